package saloon

import "testing"

func TestASplitAttackGivesEachTargetTheWholeOfIt(t *testing.T) { // HN-105, HN-108, HN-163, T31
	tb := given(t, "bar 10 / peacemaker:4 / fan_the_hammer one_for_me", "open", "doors")
	tb.do("attack gun 1", "boost fan_the_hammer 0", "boost one_for_me 0", "aim seat/1", "aim seat/2", "commit")
	tb.grit(1, 17).grit(2, 17).grit(0, 16).board(0, "peacemaker:1 -").hand(0, 0)
}

func TestEveryTargetOfASplitMustBeInRange(t *testing.T) { // HN-106
	tb := given(t, "bar / / barn_dance", "bar", "back", "doors", "open").do("attack melee 0", "boost barn_dance 0", "aim seat/1")
	tb.may("aim seat/2", "commit")
}

func TestTargetsMustBeDifferentPlayers(t *testing.T) { // HN-107, T25
	given(t, "bar / peacemaker:4 / fan_the_hammer", "open", "doors").do("attack gun 0", "boost fan_the_hammer 0", "aim seat/1").may("aim seat/2", "commit")
}

func TestABlockNeverHelpsAnotherTarget(t *testing.T) { // HN-109, HN-110
	tb := given(t, "bar / peacemaker:4 / fan_the_hammer", "open / / kiss_the_floor", "doors / / grandmas_bible", "stairs")
	tb.do("attack gun 1", "boost fan_the_hammer 0", "aim seat/2", "aim seat/1", "commit")
	tb.asks(1, AskBlock).do("1 block kiss_the_floor").grit(1, 20).asks(2, AskBlock).do("2 take").grit(2, 17)
}

func TestTargetsAreTakenInTurnOrderFromTheAttacker(t *testing.T) { // HN-110
	tb := given(t, "open / / strong", "bar / peacemaker:4 / fan_the_hammer", "doors / / strong", "doors")
	tb.s.Turn = 1
	tb.at(Fight).do("attack gun 0", "boost fan_the_hammer 0", "aim seat/0", "aim seat/2", "commit").do("2 take").grit(2, 18).do("0 take").grit(0, 18)
}

func TestBlastAndShieldAreWorkedOutForEachTarget(t *testing.T) { // HN-111
	tb := given(t, "balcony / peacemaker:4 / fan_the_hammer", "back", "balcony")
	tb.do("attack gun 1", "boost fan_the_hammer 0", "aim seat/1", "aim seat/2", "commit").grit(1, 18).grit(2, 17)
}

func TestASplitWithTooFewTargetsIsStronger(t *testing.T) { // HN-160, T24, T33
	given(t, "bar / peacemaker:2 / fan_the_hammer", "open").shoots(0, 1, "fan_the_hammer").grit(1, 17).told("spare")
	pot := "bar / pepper_pot:5 / fan_the_hammer"
	three := given(t, pot, "open", "doors", "stairs").do("attack gun 3", "boost fan_the_hammer 0", "aim seat/1", "aim seat/2", "aim seat/3", "commit")
	three.grit(1, 18).grit(2, 18).grit(3, 19).board(0, "pepper_pot:1 -").untold("spare")
	given(t, pot, "open").shoots(3, 1, "fan_the_hammer").grit(1, 16)
}

func TestATargetLeftOutByChoiceAddsNothing(t *testing.T) { // HN-160
	given(t, "bar / peacemaker:2 / fan_the_hammer", "open", "doors").shoots(0, 1, "fan_the_hammer").grit(1, 18).untold("spare")
}

func TestWithoutASplitThereIsOneTarget(t *testing.T) { // HN-105
	given(t, "bar / peacemaker:2", "open", "doors").do("attack gun 0", "aim seat/1").may("commit")
}
