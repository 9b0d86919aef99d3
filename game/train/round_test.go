package train

import (
	"testing"

	"drygulch/game"
)

// playOn plays random moves until the round changes or the game is over.
func (tb *table) playOn(r *game.Rand) *table {
	round := tb.s.Round
	for tb.s.Round == round && tb.s.Phase != Over {
		ms := tb.s.Moves(nil)
		tb.s.Apply(ms[r.IntN(len(ms))], &tb.ev)
	}
	return tb
}

func TestThereAreExactlyFiveRounds(t *testing.T) { // CE-17, CE-95
	for seats := 2; seats <= 6; seats++ {
		tb := dealt(t, seats, 3)
		r := game.NewRand(3, 3)
		for tb.s.Phase != Over {
			tb.playOn(&r)
		}
		want := 4 // the first was turned up by the deal
		if seats == 2 {
			want = 5
		}
		if got := tb.heard(EvRound); got != want {
			t.Errorf("%d seats: %d round cards turned up, want %d", seats, got, want)
		}
	}
}

func TestTheWholeDeckIsShuffledAndSixCardsDrawn(t *testing.T) { // CE-18, CE-Q53
	tb := given(t, 5, "ghost 1i, tuco 2i, belle 4r")
	tb.steal("ghost fire") // Tuco is the only target: the next round begins
	p := &tb.s.Players[1]
	if p.InHand != 6 || p.InDeck != 5 || p.Loose != 5 {
		t.Fatalf("Tuco holds %d of %d cards, %d in no order", p.InHand, p.InHand+p.InDeck, p.Loose)
	}
	drawn := 0
	for seed := range uint64(300) {
		tb := given(t, 5, "ghost 1i, tuco 2i, belle 4r")
		tb.s.Rand = game.NewRand(seed, 0)
		tb.steal("ghost fire")
		for _, c := range tb.s.HandOf(1) {
			if c.Kind() == Bullet {
				drawn++
			}
		}
	}
	if drawn < 130 || drawn > 197 { // 6 of 11
		t.Errorf("the bullet was drawn %d times of 300", drawn)
	}
}

func TestTheRoundCardIsSeenByAllFromThenOn(t *testing.T) { // CE-19
	tb := dealt(t, 4, 8)
	for viewer := game.NoSeat; viewer < 4; viewer++ {
		view := *tb.s
		view.Observe(viewer)
		if view.Rounds[0] != tb.s.Rounds[0] || view.Rounds[1] != 0 || view.Rounds[4] != 0 {
			t.Errorf("seat %d sees %v", viewer, view.Rounds)
		}
	}
}

func TestTheEventComesAfterTheLastCard(t *testing.T) { // CE-20
	tb := given(t, 5, "ghost 3i, doc 1r")
	tb.s.Rounds[0] = cardBraking
	tb.steal("ghost floor-change, doc floor-change")
	tb.stands("ghost", "2r").stands("doc", "1i")
	kinds := []uint8{}
	for _, e := range tb.ev.List() {
		if e.Kind == EvClimbed || e.Kind == EvHappening || e.Kind == EvRound {
			kinds = append(kinds, e.Kind)
		}
	}
	if len(kinds) != 4 || kinds[1] != EvClimbed || kinds[2] != EvHappening || kinds[3] != EvRound {
		t.Errorf("order of events: %v", kinds)
	}
	last := given(t, 5, "ghost 0i, doc 1r").event(stationHostage)
	if last.s.Phase != Over || last.s.Tally(0).Ransom != 250 {
		t.Errorf("in the last round it comes before the reckoning: %+v", last.s.Tally(0))
	}
}

func TestFirstPlayerPassesToTheLeft(t *testing.T) { // CE-21
	tb := dealt(t, 4, 2)
	first := tb.s.First
	r := game.NewRand(1, 1)
	for round := range 4 {
		spots, purses := tb.s.Bandits, tb.s.Purses
		tb.playOn(&r)
		if want := (first + 1 + game.Seat(round)) % 4; tb.s.First != want || tb.s.Act != want && tb.s.Phase == Scheming {
			t.Fatalf("round %d: first is seat %d, want %d", round+2, tb.s.First, want)
		}
		if tb.s.Purses != purses {
			t.Errorf("purses did not carry over")
		}
		_ = spots
		for seat := range 4 {
			p := &tb.s.Players[seat]
			if want := 10 + tb.s.Received(game.Seat(seat)); int(p.InHand+p.InDeck) != want {
				t.Errorf("seat %d has %d cards, want %d", seat, p.InHand+p.InDeck, want)
			}
		}
	}
}
