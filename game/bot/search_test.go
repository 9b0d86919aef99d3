package bot_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/gametest/toy"
)

var searching = []bot.Level{bot.Medium, bot.Hard}

// Search implements game.Searcher: it looks at the win only where the tree ends.
func (s *scripted) Search() game.Search { return game.Search{Iterations: 400, Curiosity: 1} }

// Quiet implements game.Searcher.
func (s *scripted) Quiet(game.State) bool { return true }

// richer says that seat 0 wins if it holds more cards than at first.
func richer(t *testing.T) func(game.State) game.Shares {
	first := view0(t)
	return func(s game.State) game.Shares {
		if s.(*toy.State).HandLen[0] > first {
			return game.Shares{1, 0}
		}
		return game.Shares{0, 1}
	}
}

func TestASearchFindsTheMoveThatLeadsToTheWin(t *testing.T) {
	for _, level := range searching {
		b, view := thinker(t, level, &scripted{value: richer(t)})
		if n := choices(b, view, 40)[toyDraw]; n < 38 {
			t.Errorf("%s drew %d times of 40", level, n)
		}
		thoughts, sum := b.Thoughts(), float32(0)
		for _, thought := range thoughts {
			sum += thought.Share
			if thought.Share < 0 || thought.Worth < 0 || thought.Worth > 1 {
				t.Errorf("%s thinks %+v", level, thought)
			}
		}
		if len(thoughts) != len(view.Moves(nil)) || sum < 0.999 || sum > 1.001 {
			t.Errorf("%s considered %d moves, shares sum to %v", level, len(thoughts), sum)
		}
	}
}

func TestASearchNeverConsidersASillyMove(t *testing.T) {
	for _, level := range searching {
		b, view := thinker(t, level, &scripted{value: richer(t), silly: func(m game.Move) bool { return m == toyDraw }})
		if n := choices(b, view, 20)[toyDraw]; n != 0 {
			t.Errorf("%s chose it %d times", level, n)
		}
		if slices.ContainsFunc(b.Thoughts(), func(th bot.Thought) bool { return th.Move == toyDraw }) {
			t.Errorf("%s thought about it", level)
		}
	}
}

// opponent is a searching opponent with the toy's own mind, and what it sees.
func opponent(t *testing.T, level bot.Level, seed uint64) (*bot.Bot, game.State) {
	t.Helper()
	_, view := thinker(t, level, &scripted{})
	b := bot.New(toy.Rules, level, 0, seed)
	b.Reset(view)
	return b, view
}

func TestHoweverManyCoresThereAreTheChoiceIsTheSame(t *testing.T) {
	x, view := opponent(t, bot.Hard, 1)
	y, _ := opponent(t, bot.Hard, 1)
	for decision := range 30 {
		alone := x.Choose(context.Background(), view, decision, bot.Budget{Worlds: 200})
		together := y.Choose(context.Background(), view, decision, bot.Budget{Worlds: 200, Threads: 1 + decision%5})
		if alone != together || !slices.Equal(x.Thoughts(), y.Thoughts()) {
			t.Fatalf("decision %d: %v and %v", decision, x.Thoughts(), y.Thoughts())
		}
	}
}

func TestTheBudgetIsHowManyWorldsAreSearched(t *testing.T) {
	mind := &scripted{}
	b, view := thinker(t, bot.Hard, mind)
	b.Choose(context.Background(), view, 0, bot.Budget{Worlds: 12})
	if mind.deals.Load() != 12 {
		t.Errorf("%d deals for 12 worlds", mind.deals.Load())
	}
}

func TestMediumHalfTrustsWhatItBelieves(t *testing.T) {
	mind := &scripted{}
	b, view := thinker(t, bot.Medium, mind)
	b.Choose(context.Background(), view, 0, bot.Budget{Worlds: 80})
	if mind.deals.Load() != 40 {
		t.Errorf("%d of 80 worlds were dealt by belief, want 40", mind.deals.Load())
	}
}

func TestASearchEndsWhenItIsCancelledOrItsTimeIsUp(t *testing.T) {
	mind := &scripted{}
	b, view := thinker(t, bot.Hard, mind)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if m := b.Choose(ctx, view, 0, bot.Budget{Worlds: 1 << 30}); m == game.NoMove || mind.deals.Load() > 0 {
		t.Errorf("cancelled, chose %v after %d worlds", m, mind.deals.Load())
	}
	if m := b.Choose(context.Background(), view, 0, bot.Budget{Worlds: 1 << 30, Time: time.Millisecond}); m == game.NoMove || mind.deals.Load() == 0 {
		t.Errorf("out of time, chose %v after %d worlds", m, mind.deals.Load())
	}
}

func TestAMindThatFailsFailsWhereItsCallerCanCatchIt(t *testing.T) {
	b, view := thinker(t, bot.Hard, &scripted{value: func(game.State) game.Shares { panic("broken") }})
	defer func() {
		if recover() != "broken" {
			t.Error("it was not heard of")
		}
	}()
	b.Choose(context.Background(), view, 0, bot.Budget{Worlds: 100, Threads: 4})
}

func TestAWarmSearchAllocatesNothingAWorld(t *testing.T) {
	b, view := opponent(t, bot.Hard, 1)
	ctx := context.Background()
	decide := func(worlds int) float64 {
		return testing.AllocsPerRun(10, func() { b.Choose(ctx, view, 3, bot.Budget{Worlds: worlds}) })
	}
	decide(4000)
	if few, many := decide(40), decide(4000); many > few+1 {
		t.Errorf("40 worlds allocate %v times, 4000 worlds %v", few, many)
	}
}

// searched is a mind whose game is searched in a way of its own.
type searched struct {
	*scripted
	how game.Search
}

func (s searched) Search() game.Search { return s.how }

// lookedInto tells, of a thousand worlds searched in a way, in how many the rival of
// the thinker was seen to win a point, and how often moves were weighed. Drawing
// seems best, and wins no point.
func lookedInto(t *testing.T, how game.Search) (points, weighed int) {
	t.Helper()
	mind := &scripted{Brain: toy.Rules.Brain()}
	_, view := thinker(t, bot.Hard, mind)
	mind.prior = func(m game.Move) float32 {
		weighed++
		if m == toyDraw {
			return 10
		}
		return 1
	}
	had := view.(*toy.State).Points[1]
	mind.value = func(s game.State) game.Shares {
		if s.(*toy.State).Points[1] > had {
			points++
		}
		return game.Shares{0.5, 0.5}
	}
	rules := *toy.Rules
	rules.Brain = func() game.Brain { return searched{mind, how} }
	b := bot.New(&rules, bot.Hard, 0, 1)
	b.Reset(view)
	b.Choose(context.Background(), view, 0, bot.Budget{Worlds: 1000})
	return points, weighed
}

func TestANarrowSearchLooksOnlyIntoTheMovesThatSeemBest(t *testing.T) {
	if points, _ := lookedInto(t, game.Search{Curiosity: 1}); points == 0 {
		t.Error("a wide search does not see the rival win points")
	}
	if points, _ := lookedInto(t, game.Search{Curiosity: 1, Narrow: 1}); points != 0 {
		t.Errorf("a search of the best move alone sees the rival win points in %d worlds", points)
	}
}

func TestAPatientSearchWeighsTheMovesOfFewerPositions(t *testing.T) {
	_, at := lookedInto(t, game.Search{Curiosity: 1})
	_, patient := lookedInto(t, game.Search{Curiosity: 1, Patience: 8})
	if patient == 0 || patient > at/2 {
		t.Errorf("%d moves weighed at once, %d with patience", at, patient)
	}
}

// mixing is a mind that wants what looks alike to others to be mixed.
type mixing struct{ *scripted }

func (mixing) Search() game.Search {
	return game.Search{Iterations: 400, Curiosity: 1, Mixes: true}
}

// At first both of the toy's players choose in secret.
func TestWhatLooksAlikeToOthersIsMixed(t *testing.T) {
	mind := &scripted{Brain: toy.Rules.Brain(), prior: func(game.Move) float32 { return 1 }, value: func(game.State) game.Shares { return game.Shares{0.5, 0.5} }}
	rules := *toy.Rules
	rules.Brain = func() game.Brain { return mixing{mind} }
	view, err := rules.New(game.Setup{Seed: 3, Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	view.Observe(view.Actor())
	b := bot.New(&rules, bot.Hard, view.Actor(), 1)
	b.Reset(view)
	count := map[game.Move]int{}
	for decision := range 200 {
		count[b.Choose(context.Background(), view, decision, bot.Budget{Worlds: 200})]++
	}
	for _, m := range view.Moves(nil) {
		if count[m] < 200/len(view.Moves(nil))/3 {
			t.Errorf("%v is chosen %d times of 200", m, count[m])
		}
	}
}
