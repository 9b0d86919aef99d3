package saloon

import "drygulch/game"

// pending tells that a member of a side has a counterattack coming that he could
// make (HN-124, HN-146).
func (s *State) pending(side int) bool {
	members := s.side(side) & s.Alive
	for i := range s.Stack[:s.Depth] {
		a := &s.Stack[i]
		for left := a.striking() & members; left != 0; left &= left - 1 {
			if s.couldStrike(a, firstSeat(left)) {
				return true
			}
		}
	}
	return false
}

// fallDoomed knocks out everybody who is brought to 0 and has no counterattack
// coming (HN-72, HN-124): one knock-out can make the counterattack of another
// lapse (HN-121).
func (s *State) fallDoomed(ev *game.Events) {
	for again := s.Doomed != 0; again; {
		again = false
		for left := s.Doomed; left != 0; left &= left - 1 {
			if seat := firstSeat(left); !s.pending(s.Side(seat)) {
				s.fall(seat, ev)
				again = true
			}
		}
	}
}

// fall takes a seat out of the game: his cards are discarded and his circle is free
// (HN-93).
func (s *State) fall(seat game.Seat, ev *game.Events) {
	s.Alive = s.Alive.Without(seat)
	s.Doomed = s.Doomed.Without(seat)
	s.Restricted = s.Restricted.Without(seat)
	s.Fallen = s.Fallen.With(seat)
	if ev != nil {
		ev.Add(game.Event{Kind: EvOut, Actor: seat, From: PositionRef(s.Where[seat]), Rule: 72})
	}
	s.Where[seat] = Nowhere
	for slot := range s.Boards[seat] {
		if w := &s.Boards[seat][slot]; w.Kind != NoKind {
			s.leaves(seat, w.Kind, SlotRef(seat, slot), ev)
			*w = Weapon{}
		}
	}
	for left := s.Hands[seat]; !left.empty(); {
		k := first(left.kinds())
		left = left.without(k)
		s.leaves(seat, k, FanRef(seat), ev)
	}
	s.Hands[seat], s.InHand[seat] = Cards{}, 0
	for i := range s.Known[seat] {
		s.Known[seat][i] = Cards{}
	}
	for i := range s.Stack[:s.Depth] {
		a := &s.Stack[i]
		a.Gunners, a.Brawlers = a.Gunners.Without(seat), a.Brawlers.Without(seat)
	}
}

// leaves discards a card of somebody who is out.
func (s *State) leaves(seat game.Seat, k Kind, from game.Ref, ev *game.Events) {
	s.toss(k)
	if ev != nil {
		ev.Add(game.Event{Kind: EvLeft, Actor: seat, From: from, To: DiscardRef(), Face: [2]uint8{uint8(k)}, Rule: 93, Final: true})
	}
}

// decided ends the game if one side at most is left (HN-94, HN-127, HN-128).
func (s *State) decided(ev *game.Events) bool {
	switch {
	case s.Alive == 0:
		s.over(s.Fallen, 128, ev)
	case s.Alive&^s.side(s.Side(firstSeat(s.Alive))) == 0:
		s.over(s.Alive, 94, ev)
	default:
		return false
	}
	return true
}

// stalemate ends the game after too many turns: the highest Grit wins (HN-173).
func (s *State) stalemate(ev *game.Events) {
	if ev != nil {
		ev.Add(game.Event{Kind: EvStalemate, Actor: game.NoSeat, Amount: [2]int16{lastTurn}, Rule: 173})
	}
	var best game.Seats
	most := 0
	for left := s.Alive; left != 0; left &= left - 1 {
		seat := firstSeat(left)
		switch grit := s.GritOf(seat); {
		case grit > most:
			best, most = game.Only(seat), grit
		case grit == most:
			best = best.With(seat)
		}
	}
	s.over(best, 173, ev)
}

// over ends the game; more than one side that wins is a draw.
func (s *State) over(winners game.Seats, rule game.Rule, ev *game.Events) {
	s.Phase, s.Winners = Over, winners
	s.Window = AskNothing
	s.Passed, s.Last = 0, 0
	s.Ask, s.Act = AskNothing, game.NoSeat
	if ev == nil {
		return
	}
	draw := int16(0)
	if s.sides(winners) > 1 {
		draw = 1
	}
	ev.Add(game.Event{Kind: EvOver, Actor: game.NoSeat, Amount: [2]int16{draw}, Rule: rule, Final: true})
	for left := winners; left != 0; left &= left - 1 {
		ev.Add(game.Event{Kind: EvWinner, Actor: firstSeat(left), Rule: rule})
	}
}

// Outcome implements game.State: the winners share the win.
func (s *State) Outcome() (shares game.Shares, over bool) {
	if s.Phase != Over {
		return shares, false
	}
	share := 1 / float32(s.Winners.Len())
	for left := s.Winners; left != 0; left &= left - 1 {
		shares[firstSeat(left)] = share
	}
	return shares, true
}
