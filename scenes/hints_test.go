package scenes

import (
	"testing"

	"drygulch/game"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
)

// Whatever speaks for a move, at any of the tables, there are words for it.
func TestWhatSpeaksForAMoveCanBeSaid(t *testing.T) {
	for _, rules := range shelf.Games {
		said := map[string]bool{}
		for seed := range uint64(6) {
			s, err := rules.New(game.Setup{Seed: seed, Seats: min(5, rules.MaxSeats)})
			if err != nil {
				t.Fatal(err)
			}
			view, mind := rules.Blank(), rules.Brain()
			view.CopyFrom(s)
			view.Observe(0)
			mind.Reset(0, view)
			chance := game.NewRand(seed, 6)
			for n := 0; n < 500 && s.Actor() != game.NoSeat; n++ {
				view.CopyFrom(s)
				view.Observe(s.Actor())
				ms := view.Moves(nil)
				for _, m := range ms {
					for _, why := range mind.Why(view, m, nil) {
						if said[why.Key] = true; !lang.Has(why.Key) {
							t.Fatalf("no %s", why.Key)
						}
					}
				}
				s.Apply(ms[chance.IntN(len(ms))], nil)
			}
		}
		if len(said) < 5 {
			t.Errorf("%s: only %v", rules.Name, said)
		}
	}
}
