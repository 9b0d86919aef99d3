package showdown

import "drygulch/game"

// reshuffle moves, in a true state, all that a seat cannot know, by the words of
// the rulebook on who sees what (BG-3, BG-92). It goes the opposite way of
// Determinize, which fills a view: it exchanges hidden things of the true state
// with each other, many times, and skips an exchange that the seat would notice.
// It shares no code with Observe and Determinize, so that these can be held
// against it.
func reshuffle(state game.State, by game.Seat, r *game.Rand) {
	s := state.(*State)
	s.Rand = game.NewRand(r.Uint64(), r.Uint64())
	const often = 4 * Cards
	for range often {
		s.swapCards(by, r)
	}
	s.swapKnowledge(by, r)
	for range 4 * game.MaxSeats {
		s.swapRoles(by, r)
		s.swapCharacters(by, r)
	}
}

// spot is where a card may lie: in the hand of a seat, in the deck, on top of it, or in Kit's look.
type spot struct {
	zone uint8 // 0 deck, 1 hand, 2 top, 3 row
	at   uint8 // the seat, or the place in the row
}

// find tells where a card lies, and whether a seat sees it there.
func (s *State) find(c Card, by game.Seat) (at spot, seen bool) {
	for seat := range game.Seat(s.Seats) {
		if s.Hands[seat].has(c) {
			known := seat == by || s.Open.has(c) || by >= 0 && s.Known[by].has(c)
			return spot{1, uint8(seat)}, known
		}
	}
	for i := range s.Row {
		if i < int(s.InRow) && s.Row[i] == c {
			looking := s.Phase == Drawing && s.Depth == 0 // Kit alone
			return spot{3, uint8(i)}, !looking || by == s.Turn
		}
	}
	switch {
	case s.Top == c:
		return spot{2, 0}, by == s.TopBy
	case s.Deck.has(c):
		return spot{0, 0}, false
	}
	return spot{}, true // before somebody or among the discards
}

// put lays a card somewhere in place of another.
func (s *State) put(at spot, old, c Card) {
	switch at.zone {
	case 0:
		s.Deck = s.Deck.without(old).with(c)
	case 1:
		s.Hands[at.at] = s.Hands[at.at].without(old).with(c)
	case 2:
		s.Top = c
	case 3:
		s.Row[at.at] = c
	}
}

// swapCards exchanges two cards of which the seat sees neither. What others know
// of a card stays with its place, as far as it can: with the card that has come
// there.
func (s *State) swapCards(by game.Seat, r *game.Rand) {
	x, y := Card(1+r.IntN(Cards)), Card(1+r.IntN(Cards))
	from, seenX := s.find(x, by)
	to, seenY := s.find(y, by)
	if x == y || seenX || seenY || from == to {
		return
	}
	// Both at once, for a set holds a card only once.
	s.put(from, x, y)
	s.put(to, y, x)
	for knower := range s.Known {
		k := &s.Known[knower]
		hadX, hadY := k.has(x), k.has(y)
		*k = k.without(x).without(y)
		if hadX {
			*k = k.with(y)
		}
		if hadY {
			*k = k.with(x)
		}
	}
}

// swapKnowledge makes others know or forget a card in a third hand: what others
// have seen is their own business (BG-92).
func (s *State) swapKnowledge(by game.Seat, r *game.Rand) {
	for knower := range game.Seat(s.Seats) {
		if knower == by {
			continue
		}
		for owner := range game.Seat(s.Seats) {
			if owner == knower || s.Hands[owner].empty() || r.IntN(2) == 0 {
				continue
			}
			c := s.Hands[owner].any(r)
			if s.Known[knower].has(c) {
				s.Known[knower] = s.Known[knower].without(c)
			} else {
				s.Known[knower] = s.Known[knower].with(c)
			}
		}
	}
}

// swapRoles exchanges the roles of two others who have not shown theirs (BG-3).
func (s *State) swapRoles(by game.Seat, r *game.Rand) {
	x, y := game.Seat(r.IntN(int(s.Seats))), game.Seat(r.IntN(int(s.Seats)))
	if x == by || y == by || s.Shown.Has(x) || s.Shown.Has(y) {
		return
	}
	s.Roles[x], s.Roles[y] = s.Roles[y], s.Roles[x]
}

// swapCharacters exchanges characters that only their owners, or nobody, have
// seen, and the choices that are still secret (BG-6, BG-92).
func (s *State) swapCharacters(by game.Seat, r *game.Rand) {
	if s.Phase == Over || !s.Dealt2 {
		return
	}
	seat := game.Seat(r.IntN(int(s.Seats)))
	if seat == by {
		return
	}
	hidden := 1
	if s.Phase == Choosing {
		hidden = 2
		if s.Told.Has(seat) {
			s.Picked[seat] = uint8(1 + r.IntN(2))
		}
	}
	i := r.IntN(hidden)
	c := Character(1 + r.IntN(int(characters)))
	for other := range game.Seat(s.Seats) {
		if s.Phase != Choosing && s.Characters[other] == c {
			return
		}
		for j, has := range s.Offers[other] {
			if has != c {
				continue
			}
			if other != by {
				s.Offers[seat][i], s.Offers[other][j] = c, s.Offers[seat][i]
			}
			return
		}
	}
	s.Offers[seat][i] = c // one that was left over
}
