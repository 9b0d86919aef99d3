package table_test

import (
	"testing"

	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
)

func TestForTheLeftHandTrayAndButtonsAreMirroredAndNeverTheBoard(t *testing.T) {
	strips := map[float64]bool{844: true} // there the buttons scroll and begin with the primary one for both hands
	for _, w := range []ui.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 1024, Y: 768}} {
		s := asked(t, "hb", func(c *tabletest.Config) { c.W, c.H = w.X, w.Y })
		at := func(id string) ui.Rect {
			spot, ok := s.Find(id)
			if !ok {
				t.Fatalf("there is no %s in %v", id, w)
			}
			return spot.Window
		}
		s.Tap("card/hand/0")
		s.Settle()
		primary, heap := at("action/play"), at("place/1")
		s.UI.SetPrefs(ui.Prefs{Text: 1, LeftHanded: true})
		s.Update()
		if r := at("action/play"); r.Center().X >= w.X/2 || !strips[w.X] && r.X != w.X-primary.Right() {
			t.Errorf("%v: the primary button moves from %v to %v", w, primary, r)
		}
		if r := at("place/1"); r != heap {
			t.Errorf("%v: the board moves from %v to %v", w, heap, r)
		}
	}
}
