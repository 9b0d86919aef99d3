package train

import "drygulch/game"

// slots is the number of different cards that one seat can own: six Action
// cards of each of its one or two bandits, and Bullets of seven kinds.
const slots = 6 + 6 + Neutral + 1

// slot numbers the different cards of one seat.
func (s *State) slot(c Card) int {
	if c.Kind() == Bullet {
		return 12 + c.Bandit()
	}
	n := int(c.Kind()) - 1
	if s.Teams && c.Bandit()&1 == 1 {
		n += 6
	}
	return n
}

// take puts a card into the hand, where its rank is.
func (p *Player) take(c Card) {
	i := int(p.InHand)
	for i > 0 && p.Hand[i-1]&orderBits > c&orderBits {
		p.Hand[i] = p.Hand[i-1]
		i--
	}
	p.Hand[i] = c
	p.InHand++
}

// removeAt takes the card at a place of the hand out of it.
func (p *Player) removeAt(i int) Card {
	c := p.Hand[i]
	p.InHand--
	copy(p.Hand[i:], p.Hand[i+1:p.InHand+1])
	p.Hand[p.InHand] = NoCard
	return c
}

// remove takes the first card of that face out of the hand.
func (p *Player) remove(c Card) {
	for i := range p.Hand[:p.InHand] {
		if p.Hand[i].Face() == c {
			p.removeAt(i)
			return
		}
	}
}

// top takes the next card of the deck, which must have one: the latest Bullet
// that all saw go there, then any of the loose cards.
func (p *Player) top(r *game.Rand) Card {
	p.InDeck--
	last := p.InDeck
	if last >= p.Loose {
		c := p.Pile[last] | seenMark
		p.Pile[last] = NoCard
		return c
	}
	i := r.IntN(int(p.Loose))
	c := p.Pile[i]
	p.Pile[i] = p.Pile[last]
	p.Pile[last] = NoCard
	p.Loose = last
	return c
}

// cover lays a Bullet on top of the deck (CE-38, CE-104).
func (p *Player) cover(c Card) {
	p.Pile[p.InDeck] = c
	p.InDeck++
}

// under puts a card among the loose ones. Only the standard game does so, where
// the whole deck is shuffled before anything is drawn from it (CE-37).
func (p *Player) under(c Card) {
	p.Pile[p.InDeck] = p.Pile[p.Loose]
	p.Pile[p.Loose] = c
	p.Loose++
	p.InDeck++
}

// discard lays a card on the discard pile (CE-103).
func (p *Player) discard(c Card) {
	p.Discards++
	p.Pile[MaxCards-int(p.Discards)] = c.Face()
}

// recycle makes the discard pile the draw deck, which must be empty (CE-101).
func (s *State) recycle(p *Player) {
	p.Stock = [slots]uint8{}
	n := int(p.Discards)
	for i := range n {
		from := MaxCards - 1 - i
		c := p.Pile[from]
		p.Pile[from] = NoCard
		p.Pile[i] = c
		p.Stock[s.slot(c)]++
	}
	p.InDeck, p.Loose, p.Discards = uint8(n), uint8(n), 0
	p.Shuffled = s.Laid
}
