package train

import (
	"fmt"

	"drygulch/game"
)

// conserve finds what is lost or doubled in a state that is the whole truth:
// cards, purses, jewels, strongboxes, round cards, and figures where they may not
// stand (CE-1, CE-2, CE-4, CE-69).
func conserve(state game.State) error {
	s := state.(*State)
	for seat := range game.Seat(s.Seats) {
		if err := s.conserveCards(seat); err != nil {
			return err
		}
	}
	if err := s.conserveBullets(); err != nil {
		return err
	}
	if err := s.conserveLoot(); err != nil {
		return err
	}
	return s.conserveBoard()
}

// conserveCards counts the cards that a seat should own and those it has.
func (s *State) conserveCards(seat game.Seat) error {
	var owned [faceBits + 1]int
	p := &s.Players[seat]
	s.eachAction(seat, func(c Card) { owned[c]++ })
	for colour, n := range p.Hits {
		owned[NewCard(Bullet, colour)] += int(n)
	}
	lose := func(cards []Card) {
		for _, c := range cards {
			owned[c.Face()]--
		}
	}
	lose(p.Hand[:p.InHand])
	lose(p.Pile[:p.InDeck])
	lose(s.DiscardsOf(seat))
	for i := s.Next; i < s.Laid; i++ {
		if s.Scheme[i].Seat == seat {
			owned[s.Scheme[i].Card]--
		}
	}
	for c, n := range owned {
		if n != 0 {
			return fmt.Errorf("seat %d: %d too few of card %s", seat, n, cardID(Card(c)))
		}
	}
	for i := 1; i < int(p.InHand); i++ {
		if p.Hand[i-1]&orderBits > p.Hand[i]&orderBits {
			return fmt.Errorf("seat %d: hand not sorted: %v", seat, p.Hand[:p.InHand])
		}
	}
	for i, c := range p.Hand {
		if (i < int(p.InHand)) != (c != NoCard) {
			return fmt.Errorf("seat %d: hand of %d has card %d at %d", seat, p.InHand, c, i)
		}
	}
	for i, c := range p.Pile {
		if (i < int(p.InDeck) || i >= MaxCards-int(p.Discards)) != (c != NoCard) {
			return fmt.Errorf("seat %d: deck of %d and %d discards have card %d at %d", seat, p.InDeck, p.Discards, c, i)
		}
	}
	return nil
}

// conserveBullets holds the Bullet cards received against those fired.
func (s *State) conserveBullets() error {
	var fired [Neutral + 1]int
	for seat := range s.Seats {
		for colour, n := range s.Players[seat].Hits {
			fired[colour] += int(n)
		}
	}
	for b := range int(s.Crew) {
		if fired[b] != s.Fired(b) {
			return fmt.Errorf("bandit %d fired %d, received are %d", b, s.Fired(b), fired[b])
		}
	}
	if fired[Neutral]+int(s.Neutral) != NeutralBullets {
		return fmt.Errorf("%d neutral Bullets received, %d left", fired[Neutral], s.Neutral)
	}
	return nil
}

// conserveLoot counts purses, jewels and strongboxes: those of the wagons and
// those that the bandits started with.
func (s *State) conserveLoot() error {
	purses, jewels, boxes := int(s.Crew), 0, 0
	for car := range s.Cars {
		loot := Wagons[s.Train[car]]
		purses += int(loot.Purses)
		jewels += int(loot.Jewels)
		boxes += int(loot.Strongboxes)
	}
	for round := range s.Round + 1 {
		if RoundCards[s.Rounds[round]].Event == TakeItAll && (round < s.Round || s.Phase == Over) {
			boxes++
		}
	}
	if int(s.Purses) != purses {
		return fmt.Errorf("%d purses, want %d", s.Purses, purses)
	}
	copies := PurseCopies
	for i, t := range s.Tokens[:s.Purses] {
		if t.Value == 0 || int(t.Value) >= len(copies) || copies[t.Value] == 0 {
			return fmt.Errorf("one purse too many of value %d", t.Value)
		}
		copies[t.Value]--
		if i > 0 && t.Place < s.Tokens[i-1].Place {
			return fmt.Errorf("purses not sorted by place: %v", s.Tokens[:s.Purses])
		}
		if i > 0 && t.Place == s.Tokens[i-1].Place && t.Place >= OnCard && t.Value < s.Tokens[i-1].Value {
			return fmt.Errorf("purses on a card not sorted by value: %v", s.Tokens[:s.Purses])
		}
	}
	for spot := range maxSpots {
		jewels -= int(s.Jewels[spot])
		boxes -= int(s.Strongboxes[spot])
	}
	for b := range s.Crew {
		jewels -= int(s.Bandits[b].Jewels)
		boxes -= int(s.Bandits[b].Strongboxes)
	}
	if jewels != 0 || boxes != 0 {
		return fmt.Errorf("%d jewels and %d strongboxes too few", jewels, boxes)
	}
	return nil
}

// conserveBoard looks at the figures and the round cards.
func (s *State) conserveBoard() error {
	if s.Sheriff >= s.Cars {
		return fmt.Errorf("the Marshal is in car %d of %d", s.Sheriff, s.Cars)
	}
	for b := range int(s.Crew) {
		spot := s.Bandits[b].Spot
		if spot.Car() >= int(s.Cars) {
			return fmt.Errorf("bandit %d is in car %d of %d", b, spot.Car(), s.Cars) // CE-4
		}
		if s.Phase != Placing && spot == At(int(s.Sheriff), Inside) {
			return fmt.Errorf("bandit %d is inside with the Marshal", b) // CE-69
		}
	}
	var seen [len(RoundCards)]bool
	for i, id := range s.Rounds {
		low, n := band(int(s.Seats)), RoundID(perBand)
		if i == Rounds-1 {
			low, n = firstStation, stations
		}
		if id < low || id >= low+n || seen[id] {
			return fmt.Errorf("round %d has card %d of %v", i+1, id, s.Rounds)
		}
		seen[id] = true
	}
	return nil
}
