package street

import (
	"testing"

	"drygulch/game/gametest"
)

func TestMainStreetKeepsThePromisesOfAGame(t *testing.T) {
	gametest.Run(t, gametest.Subject{Rules: Rules, Mutants: mutants()})
}
