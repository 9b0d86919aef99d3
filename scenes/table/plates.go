package table

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// plates are the seats around the table, each with its player, colour, symbol and counters.
func (t *Table) plates(f *ui.Frame, z *zones) {
	if z.seats.Empty() {
		return
	}
	n := t.view.Seats()
	rows := (n + z.columns - 1) / z.columns
	for i := range n {
		r := z.seats.Cell(i, z.columns, rows, 4)
		seat := game.Seat(i)
		if z.discs {
			t.disc(f, r, seat)
			continue
		}
		t.view.Plate(f, r, seat)
	}
}

// Plate draws the plate of a seat in r and makes it a hotspot: of the seat if that can be tapped, else to look closer.
// The plate of a seat whose turn it is stands in its colour with a lamp rim.
func (v *View) Plate(f *ui.Frame, r ui.Rect, seat game.Seat) {
	p := v.table.board.Plate(v, seat)
	mark := v.seatSpot(f, r, seat, p)
	look, symbol := ui.BrownPlate, v.Look(seat)
	switch {
	case v.Actor == seat:
		look = ui.SeatPlateLit
	case p.Danger:
		look = ui.DangerPlate
	}
	on := f.Plate(r, look, symbol)
	in := r.Pad(7, 4, 7, 4)
	face := sprites.Portrait(v.Player(seat).Face)
	switch {
	case face != 0 && r.H >= 70 && r.W >= 150:
		side := math.Min(in.H, 64)
		f.Bust(in.CutLeft(side).Place(side, side, ui.Center), ui.Bust{Portrait: face, Seat: symbol, Disc: true, Out: p.Out})
		in.CutLeft(10)
		v.plateName(f, in.CutTop(in.H*.5), seat, on)
	case r.W >= 120:
		radius := math.Min(15, in.H*.34)
		v.plateSymbol(f, in.CutLeft(2*radius).Center(), radius, seat, on)
		in.CutLeft(6)
		v.plateName(f, in.CutTop(in.H*.5), seat, on)
	default:
		top := in.CutTop(in.H * .52)
		radius := math.Min(10, top.H*.5)
		v.plateSymbol(f, top.CutLeft(2*radius).Center(), radius, seat, on)
		top.CutLeft(5)
		v.plateName(f, top, seat, on)
	}
	v.counters(f, in, p, on)
	if p.Out {
		f.Rect(r.Inset(2), ui.Fade(f.Theme.OldPaper, .42))
		f.Icon(sprites.IconCoffin, r.Pad(0, 6, 6, 6).Place(min(r.H-12, 24), r.H-12, ui.Right), f.Theme.Ink)
	}
	switch {
	case p.Danger:
		f.Mark(ui.DangerMark, r)
		f.Badge(ui.Point{X: r.X + 8, Y: r.Y + 8}, ui.DangerBadge, "")
	case mark == Selected:
		f.Mark(ui.SelectedMark, r)
	case mark == Legal:
		f.Mark(ui.LegalMark, r)
	}
}

// plateSymbol is the seat's disc, or on a plate in its own colour the bare symbol.
func (v *View) plateSymbol(f *ui.Frame, c ui.Point, radius float64, seat game.Seat, on ui.Color) {
	if v.Actor == seat {
		f.SeatSymbol(ui.Around(c, radius*1.7, radius*1.7), v.Look(seat), on)
		return
	}
	f.SeatDisc(c, radius, v.Look(seat))
}

func (v *View) plateName(f *ui.Frame, r ui.Rect, seat game.Seat, on ui.Color) {
	name, st := v.Name(seat), ui.H3.At(15)
	if f.UI.TextWidth(name, st)*.8 > r.W {
		name = v.FirstName(seat)
	}
	f.Text(r, name, st, on, ui.Left)
}

// counters sets the figures of a plate in a row.
func (v *View) counters(f *ui.Frame, in ui.Rect, p Plate, on ui.Color) {
	if p.Note != "" {
		if len(p.Counters) == 0 {
			f.Fit(in, p.Note, ui.Label, on, ui.Left)
			return
		}
		w := math.Min(f.UI.TextWidth(p.Note, ui.Label), in.W*.4)
		f.Text(in.CutRight(w), p.Note, ui.Label, on, ui.Right)
	}
	for i, c := range p.Counters {
		cell := in.Column(i, len(p.Counters), 2)
		figure := f.UI.TextWidth(lang.Number(c.Count), ui.H3.At(14)) + 4
		side := math.Max(math.Min(math.Min(18, cell.H), cell.W-figure), 8)
		drawCounter(f, cell, side, c, ui.H3.At(14), on)
	}
}

// drawCounter sets a picture and a figure at the left of r.
func drawCounter(f *ui.Frame, r ui.Rect, side float64, c Counter, st ui.Style, on ui.Color) {
	icon := r.CutLeft(side).Place(side, side, ui.Center)
	switch {
	case c.Plain:
		s := c.Icon.Sprite()
		f.Sprite(c.Icon, icon.Fit(s.W, s.H, ui.Center))
	case c.Tint.A != 0:
		f.Icon(c.Icon, icon, c.Tint)
	default:
		f.Icon(c.Icon, icon, on)
	}
	r.CutLeft(3)
	f.Text(r, lang.Number(c.Count), st, on, ui.Left)
}

// disc is a seat where there is no room for its plate.
func (t *Table) disc(f *ui.Frame, r ui.Rect, seat game.Seat) {
	v := &t.view
	r = r.Place(control, math.Min(r.H, control), ui.Center)
	p := t.board.Plate(v, seat)
	mark := v.seatSpot(f, r, seat, p)
	c := r.Center()
	if v.Actor == seat {
		f.Mark(ui.ChoiceMark, r.Inset(2))
	}
	f.SeatDisc(c, 17, v.Look(seat))
	switch {
	case p.Danger:
		f.Badge(ui.Point{X: r.Right() - 9, Y: r.Y + 9}, ui.DangerBadge, "")
	case mark == Selected:
		f.Mark(ui.SelectedMark, r.Inset(3))
	case mark == Legal:
		f.Mark(ui.LegalMark, r.Inset(3))
	case p.Out:
		f.Rect(r.Inset(6), ui.Fade(f.Theme.OldPaper, .42))
	}
}

// seatSpot is the hotspot of a seat. One that cannot be tapped now is there to be looked at, under another name.
func (v *View) seatSpot(f *ui.Frame, r ui.Rect, seat game.Seat, p Plate) Mark {
	ref := game.Ref{Kind: game.RefSeat, A: uint8(seat)}
	if v.Mark(ref) != Barred {
		return v.Spot(f, ref, r)
	}
	look := func() { v.table.ui.Open(&seatSheet{t: v.table, seat: seat}) }
	f.Hotspot(ui.Hotspot{ID: "plate/" + lang.Number(int(seat)), Label: v.plateLabel(seat, p), Rect: r, Do: look, Look: look})
	return Barred
}

// plateLabel is a plate in words.
func (v *View) plateLabel(seat game.Seat, p Plate) string {
	s := v.Name(seat)
	for _, c := range p.Counters {
		s = lang.T("table/plate/counter", s, c.Count, c.Label)
	}
	if p.Note != "" {
		s = lang.T("table/plate/note", s, p.Note)
	}
	return s
}
