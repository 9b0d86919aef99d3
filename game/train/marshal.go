package train

import "drygulch/game"

// resolveMarshal moves the Marshal where there is one way; otherwise the owner of
// the card is asked (CE-47).
func (s *State) resolveMarshal(ev *game.Events) (asked bool) {
	ways := s.beside(int(s.Sheriff))
	if ways.len() > 1 {
		s.Phase = Leading
		return true
	}
	s.lead(ways.first(), 47, ev)
	return false
}

// lead moves the Marshal to another car and lets him meet whoever is inside
// (CE-47, CE-48).
func (s *State) lead(car int, rule game.Rule, ev *game.Events) {
	if ev != nil {
		actor := s.Act
		if rule != 47 {
			actor = game.NoSeat
		}
		ev.Add(game.Event{Kind: EvMarshal, Actor: actor, From: SpotRef(At(int(s.Sheriff), Inside)), To: SpotRef(At(car, Inside)), Rule: rule})
	}
	s.Sheriff = uint8(car)
	if met := s.on(At(car, Inside)); met != 0 {
		s.meet(met, ev)
	}
}

// meet lets the Marshal meet bandits inside his car, all at once: each gets a
// neutral Bullet and flees to the roof (CE-67, CE-68).
func (s *State) meet(met set, ev *game.Events) {
	s.sting(met, 67, ev)
	for b := range int(s.Crew) {
		if !met.has(b) {
			continue
		}
		from := s.Bandits[b].Spot
		s.Bandits[b].Spot = from ^ 1
		if ev != nil {
			ev.Add(game.Event{Kind: EvFled, Actor: s.Owner(b), From: SpotRef(from), To: SpotRef(from ^ 1), Amount: [2]int16{int16(b)}, Rule: 67})
		}
	}
}

// sting gives each of a group of bandits a neutral Bullet; if there are too few
// for all of them, nobody gets one (CE-71).
func (s *State) sting(group set, rule game.Rule, ev *game.Events) {
	n := group.len()
	if n > int(s.Neutral) {
		if ev != nil {
			ev.Add(game.Event{Kind: EvSpared, Actor: game.NoSeat, Amount: [2]int16{int16(n), int16(s.Neutral)}, Rule: 71})
		}
		return
	}
	from := MarshalRef()
	if rule == 77 { // by the passengers
		from = game.Ref{}
	}
	for b := range int(s.Crew) {
		if !group.has(b) {
			continue
		}
		s.Neutral--
		s.hit(b, Neutral)
		if ev != nil {
			ev.Add(game.Event{Kind: EvStung, Actor: s.Owner(b), From: from, To: PawnRef(b), Amount: [2]int16{int16(s.Neutral)}, Rule: rule})
		}
	}
}
