package train

import "drygulch/game"

// startStealing begins the second phase of a round (CE-34).
func (s *State) startStealing(ev *game.Events) {
	s.Next = 0
	s.Turn = MaxTurns
	if ev != nil {
		ev.Add(game.Event{Kind: EvStealing, Actor: game.NoSeat, Amount: [2]int16{int16(s.Laid)}, Rule: 34})
	}
	s.steal(ev)
}

// steal resolves the cards of the pile in the order in which they were laid, up
// to the next that leaves its owner a choice; after the last comes the event.
func (s *State) steal(ev *game.Events) {
	for s.Next < s.Laid {
		if s.resolve(ev) {
			return
		}
		s.putBack()
	}
	s.Phase = Scheming // nothing is being resolved any more
	s.happen(ev)
}

// resolve turns to the next card of the pile and reports whether its owner has
// to choose. A card that can be carried out in one way only, or not at all, needs
// no decision: the board that all can see tells which (CE-35, CE-122).
func (s *State) resolve(ev *game.Events) (asked bool) {
	played := &s.Scheme[s.Next]
	b := played.Card.Bandit()
	if ev != nil {
		ev.Add(game.Event{Kind: EvResolves, Actor: played.Seat, From: SchemeRef(int(s.Next)), Face: [2]uint8{uint8(played.Card)}, Amount: [2]int16{int16(b)}, Rule: 34, Final: played.Down})
	}
	played.Down = false // CE-121
	s.Bandit, s.Act = uint8(b), played.Seat
	switch played.Card.Kind() {
	case Move:
		return s.resolveMove(b, ev)
	case FloorChange:
		s.changeFloor(b, ev)
	case Fire:
		return s.resolveFire(b, ev)
	case Robbery:
		return s.resolveRobbery(b, ev)
	case Punch:
		return s.resolvePunch(b, ev)
	case Marshal:
		return s.resolveMarshal(ev)
	}
	return false
}

// putBack returns the resolved card to its owner (CE-37, CE-103).
func (s *State) putBack() {
	played := &s.Scheme[s.Next]
	p := &s.Players[played.Seat]
	if s.Expert {
		p.discard(played.Card)
	} else {
		p.under(played.Card)
	}
	s.Next++
}

// fizzle tells that a card has no effect (CE-35), and why.
func (s *State) fizzle(b int, why Fizzle, rule game.Rule, ev *game.Events) {
	if ev != nil {
		ev.Add(game.Event{Kind: EvFizzled, Actor: s.Act, From: SchemeRef(int(s.Next)), To: PawnRef(b), Amount: [2]int16{int16(why), int16(b)}, Rule: rule})
	}
}
