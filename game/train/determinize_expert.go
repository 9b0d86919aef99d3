package train

import (
	"slices"

	"drygulch/game"
)

// In the Expert Variant decks are not shuffled anew each round, so that more is
// known of a seat's hidden cards than their number. Three things bind them:
//
//   - what lies loose in the deck is among the cards that were last shuffled
//     into it (Stock): all else is in the hand or face down on the pile;
//   - a card laid face down before that shuffle was not among them;
//   - at least Kept cards of the hand are Action cards.
//
// How many cards had been drawn when one was laid face down is not remembered: of
// two laid after a shuffle both may be thought to come from it, though it had
// given only one by then.

// stockMark is borne, while they are dealt out, by the unknown cards that were
// among those last shuffled.
const stockMark = keptMark

// fillExpert deals out a seat's unknown cards within these bounds.
func (s *State) fillExpert(seat game.Seat, u *pool, hidden int, r *game.Rand) {
	p := &s.Players[seat]
	if hidden == 0 && u.n == int(p.Loose) { // all of it is the deck
		copy(p.Pile[:], u.cards[:u.n])
		return
	}
	s.markStock(p, u)
	down := u.n - hidden - int(p.Loose)
	kept := min(int(p.Kept), hidden)
	most := u.decks(int(p.Loose), u.actions-down-kept)
	for {
		trial := *u
		if down > 0 {
			// Of all ways to lay the cards face down each counts by how many decks
			// go with it.
			if !s.layDown(seat, &trial, r) || r.IntN(most) >= trial.decks(int(p.Loose), trial.actions-kept) {
				continue
			}
		}
		p.split(&trial, trial.actions-kept, r)
		return
	}
}

// markStock marks, of each card, as many copies as can come from the last
// shuffle.
func (s *State) markStock(p *Player, u *pool) {
	stock := p.Stock
	for i, c := range u.cards[:u.n] {
		if slot := s.slot(c); stock[slot] > 0 {
			stock[slot]--
			u.cards[i] |= stockMark
		}
	}
}

// layDown lays unknown Action cards face down where the seat has some; ok is
// false if one laid before the last shuffle cannot have been there: it is the copy
// that was not shuffled, if there is one.
func (s *State) layDown(seat game.Seat, u *pool, r *game.Rand) (ok bool) {
	p := &s.Players[seat]
	used := p.Stock
	for i := range s.Laid {
		played := &s.Scheme[i]
		if played.Seat != seat {
			continue
		}
		if played.Down {
			c := u.draw(r, u.actions)
			played.Card = c.Face()
			if i < p.Shuffled && c != played.Card && u.has(played.Card) {
				return false
			}
		}
		if i < p.Shuffled {
			used[s.slot(played.Card)]++
		}
	}
	first, _ := s.Crewed(seat)
	for slot, n := range used[:12] {
		if n > s.copies(Kind(slot%6+1), first+slot/6) {
			return false
		}
	}
	return true
}

// has tells whether the pool has a card that was not among those last shuffled.
func (u *pool) has(c Card) bool { return slices.Contains(u.cards[:u.n], c) }

// decks counts the ways to choose the loose cards of the deck from those
// marked, with at most so many Action cards.
func (u *pool) decks(loose, mostActions int) int {
	actions, bullets := 0, 0
	for i, c := range u.cards[:u.n] {
		switch {
		case c&stockMark == 0:
		case i < u.actions:
			actions++
		default:
			bullets++
		}
	}
	total := 0
	for a := max(0, loose-bullets); a <= min(actions, loose, mostActions); a++ {
		total += choose(actions, a) * choose(bullets, loose-a)
	}
	return total
}

// choose counts the ways to choose k of n things.
func choose(n, k int) int {
	ways := 1
	for i := 1; i <= k; i++ {
		ways = ways * (n - k + i) / i
	}
	return ways
}

// split divides the cards into the loose ones of the deck, any of those marked
// with at most so many Action cards, and the hand, which takes the rest.
func (p *Player) split(u *pool, mostActions int, r *game.Rand) {
	// How many Action cards the deck holds, weighed by the ways to choose them.
	actions, bullets, loose := 0, 0, int(p.Loose)
	for i, c := range u.cards[:u.n] {
		if c&stockMark != 0 {
			if i < u.actions {
				actions++
			} else {
				bullets++
			}
		}
	}
	pick := r.IntN(u.decks(loose, mostActions))
	inDeck := max(0, loose-bullets)
	for {
		pick -= choose(actions, inDeck) * choose(bullets, loose-inDeck)
		if pick < 0 || inDeck == min(actions, loose, mostActions) {
			break
		}
		inDeck++
	}
	// Then each marked card in turn, with the chance that those still wanted of
	// those still to come give it.
	hand, deck := 0, 0
	want := [2]int{inDeck, loose - inDeck}
	come := [2]int{actions, bullets}
	for i, c := range u.cards[:u.n] {
		sort := 0
		if i >= u.actions {
			sort = 1
		}
		if c&stockMark != 0 {
			come[sort]--
			if r.IntN(come[sort]+1) < want[sort] {
				want[sort]--
				p.Pile[deck] = c.Face()
				deck++
				continue
			}
		}
		p.set(hand, c.Face())
		hand++
	}
}
