package train

import (
	"slices"
	"strings"
	"testing"
)

func TestPunchReachesOnlyTheSameSpot(t *testing.T) { // CE-60
	given(t, 5, "ghost 2i, doc 2r, tuco 1i, marshal 3i").steal("ghost punch").fizzled(NobodyHere)
	tb := given(t, 5, "ghost 2i, doc 2i, tuco 2i, django 2r").steal("ghost punch")
	tb.may("punch pawn/1 none car/1", "punch pawn/1 none car/3", "punch pawn/2 none car/1", "punch pawn/2 none car/3")
}

func TestThePuncherNamesTheKindThatFalls(t *testing.T) { // CE-61, CE-Q27
	tb := given(t, 5, "ghost 2i, doc 2i $300 jewel strongbox").steal("ghost punch")
	tb.may("punch pawn/1 purse car/1", "punch pawn/1 purse car/3", "punch pawn/1 jewel car/1", "punch pawn/1 jewel car/3",
		"punch pawn/1 strongbox car/1", "punch pawn/1 strongbox car/3")
	tb.choose("punch pawn/1 jewel car/3").lies("2i", "jewel").lies("doc", "$300", "strongbox").stands("doc", "3i")
}

func TestThePurseFallsAsChanceWillHaveIt(t *testing.T) { // CE-62
	fell := map[uint8]int{}
	for seed := range uint64(300) {
		tb := given(t, 5, "ghost 2i, doc 2i $250 $300 $500")
		for range seed {
			tb.s.Rand.Uint64()
		}
		tb.steal("ghost punch").choose("punch pawn/1 purse car/1")
		fell[tb.s.TokensAt(int(At(2, Inside)))[0].Value]++
	}
	for _, value := range []uint8{5, 6, 10} {
		if fell[value] < 70 || fell[value] > 130 {
			t.Errorf("the purse of $%d fell %d times of 300", int(value)*PurseUnit, fell[value])
		}
	}
}

func TestWhoOwnsNothingIsStillMoved(t *testing.T) { // CE-63, CE-Q26
	given(t, 5, "ghost 2i, doc 2i").steal("ghost punch").choose("punch pawn/1 none car/1").stands("doc", "1i").lies("2i")
}

func TestTheLootFallsWhereThePunchWas(t *testing.T) { // CE-61, CE-64, CE-Q21
	given(t, 5, "ghost 2i, doc 2i $400").steal("ghost punch").choose("punch pawn/1 purse car/1").lies("2i", "$400").lies("1i").stands("doc", "1i")
}

func TestThePunchedLandsInTheNextCarOnTheSameLevel(t *testing.T) { // CE-64, CE-Q24
	tb := given(t, 5, "ghost 2i, doc 2i").steal("ghost punch").may("punch pawn/1 none car/1", "punch pawn/1 none car/3")
	if why := tb.s.Why([]refs{PawnRef(1)}, SpotRef(At(2, Roof))); why.Key != "train.why.landing" || why.Rule != 64 {
		t.Errorf("%+v", why)
	}
	given(t, 5, "ghost 2r, doc 2r").steal("ghost punch").choose("punch pawn/1 none car/3").stands("doc", "3r")
}

func TestAtTheEndsThereIsOneLanding(t *testing.T) { // CE-64, CE-Q25, CE-122
	given(t, 5, "ghost 0r, doc 0r").steal("ghost punch").stands("doc", "1r")
	given(t, 5, "ghost 4i, doc 4i $300").steal("ghost punch").stands("doc", "3i").lies("4i", "$300")
}

func TestKnockedToTheMarshalGivesABulletAndTheRoof(t *testing.T) { // CE-65, CE-67
	tb := given(t, 5, "ghost 2i, doc 2i jewel, marshal 1i").steal("ghost punch").choose("punch pawn/1 jewel car/1")
	tb.stands("doc", "1r").received("doc", 1).lies("2i", "jewel").lies("1i")
}

func TestLandingOnTheMarshalsRoofIsSafe(t *testing.T) { // CE-70, CE-Q23
	given(t, 5, "ghost 2r, doc 2r, marshal 1i").steal("ghost punch").choose("punch pawn/1 none car/1").stands("doc", "1r").received("doc", 0)
}

func TestAPunchIsNoShot(t *testing.T) { // CE-66
	tb := given(t, 5, "ghost 2i, doc 2i").steal("ghost punch").choose("punch pawn/1 none car/1").bullets("ghost", 6).received("doc", 0)
	if tb.s.Fired(0) != 0 {
		t.Error("it counts for the Gunslinger")
	}
}

func TestCheyenneTakesThePurse(t *testing.T) { // CE-91, CE-Q18
	tb := given(t, 5, "cheyenne 2i, doc 2i $300").steal("cheyenne punch")
	tb.may("punch pawn/1 purse car/1 take", "punch pawn/1 purse car/3 take") // not asked: taken
	tb.choose("punch pawn/1 purse car/1 take").lies("cheyenne", "$300").lies("2i").stands("doc", "1i")
	if tb.heard(EvSnatched) != 1 || tb.heard(EvDropped) != 0 {
		t.Error("told as a drop")
	}
	off := given(t, 5, "cheyenne 4i, doc 4i $300")
	off.s.Powers = false
	off.steal("cheyenne punch").lies("4i", "$300")
}

func TestCheyenneMayLeaveThePurse(t *testing.T) { // CE-92, CE-Q19
	tb := given(t, 5, "cheyenne 2i, doc 2i $300 jewel")
	tb.s.AskTake = true
	tb.steal("cheyenne punch").may("punch pawn/1 purse car/1", "punch pawn/1 purse car/1 take", "punch pawn/1 purse car/3",
		"punch pawn/1 purse car/3 take", "punch pawn/1 jewel car/1", "punch pawn/1 jewel car/3")
	tb.choose("punch pawn/1 purse car/3").lies("2i", "$300").lies("3i").lies("cheyenne").stands("doc", "3i")
}

func TestCheyenneTakesNoJewel(t *testing.T) { // CE-91, CE-Q20
	tb := given(t, 5, "cheyenne 2i, doc 2i jewel")
	tb.s.AskTake = true
	tb.steal("cheyenne punch").may("punch pawn/1 jewel car/1", "punch pawn/1 jewel car/3").choose("punch pawn/1 jewel car/1")
	tb.lies("2i", "jewel").lies("cheyenne")
}

func TestCheyenneSeesTheValueOnceItIsHers(t *testing.T) { // CE-92, CE-120
	tb := given(t, 5, "cheyenne 2i, doc 2i $300 $500, ghost 4r").steal("cheyenne punch").choose("punch pawn/1 purse car/1 take")
	for viewer, knows := range []bool{true, true, false} {
		view := *tb.s
		view.Observe(seat(viewer))
		if got := view.TokensAt(OnCard)[0].Value != 0; got != knows {
			t.Errorf("seat %d knows the purse: %v, want %v", viewer, got, knows)
		}
	}
}

func TestBelleIsSpareWhileAnotherCanBePunched(t *testing.T) { // CE-93, CE-Q6
	tb := given(t, 5, "cheyenne 3i, belle 3i, doc 3i").steal("cheyenne punch")
	if slices.ContainsFunc(tb.ways(), func(way string) bool { return !strings.HasPrefix(way, "punch pawn/2") }) {
		t.Errorf("%q", tb.ways())
	}
	given(t, 5, "cheyenne 4i, belle 4i").steal("cheyenne punch").stands("belle", "3i")
}
