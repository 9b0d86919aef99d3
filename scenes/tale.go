package scenes

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

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
	wall(f, "wall/result")
	area := heading(f, lang.T("result/log-title"), t.Back)
	f.Focus("nav/back")
	scrolling(f, "result/log", page(f, area, pageWidth), func(c *ui.Rect) {
		for i, line := range t.result.end.Tale {
			t.line(f, c, i, line)
		}
	})
}

// line is one thing that happened, with a way to the rule that made it happen.
func (t *tale) line(f *ui.Frame, c *ui.Rect, i int, line table.Line) {
	const disc = 32.0
	rules := t.result.match.Rules()
	style := ui.NoteBold
	link := 0.0
	if line.Rule != 0 {
		link = math.Max(control, f.UI.TextWidth(table.RuleName(rules, line.Rule), style)+12)
	}
	r := c.CutTop(math.Max(control, f.UI.TextHeight(line.Text, ui.Body, c.W-disc-link-gap)+gap))
	place := ui.Rect{X: r.Right() - link, Y: r.Center().Y - control/2, W: link, H: control}
	name := table.RuleName(rules, line.Rule)
	if line.Rule != 0 {
		f.Hotspot(ui.Hotspot{
			ID: seatID("log/rule", i), Label: lang.T("table/open-rule", name), Rect: place,
			Do: func() { f.UI.Open(newRulebook(t.result.app, rules, line.Rule)) },
		})
	}
	if !f.Visible(r) {
		return
	}
	f.Rect(ui.Rect{X: r.X, Y: r.Bottom() - 1, W: r.W, H: 1}, ui.Fade(f.Theme.Kraft, .5))
	if line.Actor >= 0 {
		f.SeatDisc(ui.Point{X: r.X + 12, Y: r.Center().Y}, 10, t.result.look(line.Actor))
	}
	if line.Rule != 0 {
		f.Text(place, name, style, f.Theme.Barn, ui.Right)
		under := f.UI.TextWidth(name, style)
		f.Rect(ui.Rect{X: place.Right() - under, Y: place.Center().Y + f.UI.LineHeight(style)/2 - 2, W: under, H: 1}, f.Theme.Barn)
	}
	f.Fit(r.Pad(disc, 0, link+gap, 0), line.Text, ui.Body, f.Theme.Ink, ui.Left)
}
