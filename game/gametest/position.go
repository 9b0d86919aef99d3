package gametest

import (
	"bytes"
	"reflect"
	"regexp"
	"slices"

	"drygulch/game"
)

// speaking is the form of ids: "card/hand/2".
var speaking = regexp.MustCompile(`^[a-z][a-z0-9-]*(/[a-z0-9-]+)*$`)

// maxSpellings of one move; more are a sign of a Spell that never ends.
const maxSpellings = 5041 // the orders of seven things, and one

// key is a state as a value that can be compared.
func key(s game.State) any { return reflect.ValueOf(s).Elem().Interface() }

// copyOf gives a state of its own.
func (b *battery) copyOf(s game.State) game.State {
	c := b.rules.Blank()
	c.CopyFrom(s)
	return c
}

// look runs the slow checks at the present position.
func (b *battery) look() {
	truth := b.copyOf(b.table.Truth())
	if key(truth) != key(b.table.Truth()) {
		b.fail("CopyFrom makes an equal", "%s", diff(truth, b.table.Truth()))
		return
	}
	moves := slices.Clone(b.table.Moves())
	if b.table.Actor() != game.NoSeat {
		b.lists(truth, moves)
		b.spellings(truth, moves)
		b.refusals(moves)
	}
	if key(truth) != key(b.table.Truth()) {
		b.fail("asking changes nothing", "%s", diff(truth, b.table.Truth()))
		return
	}
	b.sight(truth, moves)
}

// lists checks the list of legal moves.
func (b *battery) lists(s game.State, moves []game.Move) {
	before := game.Move{Verb: 255, Args: [7]uint8{1, 2, 3}}
	again := s.Moves([]game.Move{before})
	if again[0] != before || !slices.Equal(again[1:], moves) {
		b.fail("the list of moves is canonical", "asked again: %v, first %v", again, moves)
	}
	told := map[string]game.Move{}
	for _, m := range moves {
		if m == game.NoMove {
			b.fail("NoMove is no move", "it is legal")
		}
		text := b.rules.Describe(m)
		if other, known := told[text]; known || text == "" {
			b.fail("moves are told apart", "%v and %v are both told as %q", m, other, text)
		}
		told[text] = m
	}
}

// spelled is one way to tap a move together.
type spelled struct {
	move game.Move
	refs []game.Ref
	key  []byte
}

// spell gives every spelling of every move.
func (b *battery) spell(s game.State, moves []game.Move) []spelled {
	var all []spelled
	for _, m := range moves {
		for i := 0; ; i++ {
			refs := s.Spell(m, i, nil)
			if refs == nil {
				if i == 0 {
					b.fail("every legal move can be tapped", "%s has no spelling", b.rules.Describe(m))
				}
				break
			}
			if i == maxSpellings {
				b.fail("the spellings of a move come to an end", "%s", b.rules.Describe(m))
				break
			}
			sp := spelled{move: m, refs: refs}
			for _, r := range refs {
				sp.key = append(sp.key, uint8(r.Kind), r.A, r.B, r.C)
			}
			all = append(all, sp)
		}
	}
	return all
}

func (b *battery) spellings(s game.State, moves []game.Move) {
	all := b.spell(s, moves)
	ids := map[string]game.Ref{}
	ends := b.endings(s)
	for _, sp := range all {
		if len(sp.refs) == 0 {
			b.fail("every legal move can be tapped", "%s is spelled by nothing", b.rules.Describe(sp.move))
			return
		}
		b.shapeOf(sp, s.Draft(), ends)
		for _, r := range sp.refs {
			id := b.rules.ID(r)
			if !speaking.MatchString(id) {
				b.fail("ids speak", "%v is %q", r, id)
			}
			if other, known := ids[id]; known && other != r {
				b.fail("ids tell things apart", "%v and %v are both %q", r, other, id)
			}
			ids[id] = r
		}
	}
	b.reasons(s, all, ids)

	// Sorted, the beginning of another is the neighbour of one that it begins.
	slices.SortStableFunc(all, func(x, y spelled) int { return bytes.Compare(x.key, y.key) })
	for i := 1; i < len(all); i++ {
		if x, y := all[i-1], all[i]; bytes.HasPrefix(y.key, x.key) {
			b.fail("no spelling is the beginning of another", "%s: %v begins %s: %v",
				b.rules.Describe(x.move), b.names(x.refs), b.rules.Describe(y.move), b.names(y.refs))
		}
	}
}

// endings tells of a move whether it completes a decision.
func (b *battery) endings(s game.State) func(game.Move) bool {
	known := map[game.Move]bool{}
	after := b.rules.Blank()
	return func(m game.Move) bool {
		if _, ok := known[m]; !ok {
			after.CopyFrom(s)
			after.Apply(m, nil)
			known[m] = !(after.Draft() && after.Actor() == s.Actor())
		}
		return known[m]
	}
}

// shapeOf checks that nothing is played or ended by the first tap.
func (b *battery) shapeOf(sp spelled, within bool, ends func(game.Move) bool) {
	first, last := sp.refs[0].Kind, sp.refs[len(sp.refs)-1].Kind
	if within || first != game.RefCard && first != game.RefAction || !ends(sp.move) {
		return
	}
	if len(sp.refs) < 2 {
		b.fail("nothing happens by the first tap", "%s is spelled %v", b.rules.Describe(sp.move), b.names(sp.refs))
	}
	if first == game.RefCard && last != game.RefSeat && last != game.RefPlace && last != game.RefAction {
		b.fail("a card is played at a seat, a place or an action", "%s is spelled %v", b.rules.Describe(sp.move), b.names(sp.refs))
	}
}

func (b *battery) names(refs []game.Ref) []string {
	var names []string
	for _, r := range refs {
		names = append(names, b.rules.ID(r))
	}
	return names
}

// reasons asks why not, of everything after every beginning of some spellings.
func (b *battery) reasons(s game.State, all []spelled, ids map[string]game.Ref) {
	const some = 8
	next := map[string]bool{}
	for _, sp := range all {
		for n := range sp.refs {
			next[string(sp.key[:4*(n+1)])] = true
		}
	}
	for range min(some, len(all)) {
		sp := all[b.chance.IntN(len(all))]
		for n := range sp.refs {
			for id, r := range ids {
				path := string(append(slices.Clone(sp.key[:4*n]), uint8(r.Kind), r.A, r.B, r.C))
				if why := s.Why(sp.refs[:n], r); next[path] && why != (game.Reason{}) {
					b.fail("what can be tapped needs no reason", "%s after %v: %q", id, b.names(sp.refs[:n]), why.Key)
				}
			}
			junk := b.chance.Uint64()
			s.Why(sp.refs[:n], game.Ref{Kind: game.RefKind(junk % 9), A: uint8(junk >> 8), B: uint8(junk >> 16), C: uint8(junk >> 24)})
		}
	}
}

// refusals tries moves that are not legal.
func (b *battery) refusals(moves []game.Move) {
	before := key(b.table.Truth())
	records := len(b.table.Records())
	for range 4 {
		junk := b.chance.Uint64()
		m := moves[b.chance.IntN(len(moves))]
		if junk%4 == 0 {
			m = game.NoMove
		} else {
			m.Args[junk>>8%7] = uint8(junk >> 16)
			m.Verb += uint8(junk >> 24 % 2)
		}
		if slices.Contains(moves, m) {
			continue
		}
		if _, err := b.table.Play(m); err == nil {
			b.fail("a move that is not legal is refused", "%v was played", m)
		}
		if key(b.table.Truth()) != before || len(b.table.Records()) != records {
			b.fail("a move that is not legal is refused", "%v changed the match", m)
		}
	}
}
