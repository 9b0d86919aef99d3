package table_test

import (
	"context"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
)

// played is a match of the Cellar that is over, with opponents of a level on the seats marked b.
func played(t *testing.T, row string, level bot.Level) *match.Match {
	t.Helper()
	players := tabletest.Players(row)
	for i := range players {
		if !players[i].Human() {
			players[i].Bot = string(level)
		}
	}
	m, err := match.New(tabletest.Cellar, game.Setup{Seed: 11, Seats: len(row)}, players)
	if err != nil {
		t.Fatal(err)
	}
	s := open(t, "", func(c *tabletest.Config) { c.Match, c.Speed = m, ui.Instant })
	r := rand.New(rand.NewPCG(3, 1))
	for s.Step(r) {
	}
	return m
}

// reviewed is the check of the deal of a match, in a window of its own.
func reviewed(t *testing.T, m *match.Match, worlds int) *tabletest.Session {
	t.Helper()
	s := open(t, "hh")
	var tale []table.Line
	for _, e := range m.Tale() {
		tale = append(tale, table.Line{Record: e.Record, Actor: e.Event.Actor, Text: lang.Number(e.Record), Rule: e.Event.Rule})
	}
	r := table.NewReview(s.UI, table.House{Think: bot.Budget{Worlds: worlds}}, m, &tabletest.Board{}, tale)
	s.UI.Open(r)
	s.Update()
	settled(s)
	return s
}

// settled waits until nobody thinks.
func settled(s *tabletest.Session) {
	for s.UI.Busy() {
		s.Update()
		runtime.Gosched()
	}
}

// through goes to every choice in turn and does something there.
func through(t *testing.T, s *tabletest.Session, do func(at int)) {
	t.Helper()
	for at := 0; ; at++ {
		settled(s)
		do(at)
		next, ok := s.Find("review/next")
		if !ok {
			t.Fatal("there is no way on")
		}
		if next.Disabled {
			return
		}
		s.Tap("review/next")
	}
}

func TestTheCheckShowsEachChoiceAsTheOneWhoMadeItSawTheTable(t *testing.T) {
	m := played(t, "bhb", bot.Random)
	s := reviewed(t, m, 1)
	s.Tap("review/thoughts") // which may tell more
	choices := 0
	through(t, s, func(at int) {
		choices++
		past, err := m.At(recordOf(m, at))
		if err != nil {
			t.Fatal(err)
		}
		said := strings.Join(fresh(s), "\n")
		for _, secret := range tabletest.Secrets(past.Truth(), past.Actor()) {
			if strings.Contains(said, secret) {
				t.Errorf("choice %d of seat %d tells %s", at, past.Actor(), secret)
			}
		}
		hand := past.Truth().(*tabletest.State)
		for _, card := range hand.Hands[past.Actor()][:hand.Held[past.Actor()]] {
			if !strings.Contains(said, tabletest.CardName(card)) {
				t.Errorf("choice %d of seat %d does not show %s", at, past.Actor(), tabletest.CardName(card))
			}
		}
	})
	if choices < 5 {
		t.Errorf("%d choices", choices)
	}
}

// recordOf is the record of a choice: one with more than one legal move.
func recordOf(m *match.Match, at int) int {
	for n := range m.Records() {
		past, err := m.At(n)
		if err != nil {
			break
		}
		if len(past.Moves()) < 2 {
			continue
		}
		if at == 0 {
			return n
		}
		at--
	}
	return -1
}

func TestThoughtOverAgainTheSameComesOut(t *testing.T) {
	for _, level := range []bot.Level{bot.Medium, bot.Hard} {
		s := reviewed(t, played(t, "bbb", level), 1) // tables of the tests think of one world, too
		weighed := 0
		through(t, s, func(at int) {
			said := fresh(s)
			if slices.Contains(said, lang.T("review/other")) {
				t.Errorf("%s: at choice %d something else comes out", level, at)
			}
			if slices.Contains(said, lang.T("review/same")) && shares(s) {
				weighed++
			}
		})
		if weighed < 5 {
			t.Errorf("%s: only %d choices were weighed", level, weighed)
		}
	}
}

func TestWhatIsNotWeighedIsNotMadeUp(t *testing.T) {
	s := reviewed(t, played(t, "hbb", bot.Easy), 1)
	people, opponents := 0, 0
	through(t, s, func(int) {
		said := fresh(s)
		switch {
		case slices.Contains(said, lang.T("review/person", "Ada")):
			people++
		case slices.Contains(said, lang.T("review/no-search", "Ben")) || slices.Contains(said, lang.T("review/no-search", "Cleo")):
			opponents++
		default:
			t.Errorf("it says %q", said)
		}
		if shares(s) {
			t.Errorf("shares are told: %q", said)
		}
	})
	if people == 0 || opponents == 0 {
		t.Errorf("%d choices of people, %d of opponents", people, opponents)
	}
}

func TestInTheCheckNothingIsPlayed(t *testing.T) {
	m := played(t, "bhb", bot.Random)
	records := len(m.Records())
	s := reviewed(t, m, 1)
	through(t, s, func(int) {
		for _, spot := range s.UI.Spots() {
			if slices.ContainsFunc([]string{"card/", "seat/", "place/", "action/"}, func(kind string) bool { return strings.HasPrefix(spot.ID, kind) }) && !spot.Disabled {
				t.Fatalf("%s can be tapped", spot.ID)
			}
		}
	})
	if len(m.Records()) != records {
		t.Error("something has been played")
	}
}

func TestTheListLeadsToTheChoice(t *testing.T) {
	m := played(t, "bbb", bot.Random)
	s := reviewed(t, m, 1)
	s.Tap("review/list")
	lines := 0
	last := ""
	for _, id := range s.IDs() {
		if strings.HasPrefix(id, "review/line/") {
			lines++
			last = id
		}
	}
	if lines < 3 {
		t.Fatalf("%v", s.IDs())
	}
	for range 200 { // it may be scrolled out of sight
		if s.UI.TapID(last) == nil {
			break
		}
		s.UI.PressKeys(ui.KeyDown)
	}
	if name := s.UI.Top().Name(); !strings.HasSuffix(name, "/review") {
		t.Fatalf("it leads to %s", name)
	}
	if said := strings.Join(fresh(s), "\n"); strings.Contains(said, lang.T("review/at", 1, countOf(m))) || !strings.Contains(said, "of "+lang.Number(countOf(m))) {
		t.Errorf("it says\n%s", said)
	}
}

func countOf(m *match.Match) int {
	n := 0
	for recordOf(m, n) >= 0 {
		n++
	}
	return n
}

func TestAnOpponentThatBreaksDownInTheCheckSaysSo(t *testing.T) {
	m := played(t, "bbb", bot.Medium)
	opponents(t, func(*bot.Bot, context.Context, game.State, int, bot.Budget) game.Move { panic("broken") })
	s := reviewed(t, m, 1)
	if said := fresh(s); !slices.Contains(said, lang.T("table/hint/nothing")) {
		t.Errorf("it says %q", said)
	}
}

func TestWhoLeavesTheCheckStopsTheThinking(t *testing.T) {
	m := played(t, "bbb", bot.Medium)
	began, stopped := make(chan bool, 1), make(chan bool, 1)
	opponents(t, func(b *bot.Bot, ctx context.Context, view game.State, n int, budget bot.Budget) game.Move {
		began <- true
		<-ctx.Done()
		stopped <- true
		return view.Moves(nil)[0]
	})
	s := open(t, "hh")
	r := table.NewReview(s.UI, table.House{}, m, &tabletest.Board{}, nil)
	s.UI.Open(r)
	s.Update()
	<-began
	s.UI.PressKeys(ui.KeyBack)
	<-stopped
	if s.UI.Top() == ui.Scene(r) {
		t.Error("it is still there")
	}
}
