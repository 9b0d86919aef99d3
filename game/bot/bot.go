// Package bot is the opponents: it decides for a seat from what that seat sees,
// and knows no game. What a game knows about playing well is its game.Brain.
package bot

import (
	"context"
	"slices"

	"drygulch/game"
)

// Level is how well an opponent plays.
type Level string

// The levels, from the weakest.
const (
	Random Level = "random" // any legal move, each as likely
	Easy   Level = "easy"   // a sensible player who looks one move ahead
)

// Levels are the levels that a person may choose.
var Levels = []Level{Easy}

// Known tells whether there is such a level.
func Known(level string) bool {
	return level == string(Random) || slices.Contains(Levels, Level(level))
}

// thinking is the first stream of a match's seed that thinking uses, far from
// the stream of the deal: how long and how often a bot thinks never changes a
// match.
const thinking = 1 << 32

// Budget limits how long a bot thinks about one decision.
type Budget struct {
	Worlds int // how many worlds it imagines; 0: as many as its level does
}

const (
	easyWorlds = 12 // worlds that Easy imagines a decision
	cancelEach = 4  // worlds between two looks at the context
)

// Bot decides for one seat of one match. It is used by one goroutine at a time.
type Bot struct {
	level Level
	seat  game.Seat
	seed  uint64
	brain game.Brain
	world game.State

	moves  []game.Move
	weight []float32
	worth  []float32
}

// New makes an opponent for a seat. The same seed, seat and observations give the
// same choices on every platform. The level must be known.
func New(rules *game.Rules, level Level, seat game.Seat, seed uint64) *Bot {
	return &Bot{level: level, seat: seat, seed: seed, brain: rules.Brain(), world: rules.Blank()}
}

// Reset starts a match; view is the seat's observation of the deal.
func (b *Bot) Reset(view game.State) { b.brain.Reset(b.seat, view) }

// Saw tells of a move that was made, as the seat saw it, and of the observation
// after it.
func (b *Bot) Saw(move game.Move, ev *game.Events, view game.State) { b.brain.Saw(move, ev, view) }

// Choose picks a move of the actor of view, which is the seat's observation.
// decision numbers the decisions of the match, so that each has chance of its
// own. When ctx ends Choose comes back at once with the best move so far. There
// must be a legal move.
func (b *Bot) Choose(ctx context.Context, view game.State, decision int, budget Budget) game.Move {
	b.moves = view.Moves(b.moves[:0])
	if len(b.moves) == 1 {
		return b.moves[0]
	}
	r := game.NewRand(b.seed, thinking+uint64(decision)*game.MaxSeats+uint64(b.seat))
	if b.level == Random {
		return b.moves[r.IntN(len(b.moves))]
	}
	return b.sensible(ctx, view, &r, budget)
}

// sensible weighs each move by what the game thinks of it at sight and by where
// it leads in a handful of worlds, and mostly takes the best.
func (b *Bot) sensible(ctx context.Context, view game.State, r *game.Rand, budget Budget) game.Move {
	n := len(b.moves)
	b.weight = slices.Grow(b.weight[:0], n)[:n]
	b.worth = slices.Grow(b.worth[:0], n)[:n]
	clear(b.worth)
	b.brain.Prior(view, b.moves, b.weight)
	for i, m := range b.moves {
		if b.brain.Silly(view, m) {
			b.weight[i] = 0
		}
	}

	worlds := budget.Worlds
	if worlds == 0 {
		worlds = easyWorlds
	}
	done := 0
	for ; done < worlds; done++ {
		if done%cancelEach == 0 && ctx.Err() != nil {
			break
		}
		b.lookAhead(view, r)
	}

	for i := range b.weight {
		ahead := float32(0)
		if done > 0 {
			ahead = float32(b.worth[i] / float32(done))
		}
		b.weight[i] = float32(b.weight[i] * float32(exp(float64(ahead)*valueWeight)))
	}
	return b.moves[pick(b.weight, r)]
}

// valueWeight is how much the guessed share of the win counts against the first
// sight: a tenth of the win more is worth a factor of about 2.7.
const valueWeight = 10

// lookAhead plays each move in one world and adds up what it is worth to the
// seat.
func (b *Bot) lookAhead(view game.State, r *game.Rand) {
	world := *r // every move meets the same world
	for i, m := range b.moves {
		if b.weight[i] == 0 {
			continue
		}
		*r = world
		b.world.CopyFrom(view)
		b.brain.Deal(b.world, r)
		b.world.Apply(m, nil)
		shares, over := b.world.Outcome()
		if !over {
			shares = b.brain.Value(b.world)
		}
		b.worth[i] += shares[b.seat]
	}
	r.Uint64() // the next world is another one
}

// pick draws an index by the square of the weights: mostly the best, and never
// one of no weight while another has any. If all weights are 0 every index is as
// likely.
func pick(weight []float32, r *game.Rand) int {
	best := slices.Max(weight)
	if best <= 0 {
		return r.IntN(len(weight))
	}
	var sum float32
	for i, w := range weight {
		w /= best // so that no square is too large or too small
		weight[i] = float32(w * w)
		sum += weight[i]
	}
	at := float32(r.Float32() * sum)
	for i, w := range weight {
		if at < w {
			return i
		}
		at -= w
	}
	return slices.Index(weight, 1) // lost by rounding
}
