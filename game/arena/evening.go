package main

import (
	"context"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/gametest"
	"drygulch/game/match"
)

// people sit at the tables by turns: one of each temper.
var people = [...]string{"rosa", "josiah", "silas", "pearl", "kid", "amos", "eli", "bill", "whitlow", "zeke", "cole"}

// evening is a match between people of the town, one decision after the other.
type evening struct {
	rules *game.Rules
	table *match.Match
	view  game.State // scratch: what the one to decide sees
	how   kind
	bots  []*bot.Bot
}

// newEvening deals the i-th match of a row, in which every seat count and option has
// its turn, and seats people of a kind. mind, unless it is nil, says how those of a
// seat think.
func newEvening(rules *game.Rules, how kind, seed uint64, i int, mind func(game.Seat, game.Brain) game.Brain) (*evening, error) {
	setups := gametest.Setups(rules)
	setup := setups[i%len(setups)]
	setup.Seed = seed + uint64(i)
	players := make([]match.Player, setup.Seats)
	for seat := range players {
		players[seat] = match.Player{Look: uint8(seat), Bot: string(how.level)}
	}
	table, err := match.New(rules, setup, players)
	if err != nil {
		return nil, err
	}
	e := &evening{rules: rules, table: table, view: rules.Blank(), how: how}
	for seat := range game.Seat(setup.Seats) {
		own := *rules
		if mind != nil {
			own.Brain = func() game.Brain { return mind(seat, rules.Brain()) }
		}
		who := how
		if who.who == "" {
			who.who = people[(i*game.MaxSeats+int(seat))%len(people)]
		}
		b := who.bot(&own, seat, setup.Seed)
		table.View(e.view, seat)
		b.Reset(e.view)
		e.bots = append(e.bots, b)
	}
	return e, nil
}

// over tells that the match has ended.
func (e *evening) over() bool { return e.table.Actor() == game.NoSeat }

// choose lets the one to decide choose, and leaves what he sees in view.
func (e *evening) choose() game.Move {
	e.table.View(e.view, e.table.Actor())
	return e.think(e.table.Actor(), e.view)
}

// hurry is choose with hardly a thought.
func (e *evening) hurry() game.Move {
	actor := e.table.Actor()
	e.table.View(e.view, actor)
	return e.bots[actor].Choose(context.Background(), e.view, len(e.table.Records()), bot.Budget{Worlds: 1})
}

// think lets a seat choose from a view.
func (e *evening) think(seat game.Seat, view game.State) game.Move {
	return e.bots[seat].Choose(context.Background(), view, len(e.table.Records()), e.how.budget(0))
}

// play plays a move and tells everybody.
func (e *evening) play(move game.Move) error { return playAndTell(e.table, e.bots, move, e.view) }
