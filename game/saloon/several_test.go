package saloon

import "testing"

// Attacks with several targets, several hands in them, or one above the other.

func TestADoomedPlayerWaitsForHisTurnToStrikeBack(t *testing.T) { // HN-73, HN-116, HN-124
	tb := given(t, "open / peacemaker:4 / fan_the_hammer", "open / sleeve_gun:1 / return_to_sender", "doors 1 / peacemaker:1 / return_to_sender")
	tb.do("attack gun 1", "boost fan_the_hammer 0", "aim seat/1", "aim seat/2", "commit", "1 block return_to_sender", "2 block return_to_sender")
	tb.do("1 attack gun 0", "commit").out().grit(0, 18).asks(2, AskCounter)
	if tb.s.InDiscard != 0 || tb.s.InPlay != 3 {
		t.Error("cards of an attack that is not over are discarded")
	}
	tb.do("2 attack gun 0", "commit").grit(0, 14).out(2).pile("peacemaker", "fan_the_hammer", "return_to_sender", "return_to_sender") // 2 + 2
}

func TestWhoIsBroughtToNothingByACounterattackMayAnswerIt(t *testing.T) { // HN-119, HN-124
	tb := given(t, "open 3 / peacemaker:4 / return_to_sender", "open / peacemaker:4 / return_to_sender", "doors").shoots(0, 1).do("1 block return_to_sender")
	tb.do("1 attack gun 2", "commit", "0 block return_to_sender").out().told("hit", "doomed").asks(0, AskCounter)
	tb.do("0 attack gun 1", "commit").grit(1, 16).out(0).phase(1, Scavenge) // 2 − 1, then 3
}

func TestACounterattackIsAimedAtTheAttackerEvenIfOnlyOthersAreInRange(t *testing.T) { // HN-112, HN-113
	tb := given(t, "balcony / peacemaker:1", "open / peacemaker:1 / ruined_the_hat", "open").shoots(0, 1).do("1 block ruined_the_hat")
	tb.asks(1, AskCounter).may("attack gun 0", "decline")
}

func TestWhatCoversOneTargetDoesNotCoverTheNext(t *testing.T) { // HN-109, HN-148
	lines := []string{"bar / peacemaker:3 / fan_the_hammer", "open", "open", "open", "open / / cover_me", "open"}
	tb := givenTeams(t, 3, lines...).do("attack gun 1", "boost fan_the_hammer 0", "commit", "aim seat/1", "aim seat/2", "commit")
	tb.do("4 cover").grit(1, 39).grit(2, 37)
}

func TestTheAttackersGunPaysForAMatesBoostWithOneOption(t *testing.T) { // HN-153, HN-160
	tb := givenTeams(t, 2, "bar / peacemaker:3", "open", "open / / fan_the_hammer", "open").do("attack gun 0", "commit", "2 boost fan_the_hammer 0")
	tb.board(0, "peacemaker:1 -").asks(0, AskAim).do("aim seat/1", "commit").grit(1, 37)
}

func TestNamingTargetsIsADraftFromTheFirstOn(t *testing.T) { // HN-102, HN-104
	tb := givenTeams(t, 2, "bar / peacemaker:1 mule_whip", "open", "open", "open").do("attack gun 0", "commit").asks(0, AskAim).can("quick")
	if tb.s.Draft() || !tb.s.SetCall(1, CallAll) {
		t.Error("it is a draft before a target is named")
	}
	if tb.do("aim seat/1"); !tb.s.Draft() || tb.s.SetCall(1, CallNone) {
		t.Error("it is no draft with a target")
	}
}

func TestALowWhistleDoesNotPassItself(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / / low_whistle strong", "open", "open", "open").calls(CallNone).at(Gear)
	tb.may("whistle strong none seat/2", "done")
	givenTeams(t, 2, "bar / / low_whistle", "open", "open", "open").calls(CallNone).at(Gear).may("done")
}

func TestWhoGetsBackWhatHeGaveKnowsItThereNoLonger(t *testing.T) { // HN-132, HN-155
	tb := givenTeams(t, 2, "bar / / strong", "open", "open / / mean_streak", "open").calls(CallNone)
	tb.s.hand(0, 2, Strong, 155, nil)
	tb.whole()
	tb.s.hand(2, 0, Strong, 155, nil)
	tb.whole()
	if !tb.s.Known[2][0].empty() || tb.s.Known[0][0] != (Cards{}).with(Strong) {
		t.Errorf("%v", tb.s.Known)
	}
}
