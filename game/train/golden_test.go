package train

import (
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
)

// The playthroughs were read against the rulebook. Read what changes in them when
// they are written anew.
func TestTheTrainPlaysAsWritten(t *testing.T) {
	with := func(seed uint64, seats int, options ...string) game.Setup {
		s := game.Setup{Seed: seed, Seats: seats, Options: map[string]string{}}
		for i := 0; i < len(options); i += 2 {
			s.Options[options[i]] = options[i+1]
		}
		return s
	}
	gametest.Golden(t, Rules, "testdata",
		gametest.Playthrough{Name: "two-teams", Setup: with(2, 2)},
		gametest.Playthrough{Name: "two-teams-three-wagons", Setup: with(3, 2, "wagons", "3", "character/0", "ghost", "second/0", "cheyenne")},
		gametest.Playthrough{Name: "three-without-powers", Setup: with(4, 3, "powers", "off")},
		gametest.Playthrough{Name: "three-expert", Setup: with(5, 3, "expert", "on", "character/1", "doc")},
		gametest.Playthrough{Name: "four-with-powers", Setup: with(6, 4, "character/0", "tuco", "character/2", "django")},
		gametest.Playthrough{Name: "five-cheyenne-asks", Setup: with(7, 5, "cheyenne", "ask", "character/3", "cheyenne", "character/4", "belle")},
		gametest.Playthrough{Name: "six-expert-chosen-wagons", Setup: with(8, 6, "expert", "on", "wagon/1", "mail-car", "wagon/6", "baggage")},
	)
}
