package saloon

import (
	"testing"

	"drygulch/game"
)

// BenchmarkRandomGame plays whole games of four players; one core:
// go test -bench . -cpu 1.
func BenchmarkRandomGame(b *testing.B) {
	b.ReportAllocs()
	buf := make([]game.Move, 0, 256)
	r := game.NewRand(1, 9)
	moves, turns := 0, 0
	for i := range b.N {
		st, _ := deal(game.Setup{Seed: uint64(i), Seats: 4})
		s := st.(*State)
		for s.Phase != Over {
			buf = s.Moves(buf[:0])
			s.Apply(buf[r.IntN(len(buf))], nil)
			moves++
		}
		turns += int(s.Turns)
	}
	seconds := b.Elapsed().Seconds()
	b.ReportMetric(float64(b.N)/seconds, "games/s")
	b.ReportMetric(float64(moves)/seconds/1e6, "Mmoves/s")
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
}

// middle is a position of a game of four after some turns.
func middle(b *testing.B, options map[string]string) *State {
	st, err := deal(game.Setup{Seed: 5, Seats: 4, Options: options})
	if err != nil {
		b.Fatal(err)
	}
	s := st.(*State)
	r := game.NewRand(5, 5)
	for s.Turns < 12 || s.Ask != AskFight {
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

func BenchmarkObserveDeterminize(b *testing.B) { benchViews(b, middle(b, nil)) }

func BenchmarkObserveDeterminizeTeams(b *testing.B) {
	benchViews(b, middle(b, map[string]string{"teams": "two"}))
}

func benchViews(b *testing.B, s *State) {
	r := game.NewRand(1, 1)
	c := &State{}
	b.ReportAllocs()
	for b.Loop() {
		c.CopyFrom(s)
		c.Observe(s.Actor())
		c.Determinize(&r)
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
