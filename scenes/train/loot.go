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

// floors draws the loot that lies in and on the cars: before the figures what lies beside them, after them what would be
// hidden by them and lies at the edge in front.
func (b *Board) floors(f *ui.Frame, v *table.View, front bool) {
	for spot := range rules.Spot(2 * b.now.Cars) {
		list := lying(&b.now, spot)
		if len(list) == 0 || (b.ahead[spot] >= .5) != front {
			continue
		}
		step := b.plan.cars[spot.Car()].width
		if n := len(list); n > 1 {
			step = b.loot(spot, 1, n).X - b.loot(spot, 0, n).X
		}
		for i, t := range list {
			b.drawLoot(f, t.kind, b.loot(spot, i, len(list)))
		}
		for i, t := range list {
			if t.kind == rules.Purse {
				b.tag(f, spot, t.i, b.loot(spot, i, len(list)), step)
			}
		}
		if len(list) >= manyThings {
			r := b.loot(spot, 0, len(list))
			f.Badge(ui.Point{X: r.X + 2, Y: r.Y}, ui.PaperBadge, lang.Number(len(list)))
		}
	}
}

// loot is the box of the i-th of n pieces on a spot's floor.
func (b *Board) loot(spot rules.Spot, i, n int) ui.Rect {
	return b.plan.loot(spot, i, n).Lerp(b.plan.edge(spot, i, n), b.ahead[spot])
}

// makeRoom lets loot come to the front when figures come to stand before it, and go back.
func (b *Board) makeRoom(f *ui.Frame) {
	for spot := range rules.Spot(2 * b.now.Cars) {
		want := 0.0
		if b.hides(spot) {
			want = 1
		}
		b.ahead[spot] = f.UI.Eased(aheadNames[spot], want, ui.PipMS, ui.Standard)
	}
}

// hides tells whether somebody on a spot stands before loot there.
func (b *Board) hides(spot rules.Spot) bool {
	n := len(lying(&b.now, spot))
	if n == 0 || !b.onTrain() {
		return false
	}
	half := 21 * pawnScale * b.plan.scale
	left, right := b.plan.loot(spot, 0, n).X-half, b.plan.loot(spot, n-1, n).Right()+half
	if spot == rules.At(int(b.now.Sheriff), rules.Inside) {
		if x := b.plan.marshal(spot.Car()).X; x > left && x < right {
			return true
		}
	}
	standing := b.standing(spot)
	for i := range standing {
		if x := b.plan.pawn(spot, i, len(standing)).X; x > left && x < right {
			return true
		}
	}
	return false
}

var aheadNames = func() (names [2 * rules.MaxCars]string) {
	for i := range names {
		names[i] = "train/ahead/" + lang.Number(i)
	}
	return names
}()

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
