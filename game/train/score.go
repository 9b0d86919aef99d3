package train

import "drygulch/game"

// Tally is how the money of a seat or a bandit came together, in dollars (CE-96).
type Tally struct {
	Purses, Jewels, Strongboxes int
	Ransom                      int // CE-81
	Gunslinger                  int // CE-97
	Total                       int
}

// BanditTally reckons up what a bandit owns. In a view that does not know all
// the purses it reckons those that it knows.
func (s *State) BanditTally(b int) Tally {
	var t Tally
	for _, token := range s.TokensAt(OnCard + b) {
		t.Purses += int(token.Value) * PurseUnit
	}
	t.Jewels = int(s.Bandits[b].Jewels) * JewelWorth
	t.Strongboxes = int(s.Bandits[b].Strongboxes) * StrongboxWorth
	if s.Ransom>>b&1 == 1 {
		t.Ransom = RansomWorth
	}
	if s.Phase == Over && s.gunslingers().has(b) {
		t.Gunslinger = GunslingerWorth
	}
	t.Total = t.Purses + t.Jewels + t.Strongboxes + t.Ransom + t.Gunslinger
	return t
}

// Tally reckons up what a seat owns: of a team both bandits (CE-115).
func (s *State) Tally(seat game.Seat) Tally {
	first, n := s.Crewed(seat)
	t := s.BanditTally(first)
	if n == 2 {
		u := s.BanditTally(first + 1)
		t.Purses += u.Purses
		t.Jewels += u.Jewels
		t.Strongboxes += u.Strongboxes
		t.Ransom += u.Ransom
		t.Gunslinger += u.Gunslinger
		t.Total += u.Total
	}
	return t
}

// Fired is how many Bullet cards a bandit has fired.
func (s *State) Fired(b int) int { return CylinderSize - int(s.Bandits[b].Bullets) }

// gunslingers are the bandits that fired most, if anybody fired (CE-97); with
// two players there are none (CE-115).
func (s *State) gunslingers() set {
	if s.Teams {
		return 0
	}
	best, found := 1, set(0)
	for b := range int(s.Crew) {
		switch n := s.Fired(b); {
		case n > best:
			best, found = n, 1<<b
		case n == best:
			found |= 1 << b
		}
	}
	return found
}

// rank orders the seats at the end: more money is better, then fewer Bullet
// cards received (CE-98). Higher is better.
func (s *State) rank(seat game.Seat) int {
	return s.Tally(seat).Total<<8 - s.Received(seat)
}

// Ranking gives each seat its place, 1 for the winner; seats that nothing tells
// apart share a place (CE-98).
func (s *State) Ranking() [game.MaxSeats]int {
	var ranks, places [game.MaxSeats]int
	for seat := range s.Seats {
		ranks[seat] = s.rank(game.Seat(seat))
	}
	for seat := range s.Seats {
		places[seat] = 1
		for other := range s.Seats {
			if ranks[other] > ranks[seat] {
				places[seat]++
			}
		}
	}
	return places
}

// Outcome implements game.State.
func (s *State) Outcome() (game.Shares, bool) {
	if s.Phase != Over {
		return game.Shares{}, false
	}
	var shares game.Shares
	places := s.Ranking()
	winners := 0
	for seat := range s.Seats {
		if places[seat] == 1 {
			winners++
		}
	}
	for seat := range s.Seats {
		if places[seat] == 1 {
			shares[seat] = 1 / float32(winners)
		}
	}
	return shares, true
}

// end opens all purses and reckons up (CE-95).
func (s *State) end(ev *game.Events) {
	s.Phase = Over
	s.Act = game.NoSeat
	for i := range s.Tokens[:s.Purses] {
		s.Tokens[i].Known = game.AllSeats
	}
	if ev == nil {
		return
	}
	for seat := range game.Seat(s.Seats) {
		t := s.Tally(seat)
		ev.Add(game.Event{Kind: EvScore, Actor: seat, Amount: [2]int16{int16(t.Total), int16(s.Received(seat))}, Rule: 96, Final: true})
	}
	for b := range int(s.Crew) {
		if s.gunslingers().has(b) {
			ev.Add(game.Event{Kind: EvGunslinger, Actor: s.Owner(b), To: PawnRef(b), Amount: [2]int16{GunslingerWorth, int16(s.Fired(b))}, Rule: 97, Final: true})
		}
	}
	places := s.Ranking()
	for seat := range game.Seat(s.Seats) {
		if places[seat] == 1 {
			ev.Add(game.Event{Kind: EvWinner, Actor: seat, Rule: 98, Final: true})
		}
	}
}
