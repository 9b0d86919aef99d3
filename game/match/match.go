// Package match is a table being played: who sits there, what has happened, and
// the one door through which a move gets into a game.
//
// People, opponents, tests, replays and tutorials all call [Match.Play]. A match
// is its setup and its records: the same setup and the same records give the
// same match on every platform, so that is all that a save holds.
//
// A Match is not safe for concurrent use: it lives on the goroutine of the game
// loop. Opponents think on their own goroutine on a copy that [Match.View] made.
package match

import (
	"errors"
	"slices"

	"drygulch/game"
)

// Player is who sits on a seat.
type Player struct {
	Name string `json:"name"`           // as typed; empty: the table gives one
	Face string `json:"face"`           // the portrait, by its name among the sprites
	Look uint8  `json:"look"`           // colour and symbol, 0 to 7
	Bot  string `json:"bot"`            // the level of a computer opponent; empty: a human
	Hint bool   `json:"hint,omitempty"` // a human who may ask for hints
}

// Human tells whether a person decides for the player.
func (p Player) Human() bool { return p.Bot == "" }

// Record is one thing that was done at the table: a move, or one of the few
// things a seat may do out of turn. Exactly one of its kinds is set.
type Record struct {
	Move   game.Move `json:"m,omitzero"`
	Resign *Resign   `json:"resign,omitempty"`
	Return *Return   `json:"return,omitempty"`
	Call   *Call     `json:"call,omitempty"`
}

// Resign says that a seat's human gave up, and which level of computer opponent
// plays the seat on to the end. Where only two sides are left at the table the
// match is over instead and nobody plays on.
type Resign struct {
	Seat game.Seat `json:"seat"`
	Bot  string    `json:"bot"`
}

// Return says that the human took his seat back.
type Return struct {
	Seat game.Seat `json:"seat"`
}

// Call says that a seat set its public switch (game.Caller).
type Call struct {
	Seat  game.Seat `json:"seat"`
	Value uint8     `json:"value"`
}

// Entry is one event of the log: which record made it happen, and what.
type Entry struct {
	Record int
	Event  game.Event
}

// The refusals of a match. None of them changes anything.
var (
	ErrIllegal = errors.New("match: that is not a legal move now")
	ErrOver    = errors.New("match: the game is over")
	ErrNoUndo  = errors.New("match: that cannot be taken back")
	ErrRecord  = errors.New("match: that cannot be done now")
)

// Match is one game at one table.
type Match struct {
	rules   *game.Rules
	setup   game.Setup
	players []Player

	state   game.State
	records []Record
	actors  []game.Seat // by record: who made the move; NoSeat if it is none
	log     []Entry
	gone    []string // by seat: the level that plays on for a human who resigned
	given   game.Seat
	notes   notes

	moves  []game.Move // of the present state; valid while fresh
	fresh  bool
	events game.Events
}

// New deals a match for these players, one a seat. It fails as Rules.New does,
// or with a *game.SeatsError when players and setup disagree.
func New(rules *game.Rules, setup game.Setup, players []Player) (*Match, error) {
	if len(players) != setup.Seats {
		return nil, &game.SeatsError{Seats: len(players), Min: setup.Seats, Max: setup.Seats}
	}
	state, err := rules.New(setup)
	if err != nil {
		return nil, err
	}
	return &Match{
		rules:   rules,
		setup:   setup,
		players: slices.Clone(players),
		state:   state,
		gone:    make([]string, setup.Seats),
		given:   game.NoSeat,
	}, nil
}

// Rules is the game that is played.
func (m *Match) Rules() *game.Rules { return m.rules }

// Setup is what the match was dealt from.
func (m *Match) Setup() game.Setup { return m.setup }

// Player is who sits on a seat.
func (m *Match) Player(seat game.Seat) Player { return m.players[seat] }

// Seats is the number of seats.
func (m *Match) Seats() int { return len(m.players) }

// Records is all that was done so far. The slice must not be changed.
func (m *Match) Records() []Record { return m.records }

// Bot is the level of the computer opponent that decides for a seat now, empty
// if a human does.
func (m *Match) Bot(seat game.Seat) string {
	if m.gone[seat] != "" {
		return m.gone[seat]
	}
	return m.players[seat].Bot
}

// Resigned tells whether a seat's human has given up.
func (m *Match) Resigned(seat game.Seat) bool { return m.gone[seat] != "" || m.given == seat }

// Humans is the set of the seats that a human decides for now.
func (m *Match) Humans() game.Seats {
	var set game.Seats
	for seat := range game.Seat(len(m.players)) {
		if m.Bot(seat) == "" {
			set = set.With(seat)
		}
	}
	return set
}

// Actor is the seat that has to decide, game.NoSeat when the match is over.
func (m *Match) Actor() game.Seat {
	if m.given != game.NoSeat {
		return game.NoSeat
	}
	return m.state.Actor()
}

// Draft tells that the actor is within a decision of several steps.
func (m *Match) Draft() bool { return m.given == game.NoSeat && m.state.Draft() }

// View makes dst what a seat sees of the match; game.NoSeat sees what everybody
// sees.
func (m *Match) View(dst game.State, seat game.Seat) {
	dst.CopyFrom(m.state)
	dst.Observe(seat)
}

// Seen is a legal move as a seat will learn it when it is played: to be asked
// before Play, for afterwards the state may not tell any more.
func (m *Match) Seen(move game.Move, by game.Seat) game.Move { return m.state.Seen(move, by) }

// Moves are the legal moves of the actor. The slice is valid until the match
// changes and must not be changed.
func (m *Match) Moves() []game.Move {
	if !m.fresh {
		m.moves = m.moves[:0]
		if m.Actor() != game.NoSeat {
			m.moves = m.state.Moves(m.moves)
		}
		m.fresh = true
	}
	return m.moves
}

// Play carries out a move of the actor and gives what happened; the events are
// whole and valid until the next change: show them by Event.Seen. A move that is
// not legal is refused with ErrIllegal or ErrOver and changes nothing.
func (m *Match) Play(move game.Move) ([]game.Event, error) {
	if m.Actor() == game.NoSeat {
		return nil, ErrOver
	}
	if !slices.Contains(m.Moves(), move) {
		return nil, ErrIllegal
	}
	actor := m.Actor()
	m.events.Reset()
	m.state.Apply(move, &m.events)
	m.add(Record{Move: move}, actor)
	for _, ev := range m.events.List() {
		m.log = append(m.log, Entry{len(m.records) - 1, ev})
	}
	return m.events.List(), nil
}

func (m *Match) add(r Record, actor game.Seat) {
	m.records = append(m.records, r)
	m.actors = append(m.actors, actor)
	m.fresh = false
}

// Log is everything that happened, as one seat learned it (game.NoSeat: as
// everybody did), from the record with number from on, appended to buf.
func (m *Match) Log(viewer game.Seat, from int, buf []Entry) []Entry {
	first, _ := slices.BinarySearchFunc(m.log, from, func(e Entry, from int) int { return e.Record - from })
	for _, e := range m.log[first:] {
		if seen, ok := e.Event.Seen(viewer); ok {
			buf = append(buf, Entry{e.Record, seen})
		}
	}
	return buf
}

// Tale is everything that happened with nothing hidden: for the result after the
// end. While the match runs it must not be looked at. The slice must not be
// changed.
func (m *Match) Tale() []Entry { return m.log }

// Over tells whether the match has ended, and how the win is shared. After a
// resignation that ended it the other side has won, whatever the board says.
func (m *Match) Over() (game.Shares, bool) {
	if m.given == game.NoSeat {
		return m.state.Outcome()
	}
	var shares game.Shares
	var winners int
	for seat := range game.Seat(len(m.players)) {
		if m.side(seat) != m.side(m.given) {
			winners++
		}
	}
	for seat := range game.Seat(len(m.players)) {
		if m.side(seat) != m.side(m.given) {
			shares[seat] = 1 / float32(winners)
		}
	}
	return shares, true
}

// Truth is the true state, for the result after the end and for tests; while
// the match runs it must not be looked at.
func (m *Match) Truth() game.State { return m.state }
