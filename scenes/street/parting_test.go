package street

import (
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// atTheDevice opens a table of two people and lets both be ready; it returns who begins.
func atTheDevice(t *testing.T, seed uint64, speed ui.Speed) (*tabletest.Session, game.Seat) {
	t.Helper()
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: seed}, Bots: "hh", Speed: speed})
	for range 2 {
		uncover(s)
		s.Tap("action/ready")
		s.Update()
	}
	uncover(s)
	return s, s.Match.Actor()
}

// uncover has whoever is asked for take the device.
func uncover(s *tabletest.Session) {
	if s.Settle(); s.UI.TapID("handover/show") == nil {
		s.Update()
	}
	if _, told := s.Find("recap/done"); told {
		s.Tap("recap/done")
	}
}

// first is the first of the moves that can be made now with that verb.
func first(t *testing.T, s *tabletest.Session, verb uint8) game.Move {
	t.Helper()
	for _, m := range s.Match.Moves() {
		if m.Verb == verb {
			return m
		}
	}
	t.Fatalf("nobody can do %d", verb)
	return game.Move{}
}

func TestWhoeverLooksWithHisLastActionSeesTheTokenBeforeTheDeviceChangesHands(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Instant, ui.Brisk, ui.Calm} {
		s, who := atTheDevice(t, 11, speed)
		tapOut(s, first(t, s, rules.VerbStreet))
		s.Settle()
		look := first(t, s, rules.VerbLook)
		tapOut(s, look)
		if s.Match.Actor() == who {
			t.Fatal("he has actions left")
		}
		s.Forget()
		s.UI.Rebuild()
		for range 1000 {
			s.Update()
			if _, covered := s.Find("handover/show"); covered {
				break
			}
			if s.Table.Viewer() != who {
				t.Fatalf("at speed %v seat %d sees what seat %d has looked at", speed, s.Table.Viewer(), who)
			}
			for _, id := range s.Offers() {
				t.Fatalf("at speed %v he can still tap %s", speed, id)
			}
		}
		kind := tokenName(s.Match.Truth().(*rules.State).Cells[look.Args[0]].Token)
		if all := strings.Join(s.Said, "\n"); !strings.Contains(all, ": "+kind) {
			t.Errorf("at speed %v he never reads %q in\n%s", speed, kind, all)
		}
		if _, covered := s.Find("handover/show"); !covered || s.Table.Viewer() != game.NoSeat {
			t.Errorf("at speed %v the screen is not covered for the other one", speed)
		}
	}
}

func TestWhoeverEndsHisTurnIsCoveredAtOnce(t *testing.T) {
	s, _ := atTheDevice(t, 11, ui.Calm)
	s.Tap("action/end")
	s.Tap("warn/yes")
	s.Update()
	if _, covered := s.Find("handover/show"); !covered || s.Table.Viewer() != game.NoSeat {
		t.Error("the row of the one who has ended his turn is still to be seen")
	}
}
