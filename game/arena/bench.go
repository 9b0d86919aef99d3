package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"drygulch/game"
)

// seatsOf is at how large a table a game is measured, if it is not told; other
// games at four seats, or as near as they come.
var seatsOf = map[string]int{"showdown": 5}

const usualSeats = 4

// How long is measured: the median of so many rounds of at least so long.
const (
	benchRounds = 5
	benchTime   = 400 * time.Millisecond
	benchViews  = 16 // positions that copying and observing go around
)

// speeds are what was measured, one flat object. Of what varies the value is the
// median of the rounds.
type speeds struct {
	Game               string  `json:"game"`
	Seats              int     `json:"seats"`
	RandomGames        float64 `json:"random_games_per_s"` // deals included
	RandomGamesMin     float64 `json:"random_games_per_s_min"`
	RandomGamesMax     float64 `json:"random_games_per_s_max"`
	Moves              float64 `json:"moves_per_s"`
	MovesPerGame       float64 `json:"moves_per_game"`
	NSPerMove          float64 `json:"ns_per_move"`
	NSPerMoveMin       float64 `json:"ns_per_move_min"`
	NSPerMoveMax       float64 `json:"ns_per_move_max"`
	Copy               float64 `json:"copy_ns"`
	CopyMin            float64 `json:"copy_ns_min"`
	CopyMax            float64 `json:"copy_ns_max"`
	Observe            float64 `json:"observe_determinize_ns"` // the copy before it taken off
	ObserveMin         float64 `json:"observe_determinize_ns_min"`
	ObserveMax         float64 `json:"observe_determinize_ns_max"`
	BytesPerMove       float64 `json:"bytes_per_move"` // deals not included
	AllocationsPerMove float64 `json:"allocs_per_move"`
	StateBytes         int     `json:"state_bytes"`
	Worlds             float64 `json:"worlds_per_s"` // played ahead by a hard opponent, early stops counted as done
	WorldsMin          float64 `json:"worlds_per_s_min"`
	WorldsMax          float64 `json:"worlds_per_s_max"`
	BytesPerDecision   float64 `json:"bytes_per_decision"` // of 400 worlds
	Go                 string  `json:"go"`
	CPU                string  `json:"cpu"`

	round time.Duration // how long is measured, at least
}

func (s *speeds) String() string {
	return fmt.Sprintf(`%s, %d seats, %s on %s
%.0f random games/s (%.0f to %.0f) of %.1f moves, %.0f moves/s, %.1f ns a move (%.1f to %.1f)
copy %.1f ns (%.1f to %.1f) of %d bytes, observe and determinize %.1f ns (%.1f to %.1f)
%.3f bytes and %.5f allocations a move
search: %.0f worlds/s (%.0f to %.0f), %.0f bytes a decision
`,
		s.Game, s.Seats, s.Go, s.CPU,
		s.RandomGames, s.RandomGamesMin, s.RandomGamesMax, s.MovesPerGame, s.Moves, s.NSPerMove, s.NSPerMoveMin, s.NSPerMoveMax,
		s.Copy, s.CopyMin, s.CopyMax, s.StateBytes, s.Observe, s.ObserveMin, s.ObserveMax,
		s.BytesPerMove, s.AllocationsPerMove, s.Worlds, s.WorldsMin, s.WorldsMax, s.BytesPerDecision)
}

func (q *request) speeds(out io.Writer) error {
	rules, err := q.rules()
	if err != nil {
		return err
	}
	seats, err := q.benchSeats(rules)
	if err != nil {
		return err
	}
	setup, err := q.setup(rules, seats)
	if err != nil {
		return err
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	s := &speeds{round: q.round, Game: rules.Name, Seats: seats, Go: runtime.Version(), CPU: cpu()}
	s.StateBytes = len(game.Bytes(rules.Blank()))
	s.playing(rules, setup)
	s.allocating(rules, setup)
	s.looking(rules, setup)
	s.searching(rules, setup)
	return q.write(out, s)
}

// benchSeats is the number of seats that -seats says: a number or a list.
func (q *request) benchSeats(rules *game.Rules) (int, error) {
	if q.seats == "" {
		if n := seatsOf[rules.Name]; n > 0 {
			return n, nil
		}
		return min(max(usualSeats, rules.MinSeats), rules.MaxSeats), nil
	}
	if n, err := strconv.Atoi(q.seats); err == nil {
		return n, nil
	}
	return len(strings.Split(q.seats, ",")), nil
}

// rounds measures something so often and gives median, minimum and maximum. The
// first round is not counted: it warms up.
func rounds(measure func() float64) (median, low, high float64) {
	measure()
	var list [benchRounds]float64
	for i := range list {
		list[i] = measure()
	}
	slices.Sort(list[:])
	return list[benchRounds/2], list[0], list[benchRounds-1]
}

// randomGame plays random moves to the end and gives their number.
func randomGame(s game.State, r *game.Rand, buf []game.Move) (int, []game.Move) {
	n := 0
	for s.Actor() != game.NoSeat {
		buf = s.Moves(buf[:0])
		s.Apply(buf[r.IntN(len(buf))], nil)
		n++
	}
	return n, buf
}

// playing measures whole games with their deals, then moves alone, in games dealt
// beforehand.
func (s *speeds) playing(rules *game.Rules, setup game.Setup) {
	r := game.NewRand(setup.Seed, 1)
	var buf []game.Move
	deal := func() game.State {
		setup.Seed++
		state, err := rules.New(setup)
		if err != nil {
			panic(err) // it could be dealt with another seed
		}
		return state
	}
	s.RandomGames, s.RandomGamesMin, s.RandomGamesMax = rounds(func() float64 {
		games := 0
		start := time.Now()
		for ; time.Since(start) < s.round; games++ {
			_, buf = randomGame(deal(), &r, buf)
		}
		return float64(games) / time.Since(start).Seconds()
	})
	games, moves := 0, 0
	s.NSPerMove, s.NSPerMoveMin, s.NSPerMoveMax = rounds(func() float64 {
		var dealt [64]game.State
		var spent time.Duration
		games, moves = 0, 0
		for spent < s.round {
			for i := range dealt {
				dealt[i] = deal()
			}
			start := time.Now()
			for _, state := range dealt {
				var n int
				n, buf = randomGame(state, &r, buf)
				moves += n
			}
			spent += time.Since(start)
			games += len(dealt)
		}
		return float64(spent.Nanoseconds()) / float64(moves)
	})
	s.Moves = 1e9 / s.NSPerMove
	s.MovesPerGame = float64(moves) / float64(games)
}

// allocating counts what moves allocate, in games dealt beforehand.
func (s *speeds) allocating(rules *game.Rules, setup game.Setup) {
	const games = 200
	r := game.NewRand(setup.Seed, 2)
	var list [games]game.State
	for i := range list {
		setup.Seed++
		list[i], _ = rules.New(setup)
	}
	buf := make([]game.Move, 0, 4096)
	moves := 0
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	for _, state := range list {
		var n int
		n, buf = randomGame(state, &r, buf)
		moves += n
	}
	runtime.ReadMemStats(&after)
	s.BytesPerMove = float64(after.TotalAlloc-before.TotalAlloc) / float64(moves)
	s.AllocationsPerMove = float64(after.Mallocs-before.Mallocs) / float64(moves)
}

// looking measures copies, and views with a world imagined behind them, at
// positions all along a game.
func (s *speeds) looking(rules *game.Rules, setup game.Setup) {
	views := positions(rules, setup)
	world := rules.Blank()
	r := game.NewRand(setup.Seed, 3)
	per := func(do func(view game.State)) float64 {
		const batch = 64
		n := 0
		start := time.Now()
		for time.Since(start) < s.round/2 {
			for range batch {
				for _, v := range views {
					do(v)
				}
			}
			n += batch * len(views)
		}
		return float64(time.Since(start).Nanoseconds()) / float64(n)
	}
	s.Copy, s.CopyMin, s.CopyMax = rounds(func() float64 {
		return per(func(v game.State) { world.CopyFrom(v) })
	})
	s.Observe, s.ObserveMin, s.ObserveMax = rounds(func() float64 {
		return max(0, per(func(v game.State) {
			world.CopyFrom(v)
			world.Observe(v.Actor())
			world.Determinize(&r)
		})-s.Copy)
	})
}

// positions are waiting states spread over a random game.
func positions(rules *game.Rules, setup game.Setup) (list []game.State) {
	r := game.NewRand(setup.Seed, 4)
	first, _ := rules.New(setup)
	state := rules.Blank()
	state.CopyFrom(first)
	all, buf := randomGame(state, &r, nil)
	r = game.NewRand(setup.Seed, 4)
	state.CopyFrom(first)
	for n := range all {
		if n*benchViews/all >= len(list) {
			kept := rules.Blank()
			kept.CopyFrom(state)
			list = append(list, kept)
		}
		buf = state.Moves(buf[:0])
		state.Apply(buf[r.IntN(len(buf))], nil)
	}
	return list
}

// cpu names the processor where the system tells it, else its kind.
func cpu() string {
	f, err := os.Open("/proc/cpuinfo")
	if err != nil {
		return runtime.GOARCH
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		name, value, _ := strings.Cut(lines.Text(), ":")
		if strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return runtime.GOARCH
}
