package street

import (
	"strings"

	"drygulch/game"
	rules "drygulch/game/street"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
)

// Dealt implements table.Dealer: how both streets were laid out, and which tokens lie where.
func (b *Board) Dealt(v *table.View) (lots []table.Lot, whole bool) {
	s := known(v)
	for seat := range game.Seat(v.Seats()) {
		side := s.SideOf(seat)
		d := &s.Sides[side]
		lot := table.Lot{Seat: seat, Lines: []string{
			lang.T("street/end/side", lang.T("street/side/"+rules.SideNames[side])),
			lang.T("review/street/saloon", personWord(side, d.Saloon[0]), personWord(side, d.Saloon[1])),
		}}
		for _, role := range d.Row {
			if role != rules.NoRole {
				lot.Cards = append(lot.Cards, roleCard(side, role))
			}
		}
		lots = append(lots, lot)
	}
	names := func(tokens []rules.Lying) string {
		var list []string
		for _, lies := range tokens {
			list = append(list, tokenName(lies.Token))
		}
		return strings.Join(list, lang.T("review/then"))
	}
	return append(lots, table.Lot{Seat: game.NoSeat, Lines: []string{
		lang.T("review/street/tokens", names(s.Cells[:s.Line])),
		lang.T("review/street/reserve", names(s.Reserve[:s.Stocked])),
	}}), s.Phase != rules.Arranging
}
