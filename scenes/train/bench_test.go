package train

import (
	"math/rand/v2"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/train"
)

// BenchmarkABusyPicture is one tick of a full table while events are shown: motion, picture and hotspots.
func BenchmarkABusyPicture(b *testing.B) {
	for _, w := range []ui.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		b.Run(map[bool]string{true: "wide", false: "tall"}[w.X > w.Y], func(b *testing.B) {
			var s *tabletest.Session
			r := rand.New(rand.NewPCG(5, 5))
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				for s == nil || s.Result != nil || !s.UI.Motion.Busy() {
					if s == nil || s.Result != nil {
						s = tabletest.Open(b, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 6}, Bots: "hhhhhh", W: w.X, H: w.Y})
						s.UI.Recorder = nil
					}
					step(s, r)
				}
				b.StartTimer()
				s.UI.Rebuild()
				s.Update()
			}
		})
	}
}
