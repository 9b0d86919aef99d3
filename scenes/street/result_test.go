package street

import (
	"testing"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/street"
)

// Good, Bad and Ugly each have a poster of their own, and so has nobody.
func TestEachWayToWinHasItsOwnPoster(t *testing.T) {
	seen := map[string]rules.Way{}
	for way := rules.Good; way <= rules.Drawn; way++ {
		for _, winner := range []game.Seat{0, 1} {
			s := rules.Rules.Blank().(*rules.State)
			s.Phase, s.Way, s.Winner, s.Green, s.Turns = rules.Over, way, winner, 1, 12
			shares := game.Shares{}
			shares[winner] = 1
			if way == rules.Drawn {
				s.Winner, shares = game.NoSeat, game.Shares{.5, .5}
			}
			b := New().(*Board)
			b.now = *s
			r := b.Result(&table.View{Rules: rules.Rules, State: s}, shares)
			if r.Head == "" || r.Deed == "" || r.Line == "" || len(r.Rows) != 2 {
				t.Fatalf("%s: %+v", rules.WayNames[way], r)
			}
			if was, ok := seen[r.Head]; ok && was != way {
				t.Errorf("%s and %s have the same head %q", rules.WayNames[was], rules.WayNames[way], r.Head)
			}
			seen[r.Head] = way
			if way == rules.Drawn {
				if r.Face != 0 || r.Rows[0].Place != 1 || r.Rows[1].Place != 1 {
					t.Errorf("drawn: face %d, places %d and %d", r.Face, r.Rows[0].Place, r.Rows[1].Place)
				}
				continue
			}
			if r.Face != faces[s.SideOf(winner)][heroes[way]] || r.Rows[0].Seat != winner || r.Rows[1].Place != 2 {
				t.Errorf("%s for seat %d: face %d, first %d", rules.WayNames[way], winner, r.Face, r.Rows[0].Seat)
			}
		}
	}
}

// A match that ends because somebody left has a winner and no deed.
func TestWhoeverStaysHasAPosterToo(t *testing.T) {
	s := rules.Rules.Blank().(*rules.State)
	s.Phase, s.Winner = rules.Acting, game.NoSeat
	b := New().(*Board)
	b.now = *s
	r := b.Result(&table.View{Rules: rules.Rules, State: s}, game.Shares{1: 1})
	if r.Head != lang.T("street/end/head/left") || r.Rows[0].Seat != 1 || r.Rows[0].Place != 1 || r.Rows[1].Place != 2 {
		t.Errorf("%+v", r)
	}
}
