package saloon

import (
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

func TestNoWindowIsTooSmallOrTooWide(t *testing.T) {
	for _, bots := range []string{"hb", "hbb", "hbbbbb"} {
		s := tabletest.Open(t, tabletest.Config{
			Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 7}, Bots: bots, Speed: ui.Instant, W: 1280, H: 720,
		})
		s.Settle()
		for _, w := range []float64{1, 7, 30, 60, 130, 320, 500, 3840} {
			for _, h := range []float64{1, 7, 30, 60, 130, 320, 500, 1080} {
				s.UI.SetWindow(w, h, 1)
				s.Update()
				s.Update()
			}
		}
	}
}
