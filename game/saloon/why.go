package saloon

import "drygulch/game"

// Why implements game.State.
func (s *State) Why(prefix []game.Ref, r game.Ref) game.Reason { return game.Reason{} }
