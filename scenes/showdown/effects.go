package showdown

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// effect is something under way on the board. It keeps what and how far; where that is on the screen follows from the
// plan of the picture, for the window may change meanwhile.
type effect struct {
	draw     func(b *Board, f *ui.Frame, v *table.View, e *effect)
	from, to game.Ref
	card     rules.Card
	role     rules.Role
	row      int  // cards in the row while it flies
	slow     bool // it begins with held breath
	words    string
	icon     sprites.ID
	look     ui.ChipLook
	t        float64 // from 0 to 1
}

// add puts an effect on the picture and gives the tween that moves it. It leaves the picture when it has come to its
// end and after has been done.
func (b *Board) add(e *effect, ms int, ease ui.Easing, after func()) ui.Tween {
	b.fx = append(b.fx, e)
	return ui.Tween{For: ms, Ease: ease, Step: func(t float64) { e.t = t }, Done: func() {
		if at := slices.Index(b.fx, e); at >= 0 {
			b.fx = slices.Delete(b.fx, at, at+1)
		}
		if after != nil {
			after()
		}
	}}
}

// arriving tells whether a thing is still on its way to its place.
func (b *Board) arriving(r game.Ref) bool {
	return slices.ContainsFunc(b.fx, func(e *effect) bool { return e.to == r })
}

// flights draws what is under way.
func (b *Board) flights(f *ui.Frame, v *table.View) {
	for _, e := range b.fx {
		e.draw(b, f, v, e)
	}
}

// calm tells whether motion is to be kept small.
func calm(f *ui.Frame) bool { return f.UI.Prefs.ReducedMotion }

// box is where a thing lies, or comes from, on the board.
func (b *Board) box(r game.Ref, row int) ui.Rect {
	p := &b.plan
	switch r.Kind {
	case game.RefSeat:
		return ui.Around(p.seat(game.Seat(r.A)), 48, 56)
	case game.RefPlace:
		return ui.Around(p.seat(game.Seat(r.B)), 48, 56)
	case game.RefCard:
		switch r.A {
		case rules.ZoneDeck:
			return p.deck
		case rules.ZoneDiscard:
			return p.pile
		case rules.ZoneRow:
			_, _, places := p.rowOf(max(row, int(b.now.InRow), int(r.C)+1))
			return places[r.C]
		}
	}
	return ui.Around(p.own(), 48, 56)
}

// head is where the face of a seat is, or where it would be.
func (b *Board) head(seat game.Seat) ui.Rect {
	if seat >= 0 && int(seat) < len(b.heads) && !b.heads[seat].Empty() {
		return b.heads[seat]
	}
	return ui.Around(b.plan.seat(seat), 48, 48)
}

func (b *Board) point(r game.Ref) ui.Point { return b.box(r, 0).Center() }

// sail draws a card on its way from one place to another.
func sail(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.box(e.from, e.row), b.box(e.to, e.row)
	r := from.Lerp(to, e.t)
	if calm(f) {
		r = to
		f.PushAlpha(e.t)
		defer f.Pop()
	}
	b.card(f, v, r, e.card, table.CardState{})
}

// turning draws a card on its way that is turned over as it flies.
func turning(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.box(e.from, e.row), b.box(e.to, e.row)
	r, card := from.Lerp(to, math.Min(1, e.t*1.6)), e.card
	if calm(f) {
		f.PushAlpha(e.t)
		b.card(f, v, to, card, table.CardState{})
		f.Pop()
		return
	}
	side := math.Cos(math.Min(1, e.t*1.6) * math.Pi)
	if side > 0 {
		card = rules.Hidden
	}
	f.PushScale(r.Center(), math.Max(.03, math.Abs(side)), 1)
	b.card(f, v, r, card, table.CardState{})
	f.Pop()
}

// bubble draws words that rise over a thing and fade.
func bubble(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(e.to)
	rise := math.Min(1, e.t*2.5)
	if calm(f) {
		rise = 1
	}
	at.Y -= 18 + 22*rise
	area := b.plan.area
	w := f.UI.TextWidth(e.words, ui.NoteBold) + 54
	h := math.Max(30, f.UI.LineHeight(ui.NoteBold)+8)
	at.Y = math.Max(area.Y+h/2+2, math.Min(at.Y, area.Bottom()-h/2-2))
	r := ui.Around(at, w, h)
	r.X = math.Max(area.X+4, math.Min(r.X, area.Right()-w-4))
	f.PushAlpha(math.Min(1, math.Min(e.t*8, (1-e.t)*5)))
	f.Chip(r, e.words, e.look, e.icon, ui.Center)
	f.Pop()
}
