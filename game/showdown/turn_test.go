package showdown

import (
	"testing"

	"drygulch/game"
)

func TestDynamiteIsCheckedBeforeJail(t *testing.T) { // BG-20, EC-36
	tb := given(t, idle("sheriff"), "outlaw nobody: beer / jail dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("bang-2d", "bang-3d", "bang-4d", "bang-5d").do("0 end")
	tb.told("flip", "passed-on", "flip", "jailed").gear(1).gear(3, "dynamite") // and in seat 2's turn once more
	// Blown up, but alive, he still has to break out.
	tb = given(t, idle("sheriff"), "outlaw nobody: beer / jail dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-2s", "missed-3s").do("0 end").told("exploded", "wounded", "flip", "jailed").life(1, 1)
}

func TestTheChecksAreForCardsThatLayThereBefore(t *testing.T) { // BG-20, BG-50
	tb := given(t, "sheriff nobody: dynamite beer", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play dynamite").untold("flip").turn(0, Playing).gear(0, "dynamite")
}

func TestPhaseOneDrawsTwo(t *testing.T) { // BG-21
	tb := given(t, idle("sheriff"), idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 end").asked(1).hand(1, 2).turn(1, Playing).told("turn", "draws", "drawn", "drawn")
}

func TestAnyNumberOfCardsIsPlayedEachCarriedThrough(t *testing.T) { // BG-22
	tb := given(t, "sheriff nobody 2: beer beer stagecoach saloon", "outlaw nobody 3", idle("outlaw"), idle("renegade"))
	tb.do("0 play beer", "0 play stagecoach", "0 play saloon", "0 play beer").life(0, 5).life(1, 4).hand(0, 2).do("0 end").turn(1, Playing)
}

func TestOneBangATurn(t *testing.T) { // BG-22, BG-23
	tb := given(t, "sheriff nobody: bang bang gatling duel", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").cannot("play bang seat/1", "play bang seat/3").can("play gatling", "play duel seat/2")
}

func TestGatlingAndBangDoNotExcludeEachOther(t *testing.T) { // BG-23, EC-10
	tb := given(t, "sheriff nobody: bang gatling", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1", "0 play gatling").life(1, 2).life(2, 3)
	tb = given(t, "sheriff nobody: bang gatling", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play gatling", "0 play bang seat/1").life(1, 2)
}

func TestBangsDiscardedInADuelDoNotCount(t *testing.T) { // BG-23, EC-9
	tb := given(t, "sheriff nobody: duel bang bang bang", "outlaw nobody: bang bang", idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1", "1 answer bang", "0 answer bang", "1 answer bang", "0 answer bang").life(1, 3)
	tb.asked(0).can("play bang seat/1")
}

func TestAMissedShotByJanetCounts(t *testing.T) { // BG-23, BG-68, EC-8
	tb := given(t, "sheriff calamity-janet: missed missed bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.can("play missed seat/1", "play bang seat/3").do("0 play missed seat/1").life(1, 3).may("end")
}

func TestTheHandLimitIsTheLifeOneHasNow(t *testing.T) { // BG-24
	tb := given(t, "sheriff nobody 2: bang beer missed-2s missed-3s", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 end").turn(0, Discarding).may("discard bang", "discard beer", "discard missed")
	tb.do("0 discard missed-3s", "0 discard beer").turn(1, Playing).hand(0, 2).pile("missed-3s", "beer")
}

func TestNothingIsDiscardedBeyondTheExcess(t *testing.T) { // BG-24
	tb := given(t, "sheriff nobody 3: bang beer missed", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.may("play bang seat/1", "play bang seat/3", "play beer", "end").do("0 end").turn(1, Playing).hand(0, 3)
}

func TestOutOfTurnOnlyAnswersArePlayed(t *testing.T) { // BG-25
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 2: missed bang beer stagecoach barrel", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").asked(1).may("answer missed", "yield")
	if ways := len(tb.s.Moves(nil)); ways != 2 {
		t.Errorf("%d moves", ways)
	}
}

func TestWhoDiesInHisTurnLosesTheRestOfIt(t *testing.T) { // BG-26
	tb := given(t, "sheriff nobody", "outlaw nobody 1: duel beer beer", idle("outlaw"), "renegade nobody: bang")
	tb.begins(1).do("1 play duel seat/3", "3 answer bang", "1 yield").asked(1).can("answer beer", "yield").do("1 yield")
	tb.asked(1).do("1 rest").out(1).turn(2, Playing)
}

func TestAJailedTurnHasNoPhases(t *testing.T) { // BG-27, BG-49
	tb := given(t, idle("sheriff"), "outlaw nobody 1: beer beer bang / jail", idle("outlaw"), idle("renegade"))
	tb.deck("bang-2d", "bang-3d", "bang-4d", "bang-5d", "bang-6d").do("0 end").turn(2, Playing).hand(1, 3).gear(1).life(1, 1)
}

func TestTheGameIsDrawnAfterAHundredTurnsWithoutAWound(t *testing.T) { // BG-91
	tb := given(t, idle("sheriff"), idle("outlaw"), idle("outlaw"), idle("renegade")).kills(1)
	for n := 0; ; n++ {
		if _, over := tb.s.Outcome(); over {
			if n != quietTurns {
				t.Errorf("drawn after %d turns", n)
			}
			break
		}
		seat := tb.s.Turn
		for tb.s.Turn == seat && tb.s.Phase != Over {
			ms := tb.s.Moves(nil)
			tb.s.Apply(ms[len(ms)-1], &tb.ev) // end the turn, or discard
		}
	}
	tb.won(0, 2, 3)
	if !tb.s.Drawn() {
		t.Error("that is a draw")
	}
}

func TestALostLifePointBeginsTheCountAnew(t *testing.T) { // BG-91
	tb := given(t, "sheriff nobody: bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.s.Quiet = 98
	tb.do("0 play bang seat/1", "0 end").goesOn()
	if tb.s.Quiet != 0 {
		t.Errorf("%d quiet turns", tb.s.Quiet)
	}
	tb.s.Quiet = 98
	tb.do("1 end").goesOn().do("2 end").won(0, 1, 2, 3)
}

func TestADeckThatRunsOutIsShuffledAtOnce(t *testing.T) { // BG-31
	tb := given(t, "sheriff nobody: stagecoach stagecoach", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h").do("0 play stagecoach").told("draws", "drawn", "reshuffled", "drawn").hand(0, 3).has(0, "beer-6h")
	if tb.s.InDiscard != 0 {
		t.Error("the discard pile is the deck now")
	}
	tb = given(t, "sheriff nobody: stagecoach", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "beer-7h").do("0 play stagecoach").told("drawn", "drawn", "reshuffled")
}

func TestWhatLiesRevealedIsNotShuffledIn(t *testing.T) { // BG-31
	tb := given(t, "sheriff nobody: general-store", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "beer-7h").do("0 play general-store").told("sold", "sold", "reshuffled", "sold", "sold")
	if row := showCards(tb.s.RowOf()); len(tb.s.RowOf()) != 4 || tb.s.Deck.has(tb.s.Row[0]) {
		t.Errorf("the store has%s", row)
	}
	tb = given(t, idle("sheriff"), "outlaw kit-carlson", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "beer-7h", "beer-8h").do("0 end").told("looks", "looks", "looks", "reshuffled")
	if len(tb.s.RowOf()) != 3 || tb.s.Deck.has(tb.s.Row[2]) {
		t.Error("what Kit looks at was shuffled in")
	}
}

// bare takes deck and discard pile away: all of it lies in the hand of a seat.
func (tb *table) bare(seat game.Seat) *table {
	for s := tb.s; !s.Deck.empty(); s.Deck = s.Deck.rest() {
		s.gain(seat, s.Deck.first())
	}
	tb.s.InDeck = 0
	return tb
}

func TestWhatIsMissingIsNotDrawn(t *testing.T) { // BG-32
	tb := given(t, idle("sheriff"), idle("outlaw"), idle("outlaw"), "renegade nobody").bare(3)
	tb.do("0 end").hand(1, 0).turn(1, Playing).untold("draws")
}

func TestAFlipThatCannotBeMadeBringsNothing(t *testing.T) { // BG-32
	tb := given(t, idle("sheriff"), "outlaw nobody: / jail", idle("outlaw"), idle("renegade")).bare(3)
	tb.do("0 end").told("no-flip", "jailed").turn(2, Playing)
	tb = given(t, idle("sheriff"), "outlaw nobody: / dynamite", idle("outlaw"), idle("renegade")).bare(3)
	tb.do("0 end").told("no-flip", "passed-on").gear(2, "dynamite")
	// The BANG! itself is discarded, so that there is one card to flip, and for the
	// second Barrel of Jourdonnais the same again.
	tb = given(t, "sheriff nobody: bang", "outlaw jourdonnais: / barrel", idle("outlaw"), idle("renegade")).bare(3)
	tb.do("0 play bang seat/1", "1 flip barrel").told("reshuffled", "flip").do("1 flip own").life(1, 3)
}

func TestLuckyDukeFlipsWhatThereIs(t *testing.T) { // BG-32, BG-34
	tb := given(t, "sheriff nobody: bang-2d", "outlaw lucky-duke: / barrel", idle("outlaw"), idle("renegade")).bare(3)
	tb.do("0 play bang seat/1", "1 flip barrel").told("flip", "flipped").life(1, 3).asked(0)
	tb = given(t, idle("sheriff"), "outlaw kit-carlson", idle("outlaw"), idle("renegade")).bare(3)
	tb.s.discard(tb.s.Hands[3].first())
	tb.s.spend(3, tb.s.DiscardTop())
	tb.do("0 end").hand(1, 1).turn(1, Playing) // Kit takes the one that there is
}

func TestWhoDiscardsSeveralCardsDecidesTheirOrder(t *testing.T) { // BG-90
	tb := given(t, "sheriff nobody 1: bang beer missed", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 end", "0 discard beer", "0 discard bang").pile("beer", "bang")
	tb = given(t, "sheriff sid-ketchum 3: bang beer missed", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 heal missed bang").pile("missed", "bang")
}
