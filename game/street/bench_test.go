package street

import (
	"testing"

	"drygulch/game"
)

// BenchmarkRandomGame plays whole games; one core: go test -bench . -cpu 1.
func BenchmarkRandomGame(b *testing.B) {
	b.ReportAllocs()
	buf := make([]game.Move, 0, 512)
	r := game.NewRand(1, 9)
	moves := 0
	for i := range b.N {
		s, _ := deal(game.Setup{Seed: uint64(i), Seats: 2})
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

// middle is a position after some turns of random play.
func middle(tb testing.TB) *State {
	st, err := deal(game.Setup{Seed: 5, Seats: 2})
	if err != nil {
		tb.Fatal(err)
	}
	s := st.(*State)
	r := game.NewRand(5, 5)
	for s.Turns < 12 || s.Phase != Acting {
		ms := s.Moves(nil)
		s.Apply(ms[r.IntN(len(ms))], nil)
	}
	return s
}

// copies keeps the compiler from seeing through the interface.
var copies = [2]game.State{&State{}, &State{}}

func BenchmarkCopyFrom(b *testing.B) {
	copies[1] = middle(b)
	i := 0
	for b.Loop() {
		copies[i&1].CopyFrom(copies[1-i&1])
		i++
	}
}

func BenchmarkObserveDeterminize(b *testing.B) {
	s := middle(b)
	r := game.NewRand(1, 1)
	c := &State{}
	b.ReportAllocs()
	for b.Loop() {
		c.CopyFrom(s)
		c.Observe(s.Actor())
		c.Determinize(&r)
	}
}

// The row that takes longest to fill: all eight places open, no two alike.
func BenchmarkFillTheHardestRow(b *testing.B) {
	s := middle(b)
	d := &s.Sides[Green]
	for c := range d.May {
		d.May[c] = d.Street() &^ d.Row[(c+1)%Columns].Only()
	}
	r := game.NewRand(1, 1)
	b.ReportAllocs()
	for b.Loop() {
		d.fill(&r)
	}
}

func BenchmarkPrior(b *testing.B) {
	s := middle(b)
	s.Observe(s.Act)
	mind := newBrain()
	ms := s.Moves(nil)
	w := make([]float32, len(ms))
	b.ReportAllocs()
	for b.Loop() {
		mind.Prior(s, ms, w)
	}
}

func BenchmarkValue(b *testing.B) {
	s := middle(b)
	mind := newBrain()
	b.ReportAllocs()
	for b.Loop() {
		mind.Value(s)
	}
}

// BenchmarkWhy asks why not of a place, as a board does of each of its things.
func BenchmarkWhy(b *testing.B) {
	s := middle(b)
	s.Observe(s.Act)
	b.ReportAllocs()
	for b.Loop() {
		s.Why(nil, SlotRef(1-s.SideOf(s.Act), 3))
	}
}
