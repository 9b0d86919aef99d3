package showdown

import "drygulch/game"

// decided checks for victory when a card has been carried through with all that
// it hit, and reports whether the game is over (BG-13).
func (s *State) decided(ev *game.Events) bool {
	winners := s.victors()
	if winners == 0 {
		return false
	}
	s.finish(winners, false, ev)
	return true
}

// victors are the seats that have won; none: the game goes on.
func (s *State) victors() game.Seats {
	if s.Three() {
		return s.threeVictors()
	}
	var law, outlaws, foes, sheriff game.Seats
	for seat, role := range s.Roles[:s.Seats] {
		one := game.Only(game.Seat(seat))
		switch role {
		case Sheriff:
			sheriff |= one
			law |= one
		case Deputy:
			law |= one
		case Outlaw:
			outlaws |= one
			foes |= one
		case Renegade:
			foes |= one
		}
	}
	switch {
	case s.Alive&sheriff == 0 && s.Alive.Len() == 1 && s.Alive&foes&^outlaws != 0: // BG-11, BG-12: a Renegade alone
		return s.Alive
	case s.Alive&sheriff == 0: // BG-11, and BG-14: before BG-10
		return outlaws
	case s.Alive&foes == 0: // BG-10
		return law
	}
	return 0
}

// threeVictors: whoever brought down his prey himself, or the last survivor
// (BG-83, BG-84).
func (s *State) threeVictors() game.Seats {
	switch {
	case s.Catch != game.NoSeat:
		return game.Only(s.Catch)
	case s.Alive.Len() == 1:
		return s.Alive
	}
	return 0
}

// finish ends the game and shows all roles (BG-3).
func (s *State) finish(winners game.Seats, drawn bool, ev *game.Events) {
	s.Phase, s.Resolving = Over, false
	s.Winners = winners
	if ev != nil {
		over := game.Event{Kind: EvOver, Actor: game.NoSeat, Rule: 13, Final: true}
		if drawn {
			over.Amount[0], over.Rule = 1, 91
		}
		ev.Add(over)
	}
	for seat := range game.Seat(s.Seats) {
		s.showRole(seat, 3, ev)
	}
	if ev == nil {
		return
	}
	for seat := range game.Seat(s.Seats) {
		if winners.Has(seat) {
			ev.Add(game.Event{Kind: EvWinner, Actor: seat, Rule: s.winRule(seat, drawn), Final: true})
		}
	}
}

// winRule is the rule by which a seat wins.
func (s *State) winRule(seat game.Seat, drawn bool) game.Rule {
	switch {
	case drawn:
		return 91
	case s.Catch != game.NoSeat:
		return 83
	case s.Three():
		return 84
	case s.Roles[seat] == Outlaw:
		return 11
	case s.Roles[seat] == Renegade:
		return 12
	}
	return 10
}

// Drawn tells that the game ended without a winner (BG-91).
func (s *State) Drawn() bool { return s.Phase == Over && s.Quiet >= quietTurns }

// Outcome implements game.State: the winners share.
func (s *State) Outcome() (game.Shares, bool) {
	if s.Phase != Over {
		return game.Shares{}, false
	}
	var shares game.Shares
	each := 1 / float32(s.Winners.Len())
	for seat := range s.Seats {
		if s.Winners.Has(game.Seat(seat)) {
			shares[seat] = each
		}
	}
	return shares, true
}
