package street

import "drygulch/game"

// shoot is the Hitman's ability: the one opposite is shot at (OL-51).
func (s *State) shoot(side, c int, _ game.Move, ev *game.Events) {
	s.spend(side, Bullet, 51, ev)
	hit := s.show(1-side, c, AsTarget, ev)
	if ev != nil {
		e := game.Event{Kind: EvShot, Actor: s.Act, From: SlotRef(side, c), To: SlotRef(1-side, c), Rule: 53}
		if hit == Governor {
			e.Amount[0], e.Rule = 1, 52
		}
		ev.Add(e)
	}
	if hit != Governor { // OL-53
		s.finish(noGap, ev)
		return
	}
	sheriff, ok := s.saves(1-side, c)
	if !ok {
		s.end(Bad, s.Act, 95, ev)
		return
	}
	s.show(1-side, sheriff, AsReactor, ev) // OL-58: he must
	s.spend(1-side, Handcuffs, 57, ev)
	s.tell(ev, EvSaved, 1-side, SlotRef(1-side, sheriff), SlotRef(1-side, c), 57)
	s.seize(1-side, sheriff, c, 57, ev)
}

// arrest is the Sheriff's ability: he calls out Hitman or Bandit (OL-56).
func (s *State) arrest(side, c int, m game.Move, ev *game.Events) {
	target, called := int(m.Args[1]), Role(m.Args[2])
	s.call(side, c, called, target, ev)
	s.spend(side, Handcuffs, 56, ev)
	switch is := s.show(1-side, target, AsTarget, ev); {
	case is != called: // OL-62
		s.wrong(side, target, 62, ev)
	case called == Hitman:
		s.seize(side, c, target, 59, ev)
	case s.Sides[1-side].column(Reverend) >= 0: // OL-93
		s.Phase, s.Act = Answering, s.SeatOf(1-side)
		s.tell(ev, EvAsked, 1-side, game.Ref{}, SlotRef(1-side, target), 93)
	default:
		s.immobilize(ev)
	}
}

// seize is the arrest of the rival Hitman by a side's Sheriff. It is a victory
// unless the Reverend stands up for the Hitman, as he must (OL-80, OL-96).
func (s *State) seize(side, sheriff, hitman int, rule game.Rule, ev *game.Events) {
	s.tell(ev, EvArrested, side, SlotRef(side, sheriff), SlotRef(1-side, hitman), rule)
	if !s.stands(1-side, hitman) {
		s.end(Ugly, s.SeatOf(side), 96, ev)
		return
	}
	s.standUp(1-side, hitman, 80, ev)
}

// standUp shows a side's Reverend, who cancels what threatens the character on his
// left; the Handcuffs stay discarded (OL-79, OL-80, OL-81).
func (s *State) standUp(side, c int, rule game.Rule, ev *game.Events) {
	reverend := leftOf(1-side, c)
	s.show(side, reverend, AsReactor, ev)
	s.tell(ev, EvCancelled, side, SlotRef(side, reverend), SlotRef(side, c), rule)
	s.finish(noGap, ev)
}

// answer is the decision of the Bandit's owner (OL-79).
func (s *State) answer(answer uint8, ev *game.Events) {
	side := s.SideOf(s.Act)
	c := s.Sides[side].column(Bandit)
	if answer == Stands {
		s.standUp(side, c, 79, ev)
		return
	}
	s.tell(ev, EvDeclined, side, game.Ref{}, SlotRef(side, c), 79)
	s.immobilize(ev)
}

// immobilize binds the Bandit of the side whose turn it is not, and gives the
// Handcuffs back (OL-61, OL-63).
func (s *State) immobilize(ev *game.Events) {
	side := s.SideOf(s.Turn)
	bandit := &s.Sides[1-side]
	bandit.Immobilized = true
	s.tell(ev, EvImmobilized, 1-side, game.Ref{}, SlotRef(1-side, bandit.column(Bandit)), 61)
	s.Discard[Handcuffs]--
	s.gain(side, Handcuffs, EvRecovered, DiscardRef(), 63, ev)
	s.finish(noGap, ev)
}

// release is the Reverend's ability: he frees the Bandit on his left (OL-78).
func (s *State) release(ev *game.Events) {
	side := s.SideOf(s.Act)
	d := &s.Sides[side]
	c := d.column(Reverend)
	s.show(side, c, AsActor, ev)
	d.Shown |= Bandit.Only() // until he is turned back with the rest
	d.Immobilized = false
	s.tell(ev, EvFreed, side, SlotRef(side, c), SlotRef(side, d.column(Bandit)), 78)
	s.finish(noGap, ev)
}
