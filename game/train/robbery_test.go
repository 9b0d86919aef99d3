package train

import (
	"testing"

	"drygulch/game"
)

func TestRobberyTakesOneTokenOfOnesChoice(t *testing.T) { // CE-57
	tb := given(t, 5, "ghost 2i $250, doc 4i, floor 2i $300 jewel strongbox").steal("ghost robbery")
	tb.may("rob purse/0", "rob jewel/0", "rob strongbox/0").choose("rob strongbox/0")
	tb.lies("ghost", "$250", "strongbox").lies("2i", "$300", "jewel")
}

func TestAPurseIsChosenUnseenAndSeenOnceTaken(t *testing.T) { // CE-58
	tb := given(t, 5, "ghost 2i, doc 4i, floor 2i $300 $500 $300").steal("ghost robbery")
	view := *tb.s
	view.Observe(0)
	for _, purse := range view.TokensAt(int(At(2, Inside))) {
		if purse.Value != 0 {
			t.Errorf("Ghost sees $%d on the floor", int(purse.Value)*PurseUnit)
		}
	}
	tb.may("rob purse/0", "rob purse/1", "rob purse/2").choose("rob purse/1").lies("2i", "$300", "$300").lies("ghost", "$500")
	for viewer, want := range map[game.Seat]uint8{0: 10, 1: 0, game.NoSeat: 0} {
		view := *tb.s
		view.Observe(viewer)
		if got := view.TokensAt(OnCard)[0].Value; got != want {
			t.Errorf("seat %d sees value %d, want %d", viewer, got, want)
		}
		for _, e := range tb.ev.List() {
			if seen, _ := e.Seen(viewer); seen.Kind == EvRobbed && seen.Face[0] != want {
				t.Errorf("seat %d hears of value %d, want %d", viewer, seen.Face[0], want)
			}
		}
	}
}

func TestTheOtherLevelIsOutOfReach(t *testing.T) { // CE-59, CE-Q31
	given(t, 5, "doc 2r, ghost 4i, floor 2i $300").steal("doc robbery").fizzled(NothingHere).lies("2i", "$300")
	given(t, 5, "doc 2i, ghost 4i, floor 2r $300").steal("doc robbery").fizzled(NothingHere)
	given(t, 5, "doc 2r, ghost 4i, floor 2r $300").steal("doc robbery").lies("doc", "$300").lies("2r")
}
