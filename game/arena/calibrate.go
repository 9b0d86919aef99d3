package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/showdown"
	"drygulch/game/street"
	"drygulch/game/train"
)

// reliability tells how well what minds believe comes true: of the facts that they
// held for likely so many times in a hundred, how many were so. More true than
// believed is a leak; less is a mind that deceives itself.
type reliability struct {
	Game  string `json:"game"`
	Games int    `json:"games"`
	Looks int    `json:"looks"` // positions at which somebody was asked
	Bins  []bin  `json:"bins"`
	// At the Showdown.
	Roles *unmasking `json:"roles,omitempty"`
}

// bin is the facts that were believed with about the same chance.
type bin struct {
	From     float64 `json:"from"` // of the chances
	Facts    int     `json:"facts"`
	Believed float64 `json:"believed"` // on average
	True     float64 `json:"true"`
	Low      float64 `json:"low"` // Wilson's 95 % bounds of True, as if all facts were independent
	High     float64 `json:"high"`
}

func (r *reliability) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d games, %d looks\n", r.Game, r.Games, r.Looks)
	for _, x := range r.Bins {
		fmt.Fprintf(&b, "%6d facts believed %.3f, true %.3f (%.3f to %.3f)\n", x.Facts, x.Believed, x.True, x.Low, x.High)
	}
	if r.Roles != nil {
		b.WriteString(r.Roles.String())
	}
	return b.String()
}

// secretsOf lists, for the games with minds that read others, the values of what may
// be secret to a seat, in a fixed order; equal in a view and in the truth if it is
// none.
var secretsOf = map[string]func(s game.State, seat game.Seat, buf []int) []int{
	showdown.Rules.Name: func(state game.State, _ game.Seat, buf []int) []int {
		s := state.(*showdown.State)
		for _, role := range s.Roles[:s.Seats] {
			buf = append(buf, int(role))
		}
		return buf
	},
	street.Rules.Name: func(state game.State, seat game.Seat, buf []int) []int {
		s := state.(*street.State)
		if s.Phase == street.Arranging { // nothing can be known yet
			return buf
		}
		for _, role := range s.Sides[1-s.SideOf(seat)].Row {
			buf = append(buf, int(role))
		}
		return buf
	},
	train.Rules.Name: func(state game.State, _ game.Seat, buf []int) []int {
		s := state.(*train.State)
		for _, p := range s.Scheme[s.Next:max(s.Next, s.Laid)] {
			buf = append(buf, int(p.Card.Kind()))
		}
		return buf
	},
}

const (
	calibrationWorlds = 200 // worlds in which a fact is looked up
	calibrationEach   = 7   // moves between two looks
	calibrationBins   = 10
	calibrationValues = 32 // more than any secret has
)

func (q *request) reliability(out io.Writer) error {
	rules, err := q.rules()
	if err != nil {
		return err
	}
	secrets := secretsOf[rules.Name]
	if secrets == nil {
		return usage("nothing is believed at the table of %q", rules.Name)
	}
	seats, err := q.benchSeats(rules)
	if err != nil {
		return err
	}
	setup, err := q.setup(rules, seats)
	if err != nil {
		return err
	}
	kinds, err := q.believers(seats)
	if err != nil {
		return err
	}
	r := &reliability{Game: rules.Name, Games: q.calibrate}
	if rules.Name == showdown.Rules.Name {
		r.Roles = &unmasking{}
	}
	var facts, came [calibrationBins]int
	var believed [calibrationBins]float64
	note := func(p float64, so bool) {
		i := min(int(p*calibrationBins), calibrationBins-1)
		facts[i]++
		believed[i] += p
		if so {
			came[i]++
		}
	}
	for i := range q.calibrate {
		setup.Seed = q.seed + uint64(i)
		if err := q.watch(rules, setup, kinds, secrets, r, note); err != nil {
			return err
		}
	}
	if r.Roles != nil {
		r.Roles.finish()
	}
	for i, n := range facts {
		if n > 0 {
			low, high := wilson(float64(came[i]), float64(n))
			r.Bins = append(r.Bins, bin{float64(i) / calibrationBins, n, believed[i] / float64(n), float64(came[i]) / float64(n), low, high})
		}
	}
	return q.write(out, r)
}

// believers are the kinds of opponents whose beliefs are asked for: those that -seats
// lists, else easy ones.
func (q *request) believers(seats int) ([]kind, error) {
	kinds := make([]kind, seats)
	list := strings.Split(q.seats, ",")
	for i := range kinds {
		name := string(bot.Easy)
		if len(list) > 1 {
			name = list[i]
		}
		var err error
		if kinds[i], err = parseKind(name); err != nil {
			return nil, err
		}
	}
	return kinds, nil
}

// believer is an opponent and a mind beside him that is asked what he believes.
type believer struct {
	bot  *bot.Bot
	mind game.Brain
}

// Saw implements listener.
func (b believer) Saw(move game.Move, ev *game.Events, view game.State) {
	b.bot.Saw(move, ev, view)
	b.mind.Saw(move, ev, view)
}

// watch plays a match and asks now and then what the one to move believes.
func (q *request) watch(rules *game.Rules, setup game.Setup, kinds []kind, secrets func(game.State, game.Seat, []int) []int, r *reliability, note func(float64, bool)) error {
	table, err := match.New(rules, setup, make([]match.Player, setup.Seats))
	if err != nil {
		return err
	}
	view, world, before := rules.Blank(), rules.Blank(), rules.Blank()
	all := make([]believer, setup.Seats)
	for seat := range all {
		all[seat] = believer{kinds[seat].bot(rules, game.Seat(seat), setup.Seed), rules.Brain()}
		table.View(view, game.Seat(seat))
		all[seat].bot.Reset(view)
		all[seat].mind.Reset(game.Seat(seat), view)
	}
	roles := unmasker{u: r.Roles, view: rules.Blank(), world: world, chance: game.NewRand(setup.Seed, 78), all: all}
	chance := game.NewRand(setup.Seed, 77)
	var seen, truth, guess []int
	for n := 0; table.Actor() != game.NoSeat; n++ {
		actor := table.Actor()
		table.View(view, actor)
		if n%calibrationEach == 0 {
			seen, truth = secrets(view, actor, seen[:0]), secrets(table.Truth(), actor, truth[:0])
			counts := make([][calibrationValues]int, len(seen))
			for range calibrationWorlds {
				world.CopyFrom(view)
				all[actor].mind.Deal(world, &chance)
				guess = secrets(world, actor, guess[:0])
				for i, value := range guess {
					counts[i][value]++
				}
			}
			for i := range seen {
				if seen[i] == truth[i] {
					continue
				}
				for value, k := range counts[i] {
					if k > 0 || value == truth[i] {
						note(float64(k)/calibrationWorlds, value == truth[i])
					}
				}
			}
			r.Looks++
		}
		table.View(view, actor)
		move := all[actor].bot.Choose(context.Background(), view, n, kinds[actor].budget(q.worlds))
		if r.Roles != nil {
			roles.look(table)
			before.CopyFrom(table.Truth())
		}
		if err := playAndTell(table, all, move, view); err != nil {
			return err
		}
		if r.Roles != nil {
			roles.judge(table, before.(*showdown.State))
		}
	}
	return nil
}
