package showdown

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// Plate implements table.Board: the figures of a seat, for who asks the table; the board draws its seats itself.
func (b *Board) Plate(v *table.View, seat game.Seat) table.Plate {
	s := &b.now
	if !s.Lives(seat) {
		return table.Plate{Note: b.was(seat), Out: true}
	}
	return table.Plate{
		Counters: []table.Counter{
			{Icon: sprites.UIBulletFull, Plain: true, Count: max(int(s.Life[seat]), 0), Label: lang.T("showdown/plate/life")},
			{Icon: sprites.IconPokerHand, Count: int(s.InHand[seat]), Label: lang.T("showdown/plate/hand")},
		},
		Danger: b.threat.at == seat && b.threat.kind != rules.NoFrame,
	}
}
