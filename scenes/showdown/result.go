package showdown

import (
	"cmp"
	"slices"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// Result implements table.Board: the winners by side, with all roles, characters and hands.
func (b *Board) Result(v *table.View, shares game.Shares) table.Result {
	s := known(v)
	places := [game.MaxSeats]int{}
	order := make([]game.Seat, v.Seats())
	for i := range order {
		order[i] = game.Seat(i)
		places[i] = 2
		if shares[i] > 0 {
			places[i] = 1
		}
	}
	slices.SortStableFunc(order, func(x, y game.Seat) int {
		if d := cmp.Compare(places[x], places[y]); d != 0 {
			return d
		}
		return cmp.Compare(b2i(!s.Lives(x)), b2i(!s.Lives(y))) // the living first
	})
	r := table.Result{}
	for _, seat := range order {
		r.Rows = append(r.Rows, b.standingOf(v, s, seat, places[seat]))
	}
	r.Deed, r.Line = b.deed(s, shares)
	if s.Drawn() {
		r.Notes = append(r.Notes, lang.T("showdown/end/note/draw"))
	}
	return r
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// deed says what the winners won by.
func (b *Board) deed(s *rules.State, shares game.Shares) (deed, words string) {
	side := rules.NoRole
	living := 0
	for seat := range game.Seat(s.Seats) {
		if shares[seat] <= 0 {
			continue
		}
		if s.Lives(seat) {
			living++
		}
		if role := s.Roles[seat]; side == rules.NoRole || role == rules.Sheriff {
			side = role
		}
	}
	key := rules.RoleNames[side]
	switch {
	case s.Phase != rules.Over:
		key = "left"
	case s.Drawn():
		key = "draw"
	case s.Three():
		key = "three"
	}
	return lang.T("showdown/end/deed/" + key), lang.T("showdown/end/line", lang.T("showdown/end/side/"+key), int(s.Turns), living)
}

// standingOf is one seat in the ranking: role, character, who brought it down, what it held.
func (b *Board) standingOf(v *table.View, s *rules.State, seat game.Seat, place int) table.Row {
	row := table.Row{
		Seat: seat, Place: place,
		Line: characterName(s.Characters[seat]),
		Sum:  roleWord(seat, s.Roles[seat]),
		Of:   lang.T("showdown/end/role"),
	}
	row.Count = lang.T("showdown/end/alive", max(int(s.Life[seat]), 0))
	switch by := s.Felled[seat]; {
	case s.Lives(seat):
	case by != game.NoSeat:
		row.Count = lang.T("showdown/end/felled", v.FirstName(by))
	default:
		row.Count = lang.T("showdown/end/fell")
	}
	if refused := s.Offers[seat][0]; s.Dealt2 && refused != rules.Nobody {
		row.Parts = append(row.Parts, table.Part{Icon: sprites.IconPerson, Label: lang.T("showdown/end/refused"), Sum: characterName(refused)})
	}
	for _, c := range s.HandOf(seat, nil) {
		row.Cards = append(row.Cards, b.face(c))
	}
	return row
}
