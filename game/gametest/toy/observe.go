package toy

import (
	"fmt"

	"drygulch/game"
)

// hiding is all that Observe hides, one kind of secret a step.
var hiding = []struct {
	secret string
	hide   func(*State, game.Seat)
}{
	{"chance", func(s *State, _ game.Seat) { s.Chance = game.Rand{} }},
	{"deck", func(s *State, seat game.Seat) {
		for i := range s.DeckLen {
			if !s.DeckKnown[i].Has(seat) {
				s.Deck[i] = unknown
			}
		}
	}},
	{"hands", func(s *State, seat game.Seat) {
		for other := range game.Seat(s.Seats) {
			for i := range s.HandLen[other] {
				if other != seat && !s.HandKnown[other][i].Has(seat) {
					s.Hand[other][i] = unknown
				}
			}
		}
	}},
	{"choices", func(s *State, seat game.Seat) {
		for other := range game.Seat(s.Seats) {
			if other != seat && s.Choice[other] != 0 {
				s.Choice[other] = unknown
			}
		}
	}},
	{"draft", func(s *State, seat game.Seat) {
		if seat != s.Turn {
			s.Picked = 0
		}
	}},
}

// Observe implements game.State.
func (s *State) Observe(seat game.Seat) { s.observe(seat, -1) }

// observe leaves out one step, for mutants.
func (s *State) observe(seat game.Seat, without int) {
	for i, h := range hiding {
		if i != without {
			h.hide(s, seat)
		}
	}
	s.View = seat
}

// Secrets names the steps of Observe.
func Secrets() (names []string) {
	for _, h := range hiding {
		names = append(names, h.secret)
	}
	return names
}

// ObserveBut is Observe without one step.
func ObserveBut(step int) func(game.State, game.Seat) {
	return func(s game.State, seat game.Seat) { s.(*State).observe(seat, step) }
}

// Determinize implements game.State.
func (s *State) Determinize(r *game.Rand) {
	var seen [cards + 1]bool
	for _, zone := range s.zones() {
		for _, c := range zone {
			if c != unknown {
				seen[c] = true
			}
		}
	}
	var missing [cards]uint8
	n := 0
	for c := uint8(1); c <= cards; c++ {
		if !seen[c] {
			missing[n] = c
			n++
		}
	}
	game.Shuffle(r, missing[:n])
	for _, zone := range s.zones() {
		for i, c := range zone {
			if c == unknown {
				n--
				zone[i] = missing[n]
			}
		}
	}
	for i, c := range s.Choice {
		if c == unknown {
			s.Choice[i] = uint8(1 + r.IntN(2))
		}
	}
	s.Chance = game.NewRand(r.Uint64(), 0)
	s.View = truth
}

// zones are all places of cards.
func (s *State) zones() [2 + maxSeats][]uint8 {
	z := [2 + maxSeats][]uint8{s.Deck[:s.DeckLen], s.Pile[:s.PileLen]}
	for seat := range s.Seats {
		z[2+seat] = s.Hand[seat][:s.HandLen[seat]]
	}
	return z
}

func conserve(state game.State) error {
	s := state.(*State)
	var seen [cards + 1]int
	for _, zone := range s.zones() {
		for _, c := range zone {
			if c == 0 || c > cards {
				return fmt.Errorf("there is no card %d", c)
			}
			seen[c]++
		}
	}
	for c := 1; c <= cards; c++ {
		if seen[c] != 1 {
			return fmt.Errorf("card %d is there %d times", c, seen[c])
		}
	}
	return nil
}

// reshuffle mixes what the seat does not know: cards that lie where it has not
// looked, choices not revealed, the sale somebody else is at, and the future.
func reshuffle(state game.State, seat game.Seat, r *game.Rand) {
	s := state.(*State)
	var places []*uint8
	for i := range s.DeckLen {
		if !s.DeckKnown[i].Has(seat) {
			places = append(places, &s.Deck[i])
		}
	}
	for other := range game.Seat(s.Seats) {
		if other == seat {
			continue
		}
		for i := range s.HandLen[other] {
			if !s.HandKnown[other][i].Has(seat) {
				places = append(places, &s.Hand[other][i])
			}
		}
		if s.Choice[other] != 0 {
			s.Choice[other] = uint8(1 + r.IntN(2))
		}
	}
	for i := len(places) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		*places[i], *places[j] = *places[j], *places[i]
	}
	if s.Phase == acting && s.Turn != seat && s.HandLen[s.Turn] >= 2 {
		s.Picked = uint8(r.IntN(2)) << r.IntN(int(s.HandLen[s.Turn]))
	}
	s.Chance = game.NewRand(r.Uint64(), 0)
}
