package street

import "drygulch/game"

// look shows a character and lets the actor see the token before it (OL-31, OL-32).
func (s *State) look(c int, ev *game.Events) {
	side := s.SideOf(s.Act)
	s.show(side, c, AsActor, ev)
	lies := &s.Cells[c]
	lies.Known = lies.Known.With(s.Act)
	if ev != nil {
		ev.AddSecret(game.Event{Kind: EvPeeked, Actor: s.Act, From: SlotRef(side, c), To: CellRef(c),
			Face: [2]uint8{uint8(lies.Token)}, Rule: 32, Final: true}, game.Only(s.Act))
	}
	s.finish(noGap, ev)
}

// expose shows a character, calls a token out and turns it up for both (OL-33).
func (s *State) expose(c int, called Token, rule game.Rule, ev *game.Events) (side int, right bool) {
	side = s.SideOf(s.Act)
	s.show(side, c, AsActor, ev)
	lies := &s.Cells[c]
	lies.Known = game.AllSeats
	right = lies.Token == called
	if ev != nil {
		ev.Add(game.Event{Kind: EvCalledToken, Actor: s.Act, From: SlotRef(side, c), To: CellRef(c), Amount: [2]int16{int16(called)}, Rule: rule})
		e := game.Event{Kind: EvTurnedUp, Actor: s.Act, To: CellRef(c), Amount: [2]int16{int16(lies.Token)}, Rule: rule, Final: true}
		if right {
			e.Amount[1] = 1
		}
		ev.Add(e)
	}
	return side, right
}

// turnDown turns a token that was wrongly called face down again (OL-37, OL-38).
func (s *State) turnDown(c int, rule game.Rule, ev *game.Events) {
	s.tell(ev, EvTurnedDown, s.SideOf(s.Act), game.Ref{}, CellRef(c), rule)
	s.finish(noGap, ev)
}

// take calls a token out and takes it if that is right (OL-33, OL-36).
func (s *State) take(c int, called Token, ev *game.Events) {
	side, right := s.expose(c, called, 33, ev)
	if !right {
		s.turnDown(c, 37, ev)
		return
	}
	s.Progress = true
	s.gain(side, called, EvTook, CellRef(c), 36, ev)
	s.finish(c, ev)
}

// gain adds a token to a stash.
func (s *State) gain(side int, kind Token, event uint8, from game.Ref, rule game.Rule, ev *game.Events) {
	s.Sides[side].Stash[kind]++
	if ev != nil {
		ev.Add(game.Event{Kind: event, Actor: s.SeatOf(side), From: from, To: StashRef(side),
			Amount: [2]int16{int16(kind), int16(s.Sides[side].Stash[kind])}, Rule: rule})
	}
}

// claim calls the Election out for the Governor (OL-48, OL-49).
func (s *State) claim(c int, ev *game.Events) {
	if _, right := s.expose(c, Election, 48, ev); !right {
		s.turnDown(c, 49, ev)
		return
	}
	s.end(Good, s.Act, 94, ev)
}

// slide closes the gap that a taken token left; the first of the reserve follows,
// if there is one (OL-41, OL-42).
func (s *State) slide(gap int, ev *game.Events) {
	last := int(s.Line) - 1
	copy(s.Cells[gap:last], s.Cells[gap+1:last+1])
	s.Cells[last] = Lying{}
	e := game.Event{Kind: EvSlid, Actor: game.NoSeat, From: CellRef(gap), To: CellRef(last), Rule: 42}
	if s.Stocked > 0 {
		s.Cells[last] = s.Reserve[0]
		s.Stocked--
		copy(s.Reserve[:s.Stocked], s.Reserve[1:s.Stocked+1])
		s.Reserve[s.Stocked] = Lying{}
		e.Rule, e.Amount[0] = 41, 1
	} else {
		s.Line--
	}
	e.Amount[1] = int16(s.Line)
	ev.Add(e)
}
