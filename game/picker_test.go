package game_test

import (
	"slices"
	"testing"

	"drygulch/game"
)

// The tests of this package show how the awkward decisions of the four games go
// through the contract: small states that know one situation each, and a picker that
// taps their moves together as a person does.

// picker is a person's way to a move: the things tapped so far.
type picker struct {
	t      *testing.T
	state  game.State
	prefix []game.Ref
}

func pick(t *testing.T, s game.State) *picker {
	t.Helper()
	checkSpellings(t, s)
	return &picker{t: t, state: s}
}

// next gives what can be tapped now, each once, and the move that is complete.
func (p *picker) next() (refs []game.Ref, done game.Move) {
	for _, m := range p.state.Moves(nil) {
		for _, way := range spellings(p.state, m) {
			if len(way) < len(p.prefix) || !slices.Equal(way[:len(p.prefix)], p.prefix) {
				continue
			}
			if len(way) == len(p.prefix) {
				done = m
			} else if r := way[len(p.prefix)]; !slices.Contains(refs, r) {
				refs = append(refs, r)
			}
		}
	}
	return refs, done
}

// tap taps one thing after the other and gives the move that is then complete,
// NoMove if none is.
func (p *picker) tap(refs ...game.Ref) game.Move {
	p.t.Helper()
	for _, r := range refs {
		can, _ := p.next()
		if !slices.Contains(can, r) {
			p.t.Fatalf("after %v %v cannot be tapped, but %v", p.prefix, r, can)
		}
		p.prefix = append(p.prefix, r)
	}
	_, done := p.next()
	return done
}

// play taps a move together and applies it.
func play(t *testing.T, s game.State, refs ...game.Ref) []game.Event {
	t.Helper()
	m := pick(t, s).tap(refs...)
	if m == game.NoMove {
		t.Fatalf("%v is no whole move", refs)
	}
	var ev game.Events
	s.Apply(m, &ev)
	return ev.List()
}

// legal tells whether taps lead to a move.
func legal(s game.State, refs ...game.Ref) bool {
	for _, m := range s.Moves(nil) {
		for _, way := range spellings(s, m) {
			if slices.Equal(way, refs) {
				return true
			}
		}
	}
	return false
}

func spellings(s game.State, m game.Move) (ways [][]game.Ref) {
	for i := 0; ; i++ {
		way := s.Spell(m, i, nil)
		if way == nil {
			return ways
		}
		ways = append(ways, way)
	}
}

// checkSpellings fails if the first tap of one way may be the whole of another.
func checkSpellings(t *testing.T, s game.State) {
	t.Helper()
	var all [][]game.Ref
	for _, m := range s.Moves(nil) {
		all = append(all, spellings(s, m)...)
	}
	for i, x := range all {
		for j, y := range all {
			if i != j && len(x) <= len(y) && slices.Equal(x, y[:len(x)]) {
				t.Fatalf("%v begins %v", x, y)
			}
		}
	}
}

// Things to point at.
func hand(i int) game.Ref       { return game.Ref{Kind: game.RefCard, C: uint8(i)} }
func inPlay(i int) game.Ref     { return game.Ref{Kind: game.RefCard, A: 1, C: uint8(i)} }
func seat(s game.Seat) game.Ref { return game.Ref{Kind: game.RefSeat, A: uint8(s)} }
func place(zone, i int) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: uint8(zone), C: uint8(i)}
}
func choice(list, answer int) game.Ref {
	return game.Ref{Kind: game.RefChoice, A: uint8(list), B: uint8(answer)}
}
func action(a uint8) game.Ref { return game.Ref{Kind: game.RefAction, A: a} }

func move(verb uint8, args ...uint8) game.Move {
	m := game.Move{Verb: verb}
	copy(m.Args[:], args)
	return m
}
