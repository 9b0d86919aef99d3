package saloon

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// The positions as things to press, their circles, and the signs that hang over them.

// glyphs are the signs of what a position gives beside shield and blast.
var glyphs = [...]sprites.ID{rules.Bar: sprites.IconHeartPlus, rules.Piano: sprites.IconHeavyBullets, rules.Balcony: sprites.IconFalling}

// signs makes the positions things to press, marks those that can be moved to, and hangs up their signs.
func (b *Board) signs(f *ui.Frame, v *table.View) {
	p := &b.plan
	for i := rules.Open; i <= rules.Doors; i++ {
		a := &p.places[i]
		ref := rules.PositionRef(i)
		mark := v.Spot(f, ref, a.hit)
		may := v.Asked() && !v.Moving()
		b.spots(f, i, may && (mark == table.Legal || mark == table.Other))
		switch {
		case !may:
		case mark == table.Selected:
			f.Mark(ui.SelectedMark, a.plate)
		case mark == table.Legal:
			f.Mark(ui.LegalMark, a.plate)
		}
		b.sign(f, v, i)
	}
}

// spots draws where pawns can still stand.
func (b *Board) spots(f *ui.Frame, pos rules.Position, legal bool) {
	p := &b.plan
	a := &p.places[pos]
	taken := map[int]bool{}
	for _, seat := range b.standing(pos) {
		taken[b.circleOf(seat)] = true
	}
	id, k := sprites.SaloonSpot, p.scale
	if p.tall() {
		k *= .72
	}
	if legal {
		id = sprites.SaloonSpotLegal
	}
	for i, at := range a.spots {
		if !taken[i] {
			f.SpriteAt(id, at, k)
		}
	}
}

// sign hangs up a position's name, with what it gives, its shield and its blast. Where there is no room for all in a row
// shield and blast hang under the name.
func (b *Board) sign(f *ui.Frame, v *table.View, pos rules.Position) {
	p := &b.plan
	a, place := &p.places[pos], &rules.Places[pos]
	h := math.Max(a.sign.H, 20)
	side := h * .98
	glyph := sprites.ID(0)
	if int(pos) < len(glyphs) {
		glyph = glyphs[pos]
	}
	marks := 2 * side
	inRow := glyph != 0 && !p.tall()
	if inRow {
		marks += side * .86
	}
	size := math.Max(ui.MinSize, math.Min(14*p.scale*p.text, h*.62)) / f.Layout.Text
	st := ui.H3.At(size)
	room := a.sign.W - marks - 10
	name := placeName(pos)
	if p.tall() || f.UI.TextWidth(name, st) > room {
		name = placeShort(pos)
	}
	under := f.UI.TextWidth(name, st.At(ui.MinSize/f.Layout.Text)) > room+8
	if under {
		room, marks, inRow = a.sign.W-10, 0, false
	}
	w := math.Min(f.UI.TextWidth(name, st), math.Max(room, 1)) + marks + 14
	if p.tall() {
		w = a.sign.W
	}
	r := ui.Rect{X: a.sign.X, Y: a.sign.Y, W: w, H: h}
	switch a.hang {
	case sprites.HangMiddle:
		r.X = a.sign.Center().X - w/2
	case sprites.HangRight:
		r.X = a.sign.Right() - w
	}
	if f.Theme.Plain {
		f.Rect(r, f.Theme.Paper)
	} else {
		f.Nine(sprites.SaloonSign, r)
	}
	in := r.Pad(7, 0, 1, 0)
	row := &in
	if under {
		in = r.Pad(5, 0, 5, 0)
		low := ui.Rect{X: r.X, Y: r.Bottom() - 2, W: math.Max(r.W, 2*side), H: side}
		row = &low
	}
	blast := row.CutRight(side)
	shield := row.CutRight(side * .96)
	if inRow {
		f.Icon(glyph, in.CutRight(side*.86).Place(side*.62, side*.62, ui.Center), f.Theme.Barn)
	}
	f.Text(in, name, st, f.Theme.Ink, ui.Left)
	b.shield(f, shield, int(place.Shield))
	b.blast(f, blast, int(place.Blast))
	if glyph != 0 && !inRow {
		at := ui.Rect{X: r.X + 3, Y: r.Bottom() + 1, W: 18, H: 18}
		f.Icon(glyph, at, f.Theme.LitPaper)
	}
}

// shield draws a shield with its figure.
func (b *Board) shield(f *ui.Frame, r ui.Rect, n int) {
	id, on := sprites.SaloonShield, f.Theme.LitPaper
	if n == 0 {
		id, on = sprites.SaloonShieldNone, f.Theme.Ink
	}
	k := math.Min(r.W, r.H)
	f.SpriteAt(id, r.Center(), k/30)
	f.Text(r, lang.Number(n), within(f, k*.52), on, ui.Center)
}

// blast draws a burst with its figure.
func (b *Board) blast(f *ui.Frame, r ui.Rect, n int) {
	id, on := sprites.SaloonBlast, f.Theme.Ink
	switch {
	case n == 0:
		id = sprites.SaloonBlastNone
	case n < 0:
		id, on = sprites.SaloonBlastMinus, f.Theme.LitPaper
	}
	k := math.Min(r.W, r.H)
	f.SpriteAt(id, r.Center(), k/34)
	f.Text(r, signed(n), within(f, k*.44), on, ui.Center)
}

// signed is a figure with its sign: "+2", "−2", "0".
func signed(n int) string {
	switch {
	case n > 0:
		return lang.T("saloon/plus", n)
	case n < 0:
		return lang.T("saloon/minus", -n)
	}
	return lang.Number(n)
}

// within is a figure of so many dp at every text scale: one that stands in something drawn.
func within(f *ui.Frame, size float64) ui.Style {
	return ui.H3.At(math.Max(size, ui.MinSize) / f.Layout.Text)
}
