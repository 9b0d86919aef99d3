package street

import (
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
)

// The playthroughs were read against the rulebook. Read what changes in them when
// they are written anew.
func TestMainStreetPlaysAsWritten(t *testing.T) {
	with := func(seed uint64) game.Setup { return game.Setup{Seed: seed, Seats: 2} }
	gametest.Golden(t, Rules, "testdata",
		gametest.Playthrough{Name: "the-good-way", Setup: with(8)},
		gametest.Playthrough{Name: "the-bad-way", Setup: with(4)},
		gametest.Playthrough{Name: "the-ugly-way", Setup: with(3)},
	)
}
