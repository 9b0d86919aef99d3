package train

import (
	"testing"

	"drygulch/game/gametest"
)

func TestTheTrainKeepsThePromisesOfAGame(t *testing.T) {
	gametest.Run(t, gametest.Subject{Rules: Rules, Mutants: mutants()})
}
