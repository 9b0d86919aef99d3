package saloon

import (
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
)

// setups are every number of players, both sorts of characters, both amounts of
// Grit and all teams, though not each with each: a match has some 1,500 moves.
func setups() []game.Setup {
	with := func(seats int, options ...string) game.Setup {
		s := game.Setup{Seats: seats, Options: map[string]string{}}
		for i := 0; i < len(options); i += 2 {
			s.Options[options[i]] = options[i+1]
		}
		return s
	}
	return []game.Setup{
		with(2), with(2, "abilities", "advanced", "grit", "30"), with(3, "abilities", "advanced"), with(4), with(5, "abilities", "advanced"), with(6),
		with(4, "teams", "two"), with(4, "teams", "two", "abilities", "advanced"), with(6, "teams", "two", "abilities", "advanced"), with(6, "teams", "three"),
	}
}

func TestTheSaloonKeepsThePromisesOfAGame(t *testing.T) {
	const games = 40
	gametest.Run(t, gametest.Subject{Rules: Rules, Setups: setups(), Games: games, Mutants: mutants()})
}
