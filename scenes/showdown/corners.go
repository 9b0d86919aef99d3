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
	in := r.Pad(math.Min(14, r.W*.045), 8, 6, 8)
	f.Text(in.CutTop(f.UI.LineHeight(ui.H3)+6), lang.T("showdown/counts"), ui.H3.At(16), f.Theme.LitPaper, ui.Left)
	n, wide := 0, 0.0
	for role, count := range rules.RoleCounts[b.now.Seats] {
		if count > 0 {
			n++
			wide += b.roleWide(f, rules.Role(role))
		}
	}
	spare := (in.W - wide) / float64(n)
	i := 0
	for role, count := range rules.RoleCounts[b.now.Seats] {
		switch {
		case count == 0:
			continue
		case spare >= 0:
			b.countAbove(f, in.CutLeft(b.roleWide(f, rules.Role(role))+spare), rules.Role(role), int(count))
		default:
			cell := in.Cell(i, 2, (n+1)/2, 2)
			if i%2 == 0 {
				cell.W -= 6 // the second and the fourth role have the longer names
			} else {
				cell = cell.Pad(-6, 0, 0, 0)
			}
			b.countBeside(f, cell, rules.Role(role), int(count))
		}
		i++
	}
}

// roleWide is the room that the name of a role takes among others.
func (b *Board) roleWide(f *ui.Frame, role rules.Role) float64 {
	return f.UI.TextWidth(roleName(role), ui.Note) + 8
}

// countAbove sets how many there are of a role above its name.
func (b *Board) countAbove(f *ui.Frame, cell ui.Rect, role rules.Role, count int) {
	words := cell.CutBottom(math.Min(f.UI.LineHeight(ui.Note)+2, cell.H*.5))
	b.roleSign(f, &cell, role, 28, count)
	f.Text(words, roleName(role), ui.Note, f.Theme.Paper, ui.Left)
}

// countBeside sets it before the name, where there is less room.
func (b *Board) countBeside(f *ui.Frame, cell ui.Rect, role rules.Role, count int) {
	b.roleSign(f, &cell, role, 18, count)
	f.Text(cell, roleName(role), ui.Note.At(12), f.Theme.Paper, ui.Left)
}

// roleSign cuts the sign of a role and a figure from the left of r.
func (b *Board) roleSign(f *ui.Frame, r *ui.Rect, role rules.Role, side float64, count int) {
	side = math.Min(side, r.H)
	f.Icon(roleIcons[role], r.CutLeft(side).Place(side, side, ui.Center), f.Theme.Lamp)
	r.CutLeft(3)
	words, st := lang.Number(count), ui.H3.At(side*.3+9)
	f.Text(r.CutLeft(f.UI.TextWidth(words, st)+4), words, st, f.Theme.LitPaper, ui.Left)
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
