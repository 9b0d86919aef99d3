package saloon

import "drygulch/game"

// brain is what one seat knows about playing the Saloon well. What it has seen
// stands in the observation. All is reckoned in whole points, so that a bot decides
// alike on every platform: a Grit is 10 points.
type brain struct {
	seat game.Seat
}

func newBrain() game.Brain { return &brain{} }

// Reset implements game.Brain.
func (m *brain) Reset(seat game.Seat, _ game.State) { m.seat = seat }

// Saw implements game.Brain. What matters of the past stands in the observation.
func (m *brain) Saw(game.Move, *game.Events, game.State) {}

// Deal implements game.Brain.
func (m *brain) Deal(s game.State, r *game.Rand) { s.Determinize(r) }

// Prior implements game.Brain.
func (m *brain) Prior(state game.State, ms []game.Move, w []float32) {
	for i := range ms {
		w[i] = 1
	}
}

// Value implements game.Brain.
func (m *brain) Value(state game.State) game.Shares {
	s := state.(*State)
	if shares, over := s.Outcome(); over {
		return shares
	}
	var shares game.Shares
	sum := float32(0)
	for seat := range game.Seat(s.Seats) {
		shares[seat] = float32(s.GritOf(seat))
		sum += shares[seat]
	}
	for seat := range s.Seats {
		shares[seat] /= sum
	}
	return shares
}

// Silly implements game.Brain.
func (m *brain) Silly(game.State, game.Move) bool { return false }

// Why implements game.Brain.
func (m *brain) Why(_ game.State, _ game.Move, buf []game.Reason) []game.Reason { return buf }
