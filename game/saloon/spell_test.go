package saloon

import (
	"slices"
	"testing"

	"drygulch/game"
)

// tap finds the move that taps lead to.
func (tb *table) tap(refs ...game.Ref) string {
	for _, m := range tb.s.Moves(nil) {
		for i := 0; ; i++ {
			way := tb.s.Spell(m, i, nil)
			if way == nil {
				break
			}
			if slices.Equal(way, refs) {
				return describe(m)
			}
		}
	}
	return ""
}

func (tb *table) taps(want string, refs ...game.Ref) *table {
	tb.t.Helper()
	if got := tb.tap(refs...); got != want {
		tb.t.Errorf("%q, want %q", got, want)
	}
	return tb
}

func TestEveryCopyOfACardCanBeTapped(t *testing.T) {
	tb := given(t, "bar / / strong strong haymaker", "open").turn(0)
	tb.taps("toss strong", HandRef(0)).taps("toss strong", HandRef(1)).taps("toss haymaker", HandRef(2)).taps("draw", DeckRef(), ActionRef(ActionDraw))
	tb.do("toss strong").taps("", HandRef(0)).taps("toss strong", HandRef(1)).taps("draw", SeatRef(0), ActionRef(ActionDraw))
}

func TestAWeaponIsTappedAndThenItsSlot(t *testing.T) {
	tb := given(t, "bar / peacemaker:1 mule_whip / sleeve_gun loose_shells", "open").at(Gear)
	tb.taps("equip sleeve_gun holster", HandRef(0), SlotRef(0, Holster)).taps("reload loose_shells fist", HandRef(1), SlotRef(0, Fist))
	tb.taps("swap", SlotRef(0, Holster), ActionRef(ActionSwap)).taps("swap", SlotRef(0, Fist), ActionRef(ActionSwap)).taps("quick", SlotRef(0, Holster), ActionRef(ActionQuick))
	tb.taps("move fist", SlotRef(0, Fist), ActionRef(ActionMove)).taps("done", SeatRef(0), ActionRef(ActionDone))
}

func TestAPawnIsSentByItsPlaceOrByItself(t *testing.T) {
	tb := given(t, "bar", "open").at(Cover).taps("go piano", PositionRef(Piano), ActionRef(ActionGo)).taps("go piano", PawnRef(0), PositionRef(Piano))
	tb.taps("", PositionRef(Piano)).why("here", 74, PositionRef(Bar))
}

func TestAnAttackIsTappedTogetherStepByStep(t *testing.T) {
	tb := given(t, "bar kettle / peacemaker:4 / fancy_shootin two_for_the_road", "open", "doors")
	tb.taps("attack gun 1", ActionRef(ActionGun), ChoiceRef(ListGun, 1)).taps("attack gun 1", SlotRef(0, Fist), ChoiceRef(ListGun, 1)).do("attack gun 1")
	tb.taps("boost fancy_shootin 0", HandRef(0)).taps("boost two_for_the_road 1", HandRef(1), ChoiceRef(ListBoost, 1)).taps("luck 1", ChoiceRef(ListLuck, 1))
	tb.taps("aim seat/2", SeatRef(2)).taps("aim seat/2", PawnRef(2)).do("aim seat/2").taps("commit", ActionRef(ActionAttack))
}

func TestTwoCardsCanBeTappedInEitherOrder(t *testing.T) {
	doc := given(t, "open 10 pennyweather / / strong strong haymaker", "balcony").at(End)
	doc.taps("heal strong haymaker", HandRef(2), HandRef(1), ActionRef(ActionHeal)).taps("heal strong strong", HandRef(1), HandRef(0), ActionRef(ActionHeal))
	tb := givenTeams(t, 2, "bar / / low_whistle strong haymaker", "open", "open", "open").calls(CallNone).at(Gear)
	tb.taps("whistle strong haymaker seat/2", HandRef(2), HandRef(1), HandRef(0), SeatRef(2)).taps("whistle strong none seat/2", HandRef(2), HandRef(0), SeatRef(2))
}

func TestTeamCardsAreTappedWithWhomTheyHelp(t *testing.T) {
	tb := givenTeams(t, 2, "bar 20 / peacemaker:1 / catch_partner share_the_shells scoot_over round_on_the_house", "open", "open / - sleeve_gun:0", "open").calls(CallNone).at(Gear)
	tb.taps("catch fist seat/2 fist", HandRef(0), SlotRef(0, Fist), SlotRef(2, Fist)).taps("share seat/2 holster", HandRef(1), SlotRef(2, Holster))
	tb.taps("scoot pawn/2 doors", HandRef(2), PawnRef(2), PositionRef(Doors)).taps("round", HandRef(3), ActionRef(ActionPlay))
	tb.at(End).taps("give round_on_the_house seat/2", HandRef(3), SeatRef(2)).taps("give round_on_the_house seat/2", HandRef(3), FanRef(2))
}

// why asks for a reason.
func (tb *table) why(key string, rule game.Rule, r game.Ref, prefix ...game.Ref) *table {
	tb.t.Helper()
	got := tb.s.Why(prefix, r)
	if key != "" {
		key = "saloon.why." + key
	}
	if got.Key != key || got.Rule != rule {
		tb.t.Errorf("%s after %v: %q by %d, want %q by %d", id(r), prefix, got.Key, got.Rule, key, rule)
	}
	return tb
}

func TestOneIsToldWhyACardIsOfNoUseNow(t *testing.T) {
	tb := given(t, "bar / / peacemaker strong kiss_the_floor loose_shells", "open").at(Dive)
	tb.why("weapon-later", 25, HandRef(0)).why("boost-later", 60, HandRef(1)).why("block-later", 65, HandRef(2)).why("reload-later", 36, HandRef(3))
	tb.why("deck", 19, DeckRef()).why("pile", 9, DiscardRef()).why("dive", 38, PositionRef(Piano), PawnRef(0)).why("here", 74, PositionRef(Bar), PawnRef(0))
	tb.why("quick-empty", 100, SlotRef(0, Holster)).why("fight-later", 42, ActionRef(ActionGun)).why("", 0, PositionRef(Open), PawnRef(0))
}

func TestOneIsToldWhyWeaponsStayWhereTheyAre(t *testing.T) {
	tb := given(t, "bar / carbine:8 mule_whip / stove_log loose_shells", "open").at(Gear)
	tb.why("no-icon", 26, SlotRef(0, Holster), HandRef(0)).why("no-room", 37, HandRef(1)).why("slot-first", 25, ActionRef(ActionPlay), HandRef(0)).why("keep", 29, DiscardRef(), SlotRef(0, Fist))
	tb.why("no-icon", 26, ActionRef(ActionSwap), SlotRef(0, Holster)).why("move-later", 74, PawnRef(0))
	back := given(t, "bar / peacemaker:6 - / loose_shells", "open").at(Gear).do("move fist")
	back.why("arranged", 33, ActionRef(ActionMove), SlotRef(0, Holster)).why("no-weapon", 33, SlotRef(0, Fist))
	given(t, "bar / peacemaker:1 mule_whip / loose_shells", "open").at(Gear).why("no-gun", 36, SlotRef(0, Holster), HandRef(0))
}

func TestOneIsToldWhyNotToMoveThere(t *testing.T) {
	given(t, "open restricted", "stairs").at(Cover).why("orange", 75, PositionRef(Bar), PawnRef(0)).why("full", 76, PositionRef(Stairs), PawnRef(0))
	setup := given(t, "open", "stairs")
	setup.s.Where[0] = Nowhere
	setup.holds(0, "peacemaker", "strong", "stove_log").at(Setup).why("full", 76, PositionRef(Stairs), PawnRef(0)).why("setup", 13, HandRef(2)).why("no-icon", 26, SlotRef(0, Holster), HandRef(1))
	setup.why("setup-place", 11, ActionRef(ActionDone)).do("equip peacemaker fist").why("setup-slot", 13, HandRef(0))
	given(t, "bar / / strong", "open").turn(0).why("scavenge", 22, PawnRef(0)).why("pile", 9, DiscardRef())
}

func TestOneIsToldWhyNotToAttackLikeThat(t *testing.T) {
	tb := given(t, "bar / mule_whip peacemaker:1", "open", "doors")
	tb.why("no-gun-fist", 45, ActionRef(ActionGun)).why("nobody", 64, ActionRef(ActionMelee)).why("how", 44, SeatRef(1)).why("", 0, SlotRef(0, Holster))
	given(t, "open / peacemaker:0", "open").why("empty", 50, ActionRef(ActionGun))
	one := given(t, "open / peacemaker:1 / strong fancy_shootin mean_streak two_for_the_road", "bar", "balcony")
	if why := one.s.Why([]game.Ref{ActionRef(ActionGun)}, ChoiceRef(ListGun, 2)); why.Key != "saloon.why.bullets" || why.Amount != [2]int16{4, 1} {
		t.Errorf("%+v", why)
	}
	one.do("attack gun 0").why("fits", 58, HandRef(2)).why("aim-first", 43, ActionRef(ActionAttack)).why("self", 46, SeatRef(0)).why("bullets", 49, HandRef(1))
	one.do("boost mean_streak 0").why("same-name", 61, HandRef(3)).do("aim seat/1").why("one-target", 105, SeatRef(2)).why("boosts-first", 63, HandRef(0))
	given(t, "open / mule_whip peacemaker:1", "bar", "balcony").do("attack melee 0").why("range", 55, SeatRef(2)).why("quick-draft", 104, SlotRef(0, Holster))
	counter := given(t, "bar / peacemaker:1", "open / peacemaker:1 / return_to_sender", "doors").shoots(0, 1).do("1 block return_to_sender")
	counter.why("counter-type", 113, ActionRef(ActionMelee)).do("1 attack gun 0").why("fixed", 112, SeatRef(2))
	given(t, "open / mule_whip peacemaker:1", "open").why("holster", 30, SlotRef(0, Holster), ActionRef(ActionMelee))
}

func TestOneIsToldWhyACardDoesNotBlock(t *testing.T) {
	tb := given(t, "bar / peacemaker:1", "open / / strong duck_and_weave on_the_iron kiss_the_floor").shoots(0, 1)
	tb.why("not-block", 65, HandRef(0)).why("block-fits", 65, HandRef(2)).why("iron", 65, HandRef(3)).why("", 0, HandRef(1))
}

func TestOneIsToldWhyThereIsNoBonus(t *testing.T) {
	doc := "10 pennyweather / / strong strong"
	given(t, "open "+doc, "bar").at(End).why("no-bonus", 85, ActionRef(ActionBonus), SeatRef(0))
	given(t, "bar "+doc, "bar").at(End).why("alone", 88, ActionRef(ActionBonus), SeatRef(0))
	fought := given(t, "bar "+doc, "open")
	fought.s.Fought = true
	fought.at(End).why("bar-fought", 86, ActionRef(ActionBonus), SeatRef(0))
	given(t, "bar "+doc, "open").at(End).do("bonus").why("gained", 85, ActionRef(ActionBonus), SeatRef(0))
	full := givenTeams(t, 2, "bar / / strong", "open", "open", "open").at(End)
	full.why("grit-full", 91, ActionRef(ActionBonus), SeatRef(0)).why("give-mate", 155, SeatRef(1), HandRef(0))
}

func TestMatesAreToldWhyNot(t *testing.T) {
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open", "open / / fancy_shootin mean_streak strong cover_me crossfire", "open").at(Fight).do("attack gun 0", "commit")
	tb.why("no-gun-fist", 45, HandRef(4)).why("not-boost", 151, HandRef(3)).why("fits", 58, HandRef(1))
	tb.s.Boards[2][Holster] = Weapon{}
	tb.do("2 boost fancy_shootin 0").asks(0, AskAim).why("mate", 149, SeatRef(2))
	gun := givenTeams(t, 2, "bar / peacemaker:1", "open", "open / sleeve_gun:1 / fancy_shootin mean_streak", "open").do("attack gun 0", "commit", "2 boost fancy_shootin 0")
	gun.asks(2, AskBoost).why("mate-boost", 151, HandRef(0))
	club := givenTeams(t, 2, "open", "open", "open / / crossfire", "open").do("attack melee 0", "commit").why("team-cannot", 148, HandRef(0))
	club.do("2 pass", "0 aim seat/1", "commit").at(Gear)
	late := givenTeams(t, 2, "bar / / gang_up round_on_the_house", "open", "open", "open").calls(CallNone).at(Gear)
	late.why("team-later", 148, HandRef(0))
	split := givenTeams(t, 3, "bar / peacemaker:2 / fan_the_hammer", "open", "open", "open", "open", "open").do("attack gun 0", "boost fan_the_hammer 0", "commit", "aim seat/1")
	split.why("same-team", 154, SeatRef(4))
}

func TestOneIsToldWhoDecidesAndWhoIsOut(t *testing.T) {
	tb := given(t, "bar / peacemaker:4", "open 1", "doors")
	view := *tb.s
	view.Observe(1)
	if why := view.Why(nil, PawnRef(1)); why.Key != "saloon.why.turn" || why.Refs[0] != SeatRef(0) {
		t.Errorf("%+v", why)
	}
	tb.shoots(2, 1).why("dead", 93, SeatRef(1))
	given(t, "bar / peacemaker:4", "open 1").shoots(2, 1).why("over", 94, SeatRef(0))
}

func TestEveryThingHasASpeakingName(t *testing.T) {
	for r, want := range map[game.Ref]string{
		HandRef(3): "card/hand/3", DeckRef(): "card/deck", DiscardRef(): "card/discard", PlayRef(1): "card/play/1", LoaderRef(): "card/loader", LoadedRef(): "card/loaded",
		SeatRef(2): "seat/2", PawnRef(2): "pawn/2", PositionRef(CardTable): "place/card-table", SlotRef(1, Holster): "place/holster/1", FanRef(4): "place/hand/4",
		ChoiceRef(ListLuck, 2): "choice/luck/2", ActionRef(ActionGoOn): "action/go-on",
	} {
		if got := id(r); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if len(actionNames) != int(ActionGo)+1 {
		t.Error("an action has no name")
	}
}
