package showdown

import "drygulch/game"

// quietTurns is how many turns in a row nobody may lose a life point before the
// game is drawn (BG-91).
const quietTurns = 100

// beginTurn starts a seat's turn.
func (s *State) beginTurn(seat game.Seat, ev *game.Events) {
	s.Turn, s.Phase, s.Shots = seat, Fuse, 0
	s.Turns++
	if ev != nil {
		ev.Add(game.Event{Kind: EvTurn, Actor: seat, Amount: [2]int16{int16(s.Turns)}, Rule: 9})
	}
}

// endTurn passes to the next living player on the left (BG-9, BG-26), or ends a
// game in which nothing happens any more (BG-91).
func (s *State) endTurn(ev *game.Events) {
	if s.Quiet++; s.Quiet >= quietTurns {
		s.finish(s.Alive, true, ev)
		return
	}
	s.beginTurn(s.left(s.Turn), ev)
}

// stepTurn takes the turn one phase on and reports whether its player has to be
// asked.
func (s *State) stepTurn(ev *game.Events) (asks bool) {
	switch s.Phase {
	case Fuse: // BG-20
		s.Phase = Cell
		if s.Gear[s.Turn][DynamiteSlot] != NoCard {
			s.flip(s.Turn, FuseFlip, ev)
		}
		return false
	case Cell: // BG-20
		s.Phase = Drawing
		if s.Gear[s.Turn][JailSlot] != NoCard {
			s.flip(s.Turn, JailFlip, ev)
		}
		return false
	case Drawing:
		return s.askDraw(ev)
	case Playing:
		return true
	case Discarding: // BG-24
		if int(s.InHand[s.Turn]) > int(s.Life[s.Turn]) {
			return true
		}
		s.endTurn(ev)
	}
	return false
}

// askDraw carries out phase 1, but for those whose characters leave them a choice
// (BG-21).
func (s *State) askDraw(ev *game.Events) (asks bool) {
	seat := s.Turn
	switch s.Characters[seat] {
	case KitCarlson: // BG-72
		if s.InRow == 0 {
			s.look(ev)
		}
		if s.InRow > 0 {
			return true
		}
	case JesseJones: // BG-70
		if s.holders(seat) != 0 {
			return true
		}
		s.draw(seat, 2, 70, ev)
	case PedroRamirez: // BG-75
		if s.InDiscard > 0 {
			return true
		}
		s.draw(seat, 2, 75, ev)
	case BlackJack:
		s.drawShowing(ev)
	default:
		s.draw(seat, 2, 21, ev)
	}
	s.Phase = Playing
	return false
}

// holders is the set of living others with cards in hand.
func (s *State) holders(seat game.Seat) game.Seats {
	var found game.Seats
	for others := s.Alive.Without(seat); others != 0; others &= others - 1 {
		if other := firstSeat(others); s.InHand[other] > 0 {
			found = found.With(other)
		}
	}
	return found
}

// drawFirst draws the first card from where its player likes, and the second from
// the deck (BG-70, BG-75).
func (s *State) drawFirst(from uint8, ev *game.Events) {
	seat := s.Turn
	s.Phase = Playing
	rule := s.Characters[seat].Rule()
	switch from {
	case fromTheDeck:
		s.draw(seat, 2, rule, ev)
		return
	case fromTheDiscard:
		s.InDiscard--
		c := s.Discard[s.InDiscard]
		s.Discard[s.InDiscard] = NoCard
		s.gainOpenly(seat, c)
		if ev != nil {
			ev.Add(game.Event{Kind: EvTopped, Actor: seat, From: DiscardRef(), To: FanRef(seat), Face: [2]uint8{uint8(c)}, Rule: rule})
		}
	default:
		s.steal(game.Seat(from-fromHand), seat, rule, ev)
	}
	s.draw(seat, 1, rule, ev)
}

// drawShowing draws two cards, shows the second, and if it is red draws one more,
// which is not shown (BG-67).
func (s *State) drawShowing(ev *game.Events) {
	seat := s.Turn
	s.draw(seat, 1, 67, ev)
	if s.drawable() == 0 {
		return
	}
	c := s.fromDeck(ev)
	s.gainOpenly(seat, c)
	if ev != nil {
		ev.Add(game.Event{Kind: EvDraws, Actor: seat, From: DeckRef(), To: FanRef(seat), Amount: [2]int16{1}, Rule: 67, Final: true})
		ev.Add(game.Event{Kind: EvDrawn, Actor: seat, From: DeckRef(), To: FanRef(seat), Face: [2]uint8{uint8(c)}, Rule: 67, Final: true})
	}
	s.replenish(ev)
	if red(c) {
		s.draw(seat, 1, 67, ev)
	}
}

func red(c Card) bool { suit := c.Face().Suit; return suit == Hearts || suit == Diamonds }

// kitLooks is how many cards Kit looks at, and keeps all but one of (BG-72).
const kitLooks = 3

// look lays the top three cards before Kit. Where there are no three he has
// nothing to put back and takes what there is (BG-32).
func (s *State) look(ev *game.Events) {
	kit := s.Turn
	if s.drawable() < kitLooks {
		s.draw(kit, kitLooks-1, 72, ev)
		return
	}
	for i := range kitLooks {
		c := s.reveal(ev)
		if ev != nil {
			ev.AddSecret(game.Event{Kind: EvLooks, Actor: kit, From: DeckRef(), To: RowRef(i), Face: [2]uint8{uint8(c)}, Rule: 72, Final: true}, game.Only(kit))
		}
		s.replenish(ev)
	}
}

// putBack puts one of the three back on the deck; Kit keeps the others (BG-72).
func (s *State) putBack(c Card, ev *game.Events) {
	kit := s.Turn
	for i := int(s.InRow) - 1; i >= 0; i-- {
		if s.Row[i] != c {
			continue
		}
		s.unrow(i)
		s.Top, s.TopBy = c, kit
		s.InDeck++
		if ev != nil {
			ev.AddSecret(game.Event{Kind: EvPutBack, Actor: kit, From: SeatRef(kit), To: DeckRef(), Face: [2]uint8{uint8(c)}, Rule: 72}, game.Only(kit))
		}
	}
	if ev != nil {
		ev.Add(game.Event{Kind: EvKept, Actor: kit, To: FanRef(kit), Amount: [2]int16{int16(s.InRow)}, Rule: 72})
	}
	for s.InRow > 0 {
		s.gain(kit, s.unrow(int(s.InRow)-1))
	}
	s.Phase = Playing
}
