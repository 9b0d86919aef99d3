package main

import (
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/shelf"
)

func TestNobodyReadsWhatHeCannotKnow(t *testing.T) {
	for _, rules := range shelf.Games {
		for _, kind := range []string{"easy@2", "hard@4"} {
			t.Run(rules.Name+"/"+kind, func(t *testing.T) {
				var r poisoned
				askJSON(t, &r, "-game", rules.Name, "-kind", kind, "-poison", "12")
				if r.Games != 12 || r.Decisions < 12*10 || r.Differing != 0 {
					t.Error(r.String())
				}
			})
		}
	}
}

// peeper is a mind that reads everything.
type peeper struct{ game.Searcher }

func (p peeper) Prior(s game.State, ms []game.Move, w []float32) {
	p.Searcher.Prior(s, ms, w)
	w[0] += float32(game.Sum(s) & 1)
}

func TestWhoReadsWhatHeCannotKnowIsCaught(t *testing.T) {
	for _, rules := range shelf.Games {
		sly := *rules
		sly.Brain = func() game.Brain { return peeper{rules.Brain().(game.Searcher)} }
		var out, errs strings.Builder
		if code := run([]string{"-game", rules.Name, "-poison", "2"}, []*game.Rules{&sly}, &out, &errs); code != exitWrong {
			t.Errorf("%s: exits with %d: %s%s", rules.Name, code, out.String(), errs.String())
		}
	}
}
