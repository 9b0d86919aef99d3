package table_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
)

// hinted asks for a hint and waits for it.
func hinted(t *testing.T, row string, change ...func(*tabletest.Config)) *tabletest.Session {
	t.Helper()
	s := asked(t, row, change...)
	if covered(s) {
		s.Tap("handover/show")
	}
	s.Tap("table/hint")
	s.Forget()
	s.Settle()
	return s
}

// shares tells whether the screen says how much of the thinking leans to some move.
func shares(s *tabletest.Session) bool {
	return slices.ContainsFunc(s.Said, func(text string) bool { return strings.HasSuffix(text, "%") })
}

// fresh is what the screen says in a new picture.
func fresh(s *tabletest.Session) []string {
	s.Forget()
	s.UI.Rebuild()
	s.Update()
	return s.Said
}

func TestAHintIsOfferedToThoseAloneWhoWishedForIt(t *testing.T) {
	for row, want := range map[string]bool{"Hbb": true, "hbb": false, "bbb": false} {
		s := asked(t, row)
		if _, offered := s.Find("table/hint"); offered != want {
			t.Errorf("%s: a hint is offered: %v", row, offered)
		}
	}
}

func TestAHintNamesTheMovesThatSeemGood(t *testing.T) {
	s := hinted(t, "Hbb")
	records := len(s.Match.Records())
	if !shares(s) {
		t.Errorf("no move is named: %q", s.Said)
	}
	s.Tap("hint/done")
	if fresh(s); shares(s) {
		t.Errorf("the words stay: %q", s.Said)
	}
	s.Tap("table/hint")
	if fresh(s); !shares(s) || s.UI.Busy() {
		t.Error("the hint is not at hand a second time")
	}
	if len(s.Match.Records()) != records {
		t.Error("a hint has played something")
	}
}

func TestAHintIsGoneOnceSomethingIsPlayed(t *testing.T) {
	s := hinted(t, "Hbb")
	s.UI.PressKeys(ui.KeyBack)
	if fresh(s); shares(s) || s.UI.Top().Name() != s.Table.Name() {
		t.Errorf("the key that leads back leaves %s with %q", s.UI.Top().Name(), s.Said)
	}
	s.Tap("table/hint")
	if err := s.UI.TapID("action/draw"); err != nil {
		t.Fatal(err)
	}
	if fresh(s); shares(s) {
		t.Errorf("it says %q", s.Said)
	}
	s.Settle()
	if fresh(s); shares(s) {
		t.Errorf("at the next turn it says %q", s.Said)
	}
}

func TestAHintIsGoneOnceSomethingIsTakenBack(t *testing.T) {
	s := asked(t, "Hbb")
	s.Tap("card/hand/0")
	s.Tap("action/pass") // the first step of giving it away
	s.Tap("table/hint")
	s.Settle()
	if fresh(s); !shares(s) {
		t.Fatal("no hint within a draft")
	}
	s.Tap("table/undo")
	if fresh(s); shares(s) {
		t.Errorf("it says %q", s.Said)
	}
}

func TestAHintIsGoneInTheTickInWhichTheScreenIsCovered(t *testing.T) {
	s := hinted(t, "HH")
	if !shares(s) {
		t.Fatal("no hint")
	}
	if err := s.UI.TapID("action/draw"); err != nil {
		t.Fatal(err)
	}
	if fresh(s); !covered(s) || shares(s) {
		t.Errorf("%s says %q", s.UI.Top().Name(), s.Said)
	}
	s.Tap("handover/show")
	if fresh(s); shares(s) {
		t.Errorf("the next one reads %q", s.Said)
	}
}

func TestAHintIsThoughtOutFromWhatThePersonSees(t *testing.T) {
	thought := false
	opponents(t, func(b *bot.Bot, ctx context.Context, view game.State, n int, budget bot.Budget) game.Move {
		if s := view.(*tabletest.State); s.Whole || s.Viewer != 0 {
			t.Errorf("the adviser sees what seat %d sees, all: %v", s.Viewer, s.Whole)
		}
		thought = true
		return b.Choose(ctx, view, n, budget)
	})
	s := asked(t, "HH")
	for s.Match.Actor() != 0 {
		if covered(s) {
			s.Tap("handover/show")
		}
		s.Tap("action/draw")
	}
	s.Tap("handover/show")
	s.Tap("table/hint")
	s.Settle()
	if !thought {
		t.Error("nobody has thought")
	}
}

func TestWhereEverybodyLooksThereIsNoHint(t *testing.T) {
	s := asked(t, "HH", func(c *tabletest.Config) { c.Board = &tabletest.Board{} })
	for range 60 {
		if covered(s) {
			s.Tap("handover/show")
		}
		truth := s.Match.Truth().(*tabletest.State)
		if truth.Points {
			s.Settle()
			if spot, ok := s.Find("table/hint"); !ok || !spot.Disabled || spot.Reason == "" {
				t.Errorf("in the open a hint is offered: %v", spot)
			}
			return
		}
		high := -1
		for i, card := range truth.Hands[s.Match.Actor()][:truth.Held[s.Match.Actor()]] {
			if card > 20 {
				high = i
			}
		}
		if high < 0 {
			s.Tap("action/draw")
			continue
		}
		s.Tap("card/hand/" + string(rune('0'+high)))
		s.Tap("action/play")
	}
	t.Fatal("nobody pointed at anybody")
}

func TestAnAdviserThatBreaksDownSaysSo(t *testing.T) {
	opponents(t, func(*bot.Bot, context.Context, game.State, int, bot.Budget) game.Move { panic("broken") })
	s := hinted(t, "HH")
	if fresh(s); !slices.Contains(s.Said, lang.T("table/hint/nothing")) {
		t.Errorf("it says %q", s.Said)
	}
}

func TestAHintNobodyWaitsForIsNotThoughtOut(t *testing.T) {
	began, stopped := make(chan bool, 1), make(chan bool, 1)
	opponents(t, func(b *bot.Bot, ctx context.Context, view game.State, n int, budget bot.Budget) game.Move {
		began <- true
		<-ctx.Done()
		stopped <- true
		return view.Moves(nil)[0]
	})
	s := asked(t, "HH")
	s.Tap("handover/show")
	s.Tap("table/hint")
	<-began
	s.Table.Close()
	<-stopped
}
