package train

import "drygulch/game"

// Deal implements game.Brain: like Determinize, but what others have laid face down
// is as likely as it would have been worth laying where its owner will stand by then.
func (m *brain) Deal(state game.State, r *game.Rand) {
	s := state.(*State)
	hidden := s.faceDown()
	s.Determinize(r)
	if hidden != 0 && !s.Expert { // there the cards are bound to their decks
		m.believe(s, hidden, r)
	}
}

// faceDown is the set, by bit, of the cards of the pile that the viewer does not
// know.
func (s *State) faceDown() (hidden uint64) {
	for i := s.Next; i < s.Laid; i++ {
		if s.Scheme[i].Card == Hidden {
			hidden |= 1 << i
		}
	}
	return hidden
}

// believe goes through the pile as it will be resolved, and lets the owner of each of
// these cards choose once more between it and what he holds.
func (m *brain) believe(s *State, hidden uint64, r *game.Rand) {
	p := &m.plan
	*p = *s
	for ; p.Next < p.Laid; p.Next++ {
		if i := p.Next; hidden>>i&1 != 0 {
			p.relay(s, i, r)
			if hidden >>= i + 1; hidden == 0 {
				return
			}
			hidden <<= i + 1
		}
		if p.resolve(nil) {
			p.playBest()
		}
	}
}

// relay chooses the i-th card of the pile anew, by what each card of its owner
// promises on the train as it stands in s, the plan; in the world the card and the
// hand change.
func (s *State) relay(world *State, i uint8, r *game.Rand) {
	laid := &world.Scheme[i]
	owner := &world.Players[laid.Seat]
	var weights [MaxHand + 1]float32
	sum := float32(0)
	n := int(owner.InHand)
	for k := range n + 1 {
		c := laid.Card
		if k < n {
			c = owner.Hand[k]
		}
		if c.playable() {
			weights[k] = weight(s.promise(c.Bandit(), c.Kind()))
			sum += weights[k]
		}
	}
	at := float32(r.Float32() * sum)
	for k, w := range weights[:n] {
		if at < w {
			c := owner.Hand[k]
			copy(owner.Hand[k:n-1], owner.Hand[k+1:n])
			owner.set(n-1, laid.Card)
			laid.Card = c
			s.Scheme[i].Card = c
			return
		}
		at -= w
	}
}
