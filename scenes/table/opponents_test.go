package table_test

import (
	"context"
	"testing"
	"time"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
)

// opponents lets opponents choose like this while a test runs.
func opponents(t *testing.T, choose func(*bot.Bot, context.Context, game.State, int, bot.Budget) game.Move) {
	old := *table.Choose
	*table.Choose = choose
	t.Cleanup(func() { *table.Choose = old })
}

// until lets ticks pass until it is so.
func until(t *testing.T, update func(), so func() bool) {
	t.Helper()
	for range 100_000 {
		if so() {
			return
		}
		update()
		time.Sleep(20 * time.Microsecond) // opponents think on a goroutine of their own
	}
	t.Fatal("it never happened")
}

func TestAnOpponentThatBreaksDownPlaysOnSomehow(t *testing.T) {
	opponents(t, func(*bot.Bot, context.Context, game.State, int, bot.Budget) game.Move { panic("broken") })
	s := open(t, "bbb")
	until(t, s.Update, func() bool { return len(s.Match.Records()) > 2 })
}

func TestAnOpponentThatAsksForWhatIsNotLegalDoesNotStopTheTable(t *testing.T) {
	opponents(t, func(*bot.Bot, context.Context, game.State, int, bot.Budget) game.Move { return game.Move{Verb: 200} })
	s := open(t, "bbb")
	until(t, s.Update, func() bool { return len(s.Match.Records()) > 2 })
}

func TestOpponentsThinkFromWhatTheirSeatSees(t *testing.T) {
	type sight struct {
		actor  game.Seat
		looker int8
		whole  bool
	}
	seen := make(chan sight, 100)
	opponents(t, func(b *bot.Bot, ctx context.Context, view game.State, n int, budget bot.Budget) game.Move {
		s := view.(*tabletest.State)
		seen <- sight{view.Actor(), s.Viewer, s.Whole}
		return view.Moves(nil)[0]
	})
	s := open(t, "bbb")
	until(t, s.Update, func() bool { return len(s.Match.Records()) > 3 })
	for range 3 {
		if got := <-seen; got.whole || int8(got.actor) != got.looker {
			t.Errorf("the opponent on seat %d thinks from %+v", got.actor, got)
		}
	}
}

func TestAClosedTableStopsALongThought(t *testing.T) {
	stopped := make(chan bool, 1)
	opponents(t, func(b *bot.Bot, ctx context.Context, view game.State, n int, budget bot.Budget) game.Move {
		<-ctx.Done()
		stopped <- true
		return view.Moves(nil)[0]
	})
	s := open(t, "bbb")
	s.Table.Close()
	<-stopped
	n := len(s.Match.Records())
	for range 200 {
		s.Update()
	}
	if len(s.Match.Records()) != n {
		t.Error("a stopped thought was played")
	}
}

func TestAnOpponentTakesHisTimeWhateverThereIsToThinkAbout(t *testing.T) {
	s := open(t, "bbb")
	ticks := 0
	until(t, func() { s.Update(); ticks++ }, func() bool { return len(s.Match.Records()) > 0 })
	if least := ui.TicksOf(300); ticks < least {
		t.Errorf("he moved after %d ticks, want %d at least", ticks, least)
	}
}
