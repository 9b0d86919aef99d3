package train

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// notice is what is told where no hand lies: a picture, whose doing it is, a title and what it means.
type notice struct {
	draw        func(r ui.Rect) // the picture, as high as r
	width       float64         // of the picture, as a part of its height
	seat        int             // look of the seat; -1: nobody's
	title, text string
}

// Aside implements table.Board: the card that is being resolved, the event of the round, or what the present turn means.
func (b *Board) Aside(f *ui.Frame, area ui.Rect, v *table.View) {
	n, ok := b.notice(f, v)
	if !ok || area.H < 24 {
		return
	}
	side := math.Min(area.H, table.CardHeight)
	picture := area.CutLeft(math.Min(side*n.width, area.W*.4))
	n.draw(picture.Place(picture.W, side, ui.Left))
	area.CutLeft(14)
	line := math.Min(f.UI.LineHeight(ui.H3)+2, area.H)
	if area.H < 80 { // in one row
		line = math.Min(line, area.H/2)
	}
	head := area.CutTop(line)
	if n.seat >= 0 {
		radius := math.Min(11, head.H/2)
		f.SeatDisc(ui.Point{X: head.X + radius, Y: head.Center().Y}, radius, n.seat)
		head.CutLeft(2*radius + 6)
	}
	f.Fit(head, n.title, ui.H3, f.Theme.LitPaper, ui.Left)
	area.W = math.Min(area.W, 460)
	f.Fit(area, n.text, ui.Note, f.Theme.Paper, ui.TopLeft)
}

// notice is what there is to tell now; ok is false if the picture says it all.
func (b *Board) notice(f *ui.Frame, v *table.View) (n notice, ok bool) {
	s := &b.now
	n.seat = -1
	icon := func(id sprites.ID) {
		n.width = .8
		n.draw = func(r ui.Rect) {
			side := math.Min(math.Min(r.W, r.H), 72)
			f.Icon(id, r.Place(side, side, ui.Center), f.Theme.Lamp)
		}
	}
	card, round := b.round()
	switch {
	case b.resolving && s.Next < s.Laid:
		p := s.Scheme[s.Next]
		n.width, n.seat = 5.0/7, v.Look(p.Seat)
		n.draw = func(r ui.Rect) {
			if r.H < 100 {
				b.mini(f, r.Fit(miniWidth, miniWidth*miniShape, ui.Left), p.Card, n.seat, false)
				return
			}
			v.DrawCard(f, ui.Point{X: r.X, Y: r.Y}, r.H/1.4, b.face(v, p.Card), table.CardState{})
		}
		n.title = lang.T("train/aside/now", v.FirstName(p.Seat), cardOf(s, p.Card))
		n.text = lang.T("train/card/" + rules.KindNames[p.Card.Kind()] + "/text")
	case s.Phase == rules.Over || !round:
		return n, false
	case b.nextSlot():
		name := rules.IconNames[card.Turns[s.Turn]]
		n.width = .8
		n.draw = func(r ui.Rect) {
			side := math.Min(math.Min(r.W, r.H), 72)
			b.turn(f, r.Place(side, side, ui.Center), card.Turns[s.Turn], 1)
		}
		n.title, n.text = lang.T("train/turn/"+name), lang.T("train/turn/"+name+"/text")
	case s.Next < s.Laid:
		icon(sprites.IconRobberHand)
		n.title, n.text = lang.T("train/banner/stealing"), lang.T("train/scheme/text")
	case happenings[card.Event].icon != 0:
		icon(happenings[card.Event].icon)
		n.title, n.text = lang.T("train/round/"+card.Name), lang.T("train/round/"+card.Name+"/text")
	default:
		return n, false
	}
	return n, true
}
