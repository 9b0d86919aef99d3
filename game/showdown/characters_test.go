package showdown

import (
	"testing"

	"drygulch/game"
)

func TestBartDrawsForEachLifePoint(t *testing.T) { // BG-66, EC-23
	tb := given(t, "sheriff nobody: bang", "outlaw bart-cassidy", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").life(1, 3).hand(1, 1)
	tb = given(t, idle("sheriff"), "outlaw bart-cassidy: / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s", "missed-2s", "missed-3s").do("0 end").life(1, 1).hand(1, 5) // and phase 1
	tb = given(t, idle("sheriff"), "outlaw bart-cassidy: duel", "outlaw nobody: bang", idle("renegade"))
	tb.begins(1)
	tb.s.Hands[1], tb.s.InHand[1] = cardSet{}.with(card(t, "duel-js")), 1
	tb.regather()
	tb.do("1 play duel seat/2", "2 answer bang").life(1, 3).hand(1, 1) // his own Duel too
}

func TestBlackJackShowsHisSecondCardAndDrawsAThirdIfItIsRed(t *testing.T) { // BG-67, EC-43
	tb := given(t, idle("sheriff"), "outlaw black-jack", idle("outlaw"), idle("renegade"))
	tb.deck("bang-2d", "bang-3d", "bang-4d", "bang-5d").do("0 end").hand(1, 3) // a third red card brings no fourth
	shown := 0
	for _, e := range tb.ev.List() {
		if e.Kind == EvDrawn && e.Faces == game.AllSeats {
			shown++
		}
	}
	if shown != 1 || tb.s.Hands[1].and(tb.s.Open).len() != 1 {
		t.Errorf("%d cards are shown, %d are known to all", shown, tb.s.Hands[1].and(tb.s.Open).len())
	}
	tb = given(t, idle("sheriff"), "outlaw black-jack", idle("outlaw"), idle("renegade"))
	tb.deck("missed-2s", "missed-3s", "missed-4s", "missed-5s").do("0 end").hand(1, 2)
}

func TestJanetUsesBangAndMissedForOneAnother(t *testing.T) { // BG-68, EC-7
	tb := given(t, "sheriff nobody: bang-9d duel", "outlaw calamity-janet: missed missed bang-2d bang-3d", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").may("answer bang", "answer missed", "yield").do("1 answer bang").life(1, 4)
	tb.do("0 play duel seat/1").may("answer bang", "answer missed", "yield").do("1 answer missed").life(0, 4) // he has no BANG! to go on with
	tb = given(t, "sheriff nobody: indians", "outlaw calamity-janet: missed", idle("outlaw"), idle("renegade"))
	tb.do("0 play indians", "1 answer missed").life(1, 4)
	tb = given(t, "sheriff nobody", "outlaw calamity-janet: missed / remington", idle("outlaw"), idle("renegade"))
	tb.begins(1).can("play missed seat/0", "play missed seat/2", "play missed seat/3")
}

func TestTwoOfAnyMixCancelSlabForJanet(t *testing.T) { // BG-68, BG-78, EC-5
	tb := given(t, "sheriff slab-the-killer: bang", "outlaw calamity-janet: bang missed", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 answer bang", "1 answer missed").life(1, 4).asked(0)
}

func TestElGringoTakesACardFromWhoWoundsHim(t *testing.T) { // BG-69, EC-24
	tb := given(t, "sheriff nobody: bang beer-6h", "outlaw el-gringo", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").life(1, 2).has(1, "beer-6h").hand(0, 0)
	tb = given(t, "sheriff nobody: bang", "outlaw el-gringo", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").life(1, 2).hand(1, 0)
	for _, what := range []string{"gatling", "indians", "duel seat/1"} {
		name, _, _ := cut(what)
		tb = given(t, "sheriff nobody: beer-6h "+name, "outlaw el-gringo", idle("outlaw"), idle("renegade"))
		tb.do("0 play "+what).life(1, 2).has(1, "beer-6h")
	}
}

func cut(text string) (before, after string, found bool) {
	for i := range text {
		if text[i] == ' ' {
			return text[:i], text[i+1:], true
		}
	}
	return text, "", false
}

func TestElGringoGetsNothingForDynamiteAndHisOwnDuel(t *testing.T) { // BG-69, BG-64, EC-26
	tb := given(t, "sheriff nobody: beer", "outlaw el-gringo: / dynamite", idle("outlaw"), idle("renegade"))
	tb.s.Life[1] = 4 // so that he lives
	tb.s.Roles[1] = Sheriff
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end").life(1, 1).untold("taken").hand(0, 1)
	tb = given(t, idle("sheriff"), "outlaw el-gringo", "outlaw nobody: bang beer", idle("renegade"))
	tb.begins(1)
	tb.s.Hands[1], tb.s.InHand[1] = cardSet{}.with(card(t, "duel-js")), 1
	tb.regather()
	tb.do("1 play duel seat/2", "2 answer bang").life(1, 2).hand(1, 0).hand(2, 1)
}

func TestJesseMayDrawHisFirstCardFromAHand(t *testing.T) { // BG-70
	tb := given(t, "sheriff nobody: beer-6h", "outlaw jesse-jones", idle("outlaw"), "renegade nobody: bang")
	tb.do("0 end").turn(1, Drawing).may("draw deck", "draw seat/0", "draw seat/3").do("1 draw seat/0").has(1, "beer-6h").hand(1, 2).hand(0, 0).turn(1, Playing)
	tb = given(t, "sheriff nobody: beer", "outlaw jesse-jones", idle("outlaw"), idle("renegade"))
	tb.do("0 end", "1 draw deck").hand(1, 2).hand(0, 1)
}

func TestJesseIsNotAskedWhereNobodyHoldsACard(t *testing.T) { // BG-70, EC-47
	tb := given(t, idle("sheriff"), "outlaw jesse-jones", idle("outlaw"), idle("renegade"))
	tb.do("0 end").turn(1, Playing).hand(1, 2)
}

func TestJourdonnaisAlwaysHasABarrel(t *testing.T) { // BG-71
	tb := given(t, "sheriff nobody: bang", "outlaw jourdonnais", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h").do("0 play bang seat/1").asked(1).may("flip own", "yield").do("1 flip own").life(1, 4)
}

func TestKitKeepsTwoOfThreeAndPutsTheThirdBackOnTop(t *testing.T) { // BG-72
	tb := given(t, idle("sheriff"), "outlaw kit-carlson", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "bang-2d", "duel-js", "missed-2s", "missed-3s").do("0 end").turn(1, Drawing)
	back := tb.s.Row[1]
	tb.do("1 put-back "+cardNames[back]).hand(1, 2).turn(1, Playing)
	if tb.s.Top != back || tb.s.InDeck != 3 {
		t.Errorf("on top lies %s of %d", cardNames[tb.s.Top], tb.s.InDeck)
	}
	tb.do("1 end").has(2, cardNames[back])
	if tb.s.Top != NoCard {
		t.Error("it was drawn")
	}
}

func TestKitsCardIsTheNextOneToBeFlipped(t *testing.T) { // BG-72
	tb := given(t, idle("sheriff"), "outlaw kit-carlson", "outlaw nobody: / jail", idle("renegade"))
	tb.deck("beer-6h", "bang-2d", "missed-2s", "missed-3s", "missed-4s").do("0 end")
	for tb.s.Row[0] != card(t, "beer-6h") && tb.s.Row[1] != card(t, "beer-6h") && tb.s.Row[2] != card(t, "beer-6h") {
		tb = given(t, idle("sheriff"), "outlaw kit-carlson", "outlaw nobody: / jail", idle("renegade"))
		tb.s.Rand = game.NewRand(uint64(tb.s.InDeck), 7)
		tb.deck("beer-6h", "bang-2d", "missed-2s").do("0 end")
	}
	tb.do("1 put-back beer", "1 end").turn(2, Playing).told("flip", "freed")
}

func TestPedroMayDrawTheUppermostDiscard(t *testing.T) { // BG-75, EC-46
	tb := given(t, idle("sheriff"), "outlaw pedro-ramirez", idle("outlaw"), idle("renegade"))
	tb.discards("beer-6h", "bang-2d").do("0 end").turn(1, Drawing).may("draw deck", "draw discard")
	tb.do("1 draw discard").has(1, "bang-2d").hand(1, 2).pile("beer-6h")
	tb = given(t, idle("sheriff"), "outlaw pedro-ramirez", idle("outlaw"), idle("renegade"))
	tb.discards("bang-2d").do("0 end", "1 draw deck").hand(1, 2).pile("bang-2d")
}

func TestPedroIsNotAskedWithoutADiscardPile(t *testing.T) { // BG-75, EC-45
	tb := given(t, idle("sheriff"), "outlaw pedro-ramirez", idle("outlaw"), idle("renegade"))
	tb.do("0 end").turn(1, Playing).hand(1, 2)
}

func TestSidDiscardsTwoCardsForALifePoint(t *testing.T) { // BG-77, EC-50
	tb := given(t, "sheriff sid-ketchum 2: duel scope", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.can("heal duel scope", "heal scope duel").do("0 heal duel scope").life(0, 3).hand(0, 0).pile("duel", "scope")
	tb = given(t, "sheriff sid-ketchum 2: duel", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.may("play duel seat/1", "play duel seat/2", "play duel seat/3", "end")
}

func TestSidNeverHealsAboveHisMaximum(t *testing.T) { // BG-77
	tb := given(t, "sheriff sid-ketchum 4: duel scope bang-2d beer", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 heal duel scope").life(0, 5).cannot("heal bang beer", "heal beer bang")
}

func TestSidsWindowsAreHisPhaseTwoHisAnswersAndHisDying(t *testing.T) { // BG-77
	for _, what := range []string{"bang seat/1", "gatling", "indians", "duel seat/1"} {
		name, _, _ := cut(what)
		tb := given(t, "sheriff nobody: "+name, "outlaw sid-ketchum 3: beer-6h beer-7h scope", idle("outlaw"), idle("renegade"))
		tb.do("0 play "+what).asked(1).can("heal beer beer", "heal beer scope", "yield").do("1 heal beer-6h beer-7h").life(1, 4).asked(1).do("1 yield").life(1, 3)
	}
	tb := given(t, "sheriff nobody: bang", "outlaw sid-ketchum 1: scope mustang", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield").asked(1).may("heal scope mustang", "heal mustang scope", "yield").do("1 heal scope mustang").life(1, 1).asked(0)
	// Not while he chooses at the General Store.
	tb = given(t, "sheriff nobody: general-store", "outlaw sid-ketchum 1: scope mustang", idle("outlaw"), idle("renegade"))
	tb.do("0 play general-store")
	tb.do("0 " + describe(tb.s.Moves(nil)[0])).asked(1).cannot("heal scope mustang")
}

func TestSidSavesHimselfWithTwoPlayersLeft(t *testing.T) { // BG-56, BG-77, EC-48
	tb := given(t, "sheriff nobody: bang", "outlaw sid-ketchum 1: scope mustang beer-6h beer-7h", idle("outlaw"), idle("renegade")).kills(2).kills(3)
	tb.do("0 play bang seat/1", "1 yield").asked(1).cannot("answer beer").can("heal scope mustang").do("1 heal scope mustang").life(1, 1).hand(1, 2)
}

func TestSidMixesBeersAndPairs(t *testing.T) { // BG-56, BG-77
	tb := given(t, idle("sheriff"), "outlaw sid-ketchum 2: beer scope mustang / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s", "missed-2s").do("0 end").life(1, -1).can("answer beer", "heal scope mustang", "yield")
	tb.do("1 answer beer", "1 heal scope mustang").life(1, 1).lives(1)
}

func TestSuzyDrawsWhenHerCardIsDone(t *testing.T) { // BG-79
	tb := given(t, "sheriff suzy-lafayette: bang", "outlaw nobody: beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").hand(0, 0).asked(1).do("1 yield").hand(0, 1).asked(0)
	tb = given(t, "sheriff suzy-lafayette: barrel", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play barrel").hand(0, 1)
	// Gatling is done only after its last target.
	tb = given(t, "sheriff suzy-lafayette: gatling", "outlaw nobody: beer", idle("outlaw"), "renegade nobody: beer")
	tb.do("0 play gatling", "1 yield").hand(0, 0).asked(3).do("3 yield").hand(0, 1)
}

func TestCardsThatBringCardsBringSuzyNoneExtra(t *testing.T) { // BG-79, EC-29
	tb := given(t, "sheriff suzy-lafayette: stagecoach", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play stagecoach").hand(0, 2)
	tb = given(t, "sheriff suzy-lafayette: general-store", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play general-store")
	for tb.s.Depth > 0 {
		tb.do(describe(tb.s.Moves(nil)[0]))
	}
	tb.hand(0, 1)
}

func TestSuzyDrawsWhenHerAnswerIsDone(t *testing.T) { // BG-79
	tb := given(t, "sheriff nobody: gatling", "outlaw suzy-lafayette: missed", "outlaw nobody: beer", idle("renegade"))
	tb.do("0 play gatling", "1 answer missed").hand(1, 1).asked(2) // before the next target
	tb = given(t, "sheriff nobody: indians", "outlaw suzy-lafayette: bang", "outlaw nobody: beer", idle("renegade"))
	tb.do("0 play indians", "1 answer bang").hand(1, 1).asked(2)
}

func TestSuzyDrawsBetweenTwoMissedAgainstSlab(t *testing.T) { // BG-79, EC-30
	tb := given(t, "sheriff slab-the-killer: bang", "outlaw suzy-lafayette: missed", idle("outlaw"), idle("renegade"))
	tb.deck("missed-4s", "missed-3s").do("0 play bang seat/1", "1 answer missed").asked(1).hand(1, 1).can("answer missed").do("1 answer missed").life(1, 4).hand(1, 1)
}

func TestSuzyDrawsWhenADuelIsOver(t *testing.T) { // BG-79
	tb := given(t, "sheriff nobody: duel bang", "outlaw suzy-lafayette: bang", idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1", "1 answer bang").hand(1, 0).asked(0).do("0 answer bang").life(1, 3).hand(1, 1) // not within it
	tb = given(t, "sheriff nobody: duel beer", "outlaw suzy-lafayette: bang", idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1", "1 answer bang", "0 yield").life(0, 4).hand(1, 1)
}

func TestSuzyDrawsWhenARescueIsOver(t *testing.T) { // BG-79
	tb := given(t, "sheriff nobody: bang", "outlaw suzy-lafayette 1: beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield", "1 answer beer").life(1, 1).hand(1, 1)
	tb = given(t, idle("sheriff"), "outlaw suzy-lafayette 2: beer beer / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s", "missed-2s").do("0 end", "1 answer beer").hand(1, 1).do("1 answer beer").told("draws", "draws").hand(1, 3) // and phase 1
}

func TestSuzyDrawsAtOnceWhenHerLastCardIsTaken(t *testing.T) { // BG-79, EC-31
	tb := given(t, "sheriff nobody: panic", "outlaw suzy-lafayette: beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play panic seat/1 hand").hand(1, 1).hand(0, 1)
	tb = given(t, "sheriff nobody: cat-balou", "outlaw suzy-lafayette: beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play cat-balou seat/1 hand").hand(1, 1)
	tb = given(t, "sheriff suzy-lafayette: beer-6h", "outlaw jesse-jones", idle("outlaw"), idle("renegade"))
	tb.deck("missed-2s", "missed-3s", "missed-4s").do("0 end", "1 draw seat/0").hand(0, 1).hand(1, 2).told("taken", "draws", "drawn", "draws", "drawn")
	if first := tb.ev.List()[1]; first.Kind != EvDraws || first.Actor != 0 {
		t.Error("she draws before his second card")
	}
}

func TestSuzyDrawsBeforeElGringoTakesFromHer(t *testing.T) { // BG-79, EC-27
	tb := given(t, "sheriff suzy-lafayette: bang", "outlaw el-gringo", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").told("wounded", "draws", "taken", "draws").hand(0, 1).hand(1, 1)
}

func TestSuzyDrawsAfterAllTheCardsOfThePenalty(t *testing.T) { // BG-62, BG-79, EC-32
	tb := given(t, "sheriff suzy-lafayette: bang beer / barrel", "deputy nobody 1", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "0 lay beer").hand(0, 1).gear(0).told("discarded", "discarded", "draws")
}

func TestTheDeadDrawNothing(t *testing.T) { // BG-79
	tb := given(t, "sheriff nobody: bang", "outlaw suzy-lafayette 1", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").out(1).hand(1, 0)
}

func TestSamTakesAllThatTheDeadLeave(t *testing.T) { // BG-80, EC-33
	tb := given(t, "sheriff vulture-sam", "outlaw nobody 1: beer-6h / barrel-qs dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end").out(1).has(0, "beer-6h", "barrel-qs").hand(0, 2).pile("dynamite")
	// Not the Beer that was just drunk in vain.
	tb = given(t, "sheriff vulture-sam", "outlaw nobody 2: beer-6h beer-7h / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s").do("0 end", "1 answer beer-6h", "1 yield").hand(0, 1).has(0, "beer-7h")
}

func TestADeadSamTakesNothing(t *testing.T) { // BG-80, EC-34
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1: beer-6h", "outlaw vulture-sam", idle("renegade")).kills(2)
	tb.do("0 play bang seat/1", "1 yield", "1 yield").pile("bang", "beer-6h").hand(2, 0)
	tb = given(t, "sheriff nobody: bang", "outlaw vulture-sam 1: beer-6h scope", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield", "1 yield").asked(1).do("1 lay scope").pile("scope", "beer-6h").hand(1, 0)
}

func TestWillyPlaysAnyNumberOfBangs(t *testing.T) { // BG-81
	tb := given(t, "sheriff willy-the-kid: bang bang bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "0 play bang seat/3", "0 play bang seat/1").life(1, 2).life(3, 3)
	tb = given(t, "sheriff willy-the-kid: bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.cannot("play bang seat/2") // as far as the weapon reaches
}

func TestWhatBlackJackShowsIsNoFlip(t *testing.T) { // BG-73, BG-67
	tb := given(t, idle("sheriff"), "outlaw black-jack", idle("outlaw"), idle("renegade"))
	tb.do("0 end").untold("flip")
}

func TestEachCharacterHasHisRule(t *testing.T) { // BG-66, BG-81
	for c := BartCassidy; c <= characters; c++ {
		if c.Rule() != 65+game.Rule(c) {
			t.Errorf("%s has rule %d", CharacterNames[c], c.Rule())
		}
	}
	if Nobody.Rule() != 0 || SuzyLafayette.Rule() != 79 {
		t.Error("the rules are not those of the characters")
	}
}
