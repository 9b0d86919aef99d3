package main

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/shelf"
)

// Where an opponent sees the same it thinks and chooses the same, whatever it cannot
// see: no world is told from another, nor anything imagined otherwise.
func TestTheSameSightGivesTheSameThoughtsAtEveryGameOfTheTown(t *testing.T) {
	for _, rules := range shelf.Games {
		for _, kind := range []string{"easy@4", "medium@24", "hard@24"} {
			t.Run(rules.Name+"/"+kind, func(t *testing.T) {
				var r sameness
				askJSON(t, &r, "-game", rules.Name, "-kind", kind, "-alike", "24")
				if r.Positions != 24 || r.Differing != 0 {
					t.Error(r.String())
				}
			})
		}
	}
}

// dreamer is a mind that dreams up something else each time.
type dreamer struct {
	game.Searcher
	dreams float32
}

func (d *dreamer) Prior(s game.State, ms []game.Move, w []float32) {
	d.Searcher.Prior(s, ms, w)
	d.dreams++
	w[0] += d.dreams / 1024
}

func TestAMindThatThinksOtherwiseWhereItSeesTheSameIsCaught(t *testing.T) {
	for _, rules := range shelf.Games {
		fey := *rules
		fey.Brain = func() game.Brain { return &dreamer{Searcher: rules.Brain().(game.Searcher)} }
		var out, errs strings.Builder
		if code := run([]string{"-game", rules.Name, "-alike", "2"}, []*game.Rules{&fey}, &out, &errs); code != exitWrong {
			t.Errorf("%s: exits with %d: %s%s", rules.Name, code, out.String(), errs.String())
		}
	}
}

// askJSON asks the arena about the games of the town, expects that nothing is wrong,
// and reads the answer.
func askJSON(t *testing.T, answer any, args ...string) {
	t.Helper()
	var out, errs strings.Builder
	if code := run(append(args, "-json"), shelf.Games, &out, &errs); code != 0 {
		t.Fatalf("%v exits with %d: %s%s", args, code, out.String(), errs.String())
	}
	if err := json.Unmarshal([]byte(out.String()), answer); err != nil {
		t.Fatal(err)
	}
}

// However long opponents think, the same moves lead to the same match: thinking is
// not in the dice.
func TestThinkingIsNotInTheDiceAtEveryGameOfTheTown(t *testing.T) {
	for _, rules := range shelf.Games {
		t.Run(rules.Name, func(t *testing.T) {
			setup := game.Setup{Seed: 11, Seats: min(4, rules.MaxSeats)}
			idle, err := match.New(rules, setup, make([]match.Player, setup.Seats))
			if err != nil {
				t.Fatal(err)
			}
			pondered, err := match.New(rules, setup, make([]match.Player, setup.Seats))
			if err != nil {
				t.Fatal(err)
			}
			view := rules.Blank()
			pondered.View(view, 0)
			thinkers := []*bot.Bot{bot.New(rules, bot.Hard, 0, setup.Seed)}
			thinkers[0].Reset(view)
			for n := 0; n < 60 && idle.Actor() != game.NoSeat; n++ {
				if pondered.Actor() == 0 {
					pondered.View(view, 0)
					thinkers[0].Choose(context.Background(), view, n, bot.Budget{Worlds: 40})
				}
				move := idle.Moves()[n%len(idle.Moves())]
				if _, err := idle.Play(move); err != nil {
					t.Fatal(err)
				}
				if err := playAndTell(pondered, thinkers, move, view); err != nil {
					t.Fatal(err)
				}
			}
			if game.Sum(idle.Truth()) != game.Sum(pondered.Truth()) {
				t.Error("thinking changed the match")
			}
		})
	}
}
