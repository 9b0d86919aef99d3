package train

import "drygulch/game"

// happen carries out the event of the round card, after the last card of
// Stealin' (CE-20), and ends the round.
func (s *State) happen(ev *game.Events) {
	event := s.Card().Event
	if event != NoHappening && ev != nil {
		ev.Add(game.Event{Kind: EvHappening, Actor: game.NoSeat, Amount: [2]int16{int16(event)}, Rule: happeningRule[event]})
	}
	switch event {
	case AngryMarshal:
		s.angryMarshal(ev)
	case SwivelArm:
		s.swivelArm(ev)
	case Braking:
		s.braking(ev)
	case TakeItAll:
		s.takeItAll(ev)
	case Rebellion:
		s.rebellion(ev)
	case Revenge:
		s.revenge(ev)
	case Hostage:
		s.hostage(ev)
	case Pickpocketing:
		s.pickpocket(0, ev)
		return
	}
	s.endRound(ev)
}

// angryMarshal shoots at the roof of the Marshal's car, then sends him one car
// backward (CE-73).
func (s *State) angryMarshal(ev *game.Events) {
	if group := s.on(At(int(s.Sheriff), Roof)); group != 0 {
		s.sting(group, 73, ev)
	}
	if int(s.Sheriff) < s.Caboose() {
		s.lead(int(s.Sheriff)+1, 73, ev)
	}
}

// swivelArm sweeps everybody on a roof to the roof of the Caboose (CE-74).
func (s *State) swivelArm(ev *game.Events) {
	for b := range int(s.Crew) {
		spot := s.Bandits[b].Spot
		if spot.Level() == Roof && spot.Car() != s.Caboose() {
			s.shift(b, At(s.Caboose(), Roof), EvSwept, 74, ev)
		}
	}
}

// braking throws everybody on a roof one car forward (CE-75).
func (s *State) braking(ev *game.Events) {
	for b := range int(s.Crew) {
		spot := s.Bandits[b].Spot
		if spot.Level() == Roof && spot.Car() > 0 {
			s.shift(b, At(spot.Car()-1, Roof), EvThrown, 75, ev)
		}
	}
}

// takeItAll lays the second strongbox at the Marshal's feet (CE-76).
func (s *State) takeItAll(ev *game.Events) {
	spot := At(int(s.Sheriff), Inside)
	s.Strongboxes[spot]++
	ev.Add(game.Event{Kind: EvStrongbox, Actor: game.NoSeat, To: TokenRef(int(spot), Strongbox, 0), Rule: 76})
}

// rebellion lets the passengers shoot everybody who is inside (CE-77).
func (s *State) rebellion(ev *game.Events) {
	var group set
	for b := range int(s.Crew) {
		if s.Bandits[b].Spot.Level() == Inside {
			group |= 1 << b
		}
	}
	if group != 0 {
		s.sting(group, 77, ev)
	}
}

// revenge takes the least valuable purse from everybody on the roof of the
// Marshal's car; it stays there for all to see (CE-79).
func (s *State) revenge(ev *game.Events) {
	spot := At(int(s.Sheriff), Roof)
	for b := range int(s.Crew) {
		if s.Bandits[b].Spot != spot {
			continue
		}
		from, to := s.tokensAt(OnCard + b)
		if from == to {
			continue
		}
		t := s.pull(from) // a card's purses are sorted by value
		t.Known = game.AllSeats
		s.drop(t, spot)
		if ev != nil {
			first, end := s.tokensAt(int(spot))
			ev.Add(game.Event{Kind: EvLost, Actor: s.Owner(b), From: PawnRef(b), To: TokenRef(int(spot), Purse, end-first-1), Face: [2]uint8{t.Value}, Amount: [2]int16{int16(Purse)}, Rule: 79, Final: true})
		}
	}
}

// hostage pays $250 to everybody in or on the Locomotive (CE-81).
func (s *State) hostage(ev *game.Events) {
	for b := range int(s.Crew) {
		if s.Bandits[b].Spot.Car() != 0 {
			continue
		}
		s.Ransom |= 1 << b
		ev.Add(game.Event{Kind: EvRansom, Actor: s.Owner(b), To: PawnRef(b), Amount: [2]int16{RansomWorth}, Rule: 81})
	}
}

// pickpocket asks the next bandit, from one on, that is alone where a purse
// lies; after the last the round ends (CE-80, CE-82).
func (s *State) pickpocket(from int, ev *game.Events) {
	for b := from; b < int(s.Crew); b++ {
		spot := s.Bandits[b].Spot
		if s.on(spot).len() > 1 {
			continue
		}
		if from, to := s.tokensAt(int(spot)); from == to {
			continue
		}
		s.Phase = Picking
		s.Bandit, s.Act = uint8(b), s.Owner(b)
		return
	}
	s.endRound(ev)
}

// pick takes the purse number n-1 on the floor, or leaves all for n = 0 (CE-80).
func (s *State) pick(n int, ev *game.Events) {
	b := int(s.Bandit)
	if n == 0 {
		ev.Add(game.Event{Kind: EvDeclined, Actor: s.Act, From: PawnRef(b), Rule: 80})
		return
	}
	e := game.Event{Kind: EvPicked, Actor: s.Act, From: TokenRef(int(s.Bandits[b].Spot), Purse, n-1), To: PawnRef(b), Amount: [2]int16{int16(Purse)}, Rule: 80}
	s.pickUp(b, n-1, e, ev)
}
