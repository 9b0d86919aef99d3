package scenes

import (
	"testing"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/table"
)

func TestWhatIsHeardAroundATableChangesWithTheMatch(t *testing.T) {
	before := boards["train"]
	defer func() { boards["train"] = before }()
	b, storm := before, false
	b.mood = func(table.Board) audio.Ambience {
		if storm {
			return audio.MainStreetStorm
		}
		return b.ambience
	}
	boards["train"] = b

	v := start(t, Config{Seed: 3})
	hears := func(want audio.Ambience) {
		t.Helper()
		v.tick()
		v.air()
		if v.heard != want {
			t.Errorf("air %d, want %d", v.heard, want)
		}
	}
	hears(audio.Town)
	v.tap("house/train", "action/deal")
	hears(audio.TrainRide)
	storm = true
	hears(audio.MainStreetStorm)
	storm = false
	hears(audio.TrainRide)
	v.settle()
	v.tap("nav/back", "pause/leave")
	hears(audio.Town)
}

func TestAGameForTwoIsNotForTwoToTwo(t *testing.T) {
	for _, c := range []struct {
		least, most int
		want        string
	}{{2, 2, "2 players"}, {3, 7, "3–7 players"}} {
		if got := playersOf(&game.Rules{MinSeats: c.least, MaxSeats: c.most}); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	err := &game.SeatsError{Seats: 3, Min: 2, Max: 2}
	if got, want := explain(&game.Rules{}, err), "2 play this game, no more and no less."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
