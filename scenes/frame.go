package scenes

import (
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

const barWide, barPhone = 64.0, 56.0

// wall covers the window with the boards on which notices hang.
func wall(f *ui.Frame) {
	f.Rect(f.Layout.Window(), f.Theme.WoodDeep)
	if !f.Theme.Plain {
		f.Tile(sprite("wall/setup"), f.Layout.Window(), ui.Color{R: 255, G: 255, B: 255, A: 255})
	}
}

// heading draws the bar of a screen with its title and the way back, and gives
// what is left of the safe area below it.
func heading(f *ui.Frame, title string, back func(*ui.UI)) ui.Rect {
	safe := f.Layout.Safe()
	h := barHeightOf(f.Layout)
	f.Panel(ui.BarPanel, ui.Rect{X: 0, Y: 0, W: f.Layout.W, H: safe.Y + h})
	f.IconButton(ui.Rect{X: safe.X + f.Layout.Margin(), Y: safe.Y + (h-48)/2, W: 48, H: 48}, ui.Button{
		ID: "nav/back", Label: lang.T("app/back"), Icon: sprite("icon/return-arrow"), Kind: ui.DarkButton,
		Do: func() { back(f.UI) },
	})
	words := ui.Rect{X: safe.X + f.Layout.Margin() + 64, Y: safe.Y, W: safe.W - 2*f.Layout.Margin() - 64 - 64, H: h}
	style := ui.H1
	if f.Layout.Phone() {
		style = ui.H1.At(24)
	}
	f.Text(words, title, style, f.Theme.LitPaper, ui.Left)
	gap := f.Layout.Margin() + 4
	return safe.Pad(gap, h+gap, gap, gap)
}

func barHeightOf(l ui.Layout) float64 {
	if l.Phone() {
		return barPhone
	}
	return barWide
}

// cornerOf is the place of the button at the right end of the bar.
func cornerOf(f *ui.Frame) ui.Rect {
	safe := f.Layout.Safe()
	h := barHeightOf(f.Layout)
	return ui.Rect{X: safe.Right() - f.Layout.Margin() - 48, Y: safe.Y + (h-48)/2, W: 48, H: 48}
}

// column is the middle of an area, no wider than one likes to read.
func column(area ui.Rect, width float64) ui.Rect {
	return area.Place(min(area.W, width), area.H, ui.Center)
}
