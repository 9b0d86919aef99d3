package street

import "drygulch/game"

// Outcome implements game.State: the winner has it all, a drawn game is shared
// (OL-94 to OL-96, OL-108).
func (s *State) Outcome() (shares game.Shares, over bool) {
	switch {
	case s.Phase != Over:
		return shares, false
	case s.Way == Drawn:
		shares[0], shares[1] = 0.5, 0.5
	default:
		shares[s.Winner] = 1
	}
	return shares, true
}
