package street

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// What lies over the board while more is to be chosen from than has room elsewhere: all the faces that the Reporter can
// call out, and on a phone the tokens of the reserve.

// Windows lie on the saloons and the reserve, of which nothing is needed then.
func (b *Board) window(f *ui.Frame, v *table.View, area ui.Rect) {
	if v.Moving() || !v.Asked() || v.Viewer == game.NoSeat {
		return
	}
	c := b.choice(v)
	switch {
	case len(c.calls) > fewCalls:
		b.callWindow(f, v, area, c)
	case b.plan.stands && b.choosesReserve(v):
		b.reserveWindow(f, v, area)
	}
}

// pane draws the ground of a window with its title and returns what is left of it.
func (b *Board) pane(f *ui.Frame, r ui.Rect, title string) ui.Rect {
	f.Cover(r)
	f.Panel(ui.ShadowPanel, r.Move(3, 4))
	f.Panel(ui.DeepPanel, r)
	in := r.Inset(7)
	f.Fit(in.CutTop(math.Min(f.UI.LineHeight(ui.H3.At(15))+3, in.H*.16)), title, ui.H3.At(15), f.Theme.Lamp, ui.Center)
	in.CutTop(3)
	return in
}

// callWindow offers the faces that can be called out.
func (b *Board) callWindow(f *ui.Frame, v *table.View, area ui.Rect, c choice) {
	columns, n := 3, len(c.calls)
	r := area
	if b.plan.stands {
		// In the half of the street where the one who is called out does not stand.
		r = area.Inset(6)
		r.H = math.Min(area.H*.5, 290)
		if len(c.targets) > 0 && b.box(c.targets[0]).Center().Y < area.Center().Y || c.target.Kind == game.RefPlace && b.point(c.target).Y < area.Center().Y {
			r.Y = area.Bottom() - r.H - 6
		}
	} else {
		wide := math.Max(math.Min(b.plan.block.W, area.W*.5), math.Min(264, area.W))
		if b.plan.me == rules.Red {
			r = r.CutLeft(wide)
		} else {
			r = r.CutRight(wide)
		}
		r = r.Inset(4)
		r.H = math.Min(r.H, 330)
		r.Y = area.Center().Y - r.H/2
	}
	rows := (n + columns - 1) / columns
	if (r.H-34)/float64(rows) < finger+2 { // flat windows are broad
		columns = 5
		rows = (n + columns - 1) / columns
		wide := math.Min(area.W-8, math.Max(r.W, 5*(finger+6)+14))
		if b.plan.me == rules.Red || r.X == area.X {
			r.W = wide
		} else {
			r.X, r.W = r.Right()-wide, wide
		}
	}
	in := b.pane(f, r, lang.T("street/call/window", roleName(c.role)))
	for i, ref := range c.calls {
		b.call(f, v, in.Cell(i, columns, rows, 4), ref, i, c)
	}
}

// reserveWindow offers the tokens of the reserve.
func (b *Board) reserveWindow(f *ui.Frame, v *table.View, area ui.Rect) {
	n := int(b.now.Stocked)
	r := ui.Rect{X: area.X + edge, W: area.W - 2*edge, H: finger + 14 + f.UI.LineHeight(ui.H3.At(15)) + 10}
	r.Y = area.Y + 4
	if b.plan.me == rules.Red {
		r.Y = area.Bottom() - r.H - 4
	}
	in := b.pane(f, r, lang.T("street/reserve/window"))
	for i := range n {
		cell := in.Column(i, rules.Stock, 4)
		if b.plan.me == rules.Red {
			cell = in.Column(rules.Stock-1-i, rules.Stock, 4)
		}
		ref := rules.ReserveRef(i)
		mark := v.SpotAbove(f, ref, cell, 10, 0)
		radius := math.Min(cell.H, cell.W)/2 - 4
		b.tokenMark(f, v, cell.Center(), radius, mark)
		disc(f, cell.Center(), radius, rules.NoToken)
		b.tag(f, v, cell.Center(), radius, b.now.Reserve[i])
	}
}
