package street

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
	return append(list,
		gametest.Mutant{Shows: "what the rival has looked at", Observe: func(state game.State, by game.Seat) {
			s := state.(*State)
			truth := *s
			s.Observe(by)
			for i, lies := range truth.Cells {
				if lies.Known != 0 {
					s.Cells[i].Token = lies.Token
				}
			}
		}},
		gametest.Mutant{Shows: "who has been seen, as long as he stands there", Observe: func(state game.State, by game.Seat) {
			s := state.(*State)
			truth := *s
			s.Observe(by)
			for side := range s.Sides {
				for c, r := range truth.Sides[side].Row {
					if truth.Sides[side].Last[c] == r {
						s.Sides[side].Row[c] = r
					}
				}
			}
		}},
	)
}
