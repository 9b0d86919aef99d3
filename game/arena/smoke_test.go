package main

import (
	"bytes"
	"encoding/json"
	"strconv"
	"testing"

	"drygulch/game"
	"drygulch/game/shelf"
)

// games at fixed seeds: far too few to measure strength, enough to see that an
// opponent means what it does, even where a side shares its win.
const games = 100

func TestEasyBeatsRandomAtEveryGameOfTheTown(t *testing.T) {
	for _, rules := range shelf.Games {
		t.Run(rules.Name, func(t *testing.T) {
			seats := "easy"
			n := min(4, rules.MaxSeats)
			for range n - 1 {
				seats += ",random"
			}
			first, again := smoke(t, rules, seats), smoke(t, rules, seats)
			if even := games / float64(n); first < 2*even {
				t.Errorf("won %.1f of %d, an even share is %.1f", first, games, even)
			}
			if first != again {
				t.Errorf("the same seeds: %.1f, then %.1f", first, again)
			}
		})
	}
}

func smoke(t *testing.T, rules *game.Rules, seats string) float64 {
	t.Helper()
	var out, errs bytes.Buffer
	args := []string{"-game", rules.Name, "-seats", seats, "-games", strconv.Itoa(games), "-seed", "1", "-json"}
	if code := run(args, shelf.Games, &out, &errs); code != 0 {
		t.Fatalf("exits with %d: %s", code, &errs)
	}
	var r results
	if err := json.Unmarshal(out.Bytes(), &r); err != nil {
		t.Fatal(err)
	}
	return r.Kinds["easy"].Wins
}
