package train

import (
	"fmt"
	"slices"
	"testing"

	"drygulch/game"
)

// What chance deals is even: who is first, who is who, which wagon is where, what
// is in the purses of each place, which card of the deck comes to hand, and which
// round card when. Nobody has better draws.
func TestTheDealIsEven(t *testing.T) { // CE-8, CE-10, CE-12, CE-14, CE-15
	const matches = 20_000
	count := map[string]map[string]int{}
	tell := func(what string, value any) {
		if count[what] == nil {
			count[what] = map[string]int{}
		}
		count[what][fmt.Sprint(value)]++
	}
	for seed := range uint64(matches) {
		state, err := deal(game.Setup{Seed: seed, Seats: 4})
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		tell("first player", s.First)
		for i, id := range s.Rounds {
			tell(fmt.Sprint("round ", i+1), id)
		}
		for car := 1; car < int(s.Cars); car++ {
			tell(fmt.Sprint("car ", car), s.Train[car])
		}
		for seat := range game.Seat(4) {
			tell(fmt.Sprint("character of seat ", seat), s.Bandits[seat].Character)
			tell(fmt.Sprint("Marshal card in the hand of seat ", seat), slices.Contains(s.HandOf(seat), NewCard(Marshal, int(seat))))
		}
		for i, purse := range s.Tokens[:s.Purses-4] {
			if i < 5 { // as many lie on any train of four wagons
				tell(fmt.Sprint("purse ", i+1), purse.Value)
			}
		}
	}
	weights := map[string]float64{"true": 0.6, "false": 0.4} // of a Marshal card: six or seven of ten cards come to hand
	for what, values := range count {
		chi, n := 0.0, float64(len(values))
		for value, got := range values {
			want := matches / n
			switch {
			case what[:5] == "purse": // of 14 that are not handed out four hold $250
				want = matches * 2 / 14.0
				if value == fmt.Sprint(startPurse) {
					want *= 2
				}
			case what[:5] == "Marsh":
				share := weights[value] // and a sixth of the seats is the Doc
				if value == "true" {
					share += 0.1 / 6
				} else {
					share -= 0.1 / 6
				}
				want = matches * share
			}
			chi += (float64(got) - want) * (float64(got) - want) / want
		}
		// Far beyond the 0.1 % point of any of these.
		if limit := n + 4*sqrt(2*n); chi > limit {
			t.Errorf("%s: chi-square %.1f, want at most %.1f: %v", what, chi, limit, values)
		}
	}
	for what, want := range map[string]int{"first player": 4, "round 1": 7, "round 5": 3, "car 2": 6, "character of seat 3": 6, "purse 4": 6} {
		if got := len(count[what]); got != want {
			t.Errorf("%s: %d different, want %d", what, got, want)
		}
	}
}
