package saloon

import "testing"

func TestADisarmingBoostMakesWhoIsHitDrop(t *testing.T) { // HN-161
	given(t, "bar / peacemaker:1 / finger_tingler", "open / mule_whip").shoots(0, 1, "finger_tingler").grit(1, 17).board(1, "- -")
	given(t, "open / / boot_stomp", "open / mule_whip").hits(1, "boot_stomp").board(1, "- -")
}

func TestSleeveAndBottleCannotBeCountered(t *testing.T) { // HN-162
	club := given(t, "open / sleeve_gun:1", "open / / one_for_you").hits(1).do("1 block one_for_you")
	club.asks(1, AskCounter) // it forbids it of gun attacks only
	given(t, "open / broken_bottle", "open / / one_for_you").hits(1).do("1 block one_for_you").phase(0, Cover)
}

func TestOneForMeHealsBlockedOrNot(t *testing.T) { // HN-163
	given(t, "open 10 / / one_for_me", "open / / roll_under").hits(1, "one_for_me").do("1 block roll_under").grit(1, 20).grit(0, 13)
}

func TestSomeCardsBringRestrictedMovement(t *testing.T) { // HN-77, HN-164
	given(t, "open / / haymaker", "open / / roll_under").hits(1, "haymaker").do("1 block roll_under").restricted(0, true).restricted(1, true)
	given(t, "bar / peacemaker:1", "open / / dive_for_daylight").shoots(0, 1).do("1 block dive_for_daylight").restricted(1, true)
}

func TestSomebodysChairIsDroppedAfterTheAttack(t *testing.T) { // HN-165
	given(t, "open / someones_chair", "open").hits(1).grit(1, 15).board(0, "- -").told("hit", "dropped")
}

func TestAToothpickCanBeThrownAndIsGoneThen(t *testing.T) { // HN-167
	given(t, "balcony / toothpick", "doors").hits(1).grit(1, 15).board(0, "- -").told("hit", "dropped") // 3 + 2
	given(t, "open / toothpick", "open").hits(1).grit(1, 17).board(0, "toothpick -").untold("dropped")
}

func TestACueReachesBack(t *testing.T) { // HN-168
	given(t, "balcony / billiard_cue", "stairs", "open").do("attack melee 0").may("aim seat/1")
	given(t, "balcony / stove_log", "stairs", "open").cannot("attack melee 0")
}

func TestALongTomGoesThroughPianos(t *testing.T) { // HN-169
	given(t, "bar / long_tom:1", "piano").shoots(0, 1).grit(1, 15)
	given(t, "bar / long_tom:1", "back").shoots(0, 1).grit(1, 16)
	given(t, "open / long_tom:1", "bar").hits(1).grit(1, 19) // 3 − 2: as a club it does not
}

func TestASpittoonMakesWhoIsHitLoseACard(t *testing.T) { // HN-170
	given(t, "open / full_spittoon", "open / / strong strong").hits(1).do("1 take").hand(1, 1).told("hit", "spilled").pile("strong")
}

func TestALogCanBeSwungAndIsGoneThen(t *testing.T) { // HN-171
	tb := given(t, "open / stove_log", "open").may("attack melee 0", "attack melee 1", "done")
	tb.do("attack melee 1", "aim seat/1", "commit").grit(1, 15).board(0, "- -").told("attack", "swung", "hit", "dropped")
	given(t, "open / stove_log", "open").hits(1).grit(1, 17).board(0, "stove_log -")
}

func TestCountersSayWithWhatOneMayStrikeBack(t *testing.T) { // HN-166
	want := map[Kind]Type{ReturnToSender: Gun, OneForYou: Melee, RuinedTheHat: Any}
	for k := KissTheFloor; k <= OnTheIron; k++ {
		if got := k.Face().Counter; got != want[k] {
			t.Errorf("%s: %v", k.Face().Name, got)
		}
	}
}
