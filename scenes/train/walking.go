package train

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/train"
)

// How figures get from place to place. A mover is told the places; where they are follows from the plan.

// leave takes a bandit from its spot to another in the picture and returns the effect that shows it on its way.
func (b *Board) leave(bandit int, to rules.Spot, draw func(*Board, *ui.Frame, *table.View, *effect)) *effect {
	e := &effect{draw: draw, who: rules.PawnRef(bandit)}
	from := b.now.Bandits[bandit].Spot
	list := b.standing(from)
	e.start.i, e.start.n = max(slices.Index(list, bandit), 0), max(len(list), 1)
	e.from, e.to = rules.SpotRef(from), rules.SpotRef(to)
	if from.Car() != to.Car() {
		b.right[bandit] = to > from
	}
	b.now.Bandits[bandit].Spot = to
	return e
}

// spotOf is the spot of a place, within the train.
func (b *Board) spotOf(r game.Ref) rules.Spot {
	return rules.At(min(int(r.B), int(b.now.Cars)-1), rules.Level(r.A&1))
}

// walk draws a figure on its way along the cars.
func walk(b *Board, f *ui.Frame, v *table.View, e *effect) {
	foot := b.way(e)
	if from, to := b.spotOf(e.from).Car(), b.spotOf(e.to).Car(); from != to && !calm(f) {
		steps := math.Abs(float64(from - to))
		foot.Y -= math.Abs(math.Sin(e.t*steps*2*math.Pi)) * 4 * b.plan.scale
	}
	b.drawMover(f, v, e, foot, 0)
}

// climb draws a figure on a ladder: up or down, a little to the side.
func climb(b *Board, f *ui.Frame, v *table.View, e *effect) {
	foot := b.way(e)
	turn := 0.0
	if !calm(f) {
		turn = 5 * math.Sin(e.t*4*math.Pi)
	}
	b.drawMover(f, v, e, foot, turn)
}

// fling draws a figure that is knocked, pushed or swept away: in an arc, half turning over.
func fling(b *Board, f *ui.Frame, v *table.View, e *effect) {
	foot := b.way(e)
	turn := 0.0
	if !calm(f) {
		arc := math.Sin(math.Min(math.Max(e.t, 0), 1) * math.Pi)
		foot.Y -= arc * 26 * b.plan.scale
		turn = 40 * arc
		if b.spotOf(e.to) < b.spotOf(e.from) {
			turn = -turn
		}
	}
	b.drawMover(f, v, e, foot, turn)
}

// drawMover draws the figure of an effect with its foot at p. With reduced motion it fades from one place to the other.
func (b *Board) drawMover(f *ui.Frame, v *table.View, e *effect, p ui.Point, turn float64) {
	draw := func(p ui.Point) {
		if e.who == rules.MarshalRef() {
			b.drawMarshal(f, p)
			return
		}
		b.drawPawn(f, v, int(e.who.A), p, turn)
	}
	if !calm(f) {
		draw(p)
		return
	}
	from, to := b.ends(e)
	f.PushAlpha(1 - e.t)
	draw(from)
	f.Pop()
	f.PushAlpha(e.t)
	draw(to)
	f.Pop()
}

// ends are where a mover comes from and goes to.
func (b *Board) ends(e *effect) (from, to ui.Point) {
	if e.who == rules.MarshalRef() {
		return b.plan.marshal(b.spotOf(e.from).Car()), b.plan.marshal(b.spotOf(e.to).Car())
	}
	return b.plan.pawn(b.spotOf(e.from), e.start.i, e.start.n), b.foot(int(e.who.A))
}

// way is where a mover is now. Where the train is broken into lines it goes out at the end of one and comes in at the
// beginning of the next.
func (b *Board) way(e *effect) ui.Point {
	p := &b.plan
	from, to := b.ends(e)
	first, last := p.cars[b.spotOf(e.from).Car()].line, p.cars[b.spotOf(e.to).Car()].line
	if first == last {
		return from.Lerp(to, e.t)
	}
	const beyond = 40
	out, in := p.view.Right()+beyond, p.view.X-beyond
	if last < first {
		out, in = in, out
	}
	if e.t < .5 {
		return from.Lerp(ui.Point{X: out, Y: from.Y}, e.t*2)
	}
	return ui.Point{X: in, Y: to.Y}.Lerp(to, e.t*2-1)
}
