package match_test

import (
	"errors"
	"slices"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest/toy"
	"drygulch/game/match"
)

// table deals the toy to humans.
func table(t *testing.T, seats int) *match.Match {
	t.Helper()
	return tableOf(t, toy.Rules, game.Setup{Seed: 7, Seats: seats})
}

func tableOf(t *testing.T, rules *game.Rules, setup game.Setup) *match.Match {
	t.Helper()
	m, err := match.New(rules, setup, make([]match.Player, setup.Seats))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// play plays the first legal move whose description begins so, and fails if there
// is none.
func play(t *testing.T, m *match.Match, verb string) {
	t.Helper()
	if !tryPlay(t, m, verb) {
		t.Fatalf("seat %d cannot %s", m.Actor(), verb)
	}
}

func tryPlay(t *testing.T, m *match.Match, verb string) bool {
	t.Helper()
	for _, move := range m.Moves() {
		if text := m.Rules().Describe(move); len(text) > len(verb) && text[:len(verb)] == verb {
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
			return true
		}
	}
	return false
}

// playOut plays random moves, at most n.
func playOut(t *testing.T, m *match.Match, n int) {
	t.Helper()
	r := game.NewRand(99, 1)
	for range n {
		if m.Actor() == game.NoSeat {
			return
		}
		if _, err := m.Play(m.Moves()[r.IntN(len(m.Moves()))]); err != nil {
			t.Fatal(err)
		}
	}
}

const toTheEnd = 10_000

func TestAnIllegalMoveIsRefusedAndChangesNothing(t *testing.T) {
	m := table(t, 3)
	playOut(t, m, 5)
	sum, moves, log := game.Sum(m.Truth()), slices.Clone(m.Moves()), len(m.Log(0, 0, nil))
	for _, move := range []game.Move{game.NoMove, {Verb: 200}, {Verb: moves[0].Verb, Args: [7]uint8{9, 9, 9}}} {
		if _, err := m.Play(move); !errors.Is(err, match.ErrIllegal) {
			t.Errorf("%v: got %v", move, err)
		}
	}
	if game.Sum(m.Truth()) != sum || len(m.Records()) != 5 || !slices.Equal(m.Moves(), moves) || len(m.Log(0, 0, nil)) != log {
		t.Error("a refused move changed the match")
	}
}

func TestAMatchThatIsOverTakesNothingMore(t *testing.T) {
	m := table(t, 2)
	playOut(t, m, toTheEnd)
	if _, err := m.Play(game.Move{Verb: 1}); !errors.Is(err, match.ErrOver) {
		t.Errorf("a move: got %v", err)
	}
	if err := m.Resign(0, "easy"); !errors.Is(err, match.ErrOver) {
		t.Errorf("resigning: got %v", err)
	}
	if m.CanUndo(0) || m.CanUndo(1) || m.CanUndo(game.NoSeat) {
		t.Error("a finished match can be taken back")
	}
}

func TestPlayersAndSeatsMustAgree(t *testing.T) {
	var seats *game.SeatsError
	if _, err := match.New(toy.Rules, game.Setup{Seats: 3}, make([]match.Player, 2)); !errors.As(err, &seats) {
		t.Errorf("got %v", err)
	}
	if _, err := match.New(toy.Rules, game.Setup{Seats: 7}, make([]match.Player, 7)); !errors.As(err, &seats) {
		t.Errorf("got %v", err)
	}
	var option *game.OptionError
	if _, err := match.New(toy.Rules, game.Setup{Seats: 2, Options: map[string]string{"slab": "x"}}, make([]match.Player, 2)); !errors.As(err, &option) {
		t.Errorf("got %v", err)
	}
}

func TestTheLogTellsEachViewerWhatItLearned(t *testing.T) {
	m := table(t, 3)
	for range 3 {
		play(t, m, "choose 1")
	}
	play(t, m, "draw")
	var drawn, hidden int
	for viewer := game.NoSeat; viewer < 3; viewer++ {
		for _, e := range m.Log(viewer, 0, nil) {
			if toy.Rules.EventName(e.Event.Kind) != "draw" {
				continue
			}
			if e.Record != 3 {
				t.Errorf("the draw belongs to record %d", e.Record)
			}
			if e.Event.Face[0] != 0 {
				drawn++
			} else {
				hidden++
			}
		}
	}
	if drawn != 1 || hidden != 3 {
		t.Errorf("%d viewers read the drawn card, %d do not", drawn, hidden)
	}
}

func TestTheLogCanBeReadFromARecordOn(t *testing.T) {
	m := table(t, 3)
	playOut(t, m, 20)
	all := m.Log(1, 0, nil)
	for from := range 22 {
		want := slices.DeleteFunc(slices.Clone(all), func(e match.Entry) bool { return e.Record < from })
		if got := m.Log(1, from, nil); !slices.Equal(got, want) {
			t.Errorf("from %d: %d entries, want %d", from, len(got), len(want))
		}
	}
	if kept := m.Log(1, 19, all[:1:1]); kept[0] != all[0] {
		t.Error("the entries are not appended")
	}
}

func TestAReplayShowsTheMatchAsItWas(t *testing.T) {
	m := table(t, 4)
	var sums []uint64
	for m.Actor() != game.NoSeat {
		sums = append(sums, game.Sum(m.Truth()))
		playOut(t, m, 1)
	}
	sums = append(sums, game.Sum(m.Truth()))
	for n, want := range sums {
		past, err := m.At(n)
		if err != nil || game.Sum(past.Truth()) != want || len(past.Records()) != n {
			t.Fatalf("after %d: err %v, %d records, sum %x, want %x", n, err, len(past.Records()), game.Sum(past.Truth()), want)
		}
	}
	for _, n := range []int{-1, len(sums)} {
		if _, err := m.At(n); !errors.Is(err, match.ErrRecord) {
			t.Errorf("after %d: got %v", n, err)
		}
	}
}

func TestAViewHidesWhatTheSeatCannotKnow(t *testing.T) {
	m := table(t, 2)
	view, other := toy.Rules.Blank(), toy.Rules.Blank()
	m.View(view, 0)
	other.CopyFrom(m.Truth())
	other.Observe(0)
	if game.Sum(view) != game.Sum(other) || game.Sum(view) == game.Sum(m.Truth()) {
		t.Error("a view is the observation of its seat")
	}
}
