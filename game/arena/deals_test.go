package main

import (
	"math"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/shelf"
	"drygulch/game/showdown"
)

func TestEverySeatIsDealtTheSameByChance(t *testing.T) {
	for _, rules := range shelf.Games {
		t.Run(rules.Name, func(t *testing.T) {
			var r fairDeals
			askJSON(t, &r, "-game", rules.Name, "-deals", "4000")
			if r.Games != 4000 || len(r.Lots) < 3 {
				t.Error(r.String())
			}
		})
	}
}

func TestADealThatFavoursASeatIsCaught(t *testing.T) {
	for _, rules := range shelf.Games {
		crooked := *rules
		crooked.New = func(setup game.Setup) (game.State, error) {
			if setup.Seed%8 == 0 { // one deal in eight is made anew until seat 0 likes it
				for try := range uint64(64) {
					setup.Seed = 1<<40 + setup.Seed*64 + try
					s, err := rules.New(setup)
					if l := lots[rules.Name][0]; err != nil || l.of(s, 0, nil) == int(showdown.Sheriff)%len(l.copies) {
						return s, err
					}
				}
			}
			return rules.New(setup)
		}
		var out, errs strings.Builder
		if code := run([]string{"-game", rules.Name, "-deals", "4000"}, []*game.Rules{&crooked}, &out, &errs); code != exitWrong {
			t.Errorf("%s: exits with %d: %s%s", rules.Name, code, out.String(), errs.String())
		}
	}
}

func TestTheTailOfChiSquareIsThatOfTheTables(t *testing.T) {
	for _, c := range []struct {
		x       float64
		freedom int
		p       float64
	}{{3.841, 1, 0.05}, {6.635, 1, 0.01}, {18.307, 10, 0.05}, {2.558, 10, 0.99}, {149.449, 100, 0.001}, {99.334, 100, 0.5}, {0, 4, 1}} {
		if p := chance(c.x, c.freedom); math.Abs(p-c.p) > 0.0005*math.Max(1, c.p) {
			t.Errorf("%v of %d: %v, the tables say %v", c.x, c.freedom, p, c.p)
		}
	}
}
