package train

import (
	"testing"

	"drygulch/game"
)

// imagines counts what a seat's mind thinks the last card of the pile to be.
func imagines(tb *table, seat game.Seat) map[Kind]int {
	view := *tb.s
	view.Observe(seat)
	mind := newBrain()
	mind.Reset(seat, &view)
	r := game.NewRand(4, 4)
	count := map[Kind]int{}
	for range 3000 {
		world := view
		mind.Deal(&world, &r)
		count[world.Scheme[world.Laid-1].Card.Kind()]++
		world.Observe(seat)
		if world != view {
			tb.t.Fatal("the world imagined looks otherwise")
		}
	}
	return count
}

func TestACardLaidInATunnelIsThoughtToBeOneThatPays(t *testing.T) { // CE-28, CE-118
	down := func(s *State) { s.Scheme[s.Laid-1].Down = true }
	lies := given(t, 5, "tuco 2i, doc 4r, floor 4r strongbox").hold(0, Move).choose("play move/0").hold(1, Robbery, Move, FloorChange, Fire, Marshal).choose("play robbery/1")
	down(lies.s)
	bare := given(t, 5, "tuco 2i, doc 4r").hold(0, Move).choose("play move/0").hold(1, Robbery, Move, FloorChange, Fire, Marshal).choose("play robbery/1")
	down(bare.s)
	with, without := imagines(lies, 0), imagines(bare, 0)
	if with[Robbery] < 2*without[Robbery] || with[Robbery] == 3000 || len(with) < 4 {
		t.Errorf("beside a strongbox %v, without %v", with, without)
	}
}
