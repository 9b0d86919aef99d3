package train

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// Plate implements table.Board: what all may see of a seat. What its purses hold is its own secret.
func (b *Board) Plate(v *table.View, seat game.Seat) table.Plate {
	s := &b.now
	first, n := s.Crewed(seat)
	var bullets, purses, jewels, boxes int
	for i := first; i < first+n; i++ {
		k := &s.Bandits[i]
		bullets += int(k.Bullets)
		purses += len(s.TokensAt(rules.OnCard + i))
		jewels += int(k.Jewels)
		boxes += int(k.Strongboxes)
	}
	p := table.Plate{Counters: []table.Counter{
		{Icon: sprites.UIBulletFull, Plain: true, Count: bullets, Label: lang.T("train/bullets/left")},
		{Icon: sprites.LootPurse, Plain: true, Count: purses, Label: lang.T("train/purses")},
		{Icon: sprites.LootJewel, Plain: true, Count: jewels, Label: lang.T("train/jewels")},
	}}
	if boxes > 0 {
		p.Counters = append(p.Counters, table.Counter{Icon: sprites.LootStrongbox, Plain: true, Count: boxes, Label: lang.T("train/strongboxes")})
	}
	return p
}
