package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/game/showdown"
)

// cell is one cell of the ladder: how a kind of opponent does alone against copies
// of another, every deal played once from each seat.
//
// Where sides are secret and win together the kind plays a whole side, each side by
// turns, and what counts is by how much more often that side wins than if all were
// of the other kind.
type cell struct {
	Game    string  `json:"game"`
	Seats   int     `json:"seats"`
	Kind    string  `json:"kind"`
	Against string  `json:"against"`
	Seed    uint64  `json:"seed"`
	Games   int     `json:"games"`
	Share   float64 `json:"share"` // of the win
	Low     float64 `json:"low"`   // Wilson's 95 % bounds of Share
	High    float64 `json:"high"`
	Mirror  float64 `json:"mirror,omitempty"` // the share of the same sides if all are of the other kind
	Gate    float64 `json:"gate,omitempty"`
	MS      float64 `json:"ms_per_decision"` // where there was more than one move
	Slowest float64 `json:"ms_of_slowest"`   // 19 of 20 decisions take less
}

func (c *cell) String() string {
	text := fmt.Sprintf("| %s, %d seats | %s against %s | seed %d, %d games | %.3f (%.3f to %.3f)", c.Game, c.Seats, c.Kind, c.Against, c.Seed, c.Games, c.Share, c.Low, c.High)
	if c.Mirror > 0 {
		text += fmt.Sprintf(", mirror %.3f, gain %+.3f", c.Mirror, c.Share-c.Mirror)
	}
	if c.Gate > 0 {
		text += fmt.Sprintf(", gate %.2f %s", c.Gate, c.verdict())
	}
	return text + fmt.Sprintf(" | %.1f ms, %.1f ms |\n", c.MS, c.Slowest)
}

// verdict tells how the share stands to its gate.
func (c *cell) verdict() string {
	switch {
	case c.Low >= c.Gate:
		return "passed"
	case c.High < c.Gate:
		return "missed"
	}
	return "open"
}

// leastGames is how many games a cell plays before it may stop early.
const leastGames = 40

func (q *request) ladder(out io.Writer) error {
	rules, err := q.rules()
	if err != nil {
		return err
	}
	kinds := strings.Split(q.cell, ",")
	if len(kinds) != 2 {
		return usage("-cell takes two kinds, KIND,AGAINST")
	}
	if q.cheat {
		kinds[0] += "+truth"
	}
	seats, err := q.benchSeats(rules)
	if err != nil {
		return err
	}
	setup, err := q.setup(rules, seats)
	if err != nil {
		return err
	}
	c := &cell{Game: rules.Name, Seats: seats, Kind: kinds[0], Against: kinds[1], Seed: q.seed, Gate: q.gate}
	records := map[string]*record{kinds[0]: {}, kinds[1]: {}}
	play := func(i int, focus string) (float64, error) {
		m, mine, err := q.seated(rules, setup, i, focus, kinds[1])
		if err != nil {
			return 0, err
		}
		if _, err := q.playOut(m, records); err != nil {
			return 0, fmt.Errorf("game %d: %w", i, err)
		}
		shares, _ := m.Over()
		won := 0.0
		for seat := range game.Seat(seats) {
			if mine.Has(seat) {
				won += float64(shares[seat])
			}
		}
		return won, nil
	}
	won, mirror := 0.0, 0.0
	for i := range q.count {
		w, err := play(i, kinds[0])
		if err != nil {
			return err
		}
		won += w
		if sidesOf[rules.Name] != nil {
			if w, err = play(i, kinds[1]); err != nil {
				return err
			}
			mirror += w
		}
		n := float64(i + 1)
		c.Games, c.Share, c.Mirror = i+1, won/n, mirror/n
		c.Low, c.High = wilson(won, n)
		if c.Gate > 0 && i >= leastGames && i%seats == seats-1 && c.verdict() != "open" {
			break
		}
	}
	c.MS, c.Slowest = records[kinds[0]].times()
	return q.write(out, c)
}

// seated lays the table of the i-th game and gives the seats of the focus.
func (q *request) seated(rules *game.Rules, setup game.Setup, i int, focus, against string) (*match.Match, game.Seats, error) {
	var mine game.Seats
	if sides := sidesOf[rules.Name]; sides != nil {
		setup.Seed += uint64(i / len(sides))
		dealt, err := rules.New(setup)
		if err != nil {
			return nil, 0, err
		}
		mine = sides[i%len(sides)](dealt)
	} else {
		setup.Seed += uint64(i / setup.Seats)
		mine = game.Only(game.Seat(i % setup.Seats))
	}
	players := make([]match.Player, setup.Seats)
	for seat := range players {
		players[seat] = match.Player{Look: uint8(seat), Bot: against}
		if mine.Has(game.Seat(seat)) {
			players[seat].Bot = focus
		}
	}
	m, err := match.New(rules, setup, players)
	return m, mine, err
}

// sidesOf finds, in a deal, the seats of each side of the games whose sides are
// secret.
var sidesOf = map[string][]func(game.State) game.Seats{
	showdown.Rules.Name: {
		playing(showdown.Sheriff, showdown.Deputy),
		playing(showdown.Outlaw),
		playing(showdown.Renegade),
	},
}

func playing(roles ...showdown.Role) func(game.State) game.Seats {
	return func(dealt game.State) (seats game.Seats) {
		s := dealt.(*showdown.State)
		for seat := range game.Seat(s.Seats) {
			if slices.Contains(roles, s.Roles[seat]) {
				seats = seats.With(seat)
			}
		}
		return seats
	}
}
