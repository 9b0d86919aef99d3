package train

import "testing"

func TestFromInsideOneShootsIntoTheNextCar(t *testing.T) { // CE-49
	given(t, 6, "ghost 2i, doc 1i, tuco 3i, cheyenne 0i, belle 4i, django 3r").steal("ghost fire").may("fire pawn/1", "fire pawn/2")
}

func TestARoofIsNeverHitFromInside(t *testing.T) { // CE-49, CE-Q10
	given(t, 5, "django 2i, doc 1r, ghost 1i, marshal 4i").steal("django fire").received("ghost", 1).received("doc", 0)
}

func TestFromARoofOnlyTheNearestOccupiedRoofsAreSeen(t *testing.T) { // CE-50, CE-51
	given(t, 7, "ghost 3r, doc 1r, tuco 0r, django 5r, cheyenne 5r, belle 6r").steal("ghost fire").
		may("fire pawn/1", "fire pawn/3", "fire pawn/4")
}

func TestInsideIsNeverHitFromARoof(t *testing.T) { // CE-50, CE-Q11
	given(t, 5, "cheyenne 2r, doc 1i, ghost 4r").steal("cheyenne fire").received("ghost", 1).received("doc", 0)
	// Nobody in front: somebody inside the Locomotive is no roof's target.
	given(t, 5, "cheyenne 2r, doc 0i, marshal 1i").steal("cheyenne fire").fizzled(NoTarget)
}

func TestBelleBlocksTheSightToThoseBehind(t *testing.T) { // CE-51, CE-94, CE-Q3
	tb := given(t, 5, "ghost 1r, belle 0r, tuco 0r, doc 0r, django 3r").steal("ghost fire")
	tb.may("fire pawn/2", "fire pawn/3", "fire pawn/4")
	given(t, 5, "ghost 0r, belle 1r, doc 2r").steal("ghost fire").received("belle", 1).received("doc", 0)
}

func TestTheSameSpotIsNeverATarget(t *testing.T) { // CE-52, CE-88, CE-Q9
	given(t, 5, "tuco 2r, doc 2r").steal("tuco fire").fizzled(NoTarget).bullets("tuco", 6)
	given(t, 5, "ghost 2i, doc 2i").steal("ghost fire").fizzled(NoTarget)
}

func TestTheBulletIsTheShootersOwn(t *testing.T) { // CE-53
	tb := given(t, 5, "ghost 2i, doc 3i, belle 4r").steal("ghost fire, belle move").bullets("ghost", 5).received("doc", 1)
	if tb.s.Players[1].Hits[0] != 1 {
		t.Errorf("%v", tb.s.Players[1].Hits)
	}
}

func TestWithoutATargetTheBulletIsKept(t *testing.T) { // CE-54, CE-Q13
	tb := given(t, 5, "ghost 2i, doc 4i")
	tb.s.Bandits[0].Bullets = 4
	tb.steal("ghost fire").fizzled(NoTarget).bullets("ghost", 4)
	if tb.s.Fired(0) != 2 {
		t.Errorf("credited with %d shots", tb.s.Fired(0))
	}
}

func TestAfterSixShotsFireFizzles(t *testing.T) { // CE-55, CE-Q12
	tb := given(t, 5, "ghost 2i, doc 3i, belle 2r")
	tb.s.Bandits[0].Bullets = 0
	tb.steal("ghost fire, belle move").fizzled(NoBullets).bullets("ghost", 0).received("doc", 0)
	if p := &tb.s.Players[0]; p.InDeck != 10 {
		t.Errorf("the card did not go back: %d in the deck", p.InDeck)
	}
	tb = given(t, 5, "tuco 2i, doc 3i").hold(0, Fire)
	tb.s.Bandits[0].Bullets = 0
	tb.may("play fire/0", "draw") // it may still be laid
}

func TestTheShotIsCompulsory(t *testing.T) { // CE-56, CE-93, CE-Q2
	given(t, 5, "doc 0r, belle 3r, ghost 2i").steal("doc fire").received("belle", 1).bullets("doc", 5)
}

func TestTucoShootsThroughTheRoof(t *testing.T) { // CE-87, CE-Q8
	given(t, 5, "tuco 0i, doc 0r, ghost 2r, marshal 4i").steal("tuco fire").received("doc", 1).received("ghost", 0)
	given(t, 5, "tuco 2r, doc 2i, ghost 4r").steal("tuco fire").may("fire pawn/1", "fire pawn/2")
	given(t, 5, "ghost 2r, doc 2i").steal("ghost fire").fizzled(NoTarget)
}

func TestTucosExtraTargetsNeedNoSight(t *testing.T) { // CE-88
	given(t, 5, "tuco 2r, doc 2i, ghost 2i, cheyenne 2r, django 3r").steal("tuco fire").may("fire pawn/1", "fire pawn/2", "fire pawn/4")
}

func TestDjangosShotPushes(t *testing.T) { // CE-89, CE-Q16
	given(t, 5, "django 1r, doc 3r").steal("django fire").stands("doc", "4r").received("doc", 1)
	given(t, 5, "django 3i, doc 2i").steal("django fire").stands("doc", "1i").received("doc", 1)
}

func TestAtTheEndOfTheTrainThePushedStays(t *testing.T) { // CE-89, CE-Q14
	given(t, 6, "django 4i, doc 5i").steal("django fire").stands("doc", "5i").received("doc", 1).bullets("django", 5)
	given(t, 6, "django 4r, doc 0r").steal("django fire").stands("doc", "0r").received("doc", 1)
}

func TestPushedToTheMarshalGivesTwoBullets(t *testing.T) { // CE-90
	tb := given(t, 5, "django 3i, doc 2i, belle 4r, marshal 1i").steal("django fire, belle move").stands("doc", "1r").received("doc", 2)
	p := &tb.s.Players[1]
	if p.Pile[10] != NewCard(Bullet, 0) || p.Pile[11] != NewCard(Bullet, Neutral) {
		t.Errorf("on top: %s, then %s", cardID(p.Pile[11]), cardID(p.Pile[10]))
	}
}

func TestBelleIsSpareWhileAnotherCanBeShot(t *testing.T) { // CE-93, CE-94
	given(t, 5, "ghost 2i, belle 1i, doc 3i").steal("ghost fire").received("doc", 1).received("belle", 0)
	// Tuco's other level counts too.
	given(t, 5, "tuco 2i, belle 1i, doc 2r").steal("tuco fire").received("doc", 1).received("belle", 0)
	tb := given(t, 5, "ghost 2i, belle 1i, doc 3i")
	tb.s.Powers = false
	tb.steal("ghost fire").may("fire pawn/1", "fire pawn/2")
}
