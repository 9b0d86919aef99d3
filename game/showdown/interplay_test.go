package showdown

import (
	"testing"

	"drygulch/game"
)

// Where several abilities and cards meet.

func TestSuzyWaitsForTheEndOfHerGatlingThoughSomebodyFalls(t *testing.T) { // BG-79
	for _, what := range []string{"gatling", "indians"} {
		tb := given(t, "sheriff suzy-lafayette: "+what, "renegade nobody 1", "outlaw nobody: beer", idle("outlaw"), idle("deputy"))
		tb.do("0 play "+what).out(1).hand(0, 0).asked(2).do("2 yield").hand(0, 1)
	}
	// What the reward brings her makes it unnecessary.
	tb := given(t, "sheriff suzy-lafayette: gatling", "outlaw nobody 1", "outlaw nobody: beer", idle("renegade"))
	tb.do("0 play gatling").out(1).hand(0, 3).do("2 yield").hand(0, 3)
	// And the penalty has a moment of its own.
	tb = given(t, "sheriff suzy-lafayette: gatling", "deputy nobody 1", "outlaw nobody: beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play gatling").out(1).hand(0, 1).asked(2)
}

func TestJourdonnaisAnswersSlabWithBothBarrelsAndMissedInAnyOrder(t *testing.T) { // BG-71, BG-78, BG-89
	tb := given(t, "sheriff slab-the-killer: bang", "outlaw jourdonnais: missed / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "beer-7h", "beer-8h").do("0 play bang seat/1").may("flip barrel", "flip own", "answer missed", "yield")
	tb.do("1 answer missed").may("flip barrel", "flip own", "yield").do("1 flip own").life(1, 4).hand(1, 0)
	tb = given(t, "sheriff slab-the-killer: bang", "outlaw jourdonnais: missed / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("bang-2c", "bang-3c", "bang-4c").do("0 play bang seat/1", "1 flip own", "1 flip barrel").may("answer missed", "yield").do("1 answer missed").life(1, 3) // in vain
}

func TestTheFlipOfAGatlingMayShuffleTheGatlingIn(t *testing.T) { // BG-28, BG-31, BG-51
	tb := given(t, "sheriff nobody: gatling-10h", "outlaw nobody: / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("bang-2c")
	for tb.s.InDiscard > 0 { // leave the pile empty: the Gatling is all that is in it
		tb.s.InDiscard--
		c := tb.s.Discard[tb.s.InDiscard]
		tb.s.Discard[tb.s.InDiscard] = NoCard
		tb.s.gain(3, c)
	}
	tb.do("0 play gatling", "1 flip barrel").told("flip", "reshuffled", "flipped").pile("bang-2c")
}

func TestTheDynamiteDecidesBetweenTheLastTwo(t *testing.T) { // BG-11, BG-50, BG-12
	for _, c := range []struct {
		first, second string
		winner        game.Seat
	}{
		{"sheriff nobody 3: / dynamite", "renegade nobody", 1},
		{"renegade nobody 3: beer beer beer / dynamite", "sheriff nobody", 1},
	} {
		tb := given(t, c.first, c.second, idle("outlaw"), idle("outlaw")).kills(2).kills(3)
		tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").begins(0).out(0).won(c.winner)
	}
}

func TestSamInheritsFromSeveralWhoFallToOneGatling(t *testing.T) { // BG-60, BG-80
	tb := given(t, "sheriff nobody: gatling scope", "outlaw nobody 1: beer-6h / mustang-8h", "outlaw vulture-sam 1: missed", "deputy nobody 1: duel", idle("renegade"))
	tb.do("0 play gatling", "1 yield", "1 yield").hand(2, 3).has(2, "beer-6h", "mustang-8h")
	tb.do("2 answer missed", "3 yield", "3 yield").told("inherits", "penalty").hand(2, 3).has(2, "duel-js").asked(0).hand(0, 4).do("0 rest").hand(0, 0) // the reward goes with it
	// When Sam himself falls to it, those after him lay down their own.
	tb = given(t, "outlaw nobody: gatling", "outlaw vulture-sam 1: beer-6h", "renegade nobody 1: duel scope", idle("sheriff"))
	tb.do("0 play gatling", "1 yield", "1 yield").pile("beer-6h").do("2 yield", "2 yield").asked(2).do("2 lay duel").pile("duel", "scope").hand(1, 0)
}

func TestASamWhoIsSheriffLosesWhatHeInheritsFromHisDeputy(t *testing.T) { // BG-59, BG-62, BG-80
	tb := given(t, "sheriff vulture-sam: bang", "deputy nobody 1: duel / barrel", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield", "1 yield").out(1).asked(0).may("lay duel", "lay barrel").do("0 lay duel").hand(0, 0).pile("duel", "barrel")
}

func TestElGringoAndBartGetTheirCardsOnlyAfterTheRescue(t *testing.T) { // BG-58, BG-66, BG-69
	tb := given(t, "sheriff nobody: bang beer", "outlaw el-gringo 1: beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield").hand(0, 1).do("1 answer beer").life(1, 1).hand(1, 1).hand(0, 0)
	tb = given(t, idle("sheriff"), "outlaw bart-cassidy 1: beer beer beer / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s", "missed-2s").do("0 end", "1 answer beer", "1 answer beer").hand(1, 1).do("1 answer beer").life(1, 1).hand(1, 5) // three, and phase 1
	tb = given(t, "sheriff nobody: bang beer", "outlaw el-gringo 1: scope", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield", "1 yield").out(1).hand(0, 4)
}

func TestPedroMayDrawTheJailThatHeldHim(t *testing.T) { // BG-36, BG-75
	tb := given(t, idle("sheriff"), "outlaw pedro-ramirez: / jail-js", idle("outlaw"), idle("renegade"))
	tb.s.Deck = ofKind[Beer].without(card(t, "beer-6h"))
	tb.s.InDeck = uint8(tb.s.Deck.len())
	for rest := wholeDeck.minus(tb.s.Deck).without(card(t, "jail-js")); !rest.empty(); rest = rest.rest() {
		tb.s.discard(rest.first())
	}
	tb.do("0 end").asked(1).do("1 draw discard").has(1, "jail-js").hand(1, 2)
}

func TestAPrisonerAnswersAChallenge(t *testing.T) { // BG-47, BG-49
	tb := given(t, "sheriff nobody: duel", "outlaw nobody: bang / jail", idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1", "1 answer bang").life(0, 4).gear(1, "jail")
}

func TestAStoreWithTooFewCardsServesWhomItCan(t *testing.T) { // BG-32, BG-48
	tb := given(t, "sheriff nobody: general-store-9c", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.deck("bang-2c")
	for tb.s.InDiscard > 0 {
		tb.s.InDiscard--
		c := tb.s.Discard[tb.s.InDiscard]
		tb.s.Discard[tb.s.InDiscard] = NoCard
		tb.s.gain(3, c)
	}
	before := int(tb.s.InHand[3])
	tb.do("0 play general-store").hand(0, 0).do("0 pick bang").hand(0, 1).hand(1, 1).hand(2, 0).hand(3, before).asked(0)
}

func TestTheSecretOfKitOutlivesAShuffle(t *testing.T) { // BG-31, BG-72, BG-92
	tb := given(t, "outlaw kit-carlson", "sheriff nobody: stagecoach", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "beer-7h", "beer-8h").begins(0).told("looks", "looks", "looks", "reshuffled").do("0 put-back beer-7h").hand(0, 2)
	for seat := game.NoSeat; seat < 4; seat++ {
		view := *tb.s
		view.Observe(seat)
		want := Hidden
		if seat == 0 {
			want = card(t, "beer-7h")
		}
		if view.Top != want {
			t.Errorf("seat %d sees %d on top", seat, view.Top)
		}
	}
	tb.do("0 end").has(1, "beer-7h")
}

func TestWithTwoLeftSidLivesByPairsAndWithThreeByBeersToo(t *testing.T) { // BG-39, BG-56, BG-77
	tb := given(t, "sheriff nobody: bang", "outlaw sid-ketchum 1: beer beer beer", idle("outlaw"), idle("renegade")).kills(2).kills(3)
	tb.do("0 play bang seat/1").cannot("answer beer").do("1 yield").may("heal beer beer", "yield")
	tb = given(t, "sheriff nobody: bang", "outlaw sid-ketchum 1: beer scope", idle("outlaw"), idle("renegade")).kills(2)
	tb.do("0 play bang seat/1", "1 yield").can("answer beer", "heal beer scope", "heal scope beer")
}

func TestHeWhoFallsToTheLastOfTwoRenegadesLeavesTheTownToHim(t *testing.T) { // BG-11, BG-12, BG-87
	roles := []string{"sheriff", "renegade", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"}
	with := func(second string) *table {
		tb := given(t, "sheriff nobody 1", "renegade nobody: gatling", second, idle(roles[3]), idle(roles[4]), idle(roles[5]), idle(roles[6]), idle(roles[7]))
		for seat := game.Seat(3); seat < 8; seat++ {
			tb.kills(seat)
		}
		tb.begins(1)
		return tb
	}
	with("renegade nobody 1").do("1 play gatling").won(1) // both fall to one card
	with("renegade nobody 2").do("1 play gatling").won(3, 4, 5)
}
