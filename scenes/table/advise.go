package table

import (
	"cmp"
	"context"
	"slices"
	"time"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
)

// Advice comes from an opponent like any other, who has sat on the seat from the deal on: it has seen what the seat has
// seen, and no more. It thinks on a goroutine of its own, on a match of its own.

// adviceTime is how long it thinks at most.
const adviceTime = 700 * time.Millisecond

// advice is one move that was considered.
type advice struct {
	move  game.Move
	share float32 // of the thinking, 0 to 1
	why   []game.Reason
}

// consult has somebody think about the present decision of a seat. The answer comes once: the moves that were
// considered, the best first; none if he has broken down or was cancelled.
func (t *Table) consult(seat game.Seat) (answer <-chan []advice, cancel context.CancelFunc) {
	answers := make(chan []advice, 1)
	ctx, cancel := context.WithCancel(context.Background())
	past := dealt(t.match)
	if past == nil {
		answers <- nil
		return answers, cancel
	}
	view := t.match.Rules().Blank()
	t.match.View(view, seat)
	records := slices.Clone(t.match.Records())
	budget := t.house.Think
	budget.Time = adviceTime
	decide := choose
	go func() {
		var list []advice
		defer func() {
			if recover() != nil {
				list = nil
			}
			answers <- list
		}()
		b := bot.New(past.Rules(), bot.Hard, seat, past.Setup().Seed)
		liveThrough(ctx, b, past, records, seat)
		if ctx.Err() == nil {
			list = ponder(b, view, decide(b, ctx, view, len(records), budget))
		}
	}()
	return answers, cancel
}

// liveThrough lets somebody live through these records of a match on a seat; past is the match as it was dealt, and is
// played.
func liveThrough(ctx context.Context, b *bot.Bot, past *match.Match, records []match.Record, seat game.Seat) {
	seen := past.Rules().Blank()
	past.View(seen, seat)
	b.Reset(seen)
	for _, r := range records {
		if ctx.Err() != nil {
			break
		}
		if r.Move == game.NoMove {
			repeat(past, r)
			continue
		}
		move := past.Seen(r.Move, seat)
		events, err := past.Play(r.Move)
		if err != nil {
			break
		}
		var heard game.Events
		heard.Hear(events, seat)
		past.View(seen, seat)
		b.Saw(move, &heard, seen)
	}
}

// ponder is what somebody who has just chosen a move thought of it and of the others.
func ponder(b *bot.Bot, view game.State, chosen game.Move) []advice {
	var list []advice
	for _, thought := range b.Thoughts() {
		list = append(list, advice{move: thought.Move, share: thought.Share})
	}
	if len(list) == 0 { // there was nothing to think about
		list = []advice{{move: chosen, share: 1}}
	}
	slices.SortStableFunc(list, func(x, y advice) int { return cmp.Compare(y.share, x.share) })
	for i := range list {
		list[i].why = b.Why(view, list[i].move, nil)
	}
	return list
}
