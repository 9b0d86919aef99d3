package train

import "drygulch/game"

// Apply implements game.State.
func (s *State) Apply(m game.Move, ev *game.Events) {
	switch m.Verb {
	case VerbPlace:
		s.choosePlace(int(m.Args[0]), ev)
	case VerbPlay:
		s.play(Card(m.Args[0]), s.Icon() == Tunnel, ev) // CE-27, CE-28
		s.nextGo(ev)
	case VerbPlayDown:
		s.play(Card(m.Args[0]), true, ev) // CE-84
		s.nextGo(ev)
	case VerbDraw:
		s.draw(s.Act, drawGo, 23, ev)
		s.nextGo(ev)
	case VerbMove, VerbFire, VerbRob, VerbPunch, VerbLead:
		s.carryOut(m, ev)
		s.putBack()
		s.steal(ev)
	case VerbPick:
		s.pick(int(m.Args[0]), ev)
		s.pickpocket(int(s.Bandit)+1, ev)
	case VerbKeep:
		s.mark(Card(m.Args[0]), ev)
	case VerbCommit:
		s.commitKeep(ev)
	}
}

// carryOut does what the owner of the card being resolved has decided.
func (s *State) carryOut(m game.Move, ev *game.Events) {
	b, arg := int(s.Bandit), int(m.Args[0])
	switch m.Verb {
	case VerbMove:
		s.move(b, arg, ev)
	case VerbFire:
		s.shoot(b, arg, ev)
	case VerbRob:
		s.rob(b, Loot(arg), int(m.Args[1]), ev)
	case VerbPunch:
		s.punch(b, blow{arg, Loot(m.Args[1]), int(m.Args[2]), m.Args[3] == takeIt}, ev)
	case VerbLead:
		s.lead(arg, 47, ev)
	}
}

// nextGo passes on after a go (CE-22, CE-29, CE-30).
func (s *State) nextGo(ev *game.Events) {
	if s.Icon() == SpeedingUp && !s.Second {
		s.Second = true
		return
	}
	s.Second = false
	s.Pos++
	if s.Pos < s.Seats {
		s.Act = s.seatAt(int(s.Pos))
		return
	}
	s.Pos = 0
	s.Turn++
	if s.Turn < s.Card().Count {
		s.startTurn(ev)
		return
	}
	s.endScheming(ev)
}

// seatAt is the seat that has the n-th go of the present turn, n from 0: the
// First Player begins, then clockwise, or counter-clockwise on Switching (CE-30).
func (s *State) seatAt(n int) game.Seat {
	seats := int(s.Seats)
	if s.Icon() == Switching {
		n = seats - n
	}
	n += int(s.First)
	for n >= seats {
		n -= seats
	}
	return game.Seat(n)
}

// startTurn begins a turn of Schemin' with the First Player.
func (s *State) startTurn(ev *game.Events) {
	s.Act = s.First
	if ev != nil {
		ev.Add(game.Event{Kind: EvTurn, Actor: game.NoSeat, Amount: [2]int16{int16(s.Turn) + 1, int16(s.Icon())}, Rule: iconRule[s.Icon()]})
	}
}

// startRound draws hands and turns up the round card (CE-17 to CE-19, CE-100).
func (s *State) startRound(ev *game.Events) {
	s.Phase = Scheming
	s.Turn, s.Pos, s.Second = 0, 0, false
	s.Laid, s.Next = 0, 0
	s.Scheme = [MaxScheme]Played{}
	seat := s.First
	for range s.Seats {
		p := &s.Players[seat]
		full := fullHand
		if s.leads(seat, Doc) { // CE-86, CE-116
			full = docsHand
		}
		rule := game.Rule(100)
		if !s.Expert {
			p.Loose = p.InDeck // CE-18: all shuffled
			rule = 18
		}
		p.Shuffled = 0
		if n := full - int(p.InHand); n > 0 {
			s.draw(seat, n, rule, ev)
		}
		seat = s.left(seat)
	}
	if ev != nil {
		ev.Add(game.Event{Kind: EvRound, Actor: s.First, Amount: [2]int16{int16(s.Round) + 1, int16(s.Rounds[s.Round])}, Rule: 19, Final: true})
	}
	s.startTurn(ev)
}

// endRound clears up after the event and goes on to the next round or to the
// reckoning (CE-17, CE-21, CE-95).
func (s *State) endRound(ev *game.Events) {
	if s.Round == Rounds-1 {
		s.end(ev)
		return
	}
	s.Round++
	s.First = s.left(s.First) // CE-21
	s.startRound(ev)
}
