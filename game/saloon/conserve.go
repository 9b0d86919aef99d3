package saloon

import (
	"fmt"

	"drygulch/game"
)

// conserve finds what is lost or doubled in a state that is the whole truth: cards,
// Loader cards, bullets, circles, Grit out of bounds (HN-2, HN-31, HN-76, HN-91).
func conserve(state game.State) error {
	s := state.(*State)
	for _, check := range [...]func() error{s.conserveCards, s.conserveKnowledge, s.conserveLoader, s.conserveBoards, s.conservePlaces, s.conserveGrit} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// wholeDeck are all the cards of the game.
func (s *State) wholeDeck() Cards {
	if s.Teams > 0 {
		return saloonDeck.add(teamDeck)
	}
	return saloonDeck
}

// conserveCards finds each card in one place, and every count true.
func (s *State) conserveCards() error {
	var found [kinds + 1]int
	see := func(zone Cards) {
		for k := Peacemaker; k <= kinds; k++ {
			found[k] += zone.count(k)
		}
	}
	row := func(name string, cards []Kind, n uint8) error {
		for i, k := range cards {
			switch {
			case k > kinds, (i < int(n)) != (k != NoKind):
				return fmt.Errorf("%s: card %d of %d is %d", name, i, n, k)
			case k != NoKind:
				found[k]++
			}
		}
		return nil
	}
	for seat := range game.Seat(MaxPlayers) {
		if got := s.Hands[seat].len(); got != int(s.InHand[seat]) {
			return fmt.Errorf("seat %d: %d cards in hand, counted as %d", seat, got, s.InHand[seat])
		}
		see(s.Hands[seat])
		for _, w := range s.Boards[seat] {
			found[w.Kind]++
		}
	}
	if got := s.Deck.len(); got != int(s.InDeck) {
		return fmt.Errorf("%d cards in the deck, counted as %d", got, s.InDeck)
	}
	see(s.Deck)
	if err := row("discards", s.Discard[:], s.InDiscard); err != nil {
		return err
	}
	if err := row("play", s.Play[:], s.InPlay); err != nil {
		return err
	}
	all := s.wholeDeck()
	for k := Peacemaker; k <= kinds; k++ {
		if found[k] != all.count(k) {
			return fmt.Errorf("%s is there %d times", Faces[k].Name, found[k])
		}
	}
	return nil
}

// conserveKnowledge: one can only know a card that is there, and discard one that
// is held.
func (s *State) conserveKnowledge() error {
	for seat, known := range s.Known {
		for _, cards := range known {
			if !cards.inside(s.Hands[seat]) {
				return fmt.Errorf("a card is known in the hand of seat %d that is not there", seat)
			}
		}
	}
	if !s.Chosen.empty() && !s.Chosen.inside(s.Hands[s.Act]) {
		return fmt.Errorf("seat %d is to discard what it does not hold", s.Act)
	}
	return nil
}

// conserveLoader counts the Loader cards (HN-31, HN-32).
func (s *State) conserveLoader() error {
	n := 0
	for bullets, cards := range s.Loader {
		if cards > LoaderCopies[bullets] {
			return fmt.Errorf("%d Loader cards show %d bullets", cards, bullets)
		}
		n += int(cards)
	}
	if n != int(s.InLoader) || n == 0 || (n == loaderCards) != (s.Loaded == 0) {
		return fmt.Errorf("%d Loader cards, counted as %d, the discards show %d", n, s.InLoader, s.Loaded)
	}
	return nil
}

// conserveBoards: weapons lie where they fit, with no more bullets than they hold
// (HN-26, HN-31, HN-36).
func (s *State) conserveBoards() error {
	for seat, b := range s.Boards {
		for slot, w := range b {
			switch {
			case w.Kind != NoKind && weaponBits>>w.Kind&1 == 0, w.Kind != NoKind && !w.Kind.fits(slot):
				return fmt.Errorf("seat %d: %s lies in the %s", seat, kindName(uint8(w.Kind)), SlotNames[slot])
			case w.Bullets > 0 && (!w.Kind.IsGun() || w.Bullets > w.Kind.Face().Max):
				return fmt.Errorf("seat %d: %d bullets in %s", seat, w.Bullets, kindName(uint8(w.Kind)))
			}
		}
	}
	return nil
}

// conservePlaces: a pawn for each living player, on a circle of its own (HN-76,
// HN-93).
func (s *State) conservePlaces() error {
	for p := Open; p <= positions; p++ {
		if got := s.At(p).Len(); got > int(Places[p].Circles) {
			return fmt.Errorf("%d pawns at %s", got, Places[p].Name)
		}
	}
	for seat, p := range s.Where {
		if alive := s.Alive.Has(game.Seat(seat)); p > positions || !alive && p != Nowhere || alive && p == Nowhere && s.Phase != Setup {
			return fmt.Errorf("seat %d is at position %d, alive %v", seat, p, alive)
		}
	}
	return nil
}

// conserveGrit: nobody has more than at the start, and who has none is out or about
// to strike back (HN-72, HN-91, HN-124, HN-146).
func (s *State) conserveGrit() error {
	for seat := range game.Seat(s.Seats) {
		grit := s.Grit[s.Side(seat)]
		switch {
		case grit < 0 || grit > s.MaxGrit:
			return fmt.Errorf("seat %d has %d Grit", seat, grit)
		case s.Alive.Has(seat) && (grit == 0) != s.Doomed.Has(seat):
			return fmt.Errorf("seat %d has %d Grit, doomed %v", seat, grit, s.Doomed.Has(seat))
		case !s.Alive.Has(seat) && grit > 0:
			return fmt.Errorf("seat %d is out with %d Grit", seat, grit)
		}
	}
	if s.Doomed&^s.Alive != 0 || s.Depth == 0 && s.Doomed != 0 {
		return fmt.Errorf("seats %b are to strike back, but do not", s.Doomed)
	}
	return nil
}
