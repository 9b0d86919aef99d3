package train

import "drygulch/game"

// What a bandit has is worth by how far the game is on, in dollars. The figures were
// fitted to a few thousand rounds of searching opponents: at the start of each round,
// who had what, and who won in the end.
var standings = [Rounds + 1]struct {
	scale    float32 // by so much less money a seat's chance is 2.7 times smaller
	fired    int     // a Bullet card fired: a step to the prize of the Gunslinger
	lead     int     // one more than anybody else has fired, at most two
	received int     // a Bullet card received, which clogs the deck
	card     int     // an Action card in the hand
}{
	{scale: 950, fired: 300, received: 170, card: 40},
	{scale: 850, fired: 300, received: 150, card: 50},
	{scale: 700, fired: 230, lead: 70, received: 85, card: 60},
	{scale: 560, fired: 230, lead: 80, received: 58, card: 60},
	{scale: 400, fired: 200, lead: 130, received: 24, card: 60},
	{scale: 220, received: 1},
}

// Value implements game.Brain: what everybody will own when the pile is resolved,
// and what may come of it, as shares of the win.
func (m *brain) Value(state game.State) game.Shares {
	s := state.(*State)
	if shares, over := s.Outcome(); over {
		return shares
	}
	m.project(s)
	done := int(s.Round) + 1
	if s.betweenRounds() {
		done--
	}
	var worth [game.MaxSeats]int
	best := -1 << 20
	for seat := range game.Seat(s.Seats) {
		worth[seat] = m.plan.prospects(seat, done)
		best = max(best, worth[seat])
	}
	var shares game.Shares
	sum := float32(0)
	for seat := range s.Seats {
		behind := float32(best-worth[seat]) / standings[done].scale
		// Much like exp(-behind), and the same on every platform.
		square := float32(behind * behind)
		cube := float32(square * behind)
		shares[seat] = 1 / (1 + behind + float32(square/2) + float32(cube/6) + float32(cube*behind)/24)
		sum += shares[seat]
	}
	for seat := range s.Seats {
		shares[seat] /= sum
	}
	return shares
}

// prospects is what a seat can expect to own, in dollars, when so many rounds are
// done.
func (s *State) prospects(seat game.Seat, done int) int {
	by := &standings[done]
	dollars := -by.received * s.Received(seat)
	first, n := s.Crewed(seat)
	for b := first; b < first+n; b++ {
		dollars += s.money(b) + s.gunslingerChance(b, done)
		if done < Rounds {
			dollars += s.footing(s.Bandits[b].Spot)
		} else if s.Card().Event == Hostage && s.Bandits[b].Spot.Car() == 0 {
			dollars += RansomWorth
		}
	}
	for _, c := range s.HandOf(seat) {
		if c.playable() || c == Hidden {
			dollars += by.card
		}
	}
	return dollars
}

// footing is what a place is worth to start a round from: a third of what lies
// there and a part of what lies next to it, less with the Marshal close.
func (s *State) footing(spot Spot) int {
	dollars := s.lies(spot)/3 + s.lies(spot^1)/7
	car := spot.Car()
	if car > 0 {
		dollars += s.lies(spot-2) / 7
	}
	if car < s.Caboose() {
		dollars += s.lies(spot+2) / 7
	}
	if d := car - int(s.Sheriff); spot.Level() == Inside && d*d <= 1 {
		dollars -= 180
	}
	return dollars
}

// lies is all that lies on a floor, in dollars.
func (s *State) lies(spot Spot) int {
	dollars := int(s.Jewels[spot])*JewelWorth + int(s.Strongboxes[spot])*StrongboxWorth
	for _, t := range s.TokensAt(int(spot)) {
		dollars += t.worth()
	}
	return dollars
}

// gunslingerChance is what a bandit can expect of the prize for most shots (CE-97).
func (s *State) gunslingerChance(b, done int) int {
	if s.Teams {
		return 0
	}
	fired, most := s.Fired(b), 0
	for other := range int(s.Crew) {
		if other != b {
			most = max(most, s.Fired(other))
		}
	}
	lead := min(max(fired-most, -2), 2)
	if done == Rounds { // but for what is not laid yet, it is decided
		return [...]int{0, GunslingerWorth / 5, GunslingerWorth * 7 / 10, GunslingerWorth * 9 / 10, GunslingerWorth}[lead+2] * min(fired, 1)
	}
	return standings[done].fired*fired + standings[done].lead*lead
}
