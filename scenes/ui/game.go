package ui

import (
	"math"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"
)

// Game runs a UI in a window or on a phone's screen: it is the ebiten.Game of the program.
type Game struct {
	UI      *UI
	devices devices
	input   Input
	resumed atomic.Bool
	cursor  ebiten.CursorShapeType
	started bool
}

// NewGame returns a game around u.
func NewGame(u *UI) *Game { return &Game{UI: u} }

// Update runs one tick.
func (g *Game) Update() error {
	if !g.started {
		g.started = true
		g.UI.method = g.UI.systemMethod() // there is none before the game runs
		// An unchanged screen is not drawn again; see UI.Draw.
		ebiten.SetScreenClearedEveryFrame(false)
	}
	if g.resumed.Swap(false) {
		g.devices.fingers.forget()
		g.UI.letGo()
		g.UI.rebuild, g.UI.dirty = true, true
	}
	g.devices.read(&g.input, g.UI.Layout.Scale)
	if g.input.Keys.Has(KeyFullScreen) {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	g.UI.Update(g.input)
	g.pointCursor()
	if g.UI.quit {
		return ebiten.Termination
	}
	return nil
}

func (g *Game) pointCursor() {
	shape := ebiten.CursorShapeDefault
	if g.UI.hover != "" {
		shape = ebiten.CursorShapePointer
	}
	if shape != g.cursor {
		g.cursor = shape
		ebiten.SetCursorShape(shape)
	}
}

// Draw shows the picture of the last Update.
func (g *Game) Draw(screen *ebiten.Image) { g.UI.Draw(screen) }

// LayoutF makes one unit of the screen one physical pixel, whatever the window's size.
func (g *Game) LayoutF(outsideWidth, outsideHeight float64) (float64, float64) {
	scale := 1.0
	if m := ebiten.Monitor(); m != nil {
		scale = m.DeviceScaleFactor()
	}
	if !(scale > 0) || math.IsInf(scale, 0) {
		scale = 1
	}
	w, h := atLeastOne(outsideWidth*scale), atLeastOne(outsideHeight*scale)
	g.UI.SetWindow(w, h, scale)
	return w, h
}

// Layout is LayoutF in whole numbers.
func (g *Game) Layout(outsideWidth, outsideHeight int) (int, int) {
	w, h := g.LayoutF(float64(outsideWidth), float64(outsideHeight))
	return int(math.Ceil(w)), int(math.Ceil(h))
}

// Resume says that the program is in sight again: fingers of before are forgotten and everything is drawn anew. It may
// be called from any goroutine.
func (g *Game) Resume() { g.resumed.Store(true) }
