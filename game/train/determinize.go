package train

import "drygulch/game"

// Determinize implements game.State. Every card, purse and round card that the
// viewer does not know is any of those that it can be, copies of a card counting
// as different cards.
func (s *State) Determinize(r *game.Rand) {
	by := s.View
	s.View = Truth
	s.Rand = game.NewRand(r.Uint64(), r.Uint64())
	s.fillRounds(r)
	s.fillPlaces(r)
	for seat := range game.Seat(s.Seats) {
		s.fillCards(seat, r)
		if s.Phase == Keeping && seat != by && s.Told.Has(seat) {
			s.Players[seat].fillKept(r)
		}
	}
	s.fillTokens(by, r)
}

// fillRounds draws the round cards to come from those not yet seen (CE-12).
func (s *State) fillRounds(r *game.Rand) {
	var left [perBand]RoundID
	n := 0
	for i := range RoundID(perBand) {
		id := band(int(s.Seats)) + i
		seen := false
		for _, known := range s.Rounds[:Rounds-1] {
			seen = seen || known == id
		}
		if !seen {
			left[n] = id
			n++
		}
	}
	for i := range s.Rounds[:Rounds-1] {
		if s.Rounds[i] != 0 {
			continue
		}
		j := r.IntN(n)
		s.Rounds[i] = left[j]
		n--
		left[j] = left[n]
	}
	if s.Rounds[Rounds-1] == 0 {
		s.Rounds[Rounds-1] = firstStation + RoundID(r.IntN(stations))
	}
}

// fillPlaces decides for a team that has committed which of its bandits it sent
// to the Caboose (CE-109).
func (s *State) fillPlaces(r *game.Rand) {
	for seat := range game.Seat(len(s.Placed)) {
		if s.Phase == Placing && s.Told.Has(seat) && s.Placed[seat] == 0 {
			s.Placed[seat] = uint8(1 + 2*int(seat) + r.IntN(2))
		}
	}
}

// pool is the cards of one seat whose places the viewer does not know: Action
// cards first.
type pool struct {
	cards   [MaxCards]Card
	n       int
	actions int
}

// draw takes any of the first n cards.
func (p *pool) draw(r *game.Rand, n int) Card {
	i := r.IntN(n)
	c := p.cards[i]
	if i < p.actions { // close the gap and keep the Action cards in front
		p.actions--
		p.cards[i] = p.cards[p.actions]
		i = p.actions
	}
	p.n--
	p.cards[i] = p.cards[p.n]
	return c
}

// gather makes the pool of the cards of a seat that do not lie open to the
// viewer: those that it owns less those in sight.
func (s *State) gather(u *pool, seat game.Seat) {
	var sight [faceBits + 1]uint8
	p := &s.Players[seat]
	for _, c := range p.Hand[:p.InHand] {
		sight[c.Face()]++
	}
	for _, c := range p.Pile[p.Loose:p.InDeck] {
		sight[c]++
	}
	for _, c := range s.DiscardsOf(seat) {
		sight[c]++
	}
	for i := s.Next; i < s.Laid; i++ {
		if s.Scheme[i].Seat == seat {
			sight[s.Scheme[i].Card]++
		}
	}
	first, n := s.Crewed(seat)
	for b := first; b < first+n; b++ {
		for k := Move; k <= Marshal; k++ {
			c := NewCard(k, b)
			for range s.copies(k, b) - sight[c] {
				u.cards[u.n] = c
				u.n++
			}
		}
	}
	u.actions = u.n
	for colour, hits := range p.Hits {
		c := NewCard(Bullet, colour)
		for range hits - sight[c] {
			u.cards[u.n] = c
			u.n++
		}
	}
}

// fillCards deals out a seat's unknown cards: first to the cards it has laid
// face down, which are Action cards, then to its hand; the rest is its deck.
func (s *State) fillCards(seat game.Seat, r *game.Rand) {
	p := &s.Players[seat]
	var u pool
	s.gather(&u, seat)
	hidden := 0
	for _, c := range p.Hand[:p.InHand] {
		if c == Hidden {
			hidden++
		}
	}
	if s.Expert {
		s.fillExpert(seat, &u, hidden, r)
		return
	}
	for i := s.Next; i < s.Laid; i++ {
		if c := &s.Scheme[i]; c.Seat == seat && c.Card == Hidden {
			c.Card = u.draw(r, u.actions)
		}
	}
	for i := range hidden {
		p.set(i, u.draw(r, u.n))
	}
	copy(p.Pile[:p.Loose], u.cards[:u.n])
}

// set puts a card into the sorted first i places of the hand, over an unknown
// one.
func (p *Player) set(i int, c Card) {
	for i > 0 && p.Hand[i-1] > c {
		p.Hand[i] = p.Hand[i-1]
		i--
	}
	p.Hand[i] = c
}

// fillKept decides which of its Action cards a seat keeps that has committed
// (CE-102).
func (p *Player) fillKept(r *game.Rand) {
	for _, c := range p.Hand[:p.InHand] {
		if c.playable() && r.IntN(2) == 0 {
			p.keep(c)
		}
	}
}

// fillTokens gives every purse of unknown value one of the values not in sight
// (CE-10, CE-119).
func (s *State) fillTokens(by game.Seat, r *game.Rand) {
	var left [MaxPurses]uint8
	n := 0
	copies := PurseCopies
	for _, t := range s.Tokens[:s.Purses] {
		if t.Value > 0 {
			copies[t.Value]--
		}
	}
	for value, c := range copies {
		for range c {
			left[n] = uint8(value)
			n++
		}
	}
	for i := range s.Tokens[:s.Purses] {
		t := &s.Tokens[i]
		if t.Value == 0 {
			j := r.IntN(n)
			t.Value = left[j]
			n--
			left[j] = left[n]
		}
		if t.Place >= OnCard {
			s.sortToken(i)
		}
	}
}

// sortToken moves a token of a card to its rank among those before it: by value,
// of purses alike first those that somebody knows of.
func (s *State) sortToken(i int) {
	t := s.Tokens[i]
	for i > 0 {
		before := s.Tokens[i-1]
		if before.Place != t.Place || before.Value < t.Value || before.Value == t.Value && before.Known >= t.Known {
			break
		}
		s.Tokens[i] = before
		i--
	}
	s.Tokens[i] = t
}
