package train

import "math/bits"

// set is a set of bandits or cars, by bit.
type set uint8

func (b set) has(i int) bool { return b>>i&1 == 1 }
func (b set) len() int       { return bits.OnesCount8(uint8(b)) }
func (b set) first() int     { return bits.TrailingZeros8(uint8(b)) }

// on is the set of bandits on a spot.
func (s *State) on(spot Spot) set {
	var found set
	for b := range s.Bandits[:s.Crew] {
		if s.Bandits[b].Spot == spot {
			found |= 1 << b
		}
	}
	return found
}

// beside is the set of cars next to a car (CE-47, CE-64).
func (s *State) beside(car int) set {
	return set(1<<car<<1|1<<car>>1) & (1<<s.Cars - 1)
}

// spareBelle takes Belle out of a choice that leaves others (CE-93, CE-94).
func (s *State) spareBelle(from set) set {
	if from.len() < 2 {
		return from
	}
	for b := range int(s.Crew) {
		if from.has(b) && s.is(b, Belle) {
			return from &^ (1 << b)
		}
	}
	return from
}
