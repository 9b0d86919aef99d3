package saloon

import (
	"drygulch/game"
	rules "drygulch/game/saloon"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
)

// Dealt implements table.Dealer: characters and the first hands. Chance settles what is drawn from the piles when it is
// drawn, from the same seed.
func (b *Board) Dealt(v *table.View) (lots []table.Lot, whole bool) {
	s := known(v)
	for seat := range game.Seat(v.Seats()) {
		lot := table.Lot{Seat: seat, Lines: []string{characterName(s.Characters[seat])}}
		if seat == s.First {
			lot.Lines = append(lot.Lines, lang.T("review/first"))
		}
		for i := range int(s.InHand[seat]) {
			lot.Cards = append(lot.Cards, b.face(s.HandCard(seat, i)))
		}
		lots = append(lots, lot)
	}
	return append(lots, table.Lot{Seat: game.NoSeat, Lines: []string{lang.T("review/deck", int(s.InDeck))}}), s.Phase >= rules.Setup
}
