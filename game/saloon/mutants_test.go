package saloon

import (
	"drygulch/game"
	"drygulch/game/gametest"
)

// mutants are observers that let out one secret each.
func mutants() []gametest.Mutant {
	var list []gametest.Mutant
	for skipped := range hiding {
		list = append(list, gametest.Mutant{Shows: hiding[skipped].secret, Observe: func(state game.State, by game.Seat) {
			s := state.(*State)
			s.View = by
			for i := range hiding {
				if i != skipped {
					hiding[i].hide(s, by)
				}
			}
		}})
	}
	return list
}
