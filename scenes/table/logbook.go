package table

import (
	"fmt"
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// logbook is the drawer with all that the viewer knows to have happened, oldest first.
type logbook struct {
	t       *Table
	fresh   bool      // not yet scrolled to its end
	heights []float64 // of the lines in a drawer of this layout
	layout  ui.Layout
}

func (l *logbook) Name() string { return l.t.Name() + "/log" }

func (l *logbook) Tick(u *ui.UI) {
	if l.fresh {
		l.fresh = false
		u.ScrollToEnd("table/log")
	}
}

func (l *logbook) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(l)
}

// drawer opens a panel at the right of the window, on phones over all of it, with a title and the way back; it returns
// the room below.
func drawer(f *ui.Frame, title string, back func()) ui.Rect {
	safe := f.Layout.Safe()
	r := safe.CutRight(math.Min(safe.W, 440)).Inset(gap)
	f.Panel(ui.DialogPanel, r)
	r = r.Inset(16)
	head := r.CutTop(math.Max(control, f.UI.LineHeight(ui.H1)))
	f.Button(head.CutRight(math.Min(120, head.W*.4)), ui.Button{ID: "nav/back", Label: lang.T("ui/close"), Kind: ui.DarkButton, Key: 'L', Do: back})
	f.Fit(head, title, ui.H1, f.Theme.Ink, ui.Left)
	r.CutTop(gap)
	return r
}

func (l *logbook) Build(f *ui.Frame) {
	u := f.UI
	r := drawer(f, lang.T("table/log"), func() { l.Back(u) })
	lines := l.t.journal.lines
	if len(lines) == 0 {
		f.Paragraph(r, lang.T("table/log/empty"), ui.Body, f.Theme.InkSoft, ui.TopLeft)
	}
	if f.Layout != l.layout {
		l.layout, l.heights = f.Layout, l.heights[:0]
	}
	f.List("table/log", r, func(in ui.Rect) float64 {
		y := in.Y
		for i, line := range lines {
			// What lies more than a window away is only passed over, so that a long game scrolls as easily as a short one.
			if i < len(l.heights) && !f.Visible(ui.Rect{X: in.X, Y: y - f.Layout.H, W: in.W, H: l.heights[i] + 2*f.Layout.H}) {
				y += l.heights[i]
				continue
			}
			h := l.t.line(f, ui.Rect{X: in.X, Y: y, W: in.W}, line, i, l.t.links(lines, i, lineLinks{"log/rule/%d", "log/why/%d"}), f.Theme.Ink)
			if i == len(l.heights) {
				l.heights = append(l.heights, h)
			}
			y += h
		}
		return y - in.Y
	})
	f.Focus("nav/back")
}

// lineLinks are what the links in a line of the log are called; empty: there is none.
type lineLinks struct {
	rule string // to the rule
	why  string // to what the opponent thought who did it
}

// links are the links that the i-th line has: an opponent is asked at the first line that tells of his move.
func (t *Table) links(lines []Line, i int, names lineLinks) lineLinks {
	line := lines[i]
	if line.Actor == game.NoSeat || t.deed(line.Record) != line.Actor {
		names.why = ""
	}
	for j := i - 1; j >= 0 && lines[j].Record == line.Record; j-- {
		if lines[j].Actor == line.Actor {
			names.why = ""
		}
	}
	return names
}

// line sets one sentence of the log with the disc of who did it and its links. It returns the height.
func (t *Table) line(f *ui.Frame, r ui.Rect, line Line, i int, links lineLinks, ink ui.Color) float64 {
	const disc = 26
	if line.Actor != game.NoSeat {
		f.SeatDisc(ui.Point{X: r.X + 9, Y: r.Y + f.UI.LineHeight(ui.Body)/2}, 9, t.view.Look(line.Actor))
	}
	r.CutLeft(disc)
	runs := []ui.Run{{Text: line.Text, Style: ui.Body, Color: ink}}
	if line.Rule != 0 && links.rule != "" {
		name := RuleName(t.view.Rules, line.Rule)
		runs = append(runs, ui.Run{Text: " ", Style: ui.Body, Color: ink}, ui.Run{Text: name, Style: ui.NoteBold, Color: f.Theme.BarnDark,
			Link: &ui.Hotspot{ID: fmt.Sprintf(links.rule, i), Label: lang.T("table/open-rule", name), Do: func() { t.openRules(line.Rule) }}})
	}
	if links.why != "" {
		why := lang.T("table/past")
		runs = append(runs, ui.Run{Text: "  ", Style: ui.Body, Color: ink}, ui.Run{Text: why, Style: ui.NoteBold, Color: f.Theme.BarnDark,
			Link: &ui.Hotspot{ID: fmt.Sprintf(links.why, i), Label: lang.T("table/past/asked", t.view.Name(line.Actor), line.Text), Do: func() { t.askWhy(line.Record) }}})
	}
	return f.Runs(r, runs) + 8
}

// recapPanel tells at the beginning of one's turn what the others did since one's last. It lies over the upper right of
// the board and keeps nobody from playing.
func (t *Table) recapPanel(f *ui.Frame, z *zones) {
	if len(t.recap) == 0 {
		return
	}
	u := f.UI
	room := z.board.Inset(gap)
	w := noteWidth(f, room, 380)
	height := 0.0
	for i, l := range t.recap {
		text := l.Text
		if t.links(t.recap, i, lineLinks{why: "recap"}).why != "" {
			text += "  " + lang.T("table/past")
		}
		height += u.TextHeight(text, ui.Body, w-32-26-14) + 8
	}
	head := math.Max(control, u.LineHeight(ui.H3))
	r := room.Place(w, math.Min(room.H, height+head+36), ui.TopRight)
	f.Cover(r)
	f.Panel(ui.DialogPanel, r)
	in := r.Inset(14)
	top := in.CutTop(head)
	done := func() { t.recap = nil; u.Rebuild() }
	f.Button(top.CutRight(math.Min(132, top.W*.45)), ui.Button{ID: "recap/done", Label: lang.T("table/recap/done"), Kind: ui.GoAhead, Do: done})
	f.Fit(top.Pad(0, 0, 8, 0), lang.T("table/recap"), ui.H3, f.Theme.BarnDark, ui.Left)
	in.CutTop(6)
	f.List("table/recap", in, func(c ui.Rect) float64 {
		y := c.Y
		for i, l := range t.recap {
			y += t.line(f, ui.Rect{X: c.X, Y: y, W: c.W}, l, i, t.links(t.recap, i, lineLinks{why: "recap/why/%d"}), f.Theme.Ink)
		}
		return y - c.Y
	})
}
