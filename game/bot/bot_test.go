package bot_test

import (
	"context"
	"math"
	"sync/atomic"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/gametest/toy"
)

// scripted is a mind that says what it is told, for the moves of the toy.
type scripted struct {
	game.Brain
	prior func(game.Move) float32
	value func(game.State) game.Shares
	silly func(game.Move) bool
	deals atomic.Int64 // worlds imagined
}

func (s *scripted) Prior(_ game.State, ms []game.Move, w []float32) {
	for i, m := range ms {
		w[i] = s.prior(m)
	}
}

func (s *scripted) Value(state game.State) game.Shares { return s.value(state) }

func (s *scripted) Silly(_ game.State, m game.Move) bool { return s.silly != nil && s.silly(m) }

func (s *scripted) Deal(state game.State, r *game.Rand) { s.deals.Add(1); state.Determinize(r) }

// thinker gives an opponent with a scripted mind and what it sees in the toy's
// first turn after the choice, where it can draw, sell and perhaps more.
func thinker(t *testing.T, level bot.Level, mind *scripted) (*bot.Bot, game.State) {
	t.Helper()
	mind.Brain = toy.Rules.Brain()
	if mind.prior == nil {
		mind.prior = func(game.Move) float32 { return 1 }
	}
	if mind.value == nil {
		mind.value = func(game.State) game.Shares { return game.Shares{0.5, 0.5} }
	}
	rules := *toy.Rules
	rules.Brain = func() game.Brain { return mind }
	s, err := rules.New(game.Setup{Seed: 3, Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		s.Apply(s.Moves(nil)[0], nil)
	}
	s.Observe(0)
	b := bot.New(&rules, level, 0, 1)
	b.Reset(s)
	return b, s
}

// choices counts what is chosen in so many decisions.
func choices(b *bot.Bot, view game.State, n int) map[game.Move]int {
	count := map[game.Move]int{}
	for decision := range n {
		count[b.Choose(context.Background(), view, decision, bot.Budget{})]++
	}
	return count
}

func TestRandomChoosesEachLegalMoveAsOften(t *testing.T) {
	b, view := thinker(t, bot.Random, &scripted{})
	const n = 4000
	moves := view.Moves(nil)
	count := choices(b, view, n)
	want := float64(n) / float64(len(moves))
	chi := 0.0
	for _, m := range moves {
		chi += math.Pow(float64(count[m])-want, 2) / want
	}
	// 0.1 % point of chi-square with up to 7 degrees of freedom: 24.3.
	if len(moves) > 8 || chi > 24.3 {
		t.Errorf("%d moves, chi-square %.1f: %v", len(moves), chi, count)
	}
}

func TestEasyMostlyTakesWhatSeemsBestAtSight(t *testing.T) {
	best := toyDraw
	b, view := thinker(t, bot.Easy, &scripted{prior: func(m game.Move) float32 {
		if m == best {
			return 5
		}
		return 1
	}})
	if n := choices(b, view, 200)[best]; n < 150 {
		t.Errorf("chosen %d times of 200", n)
	}
}

// toyDraw is the toy's move of drawing a card.
var toyDraw = game.Move{Verb: 2}

func TestEasyLooksOneMoveAhead(t *testing.T) {
	// Drawing leads to a hand of more cards: say that that wins.
	b, view := thinker(t, bot.Easy, &scripted{value: func(s game.State) game.Shares {
		if s.(*toy.State).HandLen[0] > view0(t) {
			return game.Shares{1, 0}
		}
		return game.Shares{0, 1}
	}})
	if n := choices(b, view, 200)[toyDraw]; n != 200 {
		t.Errorf("the winning move was chosen %d times of 200", n)
	}
}

// view0 is how many cards the thinker holds at first.
func view0(t *testing.T) uint8 {
	_, view := thinker(t, bot.Random, &scripted{})
	return view.(*toy.State).HandLen[0]
}

func TestASillyMoveIsNeverChosen(t *testing.T) {
	b, view := thinker(t, bot.Easy, &scripted{
		prior: func(m game.Move) float32 {
			if m == toyDraw {
				return 1000
			}
			return 1
		},
		silly: func(m game.Move) bool { return m == toyDraw },
	})
	if n := choices(b, view, 300)[toyDraw]; n != 0 {
		t.Errorf("chosen %d times", n)
	}
}

func TestWhereEveryMoveIsWorthlessOneIsChosenAllTheSame(t *testing.T) {
	b, view := thinker(t, bot.Easy, &scripted{prior: func(game.Move) float32 { return 0 }})
	if count := choices(b, view, 100); len(count) < 2 || count[game.NoMove] > 0 {
		t.Errorf("got %v", count)
	}
}

func TestTheSameSeedAndSightGiveTheSameChoice(t *testing.T) {
	x, view := thinker(t, bot.Easy, &scripted{})
	y, _ := thinker(t, bot.Easy, &scripted{})
	others := 0
	for decision := range 50 {
		a := x.Choose(context.Background(), view, decision, bot.Budget{})
		if b := y.Choose(context.Background(), view, decision, bot.Budget{}); a != b {
			t.Fatalf("decision %d: %v and %v", decision, a, b)
		}
		if a != x.Choose(context.Background(), view, decision+1, bot.Budget{}) {
			others++
		}
	}
	if others == 0 {
		t.Error("every decision has the same chance")
	}
}

func TestThinkingEndsAtOnceWhenItIsCancelled(t *testing.T) {
	worlds := 0
	b, view := thinker(t, bot.Easy, &scripted{value: counting(&worlds)})
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if m := b.Choose(ctx, view, 0, bot.Budget{Worlds: 1_000_000}); m == game.NoMove || worlds > 0 {
		t.Errorf("chose %v after %d worlds", m, worlds)
	}
}

func TestTheBudgetIsHowManyWorldsAreImagined(t *testing.T) {
	worlds := 0
	b, view := thinker(t, bot.Easy, &scripted{value: counting(&worlds)})
	b.Choose(context.Background(), view, 0, bot.Budget{Worlds: 5})
	if want := 5 * len(view.Moves(nil)); worlds != want {
		t.Errorf("%d guesses for 5 worlds, want %d", worlds, want)
	}
}

func TestEasyReadsNothingIntoWhatOthersDo(t *testing.T) {
	mind := &scripted{}
	b, view := thinker(t, bot.Easy, mind)
	if b.Choose(context.Background(), view, 0, bot.Budget{}); mind.deals.Load() != 0 {
		t.Errorf("%d worlds are dealt by belief", mind.deals.Load())
	}
}

// counting guesses that all have the same chance, and counts how often it is asked.
func counting(n *int) func(game.State) game.Shares {
	return func(game.State) game.Shares { *n++; return game.Shares{0.5, 0.5} }
}

func TestTheObservationIsLeftAsItWas(t *testing.T) {
	b, view := thinker(t, bot.Easy, &scripted{})
	before := game.Sum(view)
	choices(b, view, 10)
	if game.Sum(view) != before {
		t.Error("thinking changed the observation")
	}
}

func TestOnlyKnownLevelsAreKnown(t *testing.T) {
	for _, level := range append(bot.Levels, bot.Random) {
		if !bot.Known(string(level)) {
			t.Errorf("%s is not known", level)
		}
	}
	if bot.Known("") || bot.Known("genius") {
		t.Error("a level that is none is known")
	}
}
