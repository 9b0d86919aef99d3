package street

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// TestNoWordsOnTheTableEndInAnEllipsis plays parts of matches in all windows and looks at all that is set: what is asked
// must be read whole.
func TestNoWordsOnTheTableEndInAnEllipsis(t *testing.T) {
	for i, w := range windows {
		t.Run(fmt.Sprintf("%.0fx%.0f", w.X, w.Y), func(t *testing.T) {
			s := tabletest.Open(t, tabletest.Config{
				Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: uint64(10 * i)}, Bots: "hh", Speed: ui.Instant, W: w.X, H: w.Y,
			})
			cut := map[string]bool{}
			s.UI.Recorder = func(kind, words string) {
				if kind == "cut" {
					cut[words] = true
				}
			}
			r := rand.New(rand.NewPCG(uint64(w.X), 1))
			for range 120 {
				if !step(s, r) {
					break
				}
			}
			for words := range cut {
				t.Errorf("%q is cut", words)
			}
		})
	}
}
