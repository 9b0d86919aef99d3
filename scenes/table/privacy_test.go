package table_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
)

func cellar() tabletest.Subject {
	return tabletest.Subject{
		Rules:   tabletest.Cellar,
		Board:   func() table.Board { return &tabletest.Board{} },
		Secrets: tabletest.Secrets,
	}
}

func TestWorldsThatLookAlikeToASeatLookAlikeOnItsScreen(t *testing.T) { tabletest.Worlds(t, cellar()) }

func TestNoScreenNamesWhatItsViewerMayNotKnow(t *testing.T) { tabletest.Canaries(t, cellar()) }

func open(t *testing.T, row string, change ...func(*tabletest.Config)) *tabletest.Session {
	t.Helper()
	c := tabletest.Config{Rules: tabletest.Cellar, Board: &tabletest.Board{Covered: true}, Bots: row, Setup: game.Setup{Seed: 5}}
	for _, f := range change {
		f(&c)
	}
	return tabletest.Open(t, c)
}

func covered(s *tabletest.Session) bool { return s.UI.Top().Name() == "handover" }

func TestTheFirstSeatIsCoveredInTheVeryFirstPicture(t *testing.T) {
	s := open(t, "hhh")
	if !covered(s) || s.Table.Viewer() != game.NoSeat {
		t.Fatalf("the first picture is %s of seat %d", s.UI.Top().Name(), s.Table.Viewer())
	}
	for _, said := range s.Said {
		if strings.Contains(said, "Canary") {
			t.Errorf("the first picture says %q", said)
		}
	}
	if name := s.Match.Player(s.Match.Actor()).Name; !strings.Contains(strings.Join(s.Said, "\n"), name) {
		t.Errorf("the cover does not name %s", name)
	}
}

func TestTheCoverIsThereInTheTickOfTheMove(t *testing.T) {
	s := open(t, "hh")
	s.Tap("handover/show")
	if s.Table.Viewer() != s.Match.Actor() {
		t.Fatal("showing the hand does not show it")
	}
	s.Tap("card/hand/0")
	s.Settle()
	s.Forget()
	before := len(s.Match.Records())
	spot, ok := s.Find("action/hide")
	if !ok {
		t.Fatal("no way to lay the card")
	}
	at := spot.Visible.Center()
	s.UI.Update(ui.Input{At: at, Pressed: true, Down: true})
	s.Forget()
	s.UI.Update(ui.Input{At: at, Released: true}) // the one tick of the move
	if len(s.Match.Records()) != before+1 {
		t.Fatal("the tap made no move")
	}
	if !covered(s) || s.Table.Viewer() != game.NoSeat {
		t.Errorf("in the tick of the move the picture is %s of seat %d", s.UI.Top().Name(), s.Table.Viewer())
	}
	for _, said := range s.Said {
		if strings.Contains(said, "Canary") {
			t.Errorf("in the tick of the move the picture says %q", said)
		}
	}
	for _, spot := range s.UI.Spots() {
		if strings.HasPrefix(spot.ID, "card/") {
			t.Errorf("%s can be pressed under the cover", spot.ID)
		}
	}
}

func TestOnePersonNeverMeetsACover(t *testing.T) {
	s := open(t, "bhb")
	for range 400 {
		s.Update()
		if covered(s) {
			t.Fatal("covered")
		}
		if s.Table.Viewer() != 1 {
			t.Fatalf("seat %d looks", s.Table.Viewer())
		}
	}
}

func TestWhileOpponentsPlayEverybodyWatches(t *testing.T) {
	s := open(t, "hhb", func(c *tabletest.Config) { c.Speed = ui.Calm })
	watched, r := false, rand.New(rand.NewPCG(1, 2))
	for range 40 {
		if covered(s) {
			s.Tap("handover/show")
		}
		for range 60 {
			if s.Match.Actor() == 2 {
				watched = true
				if s.Table.Viewer() != game.NoSeat {
					t.Fatalf("seat %d looks while the opponent plays", s.Table.Viewer())
				}
			}
			s.Update()
		}
		if s.Match.Actor() != 2 && !covered(s) && s.Result == nil {
			s.Step(r)
		}
	}
	if !watched {
		t.Fatal("no opponent has played")
	}
}

func TestADecisionInTheOpenNeedsNoCover(t *testing.T) {
	s := open(t, "hh", func(c *tabletest.Config) { c.Board = &tabletest.Board{} })
	for range 60 {
		if covered(s) {
			s.Tap("handover/show")
		}
		truth := s.Match.Truth().(*tabletest.State)
		if truth.Points {
			if s.Table.Viewer() != game.NoSeat || covered(s) {
				t.Fatalf("seat %d looks", s.Table.Viewer())
			}
			s.Settle()
			for seat := range s.Match.Seats() {
				if game.Seat(seat) != s.Match.Actor() {
					s.Tap("seat/" + string(rune('0'+seat)))
				}
			}
			return
		}
		me, high := s.Match.Actor(), -1
		for i, card := range truth.Hands[me][:truth.Held[me]] {
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

func TestTheButtonIsHeldOrTappedTwiceWhereThatIsTheHabit(t *testing.T) {
	hold := func(c *tabletest.Config) { c.Habits.Cover = table.CoverHold }
	s := open(t, "hh", hold)
	s.Tap("handover/show")
	if !covered(s) {
		t.Fatal("one tap is enough")
	}
	s.Tap("handover/show")
	if covered(s) {
		t.Fatal("two taps are not enough")
	}
	s = open(t, "hh", hold)
	spot, _ := s.Find("handover/show")
	at := spot.Visible.Center()
	s.UI.Update(ui.Input{At: at, Pressed: true, Down: true})
	for range 30 {
		s.UI.Update(ui.Input{At: at, Down: true})
	}
	if covered(s) {
		t.Error("holding is not enough")
	}
}

func TestTheLogOfASeatTellsWhatItLearnedAndNoMore(t *testing.T) {
	s := open(t, "hhh")
	s.Tap("handover/show")
	giver := s.Match.Actor()
	card := tabletest.CardName(s.Match.Truth().(*tabletest.State).Hands[giver][0])
	to := (int(giver) + 1) % 3
	s.Tap("card/hand/0")
	s.Tap("action/pass")
	s.Tap("seat/" + string(rune('0'+to)))
	readers := map[game.Seat]bool{}
	for range 3 {
		s.Tap("handover/show")
		s.Settle()
		reader := s.Table.Viewer()
		s.Tap("table/log")
		s.Forget()
		s.UI.Rebuild()
		s.Update()
		readers[reader] = false
		for _, said := range s.Said {
			if strings.Contains(said, card) && strings.Contains(said, "gives") {
				readers[reader] = true
			}
		}
		s.UI.PressKeys(ui.KeyBack)
		s.Tap("action/draw")
	}
	for seat, knows := range readers {
		if want := seat == giver || int(seat) == to; knows != want {
			t.Errorf("the log of seat %d names the card: %v, want %v", seat, knows, want)
		}
	}
}

func TestALeakIsFound(t *testing.T) {
	peeking := cellar()
	peeking.Board = func() table.Board { return &tabletest.Board{Peek: true} }
	setup := game.Setup{Seed: 9, Seats: 3}
	if worlds, canaries := tabletest.Leaks(t, peeking, setup); worlds+canaries != "" {
		t.Errorf("without a leak: %s%s", worlds, canaries)
	}
	tabletest.Hole = true
	defer func() { tabletest.Hole = false }()
	worlds, canaries := tabletest.Leaks(t, peeking, setup)
	if worlds == "" {
		t.Error("screens of worlds that look alike are not told apart")
	}
	if canaries == "" {
		t.Error("canaries are not heard")
	}
}
