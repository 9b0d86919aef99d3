package showdown

import "drygulch/game"

// Value implements game.Brain: by the strength of the sides, where the Sheriff's
// life weighs most. A role that is not known counts for nobody.
func (m *brain) Value(state game.State) game.Shares {
	s := state.(*State)
	if shares, over := s.Outcome(); over {
		return shares
	}
	if s.Three() {
		return s.valueOfThree()
	}
	var side [roles]float32
	law, renegades := float32(0), 0
	var lives int
	for seat, role := range s.Roles[:s.Seats] {
		if !s.Lives(game.Seat(seat)) {
			continue
		}
		strength := s.strength(game.Seat(seat))
		side[role] += strength
		if role == Sheriff {
			lives = int(s.Life[seat])
		}
		if role == Renegade {
			renegades++
		}
	}
	law = float32(side[Sheriff]*1.3) + side[Deputy]
	outlaws, renegade := side[Outlaw], side[Renegade]
	// The fewer life points the Sheriff has, the nearer the Outlaws are.
	threat := float32(8-min(max(lives, 0), 6)) / 4
	chances := [roles]float32{
		Sheriff:  float32(law*law) + 1,
		Outlaw:   float32(float32(outlaws*outlaws)*threat) + 1,
		Renegade: float32(renegade*renegade)/4 + 0.1,
	}
	if outlaws == 0 { // dead Outlaws win only if others bring the Sheriff down too soon
		chances[Outlaw] = float32(law*law) / 12
	}
	if outlaws == 0 && side[Deputy] == 0 && renegades == 1 {
		chances[Outlaw] = 0
		chances[Renegade] = float32(renegade * renegade)
	}
	if renegades == 0 {
		chances[Renegade] = 0
	}
	total := chances[Sheriff] + chances[Outlaw] + chances[Renegade]
	return s.share(chances, total)
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
