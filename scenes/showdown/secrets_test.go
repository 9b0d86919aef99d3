package showdown

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/showdown"
)

// says tells whether a string was drawn since the picture was built anew.
func says(s *tabletest.Session, words string) bool {
	s.Forget()
	s.UI.Rebuild()
	s.Update()
	return saidAny(s, words)
}

func saidAny(s *tabletest.Session, words string) bool {
	for _, said := range s.Said {
		if strings.Contains(said, words) {
			return true
		}
	}
	return false
}

// hidden opens a table at which seat's role is nobody's business.
func hidden(t *testing.T, bots string, w ui.Point) (*tabletest.Session, game.Seat) {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: seed}, Bots: bots, Speed: ui.Instant, W: w.X, H: w.Y})
		if state := s.Match.Truth().(*rules.State); !state.Shown.Has(0) {
			return s, 0
		}
	}
}

func TestOnesRoleShowsOnlyWhileItIsHeld(t *testing.T) {
	canaries(t)
	for _, w := range windows[:4] {
		s, seat := hidden(t, "hbbbb", w)
		s.Settle()
		word := roleWord(seat, s.Match.Truth().(*rules.State).Roles[seat])
		if says(s, word) {
			t.Fatalf("%v: the role stands there", w)
		}
		spot, ok := s.Find("showdown/role")
		if !ok {
			t.Fatalf("%v: no role to hold", w)
		}
		s.Forget()
		at := spot.Window.Center()
		s.UI.Update(ui.Input{At: at, Down: true, Pressed: true, Touch: true})
		for range ui.TicksOf(2000) {
			s.UI.Update(ui.Input{At: at, Down: true, Touch: true})
		}
		if !saysHeld(s, word, at) {
			t.Errorf("%v: the role does not show while it is held", w)
		}
		s.UI.Update(ui.Input{At: at, Released: true, Touch: true})
		if says(s, word) {
			t.Errorf("%v: the role shows after it was let go", w)
		}
		s.UI.PressShortcut('P')
		if !says(s, word) {
			t.Errorf("%v: the key does not show the role", w)
		}
		for range ui.TicksOf(peekMS) + 2 {
			s.Update()
		}
		if says(s, word) {
			t.Errorf("%v: the role stays after the key", w)
		}
	}
}

// saysHeld is says while a finger is down.
func saysHeld(s *tabletest.Session, words string, at ui.Point) bool {
	s.Forget()
	s.UI.Rebuild()
	s.UI.Update(ui.Input{At: at, Down: true, Touch: true})
	return saidAny(s, words)
}

func TestAMarkOnASeatIsItsWritersSecretAndSurvivesSaving(t *testing.T) {
	s, me := hidden(t, "hbbbb", windows[0])
	s.Settle()
	about := game.Seat(2)
	if s.Match.Truth().(*rules.State).Shown.Has(about) {
		about = 3
	}
	plate := []string{"plate/0", "plate/1", "plate/2", "plate/3"}[about]
	s.Tap(plate)
	s.Update()
	s.Tap("showdown/note/" + rules.RoleNames[rules.Outlaw])
	s.Update()
	if got := s.Match.Note(me, about); got != uint8(rules.Outlaw) {
		t.Fatalf("the note is %d", got)
	}
	s.UI.PressKeys(ui.KeyBack)
	s.Settle()
	found, err := match.Resume(s.Store, rules.Rules)
	if err != nil {
		t.Fatal(err)
	}
	back := found.Match
	if got := back.Note(me, about); got != uint8(rules.Outlaw) {
		t.Errorf("after saving the note is %d", got)
	}
	for seat := range game.Seat(5) {
		if seat != me && back.Note(seat, about) != 0 {
			t.Errorf("seat %d has the note too", seat)
		}
	}
}

func TestASeatOutOfReachSaysHowFarItIs(t *testing.T) {
	for seed := uint64(1); seed < 60; seed++ {
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: seed, Options: map[string]string{"characters": "random1"}},
			Bots: "hhhhhhh", Speed: ui.Instant})
		r := rand.New(rand.NewPCG(seed, 1))
		for range 40 {
			if s.Settle(); s.Result != nil || !step(s, r) {
				break
			}
			s.Settle()
			state := s.Match.Truth().(*rules.State)
			actor := state.Actor()
			if state.Phase != rules.Playing || state.Depth > 0 || s.Table.Viewer() != actor {
				continue
			}
			far := game.NoSeat
			for seat := range game.Seat(7) {
				if seat != actor && state.Lives(seat) && !state.InReach(actor).Has(seat) {
					far = seat
				}
			}
			at := -1
			for i := 0; ; i++ {
				c, ok := state.HandCard(actor, i)
				if !ok {
					break
				}
				if c.Kind() == rules.Bang {
					at = i
				}
			}
			spot, ok := s.Find(rules.Rules.ID(rules.HandRef(max(at, 0))))
			if at < 0 || far == game.NoSeat || !ok || spot.Disabled {
				continue
			}
			s.Tap(spot.ID)
			s.Update()
			seat, ok := s.Find(rules.Rules.ID(rules.SeatRef(far)))
			if !ok || !seat.Disabled {
				continue
			}
			if !strings.Contains(seat.Reason, " away, your ") {
				t.Fatalf("it says %q", seat.Reason)
			}
			return
		}
	}
	t.Fatal("nobody was ever out of reach")
}
