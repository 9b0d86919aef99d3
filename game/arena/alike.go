package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"drygulch/game"
)

// sameness tells whether opponents think and choose alike wherever they see the same.
type sameness struct {
	Game      string   `json:"game"`
	Kind      string   `json:"kind"`
	Positions int      `json:"positions"`
	Worlds    int      `json:"worlds"` // that look alike to the thinker, at each
	Differing int      `json:"differing"`
	Examples  []string `json:"examples"`
}

func (r *sameness) String() string {
	return fmt.Sprintf("%s, %s: %d positions in %d worlds that look alike, in %d it thinks otherwise\n%s",
		r.Game, r.Kind, r.Positions, r.Worlds, r.Differing, lines(r.Examples))
}

func lines(list []string) string {
	var b strings.Builder
	for _, s := range list {
		fmt.Fprintln(&b, s)
	}
	return b.String()
}

const (
	alikeWorlds  = 8  // that look alike, at each position
	alikeEach    = 23 // decisions between two looks
	alikeMost    = 24 // positions of one match
	mostExamples = 8
)

// alike plays evenings and, at decisions with a choice, moves all that the one to
// decide cannot know: he must think the same, to the last world that he imagines, and
// choose the same.
func (q *request) alike(out io.Writer) error {
	rules, err := q.rules()
	if err != nil {
		return err
	}
	how, err := parseKind(q.kind)
	if err != nil {
		return err
	}
	if _, ok := rules.Brain().(game.Searcher); !ok || rules.Reshuffle == nil {
		return usage("nobody thinks at the table of %q", rules.Name)
	}
	r := &sameness{Game: rules.Name, Kind: q.kind, Worlds: alikeWorlds, Examples: []string{}}
	for i := 0; r.Positions < q.same; i++ {
		if err := q.lookAlike(rules, how, i, r); err != nil {
			return err
		}
	}
	if err := q.write(out, r); err != nil {
		return err
	}
	if r.Differing > 0 {
		return fmt.Errorf("%d choices rest on what cannot be known", r.Differing)
	}
	return nil
}

func (q *request) lookAlike(rules *game.Rules, how kind, i int, r *sameness) error {
	tr := newTrace()
	e, err := newEvening(rules, how, q.seed, i, func(_ game.Seat, b game.Brain) game.Brain {
		return traced{b.(game.Searcher), tr}
	})
	if err != nil {
		return err
	}
	chance := game.NewRand(e.table.Setup().Seed, 9)
	other := rules.Blank()
	for n, met := i%alikeEach, 0; !e.over() && met < alikeMost && r.Positions < q.same; n++ {
		if n < alikeEach || len(e.table.Moves()) == 1 {
			if err := e.play(e.hurry()); err != nil {
				return err
			}
			continue
		}
		n = 0
		met++
		r.Positions++
		actor := e.table.Actor()
		tr.sum()
		move := e.choose()
		sum, thoughts := tr.sum(), slices.Clone(e.bots[actor].Thoughts())
		for range alikeWorlds {
			other.CopyFrom(e.table.Truth())
			rules.Reshuffle(other, actor, &chance)
			other.Observe(actor)
			elsewhere := e.think(actor, other)
			if tr.sum() != sum || elsewhere != move || !slices.Equal(thoughts, e.bots[actor].Thoughts()) {
				r.Differing++
				if len(r.Examples) < mostExamples {
					r.Examples = append(r.Examples, fmt.Sprintf("%v, record %d: %s, elsewhere %s",
						e.table.Setup(), len(e.table.Records()), rules.Describe(move), rules.Describe(elsewhere)))
				}
				break
			}
		}
		if err := e.play(move); err != nil {
			return err
		}
	}
	return nil
}
