package showdown

import "drygulch/game"

// drawable is how many cards can still be drawn, those included that would have to
// be shuffled first (BG-31, BG-32).
func (s *State) drawable() int { return int(s.InDeck) + int(s.InDiscard) }

// fromDeck takes the next card off the deck: the one that Kit put there, else any
// of those whose order nobody knows. There must be one to draw. After it has been
// told of, replenish follows.
func (s *State) fromDeck(ev *game.Events) Card {
	s.replenish(ev)
	c := s.Top
	if c != NoCard {
		s.Top, s.TopBy = NoCard, game.NoSeat
	} else {
		c = s.Deck.nth(s.Rand.IntN(int(s.InDeck)))
		s.Deck = s.Deck.without(c)
	}
	s.InDeck--
	return c
}

// replenish shuffles the discard pile into a new deck as soon as the deck is
// empty (BG-31).
func (s *State) replenish(ev *game.Events) {
	if s.InDeck > 0 || s.InDiscard == 0 {
		return
	}
	if ev != nil {
		ev.Add(game.Event{Kind: EvReshuffled, Actor: game.NoSeat, From: DiscardRef(), To: DeckRef(), Amount: [2]int16{int16(s.InDiscard)}, Rule: 31, Final: true})
	}
	pile := s.Discard[:s.InDiscard]
	for _, c := range pile {
		s.Deck = s.Deck.with(c)
	}
	clear(pile)
	s.InDeck, s.InDiscard = s.InDiscard, 0
}

// discard lays a card on the discard pile.
func (s *State) discard(c Card) {
	s.Discard[s.InDiscard] = c
	s.InDiscard++
}

// gain puts a card into a hand.
func (s *State) gain(seat game.Seat, c Card) {
	s.Hands[seat] = s.Hands[seat].with(c)
	s.InHand[seat]++
}

// gainOpenly puts a card into a hand before everybody's eyes (BG-92).
func (s *State) gainOpenly(seat game.Seat, c Card) {
	s.gain(seat, c)
	s.Open = s.Open.with(c)
}

// spend takes a card out of a hand for all to see; what was known of it there is
// past.
func (s *State) spend(seat game.Seat, c Card) {
	s.Hands[seat] = s.Hands[seat].without(c)
	s.InHand[seat]--
	s.Open = s.Open.without(c)
	for knower := range s.Known {
		s.Known[knower] = s.Known[knower].without(c)
	}
}

// toss takes a card out of a hand and lays it on the discard pile.
func (s *State) toss(seat game.Seat, c Card) {
	s.spend(seat, c)
	s.discard(c)
}

// pass moves a card from one hand to another. Giver and taker see which it is. The
// others see only that one of several has gone, and no longer know any of that
// hand for certain; of a hand of one card they know what they knew of it (BG-92).
func (s *State) pass(from, to game.Seat, c Card) {
	was := s.Hands[from]
	s.Hands[from] = was.without(c)
	s.InHand[from]--
	s.gain(to, c)
	if s.InHand[from] > 0 {
		stays := s.Open.and(s.Hands[from])
		for knower := range s.Known {
			if game.Seat(knower) != to {
				s.Known[knower] = s.Known[knower].minus(was)
			}
		}
		s.Known[to] = s.Known[to].or(stays)
		s.Open = s.Open.minus(was)
	}
	s.Known[from] = s.Known[from].with(c)
	s.Known[to] = s.Known[to].without(c)
}

// steal takes a card at random from one hand into another, if there is one, and
// reports whether there was.
func (s *State) steal(from, to game.Seat, rule game.Rule, ev *game.Events) bool {
	if s.InHand[from] == 0 {
		return false
	}
	c := s.Hands[from].nth(s.Rand.IntN(int(s.InHand[from])))
	s.pass(from, to, c)
	if ev != nil {
		ev.AddSecret(game.Event{Kind: EvTaken, Actor: to, From: FanRef(from), To: FanRef(to), Face: [2]uint8{uint8(c)}, Rule: rule, Final: true},
			game.Only(from).With(to))
	}
	s.refill(from, ev)
	return true
}

// draw moves up to n cards from the deck into a hand (BG-32).
func (s *State) draw(seat game.Seat, n int, rule game.Rule, ev *game.Events) {
	n = min(n, s.drawable())
	if n == 0 {
		return
	}
	if ev != nil {
		ev.Add(game.Event{Kind: EvDraws, Actor: seat, From: DeckRef(), To: FanRef(seat), Amount: [2]int16{int16(n)}, Rule: rule, Final: true})
	}
	for range n {
		s.drawOne(seat, rule, ev)
	}
}

// drawOne moves a card from the deck, which must have one, into a hand.
func (s *State) drawOne(seat game.Seat, rule game.Rule, ev *game.Events) {
	c := s.fromDeck(ev)
	s.gain(seat, c)
	if ev != nil {
		ev.AddSecret(game.Event{Kind: EvDrawn, Actor: seat, From: DeckRef(), To: FanRef(seat), Face: [2]uint8{uint8(c)}, Rule: rule, Final: true}, game.Only(seat))
	}
	s.replenish(ev)
}

// reveal turns up a card of the deck, which must have one, in the row.
func (s *State) reveal(ev *game.Events) Card {
	c := s.fromDeck(ev)
	s.Row[s.InRow] = c
	s.InRow++
	return c
}

// unrow takes the i-th card out of the row.
func (s *State) unrow(i int) Card {
	c := s.Row[i]
	s.InRow--
	copy(s.Row[i:], s.Row[i+1:s.InRow+1])
	s.Row[s.InRow] = NoCard
	return c
}

// dropGear lays a blue card before a seat on the discard pile.
func (s *State) dropGear(seat game.Seat, slot Slot, kind uint8, rule game.Rule, ev *game.Events) {
	c := s.Gear[seat][slot]
	s.Gear[seat][slot] = NoCard
	s.discard(c)
	if ev != nil {
		ev.Add(game.Event{Kind: kind, Actor: seat, From: GearRef(seat, slot), To: DiscardRef(), Face: [2]uint8{uint8(c)}, Rule: rule})
	}
}

// gears counts the blue cards before a seat.
func (s *State) gears(seat game.Seat) int {
	n := 0
	for _, c := range s.Gear[seat] {
		if c != NoCard {
			n++
		}
	}
	return n
}

// refill lets Suzy draw when her hand is empty (BG-79).
func (s *State) refill(seat game.Seat, ev *game.Events) {
	if s.InHand[seat] == 0 && s.is(seat, SuzyLafayette) && s.Alive.Has(seat) {
		s.draw(seat, 1, 79, ev)
	}
}
