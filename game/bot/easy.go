package bot

import (
	"context"

	"drygulch/game"
)

const (
	easyWorlds = 12 // worlds that Easy imagines a decision
	cancelEach = 4  // worlds between two looks at the context
)

// sensible weighs each move by what the game thinks of it at sight and by where
// it leads in a handful of worlds, and mostly takes the best.
func (b *Bot) sensible(ctx context.Context, view game.State, r *game.Rand, budget Budget) game.Move {
	b.worth = append(b.worth[:0], b.weight...)
	clear(b.worth)
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
	b.liking(view)
	for i, like := range b.like {
		b.weight[i] *= like
	}
	sharpen(b.weight)
	return b.moves[draw(b.weight, r)]
}

// valueWeight is how much the guessed share of the win counts against the first
// sight: a tenth of the win more is worth a factor of about 2.7.
const valueWeight = 10

// lookAhead plays each move in one world and adds up what it is worth to the
// seat. Every world that fits what it sees is as likely: Easy reads nothing into what
// others do.
func (b *Bot) lookAhead(view game.State, r *game.Rand) {
	world := *r // every move meets the same world
	for i, m := range b.moves {
		if b.weight[i] == 0 {
			continue
		}
		*r = world
		b.world.CopyFrom(view)
		b.world.Determinize(r)
		b.world.Apply(m, nil)
		shares, over := b.world.Outcome()
		if !over {
			shares = b.brain.Value(b.world)
		}
		b.worth[i] += shares[b.seat]
	}
	r.Uint64() // the next world is another one
}
