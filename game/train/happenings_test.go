package train

import (
	"slices"
	"testing"
)

func TestAngryMarshalShootsAtHisRoofAndGoesBackward(t *testing.T) { // CE-73
	tb := given(t, 5, "doc 2r, ghost 3i, tuco 3r, belle 1r, marshal 2i").event(cardAngry)
	tb.received("doc", 1).received("tuco", 0).received("belle", 0).stands("doc", "2r").stands("marshal", "3i")
	tb.received("ghost", 1).stands("ghost", "3r")
}

func TestAngryMarshalStaysInTheCaboose(t *testing.T) { // CE-73, CE-Q44
	given(t, 5, "doc 4r, ghost 2i, marshal 4i").event(cardAngry).received("doc", 1).stands("doc", "4r").stands("marshal", "4i")
}

func TestAngryMarshalDealsRoofAndCarSeparately(t *testing.T) { // CE-73, CE-71
	tb := given(t, 5, "doc 2r, ghost 3i, tuco 3i, marshal 2i")
	tb.s.Neutral = 2
	tb.event(cardAngry).received("doc", 1).received("ghost", 0).received("tuco", 0).stands("ghost", "3r")
	if tb.s.Neutral != 1 {
		t.Errorf("%d left", tb.s.Neutral)
	}
}

func TestSwivelArmSweepsTheRoofs(t *testing.T) { // CE-74
	given(t, 5, "doc 0r, ghost 2r, tuco 2i, belle 4r").event(cardSwivel).
		stands("doc", "4r").stands("ghost", "4r").stands("tuco", "2i").stands("belle", "4r")
}

func TestBrakingThrowsForward(t *testing.T) { // CE-75
	given(t, 5, "doc 0r, ghost 2r, tuco 2i, belle 4r").event(cardBraking).
		stands("doc", "0r").stands("ghost", "1r").stands("tuco", "2i").stands("belle", "3r")
}

func TestTheSecondStrongboxComesToTheMarshalsCar(t *testing.T) { // CE-76, CE-11
	given(t, 5, "doc 0r, ghost 2r, marshal 3i").event(cardTakeAll).lies("3i", "strongbox")
}

func TestRebellionHitsEverybodyInside(t *testing.T) { // CE-77
	given(t, 5, "doc 0i, ghost 2i, tuco 2r, marshal 3i").event(cardRebellion).
		received("doc", 1).received("ghost", 1).received("tuco", 0).stands("doc", "0i").stands("ghost", "2i")
}

func TestRevengeTakesTheLeastPurse(t *testing.T) { // CE-79
	tb := given(t, 5, "doc 2r $300 $500 $400, ghost 3r $250, tuco 2i $250, marshal 2i").event(stationRevenge)
	tb.lies("doc", "$400", "$500").lies("ghost", "$250").lies("tuco", "$250").lies("2r", "$300")
}

func TestRevengeTakesNothingButPurses(t *testing.T) { // CE-79, CE-Q46
	given(t, 5, "doc 2r jewel strongbox, ghost 3r, marshal 2i").event(stationRevenge).lies("doc", "jewel", "strongbox").lies("2r")
}

func TestPickpocketingIsForThoseAloneInTheirSpot(t *testing.T) { // CE-80, CE-82, CE-Q48
	tb := given(t, 5, "doc 3r, ghost 3i, tuco 1i, belle 1i, marshal 1i, floor 3r $300, floor 3i $500 $250 jewel, floor 1i $400")
	tb.s.Sheriff = 4
	tb.event(stationPockets)
	tb.may("pick purse/0", "pick none").choose("pick purse/0").lies("doc", "$300")
	tb.may("pick purse/0", "pick purse/1", "pick none") // the jewel is not to be had
	if why := tb.s.Why(nil, TokenRef(int(At(3, Inside)), Jewel, 0)); why.Key != "train.why.purse-only" || why.Rule != 80 {
		t.Errorf("%+v", why)
	}
	tb.choose("pick none").lies("3i", "$500", "$250", "jewel").lies("1i", "$400")
	if tb.s.Phase != Over {
		t.Errorf("two in one spot were asked: phase %s", PhaseNames[tb.s.Phase])
	}
}

func TestTheMarshalIsNoCompanyForPickpockets(t *testing.T) { // CE-80
	tb := given(t, 5, "doc 3r, ghost 1i, tuco 1i, marshal 3i, floor 3r $300").event(stationPockets)
	tb.may("pick purse/0", "pick none")
}

func TestHostageTakingPaysAtTheLocomotive(t *testing.T) { // CE-81, CE-Q49
	tb := given(t, 5, "doc 0i, ghost 0r, tuco 1i, marshal 3i").event(stationHostage)
	if got := []int{tb.s.Tally(0).Ransom, tb.s.Tally(1).Ransom, tb.s.Tally(2).Ransom}; !slices.Equal(got, []int{250, 250, 0}) {
		t.Errorf("paid %v", got)
	}
	teams := given(t, 5, "doc 0i, ghost 0r, tuco 1i, belle 2i, marshal 3i").teams().event(stationHostage)
	if teams.s.Tally(0).Ransom != 500 || teams.s.Tally(1).Ransom != 0 {
		t.Errorf("teams: %d and %d", teams.s.Tally(0).Ransom, teams.s.Tally(1).Ransom)
	}
}

func TestAnEventHitsAllAtTheSameTime(t *testing.T) { // CE-82
	// Two on neighbouring roofs both go one forward: nobody is moved twice.
	given(t, 5, "doc 3r, ghost 2r, tuco 1r").event(cardBraking).stands("doc", "2r").stands("ghost", "1r").stands("tuco", "0r")
}
