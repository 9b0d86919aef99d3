package main

import (
	"fmt"
	"math"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/game/showdown"
)

// unmasking tells how much minds find out of secret roles: their log loss, which is
// the mean of -log of the chance given to the role that somebody has, as a part of
// what it is for whoever only knows the deal. 1: they know nothing more; 0: they know.
type unmasking struct {
	// Before the first role comes out, of all living to each other.
	First float64 `json:"first_role"`
	// Outlaws to the Sheriff, after their first turn, if they did nothing to him in it.
	Veiled float64 `json:"veiled_outlaws"`
	Firsts int     `json:"first_roles"` // judged in so many matches
	Veils  int     `json:"veils"`       // judged for so many Outlaws

	first, firstEven, veiled, veiledEven float64
}

func (u *unmasking) String() string {
	return fmt.Sprintf("log loss of roles, as a part of that of the deal: %.3f before the first comes out (%d), %.3f of Outlaws who kept still (%d)\n",
		u.First, u.Firsts, u.Veiled, u.Veils)
}

// unmasker follows one match.
type unmasker struct {
	u       *unmasking
	view    game.State
	world   game.State
	chance  game.Rand
	all     []believer
	started game.Seats // who have ended their first turn
	over    bool       // the first role is out
	loss    float64    // of all living to each other, before the last move
	even    float64
}

// look notes what is believed before a move.
func (w *unmasker) look(table *match.Match) {
	if w.over {
		return
	}
	s := table.Truth().(*showdown.State)
	w.loss, w.even = 0, 0
	for by := range game.Seat(s.Seats) {
		if s.Lives(by) {
			for of := range game.Seat(s.Seats) {
				if of != by && !s.Shown.Has(of) {
					loss, even := w.losses(table, by, of)
					w.loss += loss
					w.even += even
				}
			}
		}
	}
}

// judge looks at what a move has changed.
func (w *unmasker) judge(table *match.Match, before *showdown.State) {
	s := table.Truth().(*showdown.State)
	if !w.over && s.Shown != before.Shown {
		w.over = true
		w.u.Firsts++
		w.u.first += w.loss
		w.u.firstEven += w.even
	}
	by := before.Turn
	if s.Turn == by || w.started.Has(by) {
		return
	}
	w.started = w.started.With(by)
	for sheriff := range game.Seat(s.Seats) {
		if s.Roles[sheriff] == showdown.Sheriff && s.Roles[by] == showdown.Outlaw && !s.Shown.Has(by) && s.Grudges[by][sheriff] <= 0 {
			loss, even := w.losses(table, sheriff, by)
			w.u.Veils++
			w.u.veiled += loss
			w.u.veiledEven += even
		}
	}
}

// losses are the log losses of one seat about the role of another: by what it
// believes, and by the deal alone.
func (w *unmasker) losses(table *match.Match, by, of game.Seat) (believed, even float64) {
	role := table.Truth().(*showdown.State).Roles[of]
	table.View(w.view, by)
	hits, plain := 0, 0
	for range calibrationWorlds {
		w.world.CopyFrom(w.view)
		w.all[by].mind.Deal(w.world, &w.chance)
		if w.world.(*showdown.State).Roles[of] == role {
			hits++
		}
		w.world.CopyFrom(w.view)
		w.world.Determinize(&w.chance)
		if w.world.(*showdown.State).Roles[of] == role {
			plain++
		}
	}
	log := func(n int) float64 { return -math.Log((float64(n) + 0.5) / (calibrationWorlds + 1)) }
	return log(hits), log(plain)
}

func (u *unmasking) finish() {
	if u.firstEven > 0 {
		u.First = u.first / u.firstEven
	}
	if u.veiledEven > 0 {
		u.Veiled = u.veiled / u.veiledEven
	}
}
