package street

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// windows are the sizes of the golden pictures, and the narrowest phones.
var windows = []ui.Point{{X: 1280, Y: 720}, {X: 1024, Y: 768}, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 360, Y: 640}, {X: 320, Y: 480}, {X: 568, Y: 320}}

// TestWhatCanBeChosenIsAlwaysWithinReachOfAFinger plays matches by taps in all windows and text scales and looks at
// every choice on the way.
func TestWhatCanBeChosenIsAlwaysWithinReachOfAFinger(t *testing.T) {
	for _, w := range windows {
		for _, text := range []float64{1, 2} {
			t.Run(fmt.Sprintf("%.0fx%.0f/%v", w.X, w.Y, text), func(t *testing.T) {
				s := tabletest.Open(t, tabletest.Config{
					Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: uint64(w.X)},
					Bots: "hh", Speed: ui.Instant, W: w.X, H: w.Y, Text: text,
				})
				r := rand.New(rand.NewPCG(uint64(w.X), 3))
				for range 60 {
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

// reach looks at what can be chosen now.
func reach(t *testing.T, s *tabletest.Session) {
	t.Helper()
	window := s.UI.Layout.Window()
	spots := s.UI.Spots()
	state := s.Match.Truth().(*rules.State)
	phase := rules.PhaseNames[state.Phase]
	for i, spot := range spots {
		kind, _, _ := strings.Cut(spot.ID, "/")
		if kind != "seat" && kind != "place" && kind != "token" && kind != "choice" && kind != "plate" && kind != "action" && kind != "street" {
			continue
		}
		if spot.Label == "" {
			t.Errorf("%s: %s has no words", phase, spot.ID)
		}
		if spot.Disabled {
			if spot.Reason == "" {
				t.Errorf("%s: %s does not say why not", phase, spot.ID)
			}
			continue
		}
		if spot.Window.W < finger-.01 || spot.Window.H < finger-.01 {
			t.Errorf("%s: %s is %.1f × %.1f", phase, spot.ID, spot.Window.W, spot.Window.H)
		}
		if spot.Visible.Empty() {
			continue // scrolled out of sight
		}
		if !inside(spot.Visible, window) {
			t.Errorf("%s: %s at %v", phase, spot.ID, spot.Visible)
		}
		for _, other := range spots[:i] {
			if !other.Disabled && other.Z == spot.Z && strings.HasPrefix(other.ID, kind+"/") && overlap(other.Visible, spot.Visible) {
				t.Errorf("%s: %s %v lies over %s %v", phase, spot.ID, spot.Visible, other.ID, other.Visible)
			}
		}
	}
}

// likely plays a match of one person against an opponent for so many of his moves: he taps whole moves, seldom a Move,
// and never ends his turn.
func likely(t *testing.T, seed uint64, w ui.Point, moves int) *tabletest.Session {
	t.Helper()
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: seed}, Bots: "hb", Speed: ui.Brisk, W: w.X, H: w.Y})
	r := rand.New(rand.NewPCG(7, seed))
	for range moves {
		if s.Settle(); s.Result != nil {
			break
		}
		var list []game.Move
		for _, m := range s.Match.Moves() {
			if m.Verb != rules.VerbEnd && (m.Verb != rules.VerbStreet && m.Verb != rules.VerbSaloon && m.Verb != rules.VerbSwap || r.IntN(200) == 0) {
				list = append(list, m)
			}
		}
		if len(list) == 0 {
			list = s.Match.Moves()
		}
		tapOut(s, list[r.IntN(len(list))])
	}
	return s
}

// tapOut taps a move, as it is spelled first.
func tapOut(s *tabletest.Session, m game.Move) {
	s.T.Helper()
	for _, ref := range s.Match.Truth().Spell(m, 0, nil) {
		s.Tap(rules.Rules.ID(ref))
		s.Update()
	}
	if _, asked := s.Find("warn/yes"); asked {
		s.Tap("warn/yes")
		s.Update()
	}
}

func TestAWholeMatchIsPlayedAndNoWordIsMissing(t *testing.T) {
	ended := 0
	for seed := range uint64(3) {
		s := likely(t, seed, windows[seed], 60)
		for _, said := range s.Said {
			if strings.Contains(said, "«") || strings.Contains(said, "{0") {
				t.Fatalf("said %q", said)
			}
		}
		if s.Result == nil {
			continue
		}
		ended++
		if len(s.Result.Rows) != 2 || s.Result.Rows[0].Place != 1 || s.Result.Head == "" || s.Result.Deed == "" || s.Result.Line == "" {
			t.Errorf("result %+v", s.Result)
		}
	}
	if ended == 0 {
		t.Error("no match ended")
	}
	if missing := lang.Missing(); len(missing) > 0 {
		t.Errorf("no words for %v", missing)
	}
}

func TestATableAtRestStandsStillAndCostsNothing(t *testing.T) {
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 3}, Bots: "hh"})
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
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 9}, Bots: "hb", Speed: speed})
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
