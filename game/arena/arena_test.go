package main

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"drygulch/game"
	"drygulch/game/gametest/toy"
	"drygulch/game/match"
)

// ask runs the command with the toy on its shelf.
func ask(t *testing.T, want int, args ...string) (stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	if code := run(args, []*game.Rules{toy.Rules}, &out, &errs); code != want {
		t.Fatalf("%q exits with %d, want %d: %s%s", args, code, want, &out, &errs)
	}
	return out.String(), errs.String()
}

func answer(t *testing.T, text string) map[string]any {
	t.Helper()
	var a map[string]any
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		t.Fatalf("%v in %q", err, text)
	}
	if strings.Count(strings.TrimSpace(text), "\n") > 0 {
		t.Errorf("more than one line: %q", text)
	}
	return a
}

func TestATournamentTellsHowEachKindDid(t *testing.T) {
	out, _ := ask(t, 0, "-game", "toy", "-seats", "easy,random,random", "-games", "30", "-seed", "1", "-json")
	a := answer(t, out)
	if a["games"] != 30.0 || a["mean_moves"].(float64) < 10 || a["draws"] == nil {
		t.Errorf("got %v", a)
	}
	kinds := a["kinds"].(map[string]any)
	wins := 0.0
	for kind, seats := range map[string]float64{"easy": 30, "random": 60} {
		k := kinds[kind].(map[string]any)
		if k["seats"] != seats {
			t.Errorf("%s sat on %v seats, want %v", kind, k["seats"], seats)
		}
		low, share, high := k["low"].(float64), k["share"].(float64), k["high"].(float64)
		if !(0 <= low && low < share && share < high && high <= 1) {
			t.Errorf("%s: %v < %v < %v", kind, low, share, high)
		}
		for _, name := range []string{"ms_per_decision", "ms_of_slowest", "bytes_per_decision"} {
			if _, ok := k[name].(float64); !ok {
				t.Errorf("%s has no %s", kind, name)
			}
		}
		wins += k["wins"].(float64)
	}
	if math.Abs(wins-30) > 1e-3 {
		t.Errorf("%v wins in 30 games", wins)
	}
}

func TestTheSameTournamentIsPlayedTheSame(t *testing.T) {
	result := func(seed string) any {
		out, _ := ask(t, 0, "-game", "toy", "-seats", "medium@40,random", "-games", "10", "-seed", seed, "-options", "slab=on", "-json")
		return answer(t, out)["trace"]
	}
	x, again, other := result("4"), result("4"), result("5")
	if x != again || x == other || x == nil {
		t.Errorf("%v, then %v, with another seed %v", x, again, other)
	}
}

func TestEachKindSitsOnEachSeatAsOften(t *testing.T) {
	q := request{games: []*game.Rules{toy.Rules}, game: "toy", seats: "easy,random,random", count: 3, seed: 1}
	var out bytes.Buffer
	if err := q.tournament(&out); err != nil {
		t.Fatal(err)
	}
	if want := "easy     3 seats"; !strings.Contains(out.String(), want) {
		t.Errorf("got %q, want %q in it", &out, want)
	}
}

// Wilson's bounds of 10 out of 40 are 0.1419 and 0.4019 in the tables.
func TestTheBoundsAreWilsons(t *testing.T) {
	low, high := wilson(10, 40)
	if math.Abs(low-0.1419) > 1e-4 || math.Abs(high-0.4019) > 1e-4 {
		t.Errorf("got %.4f to %.4f", low, high)
	}
	if low, high := wilson(0, 0); low != 0 || high != 1 {
		t.Errorf("of nothing: %v to %v", low, high)
	}
	if low, high := wilson(20, 20); low < 0.8 || high != 1 {
		t.Errorf("all won: %v to %v", low, high)
	}
}

func TestTheBenchIsOneFlatObjectOfTheNamedWords(t *testing.T) {
	q := request{games: []*game.Rules{toy.Rules}, game: "toy", json: true, round: time.Millisecond}
	var out bytes.Buffer
	if err := q.speeds(&out); err != nil {
		t.Fatal(err)
	}
	a := answer(t, out.String())
	for _, name := range []string{"random_games_per_s", "moves_per_s", "ns_per_move", "copy_ns", "observe_determinize_ns"} {
		if v, ok := a[name].(float64); !ok || v <= 0 {
			t.Errorf("%s is %v", name, a[name])
		}
	}
	for _, name := range []string{"bytes_per_move", "allocs_per_move"} {
		if v, ok := a[name].(float64); !ok || v > 0.01 {
			t.Errorf("%s is %v", name, a[name])
		}
	}
	if a["seats"] != 4.0 || a["go"] == "" || a["cpu"] == "" {
		t.Errorf("seats %v, go %v, cpu %v", a["seats"], a["go"], a["cpu"])
	}
	for name, v := range a {
		switch v.(type) {
		case float64, string:
		default:
			t.Errorf("%s is not flat: %v", name, v)
		}
	}
}

func TestACheckCountsGamesAndViolations(t *testing.T) {
	out, _ := ask(t, 0, "-check", "25", "-json")
	a := answer(t, out)
	if list, ok := a["violations"].([]any); a["games"] != 25.0 || !ok || len(list) != 0 {
		t.Errorf("got %v", a)
	}
}

func TestABrokenPromiseIsToldAndFails(t *testing.T) {
	broken := *toy.Rules
	broken.Conserve = func(game.State) error { return os.ErrNotExist }
	var out, errs bytes.Buffer
	code := run([]string{"-check", "5", "-json"}, []*game.Rules{&broken}, &out, &errs)
	if code != exitWrong || len(answer(t, out.String())["violations"].([]any)) == 0 {
		t.Errorf("exits with %d: %s", code, &out)
	}
}

func TestASavedMatchIsToldAsText(t *testing.T) {
	m, err := match.New(toy.Rules, game.Setup{Seed: 8, Seats: 2}, make([]match.Player, 2))
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		if _, err := m.Play(m.Moves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "match.json")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	out, _ := ask(t, 0, "-play", file)
	if !strings.HasPrefix(out, "game toy\nseats 2\nseed 8\n") || !strings.Contains(out, "\n5 seat ") {
		t.Errorf("got %q", out)
	}
	if err := os.WriteFile(file, data[:len(data)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	if _, errs := ask(t, exitWrong, "-play", file); !strings.Contains(errs, "torn") {
		t.Errorf("a torn save: %q", errs)
	}
}

func TestWhatTheArenaDoesNotKnowIsNamed(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"-game", "chess", "-bench"}, `no game "chess"; there are: toy`},
		{[]string{"-game", "toy", "-seats", "easy,genius"}, `no level "genius"; there are: random, easy`},
		{[]string{"-game", "toy"}, `no level ""`},
		{[]string{"-game", "toy", "-seats", "easy"}, "1 seats, want 2 to 4"},
		{[]string{"-game", "toy", "-seats", "easy,easy", "-options", "slab"}, `"slab" is not of the form k=v`},
		{[]string{"-game", "toy", "-seats", "easy,easy", "-options", "slab=maybe"}, `slab="maybe"`},
		{[]string{"-play", filepath.Join(t.TempDir(), "none")}, "no such file"},
		{[]string{"-wat"}, "not defined: -wat"},
		{[]string{"wat"}, `what is "wat"?`},
	} {
		if _, errs := ask(t, exitUsage, c.args...); !strings.Contains(errs, c.want) {
			t.Errorf("%q: got %q, want %q in it", c.args, errs, c.want)
		}
	}
}
