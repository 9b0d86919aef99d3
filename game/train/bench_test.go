package train

import (
	"testing"

	"drygulch/game"
)

// BenchmarkRandomGame plays whole games of four players with powers; one core:
// go test -bench . -cpu 1.
func BenchmarkRandomGame(b *testing.B) {
	b.ReportAllocs()
	buf := make([]game.Move, 0, 64)
	r := game.NewRand(1, 9)
	moves := 0
	for i := range b.N {
		s, _ := deal(game.Setup{Seed: uint64(i), Seats: 4})
		for s.Actor() != game.NoSeat {
			buf = s.Moves(buf[:0])
			s.Apply(buf[r.IntN(len(buf))], nil)
			moves++
		}
	}
	seconds := b.Elapsed().Seconds()
	b.ReportMetric(float64(b.N)/seconds, "games/s")
	b.ReportMetric(float64(moves)/seconds/1e6, "Mmoves/s")
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
}

// middle is a position of a 4-player game in its third round.
func middle(b *testing.B, options map[string]string) *State {
	st, err := deal(game.Setup{Seed: 5, Seats: 4, Options: options})
	if err != nil {
		b.Fatal(err)
	}
	s := st.(*State)
	r := game.NewRand(5, 5)
	for s.Round < 2 || s.Turn < 2 || s.Phase != Scheming {
		ms := s.Moves(nil)
		s.Apply(ms[r.IntN(len(ms))], nil)
	}
	return s
}

// copies keeps the compiler from seeing through the interface.
var copies = [2]game.State{&State{}, &State{}}

func BenchmarkCopyFrom(b *testing.B) {
	copies[1] = middle(b, nil)
	i := 0
	for b.Loop() {
		copies[i&1].CopyFrom(copies[1-i&1])
		i++
	}
}

func BenchmarkObserveDeterminize(b *testing.B) {
	for _, expert := range []string{"off", "on"} {
		b.Run("expert="+expert, func(b *testing.B) {
			s := middle(b, map[string]string{"expert": expert})
			r := game.NewRand(1, 1)
			c := &State{}
			b.ReportAllocs()
			for b.Loop() {
				c.CopyFrom(s)
				c.Observe(s.Act)
				c.Determinize(&r)
			}
		})
	}
}

func BenchmarkPrior(b *testing.B) {
	s := middle(b, nil)
	mind := newBrain()
	ms := s.Moves(nil)
	w := make([]float32, len(ms))
	b.ReportAllocs()
	for b.Loop() {
		mind.Prior(s, ms, w)
	}
}

func BenchmarkValue(b *testing.B) {
	s := middle(b, nil)
	mind := newBrain()
	b.ReportAllocs()
	for b.Loop() {
		mind.Value(s)
	}
}
