package showdown

import "drygulch/game"

// Determinize implements game.State. Every card, role and character that the
// viewer does not know is any of those that it can be.
func (s *State) Determinize(r *game.Rand) {
	s.View = Truth
	s.Rand = game.NewRand(r.Uint64(), r.Uint64())
	s.fillRoles(r)
	s.fillOffers(r)
	s.fillCards(r)
}

// fillRoles gives the seats of unknown role those that are left, in any order
// (BG-2, BG-5).
func (s *State) fillRoles(r *game.Rand) {
	left := RoleCounts[s.Seats]
	unknown := 0
	for _, role := range s.Roles[:s.Seats] {
		if role == NoRole {
			unknown++
		} else {
			left[role]--
		}
	}
	if unknown == 0 {
		return
	}
	var roles [game.MaxSeats]Role
	n := 0
	for role, count := range left {
		for range count {
			roles[n] = Role(role)
			n++
		}
	}
	for seat := range s.Seats {
		if s.Roles[seat] == NoRole {
			i := r.IntN(n)
			s.Roles[seat] = roles[i]
			n--
			roles[i] = roles[n]
		}
	}
}

// offered tells how many characters a seat has beside the one that all see: two
// to choose from, then the refused one; none if they were dealt one by one (BG-6).
func (s *State) offered(seat game.Seat) int {
	switch {
	case s.Phase == Choosing:
		return 2
	case s.Dealt2:
		return 1
	}
	return 0
}

// fillOffers gives the seats of unknown characters any that nobody is known to
// have, and those that have chosen in secret either choice (BG-6).
func (s *State) fillOffers(r *game.Rand) {
	if s.Phase == Over || !s.Dealt2 {
		return
	}
	var left [characters]Character
	used := uint32(1)
	for seat := range s.Seats {
		used |= 1<<s.Characters[seat] | 1<<s.Offers[seat][0] | 1<<s.Offers[seat][1]
	}
	n := 0
	for c := Character(1); c <= characters; c++ {
		if used>>c&1 == 0 {
			left[n] = c
			n++
		}
	}
	for seat := range game.Seat(s.Seats) {
		if s.Offers[seat][0] == Nobody {
			for i := range s.offered(seat) {
				j := r.IntN(n)
				s.Offers[seat][i] = left[j]
				n--
				left[j] = left[n]
			}
		}
		if s.Told.Has(seat) && s.Picked[seat] == 0 {
			s.Picked[seat] = 1 + uint8(r.IntN(2))
		}
	}
}

// sight is the set of the cards whose places the viewer knows.
func (s *State) sight() cardSet {
	var seen cardSet
	for seat := range s.Seats {
		seen = seen.or(s.Hands[seat])
		for _, c := range s.Gear[seat] {
			seen = seen.with(c) // of NoCard a bit that means nothing
		}
	}
	for _, c := range s.Discard[:s.InDiscard] {
		seen = seen.with(c)
	}
	for _, c := range s.Row[:s.InRow] {
		if c != Hidden {
			seen = seen.with(c)
		}
	}
	if s.Top != Hidden {
		seen = seen.with(s.Top)
	}
	return seen
}

// fillCards deals the cards not in sight to the places that the viewer does not
// know; the rest is the deck.
func (s *State) fillCards(r *game.Rand) {
	unseen := wholeDeck.minus(s.sight())
	var pool [Cards]Card
	n := 0
	for rest := unseen; !rest.empty(); rest = rest.rest() {
		pool[n] = rest.first()
		n++
	}
	take := func() Card {
		i := r.IntN(n)
		c := pool[i]
		n--
		pool[i] = pool[n]
		unseen = unseen.without(c)
		return c
	}
	for seat := range s.Seats {
		for range int(s.InHand[seat]) - s.Hands[seat].len() {
			s.Hands[seat] = s.Hands[seat].with(take())
		}
	}
	for i := range s.Row[:s.InRow] {
		if s.Row[i] == Hidden {
			s.Row[i] = take()
		}
	}
	if s.Top == Hidden {
		s.Top = take()
	}
	s.Deck = unseen
}
