package game

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// Rules is a game: one value per game, listed in package shelf.
type Rules struct {
	Name     string // "train": names saves, words and boards
	Prefix   string // "CE": of its rule numbers
	MinSeats int
	MaxSeats int
	Options  []Option

	// Rulebook is the numbered rulebook in Markdown (RULES.md).
	Rulebook string

	// UndoAfterCommit allows a seat to take back a whole decision, up to the
	// last chance or revealed secret; within a draft undo is always allowed.
	UndoAfterCommit bool

	// Side is the side a seat plays for in the open: mates share a number. Nil:
	// every seat plays for itself, or sides are secret.
	Side func(Setup, Seat) int

	// New deals a match. It fails with an *OptionError or a *SeatsError.
	New func(Setup) (State, error)

	// Blank makes a state to copy into.
	Blank func() State

	// Conserve finds what is lost or doubled in a state that is the whole truth:
	// every card, token and figure must be there exactly once.
	Conserve func(State) error

	// Reshuffle moves, in a state that is the whole truth, all that a seat cannot
	// know, the generator included: the result is one of the worlds that look alike
	// to it. It is written from the rulebook's words on who sees what and calls
	// neither Observe nor Determinize, because they are held against it (package
	// gametest, arena -check). A half-made draft of another seat is moved too.
	Reshuffle func(State, Seat, *Rand)

	// Brain makes a mind for one seat.
	Brain func() Brain

	// Reasons are the keys of all that Brain.Why can say. True: it rests on nothing
	// but what everybody sees, and may be told while the match runs. False: it may
	// betray what somebody holds, is, plans or has been shown.
	Reasons map[string]bool

	// Openly appends what everybody can see to speak for a move: before is the
	// position as everybody sees it (Observe of NoSeat), m the move as everybody
	// learns it (Seen by NoSeat), after what everybody sees then. So it cannot tell a
	// secret. Nil: there is nothing to be told.
	Openly func(before State, m Move, after State, buf []Reason) []Reason

	// ID is the speaking, stable name of a thing to point at: "place/roof/2".
	ID func(Ref) string

	// Describe tells a move in ids, for replays and golden playthroughs.
	Describe func(Move) string

	// EventName is the name of a kind of event ("shot"); kinds run from 1 to
	// the last that has a name.
	EventName func(kind uint8) string
}

// Option is something that is agreed before the deal.
type Option struct {
	Name    string // "powers"
	Values  []string
	Default string
	PerSeat bool // chosen by each seat for itself

	// Applies tells whether the option matters for a setup; nil: always.
	Applies func(Setup) bool
}

// Setup is all that a match is dealt from. The same setup and the same moves
// give the same match on every platform.
type Setup struct {
	Seed    uint64            `json:"seed"`
	Seats   int               `json:"seats"`
	Options map[string]string `json:"options,omitempty"` // by name, "name/2" for a seat's own; what is missing is default
}

// SeatsError says that a game is not played by so many.
type SeatsError struct{ Seats, Min, Max int }

func (e *SeatsError) Error() string {
	return fmt.Sprintf("game: %d seats, want %d to %d", e.Seats, e.Min, e.Max)
}

// OptionError names an option or value that the game does not have, or that
// clashes with another.
type OptionError struct{ Name, Value string }

func (e *OptionError) Error() string {
	return fmt.Sprintf("game: option %s=%q", e.Name, e.Value)
}

// Check finds what is wrong with a setup: nil, a *SeatsError or an
// *OptionError. Every New calls it first.
func (r *Rules) Check(s Setup) error {
	if s.Seats < r.MinSeats || s.Seats > r.MaxSeats {
		return &SeatsError{s.Seats, r.MinSeats, r.MaxSeats}
	}
	if len(s.Options) == 0 {
		return nil // as most matches of an arena
	}
	known := map[string]*Option{}
	for i := range r.Options {
		o := &r.Options[i]
		if !o.PerSeat {
			known[o.Name] = o
			continue
		}
		for seat := range Seat(s.Seats) {
			known[SeatKey(o.Name, seat)] = o
		}
	}
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		o := known[name]
		if o == nil || !slices.Contains(o.Values, s.Options[name]) {
			return &OptionError{name, s.Options[name]}
		}
	}
	return nil
}

// Value is what a setup says of an option, or its default.
func (r *Rules) Value(s Setup, name string) string {
	return r.value(s, name, name)
}

// SeatValue is what a setup says of a seat's own option, or its default.
func (r *Rules) SeatValue(s Setup, name string, seat Seat) string {
	return r.value(s, name, SeatKey(name, seat))
}

func (r *Rules) value(s Setup, name, key string) string {
	if v, ok := s.Options[key]; ok {
		return v
	}
	for _, o := range r.Options {
		if o.Name == name {
			return o.Default
		}
	}
	return ""
}

// SeatKey is the name under which a Setup keeps a seat's own option.
func SeatKey(name string, seat Seat) string { return name + "/" + strconv.Itoa(int(seat)) }
