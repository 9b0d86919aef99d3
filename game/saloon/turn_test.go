package saloon

import (
	"testing"

	"drygulch/game"
)

func TestATurnHasSixPhasesInFixedOrder(t *testing.T) { // HN-15
	tb := given(t, "bar 10 / peacemaker:3", "open", "doors").turn(0)
	tb.asks(0, AskScavenge).do("draw")
	tb.phase(0, Gear).asks(0, AskGear).do("done")
	tb.phase(0, Dive).asks(0, AskDive).do("done")
	tb.phase(0, Fight).asks(0, AskFight).do("done")
	tb.phase(0, Cover).asks(0, AskCover).do("done")
	tb.phase(0, GearTwo).asks(0, AskGear).do("done")
	tb.phase(0, End).asks(0, AskEnd).do("done")
	tb.phase(1, Scavenge)
}

func TestWhereEverybodySeesThatThereIsNothingToChooseOneIsNotAsked(t *testing.T) { // HN-15
	tb := given(t, "open / - -", "balcony").turn(0).do("draw", "done")
	tb.phase(0, Cover) // In the Open there is no Dive, and nobody is in range of the fist
	tb.do("done", "done").phase(1, Scavenge)
}

func TestEveryPhaseMayBePassed(t *testing.T) { // HN-16
	for phase := Gear; phase <= GearTwo; phase++ {
		given(t, "bar / peacemaker:3", "open").at(phase).can("done")
	}
	given(t, "bar 10", "open").at(End).can("done")
}

func TestWhoIsKnockedOutInHisOwnTurnEndsIt(t *testing.T) { // HN-17
	tb := given(t, "open 1 / peacemaker:1", "bar / peacemaker:3 / return_to_sender", "doors")
	tb.shoots(0, 1).do("1 block return_to_sender").do("1 attack gun 0", "commit").out(0)
	tb.phase(1, Scavenge)
}

func TestFirstOneDiscardsAnyNumberOfCards(t *testing.T) { // HN-18
	tb := given(t, "bar / / strong strong haymaker", "open").turn(0)
	tb.may("toss strong", "toss haymaker", "draw")
	tb.do("toss strong", "toss haymaker", "toss strong").may("draw").do("draw").hand(0, 7).told("tossed", "tossed", "tossed", "draws")
	given(t, "bar / / strong", "open").turn(0).do("draw").hand(0, 7).untold("tossed")
}

func TestWhoHoldsFewerThanSevenDrawsUpToSeven(t *testing.T) { // HN-19, T13
	nine := "bar / / strong strong strong haymaker haymaker mean_streak mean_streak one_for_me one_for_me"
	given(t, nine, "open").turn(0).do("toss strong", "draw").hand(0, 8).untold("draws", "drawn")
	given(t, nine, "open").turn(0).do("toss strong", "toss strong", "toss strong", "toss haymaker", "draw").hand(0, 7).told("draws", "drawn", "drawn")
}

func TestWhoHoldsSixDrawsOne(t *testing.T) { // HN-19
	given(t, "bar / / strong strong haymaker haymaker mean_streak mean_streak", "open").turn(0).do("draw").hand(0, 7)
}

func TestCardsOnTheBoardDoNotCountTowardsTheSeven(t *testing.T) { // HN-20
	given(t, "bar / peacemaker:1 mule_whip / strong", "open").turn(0).do("draw").hand(0, 7)
}

func TestThereIsNoHandLimit(t *testing.T) { // HN-21, HN-156
	eight := "bar / / strong strong strong haymaker haymaker mean_streak mean_streak one_for_me"
	given(t, eight, "open").turn(0).do("draw").hand(0, 8).untold("drawn")
	givenTeams(t, 2, eight, "open", "open", "open").turn(0).do("draw").hand(0, 8)
}

func TestNothingElseIsDoneBeforeTheDrawing(t *testing.T) { // HN-22, HN-101
	given(t, "bar / - peacemaker:2", "open").turn(0).may("draw")
	givenTeams(t, 2, "bar 20 / / round_on_the_house", "open", "open", "open").turn(0).may("toss round_on_the_house", "draw")
}

func TestWhenTheLastCardIsDrawnTheDiscardsBecomeTheDeck(t *testing.T) { // HN-23
	tb := given(t, "bar", "open").turn(0).deck("strong", "haymaker")
	tb.do("draw").hand(0, 7).told("drawn", "drawn", "reshuffled", "drawn")
	if tb.s.InDiscard != 0 || tb.s.InDeck != 80-7 {
		t.Errorf("deck %d, discards %d", tb.s.InDeck, tb.s.InDiscard)
	}
	empty := given(t, "bar", "open").turn(0).deck()
	empty.do("draw").hand(0, 7).told("reshuffled", "drawn")
	nothing := given(t, "bar", "open").turn(0)
	all := nothing.s.Deck
	nothing.s.Hands[1], nothing.s.InHand[1] = all.without(Strong), 79
	nothing.s.Deck, nothing.s.InDeck = Cards{}.with(Strong), 1
	nothing.do("draw").hand(0, 1)
}

func TestOneMayDiveIntoTheOpen(t *testing.T) { // HN-38, HN-39
	tb := given(t, "balcony", "open", "doors").at(Dive)
	tb.may("go open", "done").do("go open").where(0, Open).restricted(0, true).told("dived", "restricted")
}

func TestADiveNeedsAFreeCircle(t *testing.T) { // HN-38
	tb := given(t, "bar", "open", "open", "open", "open", "open")
	tb.at(Dive).can("go open")
	full := given(t, "open", "open", "open", "open", "open", "open")
	if full.s.MayDive(0) {
		t.Error("there is no circle")
	}
}

func TestADiveFromTheBalconyAddsTwoToTheFirstMeleeAttack(t *testing.T) { // HN-40, HN-71, T5
	tb := given(t, "balcony / / strong", "open", "doors").at(Dive).do("go open")
	tb.restricted(0, true).hits(1, "strong").told("swooped").grit(1, 14)
	blocked := given(t, "balcony", "open / / one_for_you", "doors").at(Dive).do("go open").hits(1).do("1 block one_for_you")
	if blocked.s.Swoop {
		t.Error("it is not used up by an attack that was blocked")
	}
	shot := given(t, "balcony / peacemaker:1", "open / / ruined_the_hat", "doors").at(Dive).do("go open").shoots(0, 1).untold("swooped")
	shot.do("1 block ruined_the_hat", "1 attack melee 0", "commit")
	if !shot.s.Swoop {
		t.Error("a gun attack uses it up, or the counterattack of another")
	}
}

func TestADiveFromElsewhereAddsNothing(t *testing.T) { // HN-40
	given(t, "bar", "open").at(Dive).do("go open").hits(1).untold("swooped").grit(1, 18)
}

func TestInTheOpenThereIsNoDive(t *testing.T) { // HN-41
	given(t, "open / peacemaker:1", "open").at(Dive).phase(0, Fight).restricted(0, false)
}

func TestInCoverOneMayMoveToAnyPositionWithAFreeCircle(t *testing.T) { // HN-74, HN-76
	given(t, "bar", "stairs", "balcony", "balcony").at(Cover).may("go open", "go piano", "go back", "go card-table", "go stove-table", "go doors", "done")
}

func TestUnderRestrictedMovementOneStaysOrMovesToAnOrangePosition(t *testing.T) { // HN-75
	given(t, "open restricted", "stairs", "doors").at(Cover).may("go card-table", "go stove-table", "go doors", "done")
}

func TestRestrictedMovementComesFromTheOwnDiveOrFromACard(t *testing.T) { // HN-77
	given(t, "bar", "open").at(Dive).do("go open").restricted(0, true)
	given(t, "open / / haymaker", "open").hits(1, "haymaker").restricted(0, true)
}

func TestRestrictedMovementFromOutsideTheTurnLastsUntilTheNextCoverPhaseHasPassed(t *testing.T) { // HN-78
	tb := given(t, "bar / peacemaker:1", "open / / dive_for_daylight").shoots(0, 1).do("1 block dive_for_daylight").restricted(1, true)
	tb.do("done", "done").asks(1, AskScavenge).restricted(1, true).do("draw", "done").at(Cover).restricted(1, true).may("go stairs", "go card-table", "go stove-table", "go doors", "done")
	tb.do("done").restricted(1, false).told("freed")
}

func TestAfterTheCoverPhaseItEndsWhetherOneMovedOrNot(t *testing.T) { // HN-79
	given(t, "open restricted", "bar").at(Cover).do("go stairs").restricted(0, false).told("moved", "freed")
	given(t, "open restricted", "bar").at(Cover).do("done").restricted(0, false).told("freed")
}

func TestRestrictedMovementNeverStopsADive(t *testing.T) { // HN-80
	given(t, "bar restricted", "open").at(Dive).can("go open")
}

func TestNobodyStartsUnderRestrictedMovement(t *testing.T) { // HN-81
	if s := dealt(t, 6, 3).s; s.Restricted != 0 {
		t.Error(s.Restricted)
	}
}

func TestGearTwoAllowsTheSameAsGear(t *testing.T) { // HN-82
	line := "bar / peacemaker:1 mule_whip / loose_shells carbine"
	one, two := given(t, line, "open").at(Gear), given(t, line, "open").at(GearTwo)
	two.may(one.ways()...)
	if len(one.ways()) < 6 {
		t.Error(one.ways())
	}
}

func TestAtEndOfTurnOneMayTakeTheBonusOfThePosition(t *testing.T) { // HN-85
	given(t, "bar 10", "open").at(End).may("bonus", "done").do("bonus").grit(0, 12).phase(1, Scavenge)
	given(t, "piano / peacemaker:1 sleeve_gun:0", "open").at(End).may("bonus fist", "bonus holster", "quick", "done")
	given(t, "balcony 10", "open").at(End).phase(1, Scavenge)
}

func TestBehindTheBarOneRegainsTwoGritIfAloneAndWithoutAnAttack(t *testing.T) { // HN-86, HN-91, T14
	given(t, "bar 19", "open").at(End).do("bonus").grit(0, 20).told("healed")
	given(t, "bar 10", "bar").at(End).phase(1, Scavenge)
	fought := given(t, "bar 10 / peacemaker:1", "open")
	fought.shoots(0, 1).at(End).phase(1, Scavenge).grit(0, 10)
	given(t, "bar", "open").at(End).phase(1, Scavenge) // nothing is missing
}

func TestBehindThePianoOneFindsTwoBulletsForOneGunEvenAfterAnAttack(t *testing.T) { // HN-87
	tb := given(t, "piano / peacemaker:1 sleeve_gun:1", "open").shoots(0, 1).do("go-on").at(End)
	tb.do("bonus holster").board(0, "peacemaker:0 sleeve_gun:2").told("reloaded")
	given(t, "piano / peacemaker:1", "open").shoots(0, 1).at(End).do("bonus fist").board(0, "peacemaker:2 -")
}

func TestAloneMeansThatNoOtherPawnIsThere(t *testing.T) { // HN-88, T16
	given(t, "piano / peacemaker:1", "piano").at(End).phase(1, Scavenge)
	mates := givenTeams(t, 2, "bar 20", "open", "bar", "open").at(End)
	mates.phase(1, Scavenge)
}

func TestAnAttackThatCameToNothingStillCountsForTheBar(t *testing.T) { // HN-89
	tb := given(t, "bar 10 / peacemaker:1 mule_whip", "open / / strong").shoots(0, 1).do("1 take", "0 quick")
	tb.grit(1, 20).at(End).phase(1, Scavenge)
}

func TestThenThePlayerOnTheLeftGoesOn(t *testing.T) { // HN-90
	given(t, "open", "open", "open").at(Leave).phase(1, Scavenge)
	last := given(t, "open", "open", "open")
	last.s.Turn = 2
	last.at(Leave).phase(0, Scavenge)
}

func TestGritNeverExceedsItsStartingValue(t *testing.T) { // HN-91, T26
	given(t, "bar 19", "open").at(End).do("bonus").grit(0, 20)
	givenTeams(t, 2, "bar 39 / / round_on_the_house", "open", "open", "open").at(Gear).do("round").grit(0, 40)
}

func TestAKnockedOutPlayerLeavesHisCardsAndHisCircle(t *testing.T) { // HN-93
	tb := given(t, "bar / peacemaker:4", "stairs 1 restricted / sleeve_gun:1 mule_whip / strong", "open").shoots(2, 1).do("1 take").out(1)
	tb.restricted(1, false).hand(1, 0).board(1, "- -").where(1, Nowhere).told("out", "left", "left", "left")
	if !tb.s.Free(Stairs) {
		t.Error("the circle is taken")
	}
	tb.at(Leave).phase(2, Scavenge)
}

func TestTheLastPlayerWithGritWins(t *testing.T) { // HN-94
	given(t, "bar / peacemaker:4", "open 1", "doors 1").shoots(2, 1).goesOn().at(Leave)
	given(t, "bar / peacemaker:4", "open 1").shoots(2, 1).won(0).told("out", "over", "winner")
}

func TestAfter200TurnsTheHighestGritWins(t *testing.T) { // HN-173
	tb := given(t, "bar 10", "open 12", "doors 12")
	tb.s.Turns = 199
	tb.at(Leave).goesOn().phase(1, Scavenge)
	tb.at(Leave).won(1, 2).told("stalemate", "over")
	alone := given(t, "bar 15", "open 12", "doors 12")
	alone.s.Turns = 200
	alone.at(Leave).won(0)
}

func TestADraftOfScavengeIsSeenByNobodyElse(t *testing.T) { // HN-132
	tb := given(t, "bar / / strong strong", "open").turn(0)
	before := *tb.s
	before.Observe(1)
	tb.do("toss strong")
	if !tb.s.Draft() {
		t.Error("no draft")
	}
	after := *tb.s
	after.Observe(1)
	if after != before || len(tb.ev.List()) != 1 || tb.ev.List()[0].Reaches != game.Only(0) {
		t.Error("the other sees it")
	}
}
