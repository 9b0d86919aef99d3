package main

import (
	"context"
	"runtime"
	"time"

	"drygulch/game"
	"drygulch/game/bot"
)

// searching measures decisions of a hard opponent at positions all along a game: how
// many worlds it plays ahead in, and what that allocates.
func (s *speeds) searching(rules *game.Rules, setup game.Setup) {
	const worlds = 400 // a decision
	views := positions(rules, setup)
	thinkers := make([]*bot.Bot, setup.Seats)
	deal, err := rules.New(setup)
	if err != nil {
		panic(err) // it was dealt before
	}
	view := rules.Blank()
	for seat := range thinkers {
		view.CopyFrom(deal)
		view.Observe(game.Seat(seat))
		thinkers[seat] = bot.New(rules, bot.Hard, game.Seat(seat), setup.Seed)
		thinkers[seat].Reset(view)
	}
	for _, v := range views {
		v.Observe(v.Actor())
	}
	decide := func(times int) (decisions int) {
		for n := range times {
			for _, v := range views {
				b := thinkers[v.Actor()]
				b.Choose(context.Background(), v, n, bot.Budget{Worlds: worlds})
				if len(b.Thoughts()) > 0 {
					decisions++
				}
			}
		}
		return decisions
	}
	s.Worlds, s.WorldsMin, s.WorldsMax = rounds(func() float64 {
		start, n := time.Now(), 0
		for time.Since(start) < s.round {
			n += decide(1)
		}
		return float64(n*worlds) / time.Since(start).Seconds()
	})
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	n := decide(20)
	runtime.ReadMemStats(&after)
	if n > 0 {
		s.BytesPerDecision = float64(after.TotalAlloc-before.TotalAlloc) / float64(n)
	}
}
