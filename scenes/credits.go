package scenes

import (
	"fmt"

	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// credits names the people whose work the game stands on.
type credits struct{ app *App }

// Name implements ui.Scene.
func (s *credits) Name() string { return "credits" }

// Tick implements ui.Scene.
func (s *credits) Tick(*ui.UI) {}

// Back closes the credits.
func (s *credits) Back(u *ui.UI) { u.Close(s) }

// Build implements ui.Scene.
func (s *credits) Build(f *ui.Frame) {
	f.Modal()
	wall(f, "wall/setup")
	area := heading(f, lang.T("credits/title"), s.Back)
	f.Focus("nav/back")
	scrolling(f, "credits", page(f, area, readWidth(f)), func(c *ui.Rect) {
		for i := 1; lang.Has(fmt.Sprint("credits/", i)); i++ {
			paragraph(f, c, lang.T(fmt.Sprint("credits/", i)), ui.Body, f.Theme.Ink)
			c.CutTop(14)
		}
	})
}
