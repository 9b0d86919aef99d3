package table

import (
	"math"
	"strings"

	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// cardSize is a size in which cards are baked.
type cardSize struct {
	name  string
	width float64
}

var (
	handSize = cardSize{"hand", handWidth}
	fanSize  = cardSize{"fan", fanWidth}
	zoomSize = cardSize{"zoom", 280}
)

// sizeFor is the baked size for a card of a width.
func sizeFor(width float64) cardSize {
	switch {
	case width > 160:
		return zoomSize
	case width > 96:
		return handSize
	}
	return fanSize
}

// CardState is how a card in sight is drawn.
type CardState struct {
	Legal    bool // may be tapped
	Selected bool
	Off      bool    // may not be tapped though the holder is asked
	Seen     float64 // how much of its width is not covered by the next card; 0: all
}

// DrawCard draws a card, face or back, with its upper left corner at p.
func (v *View) DrawCard(f *ui.Frame, p ui.Point, width float64, c Card, s CardState) {
	size := sizeFor(width)
	scale := width / size.width
	r := ui.Rect{X: p.X, Y: p.Y, W: width, H: cardHeight(width)}
	part := func(name string) bool {
		id, ok := sprites.Named("card/" + v.Rules.Name + "/" + name + "/" + size.name)
		if ok {
			f.SpriteAt(id, p, scale)
		}
		return ok
	}
	switch {
	case s.Selected:
		if !part("chosen") {
			f.Mark(ui.SelectedMark, r)
		}
	case s.Legal:
		if !part("legal") {
			f.Mark(ui.LegalMark, r)
		}
	}
	if c.Back {
		if !part("back") {
			f.Plate(r, ui.BrownPlate, -1)
		}
		return
	}
	framed := part(c.Family)
	if !framed {
		f.Plate(r, ui.PaperPlate, -1)
	}
	q := partsOf(size, scale, r)
	if c.Plain {
		f.Sprite(c.Motif, q.motif.Scale(1.25))
	} else {
		slip := width * .014
		f.Icon(c.Motif, q.motif.Move(slip, slip), familyTone(f.Theme, c.Family))
		f.Icon(c.Motif, q.motif, f.Theme.Ink)
	}
	if s.Off && !part("off") {
		f.Mark(ui.VeilMark, r)
	}
	if size != zoomSize {
		v.cardFoot(f, q, c)
	} else {
		if c.Corner != "" {
			foot := ui.Rect{X: q.foot.X, Y: q.glyph.Y - 12, W: q.foot.W, H: 24}
			corner(f, &foot, c)
		} else {
			f.Icon(c.Glyph, ui.Around(q.glyph, q.glyphSize, q.glyphSize), f.Theme.LitPaper)
		}
		if textFits(f, c, width) {
			f.Paragraph(q.text(), c.Text, ui.Note, f.Theme.Ink, ui.Center)
		}
	}
	title := f.Theme.LitPaper
	if !framed {
		title = f.Theme.Ink
	}
	head, align, st := q.header, ui.Center, ui.CardTitle
	switch room := s.Seen - fanEdge; {
	case s.Seen > 0 && s.Seen < width:
		if longestWord(f, c.Title, st) > room {
			st = ui.Label // a narrower face
		}
		// A word too long for what is seen runs on under the next card rather than being broken.
		head = head.Pad(0, -1, 0, -1) // so that two lines fit
		head.X, head.W, align = r.X+4, math.Max(room, longestWord(f, c.Title, st)), ui.Left
	case size == zoomSize:
		head, st = head.Pad(2, 0, 2, 0), ui.H2
	case longestWord(f, c.Title, st) <= head.W-4:
		head = head.Pad(2, 0, 2, 0)
	case longestWord(f, c.Title, st) > head.W || f.UI.TextWidth(c.Title, smallest(f, st)) > head.W && 2*f.UI.LineHeight(smallest(f, st)) > head.H:
		st = ui.Label
	}
	f.Fit(head, c.Title, st, title, align)
}

// fanEdge is how much of what is seen of a covered card is frame.
const fanEdge = 6.0

// longestWord is the width of the longest word of a title in the smallest size.
func longestWord(f *ui.Frame, title string, st ui.Style) float64 {
	st = smallest(f, st)
	w := 0.0
	for word := range strings.FieldsSeq(title) {
		w = math.Max(w, f.UI.TextWidth(word, st)+1)
	}
	return w
}

// smallest is a style in the smallest size that may be read.
func smallest(f *ui.Frame, st ui.Style) ui.Style { return st.At(ui.MinSize / f.Layout.Text) }

// corner cuts rank and suit from the left of a card's foot.
func corner(f *ui.Frame, foot *ui.Rect, c Card) {
	on := f.Theme.Ink
	if c.Red {
		on = f.Theme.Barn
	}
	size := math.Max(ui.MinSize, math.Min(18*f.Layout.Text, foot.H*.8)) // it stays in the foot
	st := ui.Number.At(size / f.Layout.Text)
	w := f.UI.TextWidth(c.Corner, st)
	f.Text(foot.CutLeft(w+10).Pad(6, 0, 0, 0), c.Corner, st, on, ui.Left)
	f.Icon(c.Suit, foot.CutLeft(18).Place(16, 16, ui.Center), on)
}

// cardFoot sets the family's glyph, or rank and suit, at the left and the figures at the right.
func (v *View) cardFoot(f *ui.Frame, q cardParts, c Card) {
	foot := q.foot
	if c.Suit != 0 {
		corner(f, &foot, c)
	} else {
		f.Icon(c.Glyph, ui.Around(q.glyph, q.glyphSize, q.glyphSize), f.Theme.LitPaper)
		foot.CutLeft(q.glyph.X - foot.X + q.glyphSize)
		f.Fit(foot.Pad(0, 1, 2, 0), c.Corner, ui.H3.At(14), f.Theme.Ink, ui.Left)
	}
	for i := len(c.Foot) - 1; i >= 0; i-- {
		cell := foot.CutRight(math.Min(36, foot.W)).Pad(0, 2, 0, 2)
		figure := f.UI.TextWidth(lang.Number(c.Foot[i].Count), ui.Number.At(15))
		drawCounter(f, cell, math.Max(0, math.Min(15, cell.W-3-figure)), c.Foot[i], ui.Number.At(15), f.Theme.Ink)
	}
}

// cardParts is where things lie on a card; the figures are those by which the frames are drawn.
type cardParts struct {
	header, motif, foot ui.Rect
	glyph               ui.Point
	glyphSize           float64
}

// text is the room for the rules text on a card from close by; the family's glyph stands in its lower left corner.
func (q cardParts) text() ui.Rect { return q.foot.Pad(10, 6, 10, 20) }

// textFits tells whether a card of a width from close by shows its whole text.
func textFits(f *ui.Frame, c Card, width float64) bool {
	room := partsOf(zoomSize, width/zoomSize.width, ui.Rect{W: width}).text()
	return f.UI.TextHeight(c.Text, ui.Note, room.W) <= room.H
}

func partsOf(size cardSize, scale float64, r ui.Rect) cardParts {
	w, h := size.width, cardHeight(size.width)
	m := math.Max(4, w*.05)
	header, foot, disc := math.Max(22, h*.165), math.Max(24, h*.18), .80
	glyph := 13.0
	switch size {
	case fanSize:
		header = 32
	case zoomSize:
		header, foot, disc, glyph = h*.115, h*.30, .74, 16
	}
	at := func(x, y, w, h float64) ui.Rect {
		return ui.Rect{X: r.X + x*scale, Y: r.Y + y*scale, W: w * scale, H: h * scale}
	}
	window := at(m, m+header, w-2*m, h-m-header-foot-m)
	side, middle := math.Min(window.W, window.H)*disc, window.Center()
	if size == fanSize {
		side, middle.X = 46*scale, r.X+(m+25)*scale
	}
	q := cardParts{
		header:    at(m, m, w-2*m, header),
		motif:     ui.Around(middle, side*.86, side*.86),
		foot:      at(m, h-foot-m, w-2*m, foot),
		glyphSize: glyph * scale,
	}
	q.glyph = ui.Point{X: r.X + (m+14)*scale, Y: q.foot.Y + (foot+m)/2*scale - 1}
	if size == zoomSize {
		q.glyph.Y = r.Y + (h-m-12)*scale
	}
	return q
}

// Mini draws a card where there is no room for one: motif and colour of the family, 48 × 56.
func (v *View) Mini(f *ui.Frame, r ui.Rect, c Card, s CardState) {
	switch {
	case s.Selected:
		f.Mark(ui.SelectedMark, r)
	case s.Legal:
		f.Mark(ui.LegalMark, r)
	}
	if c.Back {
		if id, ok := sprites.Named("card/" + v.Rules.Name + "/back/fan"); ok {
			f.SpriteAt(id, ui.Point{X: r.X, Y: r.Y}, r.W/fanWidth)
		} else {
			f.Plate(r, ui.BrownPlate, -1)
		}
		return
	}
	f.Plate(r, ui.PaperPlate, -1)
	in := r.Inset(4)
	f.Rect(in.CutTop(8), familyTone(f.Theme, c.Family))
	if c.Plain {
		f.Sprite(c.Motif, in.Place(34, 34, ui.Center))
	} else {
		f.Icon(c.Motif, in.Place(32, 32, ui.Center), f.Theme.Ink)
	}
	if s.Off {
		f.Mark(ui.VeilMark, r)
	}
}

// familyTone is the colour that slips out under a motif.
func familyTone(t *ui.Theme, family string) ui.Color {
	if tone, ok := familyTones[family]; ok {
		return tone(t)
	}
	return t.Kraft
}

var familyTones = map[string]func(*ui.Theme) ui.Color{
	"move": slate, "block": slate, "blue": slate,
	"climb": teal, "boost": teal,
	"fire": ember, "gun": ember,
	"punch": brass, "melee": brass,
	"loot": wood, "brown": wood,
	"law": plum, "team": plum,
	"lead": soft, "reload": soft,
}

func slate(t *ui.Theme) ui.Color { return t.Slate }
func teal(t *ui.Theme) ui.Color  { return t.Teal }
func ember(t *ui.Theme) ui.Color { return t.Ember }
func brass(t *ui.Theme) ui.Color { return t.BrassDark }
func wood(t *ui.Theme) ui.Color  { return t.WoodLight }
func plum(t *ui.Theme) ui.Color  { return t.Plum }
func soft(t *ui.Theme) ui.Color  { return t.InkSoft }
