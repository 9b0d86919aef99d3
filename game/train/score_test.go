package train

import (
	"slices"
	"testing"

	"drygulch/game"
)

// over ends the game where it stands.
func (tb *table) over() *table {
	tb.s.Round = Rounds - 1
	tb.s.end(&tb.ev)
	return tb
}

func (tb *table) totals() []int {
	var list []int
	for seat := range game.Seat(tb.s.Seats) {
		list = append(list, tb.s.Tally(seat).Total)
	}
	return list
}

func (tb *table) shares() []float32 {
	shares, over := tb.s.Outcome()
	if !over {
		tb.t.Error("not over")
	}
	return shares[:tb.s.Seats]
}

func TestAllIsOpenAtTheEnd(t *testing.T) { // CE-95
	tb := given(t, 5, "doc 2r $300 $500, ghost 3r $250, floor 1i $450").over()
	view := *tb.s
	view.Observe(game.NoSeat)
	for _, purse := range view.Tokens[:view.Purses] {
		if purse.Value == 0 {
			t.Errorf("still hidden: %+v", purse)
		}
	}
	if tb.s.Actor() != game.NoSeat || len(tb.s.Moves(nil)) != 0 || tb.heard(EvScore) != 2 || tb.heard(EvWinner) != 1 {
		t.Error("the game goes on")
	}
}

func TestWealthIsWhatLiesOnTheCard(t *testing.T) { // CE-96
	tb := given(t, 5, "doc 2r $300 $500 jewel jewel strongbox, ghost 3r, floor 3r $500 jewel strongbox").over()
	if got := tb.totals(); !slices.Equal(got, []int{300 + 500 + 2*500 + 1000, 0}) {
		t.Errorf("%v", got)
	}
	tally := tb.s.Tally(0)
	if tally.Purses != 800 || tally.Jewels != 1000 || tally.Strongboxes != 1000 {
		t.Errorf("%+v", tally)
	}
}

func TestEveryGunslingerGetsTheFullPrize(t *testing.T) { // CE-97, CE-Q50
	tb := given(t, 5, "doc 2r, ghost 3r, tuco 1r")
	tb.s.Bandits[0].Bullets, tb.s.Bandits[1].Bullets, tb.s.Bandits[2].Bullets = 2, 2, 4
	if got := tb.over().totals(); !slices.Equal(got, []int{1000, 1000, 0}) {
		t.Errorf("%v", got)
	}
	if tb.heard(EvGunslinger) != 2 {
		t.Errorf("%d were told", tb.heard(EvGunslinger))
	}
}

func TestWithoutAShotThereIsNoGunslinger(t *testing.T) { // CE-97
	if got := given(t, 5, "doc 2r, ghost 3r").over().totals(); !slices.Equal(got, []int{0, 0}) {
		t.Errorf("%v", got)
	}
}

func TestTheRichestWinsThenWhoReceivedFewestBullets(t *testing.T) { // CE-98, CE-72
	tb := given(t, 5, "doc 2r jewel, ghost 3r jewel, tuco 1r $450")
	tb.s.hit(0, 1)
	tb.s.hit(0, Neutral)
	tb.s.hit(1, Neutral)
	tb.s.Bandits[0].Bullets = 6
	if got := tb.over().shares(); !slices.Equal(got, []float32{0, 1, 0}) {
		t.Errorf("%v", got)
	}
	if places := tb.s.Ranking(); places[0] != 2 || places[1] != 1 || places[2] != 3 {
		t.Errorf("%v", places)
	}
}

func TestEqualInAllIsASharedWin(t *testing.T) { // CE-98
	tb := given(t, 5, "doc 2r jewel, ghost 3r $250 $250, tuco 1r").over()
	if got := tb.shares(); !slices.Equal(got, []float32{0.5, 0.5, 0}) {
		t.Errorf("%v", got)
	}
	if places := tb.s.Ranking(); places[0] != 1 || places[1] != 1 || places[2] != 3 {
		t.Errorf("%v", places)
	}
}
