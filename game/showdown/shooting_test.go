package showdown

import "testing"

func TestWhoIsHitAnswersOrLosesALifePoint(t *testing.T) { // BG-37, BG-38
	tb := given(t, "sheriff nobody: bang", "outlaw nobody: missed beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").asked(1).may("answer missed", "yield").do("1 yield").life(1, 3).asked(0).told("took-hit", "wounded")
	tb = given(t, "sheriff nobody: bang", "outlaw nobody: missed beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 answer missed").life(1, 4).told("missed", "cancelled").pile("bang", "missed")
}

func TestMissedIsNeverPlayedOnOnesOwnAccount(t *testing.T) { // BG-38
	given(t, "sheriff nobody: missed", idle("outlaw"), idle("outlaw"), idle("renegade")).may("end")
}

func TestEverybodyWithACardIsAskedWhateverHeHolds(t *testing.T) { // BG-89
	tb := given(t, "sheriff nobody: bang indians duel", "outlaw nobody: beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").asked(1).may("yield").do("1 yield")
	tb.do("0 play indians").asked(1).may("yield").do("1 yield").life(2, 3)
	tb.do("0 play duel seat/1").asked(1).may("yield").do("1 yield").life(1, 1)
	// Who has none is answered for: all can see it.
	tb = given(t, "sheriff nobody: bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").asked(0).life(1, 3)
}

func TestGatlingShootsAtEverybodyFromTheLeft(t *testing.T) { // BG-45
	tb := given(t, idle("sheriff"), "outlaw slab-the-killer: gatling", "outlaw nobody: missed / barrel", "renegade jourdonnais: bang")
	tb.do("0 end").do("1 play gatling").asked(2).may("flip barrel", "answer missed", "yield")
	tb.do("2 answer missed").asked(3).may("flip own", "yield").do("3 yield").life(3, 3).life(2, 4).life(0, 4).asked(1)
}

func TestIndiansTakeABangOrALifePoint(t *testing.T) { // BG-46
	tb := given(t, "sheriff nobody: indians", "outlaw nobody: bang missed", "outlaw jourdonnais: missed / barrel", idle("renegade"))
	tb.do("0 play indians").asked(1).may("answer bang", "yield").do("1 answer bang").asked(2).may("yield")
	tb.do("2 yield").life(1, 4).life(2, 3).life(3, 3).asked(0)
}

func TestADuelGoesByTurnsFromTheChallengedOn(t *testing.T) { // BG-47
	tb := given(t, "sheriff nobody: duel bang", "outlaw nobody: bang missed / barrel", idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1").asked(1).may("answer bang", "yield").do("1 answer bang").asked(0).may("answer bang", "yield")
	tb.do("0 answer bang").asked(1).may("yield").do("1 yield").life(1, 3).life(0, 5).asked(0)
}

func TestADuelMayBeGivenUpWithABangInHand(t *testing.T) { // BG-47
	tb := given(t, "sheriff nobody: duel", "outlaw nobody: bang", idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1", "1 yield").life(1, 3).hand(1, 1)
	tb = given(t, "sheriff nobody: duel", "outlaw nobody: bang", idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1", "1 answer bang").life(0, 4) // the challenger has no card left
}

func TestABarrelIsOneFlipAndHeartsCountAsAMissed(t *testing.T) { // BG-51, BG-35
	tb := given(t, "sheriff nobody: bang", "outlaw nobody: missed / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h").do("0 play bang seat/1", "1 flip barrel").asked(0).life(1, 4).hand(1, 1).told("flip", "flipped", "cancelled")
}

func TestAfterAFailedBarrelOneMayStillPlayMissed(t *testing.T) { // BG-51, EC-55
	tb := given(t, "sheriff nobody: bang", "outlaw nobody: missed / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("bang-5d").do("0 play bang seat/1", "1 flip barrel").asked(1).may("answer missed", "yield").do("1 answer missed").life(1, 4)
}

func TestTheFlipForABarrelIsOptional(t *testing.T) { // BG-35
	tb := given(t, "sheriff nobody: bang", "outlaw nobody: / barrel", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").asked(1).may("flip barrel", "yield").do("1 yield").life(1, 3)
}

func TestAgainstSlabHeartsAndOneMissedSuffice(t *testing.T) { // BG-78, EC-1
	tb := given(t, "sheriff slab-the-killer: bang", "outlaw nobody: missed missed / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h").do("0 play bang seat/1", "1 flip barrel").asked(1).may("answer missed", "yield").do("1 answer missed").life(1, 4).hand(1, 1).asked(0)
}

func TestTwoFlipsOfHeartsCancelSlab(t *testing.T) { // BG-71, BG-78, EC-2
	tb := given(t, "sheriff slab-the-killer: bang", "outlaw jourdonnais: missed / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "beer-7h", "beer-8h").do("0 play bang seat/1").may("flip barrel", "flip own", "answer missed", "yield")
	tb.do("1 flip own").may("flip barrel", "answer missed", "yield").do("1 flip barrel").asked(0).life(1, 4).hand(1, 1)
}

func TestOneMissedAloneAgainstSlabIsInVain(t *testing.T) { // BG-78, BG-89, EC-4
	tb := given(t, "sheriff slab-the-killer: bang", "outlaw nobody: missed beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 answer missed").asked(1).may("yield").do("1 yield").life(1, 3).pile("missed").hand(1, 1)
}

func TestSlabsGatlingAndDuelAreAsUsual(t *testing.T) { // BG-45, BG-78
	tb := given(t, "sheriff slab-the-killer: gatling", "outlaw nobody: missed beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play gatling", "1 answer missed").life(1, 4)
}

func TestTheSecondBarrelIsOnlyForWhatIsStillNeeded(t *testing.T) { // BG-71
	tb := given(t, "sheriff nobody: bang", "outlaw jourdonnais: / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "beer-7h").do("0 play bang seat/1", "1 flip barrel").asked(0).life(1, 4)
	tb = given(t, "sheriff nobody: bang", "outlaw jourdonnais: / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("bang-5d").do("0 play bang seat/1", "1 flip barrel").asked(1).may("flip own", "yield")
}

func TestTheFallenDoNotStopTheOthersFromAnswering(t *testing.T) { // BG-60, BG-55
	tb := given(t, "sheriff nobody: gatling", "outlaw nobody 1: beer missed", "outlaw nobody 1", "renegade nobody: missed")
	tb.do("0 play gatling", "1 yield", "1 yield", "1 lay beer").out(1, 2).asked(3).do("3 answer missed").life(3, 4).goesOn()
}

func TestTheFlippedCardLiesUnderTheOneThatMadeFlip(t *testing.T) { // BG-36, BG-33
	tb := given(t, idle("sheriff"), "outlaw nobody: / jail", idle("outlaw"), idle("renegade"))
	tb.deck("bang-5d", "bang-6d", "bang-7d", "bang-8d").do("0 end").told("flip", "flipped", "discarded", "jailed")
	if n := tb.s.InDiscard; tb.s.Discard[n-1].Kind() != Jail {
		t.Errorf("on top lies %s", cardNames[tb.s.DiscardTop()])
	}
	tb = given(t, idle("sheriff"), "outlaw nobody: / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end").pile("missed", "dynamite").life(1, 1)
}

func TestLuckyDukePicksOneOfTwoFlips(t *testing.T) { // BG-34, BG-73, EC-40
	tb := given(t, idle("sheriff"), "outlaw lucky-duke: / jail", idle("outlaw"), idle("renegade"))
	tb.deck("missed-2s", "beer-6h").do("0 end").asked(1)
	tb.may("count missed over", "count missed under", "count beer over", "count beer under")
	tb.do("1 count beer under").told("counts", "flipped", "flipped", "freed").turn(1, Playing)
}

func TestLuckyDukeLaysBothFlipsInTheOrderHeLikes(t *testing.T) { // BG-34, BG-90
	for way, want := range map[string][]string{
		"over":  {"missed-2s", "beer-6h"},
		"under": {"beer-6h", "missed-2s"},
	} {
		tb := given(t, "sheriff nobody: bang", "outlaw lucky-duke: missed-3s / barrel", idle("outlaw"), idle("renegade"))
		tb.deck("missed-2s", "beer-6h", "bang-5d", "bang-6d")
		tb.s.Deck, tb.s.InDeck = cardSet{}.with(card(t, "missed-2s")).with(card(t, "beer-6h")), 2
		tb.s.discard(card(t, "bang-5d"))
		tb.s.discard(card(t, "bang-6d"))
		tb.do("0 play bang seat/1", "1 flip barrel", "1 count beer "+way).pile(want...).asked(0)
	}
}

func TestTwoFlipsThatComeToTheSameDifferOnlyInTheirOrder(t *testing.T) { // BG-34
	tb := given(t, idle("sheriff"), "outlaw lucky-duke: / jail", idle("outlaw"), idle("renegade"))
	tb.deck("bang-qh", "beer-6h").do("0 end").may("count bang over", "count beer over")
}

func TestLuckyDukePassesTheDynamiteOn(t *testing.T) { // BG-34, BG-73, EC-41
	tb := given(t, idle("sheriff"), "outlaw lucky-duke: / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "barrel-ks").do("0 end").asked(1).do("1 count barrel over").told("passed-on").gear(2, "dynamite").life(1, 4)
}
