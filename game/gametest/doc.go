// Package gametest is one battery for every game: whatever the rules, random
// matches are played through match.Match and at their positions everything that
// package game promises is checked: move lists and spellings, conservation, what
// each seat can see and what it cannot, drafts, undo, saves, opponents and
// allocations.
//
// A game asks for it in one test beside its rules:
//
//	func TestTheTrainKeepsThePromisesOfAGame(t *testing.T) {
//		gametest.Run(t, gametest.Subject{
//			Rules:   train.Rules,
//			Mutants: train.Mutants(), // from export_test.go
//		})
//	}
//
// The rules bring Conserve and Reshuffle (see game.Rules). The battery applies
// Reshuffle to a true position and expects that the seat cannot tell: its
// observation stays the same byte for byte, and so do the events it hears and the
// choices of an opponent who sits there.
//
// A test that finds nothing may be blind. So the game also hands in mutants:
// observers with one hiding line removed, one for each kind of secret. Each must
// be caught. They are easily made when Observe is a row of small steps:
//
//	var hiding = []struct {
//		secret string
//		hide   func(*State, game.Seat)
//	}{
//		{"hands of others", hideHands}, …
//	}
//
//	func Mutants() (ms []gametest.Mutant) {
//		for i, h := range hiding {
//			ms = append(ms, gametest.Mutant{Shows: h.secret, Observe: func(s game.State, seat game.Seat) {
//				s.(*State).observe(seat, i) // all steps but i
//			}})
//		}
//		return ms
//	}
//
// [Check] is the same without package testing's T, for the arena. A violation
// names the setup, the number of the game and of the record, so that it can be
// played again.
//
// [Golden] holds whole matches as text, to be read by eye when rules change.
package gametest
