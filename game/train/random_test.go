package train

import (
	"testing"

	"drygulch/game"
)

func TestScratch(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for _, ex := range []string{"off", "on"} {
			total := 0
			for seed := range uint64(300) {
				st, err := deal(game.Setup{Seed: seed, Seats: seats, Options: map[string]string{"expert": ex, "cheyenne": "ask"}})
				if err != nil {
					t.Fatal(err)
				}
				r := game.NewRand(seed, 9)
				var o, o2, d State
				for st.Actor() != game.NoSeat {
					ms := st.Moves(nil)
					if len(ms) == 0 {
						t.Fatal("no moves")
					}
					for v := game.Seat(-1); v < game.Seat(seats); v++ {
						o.CopyFrom(st)
						o.Observe(v)
						d = o
						d.Determinize(&r)
						o2 = d
						o2.Observe(v)
						if o2 != o {
							t.Fatalf("seats %d seed %d viewer %d move %d\n%+v\n%+v\n%+v", seats, seed, v, total, o, o2, d)
						}
					}
					total++
					var ev game.Events
					st.Apply(ms[r.IntN(len(ms))], &ev)
				}
			}
			t.Log(seats, ex, total/300)
		}
	}
}

func BenchmarkScratch(b *testing.B) {
	buf := make([]game.Move, 0, 64)
	r := game.NewRand(1, 9)
	n := 0
	for i := range b.N {
		st, _ := deal(game.Setup{Seed: uint64(i), Seats: 4})
		for st.Actor() != game.NoSeat {
			buf = st.Moves(buf[:0])
			st.Apply(buf[r.IntN(len(buf))], nil)
			n++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(n)/float64(b.N), "moves/game")
}
