package showdown

import "drygulch/game"

// base fills, for a seat, how many seats away the living others are, going round
// the nearer way (BG-15); of the dead and the seat itself it is 0.
func (s *State) base(from game.Seat) (away [game.MaxSeats]int8) {
	n := int8(s.Alive.With(from).Len())
	step := int8(0)
	for seat := s.left(from); seat != from && step < n; seat = s.left(seat) {
		step++
		away[seat] = min(step, n-step)
	}
	return away
}

// Distance is how far away one seat sees another, at least 1, and 0 of itself
// (BG-16). Of somebody eliminated it means nothing.
func (s *State) Distance(from, to game.Seat) int {
	if from == to {
		return 0
	}
	return max(1, int(s.base(from)[to])+s.remoteness(to)-s.sharpness(from))
}

// remoteness is how much farther away others see a seat (BG-52, BG-74).
func (s *State) remoteness(seat game.Seat) int {
	far := 0
	if s.Gear[seat][MustangSlot] != NoCard {
		far++
	}
	if s.is(seat, PaulRegret) {
		far++
	}
	return far
}

// sharpness is how much nearer a seat sees others (BG-52, BG-76).
func (s *State) sharpness(seat game.Seat) int {
	near := 0
	if s.Gear[seat][ScopeSlot] != NoCard {
		near++
	}
	if s.is(seat, RoseDoolan) {
		near++
	}
	return near
}

// Reach is how far a seat's BANG! cards reach (BG-17).
func (s *State) Reach(seat game.Seat) int { return Reaches[s.Weapon(seat)] }

// Within is the set of living others that a seat sees at a distance or nearer.
func (s *State) Within(from game.Seat, distance int) game.Seats {
	var found game.Seats
	away := s.base(from)
	distance += s.sharpness(from)
	for others := s.Alive.Without(from); others != 0; others &= others - 1 {
		seat := firstSeat(others)
		if max(1+s.sharpness(from), int(away[seat])+s.remoteness(seat)) <= distance {
			found = found.With(seat)
		}
	}
	return found
}

// InReach is the set of the seats that a seat can aim a BANG! at (BG-37).
func (s *State) InReach(from game.Seat) game.Seats { return s.Within(from, s.Reach(from)) }

// ReachedBy is the set of the seats that can aim a BANG! at a seat.
func (s *State) ReachedBy(at game.Seat) game.Seats {
	var found game.Seats
	for others := s.Alive.Without(at); others != 0; others &= others - 1 {
		seat := firstSeat(others)
		if s.Distance(seat, at) <= s.Reach(seat) {
			found = found.With(seat)
		}
	}
	return found
}

// MayShoot tells whether a seat may play another BANG! card in its turn (BG-22,
// BG-23, BG-54, BG-81).
func (s *State) MayShoot(seat game.Seat) bool {
	return s.Shots == 0 || s.Weapon(seat) == Volcanic || s.is(seat, WillyTheKid)
}
