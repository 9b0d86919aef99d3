package saloon

import (
	"math"

	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	"drygulch/game"

	rules "drygulch/game/saloon"
)

// How pawns come in, walk, dive and go.

// walk sends a seat's pawn from one position to another; the picture has it there at once, and draws it under way until
// it has arrived.
func (b *Board) walk(m *table.Motion, seat game.Seat, to rules.Position, draw func(*Board, *ui.Frame, *table.View, *effect), ms int) {
	if seat < 0 || seat >= game.Seat(b.now.Seats) {
		return
	}
	e := &effect{draw: draw, seat: seat, walker: true}
	e.from, e.circle[0] = rules.PositionRef(b.now.Where[seat]), b.circleOf(seat)
	b.now.Where[seat] = to
	e.to, e.circle[1] = rules.PositionRef(to), b.circleOf(seat)
	m.Tweens = append(m.Tweens, b.add(e, ms, ui.Linear, nil))
}

// step is one end of a walk: the circle where it begins or ends; off the map, the panel of the seat.
func (b *Board) step(e *effect, end int) ui.Point {
	r := e.from
	if end == 1 {
		r = e.to
	}
	spots := b.plan.places[positionIn(r)].spots
	if len(spots) == 0 {
		return b.plan.seat(e.seat)
	}
	return spots[min(e.circle[end], len(spots)-1)]
}

// strolls draws a pawn on its way: it rocks as it walks.
func strolls(b *Board, f *ui.Frame, v *table.View, e *effect) {
	k := b.plan.pawnScale()
	t := ui.InOut.At(e.t)
	if calm(f) {
		f.PushAlpha(e.t)
		b.figure(f, v.Look(e.seat), e.seat, b.step(e, 1), k)
		f.Pop()
		return
	}
	at := b.step(e, 0).Lerp(b.step(e, 1), t)
	f.PushTurn(at, 5*math.Sin(e.t*math.Pi*6))
	b.figure(f, v.Look(e.seat), e.seat, at.Sub(ui.Point{Y: 4 * math.Abs(math.Sin(e.t*math.Pi*6))}), k)
	f.Pop()
}

// dives draws a pawn that jumps into the open: head first, over whatever is between, and lands in dust.
func dives(b *Board, f *ui.Frame, v *table.View, e *effect) {
	k := b.plan.pawnScale()
	from, to := b.step(e, 0), b.step(e, 1)
	if calm(f) {
		f.PushAlpha(e.t)
		b.figure(f, v.Look(e.seat), e.seat, to, k)
		f.Pop()
		return
	}
	const flight = .62
	high := 46.0
	if positionIn(e.from) == rules.Balcony {
		high = 84
	}
	t := math.Min(1, e.t/flight)
	at := from.Lerp(to, t)
	at.Y -= high * b.plan.scale * math.Sin(t*math.Pi)
	turn := 90 * math.Sin(t*math.Pi/2)
	if to.X < from.X {
		turn = -turn
	}
	if e.t > flight {
		landed := (e.t - flight) / (1 - flight)
		f.PushAlpha(1 - landed)
		f.SpriteAt(sprites.FxDust, to.Add(ui.Point{Y: -6}), math.Max(.1, 1.1*math.Min(1, landed*3)))
		f.Pop()
		turn *= 1 - math.Min(1, landed*1.6)
	}
	middle := at.Sub(ui.Point{Y: figure * .4 * k})
	f.PushTurn(middle, turn)
	b.figure(f, v.Look(e.seat), e.seat, at, k)
	f.Pop()
}

// goesOut draws somebody who is out: he goes through the swinging doors, head over heels, and his hat follows.
func goesOut(b *Board, f *ui.Frame, v *table.View, e *effect) {
	k := b.plan.pawnScale()
	from, to := b.step(e, 0), b.plan.places[rules.Doors].plate.Center()
	f.PushAlpha(math.Min(1, (1-e.t)*3))
	defer f.Pop()
	at, turn := from, 0.0
	if !calm(f) {
		t := ui.Accelerate.At(math.Min(1, e.t*1.15))
		at = from.Lerp(to, t)
		at.Y -= 60 * b.plan.scale * math.Sin(t*math.Pi)
		turn = 540 * t
	}
	f.SpriteAt(sprites.FxDust, from, math.Max(.1, math.Min(1, e.t*3)))
	f.PushTurn(at.Sub(ui.Point{Y: figure * .4 * k}), turn)
	b.figure(f, v.Look(e.seat), e.seat, at, k)
	f.Pop()
	stars := dizzy[int(e.t*12)%len(dizzy)]
	f.SpriteAt(stars, from.Sub(ui.Point{Y: figure * k}), math.Max(k, .6))
}

// dizzy are the stars over the head of somebody who was hit.
var dizzy = [...]sprites.ID{sprites.SaloonDizzy1, sprites.SaloonDizzy2, sprites.SaloonDizzy3}
