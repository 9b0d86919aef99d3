package table

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// minShown is how much of a fanned card stays in sight at least.
const minShown = 44.0

// nearly is the part of a card's name that is enough to know it by.
const nearly = .85

// fan is where the n cards of a hand lie in r: side by side while they fit, then over each other, and beyond that in a
// strip that scrolls. step is from one card to the next, shown the least of it that names the cards.
func fan(r ui.Rect, n int, width, shown float64) (step float64, scrolls bool) {
	if n < 2 {
		return width + gap, width > r.W
	}
	step = (r.W - width) / float64(n-1)
	wish := math.Min(math.Max(minShown, shown), width+gap)
	least := math.Max(minShown, wish*nearly) // a letter less is better than to scroll
	if width <= miniWidth {
		wish, least = width+4, width+4
	}
	if step < least {
		return wish, true
	}
	return math.Min(step, width+math.Max(gap, math.Min(34, (r.W-width*float64(n))/float64(n)))), false
}

// ownHand is what is the viewer's own: what he has beside the hand, and the hand.
func (t *Table) ownHand(f *ui.Frame, z *zones) {
	v := &t.view
	if v.Viewer == game.NoSeat {
		t.publicTray(f, z)
		t.board.Aside(f, z.hand, v)
		return
	}
	if !z.you.Empty() {
		t.board.You(f, z.you, v)
	}
	t.hand = t.board.Hand(v, t.hand[:0])
	if !z.head.Empty() {
		t.handHead(f, z.head)
	}
	if len(t.hand) == 0 {
		t.board.Aside(f, z.hand, v)
		return
	}
	shown := 0.0
	for _, c := range t.hand[:len(t.hand)-1] {
		shown = math.Max(shown, longestWord(f, c.Title, ui.Label)+fanEdge)
	}
	step, scrolls := fan(z.hand, len(t.hand), z.card, shown)
	draw := func(c ui.Rect) float64 {
		for i := range t.hand {
			t.card(f, c, z.card, i, step)
		}
		return step*float64(len(t.hand)-1) + z.card
	}
	// Raised cards stand out of the zone by their lift.
	area := z.hand.Pad(0, -lift, 0, -4)
	if scrolls {
		f.Strip("table/hand", area, draw)
	} else {
		draw(area)
	}
	if t.people > 1 {
		f.Badge(ui.Point{X: z.hand.Right() - 10, Y: z.hand.Y - 4}, ui.EyeBadge, "")
	}
}

func (t *Table) handHead(f *ui.Frame, r ui.Rect) {
	title := lang.T("table/hand")
	if t.over {
		title = lang.T("review/hand", t.view.FirstName(t.view.Viewer))
	}
	w := f.UI.TextWidth(title, ui.H3)
	f.Text(r.CutLeft(math.Min(w+2, r.W)), title, ui.H3, f.Theme.LitPaper, ui.Left)
	r.CutLeft(10)
	if t.view.Asked() {
		if p := t.board.Prompt(&t.view); p.Hand != "" {
			f.Fit(r, p.Hand, ui.Note, f.Theme.Lamp, ui.Left)
		}
	}
}

// card draws the i-th card of the hand and makes it a hotspot.
func (t *Table) card(f *ui.Frame, area ui.Rect, width float64, i int, step float64) {
	v, c := &t.view, t.hand[i]
	r := ui.Rect{X: area.X + float64(i)*step, Y: area.Y + lift, W: width, H: cardHeight(width)}
	seen := math.Min(step, width)
	if i == len(t.hand)-1 {
		seen = width
	}
	target := r
	target.W = seen
	var key ui.Key
	if i < 9 {
		key = ui.Key('1' + i)
	}
	mark := v.SpotAbove(f, c.Ref, target, i, key)
	id := v.ID(c.Ref)
	raise := 0.0
	if mark != Barred {
		raise = 6 * f.Lifted(id)
	}
	up := 0.0
	if mark == Selected || c.Chosen {
		up = 1
	}
	raise = math.Max(raise, lift*f.UI.Eased("lift/"+id, up, ui.SelectMS, ui.Decelerate))
	r.Y -= raise
	if way := t.dealt.of(i); way < 1 {
		if way <= 0 {
			return
		}
		if !f.UI.Prefs.ReducedMotion {
			r.Y += (1 - way) * r.H
		}
		f.PushAlpha(way)
		defer f.Pop()
	}
	s := CardState{
		Legal:    mark == Legal || mark == Other,
		Selected: mark == Selected || c.Chosen,
		Off:      mark == Barred && v.Asked() && !c.Chosen,
		Seen:     seen,
	}
	if width <= miniWidth {
		v.Mini(f, r, c, s)
	} else {
		v.DrawCard(f, ui.Point{X: r.X, Y: r.Y}, width, c, s)
	}
	t.point(f, c.Ref, ui.Rect{X: r.X, Y: r.Y, W: seen, H: r.H})
}

// publicTray is what lies where a hand would be while everybody may look.
func (t *Table) publicTray(f *ui.Frame, z *zones) {
	r := z.you
	words := lang.T("table/public")
	if t.people == 0 || t.match.Humans() == 0 {
		words = lang.T("table/watching")
	}
	side := math.Min(28, r.H)
	icon := r.CutLeft(side).Place(side, side, ui.Center)
	f.Icon(sprites.IconPadlock, icon, f.Theme.OldPaper)
	r.CutLeft(10)
	f.Fit(r, words, ui.Note, f.Theme.OldPaper, ui.Left)
}
