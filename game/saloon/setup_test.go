package saloon

import (
	"errors"
	"testing"

	"drygulch/game"
)

func TestTwoToSixCanBrawl(t *testing.T) { // HN-1
	for seats := 0; seats <= 8; seats++ {
		_, err := Rules.New(game.Setup{Seats: seats})
		if ok := err == nil; ok != (seats >= 2 && seats <= 6) {
			t.Errorf("%d seats: %v", seats, err)
		}
	}
}

func TestABoardHasAFistAndAHolster(t *testing.T) { // HN-3
	s := dealt(t, 6, 1).s
	if len(s.Boards) != 6 || len(s.Boards[0]) != 2 || SlotNames != [...]string{"fist", "holster"} {
		t.Error(s.Boards)
	}
}

func TestOneStartsWith20GritOr30(t *testing.T) { // HN-4
	dealt(t, 3, 1).grit(0, 20).grit(2, 20)
	dealt(t, 3, 1, "grit", "30").grit(0, 30).grit(2, 30)
}

func TestEverybodyIsAnotherCharacter(t *testing.T) { // HN-5
	seen := map[Character]int{}
	for seed := range uint64(50) {
		s := dealt(t, 6, seed, "character/2", "dolly").s
		used := map[Character]bool{}
		for seat, c := range s.Characters {
			if c == Nobody || used[c] || seat == 2 && c != Dolly {
				t.Fatalf("%v", s.Characters)
			}
			used[c] = true
			seen[c]++
		}
	}
	if len(seen) != int(characters) {
		t.Errorf("only %v are ever dealt", seen)
	}
	var bad *game.OptionError
	if _, err := Rules.New(game.Setup{Seats: 2, Options: map[string]string{"character/0": "dolly", "character/1": "dolly"}}); !errors.As(err, &bad) {
		t.Errorf("two of the same: %v", err)
	}
}

func TestInTheBasicGameCharactersHaveNoAbility(t *testing.T) { // HN-5
	tb := dealt(t, 2, 1, "character/0", "slick")
	if tb.s.is(0, Slick) || !dealt(t, 2, 1, "character/0", "slick", "abilities", "advanced").s.is(0, Slick) {
		t.Error("an ability does not go with the agreement")
	}
}

func TestTheLoaderIsShuffledFaceDown(t *testing.T) { // HN-6
	s := dealt(t, 2, 1).s
	if s.InLoader != 18 || s.Loaded != 0 || s.Loader != LoaderCopies {
		t.Error(s.Loader)
	}
}

func TestWithoutTeamsTheDeckHas80Cards(t *testing.T) { // HN-7
	s := dealt(t, 3, 1).s
	if s.InDeck != 80-3*7 {
		t.Errorf("%d in the deck", s.InDeck)
	}
	for seat := range s.Seats {
		if s.Hands[seat].kinds()&teamBits != 0 {
			t.Error("a team card is dealt")
		}
	}
}

func TestSevenCardsAreDealtToEach(t *testing.T) { // HN-8
	tb := dealt(t, 6, 1)
	for seat := range game.Seat(6) {
		tb.hand(seat, 7)
	}
}

func TestBothDiscardPilesArePublic(t *testing.T) { // HN-9
	tb := given(t, "bar / / strong", "open")
	tb.loads(3).deck()
	s := *tb.s
	s.Observe(1)
	if s.Discard != tb.s.Discard || s.InDiscard == 0 || s.Loader != tb.s.Loader || s.Loaded != tb.s.Loaded {
		t.Error("a discard is hidden")
	}
}

func TestChanceNamesTheFirstPlayer(t *testing.T) { // HN-10
	var firsts [4]int
	for seed := range uint64(400) {
		firsts[dealt(t, 4, seed).s.First]++
	}
	for seat, n := range firsts {
		if n < 70 || n > 130 {
			t.Errorf("seat %d begins %d of 400", seat, n)
		}
	}
}

func TestEachOnceEquipsAndTakesAPlaceInTurnOrder(t *testing.T) { // HN-11, HN-14
	tb := dealt(t, 3, 1)
	first := tb.s.First
	for i := range game.Seat(3) {
		seat := (first + i) % 3
		tb.asks(seat, AskSetup).can("place open", "place bar")
		tb.do("place open")
	}
	tb.phase(first, Scavenge).asked(first)
	if tb.s.Turns != 1 {
		t.Errorf("turn %d", tb.s.Turns)
	}
}

// setupOf is the set-up round of seat 0 with a hand.
func setupOf(t *testing.T, hand ...string) *table {
	tb := given(t, "open", "open")
	tb.s.Where = [MaxPlayers]Position{}
	return tb.holds(0, hand...).at(Setup)
}

func TestAGunEquippedInTheSetUpRoundIsLoaded(t *testing.T) { // HN-12
	setupOf(t, "peacemaker").loads(4).do("equip peacemaker fist").board(0, "peacemaker:4 -").told("equipped", "loaded", "loader-shuffled")
}

func TestInTheSetUpRoundEachSlotIsFilledOnceAndNothingElseHappens(t *testing.T) { // HN-13
	tb := setupOf(t, "peacemaker", "mule_whip", "stove_log", "loose_shells", "strong")
	tb.can("equip peacemaker fist", "equip peacemaker holster", "equip stove_log fist").cannot("equip stove_log holster")
	tb.do("equip peacemaker holster").cannot("equip mule_whip holster", "quick", "move holster", "reload loose_shells holster", "done")
	tb.do("equip stove_log fist")
	for _, way := range tb.ways() {
		if way[:5] != "place" {
			t.Errorf("one can still %q", way)
		}
	}
}

func TestAnyFreeCircleWillDoToStartFrom(t *testing.T) { // HN-11, HN-76
	tb := given(t, "open", "stairs", "back")
	tb.s.Where[0] = Nowhere
	tb.at(Setup).can("place open", "place bar").cannot("place stairs", "place back")
}
