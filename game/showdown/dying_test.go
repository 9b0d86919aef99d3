package showdown

import "testing"

func TestLifeMayBeCountedBelowZero(t *testing.T) { // BG-55, EC-38
	tb := given(t, idle("sheriff"), "outlaw nobody 2: beer beer / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s", "missed-2s").do("0 end").asked(1).life(1, -1).may("answer beer", "yield")
	tb.do("1 answer beer").life(1, 0).asked(1).do("1 answer beer").life(1, 1).turn(1, Playing).lives(1)
}

func TestAnAttemptThatCannotSucceedIsNotBegun(t *testing.T) { // BG-56
	tb := given(t, idle("sheriff"), "outlaw nobody 2: beer missed / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end").asked(1).life(1, -1).may("yield")
	tb = given(t, idle("sheriff"), "outlaw nobody 1: beer beer / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end").asked(1).life(1, -2).may("lay beer") // too few cards, as all can see
}

func TestARescueIsVoluntaryAndMayBeGivenUpOnTheWay(t *testing.T) { // BG-56, BG-57
	tb := given(t, idle("sheriff"), "outlaw nobody 2: beer beer / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end", "1 answer beer", "1 yield").out(1).turn(2, Playing)
	tb = given(t, "sheriff nobody: bang", "outlaw nobody 1: beer bang", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield").may("answer beer", "yield").do("1 yield", "1 lay bang").out(1)
}

func TestTheDyingStillCountsForTheBeer(t *testing.T) { // BG-39, BG-55, EC-61
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1: beer", "outlaw nobody", "renegade nobody").kills(2)
	tb.do("0 play bang seat/1", "1 yield", "1 answer beer").life(1, 1).lives(1).asked(0)
}

func TestWithTwoPlayersABeerRescuesNobody(t *testing.T) { // BG-39, BG-56, EC-51
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1: beer bang", "outlaw nobody", "renegade nobody").kills(2).kills(3)
	tb.do("0 play bang seat/1", "1 yield").out(1)
}

func TestAWoundGoesLifeRescueAbilities(t *testing.T) { // BG-58, BG-66, EC-22
	tb := given(t, "sheriff nobody: bang", "outlaw bart-cassidy 1: beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield").told("wounded", "dying").hand(1, 1).do("1 answer beer").told("healed", "draws").life(1, 1).hand(1, 1)
}

func TestAbilitiesNeverBringTheRescuingCard(t *testing.T) { // BG-58, EC-21
	tb := given(t, "sheriff nobody: bang beer", "outlaw bart-cassidy 1", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").out(1).told("wounded", "dying", "eliminated", "role")
	tb = given(t, "sheriff nobody: bang beer", "outlaw el-gringo 1", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").out(1).untold("taken")
}

func TestAnEliminationGoesRoleCardsReward(t *testing.T) { // BG-59, BG-61
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1: bang missed / barrel", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield", "1 yield").told("eliminated", "role").asked(1).hand(0, 0)
	tb.do("1 lay barrel", "1 lay missed").told("discarded", "discarded", "reward", "draws").pile("barrel", "missed", "bang").hand(0, 3)
}

func TestTheDeadLayDownInTheOrderTheyLike(t *testing.T) { // BG-59, BG-90
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1: bang missed / barrel", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield", "1 yield").may("lay bang", "lay missed", "lay barrel", "rest").do("1 rest").pile("bang", "missed", "barrel")
}

func TestWhoEliminatesAnOutlawDrawsThree(t *testing.T) { // BG-61
	tb := given(t, idle("sheriff"), "renegade nobody: bang", "outlaw nobody 1", idle("outlaw"))
	tb.do("0 end").do("1 play bang seat/2").out(2).hand(1, 5)
	tb = given(t, idle("sheriff"), "outlaw nobody: bang", "outlaw nobody 1", idle("renegade"))
	tb.do("0 end").do("1 play bang seat/2").out(2).hand(1, 5) // even his own mate
	tb = given(t, idle("sheriff"), "outlaw nobody: bang", "renegade nobody 1", idle("outlaw"))
	tb.do("0 end").do("1 play bang seat/2").out(2).hand(1, 2) // nothing for a Renegade
}

func TestTheSheriffWhoKillsADeputyLosesAllHeHas(t *testing.T) { // BG-62, EC-63
	tb := given(t, "sheriff nobody: bang beer missed duel / schofield barrel", "deputy nobody 1", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").told("role", "penalty").asked(0).may("lay beer", "lay missed", "lay duel", "lay schofield", "lay barrel", "rest")
	tb.do("0 lay barrel", "0 lay duel", "0 lay schofield", "0 lay beer").hand(0, 0).gear(0).pile("barrel", "duel", "schofield", "beer", "missed").turn(0, Playing)
}

func TestGatlingAndIndiansBringThePenaltyToo(t *testing.T) { // BG-62, BG-63, EC-15
	for _, what := range []string{"gatling", "indians"} {
		tb := given(t, "sheriff nobody: beer "+what+" / mustang", "deputy nobody 1", "outlaw nobody: beer", idle("outlaw"), idle("renegade"))
		tb.do("0 play "+what).asked(0).told("eliminated", "penalty").do("0 lay beer").hand(0, 0).gear(0).asked(2) // the rest must still answer
	}
}

func TestASheriffsDuelBringsThePenalty(t *testing.T) { // BG-62, BG-64, EC-16
	tb := given(t, "sheriff nobody: duel beer", "deputy nobody 1", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1").out(1).told("penalty").hand(0, 0)
}

func TestWhoLosesHisOwnDuelDiesByNobodysHand(t *testing.T) { // BG-64, EC-17
	tb := given(t, "sheriff nobody: bang beer", "deputy nobody 1: duel", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.begins(1)
	tb.s.Hands[1], tb.s.InHand[1] = cardSet{}.with(card(t, "duel-js")), 1
	tb.regather()
	tb.do("1 play duel seat/0", "0 answer bang").out(1).untold("penalty").hand(0, 1).turn(2, Playing)
	if tb.s.Felled[1] != -1 {
		t.Errorf("felled by %d", tb.s.Felled[1])
	}
	// Nor is there a reward for the one who stood.
	tb = given(t, "sheriff nobody: bang", "outlaw nobody 1: duel", idle("outlaw"), idle("renegade"))
	tb.begins(1)
	tb.s.Hands[1], tb.s.InHand[1] = cardSet{}.with(card(t, "duel-js")), 1
	tb.regather()
	tb.do("1 play duel seat/0", "0 answer bang").out(1).untold("reward").hand(0, 0)
}

func TestDynamiteIsNobodysDoing(t *testing.T) { // BG-50, BG-63, EC-14
	tb := given(t, idle("sheriff"), "outlaw nobody 3: / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end").out(1).untold("reward").hand(0, 0)
}

func TestTheDeadAreNotRewarded(t *testing.T) { // BG-65
	tb := given(t, idle("sheriff"), idle("outlaw"), "outlaw nobody 0", idle("renegade"))
	tb.s.Alive = tb.s.Alive.Without(1)
	tb.s.Life[1] = 0
	tb.s.push(Frame{Kind: Fall, By: 1, At: 2, Asked: -1})
	tb.s.run(&tb.ev)
	tb.untold("reward").hand(1, 0).out(2)
}

func TestTheDyingPlayerIsNotAskedWhenAllSeeThatHeIsLost(t *testing.T) { // BG-56
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").out(1).asked(0)
}

// regather puts what is nowhere back into the deck.
func (tb *table) regather() {
	s := tb.s
	var found cardSet
	for seat := range s.Hands {
		found = found.or(s.Hands[seat])
		for _, c := range s.Gear[seat] {
			found = found.with(c)
		}
	}
	for _, c := range s.Discard[:s.InDiscard] {
		found = found.with(c)
	}
	s.Deck = wholeDeck.minus(found)
	s.InDeck = uint8(s.Deck.len())
}

func TestWhenTheGameIsDecidedNobodyIsAskedForTheOrder(t *testing.T) { // BG-13, BG-59
	tb := given(t, "sheriff nobody 1: beer scope barrel", "outlaw nobody: bang", idle("outlaw"), idle("renegade")).kills(2)
	tb.begins(1).do("1 play bang seat/0", "0 yield", "0 yield").won(1, 2).told("eliminated", "discarded", "discarded", "discarded", "over").hand(0, 0)
	// As long as others are still to be hit it is not.
	tb = given(t, "sheriff nobody 1: scope barrel", "outlaw nobody: gatling", idle("outlaw"), idle("renegade")).kills(2)
	tb.begins(1)
	tb.s.gain(3, tb.free("missed"))
	tb.do("1 play gatling", "3 yield", "0 yield", "0 yield").asked(0).may("lay scope", "lay barrel").do("0 lay scope").won(1, 2)
}
