package saloon

import (
	"testing"

	"drygulch/game/gametest"
)

func TestTheSaloonKeepsThePromisesOfAGame(t *testing.T) {
	gametest.Run(t, gametest.Subject{Rules: Rules, Mutants: mutants()})
}
