package main

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"

	"drygulch/game"
	"drygulch/game/saloon"
	"drygulch/game/showdown"
	"drygulch/game/street"
	"drygulch/game/train"
)

// The poison: a mind is asked about a view in which all that its owner cannot know is
// filled in with something that might be true but for the fields below. An
// identical mind is asked about the true view, where all that is blank. They must find
// the same weights, likings, verdicts and reasons, and in the end the same move: then
// what is blank was not read, neither as if it were known nor, as a zero, for a card
// that it is not.
//
// At the Showdown and in the Saloon nothing needs to be blank. Elsewhere some blanks
// are there to be read: a mind sees by them that something is not known to it, and
// thinks of it as of any card. Those are left blank, below; that such a blank is not
// taken for a value cannot be tried so, but it holds nothing that could be betrayed.
// Deal gets the true view in every case, because it fills what is blank.
var blanks = map[string][]string{
	saloon.Rules.Name:   {"View"},
	showdown.Rules.Name: {"View"},
	// A token that has not been looked at and a back are known by their blanks.
	street.Rules.Name: {"View", "Cells.Token", "Reserve.Token", "Sides.Row"},
	// So are a card laid face down and a purse; and where the plan of a round lets
	// chance decide it does so with the blank generator.
	train.Rules.Name: {"View", "Scheme.Card", "Tokens", "Rand"},
}

// poisoned is what came of a row of poisoned matches.
type poisoned struct {
	Game      string   `json:"game"`
	Kind      string   `json:"kind"`
	Games     int      `json:"games"`
	Decisions int      `json:"decisions"`
	Filled    []string `json:"filled"` // the fields that were filled in at some time
	Differing int      `json:"differing"`
	Examples  []string `json:"examples"`
}

func (r *poisoned) String() string {
	return fmt.Sprintf("%s, %s: %d games with poison in %s, %d decisions, %d otherwise than without\n%s",
		r.Game, r.Kind, r.Games, strings.Join(r.Filled, ", "), r.Decisions, r.Differing, lines(r.Examples))
}

func (q *request) poison(out io.Writer) error {
	rules, err := q.rules()
	if err != nil {
		return err
	}
	how, err := parseKind(q.kind)
	if err != nil {
		return err
	}
	if blanks[rules.Name] == nil {
		return usage("nobody thinks at the table of %q", rules.Name)
	}
	r := &poisoned{Game: rules.Name, Kind: q.kind, Examples: []string{}}
	for i := range q.poisoned {
		if err := q.drink(rules, how, i, r); err != nil {
			return err
		}
		r.Games++
	}
	slices.Sort(r.Filled)
	if err := q.write(out, r); err != nil {
		return err
	}
	if r.Differing > 0 {
		return fmt.Errorf("%d decisions rest on what cannot be known", r.Differing)
	}
	return nil
}

// drink plays a match of people who are poisoned; beside each sits another who is
// not, sees the same and must choose the same.
func (q *request) drink(rules *game.Rules, how kind, i int, r *poisoned) error {
	ill, well := &cup{r: r, blanks: blanks[rules.Name], trace: newTrace()}, newTrace()
	e, err := newEvening(rules, how, q.seed, i, func(seat game.Seat, b game.Brain) game.Brain {
		return drinker{traced{b.(game.Searcher), ill.trace}, seat, ill}
	})
	if err != nil {
		return err
	}
	beside, err := newEvening(rules, how, q.seed, i, func(_ game.Seat, b game.Brain) game.Brain {
		return traced{b.(game.Searcher), well}
	})
	if err != nil {
		return err
	}
	ill.pour(e)
	for !e.over() {
		actor := e.table.Actor()
		ill.trace.sum()
		move := e.choose()
		sum := ill.trace.sum()
		well.sum()
		other := beside.choose()
		r.Decisions++
		if why := ill.sees(actor, beside.view, e.table.Moves()); move != other || sum != well.sum() || why != "" {
			r.Differing++
			if len(r.Examples) < mostExamples {
				r.Examples = append(r.Examples, fmt.Sprintf("%v, record %d: %s, without poison %s %s",
					e.table.Setup(), len(e.table.Records()), rules.Describe(move), rules.Describe(other), why))
			}
			return nil
		}
		if err := e.play(move); err != nil {
			return err
		}
		if err := beside.play(move); err != nil {
			return err
		}
	}
	return nil
}

// cup is what the people of a match are poisoned with.
type cup struct {
	r      *poisoned
	blanks []string
	trace  *trace
	e      *evening
	world  game.State
	chance game.Rand
	since  int // the number of records when it was last filled, and for whom
	who    game.Seat
}

func (c *cup) pour(e *evening) {
	c.e, c.world, c.since = e, e.rules.Blank(), -1
	c.chance = game.NewRand(e.table.Setup().Seed, 31)
}

// fill is a seat's view with all that it cannot know filled in, or the state itself
// if that is no view of the table.
func (c *cup) fill(seat game.Seat, s game.State) game.State {
	if c.e == nil || s != c.e.view {
		return s
	}
	if n := len(c.e.table.Records()); c.since != n || c.who != seat {
		c.world.CopyFrom(c.e.table.Truth())
		c.e.rules.Reshuffle(c.world, seat, &c.chance)
		c.blank("", reflect.ValueOf(c.world).Elem(), reflect.ValueOf(s).Elem())
		c.since, c.who = n, seat
	}
	return c.world
}

// blank takes the fields that may be read from the view, and notes the others in
// which the filled state differs.
func (c *cup) blank(path string, filled, view reflect.Value) {
	for i := range filled.NumField() {
		field := strings.TrimPrefix(path+"."+filled.Type().Field(i).Name, ".")
		c.blankField(field, filled.Field(i), view.Field(i))
	}
}

func (c *cup) blankField(field string, filled, view reflect.Value) {
	switch {
	case filled.Equal(view):
	case slices.Contains(c.blanks, field):
		filled.Set(view)
	case filled.Kind() == reflect.Array && filled.Type().Elem().Kind() == reflect.Struct && filled.Type().Elem().Field(0).IsExported():
		for i := range filled.Len() {
			c.blankField(field, filled.Index(i), view.Index(i))
		}
	case filled.Kind() == reflect.Struct && filled.Type().Field(0).IsExported():
		c.blank(field, filled, view)
	case !slices.Contains(c.r.Filled, field):
		c.r.Filled = append(c.r.Filled, field)
	}
}

// sees tells what somebody reads of a filled view otherwise than of his own: what he
// may do, how it is tapped, what is seen of it and what speaks for it.
func (c *cup) sees(seat game.Seat, view game.State, moves []game.Move) string {
	full, mind := c.fill(seat, c.e.view), c.e.rules.Brain()
	if !slices.Equal(full.Moves(nil), moves) {
		return "(other moves)"
	}
	mind.Reset(seat, view)
	for _, m := range moves[:min(len(moves), 4)] {
		if !slices.Equal(full.Spell(m, 0, nil), view.Spell(m, 0, nil)) {
			return "(spelled otherwise)"
		}
		if full.Seen(m, game.NoSeat) != view.Seen(m, game.NoSeat) {
			return "(seen otherwise)"
		}
		if !slices.Equal(mind.Why(full, m, nil), mind.Why(view, m, nil)) {
			return "(for other reasons)"
		}
	}
	return ""
}

// drinker is a mind that is poisoned.
type drinker struct {
	traced
	seat game.Seat
	cup  *cup
}

func (m drinker) Saw(move game.Move, ev *game.Events, s game.State) {
	m.traced.Saw(move, ev, m.cup.fill(m.seat, s))
}

func (m drinker) Prior(s game.State, ms []game.Move, w []float32) {
	m.traced.Prior(m.cup.fill(m.seat, s), ms, w)
}

func (m drinker) Silly(s game.State, move game.Move) bool {
	return m.traced.Silly(m.cup.fill(m.seat, s), move)
}

func (m drinker) Liking(n game.Nature, s game.State, ms []game.Move, like []float32) {
	m.traced.Liking(n, m.cup.fill(m.seat, s), ms, like)
}
