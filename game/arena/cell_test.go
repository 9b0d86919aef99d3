package main

import (
	"encoding/json"
	"strings"
	"testing"

	"drygulch/game/shelf"
)

func askCell(t *testing.T, args ...string) cell {
	t.Helper()
	var c cell
	out, _ := ask(t, 0, append([]string{"-game", "toy", "-seed", "3", "-json"}, args...)...)
	if err := json.Unmarshal([]byte(out), &c); err != nil {
		t.Fatal(err)
	}
	return c
}

func TestACellHasOneOfAKindAgainstCopiesOfAnother(t *testing.T) {
	c := askCell(t, "-cell", "easy,random", "-seats", "3", "-games", "12")
	if c.Games != 12 || c.Seats != 3 || c.Kind != "easy" || c.Against != "random" || c.Mirror != 0 || c.Low > c.Share || c.High < c.Share {
		t.Errorf("got %+v", c)
	}
}

func TestACellEndsWhenItsGateIsDecided(t *testing.T) {
	c := askCell(t, "-cell", "random,random", "-seats", "2", "-games", "400", "-gate", "0.02")
	if c.Games < leastGames || c.Games >= 400 || c.verdict() != "passed" {
		t.Errorf("%s after %d games: %+v", c.verdict(), c.Games, c)
	}
	if c = askCell(t, "-cell", "random,random", "-seats", "2", "-games", "400", "-gate", "0.98"); c.Games >= 400 || c.verdict() != "missed" {
		t.Errorf("%s after %d games: %+v", c.verdict(), c.Games, c)
	}
}

func TestTheSameCellEndsTheSame(t *testing.T) {
	args := []string{"-cell", "medium@40,easy", "-games", "8", "-seats", "2"}
	x, y := askCell(t, args...), askCell(t, args...)
	x.MS, y.MS, x.Slowest, y.Slowest = 0, 0, 0, 0
	if x != y {
		t.Errorf("%+v, then %+v", x, y)
	}
}

func TestTheCheatSeesTheTrueState(t *testing.T) {
	fair := askCell(t, "-cell", "hard@200,hard@200+even", "-seats", "2", "-games", "60")
	cheat := askCell(t, "-cell", "hard@200,hard@200+even", "-seats", "2", "-games", "60", "-cheat")
	if cheat.Kind != "hard@200+truth" || cheat.Share <= fair.Share {
		t.Errorf("fair %+v, with the truth %+v", fair, cheat)
	}
}

// Of the Showdown a whole side is played at a level, and the same deals without.
func TestWhereSidesAreSecretAWholeSideIsPlayed(t *testing.T) {
	var out, errs strings.Builder
	args := []string{"-game", "showdown", "-cell", "easy,random", "-games", "30", "-json"}
	if code := run(args, shelf.Games, &out, &errs); code != 0 {
		t.Fatalf("exits with %d: %s", code, errs.String())
	}
	var c cell
	if err := json.Unmarshal([]byte(out.String()), &c); err != nil {
		t.Fatal(err)
	}
	if c.Seats != 5 || c.Mirror <= 0 || c.Share <= c.Mirror {
		t.Errorf("got %+v", c)
	}
}

func TestAKindIsALevelWithWhatItMayUse(t *testing.T) {
	if k, err := parseKind("hard@50+even+truth+kid"); err != nil || k != (kind{"hard", 50, true, true, "kid"}) {
		t.Errorf("got %+v, %v", k, err)
	}
	for text, want := range map[string]string{"genius": "no level", "hard@": "worlds", "hard@0": "worlds", "hard+wings": "no trait", "easy+truth": "only hard"} {
		if _, err := parseKind(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q in it", text, err, want)
		}
	}
	if _, errs := ask(t, exitUsage, "-game", "toy", "-cell", "easy"); !strings.Contains(errs, "KIND,AGAINST") {
		t.Errorf("got %q", errs)
	}
}
