package showdown

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/showdown"
)

// windows are the sizes of the golden pictures, and the narrowest phones.
var windows = []ui.Point{{X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 360, Y: 640}, {X: 320, Y: 480}}

// TestWhatCanBeChosenIsAlwaysWithinReachOfAFinger plays matches by taps in all windows and text scales and looks at
// every choice on the way.
func TestWhatCanBeChosenIsAlwaysWithinReachOfAFinger(t *testing.T) {
	for _, w := range windows {
		for _, text := range []float64{1, 2} {
			for _, seats := range []int{3, 5, 7, 8} {
				t.Run(fmt.Sprintf("%.0fx%.0f/%v/%d", w.X, w.Y, text, seats), func(t *testing.T) {
					s := tabletest.Open(t, tabletest.Config{
						Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: uint64(seats) + uint64(w.X)},
						Bots: strings.Repeat("h", seats), Speed: ui.Instant, W: w.X, H: w.Y, Text: text,
					})
					r := rand.New(rand.NewPCG(uint64(w.X), uint64(seats)))
					for range 110 {
						s.Settle()
						reach(t, s)
						if t.Failed() || !step(s, r) {
							return
						}
					}
				})
			}
		}
	}
}

// step makes one tap as somebody would who cannot read; what is scrolled out of sight he does not tap.
func step(s *tabletest.Session, r *rand.Rand) bool {
	s.T.Helper()
	s.Settle()
	if s.Result != nil {
		return false
	}
	if s.UI.TapID("handover/show") == nil {
		return true
	}
	offers := s.Offers()
	r.Shuffle(len(offers), func(i, j int) { offers[i], offers[j] = offers[j], offers[i] })
	for _, id := range offers {
		if s.UI.TapID(id) == nil {
			return true
		}
	}
	s.T.Fatalf("nothing of %v can be tapped", offers)
	return false
}

// reach looks at what can be chosen on the board now.
func reach(t *testing.T, s *tabletest.Session) {
	t.Helper()
	window := s.UI.Layout.Window()
	spots := s.UI.Spots()
	phase := rules.PhaseNames[s.Match.Truth().(*rules.State).Phase]
	for i, spot := range spots {
		kind, _, _ := strings.Cut(spot.ID, "/")
		row := strings.HasPrefix(spot.ID, "card/row")
		if kind != "seat" && kind != "place" && kind != "choice" && kind != "plate" && !row {
			continue
		}
		if spot.Label == "" {
			t.Errorf("%s: %s has no words", phase, spot.ID)
		}
		if spot.Disabled {
			continue
		}
		if spot.Window.W < finger-.01 || spot.Window.H < finger-.01 {
			t.Errorf("%s: %s is %.0f × %.0f", phase, spot.ID, spot.Window.W, spot.Window.H)
		}
		if !inside(spot.Visible, window) || spot.Visible.Empty() {
			t.Errorf("%s: %s at %v", phase, spot.ID, spot.Visible)
		}
		for _, other := range spots[:i] {
			if !other.Disabled && other.Z == spot.Z && strings.HasPrefix(other.ID, kind+"/") && overlap(other.Visible, spot.Visible) {
				t.Errorf("%s: %s lies over %s", phase, spot.ID, other.ID)
			}
		}
	}
}

func TestAWholeMatchIsPlayedAndNoWordIsMissing(t *testing.T) {
	for seats := 3; seats <= 8; seats++ {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			options := map[string]string{}
			if seats%2 == 0 {
				options["characters"] = "random1"
			}
			w := windows[seats%4]
			s := tabletest.Open(t, tabletest.Config{
				Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: uint64(seats), Options: options},
				Bots: strings.Repeat("b", seats-1) + "h", Speed: ui.Brisk, W: w.X, H: w.Y,
			})
			r := rand.New(rand.NewPCG(7, uint64(seats)))
			for range 3000 {
				if !step(s, r) {
					break
				}
			}
			if s.Result == nil {
				t.Fatal("the match did not end")
			}
			if len(s.Result.Rows) != seats || s.Result.Rows[0].Place != 1 || s.Result.Deed == "" || s.Result.Line == "" {
				t.Errorf("result %+v", s.Result)
			}
			for _, said := range s.Said {
				if strings.Contains(said, "«") || strings.Contains(said, "{0") || strings.Contains(said, roleName(rules.NoRole)) {
					t.Fatalf("said %q", said)
				}
			}
		})
	}
	if missing := lang.Missing(); len(missing) > 0 {
		t.Errorf("no words for %v", missing)
	}
}

func TestATableAtRestStandsStillAndCostsNothing(t *testing.T) {
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 3}, Bots: "hhhhh"})
	if s.UI.TapID("handover/show") != nil {
		t.Fatal("nobody is asked to look")
	}
	for range ui.TicksOf(ui.AmbientMS) + 120 {
		s.Update()
	}
	s.Forget()
	if n := testing.AllocsPerRun(60, s.Update); n > 0 {
		t.Errorf("%v allocations a tick", n)
	}
	if len(s.Said) > 0 {
		t.Error("the picture was built again")
	}
}

func TestTheSameMatchIsToldAtEverySpeed(t *testing.T) {
	told := func(speed ui.Speed) string {
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 9}, Bots: "hbbb", Speed: speed})
		r := rand.New(rand.NewPCG(1, 1))
		for range 14 {
			if !step(s, r) {
				break
			}
		}
		s.Settle()
		s.Forget()
		s.UI.Rebuild()
		s.Update()
		return strings.Join(s.Said, "\n")
	}
	if a, b := told(ui.Instant), told(ui.Calm); a != b {
		t.Errorf("at Instant:\n%s\n\nat Calm:\n%s", a, b)
	}
}

func inside(r, in ui.Rect) bool {
	const slack = .5
	return r.X >= in.X-slack && r.Y >= in.Y-slack && r.Right() <= in.Right()+slack && r.Bottom() <= in.Bottom()+slack
}

func overlap(a, b ui.Rect) bool {
	c := a.Intersect(b)
	return c.W > .5 && c.H > .5
}
