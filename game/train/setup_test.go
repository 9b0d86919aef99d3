package train

import (
	"errors"
	"slices"
	"testing"

	"drygulch/game"
)

func TestEverybodyPlaysAnotherCharacter(t *testing.T) { // CE-7
	for seats := 2; seats <= 6; seats++ {
		for seed := range uint64(20) {
			s := dealt(t, seats, seed, "character/1=belle").s
			var seen []Character
			for _, b := range s.Bandits[:s.Crew] {
				if b.Character == Nobody || slices.Contains(seen, b.Character) {
					t.Fatalf("%d seats: %v", seats, s.Bandits)
				}
				seen = append(seen, b.Character)
			}
			first, _ := s.Crewed(1)
			if s.Bandits[first].Character != Belle {
				t.Errorf("%d seats: seat 1 asked for Belle", seats)
			}
		}
	}
}

func TestACharacterOrWagonChosenTwiceIsRefused(t *testing.T) { // CE-7, CE-8
	for _, options := range []map[string]string{
		{"character/0": "doc", "character/2": "doc"},
		{"wagon/1": "mail-car", "wagon/3": "mail-car"},
		{"wagon/1": "locomotive"},
		{"character/0": "nobody"},
		{"character/3": "doc"},
		{"speed": "high"},
	} {
		_, err := Rules.New(game.Setup{Seats: 3, Options: options})
		var wrong *game.OptionError
		if !errors.As(err, &wrong) || options[wrong.Name] != wrong.Value {
			t.Errorf("%v: %v", options, err)
		}
	}
	_, err := Rules.New(game.Setup{Seats: 2, Options: map[string]string{"character/0": "doc", "second/1": "doc"}})
	var wrong *game.OptionError
	if !errors.As(err, &wrong) {
		t.Errorf("Doc in two teams: %v", err)
	}
	for _, seats := range []int{-1, 0, 1, 7} {
		var many *game.SeatsError
		if _, err := Rules.New(game.Setup{Seats: seats}); !errors.As(err, &many) {
			t.Errorf("%d seats: %v", seats, err)
		}
	}
}

func TestBehindTheLocomotiveComeAsManyWagonsAsPlayers(t *testing.T) { // CE-8
	for seats := 3; seats <= 6; seats++ {
		orders := map[[MaxCars]Wagon]bool{}
		for seed := range uint64(20) {
			s := dealt(t, seats, seed, "wagon/2=first-class").s
			if int(s.Cars) != seats+1 || s.Train[0] != Locomotive || s.Train[2] != FirstClass {
				t.Fatalf("%d seats: %v", seats, s.Train[:s.Cars])
			}
			wagons := slices.Clone(s.Train[:s.Cars])
			slices.Sort(wagons)
			if len(slices.Compact(wagons)) != seats+1 {
				t.Fatalf("%d seats: a wagon twice: %v", seats, s.Train)
			}
			orders[s.Train] = true
		}
		if len(orders) < 10 {
			t.Errorf("%d seats: only %d trains of 20", seats, len(orders))
		}
	}
}

func TestEveryBanditStartsWithAPurseOf250(t *testing.T) { // CE-9, CE-108
	for seats := 2; seats <= 6; seats++ {
		s := dealt(t, seats, 3).s
		for b := range int(s.Crew) {
			purses := s.TokensAt(OnCard + b)
			if len(purses) != 1 || purses[0].Value != startPurse {
				t.Errorf("%d seats: bandit %d has %v", seats, b, purses)
			}
		}
	}
}

func TestTheWagonsHoldTheLootPrintedForThem(t *testing.T) { // CE-10, CE-11
	for seats := 2; seats <= 6; seats++ {
		s := dealt(t, seats, 5).s
		if err := conserve(s); err != nil {
			t.Error(err)
		}
		for car := range int(s.Cars) {
			loot := Wagons[s.Train[car]]
			in := At(car, Inside)
			if n := len(s.TokensAt(int(in))); n != int(loot.Purses) || s.Jewels[in] != loot.Jewels || s.Strongboxes[in] != loot.Strongboxes {
				t.Errorf("car %d (%s): %d purses, %d jewels, %d strongboxes", car, loot.Name, n, s.Jewels[in], s.Strongboxes[in])
			}
			if on := At(car, Roof); len(s.TokensAt(int(on)))+int(s.Jewels[on])+int(s.Strongboxes[on]) > 0 {
				t.Errorf("loot on roof %d", car)
			}
		}
		if s.Sheriff != 0 || s.Strongboxes[At(0, Inside)] != 1 {
			t.Errorf("Marshal in car %d, %d strongboxes in the Locomotive", s.Sheriff, s.Strongboxes[0])
		}
	}
}

func TestFourRoundCardsOfTheBandAndAStation(t *testing.T) { // CE-12, CE-Q52
	for seats := 2; seats <= 6; seats++ {
		low := RoundID(1)
		if seats > 4 {
			low = 8
		}
		seen := map[RoundID]bool{}
		for seed := range uint64(100) {
			s := dealt(t, seats, seed).s
			rounds := slices.Clone(s.Rounds[:4])
			slices.Sort(rounds)
			if rounds[0] < low || rounds[3] > low+6 || len(slices.Compact(rounds)) != 4 {
				t.Fatalf("%d seats: %v", seats, s.Rounds)
			}
			if s.Rounds[4] < firstStation {
				t.Fatalf("%d seats: round 5 is card %d", seats, s.Rounds[4])
			}
			for _, id := range s.Rounds {
				seen[id] = true
			}
		}
		if len(seen) != perBand+stations {
			t.Errorf("%d seats: %d different cards in 100 matches", seats, len(seen))
		}
	}
}

func TestThirteenNeutralBulletsLieReady(t *testing.T) { // CE-13
	if s := dealt(t, 4, 1).s; s.Neutral != 13 {
		t.Errorf("%d", s.Neutral)
	}
}

func TestAFullCylinderAndADeckOfTen(t *testing.T) { // CE-14
	s := dealt(t, 5, 1, "character/0=doc").s
	for b := range 5 {
		if s.Bandits[b].Bullets != 6 {
			t.Errorf("bandit %d has %d bullets", b, s.Bandits[b].Bullets)
		}
		if p := &s.Players[b]; p.InDeck+p.InHand != 10 {
			t.Errorf("seat %d has %d cards", b, p.InDeck+p.InHand)
		}
	}
}

func TestChanceNamesTheFirstPlayer(t *testing.T) { // CE-15
	var firsts [6]int
	for seed := range uint64(600) {
		firsts[dealt(t, 6, seed).s.First]++
	}
	for seat, n := range firsts {
		if n < 60 || n > 140 {
			t.Errorf("seat %d was first %d times of 600", seat, n)
		}
	}
}

func TestOddPlayersStartInTheCaboose(t *testing.T) { // CE-16
	for seats := 3; seats <= 6; seats++ {
		s := dealt(t, seats, 7).s
		for number := 1; number <= seats; number++ {
			seat := (int(s.First) + number - 1) % seats
			want := At(s.Caboose(), Inside)
			if number%2 == 0 {
				want = At(s.Caboose()-1, Inside)
			}
			if s.Bandits[seat].Spot != want {
				t.Errorf("%d seats: player %d starts %s", seats, number, spotID(s.Bandits[seat].Spot))
			}
		}
	}
}
