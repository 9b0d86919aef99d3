package street

import "drygulch/game"

// reshuffle moves, in the whole truth, what a seat cannot know: chance; the layout
// of another until both are shown; who stands where with his back to it, as far as
// nothing that all saw speaks against it; and tokens that it has not seen.
func reshuffle(state game.State, by game.Seat, r *game.Rand) {
	s := state.(*State)
	s.Rand = game.NewRand(r.Uint64(), r.Uint64())
	if s.Phase == Over { // everything was turned up
		return
	}
	for side := range s.Sides {
		if s.SeatOf(side) == by {
			continue
		}
		d := &s.Sides[side]
		if s.Phase == Arranging {
			d.scatter(r)
			continue
		}
		for range 40 {
			d.switchBacks(r.IntN(Columns), r.IntN(Columns))
		}
	}
	if s.Phase == Arranging && s.Act != by {
		s.Begun = r.IntN(2) == 0
	}
	for range 60 {
		s.switchTokens(r.IntN(Columns+Stock), r.IntN(Columns+Stock), by)
	}
}

// scatter lays a side out anew: anybody anywhere, but the Governor on the street
// (OL-5).
func (d *Side) scatter(r *game.Rand) {
	for i := places - 1; i > 0; i-- {
		x, y := d.place(uint8(i)), d.place(uint8(r.IntN(i+1)))
		*x, *y = *y, *x
	}
	for i := range d.Saloon {
		if d.Saloon[i] == Governor {
			c := r.IntN(Columns)
			d.Saloon[i], d.Row[c] = d.Row[c], Governor
		}
	}
}

// switchBacks exchanges two characters who stand with their backs to the rival, if
// each could stand where the other does.
func (d *Side) switchBacks(a, b int) {
	x, y := d.Row[a], d.Row[b]
	for _, r := range [...]Role{x, y} {
		if d.Shown.Has(r) || d.Headlined.Has(r) || r == Bandit && d.Immobilized {
			return
		}
	}
	if d.May[a].Has(y) && d.May[b].Has(x) {
		d.Row[a], d.Row[b] = y, x
	}
}

// lies is a token of the line by its cell, of the reserve after these.
func (s *State) lies(i int) *Lying {
	if i < Columns {
		return &s.Cells[i]
	}
	return &s.Reserve[i-Columns]
}

// switchTokens exchanges two tokens if the seat has seen neither.
func (s *State) switchTokens(i, j int, by game.Seat) {
	a, b := s.lies(i), s.lies(j)
	if a.Token == NoToken || b.Token == NoToken || a.Known.Has(by) || b.Known.Has(by) {
		return
	}
	a.Token, b.Token = b.Token, a.Token
}
