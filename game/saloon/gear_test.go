package saloon

import "testing"

func TestGearAllowsAnyNumberOfActionsInAnyOrder(t *testing.T) { // HN-24
	tb := given(t, "bar / / peacemaker mule_whip loose_shells stove_log", "open").loads(2).at(Gear)
	tb.do("equip mule_whip fist", "equip peacemaker holster", "swap", "reload loose_shells fist", "equip stove_log fist", "done").board(0, "stove_log mule_whip")
}

func TestEquippingPlaysAWeaponToFistOrHolster(t *testing.T) { // HN-25, HN-26
	tb := given(t, "bar / / mule_whip stove_log", "open").at(Gear)
	tb.may("equip mule_whip fist", "equip mule_whip holster", "equip stove_log fist", "done")
	tb.do("equip mule_whip holster").board(0, "- mule_whip").hand(0, 1).told("equipped")
}

func TestTheHolsterTakesOnlyWeaponsWithTheIcon(t *testing.T) { // HN-26
	given(t, "bar / stove_log / carbine", "open").at(Gear).may("equip carbine fist", "done")
	given(t, "bar / stove_log mule_whip", "open").at(Gear).may("quick", "move holster", "done") // no swap
}

func TestThereIsOneWeaponInASlotAtMost(t *testing.T) { // HN-27, HN-28
	tb := given(t, "bar / carbine:4 / toothpick", "open").at(Gear).do("equip toothpick fist")
	tb.board(0, "toothpick -").pile("carbine").told("replaced", "equipped")
	back := given(t, "bar / - sleeve_gun:2 / peacemaker", "open").loads(5).at(Gear).do("equip peacemaker holster")
	back.board(0, "- peacemaker:5").pile("sleeve_gun")
}

func TestAWeaponCannotJustBeThrownAway(t *testing.T) { // HN-29
	given(t, "bar / stove_log", "open").at(Gear).may("done")
}

func TestOnlyTheWeaponInTheFistAttacks(t *testing.T) { // HN-30
	given(t, "bar / - peacemaker:6", "open").may("quick", "done")
	given(t, "open / - toothpick", "bar", "doors").may("quick", "attack melee 0", "done")
	given(t, "balcony / - toothpick", "open").may("quick", "done") // it is thrown from the Fist only
}

func TestAGunIsLoadedWhenItIsEquippedUpToItsMaximum(t *testing.T) { // HN-31, T11
	given(t, "bar / / coach_gun", "open").loads(5).at(Gear).do("equip coach_gun fist").board(0, "coach_gun:2 -")
	given(t, "bar / / peacemaker", "open").loads(5).at(Gear).do("equip peacemaker holster").board(0, "- peacemaker:5")
	melee := given(t, "bar / / stove_log", "open").at(Gear).do("equip stove_log fist").untold("loaded")
	if melee.s.InLoader != 18 {
		t.Error("a Loader card for a log")
	}
}

func TestAfterTheLastLoaderCardAllAreShuffledAtOnce(t *testing.T) { // HN-32, T30
	tb := given(t, "bar / / coach_gun", "open").loads(1).at(Gear).do("equip coach_gun fist").told("loaded", "loader-shuffled")
	if tb.s.InLoader != 18 || tb.s.Loader != LoaderCopies || tb.s.Loaded != 0 {
		t.Error(tb.s.Loader)
	}
	tb = given(t, "bar / / coach_gun", "open").at(Gear).do("equip coach_gun fist").untold("loader-shuffled")
	if tb.s.InLoader != 17 || tb.s.Loaded == 0 {
		t.Errorf("%d Loader cards", tb.s.InLoader)
	}
	tb = given(t, "bar / / coach_gun", "open").loads(1)
	tb.s.Loader[2], tb.s.InLoader = 1, 2
	if tb.at(Gear).do("equip coach_gun fist").untold("loader-shuffled"); tb.s.InLoader != 1 {
		t.Errorf("%d Loader cards", tb.s.InLoader)
	}
}

func TestWeaponsMoveButNotBackToWhereTheyWere(t *testing.T) { // HN-33, HN-35
	tb := given(t, "bar / peacemaker:3 mule_whip / strong stove_log", "open").at(Gear)
	tb.can("move fist", "move holster", "swap").do("swap").board(0, "mule_whip peacemaker:3").cannot("swap")
	tb.can("equip stove_log fist")
	one := given(t, "bar / peacemaker:3 - / mule_whip loose_shells", "open").at(Gear)
	one.do("move fist").board(0, "- peacemaker:3").cannot("move holster", "move fist")
	one.can("quick").do("reload loose_shells holster").can("move holster").do("move holster").board(0, "peacemaker:5 -").cannot("move fist")
	one.do("equip mule_whip holster").can("swap")
	quick := given(t, "bar / - mule_whip", "open").at(Gear).do("quick").board(0, "mule_whip -").cannot("move fist")
	quick.do("done").at(GearTwo).can("move fist") // another phase
}

func TestMovingOntoAnotherWeaponDiscardsIt(t *testing.T) { // HN-34
	tb := given(t, "bar / peacemaker:3 mule_whip", "open").at(Gear)
	tb.do("move holster").board(0, "mule_whip -").pile("peacemaker").told("replaced", "shifted")
	given(t, "bar / peacemaker:3 mule_whip", "open").at(Gear).do("move fist").board(0, "- peacemaker:3").pile("mule_whip")
}

func TestBulletsStayWithTheirGun(t *testing.T) { // HN-35
	given(t, "bar / peacemaker:3 sleeve_gun:1", "open").at(Gear).do("swap").board(0, "sleeve_gun:1 peacemaker:3")
}

func TestAReloadCardLoadsOneGunInFistOrHolster(t *testing.T) { // HN-36
	line := "bar / peacemaker:3 sleeve_gun:0 / borrowed_belt every_chamber"
	given(t, line, "open").at(Gear).do("reload borrowed_belt fist").board(0, "peacemaker:6 sleeve_gun:0").pile("borrowed_belt").told("reloaded")
	given(t, line, "open").at(Gear).do("reload every_chamber holster").board(0, "peacemaker:3 sleeve_gun:2") // the rest is lost
}

func TestAReloadCardNeedsAGunWithRoom(t *testing.T) { // HN-37
	given(t, "bar / sleeve_gun:2 mule_whip / loose_shells", "open").at(Gear).cannot("reload loose_shells fist", "reload loose_shells holster")
}

func TestAJugCanBeEmptiedInGear(t *testing.T) { // HN-172
	tb := given(t, "bar 10 / rotgut_jug", "open").at(Gear).do("swig").grit(0, 13).board(0, "- -").pile("rotgut_jug").told("swigged", "healed")
	tb.cannot("swig")
	given(t, "bar 10 / - rotgut_jug", "open").at(Gear).cannot("swig")
	given(t, "bar 10 / rotgut_jug", "open").cannot("swig")
}

func TestFontainesGunsStartFullWithoutALoaderCard(t *testing.T) { // HN-5
	tb := given(t, "bar fontaine / / peacemaker", "open").at(Gear).do("equip peacemaker fist").board(0, "peacemaker:6 -")
	if tb.s.InLoader != 18 {
		t.Error("a Loader card was turned up")
	}
}

func TestSlickFillsUpToEight(t *testing.T) { // HN-5
	given(t, "bar slick / / strong", "open").turn(0).do("draw").hand(0, 8)
	eight := "bar slick / / strong strong strong haymaker haymaker mean_streak mean_streak one_for_me"
	given(t, eight, "open").turn(0).do("draw").hand(0, 8).untold("draws")
}

func TestDollyIsNotBoundIfSheBeginsCoverInTheOpen(t *testing.T) { // HN-5
	given(t, "open dolly restricted", "stairs").at(Cover).can("go bar", "go balcony").do("go bar").restricted(0, false)
	given(t, "bar dolly restricted", "stairs").at(Cover).cannot("go piano").can("go doors")
}

func TestDocTradesTwoCardsForAGritOnceAtEndOfTurn(t *testing.T) { // HN-5
	tb := given(t, "open 10 pennyweather / / strong strong haymaker", "balcony").at(End)
	tb.may("heal strong strong", "heal strong haymaker", "done").do("heal strong haymaker").grit(0, 11).hand(0, 1).told("traded", "traded", "healed")
	tb.phase(1, Scavenge)
	given(t, "open 10 pennyweather / / strong strong haymaker haymaker", "balcony").at(End).do("heal strong strong").grit(0, 11).phase(1, Scavenge)
	given(t, "open pennyweather / / strong strong", "balcony").at(End).phase(1, Scavenge) // nothing is missing
	given(t, "open 10 pennyweather / / strong", "balcony").at(End).phase(1, Scavenge)
}
