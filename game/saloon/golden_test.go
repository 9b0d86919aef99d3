package saloon

import (
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
)

// The playthroughs were read against the rulebook. Read what changes in them when
// they are written anew.
func TestTheSaloonPlaysAsWritten(t *testing.T) {
	with := func(seed uint64, seats int, options ...string) game.Setup {
		s := game.Setup{Seed: seed, Seats: seats, Options: map[string]string{}}
		for i := 0; i < len(options); i += 2 {
			s.Options[options[i]] = options[i+1]
		}
		return s
	}
	gametest.Golden(t, Rules, "testdata",
		gametest.Playthrough{Name: "two-basic", Setup: with(3, 2)},
		gametest.Playthrough{Name: "three-advanced", Setup: with(5, 3, "abilities", "advanced")},
		gametest.Playthrough{Name: "four-two-teams", Setup: with(6, 4, "teams", "two", "abilities", "advanced", "call/1", "all")},
	)
}
