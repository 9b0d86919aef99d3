package bot

import (
	"context"
	"sync"
	"time"

	"drygulch/game"
)

// A decision is always thought about in so many streams, each with its part of the
// iterations, however many cores there are: that is why the same seed gives the
// same choice everywhere.
const streams = 4

// slice is how many iterations a stream runs between two looks at the clock and at
// whether it is still wanted: well under a millisecond.
const slice = 16

// think plays ahead from a view, so many iterations in all, with one of these moves
// first. What it finds out lies in the streams. It ends early when ctx does or when
// the time of the budget is up.
func (b *Bot) think(ctx context.Context, view game.State, r *game.Rand, iterations int, budget Budget) {
	each := max(1, iterations/streams)
	for _, s := range b.streams {
		s.begin(b.moves, b.weight, game.NewRand(r.Uint64(), r.Uint64()), each)
	}
	over := func() bool { return ctx.Err() != nil }
	if budget.Time > 0 {
		until := time.Now().Add(budget.Time)
		over = func() bool { return ctx.Err() != nil || time.Now().After(until) }
	}
	threads := min(max(1, budget.Threads), streams)
	var wait sync.WaitGroup
	var failed [streams]any
	for first := range threads {
		work := func() {
			defer func() { failed[first] = recover() }()
			byTurns(b.streams[first:], threads, view, over)
		}
		if first == threads-1 {
			work()
		} else {
			wait.Go(work)
		}
	}
	wait.Wait()
	for _, p := range failed {
		if p != nil {
			panic(p) // here its caller can catch it
		}
	}
}

// byTurns runs every so manieth stream, a slice each by turns, so that all have
// their share when time is up.
func byTurns(list []*stream, every int, view game.State, over func() bool) {
	for busy := true; busy; {
		busy = false
		for i := 0; i < len(list); i += every {
			if s := list[i]; !s.settled() {
				if over() {
					return
				}
				s.run(view, slice)
				breathe()
				busy = true
			}
		}
	}
}

// Thought is one move that was considered.
type Thought struct {
	Move  game.Move
	Share float32 // of the thinking that went into it: the more, the better it seems
	Worth float32 // the share of the win that it seems to lead to, 0 to 1
}

// gather adds up what the streams make of each of b.moves.
func (b *Bot) gather() {
	b.thoughts = b.thoughts[:0]
	for _, m := range b.moves {
		b.thoughts = append(b.thoughts, Thought{Move: m})
	}
	tried, credited := uint32(0), uint32(0)
	for i := range b.thoughts {
		t, visits := &b.thoughts[i], uint32(0)
		for _, s := range b.streams {
			n := &s.tree.nodes[1+i]
			visits += n.visits
			t.Worth += n.total
		}
		if visits > 0 {
			t.Worth /= float32(visits)
		}
		t.Share = float32(visits)
		tried += visits
	}
	for _, s := range b.streams {
		n, visits := s.credit()
		if visits > 0 {
			b.thoughts[n-1].Share += float32(visits)
			credited += visits
		}
	}
	if sum := float32(tried + credited); sum > 0 {
		for i := range b.thoughts {
			b.thoughts[i].Share /= sum
		}
	}
}

// mixed draws among the moves that look to everybody else like this one, each as
// likely as it was looked into.
func (b *Bot) mixed(view game.State, best int, r *game.Rand) int {
	look := view.Seen(b.moves[best], game.NoSeat)
	if look == game.NoMove { // the step of a draft: what counts is what it leads to
		return best
	}
	b.worth = append(b.worth[:0], b.weight...)
	for i, m := range b.moves {
		b.worth[i] = 0
		if view.Seen(m, game.NoSeat) == look {
			b.worth[i] = b.thoughts[i].Share
		}
	}
	return draw(b.worth, r)
}
