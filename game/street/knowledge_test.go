package street

import (
	"testing"

	"drygulch/game"
)

func TestWhoWasSeenIsNowhereElse(t *testing.T) { // OL-111
	tb := example(t).do("scout at 1").known(Red, 1, "gov").known(Red, 0, "hit she sco sto ban rev may")
	tb.known(Green, 2, "sco").known(Green, 1, "may").known(Green, 0, "gov she sto dan rep ban")
	if tb.red().Last[1] != Governor || tb.red().Since[1] != 0 {
		t.Error("it is forgotten who was seen")
	}
}

func TestAMoveMakesTwoPlacesHoldWhatEitherHeld(t *testing.T) { // OL-111, OL-25
	tb := example(t).do("scout at 1", "end", "move 1 4 stay").known(Red, 1, "gov hit she sco sto ban rev may")
	tb.do("move 1 4 exchange")
	if d := tb.red(); d.Last[1] != Governor || d.Since[1] != 2 {
		t.Errorf("last %s, %d Moves since", RoleNames[d.Last[1]], d.Since[1])
	}
	// Two who are known are still two.
	tb = example(t).do("scout at 1", "scout at 2", "move 1 2 exchange").known(Red, 1, "gov ban").known(Red, 2, "gov ban").known(Red, 0, "hit she sco sto rev may")
}

func TestASaloonMoveIsThoughtThrough(t *testing.T) { // OL-111, OL-29
	tb := example(t).do("scout at 1", "saloon/0 out with 1 2 goes 2 takes 1")
	// The Scout went in from 2, for all saw that the Mayor was in 1: Hitman and Mayor, in unknown order.
	tb.known(Green, 1, "hit may").known(Green, 2, "hit may").known(Green, 0, "gov she sto dan rep ban")
	// The newcomer could have come from either.
	tb = example(t).do("saloon/0 out with 1 2 goes 2 takes 1").known(Green, 1, "gov hit she sto dan rep ban may").known(Green, 3, "gov she sto dan rep ban may")
}

func TestTheLastOneLeftIsKnown(t *testing.T) { // OL-111
	d := example(t).green()
	for c := range 7 {
		d.see(c, d.Row[c])
	}
	if d.May[7] != Sheriff.Only() {
		t.Errorf("the last can be %011b", d.May[7])
	}
	d = example(t).green()
	for c := range d.May { // only one place can hold the Mayor
		if c != 1 {
			d.May[c] &^= Mayor.Only()
		}
	}
	d.settle()
	if d.May[1] != Mayor.Only() {
		t.Errorf("the place of the Mayor can hold %011b", d.May[1])
	}
}

func TestPlacesThatShareOutAFewRolesKeepThemFromOthers(t *testing.T) { // OL-111
	// Two places that can hold the same two, three that can hold no others than three.
	d := example(t).green()
	for _, roles := range [][]Role{{Governor, Sheriff}, {Governor, Sheriff, Dancer}} {
		for c := range d.May {
			d.May[c] = d.Street()
		}
		share := Roles(0)
		for _, r := range roles {
			share |= r.Only()
		}
		for c := range roles {
			d.May[c] = share
		}
		d.May[0] = Governor.Only() | Sheriff.Only()
		d.settle()
		for c := len(roles); c < Columns; c++ {
			if d.May[c]&share != 0 {
				t.Errorf("%d share out, and column %d can hold %011b", len(roles), c, d.May[c])
			}
		}
	}
}

// Whatever is done, each place can still hold who stands there, and who lies face up
// is known: conserve looks at both after every move.
func TestKnowledgeNeverRulesOutTheTruth(t *testing.T) { // OL-111
	for seed := range uint64(60) {
		tb := dealt(t, seed).do("ready", "ready")
		s := tb.s
		r := game.NewRand(seed, 8)
		var room [512]game.Move
		for n := 0; n < 400 && s.Phase != Over; n++ {
			ms := s.Moves(room[:0])
			m := ms[r.IntN(len(ms))]
			for i := 0; m.Verb == VerbSaloon && i < 2; i++ { // not too many of these
				m = ms[r.IntN(len(ms))]
			}
			s.Apply(m, nil)
			if err := conserve(s); err != nil {
				t.Fatalf("seed %d after %s: %v", seed, describe(m), err)
			}
		}
	}
}
