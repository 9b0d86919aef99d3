package table

import (
	"context"
	"slices"

	"drygulch/game"
	"drygulch/game/bot"
)

// thought is what an opponent thought at a choice. It is not kept while a match runs: the same opponent with the same
// seed, who has seen the same, thinks it over again.
type thought struct {
	answer <-chan afresh // nil: nobody thinks
	cancel context.CancelFunc
	why    []game.Reason // what spoke for the move; nil: not known yet
	tips   []tip         // what was weighed, the best first; nil: not known yet, empty: nothing was
	same   bool          // the same choice came out
	failed bool
}

// afresh is what has come out so far of thinking a choice over again: first the reasons for what was played, then what
// else was weighed.
type afresh struct {
	why    []game.Reason
	list   []advice
	chosen game.Move
	done   bool
	failed bool
}

// afreshTime is how many times as long as at the table somebody may think who thinks a choice over again: who came to an
// end then shall come to it now, too.
const afreshTime = 4

// think lets the opponent who made the choice think it over again, if his thoughts are in sight.
func (r *Review) think() {
	now, ok := r.now()
	h := &r.thought
	if !ok || !r.open || h.answer != nil || h.why != nil || h.failed {
		return
	}
	level := r.past.Bot(now.seat)
	past := dealt(r.whole)
	if level == "" || past == nil {
		return
	}
	if !bot.Known(level) {
		level = string(bot.Easy)
	}
	rules := r.whole.Rules()
	view := rules.Blank()
	r.past.View(view, now.seat)
	records := slices.Clone(r.whole.Records()[:now.record])
	played, face := r.whole.Records()[now.record].Move, r.whole.Player(now.seat).Face
	budget := r.t.house.Think
	budget.Time *= afreshTime
	answers := make(chan afresh, 2)
	ctx, cancel := context.WithCancel(context.Background())
	h.answer, h.cancel = answers, cancel
	decide := choose
	go func() {
		defer func() {
			if recover() != nil {
				answers <- afresh{done: true, failed: true}
			}
		}()
		b := bot.New(rules, bot.Level(level), now.seat, past.Setup().Seed)
		b.As(face)
		liveThrough(ctx, b, past, records, now.seat)
		if ctx.Err() != nil {
			return
		}
		answers <- afresh{why: b.Why(view, played, []game.Reason{})}
		chosen := decide(b, ctx, view, now.record, budget)
		end := afresh{chosen: chosen, done: true}
		if len(b.Thoughts()) > 0 {
			end.list = ponder(b, view, chosen)
		}
		answers <- end
	}()
}

// hear fetches what has come out.
func (r *Review) hear() {
	h := &r.thought
	if h.answer == nil {
		return
	}
	select {
	case a := <-h.answer:
		now, _ := r.now()
		if !a.done {
			h.why = a.why
		} else {
			h.cancel()
			h.answer, h.cancel, h.failed = nil, nil, a.failed
			h.same = a.chosen == r.whole.Records()[now.record].Move
			h.tips = []tip{}
			if len(a.list) > 0 {
				h.tips = r.t.tips(a.list, func(why game.Reason) string { return r.t.view.Past(why, now.seat) })
			}
		}
		r.t.ui.Rebuild()
	default:
	}
}

// forget ends the thinking.
func (r *Review) forget() {
	if r.thought.cancel != nil {
		r.thought.cancel()
	}
	r.thought, r.height = thought{}, 0
}
