package gametest

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"drygulch/game"
	"drygulch/game/match"
)

// digestEach is the number of records between two digests of the state.
const digestEach = 10

// Transcript writes a match as text: what it was dealt from, each record by its
// game's ids with the events that it made happen, faces open, and digests of the
// state now and then, with the state itself where it can tell (fmt.Stringer).
func Transcript(w io.Writer, m *match.Match) error {
	out := &transcript{w: w, rules: m.Rules()}
	out.head(m.Setup())
	past, err := m.At(0)
	if err != nil {
		return err
	}
	out.digest("deal", past.Truth())
	for i, r := range m.Records() {
		if err := out.record(past, i, r); err != nil {
			return err
		}
		if (i+1)%digestEach == 0 || i+1 == len(m.Records()) {
			out.digest("=", past.Truth())
		}
	}
	if shares, over := past.Over(); over {
		out.print("over %v\n", shares[:past.Seats()])
	}
	return out.err
}

// transcript writes lines and keeps the first error.
type transcript struct {
	w     io.Writer
	rules *game.Rules
	err   error
}

func (t *transcript) print(format string, args ...any) {
	if t.err == nil {
		_, t.err = fmt.Fprintf(t.w, format, args...)
	}
}

func (t *transcript) head(s game.Setup) {
	t.print("game %s\nseats %d\nseed %d\n", t.rules.Name, s.Seats, s.Seed)
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		t.print("option %s %s\n", name, s.Options[name])
	}
}

func (t *transcript) digest(what string, s game.State) {
	t.print("%s %016x\n", what, game.Sum(s))
	if told, ok := s.(fmt.Stringer); ok {
		for line := range strings.Lines(strings.TrimRight(told.String(), "\n")) {
			t.print("\t| %s\n", strings.TrimRight(line, "\n"))
		}
	}
}

// record replays one record and tells it.
func (t *transcript) record(m *match.Match, i int, r match.Record) error {
	switch {
	case r.Resign != nil:
		t.print("%d seat %d resigns, %s plays on\n", i+1, r.Resign.Seat, r.Resign.Bot)
		return m.Resign(r.Resign.Seat, r.Resign.Bot)
	case r.Return != nil:
		t.print("%d seat %d is back\n", i+1, r.Return.Seat)
		return m.TakeBack(r.Return.Seat)
	case r.Call != nil:
		t.print("%d seat %d calls %d\n", i+1, r.Call.Seat, r.Call.Value)
		return m.Call(r.Call.Seat, r.Call.Value)
	}
	t.print("%d %s\n", i+1, t.move(m.Actor(), r.Move))
	events, err := m.Play(r.Move)
	for _, ev := range events {
		t.event(ev)
	}
	return err
}

func (t *transcript) move(actor game.Seat, m game.Move) string {
	return fmt.Sprintf("seat %d: %s", actor, t.rules.Describe(m))
}

// event tells one event: its rule, its kind, whose it is, from where to where, and
// who may read its faces if not everybody.
func (t *transcript) event(ev game.Event) {
	t.print("\t")
	if ev.Rule != 0 {
		t.print("%s-%d ", t.rules.Prefix, ev.Rule)
	}
	t.print("%s", t.rules.EventName(ev.Kind))
	if ev.Actor != game.NoSeat {
		t.print(" seat %d", ev.Actor)
	}
	if ev.From != (game.Ref{}) {
		t.print(" from %s", t.rules.ID(ev.From))
	}
	if ev.To != (game.Ref{}) {
		t.print(" to %s", t.rules.ID(ev.To))
	}
	if ev.Face != ([2]uint8{}) {
		t.print(" face %d,%d", ev.Face[0], ev.Face[1])
	}
	if ev.Amount != ([2]int16{}) {
		t.print(" amount %d,%d", ev.Amount[0], ev.Amount[1])
	}
	if ev.Reaches != game.AllSeats {
		t.print(" reaches %s", seatList(ev.Reaches))
	}
	if ev.Faces != game.AllSeats && ev.Face != ([2]uint8{}) {
		t.print(" read by %s", seatList(ev.Faces))
	}
	if ev.Final {
		t.print(" final")
	}
	t.print("\n")
}

// tell is a row of events as text, for messages.
func (b *battery) tell(events []game.Event) string {
	var text strings.Builder
	t := &transcript{w: &text, rules: b.rules}
	for _, ev := range events {
		t.event(ev)
	}
	return text.String()
}

func seatList(set game.Seats) string {
	var list []string
	for seat := range game.Seat(game.MaxSeats) {
		if set.Has(seat) {
			list = append(list, fmt.Sprint(seat))
		}
	}
	if list == nil {
		return "nobody"
	}
	return strings.Join(list, ",")
}
