package showdown

import "testing"

func TestABrownCardIsDiscardedBeforeItHasItsEffect(t *testing.T) { // BG-28
	tb := given(t, "sheriff nobody: bang stagecoach", "outlaw nobody: missed", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").asked(1).pile("bang").do("1 answer missed").pile("bang", "missed")
	tb = given(t, "sheriff nobody: stagecoach-9s barrel", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h").do("0 play barrel").gear(0, "barrel").do("0 play stagecoach")
	if !tb.s.Deck.has(1) && tb.s.InDiscard > 0 { // the Stagecoach itself was shuffled in
		t.Error("the discards with the Stagecoach are not the deck")
	}
}

func TestAWeaponReplacesTheOldOne(t *testing.T) { // BG-29, BG-22
	tb := given(t, "sheriff nobody: schofield volcanic", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play schofield").gear(0, "schofield").do("0 play volcanic").gear(0, "volcanic").pile("schofield").told("replaced", "equipped")
}

func TestNoCardIsPlayedWhereOneOfItsNameLies(t *testing.T) { // BG-22, BG-29, EC-59
	tb := given(t, "sheriff nobody: schofield barrel mustang / schofield barrel mustang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.may("end")
}

func TestBlueCardsGoBeforeOneselfAndJailBeforeAnother(t *testing.T) { // BG-30
	tb := given(t, "sheriff nobody: scope mustang barrel dynamite jail", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.may("play scope", "play mustang", "play barrel", "play dynamite", "play jail seat/1", "play jail seat/2", "play jail seat/3", "end")
	tb.do("0 play jail seat/2").gear(2, "jail")
}

func TestBeerGivesALifePointUpToTheMaximum(t *testing.T) { // BG-39
	tb := given(t, "sheriff nobody 2: beer", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play beer").life(0, 3).told("played", "healed")
}

func TestABeerAtFullLifeIsWasted(t *testing.T) { // BG-39, EC-52
	tb := given(t, "sheriff nobody: beer", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play beer").life(0, 5).told("no-effect").pile("beer")
}

func TestWithTwoPlayersLeftABeerHasNoEffect(t *testing.T) { // BG-39
	tb := given(t, "sheriff nobody 2: beer", idle("outlaw"), idle("outlaw"), idle("renegade")).kills(1).kills(2)
	tb.do("0 play beer").life(0, 2).told("played", "no-effect").pile("beer")
}

func TestTheSaloonIsForAllAndWorksWithTwo(t *testing.T) { // BG-40, EC-53
	tb := given(t, "sheriff nobody 2: saloon", "outlaw nobody 1", idle("outlaw"), "renegade nobody 3")
	tb.do("0 play saloon").life(0, 3).life(1, 2).life(2, 4).life(3, 4)
	tb = given(t, "sheriff nobody 2: saloon", "outlaw nobody 1", idle("outlaw"), idle("renegade")).kills(2).kills(3)
	tb.do("0 play saloon").life(0, 3).life(1, 2)
}

func TestTheSaloonRescuesNobody(t *testing.T) { // BG-40
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1: saloon", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield").asked(1).may("yield")
}

func TestStagecoachDrawsTwoAndWellsFargoThree(t *testing.T) { // BG-41
	tb := given(t, "sheriff nobody: stagecoach wells-fargo", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play stagecoach").hand(0, 3).do("0 play wells-fargo").hand(0, 5)
}

func TestPanicTakesACardIntoTheHand(t *testing.T) { // BG-42
	tb := given(t, "sheriff nobody: panic panic", "outlaw nobody: beer-6h", idle("outlaw"), "renegade nobody: bang / barrel-qs")
	tb.do("0 play panic seat/1 hand").has(0, "beer-6h").hand(1, 0).do("0 play panic seat/3 barrel").has(0, "barrel-qs").gear(3).hand(3, 1)
}

func TestCatBalouDiscardsACardAtAnyDistance(t *testing.T) { // BG-43
	tb := given(t, "sheriff nobody: cat-balou cat-balou", idle("outlaw"), "outlaw nobody: beer-6h / scope", idle("renegade"))
	tb.do("0 play cat-balou seat/2 hand").pile("cat-balou", "beer-6h").hand(2, 0).do("0 play cat-balou seat/2 scope").pile("cat-balou", "scope").gear(2)
}

func TestOneSaysTheHandOrNamesTheCardInPlay(t *testing.T) { // BG-44
	tb := given(t, "sheriff nobody: cat-balou / schofield", idle("outlaw"), "outlaw nobody: bang beer / jail dynamite volcanic", idle("renegade"))
	tb.may("play cat-balou seat/0 weapon", "play cat-balou seat/2 hand", "play cat-balou seat/2 weapon", "play cat-balou seat/2 jail", "play cat-balou seat/2 dynamite", "end")
}

func TestOneMayBeRidOfOnesOwnDynamiteButNotOfOnesHand(t *testing.T) { // BG-44, EC-60
	tb := given(t, "sheriff nobody: cat-balou panic beer / dynamite", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.may("play cat-balou seat/0 dynamite", "play panic seat/0 dynamite", "play beer", "end")
	tb.do("0 play cat-balou seat/0 dynamite").gear(0).pile("cat-balou", "dynamite")
}

func TestTheGeneralStoreOffersACardForEveryPlayerFromItsOwnOn(t *testing.T) { // BG-48
	tb := given(t, "sheriff nobody: general-store", idle("outlaw"), idle("outlaw"), idle("renegade")).kills(2)
	tb.deck("beer-6h", "bang-2d", "duel-js", "missed-2s", "missed-3s").do("0 play general-store")
	if n := len(tb.s.RowOf()); n != 3 {
		t.Fatalf("%d cards for three players", n)
	}
	first := tb.s.Row[1]
	tb.do("0 pick "+cardNames[first]).has(0, cardNames[first]).asked(1)
	tb.do("1 " + describe(tb.s.Moves(nil)[0])) // and the last card takes itself
	tb.hand(0, 1).hand(1, 1).hand(3, 1).asked(0).turn(0, Playing)
}

func TestJailIsForAnotherWhoHasNoneAndIsNotTheSheriff(t *testing.T) { // BG-49, EC-56
	tb := given(t, idle("sheriff"), "outlaw nobody: jail", "outlaw nobody: / jail", idle("renegade"))
	tb.do("0 end").can("play jail seat/3").cannot("play jail seat/0", "play jail seat/2", "play jail")
}

func TestHeartsOpenTheJail(t *testing.T) { // BG-49
	tb := given(t, idle("sheriff"), "outlaw nobody: / jail", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h").do("0 end").told("flip", "freed", "draws").turn(1, Playing).gear(1)
}

func TestAPrisonerIsShotAtAndAnswers(t *testing.T) { // BG-49
	tb := given(t, "sheriff nobody: bang", "outlaw nobody: missed / jail", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "1 answer missed").life(1, 4)
}

func TestDynamiteIsCheckedFromTheNextTurnOnByWhoeverHasIt(t *testing.T) { // BG-50, EC-62
	tb := given(t, "sheriff nobody: / dynamite", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.deck("bang-2d", "bang-3d", "bang-4d", "bang-5d").begins(0).told("flip", "passed-on").gear(0).gear(1, "dynamite")
	tb.do("0 end").told("turn", "flip").gear(1).gear(2, "dynamite")
}

func TestTwoToNineOfSpadesExplodeAndTakeThree(t *testing.T) { // BG-50
	for name, explodes := range map[string]bool{"missed-2s": true, "stagecoach-9s": true, "volcanic-10s": false, "bang-as": false, "bang-5d": false} {
		tb := given(t, "sheriff nobody: beer / dynamite", idle("outlaw"), idle("outlaw"), idle("renegade"))
		tb.deck(name, "bang-3c", "bang-4c")
		tb.s.Deck = cardSet{}.with(card(t, name)) // it is turned up first
		tb.s.InDeck = 1
		for _, rest := range []string{"bang-3c", "bang-4c"} {
			tb.s.discard(card(t, rest))
		}
		tb.begins(0)
		if explodes {
			tb.told("exploded", "wounded").life(0, 2).gear(1)
		} else {
			tb.untold("exploded").life(0, 5).gear(1, "dynamite")
		}
	}
}

func TestDynamiteGoesToTheSheriffToo(t *testing.T) { // BG-50
	tb := given(t, idle("sheriff"), idle("outlaw"), idle("outlaw"), "renegade nobody: / dynamite")
	tb.deck("bang-2d", "bang-3d", "bang-4d").begins(3).gear(0, "dynamite")
}

func TestLosingTheVolcanicBringsTheLimitBack(t *testing.T) { // BG-54
	tb := given(t, "sheriff nobody: bang bang bang schofield / volcanic", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "0 play bang seat/1", "0 play schofield").may("end")
}

func TestTheVolcanicLaidDownAfterABangAllowsMore(t *testing.T) { // BG-53, BG-54
	tb := given(t, "sheriff nobody: bang bang bang volcanic", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "0 play volcanic", "0 play bang seat/3", "0 play bang seat/1").life(1, 2).life(3, 3)
}

func TestNothingTouchesRolesAndCharacters(t *testing.T) { // BG-4
	tb := given(t, "sheriff nobody: cat-balou panic", "outlaw slab-the-killer", idle("outlaw"), idle("renegade"))
	tb.may("end") // nobody has a card
}

func card(t *testing.T, name string) Card {
	t.Helper()
	return Card(index(t, cardNames[:], name))
}
