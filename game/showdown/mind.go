package showdown

import "drygulch/game"

type brain struct{ seat game.Seat }

func newBrain() game.Brain { return &brain{} }

func (m *brain) Reset(seat game.Seat, _ game.State)      { m.seat = seat }
func (m *brain) Saw(game.Move, *game.Events, game.State) {}
func (m *brain) Deal(s game.State, r *game.Rand)         { s.Determinize(r) }
func (m *brain) Prior(s game.State, ms []game.Move, w []float32) {
	for i := range w {
		w[i] = 1
	}
}
func (m *brain) Value(s game.State) (sh game.Shares) {
	st := s.(*State)
	for i := range st.Seats {
		sh[i] = 1 / float32(st.Seats)
	}
	return sh
}
func (m *brain) Silly(s game.State, mv game.Move) bool                           { return false }
func (m *brain) Why(s game.State, mv game.Move, buf []game.Reason) []game.Reason { return buf }
