package gametest

import (
	"context"
	"math"
	"slices"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
)

// minds lets sensible opponents play the setup to its end and checks what they
// think.
func (b *battery) minds(random *match.Match) {
	const ponder = 8 // decisions between two that are looked at closely
	table, err := match.New(b.rules, random.Setup(), randomPlayers(b.setup.Seats))
	if err != nil {
		return
	}
	bots := make([]*bot.Bot, b.setup.Seats)
	for seat := range bots {
		bots[seat] = bot.New(b.rules, bot.Easy, game.Seat(seat), b.setup.Seed)
		bots[seat].Reset(b.deal(game.Seat(seat)))
	}
	brain := b.rules.Brain()
	view := b.rules.Blank()
	for table.Actor() != game.NoSeat && !b.full() {
		n := len(table.Records())
		b.record = n
		if n >= b.longest() {
			b.fail("every match ends", "it did not within %d moves of sensible opponents", n)
			return
		}
		actor := table.Actor()
		table.View(view, actor)
		move := b.choose(bots[actor], view, n)
		if n%ponder == 0 {
			b.sameChoice(table, bots[actor], actor, move)
			brain.Reset(actor, b.deal(actor))
			b.thoughts(brain, view, table.Moves())
		}
		if !b.playAndTell(table, bots, move) {
			return
		}
	}
}

func (b *battery) choose(player *bot.Bot, view game.State, decision int) game.Move {
	const worlds = 2
	return player.Choose(context.Background(), view, decision, bot.Budget{Worlds: worlds})
}

// playAndTell plays a move and tells every opponent what it learns of it.
func (b *battery) playAndTell(table *match.Match, bots []*bot.Bot, move game.Move) bool {
	seen := make([]game.Move, len(bots))
	for seat := range bots {
		seen[seat] = table.Seen(move, game.Seat(seat))
	}
	events, err := table.Play(move)
	if err != nil {
		b.fail("opponents choose legal moves", "%s: %v", b.rules.Describe(move), err)
		return false
	}
	for seat := range bots {
		var heard game.Events
		heard.Hear(events, game.Seat(seat))
		after := b.rules.Blank()
		table.View(after, game.Seat(seat))
		bots[seat].Saw(seen[seat], &heard, after)
	}
	return true
}

// sameChoice checks that an opponent chooses alike in every world that looks alike
// to it.
func (b *battery) sameChoice(table *match.Match, player *bot.Bot, actor game.Seat, move game.Move) {
	if b.rules.Reshuffle == nil {
		return
	}
	world := b.copyOf(table.Truth())
	b.rules.Reshuffle(world, actor, &b.chance)
	world.Observe(actor)
	if other := b.choose(player, world, b.record); other != move {
		b.fail("the same sight gives the same choice", "seat %d: %s, elsewhere %s", actor, b.rules.Describe(move), b.rules.Describe(other))
	}
}

// thoughts checks what a mind says of a position.
func (b *battery) thoughts(brain game.Brain, view game.State, moves []game.Move) {
	weights := make([]float32, len(moves))
	brain.Prior(view, moves, weights)
	for i, w := range weights {
		if w < 0 || !finite(w) {
			b.fail("weights of moves are not negative", "%s weighs %v", b.rules.Describe(moves[i]), w)
		}
	}
	if !slices.ContainsFunc(moves, func(m game.Move) bool { return !brain.Silly(view, m) }) {
		b.fail("some move is not silly", "all %d are", len(moves))
	}
	for _, m := range moves {
		for _, why := range brain.Why(view, m, nil) {
			if why.Key == "" {
				b.fail("reasons can be put into words", "one for %s has no key", b.rules.Describe(m))
			} else if _, judged := b.rules.Reasons[why.Key]; !judged {
				b.fail("of each reason it is said whether it may be told", "%s for %s is not in Rules.Reasons", why.Key, b.rules.Describe(m))
			}
		}
	}
	world := b.copyOf(view)
	brain.Deal(world, &b.chance)
	if b.rules.Conserve != nil {
		if err := b.rules.Conserve(world); err != nil {
			b.fail("nothing is lost or doubled in another world", "Brain.Deal: %v", err)
		}
	}
	sum := float32(0)
	for seat, share := range brain.Value(world) {
		if share < 0 || !finite(share) || seat >= b.setup.Seats && share != 0 {
			b.fail("guessed shares sum to 1", "seat %d has %v", seat, share)
		}
		sum += share
	}
	if sum < 1-1e-3 || sum > 1+1e-3 {
		b.fail("guessed shares sum to 1", "they sum to %v", sum)
	}
	world.Observe(view.Actor())
	if key(world) != key(view) {
		b.fail("an imagined world looks like the real one", "Brain.Deal: %s", diff(view, world))
	}
}

func finite(x float32) bool { return !math.IsNaN(float64(x)) && !math.IsInf(float64(x), 0) }
