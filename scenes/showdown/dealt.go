package showdown

import (
	"drygulch/game"
	rules "drygulch/game/showdown"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
)

// Dealt implements table.Dealer: roles, characters and the first hands. Chance settles what is drawn from the deck when
// it is drawn, from the same seed.
func (b *Board) Dealt(v *table.View) (lots []table.Lot, whole bool) {
	s := known(v)
	for seat := range game.Seat(v.Seats()) {
		lot := table.Lot{Seat: seat, Lines: []string{roleWord(seat, s.Roles[seat])}}
		if s.Characters[seat] != rules.Nobody {
			lot.Lines = append(lot.Lines, characterName(s.Characters[seat]))
		}
		for i := 0; ; i++ {
			c, ok := s.HandCard(seat, i)
			if !ok {
				break
			}
			lot.Cards = append(lot.Cards, b.face(c))
		}
		lots = append(lots, lot)
	}
	return append(lots, table.Lot{Seat: game.NoSeat, Lines: []string{lang.T("review/deck", int(s.InDeck))}}), s.Phase != rules.Choosing
}
