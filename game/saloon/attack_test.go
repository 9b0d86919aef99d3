package saloon

import (
	"testing"

	"drygulch/game"
)

func TestOneAttackInAFightPhase(t *testing.T) { // HN-42
	given(t, "open / peacemaker:6", "open", "bar").hits(1).phase(0, Cover)
}

func TestAnAttackIsPutTogetherInOrderAndSeenByNobody(t *testing.T) { // HN-43, HN-60, HN-132
	tb := given(t, "bar / peacemaker:6 / fancy_shootin mean_streak", "open", "doors")
	before := *tb.s
	before.Observe(1)
	for _, step := range []string{"attack gun 1", "boost fancy_shootin 0", "aim seat/1"} {
		tb.do(step)
		after := *tb.s
		after.Observe(1)
		if !tb.s.Draft() || after != before || after.Draft() {
			t.Errorf("after %q the others see it", step)
		}
	}
	tb.cannot("boost mean_streak 0").can("commit").hand(0, 2).board(0, "peacemaker:6 -")
	tb.do("commit").told("attack", "boost", "aimed", "hit").hand(0, 1).board(0, "peacemaker:4 -").grit(1, 15)
}

func TestFirstComesTheTypeOfAttack(t *testing.T) { // HN-44
	given(t, "open / peacemaker:2", "open").may("attack gun 0", "attack gun 1", "attack melee 0", "done")
}

func TestAGunAttackNeedsAGunWithEnoughBullets(t *testing.T) { // HN-45, HN-50, T12
	given(t, "open / peacemaker:0", "open").may("attack melee 0", "done")
	given(t, "open / long_tom:1", "open").can("attack gun 0")
	given(t, "open / mule_whip", "open").cannot("attack gun 0")
}

func TestAGunAttackReachesAnybodyOnTheMap(t *testing.T) { // HN-46, HN-57
	given(t, "balcony / peacemaker:2", "back", "balcony", "doors").do("attack gun 0").may("aim seat/1", "aim seat/2", "aim seat/3")
}

func TestOneOptionIsChosenOnce(t *testing.T) { // HN-47
	tb := given(t, "bar / peacemaker:4", "open").may("attack gun 0", "attack gun 1", "attack gun 2", "done")
	tb.do("attack gun 2").may("aim seat/1").do("aim seat/1", "commit").board(0, "peacemaker:0 -").grit(1, 15)
}

func TestTheCarbineShootsAtOneThreeOrFour(t *testing.T) { // HN-48, HN-66, HN-67, T1
	for option, left := range []int{19, 17, 16} {
		given(t, "bar / carbine:3", "open").shoots(option, 1).grit(1, left)
	}
	given(t, "stairs / carbine:2", "piano").shoots(1, 1).grit(1, 18) // 3 + 1 − 2
}

func TestAllBulletsComeFromTheGunInTheFist(t *testing.T) { // HN-49, HN-62, T9
	tb := given(t, "bar / peacemaker:2 peacemaker:6 / two_for_the_road fan_the_hammer", "open", "doors")
	tb.do("attack gun 1").may("aim seat/1", "aim seat/2")
	one := given(t, "bar / peacemaker:3 / two_for_the_road", "open").do("attack gun 1").can("boost two_for_the_road 0").cannot("boost two_for_the_road 1")
	one.do("boost two_for_the_road 0", "aim seat/1", "commit").board(0, "peacemaker:0 -").grit(1, 16)
	given(t, "bar / peacemaker:4 / two_for_the_road", "open").shoots(1, 1, "two_for_the_road 1").board(0, "peacemaker:0 -").grit(1, 14)
}

func TestAMeleeAttackNeedsOnlyATarget(t *testing.T) { // HN-51, HN-64
	given(t, "open", "bar").may("attack melee 0", "done")
	given(t, "open / peacemaker:0", "bar").may("attack melee 0", "done")
	given(t, "bar", "open").phase(0, Cover)
}

func TestAnEmptyFistPunchesForTwo(t *testing.T) { // HN-52
	given(t, "open", "open").hits(1).grit(1, 18)
}

func TestWeaponsHitForWhatIsPrintedOnThem(t *testing.T) { // HN-53
	given(t, "open / broken_bottle", "open").hits(1).grit(1, 17)
	given(t, "open / carbine:5", "open").hits(1).grit(1, 17).board(0, "carbine:5 -")
}

func TestAWeaponInTheFistIsUsed(t *testing.T) { // HN-54
	given(t, "open / sleeve_gun:2", "open").hits(1).grit(1, 19)
}

func TestMeleeReachesTheSamePositionAndThoseInRange(t *testing.T) { // HN-55, HN-56, T7
	given(t, "balcony", "stairs", "open").phase(0, Cover)
	given(t, "stairs", "balcony", "open", "bar").do("attack melee 0").may("aim seat/1", "aim seat/2")
	given(t, "bar", "bar", "back", "open").do("attack melee 0").may("aim seat/1", "aim seat/2")
}

func TestABoostHasToFitTheAttack(t *testing.T) { // HN-58, HN-59, T8
	gun := given(t, "bar / peacemaker:3 / strong fancy_shootin mean_streak", "back").do("attack gun 0")
	gun.may("boost fancy_shootin 0", "boost mean_streak 0", "aim seat/1")
	club := given(t, "bar / peacemaker:3 / strong fancy_shootin mean_streak", "back").do("attack melee 0")
	club.may("boost strong 0", "boost mean_streak 0", "aim seat/1").do("boost strong 0", "aim seat/1", "commit").grit(1, 19) // 2 + 2 − 3
}

func TestNoTwoBoostsOfOneNameInOneAttack(t *testing.T) { // HN-61, T10
	tb := given(t, "open / / strong strong haymaker mean_streak", "open").do("attack melee 0", "boost strong 0")
	tb.may("boost haymaker 0", "boost mean_streak 0", "aim seat/1")
	tb.do("boost haymaker 0", "boost mean_streak 0", "aim seat/1", "commit").grit(1, 12)
}

func TestTargetsAreNamedAfterTheBoosts(t *testing.T) { // HN-63
	given(t, "open / / strong", "open", "bar").do("attack melee 0", "aim seat/1").may("commit")
}

func TestATargetMayPlayOneBlockThatFits(t *testing.T) { // HN-65
	line := "open / / kiss_the_floor grandmas_bible duck_and_weave handy_furniture on_the_iron strong"
	gun := given(t, "bar / peacemaker:4", line).shoots(2, 1)
	gun.asks(1, AskBlock).may("block kiss_the_floor", "block grandmas_bible", "block handy_furniture", "take")
	gun.do("block kiss_the_floor").grit(1, 18).phase(0, Cover).told("blocked", "hit")
	given(t, "open", line).hits(1).may("block duck_and_weave", "block handy_furniture", "take").do("take").told("no-block", "hit").grit(1, 18)
	iron := given(t, "open / someones_chair", "open / mule_whip / on_the_iron").hits(1).do("block on_the_iron")
	iron.grit(1, 20).board(1, "- -").told("blocked", "missed", "dropped")
}

func TestFromTheBackRoomAnAttackIsTwoWeakerButNotBelowNothing(t *testing.T) { // HN-69, T2
	given(t, "back / carbine:1", "open / / kiss_the_floor").shoots(0, 1).do("take").grit(1, 20).told("missed")
	sum := given(t, "back / carbine:1", "doors").s
	a := Attack{By: 0, Type: Gun, With: Carbine, Damage: 1}
	if got := sum.Against(&a, 1); got.Total != 0 || got.Blast != -2 {
		t.Errorf("%+v", got)
	}
}

func TestBlastAndShieldCountForBothTypesAndAddToABlock(t *testing.T) { // HN-66, HN-67, HN-68
	given(t, "balcony / peacemaker:4", "back / / kiss_the_floor").shoots(2, 1).do("block kiss_the_floor").grit(1, 19) // 5 + 2 − 3 − 3
	given(t, "doors / stove_log", "card_table").hits(1).grit(1, 16)                                                   // 3 + 2 − 1
	given(t, "doors / peacemaker:1", "balcony").shoots(0, 1).grit(1, 17)                                              // 2 + 2 − 1
}

func TestInTheSamePositionItsBlastAndShieldDoNotCount(t *testing.T) { // HN-70, T4
	given(t, "piano / peacemaker:1", "piano").shoots(0, 1).grit(1, 18)
	given(t, "balcony / peacemaker:1", "balcony").shoots(0, 1).grit(1, 18)
	back := given(t, "open / peacemaker:1", "back")
	back.s.Where[0] = BackRoom
	a := Attack{By: 0, Type: Gun, With: Peacemaker, Damage: 2}
	if got := back.s.Against(&a, 1); got.Loss != 2 {
		t.Errorf("%+v", got)
	}
}

func TestWhoHasNoGritLeftIsOut(t *testing.T) { // HN-72
	given(t, "bar / peacemaker:2", "open 3", "doors").shoots(1, 1).out(1)
	given(t, "bar / peacemaker:2", "open 4", "doors").shoots(1, 1).out().grit(1, 1)
}

func TestPlayedCardsAreDiscardedWhenTheAttackIsOver(t *testing.T) { // HN-73
	tb := given(t, "bar / peacemaker:2 / fancy_shootin", "open / / kiss_the_floor").shoots(1, 1, "fancy_shootin")
	if tb.s.InPlay != 1 || tb.s.InDiscard != 0 {
		t.Error(tb.s.Play[:tb.s.InPlay])
	}
	tb.do("block kiss_the_floor").pile("fancy_shootin", "kiss_the_floor")
}

func TestABanBeatsAPermission(t *testing.T) { // HN-92, HN-118, T22
	tb := given(t, "bar / peacemaker:1 / you_heard_me", "open / peacemaker:1 / return_to_sender").shoots(0, 1, "you_heard_me")
	tb.do("block return_to_sender").grit(1, 18).phase(0, Cover)
}

func TestKettleMaySpendMoreBulletsForMoreDamageOnce(t *testing.T) { // HN-5
	tb := given(t, "bar kettle / peacemaker:3", "open").do("attack gun 0").may("luck 1", "luck 2", "aim seat/1")
	tb.do("luck 2").may("aim seat/1").do("aim seat/1", "commit").grit(1, 16).board(0, "peacemaker:0 -").told("attack", "luck")
	given(t, "bar kettle / peacemaker:2", "open").do("attack gun 0").may("luck 1", "aim seat/1")
	given(t, "bar kettle / peacemaker:6", "open").do("attack gun 0", "luck 1").may("aim seat/1")
	given(t, "open kettle / peacemaker:6", "open").do("attack melee 0").may("aim seat/1")
}

func TestThornesAttackersAreRestrictedIfSheBlocks(t *testing.T) { // HN-5
	given(t, "bar / peacemaker:1", "open thorne / / kiss_the_floor").shoots(0, 1).do("block kiss_the_floor").restricted(0, true)
	given(t, "bar / peacemaker:1", "open thorne / / kiss_the_floor").shoots(0, 1).do("take").restricted(0, false)
}

func TestMcGrawShootsHarderWithinHerMeleeRange(t *testing.T) { // HN-5
	given(t, "open mcgraw / peacemaker:1", "doors", "balcony").shoots(0, 1).grit(1, 17)
	given(t, "open mcgraw / peacemaker:1", "doors", "balcony").shoots(0, 2).grit(2, 19)
	given(t, "open mcgraw / peacemaker:1", "open").hits(1).grit(1, 18)
}

func TestAnvilHitsForThreeAtLeast(t *testing.T) { // HN-5
	given(t, "open anvil", "open").hits(1).grit(1, 17)
	given(t, "open anvil / sleeve_gun:1", "open").hits(1).grit(1, 17)
	given(t, "open anvil / someones_chair", "open").hits(1).grit(1, 15)
}

func TestTheTargetSeesTheTotalBeforeHeBlocks(t *testing.T) { // HN-133
	tb := given(t, "balcony / peacemaker:4 / fancy_shootin", "doors / / kiss_the_floor", "bar").shoots(1, 1, "fancy_shootin").asked(1)
	view := *tb.s
	view.Observe(1)
	a, ok := view.Attacking()
	if sum := view.Against(&a, 1); !ok || sum.Total != 7 || sum.Loss != 7 {
		t.Errorf("%+v", sum)
	}
}

func TestBlockWindowsAreAskedEvenly(t *testing.T) { // HN-132
	given(t, "bar / peacemaker:1", "open / / strong").shoots(0, 1).asks(1, AskBlock).may("take")
	given(t, "bar / peacemaker:1", "open").shoots(0, 1).phase(0, Cover) // everybody sees that there is no card
}

func TestNothingOfAHandOrADeckIsSeen(t *testing.T) { // HN-132
	tb := given(t, "bar / peacemaker:1 / strong", "open / / kiss_the_floor grandmas_bible", "doors")
	v := *tb.s
	v.Observe(1)
	if !v.Hands[0].empty() || v.Hands[1] != tb.s.Hands[1] || v.InHand != tb.s.InHand || v.Boards != tb.s.Boards || v.Rand != (game.Rand{}) {
		t.Error("too much is seen, or too little")
	}
	if !v.Deck.has(Strong) || v.Deck.len() != int(v.InDeck)+1 {
		t.Error("the deck and the unknown cards are told apart")
	}
}
