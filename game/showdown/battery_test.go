package showdown

import (
	"testing"

	"drygulch/game/gametest"
)

func TestTheShowdownKeepsThePromisesOfAGame(t *testing.T) {
	gametest.Run(t, gametest.Subject{Rules: Rules, Mutants: mutants()})
}
