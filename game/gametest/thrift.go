package gametest

import (
	"reflect"
	"slices"
	"testing"

	"drygulch/game"
)

// maxState is the size of a state in bytes, at most.
const maxState = 1536

// shape checks what a state is made of, once.
func (b *battery) shape(setup game.Setup) {
	b.setup, b.record = setup, -1
	t := reflect.TypeOf(b.rules.Blank())
	if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct {
		b.fail("a state is a flat struct", "%v is no pointer to a struct", t)
		return
	}
	t = t.Elem()
	if t.Size() > maxState {
		b.fail("a state is small", "%d bytes, want %d at most", t.Size(), maxState)
	}
	if path := crooked(t); path != "" {
		b.fail("a state is a flat struct", "%v%s", t, path)
	}
}

// crooked finds a part of a type that is not flat or not of fixed size.
func crooked(t reflect.Type) string {
	switch k := t.Kind(); {
	case k == reflect.Struct:
		for i := range t.NumField() {
			if path := crooked(t.Field(i).Type); path != "" {
				return "." + t.Field(i).Name + path
			}
		}
		return ""
	case k == reflect.Array:
		if path := crooked(t.Elem()); path != "" {
			return "[]" + path
		}
		return ""
	case k == reflect.Int || k == reflect.Uint || k == reflect.Uintptr:
		return " is " + k.String() + ", which is not alike on every platform"
	case k >= reflect.Bool && k <= reflect.Float64:
		return ""
	default:
		return " is " + k.String()
	}
}

// thrift checks that nothing a search does again and again allocates.
func (b *battery) thrift(truth game.State, moves []game.Move) {
	const runs = 3
	s, view := b.rules.Blank(), b.copyOf(truth)
	actor := truth.Actor()
	view.Observe(actor)
	buf := slices.Grow([]game.Move(nil), len(moves))
	refs := make([]game.Ref, 0, 64)
	weights := make([]float32, len(moves))
	some := b.someOf(moves)
	brain := b.rules.Brain()
	brain.Reset(actor, b.deal(actor))
	for _, c := range []struct {
		name string
		do   func()
	}{
		{"CopyFrom", func() { s.CopyFrom(truth) }},
		{"Moves", func() { buf = truth.Moves(buf[:0]) }},
		{"Apply", func() {
			for _, m := range some {
				s.CopyFrom(truth)
				s.Apply(m, nil)
			}
		}},
		{"Observe", func() { s.CopyFrom(truth); s.Observe(actor) }},
		{"Determinize", func() { s.CopyFrom(view); s.Determinize(&b.chance) }},
		{"Outcome", func() { truth.Outcome() }},
		{"Seen", func() {
			for _, m := range some {
				truth.Seen(m, game.NoSeat)
			}
		}},
		{"Spell", func() {
			for _, m := range some {
				refs = truth.Spell(m, 0, refs[:0])
			}
		}},
		{"Brain.Deal", func() { s.CopyFrom(view); brain.Deal(s, &b.chance) }},
		{"Brain.Prior", func() { brain.Prior(view, moves, weights) }},
		{"Brain.Silly", func() { brain.Silly(view, moves[0]) }},
		{"Brain.Value", func() { brain.Value(truth) }},
	} {
		if n := testing.AllocsPerRun(runs, c.do); n > 0 {
			b.fail("thinking allocates nothing", "%s: %v allocations", c.name, n)
		}
	}
}

// deal is a seat's view of the start of the match.
func (b *battery) deal(seat game.Seat) game.State {
	s, err := b.rules.New(b.setup)
	if err != nil {
		return b.rules.Blank()
	}
	s.Observe(seat)
	return s
}
