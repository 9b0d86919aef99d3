package showdown

import (
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
)

// The playthroughs were read against the rulebook. Read what changes in them when
// they are written anew.
func TestTheShowdownPlaysAsWritten(t *testing.T) {
	with := func(seed uint64, seats int, options ...string) game.Setup {
		s := game.Setup{Seed: seed, Seats: seats, Options: map[string]string{}}
		for i := 0; i < len(options); i += 2 {
			s.Options[options[i]] = options[i+1]
		}
		return s
	}
	gametest.Golden(t, Rules, "testdata",
		gametest.Playthrough{Name: "three", Setup: with(2, 3)},
		gametest.Playthrough{Name: "four-choose", Setup: with(6, 4)},
		gametest.Playthrough{Name: "five-random", Setup: with(4, 5, "characters", "random1")},
		gametest.Playthrough{Name: "seven-choose-no-counts", Setup: with(7, 7, "counts", "off")},
		gametest.Playthrough{Name: "eight-random", Setup: with(8, 8, "characters", "random1")},
	)
}
