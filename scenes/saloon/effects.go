package saloon

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// effect is something under way on the board. It keeps what and how far; where that is on the screen follows from the
// plan of the picture, for the window may change meanwhile.
type effect struct {
	draw     func(b *Board, f *ui.Frame, v *table.View, e *effect)
	from, to game.Ref
	seat     game.Seat // whose pawn or weapon it is about
	walker   bool      // it draws the pawn of seat, which is nowhere else meanwhile
	card     rules.Kind
	words    string
	icon     sprites.ID
	look     ui.ChipLook
	circle   [2]int  // the circles on which a walk begins and ends
	late     bool    // it is not seen until its time has come
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

// flying tells whether a thing is still on its way to its place.
func (b *Board) flying(r game.Ref) bool {
	return slices.ContainsFunc(b.fx, func(e *effect) bool { return e.to == r && e.card != rules.NoKind })
}

// flights draws what is under way.
func (b *Board) flights(f *ui.Frame, v *table.View) {
	for _, e := range b.fx {
		if !e.late || e.t > 0 {
			e.draw(b, f, v, e)
		}
	}
}

// calm tells whether motion is to be kept small.
func calm(f *ui.Frame) bool { return f.UI.Prefs.ReducedMotion }

// box is where a thing lies, or comes from, on the board.
func (b *Board) box(r game.Ref) ui.Rect {
	p := &b.plan
	switch r.Kind {
	case game.RefPawn:
		return ui.Around(b.chest(game.Seat(r.A)), 40, 48)
	case game.RefSeat:
		return ui.Around(p.seat(game.Seat(r.A)), 40, 56)
	case game.RefPlace:
		if r.A == rules.PlacePosition {
			if pos := positionIn(r); pos != rules.Nowhere {
				return p.places[pos].plate
			}
			break
		}
		return ui.Around(p.seat(game.Seat(r.B)), 40, 56)
	case game.RefCard:
		switch r.A {
		case rules.ZoneDeck:
			return b.pileBox(0)
		case rules.ZoneLoader, rules.ZoneLoaded:
			return b.pileBox(1)
		case rules.ZoneDiscard:
			return b.pileBox(2)
		case rules.ZonePlay:
			return b.stageBox()
		}
	}
	return ui.Around(p.own(), 40, 56)
}

func (b *Board) point(r game.Ref) ui.Point { return b.box(r).Center() }

// stageBox is where a card that is played is held for all to see: high over the middle of the map.
func (b *Board) stageBox() ui.Rect {
	r := b.plan.room
	w := math.Min(96, math.Min(r.W*.25, r.H*.4/1.4))
	return ui.Around(ui.Point{X: r.Center().X, Y: r.Y + r.H*.3}, w, w*1.4)
}

// cardIn draws a card in a rectangle: whole where there is room, else its picture.
func (b *Board) cardIn(f *ui.Frame, v *table.View, r ui.Rect, k rules.Kind) {
	w := math.Min(r.W, r.H/1.4)
	if w < 60 {
		w = math.Min(math.Max(w, 28), 40)
		b.small(f, ui.Around(r.Center(), w, w*1.4), k)
		return
	}
	v.DrawCard(f, ui.Point{X: r.Center().X - w/2, Y: r.Center().Y - w*.7}, w, b.face(k), table.CardState{})
}

// sail draws a card on its way from one place to another.
func sail(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.box(e.from), b.box(e.to)
	r := from.Lerp(to, e.t)
	if calm(f) {
		r = to
		f.PushAlpha(e.t)
		defer f.Pop()
	}
	b.cardIn(f, v, r, e.card)
}

// shows draws a card that is played: it comes out of the hand, is held up for all to see, and goes.
func shows(b *Board, f *ui.Frame, v *table.View, e *effect) {
	const there, back = .32, .86
	from, to := b.box(e.from), b.stageBox()
	r := to
	switch {
	case calm(f):
	case e.t < there:
		r = from.Lerp(to, ui.Standard.At(e.t/there))
	case e.t > back:
		r = to.Move(0, -24*(e.t-back)/(1-back))
	}
	f.PushAlpha(math.Min(1, math.Min(e.t*8, (1-e.t)*8)))
	b.cardIn(f, v, r, e.card)
	f.Pop()
}

// bubble draws words that rise over a thing and fade.
func bubble(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(e.to)
	rise := math.Min(1, e.t*2.5)
	if calm(f) {
		rise = 1
	}
	at.Y -= 22 + 20*rise
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
