package scenes

import (
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// account shows how one seat's result came together, and the hand it ended with.
type account struct {
	result *result
	row    table.Row
}

// Name implements ui.Scene.
func (a *account) Name() string { return "result/account" }

// Tick implements ui.Scene.
func (a *account) Tick(*ui.UI) {}

// Back returns to the result.
func (a *account) Back(u *ui.UI) { u.Close(a) }

// Build implements ui.Scene.
func (a *account) Build(f *ui.Frame) {
	f.Modal()
	wall(f)
	area := heading(f, a.result.name(a.row.Seat), a.Back)
	f.Focus("nav/back")
	page := column(area, 720)
	f.Panel(ui.PaperPanel, page)
	f.List("result/account", page.Inset(20), func(content ui.Rect) float64 {
		c := content
		a.parts(f, &c)
		a.hand(f, &c)
		return c.Y - content.Y
	})
}

// parts lists what the sum is made of, and the sum.
func (a *account) parts(f *ui.Frame, c *ui.Rect) {
	line := 40 * f.Layout.Text
	for _, part := range a.row.Parts {
		r := c.CutTop(line)
		icon := r.CutLeft(36).Place(30, 30, ui.Center)
		if part.Plain {
			f.Sprite(part.Icon, icon)
		} else {
			f.Icon(part.Icon, icon, f.Theme.Ink)
		}
		r.CutLeft(10)
		f.Text(r.CutRight(110*f.Layout.Text), part.Sum, ui.H3, f.Theme.Ink, ui.Right)
		f.Fit(r, part.Label, ui.Body, f.Theme.Ink, ui.Left)
	}
	f.Rect(c.CutTop(2), f.Theme.Ink)
	total := c.CutTop(line + 8)
	f.Text(total, lang.T("result/sum"), ui.H3, f.Theme.Ink, ui.Left)
	f.Text(total, a.row.Sum, ui.Number, f.Theme.BarnDark, ui.Right)
	c.CutTop(12)
}

// hand shows the cards face up.
func (a *account) hand(f *ui.Frame, c *ui.Rect) {
	if len(a.row.Cards) == 0 {
		return
	}
	f.Text(c.CutTop(34*f.Layout.Text), lang.T("result/hand"), ui.H3, f.Theme.Ink, ui.Left)
	const width, gap = 108.0, 12.0
	view := table.View{Rules: a.result.match.Rules()}
	columns := max(1, int((c.W+gap)/(width+gap)))
	const pitch = width*7/5 + gap
	grid := c.CutTop(float64((len(a.row.Cards)+columns-1)/columns) * pitch)
	for i, card := range a.row.Cards {
		at := ui.Point{X: grid.X + float64(i%columns)*(width+gap), Y: grid.Y + float64(i/columns)*pitch}
		view.DrawCard(f, at, width, card, table.CardState{})
	}
}

// tale is the log of the whole match with nothing hidden.
type tale struct{ result *result }

// Name implements ui.Scene.
func (t *tale) Name() string { return "result/log" }

// Tick implements ui.Scene.
func (t *tale) Tick(*ui.UI) {}

// Back returns to the result.
func (t *tale) Back(u *ui.UI) { u.Close(t) }

// Build implements ui.Scene.
func (t *tale) Build(f *ui.Frame) {
	f.Modal()
	wall(f)
	area := heading(f, lang.T("result/log-title"), t.Back)
	f.Focus("nav/back")
	page := column(area, 720)
	f.Panel(ui.PaperPanel, page)
	rules := t.result.match.Rules()
	f.List("result/log", page.Inset(18), func(content ui.Rect) float64 {
		c := content
		for i, line := range t.result.end.Tale {
			h := max(48, f.UI.TextHeight(line.Text, ui.Body, c.W-112)+8)
			r := c.CutTop(h)
			if !f.Visible(r) {
				continue
			}
			if line.Actor >= 0 {
				f.SeatDisc(ui.Point{X: r.X + 12, Y: r.Center().Y}, 10, int(t.result.match.Player(line.Actor).Look))
			}
			if line.Rule != 0 {
				name := table.RuleName(rules, line.Rule)
				f.Button(r.CutRight(76).Place(72, 48, ui.Right), ui.Button{ID: seatID("log/rule", i), Label: name, Kind: ui.PaperButton, Size: 12,
					Do: func() { f.UI.Open(newRulebook(t.result.app, rules, line.Rule)) }})
			}
			f.Paragraph(r.Pad(32, 4, 4, 4), line.Text, ui.Body, f.Theme.Ink, ui.Left)
		}
		return c.Y - content.Y
	})
}
