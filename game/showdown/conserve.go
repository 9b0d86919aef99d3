package showdown

import (
	"fmt"

	"drygulch/game"
)

// conserve finds what is lost or doubled in a state that is the whole truth:
// cards, roles, characters, life points out of bounds (BG-1, BG-2, BG-7).
func conserve(state game.State) error {
	s := state.(*State)
	for _, check := range [...]func() error{s.conserveCards, s.conserveRoles, s.conserveCharacters, s.conserveKnowledge, s.conserveLives} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// conserveCards finds each card in one place, and every count true.
func (s *State) conserveCards() error {
	var found [Cards + 1]int
	n := 0
	see := func(c Card) {
		if c == NoCard || c > Cards {
			n = -Cards
			return
		}
		found[c]++
		n++
	}
	all := func(set cardSet) {
		for ; !set.empty(); set = set.rest() {
			see(set.first())
		}
	}
	for seat := range game.MaxSeats {
		if got := s.Hands[seat].len(); got != int(s.InHand[seat]) {
			return fmt.Errorf("seat %d: %d cards in hand, counted as %d", seat, got, s.InHand[seat])
		}
		all(s.Hands[seat])
		for slot, c := range s.Gear[seat] {
			if c != NoCard {
				see(c)
				if !c.Kind().Blue() || slotOf[c.Kind()] != Slot(slot) {
					return fmt.Errorf("seat %d: %s lies as %s", seat, cardNames[c], SlotNames[slot])
				}
			}
		}
	}
	all(s.Deck)
	deck := s.Deck.len()
	if s.Top != NoCard {
		see(s.Top)
		deck++
	}
	if deck != int(s.InDeck) {
		return fmt.Errorf("%d cards in the deck, counted as %d", deck, s.InDeck)
	}
	for i, c := range s.Discard {
		if i < int(s.InDiscard) {
			see(c)
		} else if c != NoCard {
			return fmt.Errorf("%s above the discard pile", cardNames[c])
		}
	}
	for i, c := range s.Row {
		if i < int(s.InRow) {
			see(c)
		} else if c != NoCard {
			return fmt.Errorf("%s beyond the row", cardNames[c])
		}
	}
	if n != Cards {
		return fmt.Errorf("%d cards", n)
	}
	for c, times := range found[1:] {
		if times != 1 {
			return fmt.Errorf("%s is there %d times", cardNames[c+1], times)
		}
	}
	return nil
}

// conserveRoles counts the roles.
func (s *State) conserveRoles() error {
	left := RoleCounts[s.Seats]
	for _, role := range s.Roles[:s.Seats] {
		if role == NoRole || role >= roles || left[role] == 0 {
			return fmt.Errorf("the roles are %v", s.Roles[:s.Seats])
		}
		left[role]--
	}
	return nil
}

// conserveCharacters finds no character twice.
func (s *State) conserveCharacters() error {
	used := map[Character]bool{}
	for seat := range game.Seat(s.Seats) {
		list := append([]Character{s.Characters[seat]}, s.Offers[seat][:s.offered(seat)]...)
		if s.Phase == Choosing {
			list = list[1:]
		}
		for _, c := range list {
			if c == Nobody || c > characters || used[c] {
				return fmt.Errorf("seat %d: %v is nobody, or is there twice", seat, list)
			}
			used[c] = true
		}
		if picked := s.Picked[seat] > 0; s.Phase == Choosing && picked != s.Told.Has(seat) {
			return fmt.Errorf("seat %d has chosen %v, told %v", seat, picked, s.Told.Has(seat))
		}
	}
	return nil
}

// conserveKnowledge: one can only know a card in another's hand.
func (s *State) conserveKnowledge() error {
	var held cardSet
	for _, hand := range s.Hands {
		held = held.or(hand)
	}
	if !s.Open.minus(held).empty() {
		return fmt.Errorf("a card is open in no hand")
	}
	for seat, known := range s.Known {
		if !known.minus(held.minus(s.Hands[seat])).empty() {
			return fmt.Errorf("seat %d knows a card in no other's hand", seat)
		}
	}
	return nil
}

// conserveLives: nobody has more life points than he can, and who has none is
// dying or dead (BG-7, BG-55).
func (s *State) conserveLives() error {
	if s.Phase == Choosing {
		return nil
	}
	var going game.Seats // dying
	for _, f := range s.Stack[:s.Depth] {
		if f.Kind == Wound {
			going = going.With(f.At)
		}
	}
	for seat := range game.Seat(s.Seats) {
		life := int(s.Life[seat])
		switch {
		case life > s.MaxLife(seat):
			return fmt.Errorf("seat %d has %d life points", seat, life)
		case s.Lives(seat) && life < 1 && !going.Has(seat):
			return fmt.Errorf("seat %d lives with %d life points", seat, life)
		case !s.Lives(seat) && life > 0:
			return fmt.Errorf("seat %d is out with %d life points", seat, life)
		}
	}
	return nil
}
