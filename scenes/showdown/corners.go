package showdown

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/showdown"
)

// newest is how many lines of the log stand on the board.
const newest = 3

// corners draws who may sit at this table, and what has just happened, where there is room.
func (b *Board) corners(f *ui.Frame, v *table.View) {
	if b.now.Counts {
		b.counts(f, b.plan.counts)
	}
	b.latest(f, v, b.plan.news)
}

// counts shows how many of each role there are (BG-2).
func (b *Board) counts(f *ui.Frame, r ui.Rect) {
	if r.Empty() {
		return
	}
	f.Panel(ui.NotePanel, r)
	in := r.Pad(14, 8, 10, 8)
	f.Text(in.CutTop(f.UI.LineHeight(ui.H3)+6), lang.T("showdown/counts"), ui.H3.At(16), f.Theme.LitPaper, ui.Left)
	counts := rules.RoleCounts[b.now.Seats]
	n := 0
	for _, count := range counts {
		if count > 0 {
			n++
		}
	}
	wide, st := 0.0, ui.Note
	for role, count := range counts {
		if count > 0 {
			wide += f.UI.TextWidth(roleName(rules.Role(role)), st) + 8
		}
	}
	if wide > in.W {
		st = ui.Note.At(12)
	}
	spare := math.Max(0, in.W-wide*st.Size/ui.Note.Size) / float64(n)
	for role, count := range counts {
		if count == 0 {
			continue
		}
		cell := in.CutLeft(f.UI.TextWidth(roleName(rules.Role(role)), st) + 8*st.Size/ui.Note.Size + spare)
		words := cell.CutBottom(math.Min(f.UI.LineHeight(ui.Note)+2, cell.H*.5))
		side := math.Min(28, cell.H)
		f.Icon(roleIcons[role], cell.CutLeft(side).Place(side, side, ui.Center), f.Theme.Lamp)
		cell.CutLeft(5)
		f.Text(cell, lang.Number(int(count)), ui.H3.At(18), f.Theme.LitPaper, ui.Left)
		f.Text(words, roleName(rules.Role(role)), st, f.Theme.Paper, ui.Left)
	}
}

// latest shows the last lines of the log, the newest first.
func (b *Board) latest(f *ui.Frame, v *table.View, r ui.Rect) {
	if r.Empty() || len(b.news) == 0 {
		return
	}
	f.Panel(ui.NotePanel, r)
	in := r.Pad(12, 8, 8, 8)
	for i, line := range b.news {
		row := in.Row(i, newest, 2)
		if line.Actor >= 0 && int(line.Actor) < v.Seats() {
			f.SeatDisc(ui.Point{X: row.X + 10, Y: row.Center().Y}, 10, v.Look(line.Actor))
		}
		row.CutLeft(28)
		st, on := ui.Note, f.Theme.OldPaper
		if i == 0 {
			st, on = ui.NoteBold, f.Theme.LitPaper
		}
		f.Fit(row, line.Text, st, on, ui.Left)
	}
}

// hear puts what an event says before the other lines.
func (b *Board) hear(line table.Line) {
	b.news = append(b.news, table.Line{})
	copy(b.news[1:], b.news)
	b.news[0] = line
	b.news = b.news[:min(len(b.news), newest)]
}
