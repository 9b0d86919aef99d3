package street

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// leastBar is the room that the rival's stash needs in the top bar.
const leastBar = 150.0

// away are the sides whose stashes are shown outside the board: the viewer's in the tray, his rival's in the bar where
// that has room. While everybody looks, and on tiny windows, both lie on the board.
func (b *Board) away(f *ui.Frame, v *table.View) (a away) {
	if v.Viewer == game.NoSeat || f.Layout.Shape == ui.Tiny {
		return a
	}
	me := b.now.SideOf(v.Viewer)
	a[me] = true
	a[1-me] = v.Spare.W >= leastBar
	return a
}

// inBar draws the rival's stash in the top bar.
func (b *Board) inBar(f *ui.Frame, v *table.View) {
	if v.Viewer == game.NoSeat || v.Spare.W < leastBar || b.plan.stands {
		return
	}
	rival := 1 - b.now.SideOf(v.Viewer)
	r := v.Spare
	r = r.Place(r.W, math.Max(r.H, finger), ui.Center)
	b.seatSpot(f, v, rival, r)
	in := r.Pad(4, 4, 0, 4)
	seat := b.now.SeatOf(rival)
	f.SeatDisc(in.CutLeft(30).Center(), 14, v.Look(seat))
	in.CutLeft(6)
	if in.W > 240 {
		name := in.CutLeft(math.Min(in.W-200, 96))
		f.Fit(name, v.FirstName(seat), ui.H3.At(15), f.Theme.LitPaper, ui.Left)
		in.CutLeft(6)
	}
	b.figures(f, in, rival, 4)
}
