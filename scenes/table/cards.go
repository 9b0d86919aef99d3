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
	q := partsOf(v.Rules.Name, size, scale, r)
	if q.photo && c.Plain {
		f.PushClip(q.window)
		f.Sprite(c.Motif, q.window.Cover(1, 1, ui.Top)) // the frame has a clear window
		f.Pop()
	}
	framed := part(c.Family)
	if !framed {
		f.Plate(r, ui.PaperPlate, -1)
	}
	switch {
	case q.photo && c.Plain && framed:
	case c.Plain:
		f.Sprite(c.Motif, q.motif.Scale(1.25))
	default:
		slip := width * .014
		f.Icon(c.Motif, q.motif.Move(slip, slip), familyTone(f.Theme, c.Family))
		f.Icon(c.Motif, q.motif, f.Theme.Ink)
	}
	if s.Off && !part("off") {
		f.Mark(ui.VeilMark, r)
	}
	switch {
	case q.photo:
		q.disc(f, c.Glyph)
		switch {
		case size != zoomSize:
			f.Fit(q.foot, c.Corner, ui.Note.At(12), f.Theme.InkSoft, ui.Center)
		case !v.textFits(f, c, width):
			f.Fit(q.foot.Pad(0, 0, 0, q.foot.H/2), c.Word, ui.Note, f.Theme.InkSoft, ui.Center)
		}
	case size != zoomSize:
		v.cardFoot(f, q, c)
	case c.Corner != "":
		foot := ui.Rect{X: q.foot.X, Y: q.glyph.Y - 12, W: q.foot.W, H: 24}
		corner(f, &foot, c)
	default:
		f.Icon(c.Glyph, ui.Around(q.glyph, q.glyphSize, q.glyphSize), f.Theme.LitPaper)
	}
	if size == zoomSize && v.textFits(f, c, width) {
		f.Paragraph(q.text(), c.Text, ui.Note, f.Theme.Ink, ui.Center)
	}
	title := f.Theme.LitPaper
	if !framed || q.photo {
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
	case longestWord(f, c.Title, st) <= head.W-4 && f.UI.TextHeight(c.Title, smallest(f, st), head.W-4) <= head.H+1:
		head = head.Pad(2, 0, 2, 0)
	case longestWord(f, c.Title, st) > head.W || f.UI.TextHeight(c.Title, smallest(f, st), head.W) > head.H+1:
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

// cardParts is where things lie on a card.
type cardParts struct {
	header, window, motif, foot ui.Rect
	glyph                       ui.Point
	glyphSize                   float64
	photo                       bool // a photograph: the title lies below the picture, which fills its window
}

// text is the room for the rules text on a card from close by; the family's glyph stands in its lower left corner.
func (q cardParts) text() ui.Rect {
	if q.photo {
		return q.foot.Pad(10, 2, 10, 8)
	}
	return q.foot.Pad(10, 6, 10, 20)
}

// disc sets the glyph of a photograph on a disc over its upper left corner.
func (q cardParts) disc(f *ui.Frame, glyph sprites.ID) {
	if glyph == 0 {
		return
	}
	d := q.glyphSize * 1.4
	f.Tinted(sprites.UICircle, ui.Around(q.glyph, d+4, d+4), f.Theme.Ink)
	f.Tinted(sprites.UICircle, ui.Around(q.glyph, d, d), f.Theme.Paper)
	f.Icon(glyph, ui.Around(q.glyph, q.glyphSize, q.glyphSize), f.Theme.Ink)
}

// textFits tells whether a card of a width from close by shows its whole text.
func (v *View) textFits(f *ui.Frame, c Card, width float64) bool {
	room := partsOf(v.Rules.Name, zoomSize, width/zoomSize.width, ui.Rect{W: width}).text()
	return f.UI.TextHeight(c.Text, ui.Note, room.W) <= room.H
}

// partsOf is where things lie on a card of a game in a size, drawn in r so many times as large.
func partsOf(game string, size cardSize, scale float64, r ui.Rect) cardParts {
	l := sprites.CardLayoutOf(game, size.name)
	if l.W == 0 {
		l = sprites.CardLayoutOf("train", size.name) // a game without drawn cards
	}
	in := func(part sprites.Rect) ui.Rect {
		return ui.Rect{X: r.X + part.X*scale, Y: r.Y + part.Y*scale, W: part.W * scale, H: part.H * scale}
	}
	q := cardParts{header: in(l.Title), window: in(l.Window), foot: in(l.Foot), photo: l.Title.Y > l.Window.Y}
	if q.photo {
		q.motif, q.glyphSize = q.window, 19*scale
		q.glyph = ui.Point{X: r.X + 7*scale, Y: r.Y + 9*scale}
		if size == zoomSize {
			q.glyphSize, q.glyph = 30*scale, ui.Point{X: r.X + 16*scale, Y: r.Y + 18*scale}
		}
		return q
	}
	edge := l.Title.X * scale
	disc, glyph := .80, 13.0
	if size == zoomSize {
		disc, glyph = .74, 16
	}
	side, middle := math.Min(q.window.W, q.window.H)*disc, q.window.Center()
	if size == fanSize { // the left of it is seen
		side, middle.X = 46*scale, r.X+edge+25*scale
	}
	q.motif, q.glyphSize = ui.Around(middle, side*.86, side*.86), glyph*scale
	q.glyph = ui.Point{X: r.X + edge + 14*scale, Y: q.foot.Y + (q.foot.H+edge)/2 - 1}
	if size == zoomSize {
		q.glyph.Y = q.foot.Bottom() - 12*scale
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
	"loot": wood, "brown": wood, "photo": wood,
	"law": plum, "team": plum,
	"lead": soft, "reload": soft, "loaded": soft,
}

func slate(t *ui.Theme) ui.Color { return t.Slate }
func teal(t *ui.Theme) ui.Color  { return t.Teal }
func ember(t *ui.Theme) ui.Color { return t.Ember }
func brass(t *ui.Theme) ui.Color { return t.BrassDark }
func wood(t *ui.Theme) ui.Color  { return t.WoodLight }
func plum(t *ui.Theme) ui.Color  { return t.Plum }
func soft(t *ui.Theme) ui.Color  { return t.InkSoft }
