package street

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// seatSheet tells all that the viewer may know of a side, and switches his memory aid.
type seatSheet struct {
	b    *Board
	v    *table.View
	side int
	high float64 // of what it says; 0: not known yet
}

func (s *seatSheet) Name() string { return s.v.Rules.Name + "/seat" }
func (s *seatSheet) Tick(*ui.UI)  {}
func (s *seatSheet) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(s)
}

func (s *seatSheet) Build(f *ui.Frame) {
	f.Hotspot(ui.Hotspot{ID: "nav/back", Label: lang.T("ui/close"), Rect: f.Layout.Window(), Do: func() { s.Back(f.UI) }, Silent: true})
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	r := area.Place(math.Min(area.W, 520), math.Min(area.H, math.Max(s.high, 84)+40), ui.Center)
	f.Panel(ui.DialogPanel, r)
	f.List("street/seat/list", r.Inset(20).Pad(0, 0, -8, 0), func(c ui.Rect) float64 {
		c.W -= 8
		h := s.content(f, c)
		if h != s.high {
			s.high = h
			f.UI.Rebuild()
		}
		return h
	})
}

// content lays out what there is to tell and returns its height.
func (s *seatSheet) content(f *ui.Frame, c ui.Rect) float64 {
	b, v := s.b, s.v
	seat := b.now.SeatOf(s.side)
	y := c.Y
	put := func(words string, st ui.Style, on ui.Color) {
		y += f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, words, st, on, ui.TopLeft) + 6
	}
	head := ui.Rect{X: c.X, Y: y, W: c.W, H: math.Max(48, f.UI.LineHeight(ui.H2)+f.UI.LineHeight(ui.Note)+4)}
	f.SeatDisc(head.CutLeft(48).Center(), 22, v.Look(seat))
	head.CutLeft(10)
	f.Fit(head.CutTop(f.UI.LineHeight(ui.H2)), v.Name(seat), ui.H2, f.Theme.BarnDark, ui.Left)
	f.Fit(head, lang.T("street/stash/side/"+rules.SideNames[s.side]), ui.Note, f.Theme.InkSoft, ui.Left)
	y += math.Max(48, f.UI.LineHeight(ui.H2)+f.UI.LineHeight(ui.Note)+4) + 8
	for _, k := range b.counters(s.side) {
		line := ui.Rect{X: c.X, Y: y, W: c.W, H: math.Max(32, f.UI.LineHeight(ui.Body)+2)}
		k.put(f, line.CutLeft(34).Center(), 14)
		line.CutLeft(6)
		f.Text(line.CutLeft(30), lang.Number(k.count), ui.H3, f.Theme.Ink, ui.Left)
		f.Fit(line, lang.T(k.wordOf), ui.Body, f.Theme.Ink, ui.Left)
		y = line.Bottom() + 2
	}
	y += 4
	put(b.spentWords(), ui.Note, f.Theme.InkSoft)
	if v.Viewer == game.NoSeat || v.Viewer == seat {
		return y - c.Y
	}
	row := ui.Rect{X: c.X, Y: y, W: c.W, H: math.Max(finger, f.UI.LineHeight(ui.Body)+16)}
	on := v.Note(seat) == helped
	f.Toggle(row, ui.Toggle{ID: "street/aid", Label: lang.T("street/aid"), On: on, Light: true, Set: func(on bool) { setHelp(v, on) }})
	y = row.Bottom() + 6
	put(lang.T("street/aid/text"), ui.Note, f.Theme.InkSoft)
	if on && b.now.Phase != rules.Arranging {
		y += s.memories(f, ui.Rect{X: c.X, Y: y, W: c.W})
	}
	return y - c.Y
}

// memories tells place by place what the viewer can know of the rival's row.
func (s *seatSheet) memories(f *ui.Frame, c ui.Rect) float64 {
	b, v := s.b, s.v
	y := c.Y
	for i := range rules.Columns {
		column := i
		if b.plan.me == rules.Red {
			column = rules.Columns - 1 - i
		}
		label := b.Label(v, rules.SlotRef(s.side, column))
		y += f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, label, ui.NoteBold, f.Theme.BarnDark, ui.TopLeft) + 2
		if known(v).Sides[s.side].Row[column] != rules.NoRole {
			y += 4
			continue
		}
		for _, words := range b.recalled(v, s.side, column) {
			y += f.Paragraph(ui.Rect{X: c.X + 12, Y: y, W: c.W - 12}, words, ui.Note, f.Theme.Ink, ui.TopLeft) + 2
		}
		y += 4
	}
	return y - c.Y
}
