package showdown

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// What lies before the seats.

// gear draws what lies before a seat: the weapon first, the Colt .45 if there is none.
func (b *Board) gear(f *ui.Frame, seat game.Seat, r ui.Rect, wide float64) {
	gear := b.now.Gear[seat]
	n := 1
	for slot, c := range gear {
		if rules.Slot(slot) != rules.WeaponSlot && c != rules.NoCard {
			n++
		}
	}
	if r.H < 30 {
		b.signs(f, gear, r)
		return
	}
	wide = math.Max(24, math.Min(math.Min(wide, r.H/1.3), (r.W-4*float64(n-1))/float64(n)))
	step := math.Min(wide+5, (r.W-wide)/math.Max(float64(n-1), 1))
	x := r.X
	for slot, c := range gear {
		if rules.Slot(slot) == rules.WeaponSlot || c != rules.NoCard {
			b.inPlay(f, ui.Rect{X: x, Y: r.Y, W: wide, H: math.Min(wide*1.36, r.H)}, c, rules.Slot(slot))
			x += step
		}
	}
}

// signs shows gear where there is no room for cards: the reach, and a sign for each other card.
func (b *Board) signs(f *ui.Frame, gear [len(rules.SlotNames)]rules.Card, r ui.Rect) {
	side := math.Min(r.H, 22)
	if side < 14 {
		return
	}
	for slot, c := range gear {
		at := ui.Rect{X: r.X, Y: r.Y, W: side, H: r.H}.Place(side, side, ui.Center)
		switch {
		case rules.Slot(slot) == rules.WeaponSlot:
			f.SpriteAt(sprites.ShowdownRange, at.Center(), side/25)
			f.Text(at, lang.Number(rules.Reaches[c.Kind()]), within(f, side*.58), f.Theme.LitPaper, ui.Center)
		case c == rules.NoCard:
			continue
		default:
			f.Icon(motifs[c.Kind()], at, f.Theme.Paper)
		}
		r.CutLeft(side + 4)
	}
}

// inPlay draws a card that lies before somebody: weapons with their reach, other cards with a dashed rim.
func (b *Board) inPlay(f *ui.Frame, r ui.Rect, c rules.Card, slot rules.Slot) {
	kind := c.Kind()
	if slot != rules.WeaponSlot {
		f.NineTiled(sprites.ShowdownPlayBlue, r)
		f.Icon(motifs[kind], r.Place(r.W*.7, r.W*.7, ui.Center), f.Theme.Ink)
		if kind == rules.Dynamite {
			b.fuse(f, r)
		}
		return
	}
	icon := motifs[kind]
	if kind == rules.NoKind { // the Colt .45 that everybody has
		icon = sprites.IconCowboyHolster
		f.PushAlpha(.72)
		defer f.Pop()
	}
	f.Nine(sprites.ShowdownPlayWeapon, r)
	f.Icon(icon, ui.Rect{X: r.X + r.W*.16, Y: r.Y + r.H*.08, W: r.W * .68, H: r.W * .62}, f.Theme.Ink)
	disc := math.Max(r.W*.56, 17)
	at := ui.Point{X: r.Center().X, Y: r.Bottom() - disc*.56}
	f.SpriteAt(sprites.ShowdownRange, at, disc/25)
	f.Text(ui.Around(at, r.W, disc), lang.Number(rules.Reaches[kind]), within(f, disc*.66), f.Theme.LitPaper, ui.Center)
}

// within is a figure of so many dp at every text scale: one that stands in something drawn.
func within(f *ui.Frame, size float64) ui.Style {
	return ui.H3.At(math.Max(size, ui.MinSize) / f.Layout.Text)
}

// fuse lets the fuse of a Dynamite in play glow.
func (b *Board) fuse(f *ui.Frame, r ui.Rect) {
	f.Ambient()
	frame := f.UI.Breath() / 9 % len(sparks)
	f.SpriteAt(sparks[frame], ui.Point{X: r.X + r.W*.74, Y: r.Y + r.H*.24}, r.W/52)
}

var sparks = [...]sprites.ID{sprites.ShowdownSparks1, sprites.ShowdownSparks2, sprites.ShowdownSparks3}
