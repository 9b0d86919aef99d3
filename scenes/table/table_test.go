package table_test

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"testing"
	"time"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/game/store"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
)

// asked opens a table and waits until the one person is asked.
func asked(t *testing.T, row string, change ...func(*tabletest.Config)) *tabletest.Session {
	s := open(t, row, change...)
	s.Settle()
	return s
}

func TestEveryRowOfPeopleAndOpponentsPlaysToTheEnd(t *testing.T) {
	for _, row := range []string{"hh", "hb", "bh", "hhh", "hbh", "hhhh", "bbhb"} {
		for seed := range uint64(3) {
			s := open(t, row, func(c *tabletest.Config) { c.Setup.Seed, c.Speed = seed, ui.Instant })
			r := rand.New(rand.NewPCG(seed, 1))
			for n := 0; s.Step(r); n++ {
				if n > 2000 {
					t.Fatalf("%s, seed %d: no end", row, seed)
				}
			}
			if s.Result == nil || len(s.Result.Rows) != len(row) {
				t.Errorf("%s, seed %d: no result", row, seed)
			}
		}
	}
}

func TestOpponentsAloneCanBeRushedToTheResult(t *testing.T) {
	s := open(t, "bbb", func(c *tabletest.Config) { c.Speed = ui.Calm })
	for i := 0; !s.UI.Motion.Busy(); i++ {
		if i == 100_000 {
			t.Fatal("nothing moves")
		}
		time.Sleep(50 * time.Microsecond) // they think on their own goroutine
		s.Update()
	}
	if err := s.UI.TapID("table/rush"); err != nil { // once, amid the motion
		t.Fatal(err)
	}
	if spot, _ := s.Find("table/rush"); !spot.Disabled && s.Result == nil {
		t.Fatal("one tap was not enough")
	}
	for range 100_000 {
		if s.Result != nil {
			return
		}
		time.Sleep(50 * time.Microsecond) // they think on their own goroutine
		s.Update()
	}
	t.Fatal("no result")
}

func TestThreeTapsInOneTickPlayOneCard(t *testing.T) {
	s := asked(t, "hb")
	s.Tap("card/hand/0")
	s.Settle()
	spot, _ := s.Find("action/hide")
	before := len(s.Match.Records())
	for range 3 {
		spot.Do()
	}
	if n := len(s.Match.Records()); n != before+1 {
		t.Errorf("%d moves", n-before)
	}
}

func TestTheTapAfterAMoveIsNotTheNextAnswer(t *testing.T) {
	s := asked(t, "hh")
	s.Tap("handover/show")
	s.Tap("action/draw")
	before := len(s.Match.Records())
	spot, _ := s.Find("handover/show")
	s.UI.TapAt(spot.Visible.Center()) // a double tap
	if !covered(s) || len(s.Match.Records()) != before {
		t.Error("the second half of a double tap has shown the next hand")
	}
}

func TestAnIdleTableBuildsNothingAndAllocatesNothing(t *testing.T) {
	board := &tabletest.Board{}
	s := asked(t, "hb", func(c *tabletest.Config) { c.Board = board })
	for range 120 {
		s.Update()
	}
	before := board.Builds
	if n := testing.AllocsPerRun(200, s.Update); n != 0 {
		t.Errorf("an idle tick allocates %v times", n)
	}
	if board.Builds != before {
		t.Errorf("an idle table was built %d times", board.Builds-before)
	}
}

func TestNobodyThinksWhenTheTableIsClosed(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 20 {
		s := open(t, "bbh")
		s.Table.Close()
		n := len(s.Match.Records())
		for range 100 {
			s.Update()
		}
		if len(s.Match.Records()) != n {
			t.Fatal("an opponent has moved at a closed table")
		}
	}
	for range 1000 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}

func TestTheMatchIsKeptAfterEveryMove(t *testing.T) {
	s := asked(t, "hb", func(c *tabletest.Config) { c.Speed = ui.Instant })
	r := rand.New(rand.NewPCG(1, 1))
	for s.Step(r) {
		found, err := match.Resume(s.Store, tabletest.Cellar)
		if err != nil || found.Match == nil {
			t.Fatalf("nothing is kept: %v, %v", err, found.Bad)
		}
		if string(game.Bytes(found.Match.Truth())) != string(game.Bytes(s.Match.Truth())) {
			t.Fatal("what is kept is not what is played")
		}
	}
}

func TestAMatchGoesOnFromWhereItWasKept(t *testing.T) {
	s := asked(t, "hh", func(c *tabletest.Config) { c.Speed = ui.Instant })
	s.Tap("handover/show")
	s.Tap("action/draw")
	found, err := match.Resume(s.Store, tabletest.Cellar)
	if err != nil {
		t.Fatal(err)
	}
	s = open(t, "hh", func(c *tabletest.Config) { c.Match = found.Match })
	if !covered(s) {
		t.Error("after a resume the screen is not covered")
	}
	s.Tap("handover/show")
	if s.Table.Viewer() != found.Match.Actor() {
		t.Error("the next seat is not asked")
	}
}

func TestUndoStepsBackThroughTapsThenDraftThenTheMove(t *testing.T) {
	s := asked(t, "hh")
	s.Tap("handover/show")
	s.Tap("card/hand/1")
	s.Tap("action/pass") // a step of a draft
	if !s.Match.Draft() {
		t.Fatal("no draft")
	}
	n := len(s.Match.Records())
	s.Settle()
	s.UI.PressShortcut('U')
	if s.Match.Draft() || len(s.Match.Records()) != n-1 {
		t.Fatal("U does not take back a step of a draft")
	}
	s.Tap("card/hand/1")
	s.Settle()
	s.UI.PressShortcut('U')
	if spot, _ := s.Find("action/hide"); !spot.Disabled {
		t.Error("U does not take back a tap")
	}
	s.Settle()
	s.UI.PressShortcut('U')
	if len(s.Match.Records()) != n-1 {
		t.Error("U takes back more than there is")
	}
}

func TestUndoNeverCrossesAHandOver(t *testing.T) {
	s := asked(t, "hh")
	s.Tap("handover/show")
	s.Tap("action/draw")
	s.Tap("handover/show")
	n := len(s.Match.Records())
	s.Settle()
	s.UI.PressShortcut('U')
	if len(s.Match.Records()) != n {
		t.Error("the other seat's move was taken back")
	}
	if spot, _ := s.Find("table/undo"); !spot.Disabled || spot.Reason == "" {
		t.Error("undo does not say why not")
	}
}

func TestBackGoesFromTapToPauseToTown(t *testing.T) {
	s := asked(t, "hb")
	s.Tap("card/hand/0")
	s.Settle()
	s.UI.PressKeys(ui.KeyBack)
	if spot, _ := s.Find("action/hide"); !spot.Disabled {
		t.Fatal("Back does not take the tap back")
	}
	s.UI.PressKeys(ui.KeyBack)
	if name := s.UI.Top().Name(); name != "table/cellar/pause" {
		t.Fatalf("Back leads to %s", name)
	}
	s.UI.PressKeys(ui.KeyBack)
	if !s.Left {
		t.Fatal("Back does not lead to town")
	}
	if found, _ := match.Resume(s.Store, tabletest.Cellar); found.Match == nil {
		t.Error("the match is lost")
	}
}

func TestWhatCannotBeTappedSaysWhy(t *testing.T) {
	s := asked(t, "hb")
	spot, ok := s.Find("place/2")
	if !ok || !spot.Disabled || spot.Reason != "Choose first what it is for. (CL-2)" {
		t.Errorf("the pile says %q", spot.Reason)
	}
	if spot, _ = s.Find("action/play"); !spot.Disabled || spot.Reason == "" {
		t.Errorf("the button says %q", spot.Reason)
	}
}

func TestDigitsChooseCards(t *testing.T) {
	s := asked(t, "hb")
	s.UI.PressShortcut('2')
	if spot, _ := s.Find("action/hide"); spot.Disabled {
		t.Error("2 does not choose the second card")
	}
}

func TestTheWholeGameCanBePlayedByKeys(t *testing.T) {
	at := false
	board := &tabletest.Board{Now: func(f *ui.Frame) { at = f.Focused("action/hide") }}
	s := asked(t, "hb", func(c *tabletest.Config) { c.Board, c.W, c.H = board, 844, 390 })
	before := len(s.Match.Records())
	s.UI.PressShortcut('1')
	for range 200 {
		s.Settle()
		s.UI.PressKeys(ui.KeyNext)
		s.Update()
		if at {
			s.UI.PressKeys(ui.KeyConfirm)
			break
		}
	}
	if len(s.Match.Records()) == before {
		t.Error("no move was made by keys")
	}
}

func TestTheSizeOfTheWindowMayChangeAtAnyMoment(t *testing.T) {
	sizes := []struct{ w, h float64 }{{1, 1}, {320, 480}, {3840, 1080}, {390, 844}, {844, 390}, {1024, 768}, {1280, 720}}
	s := open(t, "hbh")
	r := rand.New(rand.NewPCG(3, 3))
	for n := 0; s.Result == nil && n < 3000; n++ {
		size := sizes[n%len(sizes)]
		s.UI.SetWindow(size.w, size.h, 1)
		s.Update()
		if n%9 == 0 {
			s.UI.SetWindow(1280, 720, 1)
			s.Update()
			if !s.Step(r) {
				break
			}
		}
	}
	if s.Result == nil {
		t.Error("the match did not end")
	}
}

func TestATapCompletesWhatMoves(t *testing.T) {
	s := asked(t, "hb", func(c *tabletest.Config) { c.Speed = ui.Calm })
	s.Tap("card/hand/0")
	s.Settle()
	if err := s.UI.TapID("action/hide"); err != nil {
		t.Fatal(err)
	}
	if !s.UI.Motion.Busy() {
		t.Fatal("nothing moves")
	}
	s.UI.TapAt(ui.Point{X: 5, Y: 300})
	if s.UI.Motion.Busy() {
		t.Error("a tap does not complete it")
	}
}

func TestEventsAreShownAsTheViewerLearnedThem(t *testing.T) {
	board := &tabletest.Board{}
	s := open(t, "hbbb", func(c *tabletest.Config) { c.Board, c.Speed = board, ui.Instant })
	r := rand.New(rand.NewPCG(2, 2))
	for s.Step(r) {
	}
	for _, e := range board.Staged {
		if e.Face[0] != 0 && !e.Faces.Has(0) {
			t.Errorf("%+v was shown to seat 0", e)
		}
		if !e.Reaches.Has(0) {
			t.Errorf("%+v has reached seat 0", e)
		}
	}
	if len(board.Staged) == 0 {
		t.Error("nothing was shown")
	}
}

func TestGivingUpAmongThreeLetsAnOpponentPlayOnAndCanBeTakenBack(t *testing.T) {
	s := asked(t, "hbb")
	s.UI.PressKeys(ui.KeyBack)
	s.Tap("pause/resign")
	s.Tap("resign/yes")
	if s.Match.Bot(0) == "" {
		t.Fatal("nobody plays on")
	}
	if s.Table.Viewer() != game.NoSeat {
		t.Error("the seat is still seen by its player")
	}
	s.UI.PressKeys(ui.KeyBack)
	s.UI.PressKeys(ui.KeyBack)
	s = asked(t, "hbb")
	s.UI.PressKeys(ui.KeyBack)
	s.Tap("pause/resign")
	s.Tap("resign/yes")
	s.UI.PressKeys(ui.KeyBack) // completes what moves, if anything does
	if s.UI.Top() == ui.Scene(s.Table) {
		s.UI.PressKeys(ui.KeyBack)
	}
	if err := s.UI.TapID("pause/return/0"); err != nil {
		t.Fatal(err)
	}
	if s.Match.Bot(0) != "" || s.Table.Viewer() != 0 {
		t.Error("the seat was not taken back")
	}
}

func TestGivingUpBetweenTwoEndsIt(t *testing.T) {
	s := asked(t, "hh")
	s.Tap("handover/show")
	s.Settle()
	s.UI.PressKeys(ui.KeyBack)
	s.Tap("pause/resign")
	s.Tap("resign/yes")
	s.Settle()
	if s.Result == nil {
		t.Error("no result")
	}
}

func TestTheRecapTellsWhatOthersDidSinceOnesLastTurn(t *testing.T) {
	s := asked(t, "hh")
	for range 3 {
		s.Tap("handover/show")
		s.Settle()
		_, told := s.Find("recap/done")
		if first := len(s.Match.Records()) < 2; told == first {
			t.Errorf("after %d moves the recap is shown: %v", len(s.Match.Records()), told)
		}
		s.Tap("action/draw")
	}
	s = asked(t, "hh", func(c *tabletest.Config) { c.Habits.NoRecap = true })
	for range 3 {
		s.Tap("handover/show")
		s.Settle()
		if _, told := s.Find("recap/done"); told {
			t.Error("the recap is shown though it is not wanted")
		}
		s.Tap("action/draw")
	}
}

// fullDisk is a store that keeps nothing.
type fullDisk struct{ store.Mem }

func (*fullDisk) Save(string, []byte) error { return errors.New("no room") }

func TestAMatchThatCannotBeSavedGoesOnAndSaysSoOnce(t *testing.T) {
	u := ui.New()
	said := 0
	u.Recorder = func(_, text string) {
		if text == lang.T("table/not-kept") {
			said++
		}
	}
	m, err := match.New(tabletest.Cellar, game.Setup{Seats: 2, Seed: 1}, tabletest.Players("hb"))
	if err != nil {
		t.Fatal(err)
	}
	u.SetPrefs(ui.Prefs{Text: 1, Speed: ui.Instant})
	tb := table.Open(u, table.House{Store: &fullDisk{}}, m, &tabletest.Board{})
	defer tb.Close()
	until(t, func() { u.Update(ui.Input{}) }, func() bool { return said > 0 })
	u.Settle(1000)
	u.Toast("")
	said = 0
	for range 3 {
		until(t, func() { u.Update(ui.Input{}) }, func() bool { return m.Actor() == 0 && !u.Busy() })
		u.TapID("action/draw")
	}
	if len(m.Records()) < 3 || said > 0 {
		t.Errorf("%d moves, said %d times more", len(m.Records()), said)
	}
}
