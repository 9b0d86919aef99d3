package toy

import (
	"drygulch/game"
)

// mind knows that points are good.
type mind struct{ seat game.Seat }

func (b *mind) Reset(seat game.Seat, _ game.State) { b.seat = seat }

func (b *mind) Saw(game.Move, *game.Events, game.State) {}

func (b *mind) Deal(s game.State, r *game.Rand) { s.Determinize(r) }

func (b *mind) Prior(_ game.State, ms []game.Move, w []float32) {
	for i, m := range ms {
		w[i] = 1
		if m.Verb == toss {
			w[i] = 3
		}
	}
}

func (b *mind) Value(state game.State) (shares game.Shares) {
	s := state.(*State)
	sum := float32(0)
	for seat := range game.Seat(s.Seats) {
		shares[seat] = float32(1 + s.total(seat))
		sum += shares[seat]
	}
	for seat := range s.Seats {
		shares[seat] /= sum
	}
	return shares
}

func (b *mind) Silly(s game.State, m game.Move) bool { return false }

func (b *mind) Why(game.State, game.Move, []game.Reason) []game.Reason { return nil }
