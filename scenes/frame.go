package scenes

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// What the screens of the house have in common, in dp.
const (
	control    = 48.0 // the least side of a thing to press
	barWide    = 64.0
	barPhone   = 56.0
	pageWidth  = 760.0
	gap        = 8.0
	wideGap    = 16.0
	endless    = 1e6 // the height of a list's content: as much as it takes
	bigControl = 56.0
)

// standing tells whether the window is higher than wide, as a phone is held.
func standing(l ui.Layout) bool {
	safe := l.Safe()
	return safe.W < safe.H*.8
}

// grown is a height in dp at text scale 100 % that grows with the text: for words of
// the size of a button's. Where there is little height it grows no more than it must.
func grown(f *ui.Frame, height float64) float64 {
	if f.Layout.Shape == ui.Tiny && !standing(f.Layout) {
		return math.Max(height, f.UI.LineHeight(ui.H2)+12)
	}
	return height * math.Max(1, f.Layout.Text*.85)
}

// wall covers the window with the boards on which notices hang.
func wall(f *ui.Frame, piece string) {
	window := f.Layout.Window()
	f.Rect(window, f.Theme.WoodDeep)
	if f.Theme.Plain {
		return
	}
	f.Layer(piece, window, func() {
		f.Tile(sprite(piece), window, ui.Color{R: 255, G: 255, B: 255, A: 255})
		f.Grain(window)
	})
}

// barHeight is how high the bar of a screen is.
func barHeight(f *ui.Frame) float64 {
	h := barWide
	if f.Layout.Phone() {
		h = barPhone
	}
	return math.Max(h, f.UI.LineHeight(titleStyle(f))+12)
}

func titleStyle(f *ui.Frame) ui.Style {
	if f.Layout.Phone() {
		return ui.H1.At(24)
	}
	return ui.H1
}

// heading draws the bar of a screen with the way back and its title, and returns what
// is left of the safe area below it.
func heading(f *ui.Frame, title string, back func(*ui.UI)) ui.Rect {
	safe := f.Layout.Safe()
	h := barHeight(f)
	f.Panel(ui.BarPanel, ui.Rect{W: f.Layout.W, H: safe.Y + h})
	m := f.Layout.Margin()
	f.IconButton(ui.Rect{X: safe.X + m, Y: safe.Y + (h-control)/2, W: control, H: control}, ui.Button{
		ID: "nav/back", Label: lang.T("app/back"), Icon: sprite("icon/return-arrow"), Kind: ui.DarkButton,
		Do: func() { back(f.UI) },
	})
	words := ui.Rect{X: safe.X + m + 64, Y: safe.Y, W: safe.W - 2*(m+64), H: h}
	f.Fit(words, title, titleStyle(f), f.Theme.LitPaper, ui.Left)
	around := m + 4
	return safe.Pad(around, h+around, around, around)
}

// corner is the place of the button at the right end of the bar.
func corner(f *ui.Frame) ui.Rect {
	safe := f.Layout.Safe()
	h := barHeight(f)
	return ui.Rect{X: safe.Right() - f.Layout.Margin() - control, Y: safe.Y + (h-control)/2, W: control, H: control}
}

// settingsButton is the button that most screens have in the corner.
func (a *App) settingsButton(f *ui.Frame, r ui.Rect) {
	f.IconButton(r, ui.Button{
		ID: "nav/settings", Label: lang.T("app/settings"), Icon: sprite("icon/cog"), Kind: ui.DarkButton, Key: 'S',
		Do: func() { f.UI.Open(newSettings(a)) },
	})
}

// column is the middle of an area, no wider than one likes to read.
func column(area ui.Rect, width float64) ui.Rect {
	return area.Place(math.Min(area.W, width), area.H, ui.Center)
}

// page is a sheet of paper in the middle of an area; it returns what may be written
// on.
func page(f *ui.Frame, area ui.Rect, width float64) ui.Rect {
	sheet := column(area, width)
	f.Panel(ui.PaperPanel, sheet)
	if f.Layout.Phone() {
		return sheet.Pad(12, 12, 6, 12)
	}
	return sheet.Pad(24, 18, 12, 18)
}

// scrolling shows in r what may be higher than r. draw takes from the top of c what it
// needs; c keeps a little away from the scroll bar.
func scrolling(f *ui.Frame, id string, r ui.Rect, draw func(c *ui.Rect)) {
	f.List(id, r, func(content ui.Rect) float64 {
		c := content
		c.W, c.H = c.W-4, endless
		draw(&c)
		return c.Y - content.Y
	})
}

// paragraph takes as much of c as a text needs.
func paragraph(f *ui.Frame, c *ui.Rect, text string, style ui.Style, color ui.Color) {
	f.Paragraph(c.CutTop(f.UI.TextHeight(text, style, c.W)), text, style, color, ui.TopLeft)
}
