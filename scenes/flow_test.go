package scenes

import (
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/game/shelf"
	"drygulch/game/store"
	"drygulch/scenes/ui"
)

func TestOneTapInTheTownAndOneAtTheTableDeal(t *testing.T) {
	v := start(t, Config{})
	v.tap("town/enter", "action/deal")
	if want := "table/" + shelf.Games[0].Name; v.scene() != want {
		t.Errorf("at %s, want %s", v.scene(), want)
	}
}

func TestOneGoesFromTheTownToThePosterAndDealsAgain(t *testing.T) {
	kept := &store.Mem{}
	v := start(t, Config{Store: kept, Seed: 5})
	toResult(v)
	if words := v.see(); !strings.Contains(words, "WANTED") {
		t.Errorf("no poster in %q", words)
	}
	if _, err := kept.Load(match.FileName("train")); err == nil {
		t.Error("a match that was seen to its end is still kept")
	}
	v.tap("result/again")
	if v.scene() != "table/train" {
		t.Fatalf("at %s", v.scene())
	}
	v.finish()
	v.tap("result/town")
	if v.scene() != "town" {
		t.Errorf("at %s", v.scene())
	}
}

func TestAPersonPlaysAMatchToItsEnd(t *testing.T) {
	v := start(t, Config{Seed: 9, Game: "train", Seats: []string{"human", "random", "random"}})
	v.finish()
	if v.scene() != "result/train" {
		t.Errorf("at %s", v.scene())
	}
}

func TestTheResumeSignLeadsBackToTheTable(t *testing.T) {
	kept := &store.Mem{}
	v := start(t, Config{Store: kept, Seed: 5})
	if slices.Contains(v.ids(), "town/resume") {
		t.Error("a resume sign without a match")
	}
	v.tap("house/train", "action/deal")
	v.settle()

	v = start(t, Config{Store: kept}) // as after a kill
	v.tap("town/resume")
	if v.scene() != "table/train" {
		t.Fatalf("at %s", v.scene())
	}
	v = start(t, Config{Store: kept, Game: "train", Seed: 77})
	m := v.saved(shelf.Find("train"))
	if v.scene() != "table/train" || m == nil || m.Setup().Seed != 5 {
		t.Errorf("at %s with %v", v.scene(), m)
	}
}

func TestAnEndThatWasNotSeenIsShownAfterTheNextStart(t *testing.T) {
	kept := &store.Mem{}
	deal, err := dealFor(shelf.Find("train"), []string{"easy", "easy", "easy"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(shelf.Find("train"), game.Setup{Seed: 4, Seats: 3}, deal.Players)
	if err != nil {
		t.Fatal(err)
	}
	for m.Actor() != game.NoSeat {
		m.Play(m.Moves()[0])
	}
	m.Keep(kept)
	v := start(t, Config{Store: kept})
	v.tap("town/resume")
	v.finish()
}

func TestADealDoesNotThrowAWaitingMatchAwayUnasked(t *testing.T) {
	kept := &store.Mem{}
	v := start(t, Config{Store: kept, Seed: 5})
	v.tap("house/train", "action/deal")
	v.settle()
	v = start(t, Config{Store: kept, Seed: 6})
	v.tap("house/train", "action/deal")
	if v.scene() != "dialog/replace" {
		t.Fatalf("at %s", v.scene())
	}
	v.tap("dialog/keep")
	if m := v.saved(shelf.Find("train")); m == nil || m.Setup().Seed != 5 {
		t.Error("the waiting match is gone")
	}
	v.tap("action/deal", "dialog/replace")
	if m := v.saved(shelf.Find("train")); v.scene() != "table/train" || m.Setup().Seed != 6 {
		t.Errorf("at %s", v.scene())
	}
}

func TestBackLeadsToTownAndAsksBeforeLeaving(t *testing.T) {
	v := start(t, Config{})
	v.tap("house/train", "setup/face/0")
	for _, want := range []string{"setup/train", "town", "dialog/quit", "town"} {
		v.UI.PressKeys(ui.KeyBack)
		v.settle()
		if v.scene() != want {
			t.Fatalf("at %s, want %s", v.scene(), want)
		}
	}
}

func TestOnlyHousesWhoseGamesExistCanBeEntered(t *testing.T) {
	before := shelf.Games
	defer func() { shelf.Games = before }()
	for n := range len(before) {
		shelf.Games = before[:n+1]
		v := start(t, Config{})
		houses := 0
		for _, id := range v.ids() {
			if strings.HasPrefix(id, "house/") {
				houses++
			}
		}
		if houses != n+1 {
			t.Errorf("%d houses for %d games: %v", houses, n+1, v.ids())
		}
	}
}

func TestAStandingWindowShowsOneHouseAtATime(t *testing.T) {
	v := start(t, Config{})
	v.resize(window{390, 844, 1})
	at := func(want string) {
		t.Helper()
		v.tick()
		for _, id := range v.ids() {
			if strings.HasPrefix(id, "house/") && id != want {
				t.Errorf("%s is there, want %s", id, want)
			}
		}
		if _, ok := v.find(want); !ok {
			t.Errorf("no %s among %v", want, v.ids())
		}
	}
	first, second := "house/"+shelf.Games[0].Name, "house/"+shelf.Games[1].Name
	at(first)
	left, right := ui.Point{X: 60, Y: 300}, ui.Point{X: 320, Y: 300}
	v.UI.DragFrom(right, left)
	at(second)
	v.UI.DragFrom(left, right)
	at(first)
	v.UI.PressKeys(ui.KeyConfirm)
	for range 6 {
		v.UI.PressKeys(ui.KeyNext)
		if s, _ := v.find(first); s.Adjust != nil {
			s.Adjust(1)
			break
		}
	}
	at(second)
	v.tap(second)
	if want := "setup/" + shelf.Games[1].Name; v.scene() != want {
		t.Errorf("at %s, want %s", v.scene(), want)
	}
}
