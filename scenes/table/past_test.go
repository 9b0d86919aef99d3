package table_test

import (
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
)

// after is a table at which an opponent on seat 1 has just begun with these moves; it is the turn of a person on seat 2.
func after(t *testing.T, moves ...game.Move) *tabletest.Session {
	t.Helper()
	for seed := range uint64(50) {
		m, err := match.New(tabletest.Cellar, game.Setup{Seed: seed, Seats: 3}, tabletest.Players("hbh"))
		if err != nil {
			t.Fatal(err)
		}
		if m.Actor() != 1 {
			continue
		}
		for _, move := range moves {
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
		}
		s := open(t, "", func(c *tabletest.Config) { c.Match = m })
		s.Tap("handover/show")
		return s
	}
	t.Fatal("seat 1 never begins")
	return nil
}

func TestAnOpponentTellsWhatIsPlainToSeeAndKeepsTheRest(t *testing.T) {
	s := after(t, game.Move{Verb: tabletest.Aside}, game.Move{Verb: tabletest.Give, Args: [7]uint8{2}})
	s.Tap("plate/1")
	s.Tap("seat/why")
	said := strings.Join(fresh(s), "\n")
	for _, want := range []string{
		lang.T("table/past/title", "Ben"), lang.T("table/past/open"), lang.T("saloon.past.mate", "Cleo"), lang.T("table/past/more", "Ben"),
	} {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q but\n%s", want, said)
		}
	}
	s.UI.PressKeys(ui.KeyBack)
	if s.UI.Top() != ui.Scene(s.Table) {
		t.Errorf("the way back leads to %s", s.UI.Top().Name())
	}
}

func TestAnOpponentSaysPlainlyThatHeKeepsHisReasonsToHimself(t *testing.T) {
	s := after(t, game.Move{Verb: tabletest.LayDown})
	s.Tap("plate/1")
	s.Tap("seat/why")
	said := strings.Join(fresh(s), "\n")
	if !strings.Contains(said, lang.T("table/past/secret", "Ben")) || strings.Contains(said, lang.T("table/past/open")) {
		t.Errorf("it says\n%s", said)
	}
}

func TestTheLogAsksOpponentsAndNobodyElse(t *testing.T) {
	s := after(t, game.Move{Verb: tabletest.LayDown})
	s.Tap("table/log")
	asked := 0
	for _, id := range s.IDs() {
		if strings.HasPrefix(id, "log/why/") {
			asked++
			s.Tap(id)
			break
		}
	}
	if asked != 1 {
		t.Fatalf("%d lines can be asked about: %v", asked, s.IDs())
	}
	if said := strings.Join(fresh(s), "\n"); !strings.Contains(said, lang.T("table/past/title", "Ben")) {
		t.Errorf("it says\n%s", said)
	}
}

func TestAPersonIsNotAskedWhy(t *testing.T) {
	s := after(t, game.Move{Verb: tabletest.LayDown})
	s.Tap("plate/0")
	if _, ok := s.Find("seat/why"); ok {
		t.Error("a person is asked why")
	}
}

func TestAMoveThatWasTakenBackIsNotAskedAbout(t *testing.T) {
	s := asked(t, "Hbb")
	s.Tap("plate/1")
	_, before := s.Find("seat/why")
	s.UI.PressKeys(ui.KeyBack)
	s.Tap("card/hand/0")
	s.Tap("action/pass")
	s.Tap("table/undo")
	s.Tap("plate/1")
	if _, now := s.Find("seat/why"); now != before {
		t.Errorf("asked about: %v, before %v", now, before)
	}
}
