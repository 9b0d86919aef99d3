package saloon

import "testing"

func TestABlockMayAllowACounterattackMadeLikeAnAttack(t *testing.T) { // HN-112, HN-166
	tb := given(t, "doors / peacemaker:1 / kiss_the_floor", "balcony / peacemaker:4 / return_to_sender fancy_shootin").shoots(0, 1)
	tb.do("1 block return_to_sender").grit(1, 18).asks(1, AskCounter).may("attack gun 0", "attack gun 1", "attack gun 2", "decline")
	tb.do("attack gun 1").may("boost fancy_shootin 0", "commit").do("boost fancy_shootin 0", "commit").told("counter", "boost", "aimed")
	tb.asks(0, AskBlock).do("0 block kiss_the_floor").grit(0, 16).board(1, "peacemaker:2 -") // 3 + 2 + 2 − 3
}

func TestACounterattackNeedsTheAbilityToAttack(t *testing.T) { // HN-113
	given(t, "bar / peacemaker:1", "open / peacemaker:0 / return_to_sender").shoots(0, 1).do("1 block return_to_sender").told("lapsed").phase(0, Cover)
	given(t, "bar / toothpick", "balcony / / one_for_you").hits(1).do("1 block one_for_you").told("dropped", "lapsed").phase(0, Cover)
	given(t, "bar / peacemaker:1", "balcony / mule_whip / ruined_the_hat").shoots(0, 1).do("1 block ruined_the_hat").told("lapsed")
}

func TestTheTypeOfACounterattackIsThatOfTheCard(t *testing.T) { // HN-113, HN-166
	given(t, "open / mule_whip", "open / peacemaker:1 / one_for_you").hits(1).do("1 block one_for_you").asks(1, AskCounter).may("attack melee 0", "decline")
	given(t, "open / peacemaker:1", "open / peacemaker:1 / ruined_the_hat").shoots(0, 1).do("1 block ruined_the_hat").may("attack gun 0", "attack melee 0", "decline")
}

func TestACounterattackIsOptional(t *testing.T) { // HN-114
	given(t, "open", "open / / one_for_you").hits(1).do("1 block one_for_you", "1 decline").told("declined").phase(0, Cover).grit(0, 20)
}

// two of three strike back at seat 0.
func twoStrikeBack(t *testing.T) *table {
	tb := given(t, "bar / peacemaker:4 / fan_the_hammer", "open / sleeve_gun:1 / return_to_sender", "doors / peacemaker:1 / return_to_sender")
	tb.do("attack gun 1", "boost fan_the_hammer 0", "aim seat/1", "aim seat/2", "commit", "1 block return_to_sender")
	return tb.asks(2, AskBlock).do("2 block return_to_sender")
}

func TestFirstTheWholeAttackIsFinished(t *testing.T) { // HN-115, HN-116
	tb := twoStrikeBack(t).grit(1, 18).grit(2, 18).asks(1, AskCounter).do("1 attack gun 0", "commit").grit(0, 20) // 2 − 2
	tb.asks(2, AskCounter).do("2 attack gun 0", "commit").grit(0, 18).phase(0, Cover)
}

func TestCounterattacksComeInTurnOrderFromTheAttacker(t *testing.T) { // HN-116
	tb := given(t, "open / sleeve_gun:1 / one_for_you", "open / / barn_dance", "open / / one_for_you")
	tb.s.Turn = 1
	tb.at(Fight).do("attack melee 0", "boost barn_dance 0", "aim seat/0", "aim seat/2", "commit", "2 block one_for_you", "0 block one_for_you")
	tb.asks(2, AskCounter).do("2 decline").asks(0, AskCounter)
}

func TestAQuickDrawIsPossibleBetweenAttackAndCounterattack(t *testing.T) { // HN-104, HN-117, T32
	line := "open 1 / - peacemaker:1 / return_to_sender"
	tb := given(t, "bar / peacemaker:2", line, "doors").shoots(1, 1).do("1 block return_to_sender").out().told("doomed").asks(1, AskCounter).may("quick", "decline")
	tb.do("1 quick").may("attack gun 0", "decline").do("1 attack gun 0", "commit").grit(0, 20).out(1)
	given(t, "bar / peacemaker:2", line, "doors").shoots(1, 1).do("1 block return_to_sender", "1 decline").out(1)
}

func TestIfTheAttackCannotBeCounteredTheBlockKeepsItsValue(t *testing.T) { // HN-118, HN-162
	given(t, "bar / sleeve_gun:2", "open / peacemaker:1 / return_to_sender").shoots(1, 1).do("1 block return_to_sender").grit(1, 17).phase(0, Cover)
}

func TestACounterattackCanBeBlockedAndAnsweredAtOnce(t *testing.T) { // HN-119
	tb := given(t, "bar / peacemaker:4 / fan_the_hammer ruined_the_hat", "open / sleeve_gun:1 / return_to_sender", "doors / peacemaker:1 / return_to_sender")
	tb.s.Boards[1][Fist] = Weapon{Peacemaker, 2}
	tb.s.Deck = tb.s.Deck.with(SleeveGun).without(Peacemaker)
	tb.do("attack gun 0", "boost fan_the_hammer 0", "aim seat/1", "aim seat/2", "commit", "1 block return_to_sender", "2 block return_to_sender")
	tb.do("1 attack gun 0", "commit").asks(0, AskBlock).do("0 block ruined_the_hat").asks(0, AskCounter) // before that of seat 2
	tb.do("0 attack gun 0", "commit").grit(1, 17).asks(2, AskCounter)
}

func TestACounterattackHasOneTarget(t *testing.T) { // HN-120, HN-160
	tb := given(t, "bar / peacemaker:1", "open / peacemaker:4 / return_to_sender fan_the_hammer", "doors").shoots(0, 1).do("1 block return_to_sender")
	tb.do("1 attack gun 1", "boost fan_the_hammer 0").may("commit").do("commit").told("spare").grit(0, 18).grit(2, 20) // 3 + 1 − 2
}

func TestIfTheAttackerIsOutACounterattackLapses(t *testing.T) { // HN-121, HN-126
	tb := given(t, "bar 1 / peacemaker:4 / fan_the_hammer", "open / sleeve_gun:2 / return_to_sender", "doors / peacemaker:1 / return_to_sender", "back")
	tb.do("attack gun 1", "boost fan_the_hammer 0", "aim seat/1", "aim seat/2", "commit", "1 block return_to_sender", "2 block return_to_sender")
	tb.do("1 attack gun 1", "commit").out(0).told("out", "lapsed").phase(1, Scavenge)
}

func TestACounterattackIsNoAttackOfAFightPhase(t *testing.T) { // HN-122
	tb := given(t, "open / mule_whip / one_for_you", "open / / one_for_you")
	tb.hits(1).do("1 block one_for_you", "1 attack melee 0", "commit", "0 block one_for_you", "0 attack melee 0", "commit")
	if !tb.s.Fought {
		t.Error("the attack does not count")
	}
	other := given(t, "bar 10", "bar / / one_for_you")
	other.s.Turn = 1
	other.at(Fight).do("attack melee 0", "aim seat/0", "commit").phase(1, Cover)
}

func TestWhoIsBroughtToNothingStillStrikesBackAndThenIsOut(t *testing.T) { // HN-124, HN-127, T21
	tb := given(t, "bar 1 / peacemaker:4", "open 1 / peacemaker:4 / return_to_sender", "doors").shoots(2, 1).do("1 block return_to_sender")
	tb.out().grit(1, 0).told("hit", "doomed").do("1 attack gun 2", "commit").out(0, 1).won(2)
}

func TestWhoCouldNotStrikeBackIsOutAtOnce(t *testing.T) { // HN-113, HN-124
	given(t, "bar / peacemaker:4", "open 1 / peacemaker:0 / return_to_sender", "doors").shoots(2, 1).do("1 block return_to_sender").out(1).untold("doomed")
}

func TestADoomedPlayerCannotHealHimself(t *testing.T) { // HN-125
	tb := given(t, "bar / peacemaker:4", "open 1 / peacemaker:1 / return_to_sender one_for_me", "doors").shoots(2, 1).do("1 block return_to_sender")
	tb.do("1 attack gun 0", "boost one_for_me 0", "commit").out(1).untold("healed")
}

func TestAnAnswerToADoomedPlayersCounterattackLapses(t *testing.T) { // HN-124, HN-125
	tb := given(t, "open 3 / peacemaker:4 / return_to_sender", "open 1 / peacemaker:4 / return_to_sender", "doors").shoots(2, 1).do("1 block return_to_sender")
	tb.do("1 attack gun 2", "commit", "0 block return_to_sender").out(0, 1).won(2) // his target is gone, so he goes, too
}

func TestACounterattackCanPutTheAttackerOut(t *testing.T) { // HN-126
	tb := given(t, "open 2", "open / / one_for_you", "doors").hits(1).do("1 block one_for_you", "1 attack melee 0", "commit").out(0)
	tb.phase(1, Scavenge)
}

func TestTheWinnerIsLookedForWhenAllCounterattacksAreDone(t *testing.T) { // HN-127
	tb := given(t, "bar 1 / peacemaker:4", "open 1 / peacemaker:4 / return_to_sender").shoots(2, 1).do("1 block return_to_sender").goesOn()
	tb.do("1 decline").won(0)
}

func TestIfNobodyIsLeftItIsADrawOfThoseWhoWentOutLast(t *testing.T) { // HN-128
	tb := given(t, "bar 1 / peacemaker:6", "open 1 / peacemaker:4 / return_to_sender", "doors 1")
	tb.shoots(0, 2).out(2) // before
	tb.s.Fought = false
	tb.at(Fight).shoots(2, 1).do("1 block return_to_sender", "1 attack gun 2", "commit").won(0, 1)
	if e := tb.ev.List()[len(tb.ev.List())-3]; e.Kind != EvOver || e.Amount[0] != 1 || e.Rule != 128 {
		t.Errorf("%+v", e)
	}
}

func TestAnAttackRunsInTheOrderOfTheRules(t *testing.T) { // HN-129
	tb := given(t, "open 10 / someones_chair / one_for_me boot_stomp", "open / peacemaker:1 / one_for_you", "open")
	tb.hits(1, "one_for_me", "boot_stomp").told("attack", "boost", "boost", "aimed")
	tb.do("1 block one_for_you").told("blocked", "hit", "dropped", "healed", "dropped").asks(1, AskCounter)
	tb.do("1 attack melee 0", "commit").told("counter", "aimed", "hit").phase(0, Cover)
}

func TestWhatGoesWithAHitNeedsAHit(t *testing.T) { // HN-130, HN-161, HN-170
	given(t, "open / mule_whip", "open / peacemaker:1 / duck_and_weave").hits(1).do("1 block duck_and_weave").board(1, "peacemaker:1 -")
	given(t, "open / full_spittoon", "open / / duck_and_weave strong").hits(1).do("1 block duck_and_weave").hand(1, 1).untold("spilled")
}
