package saloon

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// What lies on the boards of the seats: Grit, weapons, bullets.

// low is the part of the Grit below which its bar is red.
const low = .34

// gritBar draws Grit as a bar of ten parts.
func gritBar(f *ui.Frame, r ui.Rect, grit, most int) {
	if r.W < 8 || r.H < 4 {
		return
	}
	part := math.Max(0, math.Min(1, float64(grit)/math.Max(float64(most), 1)))
	fill := sprites.SaloonGritFill
	if part < low {
		fill = sprites.SaloonGritFillLow
	}
	if f.Theme.Plain {
		f.Rect(r, f.Theme.Deep)
		full := r.Inset(2)
		full.W *= part
		f.Rect(full, f.Theme.Lamp)
		f.Border(r, 1.5, f.Theme.Paper)
		return
	}
	f.Nine(sprites.SaloonGrit, r)
	if w := r.W * part; w >= 6 {
		f.Nine(fill, ui.Rect{X: r.X, Y: r.Y, W: w, H: r.H})
	} else if w > 0 {
		f.Rect(ui.Rect{X: r.X + 1, Y: r.Y + 1.5, W: w, H: r.H - 3}, f.Theme.Ember)
	}
	for i := 1; i < 10; i++ {
		f.SpriteAt(sprites.SaloonGritNotch, ui.Point{X: r.X + r.W*float64(i)/10, Y: r.Y}, r.H/13)
	}
}

// gritLine draws the bar with its figure at the right.
func (b *Board) gritLine(f *ui.Frame, seat game.Seat, r ui.Rect, high float64) {
	grit := max(b.now.GritOf(seat), 0)
	words, st := lang.Number(grit), figures(f, r.H)
	w := math.Min(f.UI.TextWidth(words, st)+4, r.W*.5)
	f.Text(r.CutRight(w), words, st, f.Theme.LitPaper, ui.Right)
	r.CutRight(4)
	gritBar(f, r.Place(r.W, math.Min(r.H, high), ui.Left), grit, int(b.now.MaxGrit))
}

// figures is the style of the figures on panels: it grows with the player's text scale, as far as its line is high.
func figures(f *ui.Frame, high float64) ui.Style {
	return within(f, math.Min(15*f.Layout.Text, high*.92))
}

// slot draws a weapon slot of another seat: the weapon with its bullets, or the place where one could be.
func (b *Board) slot(f *ui.Frame, seat game.Seat, slot int, r ui.Rect) {
	w := b.now.Boards[seat][slot]
	if w.Kind == rules.NoKind || b.flying(rules.SlotRef(seat, slot)) {
		f.NineTiled(sprites.SaloonSlotEmpty, r)
		icon := sprites.IconFist
		if slot == rules.Holster {
			icon = sprites.IconCowboyHolster
		}
		side := math.Min(r.W, r.H) * .76
		f.Icon(icon, r.Place(side, side, ui.Center), ui.Fade(f.Theme.Kraft, .8))
		return
	}
	f.Nine(sprites.SaloonSlot, r)
	in := r.Inset(2)
	if !w.Kind.IsGun() {
		side := math.Min(in.W, in.H) * .86
		f.Icon(motifs[w.Kind], in.Place(side, side, ui.Center), f.Theme.Ink)
		return
	}
	words, st := lang.Number(int(w.Bullets)), within(f, 13)
	count := in.CutRight(f.UI.TextWidth(words, st) + 3)
	side := math.Min(in.W, in.H)
	f.Icon(motifs[w.Kind], in.Place(side, side, ui.Center), f.Theme.Ink)
	on := f.Theme.Ink
	if w.Bullets == 0 {
		on = f.Theme.Barn
	}
	f.Text(count, words, st, on, ui.Center)
}

// rounds draws the bullets in a gun, empty chambers as spent ones.
func rounds(f *ui.Frame, r ui.Rect, bullets, most int) {
	k := sprites.UIBulletFull.Sprite()
	h := math.Min(r.H, 24)
	step := math.Min(h*.7, r.W/math.Max(float64(most), 1))
	for i := range most {
		id := sprites.UIBulletFull
		if i >= bullets {
			id = sprites.UIBulletSpent
		}
		box := ui.Rect{X: r.X + float64(i)*step, Y: r.Y, W: step, H: r.H}.Place(step-1, h, ui.Center)
		f.Sprite(id, box.Fit(k.W, k.H, ui.Center))
	}
}

// slotAt is the weapon in the slot that a Ref points at; ok is false if it is no slot.
func slotAt(s *rules.State, r game.Ref) (w rules.Weapon, ok bool) {
	if r.Kind != game.RefPlace || r.A != rules.PlaceSlot || int(r.B) >= int(s.Seats) || int(r.C) >= len(rules.SlotNames) {
		return rules.Weapon{}, false
	}
	return s.Boards[r.B][r.C], true
}

// teamMark draws the letter of a team on its ground: paper, night, brass.
func (b *Board) teamMark(f *ui.Frame, r ui.Rect, side int) {
	ground, on := f.Theme.Paper, f.Theme.Ink
	switch side {
	case 1:
		ground, on = f.Theme.Night, f.Theme.LitPaper
	case 2:
		ground, on = f.Theme.Brass, f.Theme.Ink
	}
	f.Box(r.Inset(-1.6), 4, f.Theme.Ink)
	f.Box(r, 4, ground)
	f.Text(r, teamLetter(side), within(f, r.H*.66), on, ui.Center)
}

// teamLetter is what a team is called in one letter.
func teamLetter(side int) string {
	return lang.T("saloon/team/" + teamKeys[min(max(side, 0), len(teamKeys)-1)])
}

var teamKeys = [...]string{"a", "b", "c"}

// teamName is what the team of a seat is called.
func teamName(side int) string { return lang.T("saloon/team", teamLetter(side)) }
