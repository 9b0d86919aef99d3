package showdown

import "drygulch/game"

// What each side's chance of the win rests on: how strongly each of these speaks for
// the law, the Outlaws and the Renegade. The figures were fitted to seventeen
// thousand turns of sensible players at tables of four to seven.
var speaks = [...]struct{ law, outlaws, renegade float32 }{
	always:          {0.62, -0.26, -0.36},
	sheriffLow:      {-0.45, 0.36, 0.09},
	sheriffAimedAt:  {-0.31, 0.15, 0.16},
	ofRole + 0:      {0, 0, 0},
	ofRole + 1:      {0.20, -0.24, 0.05},
	ofRole + 2:      {0.15, -0.18, 0.02},
	ofRole + 3:      {0.18, -0.17, -0.01},
	ofRole + 4 + 0:  {0.31, -0.46, 0.15},
	ofRole + 4 + 1:  {0.11, -0.04, -0.07},
	ofRole + 4 + 2:  {0.09, 0.02, -0.11},
	ofRole + 4 + 3:  {0.06, 0.24, -0.31},
	ofRole + 8 + 0:  {0.21, -0.16, -0.05},
	ofRole + 8 + 1:  {-0.16, 0.31, -0.15},
	ofRole + 8 + 2:  {-0.10, 0.18, -0.08},
	ofRole + 8 + 3:  {-0.02, 0.21, -0.19},
	ofRole + 12 + 0: {0.25, 0.16, -0.40},
	ofRole + 12 + 1: {-0.17, -0.20, 0.37},
	ofRole + 12 + 2: {-0.03, -0.08, 0.11},
	ofRole + 12 + 3: {-0.06, -0.07, 0.12},
}

// The entries of speaks: one, by how much the Sheriff has less than three life
// points, how many Outlaws have him in reach; then for each role, from the Sheriff on,
// how many of them live, their life points, cards in hand and cards in play.
const (
	always = iota
	sheriffLow
	sheriffAimedAt
	ofRole
)

// mostHand is how many cards of a hand count: more are discarded.
const mostHand = 6

// Value implements game.Brain: by what the sides have. A role that is not known
// counts for nobody.
func (m *brain) Value(state game.State) game.Shares {
	s := state.(*State)
	if shares, over := s.Outcome(); over {
		return shares
	}
	if s.Three() {
		return s.valueOfThree()
	}
	var law, outlaws, renegade float32
	add := func(entry, times int) {
		by, n := &speaks[entry], float32(times)
		law += float32(by.law * n)
		outlaws += float32(by.outlaws * n)
		renegade += float32(by.renegade * n)
	}
	add(always, 1)
	sheriff, renegades := game.NoSeat, 0
	for seat, role := range s.Roles[:s.Seats] {
		at := game.Seat(seat)
		if !s.Lives(at) || role == NoRole {
			continue
		}
		entry := ofRole + 4*int(role-Sheriff)
		life := max(int(s.Life[seat]), 0)
		add(entry, 1)
		add(entry+1, life)
		add(entry+2, min(int(s.InHand[seat]), mostHand))
		add(entry+3, s.gearOf(at))
		switch role {
		case Sheriff:
			sheriff = at
			add(sheriffLow, max(3-life, 0))
		case Renegade:
			renegades++
		}
	}
	if sheriff != game.NoSeat {
		for rest := s.ReachedBy(sheriff); rest != 0; rest &= rest - 1 {
			if s.Roles[firstSeat(rest)] == Outlaw {
				add(sheriffAimedAt, 1)
			}
		}
	}
	best := max(law, outlaws, renegade)
	chances := [roles]float32{Sheriff: falls(best - law), Outlaw: falls(best - outlaws), Renegade: falls(best - renegade)}
	if renegades == 0 {
		chances[Renegade] = 0
	}
	return s.share(chances, chances[Sheriff]+chances[Outlaw]+chances[Renegade])
}

// gearOf counts the cards in play before a seat that are of use to it.
func (s *State) gearOf(seat game.Seat) int {
	n := 0
	for _, c := range s.Gear[seat][:JailSlot] {
		if c != NoCard {
			n++
		}
	}
	return n
}

// falls is much like exp(-behind), and the same on every platform.
func falls(behind float32) float32 {
	square := float32(behind * behind)
	return 1 / (1 + behind + square/2 + float32(square*behind)/6 + float32(square*square)/24)
}

// share divides the chances of the sides among their members as a win would be:
// the dead of a side win with it, a dead Renegade does not.
func (s *State) share(chances [roles]float32, total float32) game.Shares {
	var members [roles]float32
	sideOf := func(seat game.Seat) Role {
		switch role := s.Roles[seat]; {
		case role == Deputy:
			return Sheriff
		case role == Renegade && !s.Lives(seat):
			return NoRole
		default:
			return role
		}
	}
	for seat := range game.Seat(s.Seats) {
		members[sideOf(seat)]++
	}
	var shares game.Shares
	sum := float32(0)
	for seat := range game.Seat(s.Seats) {
		if side := sideOf(seat); side != NoRole {
			shares[seat] = float32(chances[side] / total / members[side])
			sum += shares[seat]
		}
	}
	if sum == 0 { // nothing is known of anybody
		for seat := range s.Seats {
			shares[seat] = 1 / float32(s.Seats)
		}
		return shares
	}
	for seat := range s.Seats {
		shares[seat] /= sum
	}
	return shares
}

// strength is what a living seat has, in points.
func (s *State) strength(seat game.Seat) float32 {
	points := 10*max(int(s.Life[seat]), 0) + 4*min(int(s.InHand[seat]), 8)
	for slot, c := range s.Gear[seat] {
		if c != NoCard {
			points += gearDear[slot] / 8
		}
	}
	if s.Weapon(seat) != NoKind {
		points += 2 * s.Reach(seat)
	}
	return float32(max(points, 1))
}

// valueOfThree: strength squared, and more for whoever's prey is weak (BG-83).
func (s *State) valueOfThree() game.Shares {
	var shares game.Shares
	sum := float32(0)
	for seat := range game.Seat(s.Seats) {
		if !s.Lives(seat) {
			continue
		}
		own := s.strength(seat)
		chance := float32(own * own)
		for other := range game.Seat(s.Seats) {
			if s.Alive.Len() == 3 && Prey(s.Roles[seat]) == s.Roles[other] {
				chance *= 60 / (20 + s.strength(other))
			}
		}
		shares[seat] = chance
		sum += chance
	}
	for seat := range s.Seats {
		shares[seat] /= sum
	}
	return shares
}
