package street

import (
	"math"
	"slices"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// What stands on the notice while nobody is chosen: what has just happened, or how the match is won.

// latest tells what has just happened, the newest first.
func (b *Board) latest(f *ui.Frame, area ui.Rect, v *table.View) {
	if len(b.news) == 0 {
		b.ways(f, area)
		return
	}
	f.Panel(ui.NotePanel, area)
	in := area.Pad(12, 6, 10, 6)
	rows := min(len(b.news), max(1, int(in.H/math.Max(22, f.UI.LineHeight(ui.Note)+2))))
	for rows > 1 && slices.ContainsFunc(b.news[:rows], func(l table.Line) bool { return f.UI.TextWidth(l.Text, ui.NoteBold)*.85 > in.W-28 }) {
		rows-- // a long sentence needs the room of two
	}
	for i, line := range b.news[:rows] {
		r := in.Row(i, rows, 2)
		if line.Actor >= 0 && int(line.Actor) < v.Seats() {
			f.SeatDisc(ui.Point{X: r.X + 10, Y: r.Center().Y}, 10, v.Look(line.Actor))
		}
		r.CutLeft(28)
		st, on := ui.Note, f.Theme.OldPaper
		if i == 0 {
			st, on = ui.NoteBold, f.Theme.LitPaper
		}
		f.Fit(r, line.Text, st, on, ui.Left)
	}
}

// ways tells the three ways to win (OL-94 to OL-96).
func (b *Board) ways(f *ui.Frame, area ui.Rect) {
	f.Panel(ui.NotePanel, area)
	in := area.Pad(12, 4, 10, 4)
	ways := [...]struct {
		icon sprites.ID
		key  string
	}{{sprites.IconLaurels, "good"}, {sprites.IconCrosshair, "bad"}, {sprites.IconHandcuffs, "ugly"}}
	list := ways[:]
	if b.now.Sudden > 0 { // OL-102
		list = list[1:]
	}
	if in.H < float64(len(list))*22 {
		f.Fit(in, lang.T("street/way/all"), ui.Note, f.Theme.Paper, ui.Left)
		return
	}
	for i, way := range list {
		r := in.Row(i, len(list), 2)
		side := math.Min(26, r.H)
		f.Icon(way.icon, r.CutLeft(side).Place(side, side, ui.Center), f.Theme.Lamp)
		r.CutLeft(10)
		f.Fit(r, lang.T("street/way/"+way.key), ui.Note, f.Theme.Paper, ui.Left)
	}
}
