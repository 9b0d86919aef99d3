package saloon

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// windows are the sizes of the golden pictures, and the narrowest phones.
var windows = []ui.Point{{X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 360, Y: 640}, {X: 320, Y: 480}}

// tables are matches of every number of players, in teams and for oneself, with and without abilities.
var tables = []struct {
	seats   int
	options map[string]string
}{
	{2, map[string]string{"abilities": "advanced", "grit": "30"}},
	{3, nil},
	{4, map[string]string{"teams": "two", "abilities": "advanced", "call/0": "all", "call/1": "all"}},
	{5, map[string]string{"abilities": "advanced"}},
	{6, nil},
	{6, map[string]string{"teams": "three", "call/2": "all"}},
	{6, map[string]string{"teams": "two", "abilities": "advanced", "call/0": "none", "call/5": "all"}},
}

// TestWhatCanBeChosenIsAlwaysWithinReachOfAFinger plays matches by taps in all windows and text scales and looks at
// every choice on the way.
func TestWhatCanBeChosenIsAlwaysWithinReachOfAFinger(t *testing.T) {
	for _, w := range windows {
		for _, text := range []float64{1, 2} {
			for i, c := range tables {
				if i%2 != int(text)%2 && w != windows[2] { // every table on a phone, half of them elsewhere
					continue
				}
				t.Run(fmt.Sprintf("%.0fx%.0f/%v/%d", w.X, w.Y, text, i), func(t *testing.T) {
					s := tabletest.Open(t, tabletest.Config{
						Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: uint64(i) + uint64(w.X), Options: c.options},
						Bots: strings.Repeat("h", c.seats), Speed: ui.Instant, W: w.X, H: w.Y, Text: text,
					})
					r := rand.New(rand.NewPCG(uint64(w.X), uint64(i)))
					for range 90 {
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
	if at := slices.Index(offers, "action/attack"); at >= 0 && r.IntN(2) == 0 { // else most attacks are thought better of
		offers[0], offers[at] = offers[at], offers[0]
	}
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
	ask := rules.AskNames[s.Match.Truth().(*rules.State).Ask]
	for i, spot := range spots {
		kind, _, _ := strings.Cut(spot.ID, "/")
		if kind != "seat" && kind != "place" && kind != "choice" && kind != "plate" && kind != "pawn" && kind != "saloon" {
			continue
		}
		if spot.Label == "" {
			t.Errorf("%s: %s has no words", ask, spot.ID)
		}
		if spot.Disabled {
			continue
		}
		if spot.Window.W < finger-.01 || spot.Window.H < finger-.01 {
			t.Errorf("%s: %s is %.0f × %.0f", ask, spot.ID, spot.Window.W, spot.Window.H)
		}
		if kind != "choice" && (!inside(spot.Visible, window) || spot.Visible.Empty()) { // many answers in large letters scroll
			t.Errorf("%s: %s at %v", ask, spot.ID, spot.Visible)
		}
		for _, other := range spots[:i] {
			if !other.Disabled && other.Z == spot.Z && strings.HasPrefix(other.ID, kind+"/") && overlap(other.Visible, spot.Visible) {
				t.Errorf("%s: %s lies over %s", ask, spot.ID, other.ID)
			}
		}
	}
}

func TestAWholeMatchIsPlayedAndNoWordIsMissing(t *testing.T) {
	for i, c := range tables[:4] {
		t.Run(fmt.Sprint(c.seats, c.options), func(t *testing.T) {
			w := windows[i%4]
			s := tabletest.Open(t, tabletest.Config{
				Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: uint64(i) + 3, Options: c.options},
				Bots: strings.Repeat("b", c.seats-1) + "h", Speed: ui.Instant, W: w.X, H: w.Y,
			})
			r := rand.New(rand.NewPCG(7, uint64(i)))
			for range 6000 {
				if !step(s, r) {
					break
				}
			}
			if s.Result == nil {
				t.Fatal("the match did not end")
			}
			if len(s.Result.Rows) != c.seats || s.Result.Rows[0].Place != 1 || s.Result.Deed == "" || s.Result.Line == "" {
				t.Errorf("result %+v", s.Result)
			}
			for _, said := range s.Said {
				if strings.Contains(said, "«") || strings.Contains(said, "{0") {
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
		for range 24 {
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
