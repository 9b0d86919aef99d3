package saloon

import "drygulch/game"

// A window is a time for team cards (HN-148): seats are asked in turn order, one
// card each, round after round until all have passed in a row. Who is asked follows
// from what everybody sees, whatever he holds.

// open opens a window between attacks.
func (s *State) open(ask Ask) { s.Window, s.Passed, s.Last = ask, 0, s.Turn }

// Waiting are those who can still be asked in the window at hand, the actor
// included, if all pass: everybody sees that. Empty outside a window.
func (s *State) Waiting() game.Seats {
	switch s.Ask {
	case AskTeam:
		return s.holding(s.callers(CallAll)) &^ s.Passed
	case AskGang:
		return s.gangsters() &^ s.Passed
	case AskBoost:
		return s.boosters(s.top()) &^ s.top().Passed
	case AskShield:
		return s.shielders(s.top()) &^ s.top().Passed
	}
	return 0
}

// askWindow asks the next seat in the window between attacks, or closes it and
// reports false.
func (s *State) askWindow() bool {
	s.Ask = s.Window
	if left := s.Waiting(); left != 0 {
		return s.asks(nextSeat(left, s.Last), s.Window)
	}
	gang := s.Window == AskGang
	s.Window, s.Passed, s.Last = AskNothing, 0, 0
	if gang {
		s.HurtBy = [MaxPlayers]game.Seats{}
		if s.Alive.Has(s.Turn) {
			s.endPhase(nil) // of Fight, which tells nothing
		}
	}
	return false
}

// callers are the living seats whose call is at least this.
func (s *State) callers(call Call) game.Seats {
	var set game.Seats
	for left := s.Alive; left != 0; left &= left - 1 {
		seat := firstSeat(left)
		if c := s.Calls[seat]; c == call || c == CallAll {
			set = set.With(seat)
		}
	}
	return set
}

// holding are those of some seats who have a card in hand.
func (s *State) holding(seats game.Seats) game.Seats {
	set := seats
	for left := seats; left != 0; left &= left - 1 {
		if seat := firstSeat(left); s.InHand[seat] == 0 {
			set = set.Without(seat)
		}
	}
	return set
}

// hurt are the opponents who lost Grit in attacks of a seat's mates and whom it has
// in melee range: those it can Gang Up on.
func (s *State) hurt(seat game.Seat) game.Seats {
	var set game.Seats
	for left := s.Mates(seat); left != 0; left &= left - 1 {
		set |= s.HurtBy[firstSeat(left)]
	}
	if set == 0 {
		return 0
	}
	return set & s.targetsOf(seat, Melee, s.weapon(seat).Kind)
}

// gangsters are asked for Gang Up (HN-148).
func (s *State) gangsters() game.Seats {
	set := s.holding(s.callers(CallAttacks))
	for left := set; left != 0; left &= left - 1 {
		if seat := firstSeat(left); s.hurt(seat) == 0 {
			set = set.Without(seat)
		}
	}
	return set
}

// askMates asks the attacker's mates for boosts and Crossfire (HN-151).
func (s *State) askMates(a *Attack) bool {
	s.Ask = AskBoost
	if left := s.Waiting(); left != 0 {
		return s.asks(nextSeat(left, a.Last), AskBoost)
	}
	a.Passed, a.Last, a.Step = 0, 0, StepOption
	return false
}

// boosters are the attacker's mates who are asked for boosts, whatever they call.
// Who has added one is asked again only if he could play a Crossfire.
func (s *State) boosters(a *Attack) game.Seats {
	if s.Teams == 0 || a.Way == Ganged {
		return 0
	}
	set := s.holding(s.Mates(a.By))
	for left := set & a.Mated; left != 0; left &= left - 1 {
		if seat := firstSeat(left); !s.couldCross(a, seat) {
			set = set.Without(seat)
		}
	}
	return set
}

// couldCross tells that a seat could play a Crossfire, now or after a Quick Draw.
func (s *State) couldCross(a *Attack, seat game.Seat) bool {
	b := &s.Boards[seat]
	return a.Type == Gun && (b[Fist].Bullets > 0 || b[Holster].Bullets > 0)
}

// askShield asks the mates of the target at hand for My Fight Too and Cover Me.
func (s *State) askShield(a *Attack) bool {
	s.Ask = AskShield
	if left := s.Waiting(); left != 0 {
		return s.asks(nextSeat(left, a.Last), AskShield)
	}
	a.Passed, a.Last, a.Step = 0, 0, StepBlock
	return false
}

// shielders are the mates of the target at hand who are asked to protect him.
func (s *State) shielders(a *Attack) game.Seats {
	if s.Teams == 0 {
		return 0
	}
	return s.holding(s.Mates(a.At) & s.callers(CallAttacks))
}

// pass lets a window go by.
func (s *State) pass() {
	passed := &s.Passed
	if s.Depth > 0 {
		passed = &s.top().Passed
	}
	*passed = passed.With(s.Act)
}

// played: a card was played in a window, so that all are asked again.
func (s *State) played() {
	switch {
	case s.Depth > 0:
		a := s.top()
		a.Passed, a.Last = 0, s.Act
	case s.Window != AskNothing:
		s.Passed, s.Last = 0, s.Act
	}
}
