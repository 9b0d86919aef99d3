package saloon

import "testing"

func TestADropDiscardsTheWeaponInTheFist(t *testing.T) { // HN-95, HN-161
	given(t, "open / mule_whip", "open / peacemaker:3").hits(1).grit(1, 18).board(1, "- -").told("hit", "dropped").pile("peacemaker")
}

func TestAHolsteredWeaponIsNeverDroppedInstead(t *testing.T) { // HN-96, HN-97, T18
	holstered := func() *table {
		return given(t, "open / mule_whip", "open / - peacemaker:3").hits(1).do("1 take").asks(1, AskDrop)
	}
	holstered().do("1 go-on").board(1, "- peacemaker:3").untold("dropped")
	holstered().do("1 quick").board(1, "- -").told("quick-draw", "dropped").pile("peacemaker")
	given(t, "open / mule_whip", "open / / strong").hits(1).do("1 take").untold("dropped").hand(1, 1)
}

func TestWhoDrawsBeforeADropDropsTheDrawnWeapon(t *testing.T) { // HN-97, HN-104
	tb := given(t, "open / mule_whip", "open / stove_log toothpick").hits(1).do("1 take").asks(1, AskDrop).may("quick", "go-on")
	tb.do("1 quick").board(1, "- -").pile("stove_log", "toothpick")
}

func TestAQuickDrawIsPossibleInAnyonesTurnAndInTheMiddleOfAnAttack(t *testing.T) { // HN-98, HN-104
	tb := given(t, "bar / peacemaker:1", "open / - mule_whip / kiss_the_floor").shoots(0, 1)
	tb.asks(1, AskBlock).can("quick").do("1 quick").board(1, "mule_whip -").asks(1, AskBlock).cannot("quick").do("1 block kiss_the_floor").grit(1, 20)
	for phase := Gear; phase <= GearTwo; phase++ {
		given(t, "bar / - peacemaker:1", "open").at(phase).can("quick")
	}
	given(t, "bar 10 / - peacemaker:1", "open").at(End).can("quick")
}

func TestAQuickDrawDiscardsTheWeaponInTheFistAndNoLoaderCardIsTurnedUp(t *testing.T) { // HN-99
	tb := given(t, "bar / mule_whip peacemaker:2", "open").do("quick").board(0, "peacemaker:2 -").pile("mule_whip").told("quick-draw").untold("loaded")
	tb.can("attack gun 1")
}

func TestWithAnEmptyHolsterThereIsNoQuickDraw(t *testing.T) { // HN-100
	given(t, "open / peacemaker:1", "open").cannot("quick")
}

func TestTheAttackersQuickDrawBeforeTheDamageMakesTheAttackVoid(t *testing.T) { // HN-102, T19
	tb := given(t, "open / peacemaker:4 mule_whip / fancy_shootin", "open / / kiss_the_floor")
	tb.shoots(2, 1, "fancy_shootin").do("1 block kiss_the_floor").asks(0, AskQuick).may("quick", "go-on")
	tb.do("0 quick").grit(1, 20).board(0, "mule_whip -").hand(0, 0).hand(1, 0).told("quick-draw", "void").untold("hit", "missed")
	if !tb.s.Fought {
		t.Error("it was no attack")
	}
}

func TestOfAVoidAttackTheBoostsEffectsOnTheAttackerAndTheBlocksStay(t *testing.T) { // HN-102
	tb := given(t, "open 10 / stove_log mule_whip / haymaker one_for_me", "open / / one_for_you")
	tb.hits(1, "haymaker", "one_for_me").do("1 block one_for_you", "0 quick").grit(1, 20).grit(0, 13).restricted(0, true)
	tb.asks(1, AskCounter)
	drop := given(t, "open / stove_log mule_whip", "open / / not_so_fast").hits(1).do("1 block not_so_fast", "0 quick")
	drop.board(0, "- -").told("void", "dropped") // of the weapon just drawn
	chair := given(t, "open / someones_chair mule_whip", "open / / duck_and_weave").hits(1).do("1 block duck_and_weave", "0 quick")
	chair.board(0, "mule_whip -").untold("dropped") // what the old weapon does to its owner is gone with it
	banned := given(t, "open / stove_log mule_whip / you_heard_me", "open / / one_for_you").hits(1, "you_heard_me")
	banned.do("1 block one_for_you", "0 quick").phase(0, Cover)
	bottle := given(t, "open / broken_bottle mule_whip", "open / / one_for_you").hits(1).do("1 block one_for_you", "0 quick")
	bottle.asks(1, AskCounter) // the weapon forbids nothing any more
}

func TestInASplitOnlyTargetsNotYetWorkedOutAreSpared(t *testing.T) { // HN-102
	tb := given(t, "bar / peacemaker:4 mule_whip / fan_the_hammer", "open", "doors / / strong")
	tb.do("attack gun 1", "boost fan_the_hammer 0", "aim seat/1", "aim seat/2", "commit").asks(0, AskQuick).do("0 go-on").grit(1, 17)
	tb.do("2 take", "0 quick").grit(2, 20).grit(1, 17).phase(0, Cover)
	first := given(t, "bar / peacemaker:4 mule_whip / fan_the_hammer", "open", "doors / / strong")
	first.do("attack gun 1", "boost fan_the_hammer 0", "aim seat/1", "aim seat/2", "commit", "0 quick").grit(1, 20).grit(2, 20).phase(0, Cover)
}

func TestAQuickDrawOfTheTargetChangesNothingAboutTheAttack(t *testing.T) { // HN-103
	given(t, "bar / peacemaker:1", "open / stove_log mule_whip / strong").shoots(0, 1).do("1 quick", "1 take").grit(1, 18).told("hit").untold("void")
}

func TestAWindowForQuickDrawAloneOpensOnlyWithAWeaponInTheHolster(t *testing.T) { // HN-104
	given(t, "bar / peacemaker:1", "open / / strong").shoots(0, 1).do("1 take").phase(0, Cover)
	given(t, "bar / peacemaker:1 mule_whip", "open / / strong").shoots(0, 1).do("1 take").asks(0, AskQuick)
}

func TestTheAttackersOwnWeaponDropsBeforeCounterattacks(t *testing.T) { // HN-131, HN-165
	tb := given(t, "open / someones_chair", "open / / one_for_you").hits(1).do("1 block one_for_you").told("hit", "dropped")
	tb.asks(1, AskCounter).board(0, "- -").grit(1, 17)
}

func TestTheAttackerMayDrawBeforeHisOwnDrop(t *testing.T) { // HN-97, HN-165
	tb := given(t, "open / someones_chair mule_whip", "open").hits(1).asks(0, AskQuick).do("0 go-on").asks(0, AskDrop)
	tb.do("0 quick").board(0, "- -").grit(1, 15).pile("someones_chair", "mule_whip")
}

func TestNotSoFastMakesTheAttackerDropAfterTheAttack(t *testing.T) { // HN-95, HN-129
	given(t, "open / stove_log", "open / / not_so_fast").hits(1).do("1 block not_so_fast").grit(1, 19).board(0, "- -").told("blocked", "hit", "dropped")
}
