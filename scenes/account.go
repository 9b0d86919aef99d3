package scenes

import (
	"math"

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
	wall(f, "wall/result")
	area := heading(f, lang.T("result/account-title"), a.Back)
	f.Focus("nav/back")
	scrolling(f, "result/account", page(f, area, pageWidth), func(c *ui.Rect) {
		a.person(f, c)
		a.parts(f, c)
		a.hand(f, c)
	})
}

// person is whose account it is.
func (a *account) person(f *ui.Frame, c *ui.Rect) {
	const side = 84.0
	p := a.result.match.Player(a.row.Seat)
	words := f.UI.TextHeight(a.row.Line, ui.Body, c.W-side-24)
	row := c.CutTop(math.Max(side, f.UI.LineHeight(ui.H2)+words+gap))
	f.Bust(row.CutLeft(side).Place(side, side, ui.Center), ui.Bust{Portrait: portrait(p.Face), Seat: a.result.look(a.row.Seat), Disc: true})
	row.CutLeft(24)
	row = row.Place(row.W, f.UI.LineHeight(ui.H2)+words+4, ui.Left)
	f.Text(row.CutTop(f.UI.LineHeight(ui.H2)), a.result.name(a.row.Seat), ui.H2, f.Theme.BarnDark, ui.Left)
	f.Fit(row, a.row.Line, ui.Body, f.Theme.Ink, ui.Left)
	c.CutTop(wideGap)
}

// parts lists what the sum is made of, and the sum.
func (a *account) parts(f *ui.Frame, c *ui.Rect) {
	for _, part := range a.row.Parts {
		sum := f.UI.TextWidth(part.Sum, ui.H3) + 12
		r := c.CutTop(math.Max(40, f.UI.TextHeight(part.Label, ui.Body, c.W-46-sum)+gap))
		icon := r.CutLeft(36).Place(30, 30, ui.Center)
		if part.Plain {
			size := part.Icon.Sprite()
			f.Sprite(part.Icon, icon.Fit(size.W, size.H, ui.Center))
		} else {
			f.Icon(part.Icon, icon, f.Theme.Ink)
		}
		r.CutLeft(10)
		f.Text(r.CutRight(sum), part.Sum, ui.H3, f.Theme.Ink, ui.Right)
		f.Fit(r, part.Label, ui.Body, f.Theme.Ink, ui.Left)
	}
	f.Rect(c.CutTop(2), f.Theme.Ink)
	total := c.CutTop(f.UI.LineHeight(ui.Number) + wideGap)
	of := a.row.Of
	if of == "" {
		of = lang.T("result/sum")
	}
	f.Fit(total.CutLeft(total.W/2), of, ui.H3, f.Theme.Ink, ui.Left)
	f.Text(total, a.row.Sum, ui.Number, f.Theme.BarnDark, ui.Right)
	c.CutTop(12)
}

// hand shows the cards that were left, face up.
func (a *account) hand(f *ui.Frame, c *ui.Rect) {
	if len(a.row.Cards) == 0 {
		return
	}
	paragraph(f, c, lang.T("result/hand"), ui.H3, f.Theme.Ink)
	c.CutTop(gap)
	const width, space, height = 108.0, 12.0, 108.0 * 7 / 5
	view := table.View{Rules: a.result.match.Rules()}
	columns := max(1, int((c.W+space)/(width+space)))
	rows := (len(a.row.Cards) + columns - 1) / columns
	grid := c.CutTop(float64(rows) * (height + space))
	for i, card := range a.row.Cards {
		at := ui.Point{X: grid.X + float64(i%columns)*(width+space), Y: grid.Y + float64(i/columns)*(height+space)}
		view.DrawCard(f, at, width, card, table.CardState{})
	}
}
