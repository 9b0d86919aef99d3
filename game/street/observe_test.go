package street

import (
	"testing"

	"drygulch/game"
)

func TestAtTheEndEverythingIsTurnedUp(t *testing.T) { // OL-112
	tb := given(t, "gov ban she sco sto rev hit may | dan rep", pool, "hit may sco sto ban rep gov she | dan rev").do("hitman at 0")
	for seat := game.NoSeat; seat < 2; seat++ {
		v := *tb.s
		v.Observe(seat)
		if v.Sides != tb.s.Sides || v.Cells != tb.s.Cells || v.Reserve != tb.s.Reserve || v.Way != Bad {
			t.Errorf("seat %d does not see everything", seat)
		}
	}
}

func TestNoMoveListNamesWhatItsSeatCannotSee(t *testing.T) { // OL-111
	// Legal moves are the same in every world that looks alike.
	r := game.NewRand(4, 4)
	for seed := range uint64(50) {
		tb := middleOf(t, seed)
		v := *tb.s
		v.Observe(tb.s.Act)
		want := tb.s.Moves(nil)
		for range 4 {
			w := v
			w.Determinize(&r)
			got := w.Moves(nil)
			if len(got) != len(want) {
				t.Fatalf("seed %d: %d moves, elsewhere %d", seed, len(want), len(got))
			}
			for i := range got {
				if got[i] != want[i] {
					t.Fatalf("seed %d: %s, elsewhere %s", seed, describe(want[i]), describe(got[i]))
				}
			}
		}
	}
}

func TestAStrangerSeesNeitherRow(t *testing.T) { // OL-8
	tb := example(t).do("look 3")
	v := *tb.s
	v.Observe(game.NoSeat)
	if v.Sides[Green].Row != [Columns]Role{} || v.Sides[Red].Row != [Columns]Role{} || v.Cells[3].Token != NoToken {
		t.Error("a stranger sees a back")
	}
	w := v
	r := game.NewRand(1, 1)
	w.Determinize(&r)
	if err := conserve(&w); err != nil {
		t.Error(err)
	}
}

func TestTheSidesOfASeatAreItsOwn(t *testing.T) { // OL-1
	for _, green := range []game.Seat{0, 1} {
		s := State{Green: green}
		for seat := range game.Seat(2) {
			if s.SeatOf(s.SideOf(seat)) != seat || (s.SideOf(seat) == Green) != (seat == green) {
				t.Errorf("Green is %d: seat %d plays %d", green, seat, s.SideOf(seat))
			}
		}
	}
	if leftOf(Green, 3) != 2 || leftOf(Red, 3) != 4 {
		t.Error("left is not said from the owner's chair")
	}
}
