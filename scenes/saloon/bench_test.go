package saloon

import (
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// BenchmarkAPicture is one tick of a full table that is built anew.
func BenchmarkAPicture(b *testing.B) {
	s := tabletest.Open(b, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 3}, Bots: "hbbbbb", Speed: ui.Instant})
	s.UI.Recorder = nil
	s.Settle()
	b.ReportAllocs()
	for b.Loop() {
		s.UI.Rebuild()
		s.Update()
	}
}
