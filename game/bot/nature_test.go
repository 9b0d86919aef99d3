package bot_test

import (
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/gametest/toy"
)

// fond is a mind whose owner likes one move three times as much as others.
type fond struct {
	*scripted
	of game.Move
}

func (f fond) Liking(_ game.Nature, _ game.State, ms []game.Move, like []float32) {
	for i, m := range ms {
		if like[i] = 1; m == f.of {
			like[i] = 3
		}
	}
}

// fondOf gives an opponent with the nature of somebody in town who likes a move, and
// what it sees.
func fondOf(t *testing.T, level bot.Level, who string, of game.Move, mind *scripted) (*bot.Bot, game.State) {
	t.Helper()
	_, view := thinker(t, level, mind)
	rules := *toy.Rules
	rules.Brain = func() game.Brain { return fond{mind, of} }
	b := bot.New(&rules, level, 0, 1)
	b.As(who)
	b.Reset(view)
	return b, view
}

func TestOfMovesAsGoodOneTakesWhatOneLikes(t *testing.T) {
	_, view := thinker(t, bot.Easy, &scripted{})
	ms := view.Moves(nil)
	last := ms[len(ms)-1]
	for _, level := range bot.Levels {
		b, view := fondOf(t, level, "kid", last, &scripted{})
		fan := choices(b, view, 60)[last]
		b, view = fondOf(t, level, "", last, &scripted{})
		if nobody := choices(b, view, 60)[last]; fan <= nobody+10 {
			t.Errorf("%s: who likes it does it %d times of 60, nobody in particular %d times", level, fan, nobody)
		}
	}
}

func TestNobodyLikesAMoveSoMuchThatHeLosesByIt(t *testing.T) {
	for _, level := range []bot.Level{bot.Medium, bot.Hard} {
		first := view0(t)
		b, view := fondOf(t, level, "kid", toyDraw, &scripted{value: func(s game.State) game.Shares {
			if s.(*toy.State).HandLen[0] > first {
				return game.Shares{0, 1}
			}
			return game.Shares{1, 0}
		}})
		if n := choices(b, view, 40)[toyDraw]; n > 2 {
			t.Errorf("%s chose what loses %d times of 40", level, n)
		}
	}
}

func TestThePeopleOfTheTownAreKnown(t *testing.T) {
	for _, who := range []string{"rosa", "kid", "whitlow", "cole"} {
		if !bot.Person(who) {
			t.Errorf("%s is not known", who)
		}
	}
	if bot.Person("") || bot.Person("stranger") {
		t.Error("somebody is known who is not in town")
	}
}
