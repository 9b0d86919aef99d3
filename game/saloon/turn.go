package saloon

import "drygulch/game"

// run carries the table on until somebody has a choice or the game is over.
func (s *State) run(ev *game.Events) {
	for s.Phase != Over {
		switch {
		case s.Depth > 0:
			if s.advance(ev) {
				return
			}
		case s.Window != AskNothing:
			if s.askWindow() {
				return
			}
		case !s.Alive.Has(s.Turn): // HN-17
			s.nextTurn(ev)
		case s.askPhase(ev):
			return
		}
	}
	s.Ask, s.Act = AskNothing, game.NoSeat
}

// asks makes a seat decide.
func (s *State) asks(seat game.Seat, ask Ask) bool {
	s.Ask, s.Act = ask, seat
	return true
}

// beginTurn starts a seat's turn (HN-15), unless there have been too many
// (HN-173).
func (s *State) beginTurn(seat game.Seat, ev *game.Events) {
	if s.Turns == lastTurn {
		s.stalemate(ev)
		return
	}
	s.Turns++
	s.Turn, s.Phase = seat, Scavenge
	s.Fought, s.Swoop, s.Light, s.Gained, s.Gave, s.Cured = false, false, false, false, false, false
	if ev != nil {
		ev.Add(game.Event{Kind: EvTurn, Actor: seat, Amount: [2]int16{int16(s.Turns)}, Rule: 15})
	}
}

// nextTurn gives the turn to the next living player clockwise (HN-90).
func (s *State) nextTurn(ev *game.Events) {
	s.forgetBoards()
	s.beginTurn(nextSeat(s.Alive, s.Turn), ev)
}

// askPhase asks what there is to decide in the phase; it goes on to the next and
// reports false if everybody sees that there is nothing.
func (s *State) askPhase(ev *game.Events) bool {
	me := s.Turn
	switch s.Phase {
	case Setup:
		return s.asks(me, AskSetup)
	case Scavenge:
		return s.asks(me, AskScavenge)
	case Gear, GearTwo:
		if s.Kept == 0 {
			s.keepBoard()
		}
		return s.asks(me, AskGear)
	case Dive:
		if s.MayDive(me) {
			return s.asks(me, AskDive)
		}
	case Fight:
		if !s.Fought && s.mayFight(me) {
			return s.asks(me, AskFight)
		}
	case Cover:
		s.Light = s.Light || s.is(me, Dolly) && s.Where[me] == Open
		if s.coverable(me) != 0 {
			return s.asks(me, AskCover)
		}
	case End:
		if s.endOffers(me) {
			return s.asks(me, AskEnd)
		}
	case Leave:
		s.nextTurn(ev)
		return false
	}
	if s.Ask == phaseAsks[s.Phase] { // he has done all that there was
		s.endPhase(ev)
	} else {
		s.leavePhase(ev)
	}
	return false
}

// phaseAsks are the questions of the phases that may have nothing to ask.
var phaseAsks = [Over]Ask{Dive: AskDive, Fight: AskFight, Cover: AskCover, End: AskEnd}

// leavePhase goes on to the next phase.
func (s *State) leavePhase(ev *game.Events) {
	if s.Phase == Cover && s.Restricted.Has(s.Turn) { // HN-79
		s.Restricted = s.Restricted.Without(s.Turn)
		if ev != nil {
			ev.Add(game.Event{Kind: EvFreed, Actor: s.Turn, Rule: 79})
		}
	}
	s.forgetBoards()
	s.Phase++
}

// endPhase leaves a phase in which somebody had a choice: team cards can be played
// before the next (HN-148).
func (s *State) endPhase(ev *game.Events) {
	s.leavePhase(ev)
	if s.Teams > 0 {
		s.open(AskTeam)
	}
}

// fill discards what was chosen in Scavenge and fills the hand up (HN-18 to
// HN-21).
func (s *State) fill(ev *game.Events) {
	me := s.Turn
	for left := s.Chosen; !left.empty(); {
		k := first(left.kinds())
		left = left.without(k)
		s.leave(me, k)
		s.toss(k)
		if ev != nil {
			ev.Add(game.Event{Kind: EvTossed, Actor: me, From: FanRef(me), To: DiscardRef(), Face: [2]uint8{uint8(k)}, Rule: 18})
		}
	}
	s.Chosen = Cards{}
	size, rule := handSize, game.Rule(19)
	if s.is(me, Slick) {
		size++
	}
	if n := size - int(s.InHand[me]); n > 0 {
		if ev != nil {
			ev.Add(game.Event{Kind: EvDraws, Actor: me, From: DeckRef(), To: FanRef(me), Amount: [2]int16{int16(n)}, Rule: rule})
		}
		s.draw(me, n, rule, ev)
	}
	s.endPhase(ev)
}

// MayDive tells that a seat can move to In the Open (HN-38, HN-41).
func (s *State) MayDive(seat game.Seat) bool { return s.Where[seat] != Open && s.Free(Open) }

// dive moves the pawn to In the Open at the price of Restricted Movement (HN-38 to
// HN-40).
func (s *State) dive(ev *game.Events) {
	me := s.Turn
	from := s.Where[me]
	s.Where[me] = Open
	if ev != nil {
		ev.Add(game.Event{Kind: EvDived, Actor: me, From: PositionRef(from), To: PositionRef(Open), Rule: 38})
	}
	s.Swoop = from == Balcony
	s.restrict(me, 39, ev)
}

// restrict puts a seat under Restricted Movement (HN-77, HN-164).
func (s *State) restrict(seat game.Seat, rule game.Rule, ev *game.Events) {
	if s.Restricted.Has(seat) {
		return
	}
	s.Restricted = s.Restricted.With(seat)
	if ev != nil {
		ev.Add(game.Event{Kind: EvRestricted, Actor: seat, Rule: rule})
	}
}

// bound tells that a seat may move to orange positions only (HN-75).
func (s *State) bound(seat game.Seat) bool { return s.Restricted.Has(seat) && !s.Light }

// coverable are the positions that a seat may move to in its Cover phase, as bits
// (HN-74 to HN-76).
func (s *State) coverable(seat game.Seat) uint16 {
	set := s.free() &^ (1 << s.Where[seat])
	if s.bound(seat) {
		set &= orangeBits
	}
	return set
}

// move moves a pawn.
func (s *State) move(seat game.Seat, to Position, rule game.Rule, ev *game.Events) {
	if ev != nil {
		ev.Add(game.Event{Kind: EvMoved, Actor: seat, From: PositionRef(s.Where[seat]), To: PositionRef(to), Rule: rule})
	}
	s.Where[seat] = to
}

// heal gives a side Grit up to its maximum (HN-91), unless it is brought to 0
// (HN-125).
func (s *State) heal(seat game.Seat, n int16, rule game.Rule, ev *game.Events) {
	grit := &s.Grit[s.Side(seat)]
	n = min(n, s.MaxGrit-*grit)
	if n <= 0 || s.Doomed.Has(seat) {
		return
	}
	*grit += n
	if ev != nil {
		ev.Add(game.Event{Kind: EvHealed, Actor: seat, Amount: [2]int16{n, *grit}, Rule: rule})
	}
}
