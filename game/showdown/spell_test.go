package showdown

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
				return plain(describe(m))
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

func TestACardIsTappedAndThenWhomItIsAimedAt(t *testing.T) {
	tb := given(t, "sheriff nobody: bang beer panic / barrel", "outlaw nobody: missed / scope", idle("outlaw"), idle("renegade"))
	tb.taps("play bang seat/1", HandRef(0), SeatRef(1)).taps("play beer", HandRef(1), ActionRef(ActionPlay))
	tb.taps("play panic seat/1 hand", HandRef(2), FanRef(1)).taps("play panic seat/1 scope", HandRef(2), GearRef(1, ScopeSlot))
	tb.taps("play panic seat/1 scope", HandRef(2), SeatRef(1), GearRef(1, ScopeSlot)).taps("play panic seat/1 hand", HandRef(2), SeatRef(1), FanRef(1))
	tb.taps("play panic seat/0 barrel", HandRef(2), GearRef(0, BarrelSlot)).taps("end", SeatRef(0), ActionRef(ActionEnd))
	tb.taps("", HandRef(2), SeatRef(1))
}

func TestAnswersAreTappedWithWhatTheyCost(t *testing.T) {
	tb := given(t, "sheriff nobody: bang", "outlaw jourdonnais 1: missed beer / barrel", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").taps("flip barrel", GearRef(1, BarrelSlot), ActionRef(ActionFlip)).taps("flip own", SeatRef(1), ActionRef(ActionFlip))
	tb.taps("answer missed", HandRef(0), ActionRef(ActionPlay)).taps("yield", SeatRef(1), ActionRef(ActionTake))
	tb.do("1 yield").taps("answer beer", HandRef(1), ActionRef(ActionPlay)).taps("yield", SeatRef(1), ActionRef(ActionDie))
	tb.do("1 yield").taps("lay beer", HandRef(1), ActionRef(ActionDiscard)).taps("lay barrel", GearRef(1, BarrelSlot), ActionRef(ActionDiscard)).taps("rest", SeatRef(1), ActionRef(ActionRest))
}

func TestSidTapsTwoCardsInTheOrderOfDiscarding(t *testing.T) { // BG-77, BG-90
	tb := given(t, "sheriff sid-ketchum 2: duel scope", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.taps("heal duel scope", HandRef(0), HandRef(1), ActionRef(ActionHeal)).taps("heal scope duel", HandRef(1), HandRef(0), ActionRef(ActionHeal))
}

// why asks for a reason.
func (tb *table) why(key string, rule game.Rule, r game.Ref, prefix ...game.Ref) game.Reason {
	tb.t.Helper()
	got := tb.s.Why(prefix, r)
	if key != "" {
		key = "showdown.why." + key
	}
	if got.Key != key || got.Rule != rule {
		tb.t.Errorf("%s after %v: %q by %d, want %q by %d", id(r), prefix, got.Key, got.Rule, key, rule)
	}
	return got
}

func TestWhoIsOutOfReachIsToldHowFar(t *testing.T) { // BG-16, BG-17, BG-18
	tb := given(t, "sheriff nobody: bang panic / volcanic", idle("outlaw"), idle("outlaw"), "outlaw nobody: beer / mustang", idle("renegade"), idle("deputy"))
	why := tb.why("reach", 37, SeatRef(3), HandRef(0))
	if why.Amount != [2]int16{4, 1} || why.Refs != [2]game.Ref{SeatRef(3), GearRef(0, WeaponSlot)} {
		t.Errorf("%+v", why)
	}
	if why := tb.why("panic", 18, SeatRef(3), HandRef(1)); why.Amount != [2]int16{4, 1} {
		t.Errorf("%+v", why)
	}
	tb.why("panic", 18, GearRef(3, MustangSlot), HandRef(1))
	tb.why("no-cards", 44, SeatRef(1), HandRef(1))
	tb.why("own-hand", 44, FanRef(0), HandRef(1))
	tb.why("self", 37, SeatRef(0), HandRef(0))
	tb.why("aim", 37, ActionRef(ActionPlay), HandRef(0))
	tb.why("", 0, SeatRef(1), HandRef(0)) // that can be tapped
	tb.s.Gear[0][WeaponSlot] = NoCard
	if why := tb.why("reach-colt", 37, SeatRef(2), HandRef(0)); why.Amount != [2]int16{2, 1} {
		t.Errorf("%+v", why)
	}
}

func TestACardThatCannotBePlayedSaysWhy(t *testing.T) { // BG-22, BG-29, BG-38, BG-44, BG-49
	tb := given(t, "sheriff nobody: missed schofield panic cat-balou bang-2d / schofield", "outlaw nobody", idle("outlaw"), idle("renegade"))
	tb.s.Shots = 1
	tb.why("one-bang", 22, HandRef(0)) // cards lie in the order of their kinds
	tb.why("missed", 38, HandRef(1))
	tb.why("same-name", 29, HandRef(4))
	tb.why("card-first", 22, SeatRef(1))
	tb.why("drawn", 21, DeckRef())
	tb.why("pile", 28, DiscardRef())
	tb = given(t, "sheriff nobody: panic cat-balou bang", idle("outlaw"), idle("outlaw"), "renegade nobody").kills(1).kills(3)
	tb.s.Characters[2] = PaulRegret
	tb.s.Life[2] = 3
	tb.why("nobody-near", 37, HandRef(0))
	tb.why("panic-nobody", 18, HandRef(1))
	tb.why("nothing", 44, HandRef(2))
	tb.why("dead", 59, SeatRef(1), HandRef(0))
	tb = given(t, idle("sheriff"), "outlaw nobody: jail-10s", "outlaw nobody: / jail", idle("renegade")).kills(3)
	tb.do("0 end")
	tb.why("nobody-to-jail", 49, HandRef(0))
	tb = given(t, idle("sheriff"), "outlaw nobody: jail-10s duel saloon", "outlaw nobody: / jail", idle("renegade"))
	tb.begins(1)
	jail := HandRef(tb.s.Hands[1].place(card(t, "jail-10s")))
	tb.why("sheriff", 49, SeatRef(0), jail)
	tb.why("jailed", 49, SeatRef(2), jail)
	tb.why("self", 49, SeatRef(1), jail)
	tb.why("self", 47, SeatRef(1), HandRef(tb.s.Hands[1].place(card(t, "duel-js"))))
	tb.why("not-aimed", 28, SeatRef(2), HandRef(tb.s.Hands[1].place(card(t, "saloon-5h"))))
}

func TestWhatIsNoAnswerSaysWhy(t *testing.T) { // BG-25, BG-38, BG-46, BG-47, BG-51
	tb := given(t, "sheriff nobody: bang indians duel", "outlaw nobody: missed beer scope / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("bang-5d", "bang-6d").do("0 play bang seat/1", "1 flip barrel")
	tb.why("barrel-used", 51, GearRef(1, BarrelSlot))
	tb.why("beer-later", 25, HandRef(1))
	tb.why("not-missed", 38, HandRef(2))
	tb.do("1 yield", "0 play indians")
	tb.why("not-bang", 46, HandRef(0))
	tb.why("barrel-useless", 46, GearRef(1, BarrelSlot))
	tb.do("1 yield", "0 play duel seat/1")
	tb.why("not-bang-duel", 47, HandRef(0))
	view := *tb.s
	view.Observe(2)
	if why := view.Why(nil, HandRef(0)); why.Key != "showdown.why.turn" || why.Refs[0] != SeatRef(1) {
		t.Errorf("%+v", why)
	}
}

func TestTheDyingAreToldWhatIsMissing(t *testing.T) { // BG-39, BG-56
	tb := given(t, idle("sheriff"), "outlaw nobody 2: beer missed / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end")
	if why := tb.why("beer-short", 56, HandRef(1)); why.Amount[0] != 2 {
		t.Errorf("%+v", why)
	}
	tb.why("not-beer", 56, HandRef(0))
	tb = given(t, "sheriff nobody: bang", "outlaw sid-ketchum 1: beer missed", idle("outlaw"), idle("renegade")).kills(2).kills(3)
	tb.do("0 play bang seat/1", "1 yield")
	tb.why("", 0, HandRef(1)) // one of a pair to heal with
	tb = given(t, "sheriff nobody: bang", "outlaw sid-ketchum 1: beer", idle("outlaw"), idle("renegade")).kills(2).kills(3)
	tb.s.push(Frame{Kind: Wound, At: 1, Asked: 1, Need: 1, Step: dying})
	tb.why("beer-two", 39, HandRef(0))
}

func TestOtherDecisionsSayWhatIsAsked(t *testing.T) { // BG-6, BG-24, BG-34, BG-48, BG-70, BG-72, BG-77, BG-90
	s := dealt(t, 4, 1)
	tb := &table{t: t, s: s}
	tb.why("choose", 6, SeatRef(1))
	tb = given(t, "sheriff nobody 1: bang beer / barrel", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 end")
	if why := tb.why("discard", 24, ActionRef(ActionEnd)); why.Amount[0] != 1 {
		t.Errorf("%+v", why)
	}
	tb.why("discard-hand", 24, GearRef(0, BarrelSlot))
	tb = given(t, "sheriff nobody: general-store beer", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play general-store").why("store", 48, HandRef(0))
	tb = given(t, idle("sheriff"), "outlaw lucky-duke: / jail", idle("outlaw"), idle("renegade"))
	tb.do("0 end").why("flips", 34, SeatRef(0))
	tb = given(t, idle("sheriff"), "outlaw kit-carlson", idle("outlaw"), idle("renegade"))
	tb.do("0 end").why("kit", 72, DeckRef())
	tb = given(t, "sheriff nobody: beer", "outlaw jesse-jones", idle("outlaw"), idle("renegade"))
	tb.do("0 end").why("no-hand", 70, SeatRef(2))
	tb.why("seat-first", 70, DiscardRef())
	tb = given(t, "sheriff sid-ketchum: beer bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.why("heal-full", 77, ActionRef(ActionHeal), HandRef(0))
	tb.s.Life[0] = 2
	tb.why("heal-two", 77, ActionRef(ActionHeal), HandRef(0))
	tb = given(t, "sheriff nobody: bang", "outlaw nobody 1: bang missed", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield", "1 yield").why("lay", 90, SeatRef(0))
	tb = given(t, idle("sheriff"), "outlaw nobody: bang", idle("outlaw"), idle("renegade")).kills(2).kills(3)
	tb.s.Life[0] = 1
	tb.do("0 end", "1 play bang seat/0").why("over", 13, HandRef(0))
	tb = given(t, "sheriff nobody: cat-balou", "outlaw nobody: bang / barrel", idle("outlaw"), idle("renegade"))
	tb.why("what-first", 44, GearRef(1, MustangSlot), HandRef(0))
}
