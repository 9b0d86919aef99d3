package main

import (
	"context"
	"math"
	"os"
	"strings"
	"testing"
	"unicode"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/shelf"
)

// A reader of the log can tell two people apart: what a hot-headed and a careful
// opponent did in some matches says which of the two played on another evening. With
// DEEP=1 many more evenings are guessed.
func TestPeopleCanBeToldApartByWhatTheyDo(t *testing.T) {
	const (
		heard = 20 // matches of each that are known, if not told below
		usual = 3  // matches of an evening
		right = 0.70
	)
	guessed := 8 // evenings of each
	if os.Getenv("DEEP") != "" {
		guessed = 60
	}
	// Where one player has little to say in a match more of them are needed.
	known, evenings := map[string]int{"train": 80, "showdown": 200, "saloon": 60, "street": 40}, map[string]int{"train": 6, "showdown": 8, "saloon": 5, "street": 4}
	people := [2]string{"kid", "whitlow"}
	for _, rules := range shelf.Games {
		if _, ok := rules.Brain().(game.Natured); !ok {
			continue
		}
		evening := uint64(max(usual, evenings[rules.Name]))
		t.Run(rules.Name, func(t *testing.T) {
			var habits [2]map[string]float64
			for i, who := range people {
				habits[i] = map[string]float64{}
				for seed := range uint64(max(heard, known[rules.Name])) {
					for deed, n := range deeds(t, rules, who, seed) {
						habits[i][deed] += n
					}
				}
			}
			hits := 0
			for i, who := range people {
				for first := range uint64(guessed) {
					odds := 0.0
					for seed := range uint64(evening) {
						for deed, n := range deeds(t, rules, who, 1000+first*evening+seed) {
							odds += n * (likely(habits[i], deed) - likely(habits[1-i], deed))
						}
					}
					if odds > 0 {
						hits++
					}
				}
			}
			share := float64(hits) / float64(2*guessed)
			t.Logf("told apart on %d of %d evenings", hits, 2*guessed)
			if share < right {
				t.Errorf("told apart on %.2f of the evenings, want %.2f", share, right)
			}
		})
	}
}

// likely is the logarithm of how often somebody does something.
func likely(habits map[string]float64, deed string) float64 {
	all := 0.0
	for _, n := range habits {
		all += n
	}
	return math.Log((habits[deed] + 1) / (all + float64(len(habits)) + 1))
}

// deeds counts what somebody does in a match where all others are nobody in
// particular, by the words of the moves.
func deeds(t *testing.T, rules *game.Rules, who string, seed uint64) map[string]float64 {
	t.Helper()
	seats := min(4, rules.MaxSeats)
	table, err := match.New(rules, game.Setup{Seed: seed, Seats: seats}, make([]match.Player, seats))
	if err != nil {
		t.Fatal(err)
	}
	view := rules.Blank()
	var bots []*bot.Bot
	for seat := range seats {
		b := bot.New(rules, bot.Easy, game.Seat(seat), seed)
		if seat == 0 {
			b.As(who)
		}
		table.View(view, game.Seat(seat))
		b.Reset(view)
		bots = append(bots, b)
	}
	done := map[string]float64{}
	for n := 0; table.Actor() != game.NoSeat; n++ {
		actor := table.Actor()
		table.View(view, actor)
		move := bots[actor].Choose(context.Background(), view, n, bot.Budget{Worlds: 4})
		if actor == 0 && len(table.Moves()) > 1 {
			done[deed(rules.Describe(move))]++
		}
		if err := playAndTell(table, bots, move, view); err != nil {
			t.Fatal(err)
		}
	}
	return done
}

// deed is the verb and the first thing of a move, without numbers.
func deed(text string) string {
	words := strings.Fields(text)
	words = words[:min(2, len(words))]
	for i, w := range words {
		words[i] = strings.TrimRightFunc(strings.SplitN(w, "-", 2)[0], func(r rune) bool { return unicode.IsDigit(r) || r == '/' })
	}
	return strings.Join(words, " ")
}

// However somebody is, he is nobody's fool: no liking counts for more than three times.
func TestNoNatureLikesAMoveMoreThanThreeTimesAsMuch(t *testing.T) {
	natures := []game.Nature{{Aggression: 100, Greed: 100, Grudge: 100, Caution: 100, Loyalty: 100, Veil: 100},
		{Aggression: -100, Greed: -100, Grudge: -100, Caution: -100, Loyalty: -100, Veil: -100}, {Aggression: 100, Caution: -100, Greed: 100, Veil: -100}}
	for _, rules := range shelf.Games {
		mind, ok := rules.Brain().(game.Natured)
		if !ok {
			continue
		}
		for seed := range uint64(6) {
			s, err := rules.New(game.Setup{Seed: seed, Seats: min(5, rules.MaxSeats)})
			if err != nil {
				t.Fatal(err)
			}
			view := rules.Blank()
			chance := game.NewRand(seed, 8)
			view.CopyFrom(s)
			view.Observe(0)
			mind.Reset(0, view)
			for n := 0; n < 400 && s.Actor() != game.NoSeat; n++ {
				view.CopyFrom(s)
				view.Observe(s.Actor())
				ms := view.Moves(nil)
				like := make([]float32, len(ms))
				for _, nature := range natures {
					mind.Liking(nature, view, ms, like)
					for i, l := range like {
						if !(l >= 0.333 && l <= 3) {
							t.Fatalf("%s, seed %d: %s is liked %v", rules.Name, seed, rules.Describe(ms[i]), l)
						}
					}
				}
				s.Apply(ms[chance.IntN(len(ms))], nil)
			}
		}
	}
}
