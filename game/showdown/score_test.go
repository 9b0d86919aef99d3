package showdown

import (
	"testing"

	"drygulch/game"
)

func TestTheSheriffsSideWinsWhenAllEnemiesAreGone(t *testing.T) { // BG-10
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1", idle("deputy"), idle("outlaw"), idle("renegade")).kills(2).kills(3)
	tb.do("0 play bang seat/1").goesOn()
	tb.kills(4)
	tb.s.Resolving = true
	tb.s.run(&tb.ev)
	tb.won(0, 2) // the dead Deputy too
}

func TestWhenTheSheriffFallsTheOutlawsWin(t *testing.T) { // BG-11
	tb := given(t, "sheriff nobody 1", "outlaw nobody: bang", idle("outlaw"), idle("renegade")).kills(2)
	tb.do("0 end", "1 play bang seat/0").won(1, 2).told("over", "winner")
	// Even if only Deputies and Renegades are left.
	tb = given(t, "sheriff nobody 1", "renegade nobody: bang", idle("outlaw"), idle("outlaw"), idle("deputy")).kills(2).kills(3)
	tb.do("0 end", "1 play bang seat/0").won(2, 3)
	tb = given(t, "sheriff nobody 1", "deputy nobody: gatling", "outlaw nobody", idle("outlaw"), "renegade nobody").kills(2).kills(3)
	tb.s.Life[4] = 1
	tb.do("0 end", "1 play gatling").out(0, 4).won(2, 3)
}

func TestARenegadeMustBeTheOnlyOneLeft(t *testing.T) { // BG-11, BG-12
	tb := given(t, "sheriff nobody 1", "renegade nobody: bang", idle("outlaw"), idle("outlaw")).kills(2).kills(3)
	tb.do("0 end", "1 play bang seat/0").won(1)
	tb = given(t, "sheriff nobody 1", "renegade nobody: bang", idle("outlaw"), idle("outlaw")).kills(2)
	tb.do("0 end", "1 play bang seat/0").won(2, 3)
}

func TestVictoryIsCheckedAfterTheWholeCard(t *testing.T) { // BG-13, BG-12
	// The Sheriff falls first, but the Gatling goes on and leaves the Renegade alone.
	tb := given(t, "sheriff nobody 1", idle("outlaw"), "renegade nobody: gatling", "outlaw nobody 1: beer").kills(1)
	tb.begins(2).do("2 play gatling").asked(3).goesOn().do("3 yield", "3 yield").won(2)
}

func TestTheSheriffsFallGoesBeforeThatOfHisLastEnemy(t *testing.T) { // BG-14, EC-19
	tb := given(t, "sheriff nobody 1", "deputy nobody: indians", "outlaw nobody", "outlaw nobody", "renegade nobody 1").kills(2).kills(3)
	tb.begins(1).do("1 play indians").out(0, 4).won(2, 3)
}

func TestAllRolesAreShownAtTheEnd(t *testing.T) { // BG-3
	tb := given(t, "sheriff nobody 1", "outlaw nobody: bang", idle("outlaw"), idle("renegade"))
	tb.do("0 end", "1 play bang seat/0").won(1, 2).told("over", "role", "role", "role", "winner")
	view := *tb.s
	view.Observe(0)
	if view.Roles != tb.s.Roles {
		t.Error("a role is hidden after the end")
	}
}

func TestThreePlayersShowTheirRolesAndTheDeputyBegins(t *testing.T) { // BG-82
	s := dealt(t, 3, 4, "characters", "random1")
	if s.Roles[s.Turn] != Deputy || s.Shown != 7 {
		t.Errorf("a %s begins, shown %b", RoleNames[s.Roles[s.Turn]], s.Shown)
	}
	for seat, c := range s.Characters[:3] {
		if int(s.Life[seat]) != c.Life() {
			t.Errorf("a %s has %d life points", RoleNames[s.Roles[seat]], s.Life[seat])
		}
	}
}

func three(t *testing.T, deputy, outlaw, renegade string) *table {
	t.Helper()
	tb := given(t, "deputy "+deputy, "outlaw "+outlaw, "renegade "+renegade)
	tb.s.Shown = tb.s.Alive
	return tb
}

func TestWithThreeWhoBringsDownHisPreyHasWon(t *testing.T) { // BG-83
	if Prey(Deputy) != Renegade || Prey(Renegade) != Outlaw || Prey(Outlaw) != Deputy || Prey(Sheriff) != NoRole {
		t.Error("who is after whom")
	}
	three(t, "nobody: bang", "nobody", "nobody 1").do("0 play bang seat/2").won(0)
	three(t, "nobody 1", "nobody: bang", "nobody").do("0 end", "1 play bang seat/0").won(1)
	three(t, "nobody", "nobody 1", "nobody: bang").begins(2).do("2 play bang seat/1").won(2)
	// By a Duel of his own too, and it is checked when the card is done.
	three(t, "nobody: gatling", "nobody: beer", "nobody 1").do("0 play gatling").asked(1).goesOn().do("1 yield").won(0)
}

func TestWithThreeADeathByAnotherHandLeavesTwoToFight(t *testing.T) { // BG-84
	tb := three(t, "nobody: bang", "nobody 1", "nobody").do("0 play bang seat/1").out(1).goesOn()
	// The Outlaw was the Renegade's prey; now the Renegade has to be the last.
	tb.holds(2, "duel").begins(2)
	tb.s.Life[0], tb.s.Hands[0], tb.s.InHand[0] = 1, cardSet{}, 0
	tb.regather()
	tb.do("2 play duel seat/0").won(2)
}

func TestWithThreeEveryKillDrawsThree(t *testing.T) { // BG-85
	three(t, "nobody: bang", "nobody 1", "nobody").do("0 play bang seat/1").out(1).hand(0, 3).told("reward").goesOn()
	three(t, "nobody: bang jail", "nobody", "nobody").can("play jail seat/1", "play jail seat/2")
	tb := three(t, "nobody 2: beer bang", "nobody 1", "nobody").do("0 play bang seat/1", "0 play beer").life(0, 2)
	tb.told("no-effect")
}

func TestWithThreeDynamiteAndOnesOwnDuelAreNobodysKill(t *testing.T) { // BG-84
	tb := three(t, "nobody", "nobody", "nobody 1: / dynamite")
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").begins(2).out(2).goesOn().untold("reward").turn(0, Playing)
	// Then the last survivor wins.
	tb.s.Life[1] = 1
	tb.s.push(Frame{Kind: Wound, By: -1, At: 1, Asked: 1, Need: 1})
	tb.s.Resolving = true
	tb.s.Hands[1], tb.s.InHand[1] = cardSet{}, 0
	tb.regather()
	tb.s.run(&tb.ev)
	tb.won(0)
}

func TestSamStaysAtATableOfThree(t *testing.T) { // BG-86
	three(t, "nobody: bang", "nobody 1: / barrel", "vulture-sam").do("0 play bang seat/1", "1 yield").hand(2, 1)
}

func TestWithEightTheSheriffsFallWhileTwoRenegadesLiveIsTheOutlaws(t *testing.T) { // BG-87
	eight := func() *table {
		tb := given(t, "sheriff nobody 1", "renegade nobody: bang", "renegade nobody", idle("outlaw"), idle("outlaw"), idle("outlaw"), idle("deputy"), idle("deputy"))
		for seat := 3; seat < 8; seat++ {
			tb.kills(game.Seat(seat))
		}
		return tb
	}
	eight().do("0 end", "1 play bang seat/0").won(3, 4, 5)
	eight().kills(2).do("0 end", "1 play bang seat/0").won(1)
}

func TestWithEightBothRenegadesMustGo(t *testing.T) { // BG-88
	tb := given(t, "sheriff nobody: bang bang / volcanic", "renegade nobody 1", idle("outlaw"), idle("outlaw"), idle("outlaw"), idle("deputy"), idle("deputy"), "renegade nobody 1")
	for seat := 2; seat < 7; seat++ {
		tb.kills(game.Seat(seat))
	}
	tb.do("0 play bang seat/1").goesOn().do("0 play bang seat/7").won(0, 5, 6)
}
