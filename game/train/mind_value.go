package train

import "drygulch/game"

// Value implements game.Brain: what everybody will own when the pile is resolved,
// with something for bullets fired, bullets received and cards in hand, as shares
// of the win.
func (m *brain) Value(state game.State) game.Shares {
	s := state.(*State)
	if shares, over := s.Outcome(); over {
		return shares
	}
	m.project(s)
	var worth [game.MaxSeats]int
	best := 0
	for seat := range game.Seat(s.Seats) {
		worth[seat] = m.plan.prospects(seat)
		best = max(best, worth[seat])
	}
	// A lead counts for more the fewer rounds are left to make it up.
	scale := float32(120 + 60*(Rounds-1-int(s.Round)))
	var shares game.Shares
	sum := float32(0)
	for seat := range s.Seats {
		behind := float32(best-worth[seat]) / scale
		// Much like exp(-behind), and the same on every platform.
		square := float32(behind * behind)
		cube := float32(square * behind)
		shares[seat] = 1 / (1 + behind + float32(square/2) + float32(cube/6))
		sum += shares[seat]
	}
	for seat := range s.Seats {
		shares[seat] /= sum
	}
	return shares
}

// prospects is what a seat can expect to own, in dollars.
func (s *State) prospects(seat game.Seat) int {
	roundsLeft := Rounds - 1 - int(s.Round)
	dollars := 0
	first, n := s.Crewed(seat)
	for b := first; b < first+n; b++ {
		dollars += s.money(b) + s.gunslingerChance(b)
		dollars += s.lying(s.Bandits[b].Spot) / 10
		if roundsLeft == 0 && s.Card().Event == Hostage && s.Bandits[b].Spot.Car() == 0 {
			dollars += RansomWorth
		}
	}
	dollars -= 25 * s.Received(seat) * (1 + roundsLeft) / Rounds
	if s.Phase == Scheming {
		ready := 0
		for _, c := range s.HandOf(seat) {
			if c.playable() || c == Hidden {
				ready++
			}
		}
		dollars += 25 * min(ready, s.goesLeft())
	}
	return dollars
}

// gunslingerChance is what a bandit can expect of the prize for most shots
// (CE-97).
func (s *State) gunslingerChance(b int) int {
	if s.Teams {
		return 0
	}
	fired, most := s.Fired(b), 0
	for other := range int(s.Crew) {
		if other != b {
			most = max(most, s.Fired(other))
		}
	}
	dollars := 60*fired + 150*(fired-most) + 100*int(s.Round)
	if fired < most {
		dollars -= 100 * int(s.Round)
	}
	return min(max(dollars, 0), GunslingerWorth)
}
