package main

import (
	"context"
	"slices"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/shelf"
)

// Where an opponent sees the same it thinks and chooses the same, whatever it cannot
// see: half-way through its choice no world is told from another.
func TestTheSameSightGivesTheSameThoughtsAtEveryGameOfTheTown(t *testing.T) {
	const (
		worlds    = 4  // that look alike to the thinker
		positions = 40 // of each level
		ahead     = 24
	)
	for _, rules := range shelf.Games {
		for _, level := range []bot.Level{bot.Medium, bot.Hard} {
			t.Run(rules.Name+"/"+string(level), func(t *testing.T) {
				looked := 0
				for seed := uint64(1); looked < positions; seed++ {
					looked += sameThoughts(t, rules, level, seed, worlds, ahead, positions-looked)
				}
			})
		}
	}
}

// sameThoughts plays a match and looks closely at some of its decisions; it gives
// how many.
func sameThoughts(t *testing.T, rules *game.Rules, level bot.Level, seed uint64, worlds, ahead, most int) (looked int) {
	t.Helper()
	setup := game.Setup{Seed: seed, Seats: min(5, rules.MaxSeats)}
	players := make([]match.Player, setup.Seats)
	for seat := range players {
		players[seat] = match.Player{Look: uint8(seat), Bot: string(level)}
	}
	table, err := match.New(rules, setup, players)
	if err != nil {
		t.Fatal(err)
	}
	view := rules.Blank()
	bots := make([]*bot.Bot, setup.Seats)
	for seat := range bots {
		bots[seat] = bot.New(rules, level, game.Seat(seat), seed)
		table.View(view, game.Seat(seat))
		bots[seat].Reset(view)
	}
	chance := game.NewRand(seed, 9)
	for n := 0; table.Actor() != game.NoSeat && looked < most; n++ {
		actor := table.Actor()
		think := func(v game.State) (game.Move, []bot.Thought) {
			m := bots[actor].Choose(context.Background(), v, n, bot.Budget{Worlds: ahead})
			return m, slices.Clone(bots[actor].Thoughts())
		}
		table.View(view, actor)
		move, thoughts := think(view)
		if n%5 == 0 && len(thoughts) > 0 {
			looked++
			for range worlds {
				other := rules.Blank()
				other.CopyFrom(table.Truth())
				rules.Reshuffle(other, actor, &chance)
				other.Observe(actor)
				if m, ths := think(other); m != move || !slices.Equal(ths, thoughts) {
					t.Fatalf("seed %d, move %d: %s, in another world %s", seed, n, rules.Describe(move), rules.Describe(m))
				}
			}
		}
		if err := playAndTell(table, bots, move, view); err != nil {
			t.Fatal(err)
		}
	}
	return looked
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
