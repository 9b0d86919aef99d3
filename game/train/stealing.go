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
// A card that can be carried out in one way only, or not at all, needs no
// decision: the board that all can see tells which (CE-35, CE-122).
func (s *State) steal(ev *game.Events) {
	for s.Next < s.Laid {
		played := &s.Scheme[s.Next]
		if ev != nil {
			ev.Add(game.Event{Kind: EvResolves, Actor: played.Seat, From: SchemeRef(int(s.Next)), Face: [2]uint8{uint8(played.Card)}, Amount: [2]int16{int16(played.Card.Bandit())}, Rule: 34, Final: played.Down})
		}
		played.Down = false // CE-121
		b := played.Card.Bandit()
		s.Bandit, s.Act = uint8(b), played.Seat
		var asked bool
		switch played.Card.Kind() {
		case Move:
			asked = s.resolveMove(b, ev)
		case FloorChange:
			s.changeFloor(b, ev)
		case Fire:
			asked = s.resolveFire(b, ev)
		case Robbery:
			asked = s.resolveRobbery(b, ev)
		case Punch:
			asked = s.resolvePunch(b, ev)
		case Marshal:
			asked = s.resolveMarshal(ev)
		}
		if asked {
			return
		}
		s.putBack()
	}
	s.Phase = Scheming // nothing is being resolved any more
	s.happen(ev)
}

// resolved goes on after a card that its owner had to decide about.
func (s *State) resolved(ev *game.Events) {
	s.putBack()
	s.steal(ev)
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
