// Package bot is the opponents: it decides for a seat from what that seat sees,
// and knows no game. What a game knows about playing well is its game.Brain.
//
// The stronger levels search: information set Monte Carlo tree search with one
// tree for all worlds (stream.go), guided by Brain.Prior and judged by Brain.Value.
package bot

import (
	"cmp"
	"context"
	"slices"
	"time"

	"drygulch/game"
)

// Level is how well an opponent plays. All levels see the same; the weaker ones
// are short of sight, not of sense.
type Level string

// The levels, from the weakest.
const (
	Random Level = "random" // any legal move, each as likely
	Easy   Level = "easy"   // a sensible player who looks one move ahead
	Medium Level = "medium" // plays ahead a little, and half trusts what others' moves betray
	Hard   Level = "hard"   // plays ahead as far as time allows, and trusts it
)

// Levels are the levels that a person may choose.
var Levels = []Level{Easy, Medium, Hard}

// Known tells whether there is such a level.
func Known(level string) bool {
	return level == string(Random) || slices.Contains(Levels, Level(level))
}

// searching are the levels that search.
var searching = map[Level]struct {
	iterations int // worlds played ahead for a decision; 0: as many as the game says
	trust      trust
}{
	Medium: {iterations: 400, trust: 2},
	Hard:   {trust: 4},
}

// thinking is the first stream of a match's seed that thinking uses, far from
// the stream of the deal: how long and how often a bot thinks never changes a
// match.
const thinking = 1 << 32

// Budget limits how long a bot thinks about one decision.
type Budget struct {
	Worlds  int           // how many worlds it imagines or plays ahead in; 0: as many as its level does
	Time    time.Duration // when a search ends whatever it has found; 0: when it is done
	Threads int           // how many cores a search uses, 4 at most; 0: one. It changes no choice.
}

// Bot decides for one seat of one match. It is used by one goroutine at a time.
type Bot struct {
	level   Level
	seat    game.Seat
	seed    uint64
	brain   game.Brain
	world   game.State
	streams []*stream // of a level that searches
	nature  game.Nature

	moves    []game.Move
	weight   []float32
	worth    []float32
	like     []float32
	thoughts []Thought
}

// New makes an opponent for a seat. The same seed, seat and observations give the
// same choices on every platform. The level must be known.
func New(rules *game.Rules, level Level, seat game.Seat, seed uint64) *Bot {
	b := &Bot{level: level, seat: seat, seed: seed, brain: rules.Brain(), world: rules.Blank()}
	if how, ok := searching[level]; ok {
		for range streams {
			b.streams = append(b.streams, newStream(rules, seat, how.trust))
		}
	}
	return b
}

// Reset starts a match; view is the seat's observation of the deal.
func (b *Bot) Reset(view game.State) {
	b.brain.Reset(b.seat, view)
	for _, s := range b.streams {
		s.brain.Reset(b.seat, view)
	}
}

// Saw tells of a move that was made, as the seat saw it, and of the observation
// after it.
func (b *Bot) Saw(move game.Move, ev *game.Events, view game.State) {
	b.brain.Saw(move, ev, view)
	for _, s := range b.streams {
		s.brain.Saw(move, ev, view)
	}
}

// Choose picks a move of the actor of view, which is the seat's observation.
// decision numbers the decisions of the match, so that each has chance of its
// own. When ctx ends Choose comes back at once with the best move so far. There
// must be a legal move.
//
// Nothing that was found out for one choice is kept for the next: whoever takes up a
// match again, or goes through it afterwards, finds the same choices.
func (b *Bot) Choose(ctx context.Context, view game.State, decision int, budget Budget) game.Move {
	b.thoughts = b.thoughts[:0]
	b.moves = view.Moves(b.moves[:0])
	if len(b.moves) == 1 {
		return b.moves[0]
	}
	r := game.NewRand(b.seed, thinking+uint64(decision)*game.MaxSeats+uint64(b.seat))
	if b.level == Random {
		return b.moves[r.IntN(len(b.moves))]
	}
	b.weigh(view)
	if b.streams == nil {
		return b.sensible(ctx, view, &r, budget)
	}
	b.keepSensible()
	if len(b.moves) == 1 {
		return b.moves[0]
	}
	iterations := cmp.Or(budget.Worlds, searching[b.level].iterations, b.streams[0].search.Iterations)
	b.think(ctx, view, &r, iterations, budget)
	b.gather()
	b.liking(view)
	best := b.bestLiked()
	if b.streams[0].search.Mixes {
		best = b.mixed(view, best, &r)
	}
	return b.moves[best]
}

// weigh fills b.weight with what the game thinks of the moves at sight: nothing of
// silly ones.
func (b *Bot) weigh(view game.State) {
	n := len(b.moves)
	b.weight = slices.Grow(b.weight[:0], n)[:n]
	b.brain.Prior(view, b.moves, b.weight)
	for i, m := range b.moves {
		if b.brain.Silly(view, m) {
			b.weight[i] = 0
		}
	}
}

// keepSensible drops the moves of no weight, unless that is all of them.
func (b *Bot) keepSensible() {
	n := 0
	for i, w := range b.weight {
		if w > 0 {
			b.moves[n], b.weight[n] = b.moves[i], w
			n++
		}
	}
	if n > 0 {
		b.moves, b.weight = b.moves[:n], b.weight[:n]
	}
}

// Thoughts are the moves that the last choice considered, in the order of the
// game; none if there was nothing to think about, or if the level does not search.
// The slice is valid until the next choice.
func (b *Bot) Thoughts() []Thought { return b.thoughts }

// Why appends what speaks for a move of the owner of view, for hints and
// afterthoughts.
func (b *Bot) Why(view game.State, m game.Move, buf []game.Reason) []game.Reason {
	return b.brain.Why(view, m, buf)
}
