package street

import (
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

func TestTheNewsAreWhatWasDoneNotWhoseTurnItIs(t *testing.T) {
	b := New().(*Board)
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: b, Setup: game.Setup{Seed: 7}, Bots: "hb", Speed: ui.Instant})
	s.Tap("action/ready")
	for range 6 {
		if s.Settle(); s.Result != nil {
			break
		}
		for _, line := range b.news {
			if line.Rule == turnRule || strings.HasSuffix(line.Text, "'s turn.") {
				t.Fatalf("the news say %q", line.Text)
			}
		}
		if len(b.news) == 0 {
			t.Fatal("there are no news")
		}
		tapOut(s, first(t, s, rules.VerbLook))
	}
	few := worthTelling([]table.Line{{Rule: turnRule}, {Rule: 25}, {Rule: turnRule}, {Rule: 31}})
	if len(few) != 2 || few[0].Rule != 25 || few[1].Rule != 31 {
		t.Errorf("of four lines are told %v", few)
	}
}

// OL-82, OL-85: whoever chooses a token too far for the Storekeep shows his Mayor, and is told so before.
func TestTokensThatOnlyTheMayorReachesSaySo(t *testing.T) {
	for seed := range uint64(60) {
		s, who := atTheDevice(t, seed, ui.Instant)
		state := s.Match.Truth().(*rules.State)
		side := state.SideOf(who)
		at := slices.Index(state.Sides[side].Row[:], rules.Storekeep)
		helper := at - 1
		if side == rules.Red {
			helper = at + 1
		}
		if at < 0 || helper < 0 || helper >= rules.Columns || state.Sides[side].Row[helper] != rules.Mayor {
			continue
		}
		s.Tap(rules.Rules.ID(rules.SlotRef(side, at)))
		s.Update()
		before := said(s, roleName(rules.Mayor))
		s.Tap("action/ability")
		s.Update()
		far := 0
		for _, c := range [...]int{at - 2, at + 2} {
			if spot, ok := s.Find(rules.Rules.ID(rules.CellRef(c))); ok && !spot.Disabled {
				far++
			}
		}
		if more := said(s, roleName(rules.Mayor)) - before; far == 0 || more != far {
			t.Errorf("seed %d: %d tokens are too far, and the Mayor is named at %d", seed, far, more)
		}
		return
	}
	t.Fatal("no Storekeep stands right of a Mayor")
}

// said is how often the picture says these words.
func said(s *tabletest.Session, words string) (n int) {
	s.Forget()
	s.UI.Rebuild()
	s.Update()
	for _, w := range s.Said {
		if w == words {
			n++
		}
	}
	return n
}
