package street

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// How tokens fly, are spent, slide and change places.

// flies draws a token on its way; radius and face do not change.
func flies(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.point(e.from), b.point(e.to)
	at := from.Lerp(to, e.t)
	if calm(f) {
		at = to
		f.PushAlpha(e.t)
		defer f.Pop()
	} else {
		at.Y -= 24 * math.Sin(math.Pi*e.t)
	}
	radius := b.radius(e.from)*(1-e.t) + b.radius(e.to)*e.t
	disc(f, at, radius, e.token)
}

// spends draws a token that rises from a stash, shows itself and is gone.
func spends(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(e.from)
	way := b.plan.lane.Center().Sub(at)
	if n := math.Hypot(way.X, way.Y); n > 0 && !calm(f) {
		far := 46 * math.Min(1, e.t*2)
		at = at.Add(ui.Point{X: way.X / n * far, Y: way.Y / n * far})
	}
	f.PushAlpha(math.Min(1, math.Min(e.t*6, (1-e.t)*3)))
	disc(f, at, 22, e.token)
	f.Pop()
}

// radius is how large a token is where it lies.
func (b *Board) radius(r game.Ref) float64 {
	switch {
	case r.Kind == game.RefToken && r.A == rules.InReserve:
		return b.plan.small
	case r.Kind == game.RefToken:
		return b.plan.token
	}
	return 14
}

// slides draws the tokens that close a gap, the first of the reserve behind them.
func slides(b *Board, f *ui.Frame, v *table.View, e *effect) {
	s, p := &b.now, &b.plan
	t := e.t
	if calm(f) {
		t = 1
	}
	gap, last := int(e.from.C), int(e.to.C)
	for c := gap; c < last; c++ {
		at := p.cells[c+1].Lerp(p.cells[c], t)
		disc(f, at, p.token, rules.NoToken)
		b.tag(f, v, at, p.token, s.Cells[c+1])
	}
	if !e.up || s.Stocked == 0 {
		return
	}
	at := p.stock[0].Lerp(p.cells[last], t)
	radius := p.small*(1-t) + p.token*t
	disc(f, at, radius, rules.NoToken)
	b.tag(f, v, at, radius, s.Reserve[0])
	for i := 1; i < int(s.Stocked); i++ {
		at := p.stock[i].Lerp(p.stock[i-1], t)
		disc(f, at, p.small, rules.NoToken)
		b.tag(f, v, at, p.small, s.Reserve[i])
	}
}

// swaps draws two tokens that change places.
func swaps(b *Board, f *ui.Frame, v *table.View, e *effect) {
	t := e.t
	if calm(f) {
		t = 1
	}
	for i, way := range [2][2]game.Ref{{e.from, e.to}, {e.to, e.from}} {
		from, to := b.point(way[0]), b.point(way[1])
		at := from.Lerp(to, t)
		bow := 26 * math.Sin(math.Pi*t) * (1 - 2*float64(i))
		if b.plan.stands {
			at.X += bow
		} else {
			at.Y += bow
		}
		radius := b.radius(way[0])*(1-t) + b.radius(way[1])*t
		disc(f, at, radius, rules.NoToken)
		if lies := b.lying(way[0]); lies != nil {
			b.tag(f, v, at, radius, *lies)
		}
	}
}

// lying is the token that lies in a place, nil if none can.
func (b *Board) lying(r game.Ref) *rules.Lying {
	switch {
	case r.Kind != game.RefToken:
	case r.A == rules.InReserve && r.C < rules.Stock:
		return &b.now.Reserve[r.C]
	case r.A == rules.OnStreet && r.C < rules.Columns:
		return &b.now.Cells[r.C]
	}
	return nil
}
