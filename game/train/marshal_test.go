package train

import "testing"

func TestTheMarshalGoesOneCar(t *testing.T) { // CE-47
	given(t, 5, "doc 4r, ghost 3r, marshal 2i").steal("doc marshal").may("lead car/1", "lead car/3").choose("lead car/3").stands("marshal", "3i")
	given(t, 5, "doc 4r, ghost 3r").steal("doc marshal").stands("marshal", "1i")
	given(t, 5, "doc 0r, ghost 3r, marshal 4i").steal("doc marshal").stands("marshal", "3i")
}

func TestOnlyThoseInsideTheCarHeEntersMeetHim(t *testing.T) { // CE-48, CE-67, CE-68
	tb := given(t, 5, "doc 3i, ghost 3i, tuco 3r, belle 2r, django 1i, marshal 2i").steal("doc marshal").choose("lead car/3")
	tb.stands("doc", "3r").stands("ghost", "3r").received("doc", 1).received("ghost", 1)
	tb.stands("tuco", "3r").stands("belle", "2r").stands("django", "1i").received("tuco", 0).received("belle", 0).received("django", 0)
	if tb.s.Neutral != 11 {
		t.Errorf("%d neutral left", tb.s.Neutral)
	}
}

func TestBelleHasNoProtectionFromTheMarshal(t *testing.T) { // CE-94, CE-Q7
	given(t, 5, "belle 1i, doc 1i").steal("doc marshal").stands("belle", "1r").stands("doc", "1r").received("belle", 1).received("doc", 1)
}

func TestNobodyIsEverInsideWithTheMarshal(t *testing.T) { // CE-69
	// conserve holds this at every position of the battery; here it is seen to
	// tell.
	tb := given(t, 5, "doc 1i, ghost 3i")
	tb.s.Sheriff = 1
	if err := tb.s.conserveBoard(); err == nil {
		t.Error("Doc stands beside the Marshal and nobody minds")
	}
}

func TestTheMarshalIsNoTargetAndBlocksNoView(t *testing.T) { // CE-5
	given(t, 5, "doc 1i, ghost 2r, tuco 4r, marshal 2i").steal("doc fire").fizzled(NoTarget)
	given(t, 5, "ghost 1r, tuco 4r, marshal 2i").steal("ghost fire").received("tuco", 1)
	tb := given(t, 5, "ghost 2i, doc 1i, tuco 3i, marshal 4i").steal("ghost fire")
	if why := tb.s.Why(nil, MarshalRef()); why.Key != "train.why.marshal" || why.Rule != 5 {
		t.Errorf("%+v", why)
	}
	tb = given(t, 5, "ghost 2i, doc 1i, marshal 3i").steal("ghost marshal")
	if why := tb.s.Why([]refs{MarshalRef()}, SpotRef(At(2, Roof))); why.Key != "train.why.marshal-inside" || why.Rule != 5 {
		t.Errorf("%+v", why)
	}
}

func TestOnHisRoofOneIsSafe(t *testing.T) { // CE-70
	given(t, 5, "doc 2r, ghost 4r, marshal 1i").steal("ghost marshal").choose("lead car/2").stands("doc", "2r").received("doc", 0)
}

func TestTooFewNeutralBulletsAndNobodyGetsOne(t *testing.T) { // CE-71, CE-Q32
	tb := given(t, 5, "doc 1i, ghost 2i, tuco 3i, belle 4r, marshal 4i")
	tb.s.Neutral = 1
	tb.event(cardRebellion).received("doc", 0).received("ghost", 0).received("tuco", 0)
	if tb.s.Neutral != 1 || tb.heard(EvSpared) != 1 {
		t.Errorf("%d left", tb.s.Neutral)
	}
	// Those hit by one encounter flee all the same, and a later single one takes it.
	tb = given(t, 5, "doc 1i, ghost 1i, tuco 3i, belle 4r, marshal 2i")
	tb.s.Neutral = 1
	tb.steal("belle marshal, tuco move").choose("lead car/1").stands("doc", "1r").stands("ghost", "1r").received("doc", 0)
	tb = given(t, 5, "doc 2i, ghost 4r, marshal 3i")
	tb.s.Neutral = 1
	tb.steal("ghost marshal").choose("lead car/2").received("doc", 1)
	if tb.s.Neutral != 0 {
		t.Errorf("%d left", tb.s.Neutral)
	}
}

func TestNeutralBulletsAreNobodysShotsButCountAsReceived(t *testing.T) { // CE-72
	tb := given(t, 5, "doc 1i, ghost 4r").steal("ghost marshal").received("doc", 1)
	if tb.s.Fired(0)+tb.s.Fired(1) != 0 {
		t.Error("somebody is credited with it")
	}
}
