package saloon

import (
	"cmp"
	"slices"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// Result implements table.Board: the winners, then the others by the Grit that they had.
func (b *Board) Result(v *table.View, shares game.Shares) table.Result {
	s := known(v)
	order := make([]game.Seat, v.Seats())
	for i := range order {
		order[i] = game.Seat(i)
	}
	place := func(seat game.Seat) int {
		if shares[seat] > 0 {
			return 1
		}
		return 2
	}
	slices.SortStableFunc(order, func(x, y game.Seat) int {
		if d := cmp.Compare(place(x), place(y)); d != 0 {
			return d
		}
		return cmp.Compare(s.GritOf(y), s.GritOf(x))
	})
	r := table.Result{}
	for _, seat := range order {
		r.Rows = append(r.Rows, b.standingOf(s, seat, place(seat)))
	}
	r.Deed, r.Line = b.deed(s, shares)
	if s.Phase == rules.Over && s.Alive.Len() > 1 && s.Teams == 0 {
		r.Notes = append(r.Notes, lang.T("saloon/end/note/stalemate"))
	}
	return r
}

// deed says what the winners won by.
func (b *Board) deed(s *rules.State, shares game.Shares) (deed, words string) {
	key, grit, winners := "last", 0, 0
	for seat := range game.Seat(s.Seats) {
		if shares[seat] > 0 {
			winners++
			grit = max(grit, s.GritOf(seat))
		}
	}
	switch {
	case s.Phase != rules.Over:
		key = "left"
	case winners > 1 && s.Teams == 0, winners == int(s.Seats):
		key = "draw"
	case s.Teams > 0:
		key = "team"
	}
	return lang.T("saloon/end/deed/" + key), lang.T("saloon/end/line", grit, int(s.Turns))
}

// standingOf is one seat in the ranking: Grit, who it was, its weapons and what it held.
func (b *Board) standingOf(s *rules.State, seat game.Seat, place int) table.Row {
	row := table.Row{
		Seat: seat, Place: place, Line: characterName(s.Characters[seat]),
		Sum: lang.T("saloon/tag", max(s.GritOf(seat), 0)), Of: lang.T("saloon/plate/grit"),
	}
	switch {
	case s.Teams > 0:
		row.Count = teamName(s.Side(seat))
	case !s.Alive.Has(seat):
		row.Count = lang.T("saloon/seat/gone")
	}
	for slot, w := range s.Boards[seat] {
		if w.Kind != rules.NoKind {
			row.Parts = append(row.Parts, table.Part{Icon: slotIcons[slot], Label: lang.T("saloon/slot/" + rules.SlotNames[slot]), Sum: kindName(w.Kind)})
		}
	}
	for _, k := range s.HandOf(seat, nil) {
		row.Cards = append(row.Cards, b.face(k))
	}
	return row
}

var slotIcons = [...]sprites.ID{rules.Fist: sprites.IconFist, rules.Holster: sprites.IconCowboyHolster}
