package train

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
		gametest.Mutant{Shows: "which cards others have chosen to keep", Observe: func(state game.State, by game.Seat) {
			s := state.(*State)
			truth := *s
			s.Observe(by)
			for seat := range s.Seats {
				for i, c := range truth.HandOf(game.Seat(seat)) {
					s.Players[seat].Hand[i] |= c & keptMark
				}
			}
		}},
		gametest.Mutant{Shows: "where in the order of value an unknown purse lies", Observe: func(state game.State, by game.Seat) {
			s := state.(*State)
			truth := *s
			s.Observe(by)
			for i, t := range truth.Tokens {
				if truth.ignorant(t, by) {
					t.Value, t.Known = 0, 0
				}
				s.Tokens[i] = t
			}
		}},
		gametest.Mutant{Shows: "who else knows what is in a purse", Observe: func(state game.State, by game.Seat) {
			s := state.(*State)
			truth := *s
			s.Observe(by)
			for i, t := range truth.Tokens {
				if t.Place < OnCard {
					s.Tokens[i].Known = t.Known
				}
			}
		}},
		gametest.Mutant{Shows: "the places of cards in other hands", Observe: func(state game.State, by game.Seat) {
			s := state.(*State)
			truth := *s
			s.Observe(by)
			for seat := range s.Seats {
				for i, c := range truth.HandOf(game.Seat(seat)) {
					if c.Kind() == Bullet {
						s.Players[seat].Hand[i] |= seenMark
					}
				}
			}
		}},
	)
}
