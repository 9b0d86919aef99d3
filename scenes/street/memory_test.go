package street

import (
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// reminded opens a match of one person in which he has seen somebody of his rival's who is a back again.
func reminded(t *testing.T, w ui.Point) *tabletest.Session {
	t.Helper()
	for seed := uint64(1); seed < 40; seed++ {
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: seed}, Bots: "hb", Speed: ui.Instant, W: w.X, H: w.Y})
		for range 12 {
			if s.Settle(); s.Result != nil {
				break
			}
			state := s.Match.Truth().(*rules.State)
			rival := &state.Sides[state.SideOf(1)]
			for c, last := range rival.Last {
				if last != rules.NoRole && !rival.Up().Has(last) && rival.May[c].Len() == 1 {
					return s
				}
			}
			for _, m := range s.Match.Moves() {
				if m.Verb == rules.VerbEnd || m.Verb == rules.VerbReady || m.Verb == rules.VerbAnswer {
					tapOut(s, m)
					break
				}
			}
		}
	}
	t.Fatal("nobody was ever seen")
	return nil
}

// drawn are all strings of a picture that is built anew.
func drawn(s *tabletest.Session) string {
	s.Settle()
	s.Forget()
	s.UI.Rebuild()
	s.Update()
	return strings.Join(s.Said, "\n")
}

func TestTheMemoryAidIsSwitchedBySeatAndKeptWithTheMatch(t *testing.T) {
	s := reminded(t, windows[0])
	label := func() string {
		spot, ok := s.Find("street/aid")
		if !ok {
			t.Fatal("no switch")
		}
		return spot.Label
	}
	if label() != lang.T("street/aid/on") {
		t.Errorf("at first it says %q", label())
	}
	with := drawn(s)
	s.Tap("street/aid")
	s.Update()
	if label() != lang.T("street/aid/off") || s.Match.Note(0, 1) != unhelped {
		t.Errorf("switched off it says %q, the note is %d", label(), s.Match.Note(0, 1))
	}
	without := drawn(s)
	if len(without) >= len(with) {
		t.Errorf("without the aid as much is said as with it:\n%s", without)
	}
	found, err := match.Resume(s.Store, rules.Rules)
	if err != nil {
		t.Fatal(err)
	}
	if found.Match.Note(0, 1) != unhelped || found.Match.Note(1, 0) != helped {
		t.Errorf("after saving the notes are %d and %d", found.Match.Note(0, 1), found.Match.Note(1, 0))
	}
	s.Tap("street/aid")
	if again := drawn(s); again != with {
		t.Errorf("switched on again it says\n%s\nnot\n%s", again, with)
	}
}

func TestTheSheetOfTheRivalTellsWhatOneCanKnowAndSwitchesTheAid(t *testing.T) {
	s := reminded(t, windows[2])
	s.Tap("plate/1")
	s.Update()
	words := drawn(s)
	if !strings.Contains(words, "It must be the") {
		t.Errorf("the sheet says\n%s", words)
	}
	s.Tap("street/aid")
	if words := drawn(s); strings.Contains(words, "It must be the") {
		t.Errorf("without the aid the sheet says\n%s", words)
	}
	if s.Match.Note(0, 1) != unhelped {
		t.Error("the aid is not switched off")
	}
}

// Whoever is tapped first tells what he can do here and now, and why not the rest.
func TestATappedCharacterOffersWhatItCanAndSaysWhyNotTheRest(t *testing.T) {
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 4}, Bots: "hh", Speed: ui.Instant})
	for s.Match.Truth().(*rules.State).Phase == rules.Arranging {
		s.Settle()
		if s.UI.TapID("handover/show") != nil {
			s.Tap("action/ready")
		}
		s.Update()
	}
	s.Settle()
	s.UI.TapID("handover/show")
	s.Settle()
	state := s.Match.Truth().(*rules.State)
	d := &state.Sides[state.SideOf(state.Act)]
	tried := 0
	for c, role := range d.Row {
		s.Tap(rules.Rules.ID(rules.SlotRef(state.SideOf(state.Act), c)))
		s.Update()
		words := drawn(s)
		if !strings.Contains(words, roleName(role)) {
			t.Errorf("%s: the notice does not name it", roleName(role))
		}
		for _, id := range []string{"action/move", "action/look"} {
			if spot, ok := s.Find(id); !ok || spot.Disabled {
				t.Errorf("%s: %s is not offered", roleName(role), id)
			}
		}
		spot, _ := s.Find("action/ability")
		if able := role != rules.Governor && role != rules.Mayor && role != rules.Reverend; able && spot.Disabled {
			t.Errorf("%s cannot use its ability: %s", roleName(role), spot.Reason)
		}
		if spot.Disabled {
			tried++
			plain, _, _ := strings.Cut(spot.Reason, " (")
			if !strings.Contains(words, plain) {
				t.Errorf("%s: the button does not say %q", roleName(role), plain)
			}
		}
		s.Tap(rules.Rules.ID(rules.SlotRef(state.SideOf(state.Act), c))) // and back
		s.Update()
	}
	if tried == 0 {
		t.Error("nobody was barred from anything")
	}
}

// Who is in the saloon, or was seen elsewhere, is told apart among those that can be called out; it can be called out
// all the same.
func TestACallThatCannotBeRightIsToldApart(t *testing.T) {
	s := rules.Rules.Blank().(*rules.State)
	s.Phase, s.View = rules.Acting, 0
	rival := &s.Sides[rules.Red]
	rival.Saloon = [rules.Saloon]rules.Role{rules.Mayor, rules.Scout}
	rival.May[3] = 1<<rules.Hitman | 1<<rules.Bandit
	b := New().(*Board)
	b.now = *s
	v := &table.View{Rules: rules.Rules, State: s, Viewer: game.NoSeat}
	for _, c := range []struct {
		role   rules.Role
		target game.Ref
		want   bool
	}{
		{rules.Mayor, rules.SlotRef(rules.Red, 3), true},
		{rules.Hitman, rules.SlotRef(rules.Red, 3), false},
		{rules.Dancer, rules.SlotRef(rules.Red, 3), false}, // nobody is helped
		{rules.Mayor, game.Ref{}, false},                   // nobody is aimed at
	} {
		if got := b.cannotBe(v, choice{side: rules.Green, target: c.target}, rules.RoleRef(c.role)); got != c.want {
			t.Errorf("%s: %v", rules.RoleNames[c.role], got)
		}
	}
}
