package showdown

import "drygulch/game"

// Apply implements game.State: the actor's decision is carried out, and then all
// that follows from it without anybody having a choice.
func (s *State) Apply(m game.Move, ev *game.Events) {
	card := Card(m.Args[0])
	switch m.Verb {
	case VerbChoose:
		s.choose(m.Args[0], ev)
		return // dealHands goes on when all have chosen
	case VerbPlay:
		s.play(m, ev)
	case VerbEnd:
		s.Phase = Discarding
	case VerbDiscard:
		s.throw(s.Turn, card, 24, ev)
	case VerbHeal:
		s.trade(card, Card(m.Args[1]), ev)
	case VerbFlip:
		s.flip(s.top().At, Flip(m.Args[0]), ev)
	case VerbAnswer:
		s.answer(card, ev)
	case VerbYield:
		s.yield(ev)
	case VerbPick:
		s.buy(card, ev)
	case VerbCount:
		s.count(card, m.Args[1] == 1, ev)
	case VerbPutBack:
		s.putBack(card, ev)
	case VerbDraw:
		s.drawFirst(m.Args[0], ev)
	case VerbLay:
		s.lay(s.top().At, card, ev)
	case VerbRest:
		s.layRest(ev)
	}
	s.run(ev)
}

// run carries the table on until somebody has a choice or the game is over.
func (s *State) run(ev *game.Events) {
	for s.Phase != Over {
		switch {
		case s.Depth > 0:
			if s.advance(ev) {
				return
			}
		case s.Resolving:
			s.settle(ev)
		case s.stepTurn(ev):
			return
		}
	}
}

// advance carries the frame on top on and reports whether it has to ask.
func (s *State) advance(ev *game.Events) (asks bool) {
	switch f := s.top(); f.Kind {
	case Sweep:
		s.sweepOn(f, ev)
		return false
	case Shot:
		return s.askShot(f, ev)
	case Raid:
		return s.askRaid(f, ev)
	case Standoff:
		return s.askStandoff(f, ev)
	case Shopping:
		return s.askShopping(f, ev)
	case Wound:
		return s.askWounded(f, ev)
	case Fall:
		s.fall(f, ev)
		return false
	case Laying:
		return s.askLaying(f, ev)
	}
	return true // Flipping
}

// push puts a frame on the stack.
func (s *State) push(f Frame) {
	s.Stack[s.Depth] = f
	s.Depth++
}

// pop takes the frame on top off.
func (s *State) pop() {
	s.Depth--
	s.Stack[s.Depth] = Frame{}
}

// settle ends the card that has been carried through: Suzy may draw, victory is
// checked (BG-13), and the turn of somebody who has died is over (BG-26).
func (s *State) settle(ev *game.Events) {
	s.Resolving = false
	for seats := s.Alive; seats != 0; seats &= seats - 1 {
		s.refill(firstSeat(seats), ev)
	}
	if s.decided(ev) {
		return
	}
	if !s.Alive.Has(s.Turn) {
		s.endTurn(ev)
	}
}

// answer plays a card against what the actor is asked.
func (s *State) answer(c Card, ev *game.Events) {
	switch f := s.top(); f.Kind {
	case Shot:
		s.cancel(f, c, ev)
	case Raid:
		s.repel(f, c, ev)
	case Standoff:
		s.returnFire(f, c, ev)
	case Wound:
		s.drinkUp(f, c, ev)
	}
}

// yield gives in.
func (s *State) yield(ev *game.Events) {
	f := s.top()
	if f.Kind == Wound {
		s.die(f)
		return
	}
	if ev != nil {
		ev.Add(game.Event{Kind: EvTookHit, Actor: f.Asked, Rule: hitRule(f.Card)})
	}
	s.strike(ev)
}

// hitRule is the rule by which a card takes life points; a Missed! is one that
// Janet shoots.
func hitRule(c Card) game.Rule {
	if c.Kind() == Missed {
		return 37
	}
	return kindRule[c.Kind()]
}

// strike ends a shot, raid or standoff with a life point lost by whoever had to
// answer (BG-37, BG-46, BG-47).
func (s *State) strike(ev *game.Events) {
	f := *s.top()
	s.pop()
	by := f.By
	if f.Asked == by { // BG-64: his own Duel
		by = game.NoSeat
	}
	s.push(Frame{Kind: Wound, Card: f.Card, By: by, At: f.Asked, Asked: f.Asked, Need: 1})
}

// throw discards a card from a hand by its owner's choice.
func (s *State) throw(seat game.Seat, c Card, rule game.Rule, ev *game.Events) {
	s.toss(seat, c)
	if ev != nil {
		ev.Add(game.Event{Kind: EvDiscarded, Actor: seat, From: FanRef(seat), To: DiscardRef(), Face: [2]uint8{uint8(c)}, Rule: rule})
	}
}

// heal gives a seat a life point up to its maximum and reports whether it got one.
func (s *State) heal(seat game.Seat, rule game.Rule, ev *game.Events) bool {
	if int(s.Life[seat]) >= s.MaxLife(seat) {
		return false
	}
	s.Life[seat]++
	if ev != nil {
		ev.Add(game.Event{Kind: EvHealed, Actor: seat, Amount: [2]int16{1, int16(s.Life[seat])}, Rule: rule})
	}
	return true
}

// trade lets Sid discard two cards for a life point (BG-77).
func (s *State) trade(x, y Card, ev *game.Events) {
	sid := s.Actor()
	s.throw(sid, x, 77, ev)
	s.throw(sid, y, 77, ev)
	s.heal(sid, 77, ev)
}
