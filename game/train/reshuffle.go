package train

import "drygulch/game"

// reshuffle moves, in a true state, all that a seat cannot know, by the words of
// the rulebook on who sees what (CE-117 to CE-121). It goes the opposite way of
// Determinize, which fills a view: it exchanges hidden things of the true state
// among each other, many times, wherever an exchange leaves the rulebook's
// knowledge as it is. It shares no code with Observe and Determinize, so that
// these can be held against it.
func reshuffle(state game.State, by game.Seat, r *game.Rand) {
	s := state.(*State)
	s.Rand = game.NewRand(r.Uint64(), r.Uint64())
	s.reshuffleRounds(r)
	if s.Phase == Over {
		s.reshuffleDecks(r)
		return
	}
	for seat := range game.Seat(s.Seats) {
		if seat == by {
			continue
		}
		s.unmark(seat, r)
		s.swapPlaces(seat, r)
		for range 2 * MaxHand {
			s.swapCards(seat, r)
		}
	}
	s.reshuffleDecks(r)
	for range 2 * MaxPurses {
		s.swapPurses(by, r)
	}
	s.swapUnused(by, r)
}

// reshuffleRounds: the round cards to come and the unused ones are hidden from
// all (CE-119).
func (s *State) reshuffleRounds(r *game.Rand) {
	first := int(s.Round) + 1
	if s.Phase == Placing {
		first = 0 // none is turned up before the figures stand
	}
	for i := first; i < Rounds-1; i++ {
		id := band(int(s.Seats)) + RoundID(r.IntN(perBand))
		at := -1
		for j, other := range s.Rounds {
			if other == id {
				at = j
			}
		}
		switch {
		case at < 0:
			s.Rounds[i] = id
		case at >= first:
			s.Rounds[i], s.Rounds[at] = id, s.Rounds[i]
		}
	}
	if first < Rounds {
		s.Rounds[Rounds-1] = firstStation + RoundID(r.IntN(stations))
	}
}

// reshuffleDecks: nobody knows the order of a deck, except of the Bullets that
// all saw go on top of it (CE-119).
func (s *State) reshuffleDecks(r *game.Rand) {
	for seat := range s.Seats {
		p := &s.Players[seat]
		game.Shuffle(r, p.Pile[:p.Loose])
	}
}

// swapPlaces: which bandit goes to the Caboose is secret until both teams have
// committed (CE-109).
func (s *State) swapPlaces(seat game.Seat, r *game.Rand) {
	if s.Phase == Placing && s.Placed[seat] != 0 {
		s.Placed[seat] = uint8(1 + 2*int(seat) + r.IntN(2))
	}
}

// unmark: which cards another keeps is secret until all have committed, half
// made choices too (CE-102). Here it keeps others, or other many.
func (s *State) unmark(seat game.Seat, r *game.Rand) {
	if s.Phase != Keeping {
		return
	}
	p := &s.Players[seat]
	for i, c := range p.Hand[:p.InHand] {
		p.Hand[i] = c &^ keptMark
		begun := s.Told.Has(seat) || seat == s.Act
		before := i == 0 || p.Hand[i-1].Face() != c.Face() || p.Hand[i-1].Kept() // of copies the first is marked
		if begun && before && c.Kind() != Bullet && c.Kind() != NoKind && r.IntN(2) == 0 {
			p.Hand[i] |= keptMark
		}
	}
}

// covered is the place of a hidden card: in a hand, loose in a deck, or face down on the pile.
type covered struct {
	zone uint8 // 0 hand, 1 deck, 2 pile
	at   int
}

// coveredCard picks one of a seat's hidden cards.
func (s *State) coveredCard(seat game.Seat, r *game.Rand) (h covered, ok bool) {
	p := &s.Players[seat]
	var down [MaxScheme]int
	n := 0
	for i := s.Next; i < s.Laid; i++ {
		if s.Scheme[i].Seat == seat && s.Scheme[i].Down {
			down[n] = int(i)
			n++
		}
	}
	hand := 0
	for _, c := range p.Hand[:p.InHand] {
		if !c.Seen() {
			hand++
		}
	}
	total := hand + int(p.Loose) + n
	if total == 0 {
		return covered{}, false
	}
	switch i := r.IntN(total); {
	case i < hand:
		return covered{0, i}, true
	case i < hand+int(p.Loose):
		return covered{1, i - hand}, true
	default:
		return covered{2, down[i-hand-int(p.Loose)]}, true
	}
}

func (s *State) hidden(seat game.Seat, h covered) *Card {
	p := &s.Players[seat]
	switch h.zone {
	case 0:
		return &p.Hand[h.at]
	case 1:
		return &p.Pile[h.at]
	}
	return &s.Scheme[h.at].Card
}

// swapCards exchanges two of a seat's hidden cards if others know nothing
// against it (CE-118, CE-119): a Bullet cannot have been laid, a card chosen to
// be kept stays what it is, and in the Expert Variant what is common knowledge of
// hand and deck must stay true.
func (s *State) swapCards(seat game.Seat, r *game.Rand) {
	x, ok := s.coveredCard(seat, r)
	y, _ := s.coveredCard(seat, r)
	if !ok || x.zone == y.zone && x.zone != 2 {
		return
	}
	a, b := s.hidden(seat, x), s.hidden(seat, y)
	if a.Kept() || b.Kept() {
		return
	}
	*a, *b = *b, *a
	if !s.credible(seat) {
		*a, *b = *b, *a
		return
	}
	p := &s.Players[seat]
	for i := 1; i < int(p.InHand); i++ { // sort again
		for j := i; j > 0 && p.Hand[j-1]&orderBits > p.Hand[j]&orderBits; j-- {
			p.Hand[j-1], p.Hand[j] = p.Hand[j], p.Hand[j-1]
		}
	}
}

// credible tells whether a seat's hidden cards fit what everybody knows.
func (s *State) credible(seat game.Seat) bool {
	p := &s.Players[seat]
	early := p.Stock // with the cards that were on the pile at the last shuffle
	for i := range s.Laid {
		played := s.Scheme[i]
		if played.Seat != seat {
			continue
		}
		if played.Card.Kind() == Bullet {
			return false
		}
		if i < p.Shuffled {
			early[s.slot(played.Card)]++
		}
	}
	if !s.Expert {
		return true
	}
	var loose, owned [slots]uint8
	s.eachAction(seat, func(c Card) { owned[s.slot(c)]++ })
	for _, c := range p.Pile[:p.Loose] {
		loose[s.slot(c)]++
	}
	for i := range slots {
		if loose[i] > p.Stock[i] || i < 12 && early[i] > owned[i] {
			return false
		}
	}
	actions := uint8(0)
	for _, c := range p.Hand[:p.InHand] {
		if c.Kind() != Bullet {
			actions++
		}
	}
	return actions >= p.Kept
}

// ignorant tells whether a seat does not know what is in a purse (CE-118,
// CE-120).
func (s *State) ignorant(t Token, by game.Seat) bool {
	if t.Place >= OnCard && s.Owner(int(t.Place)-OnCard) == by {
		return false
	}
	known := t.Known
	if t.Place >= OnCard {
		known = known.With(s.Owner(int(t.Place) - OnCard))
	}
	return !known.Has(by)
}

// swapPurses exchanges two purses of which the seat knows neither, and who else
// knows of them, or the values alone: what others know is no more its business
// (CE-119, CE-120).
func (s *State) swapPurses(by game.Seat, r *game.Rand) {
	if s.Purses == 0 {
		return
	}
	x, y := &s.Tokens[r.IntN(int(s.Purses))], &s.Tokens[r.IntN(int(s.Purses))]
	if !s.ignorant(*x, by) || !s.ignorant(*y, by) {
		return
	}
	x.Value, y.Value = y.Value, x.Value
	if r.IntN(2) == 0 {
		x.Known, y.Known = y.Known, x.Known
	}
	s.sortCards()
}

// swapUnused exchanges a purse that the seat does not know for one that is out of
// the game (CE-11, CE-119).
func (s *State) swapUnused(by game.Seat, r *game.Rand) {
	unused := PurseCopies
	for _, t := range s.Tokens[:s.Purses] {
		unused[t.Value]--
	}
	for i := range s.Tokens[:s.Purses] {
		value := uint8(startPurse + r.IntN(len(unused)-startPurse))
		if t := s.Tokens[i]; s.ignorant(t, by) && unused[value] > 0 {
			unused[value]--
			unused[t.Value]++
			s.Tokens[i].Value = value
		}
	}
	s.sortCards()
}

// sortCards puts the purses on each card in order again: by value, of purses
// alike first those that most know of, and none counts its owner.
func (s *State) sortCards() {
	for i := range s.Tokens[:s.Purses] {
		t := s.Tokens[i]
		if t.Place < OnCard {
			continue
		}
		s.Tokens[i].Known = t.Known.Without(s.Owner(int(t.Place) - OnCard))
		for j := i; j > 0 && s.Tokens[j-1].Place == t.Place; j-- {
			x, y := &s.Tokens[j-1], &s.Tokens[j]
			switch {
			case x.Value > y.Value:
				*x, *y = *y, *x
			case x.Value == y.Value:
				x.Known, y.Known = x.Known|y.Known, x.Known&y.Known
			}
		}
	}
}
