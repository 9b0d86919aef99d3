package train

import (
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

var lootPieces = [...]sprites.ID{rules.Purse: sprites.LootPurse, rules.Jewel: sprites.LootJewel, rules.Strongbox: sprites.LootStrongbox}

// thing is one piece of loot on a floor.
type thing struct {
	kind rules.Loot
	i    int // which of its kind there
}

// lying lists the loot on a spot's floor in the order in which it is drawn: strongboxes, purses, jewels.
func lying(s *rules.State, spot rules.Spot) []thing {
	var list []thing
	add := func(kind rules.Loot, n int) {
		for i := range n {
			list = append(list, thing{kind, i})
		}
	}
	add(rules.Strongbox, int(s.Strongboxes[spot]))
	add(rules.Purse, len(s.TokensAt(int(spot))))
	add(rules.Jewel, int(s.Jewels[spot]))
	return list
}

// manyThings is from how many pieces on their number is written beside a heap.
const manyThings = 6

// floors draws the loot that lies in and on the cars.
func (b *Board) floors(f *ui.Frame, v *table.View) {
	for spot := range rules.Spot(2 * b.now.Cars) {
		list := lying(&b.now, spot)
		step := b.plan.cars[spot.Car()].width
		if n := len(list); n > 1 {
			step = b.plan.loot(spot, 1, n).X - b.plan.loot(spot, 0, n).X
		}
		for i, t := range list {
			b.drawLoot(f, t.kind, b.plan.loot(spot, i, len(list)))
		}
		for i, t := range list {
			if t.kind == rules.Purse {
				b.tag(f, spot, t.i, b.plan.loot(spot, i, len(list)), step)
			}
		}
		if len(list) >= manyThings {
			r := b.plan.loot(spot, 0, len(list))
			f.Badge(ui.Point{X: r.X + 2, Y: r.Y}, ui.PaperBadge, lang.Number(len(list)))
		}
	}
}

func (b *Board) drawLoot(f *ui.Frame, kind rules.Loot, r ui.Rect) {
	if int(kind) >= len(lootPieces) || kind == rules.NoLoot {
		return
	}
	f.Sprite(lootPieces[kind], r.Scale(52.0/48))
}

// tag says what is in a purse on the floor, if the viewer knows it and there is room.
func (b *Board) tag(f *ui.Frame, spot rules.Spot, i int, r ui.Rect, step float64) {
	purses := b.now.TokensAt(int(spot))
	if i >= len(purses) || purses[i].Value == 0 {
		return
	}
	words := lang.Number(int(purses[i].Value) * rules.PurseUnit)
	w := f.UI.TextWidth(words, ui.Label) + 6
	if w > step+2 {
		return
	}
	h := f.UI.LineHeight(ui.Label) + 2
	box := ui.Rect{X: r.Center().X - w/2, Y: r.Bottom() - h - 4*b.plan.scale, W: w, H: h}
	f.Rect(box, f.Theme.Ink)
	f.Text(box, words, ui.Label, f.Theme.Lamp, ui.Center)
}
