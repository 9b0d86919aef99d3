package gametest_test

import (
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
	"drygulch/game/gametest/toy"
)

func TestTheToyPlaysAsWritten(t *testing.T) {
	gametest.Golden(t, toy.Rules, "testdata",
		gametest.Playthrough{Name: "toy-2", Setup: game.Setup{Seed: 3, Seats: 2}},
		gametest.Playthrough{Name: "toy-3-slab", Setup: game.Setup{Seed: 5, Seats: 3, Options: map[string]string{"slab": "on"}}},
	)
}
