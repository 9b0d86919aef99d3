package train

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// effect is something under way on the board. It keeps what and how far; where that is on the screen follows from the
// plan of the picture, for the window may change meanwhile.
type effect struct {
	draw     func(b *Board, f *ui.Frame, v *table.View, e *effect)
	who      game.Ref // the figure that the effect draws in place of the board
	from, to game.Ref
	start    struct{ i, n int } // where a walker stood among the others on the spot that he leaves
	loot     rules.Loot
	card     rules.Card
	down     bool
	words    string
	icon     sprites.ID
	look     ui.ChipLook
	above    bool    // over the round card and the scheme, too
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

// effectOn is the effect that draws a figure itself; nil: it stands where it is.
func (b *Board) effectOn(pawn game.Ref) *effect {
	for _, e := range b.fx {
		if e.who == pawn {
			return e
		}
	}
	return nil
}

// flights draws what is under way, on the train or above everything.
func (b *Board) flights(f *ui.Frame, v *table.View, above bool) {
	for _, e := range b.fx {
		waits := e.t <= 0 && e.who == (game.Ref{})
		if e.above == above && !waits {
			e.draw(b, f, v, e)
		}
	}
}

// calm tells whether motion is to be kept small.
func calm(f *ui.Frame) bool { return f.UI.Prefs.ReducedMotion }

// point is where a thing is on the board.
func (b *Board) point(f *ui.Frame, v *table.View, r game.Ref) ui.Point {
	p := &b.plan
	switch r.Kind {
	case game.RefPawn:
		return b.chest(r)
	case game.RefPlace:
		return p.plate(rules.At(b.car(r), rules.Level(r.A))).Center()
	case game.RefToken:
		if r.A >= rules.OnCard {
			return b.chest(rules.PawnRef(int(r.A) - rules.OnCard))
		}
		spot := rules.Spot(r.A)
		if spot.Car() >= len(p.cars) {
			break
		}
		list := lying(&b.now, spot)
		at := slices.Index(list, thing{rules.Loot(r.B), int(r.C)})
		if at < 0 {
			return b.loot(spot, len(list), len(list)+1).Center()
		}
		return b.loot(spot, at, len(list)).Center()
	case game.RefCard:
		if r.A == rules.ZoneScheme {
			return b.slot(f, int(r.C)).Center()
		}
		return b.seatPoint(v, game.Seat(r.B))
	case game.RefSeat:
		return b.seatPoint(v, game.Seat(r.A))
	}
	return p.view.Center()
}

// car is the car of a place, within the train.
func (b *Board) car(r game.Ref) int { return min(int(r.B), len(b.plan.cars)-1) }

// seatPoint is where a seat's things come from: its own tray, or its plate over the board.
func (b *Board) seatPoint(v *table.View, seat game.Seat) ui.Point {
	a := b.plan.area
	if v.Mine(seat) {
		return ui.Point{X: a.Center().X, Y: a.Bottom() + 30}
	}
	return ui.Point{X: a.X + a.W*(float64(seat)+.5)/math.Max(float64(v.Seats()), 1), Y: a.Y - 30}
}
