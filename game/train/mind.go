package train

import "drygulch/game"

// brain is what the Train knows about playing it well.
type brain struct{ seat game.Seat }

func newBrain() game.Brain { return &brain{} }

// Reset implements game.Brain.
func (b *brain) Reset(seat game.Seat, _ game.State) { b.seat = seat }

// Saw implements game.Brain.
func (b *brain) Saw(game.Move, *game.Events, game.State) {}

// Deal implements game.Brain.
func (b *brain) Deal(s game.State, r *game.Rand) { s.Determinize(r) }

// Prior implements game.Brain.
func (b *brain) Prior(s game.State, ms []game.Move, w []float32) {
	for i := range ms {
		w[i] = 1
	}
}

// Value implements game.Brain.
func (b *brain) Value(state game.State) game.Shares {
	s := state.(*State)
	var sh game.Shares
	for i := range s.Seats {
		sh[i] = 1 / float32(s.Seats)
	}
	return sh
}

// Silly implements game.Brain.
func (b *brain) Silly(s game.State, m game.Move) bool { return false }

// Why implements game.Brain.
func (b *brain) Why(s game.State, m game.Move, buf []game.Reason) []game.Reason { return buf }
