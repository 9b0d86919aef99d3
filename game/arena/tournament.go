package main

import (
	"context"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"math"
	"runtime"
	"slices"
	"strings"
	"time"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
)

// results are what a tournament came to.
type results struct {
	Games     int                `json:"games"`
	MeanMoves float64            `json:"mean_moves"`
	Draws     int                `json:"draws"` // games that more than one side won
	Trace     string             `json:"trace"` // of all moves: equal, if the same was played
	Kinds     map[string]*record `json:"kinds"`
}

// record is how one kind of opponent did, over all the seats that it sat on.
type record struct {
	Seats            int     `json:"seats"` // seats taken, over all games
	Wins             float64 `json:"wins"`  // shares of wins
	Share            float64 `json:"share"` // Wins by Seats
	Low              float64 `json:"low"`   // Wilson's 95 % bounds of Share
	High             float64 `json:"high"`
	MSPerDecision    float64 `json:"ms_per_decision"` // where there was more than one move
	MSOfSlowest      float64 `json:"ms_of_slowest"`   // 19 of 20 decisions take less
	BytesPerDecision float64 `json:"bytes_per_decision"`

	spent []time.Duration // by decision
	bytes uint64
}

func (r *results) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d games, %.1f moves each, %d draws, trace %s\n", r.Games, r.MeanMoves, r.Draws, r.Trace)
	for _, kind := range slices.Sorted(maps.Keys(r.Kinds)) {
		k := r.Kinds[kind]
		fmt.Fprintf(&b, "%-8s %d seats, %.1f wins: %.3f (%.3f to %.3f), %.3f ms a decision, %.3f ms the slowest in twenty, %.0f bytes\n",
			kind, k.Seats, k.Wins, k.Share, k.Low, k.High, k.MSPerDecision, k.MSOfSlowest, k.BytesPerDecision)
	}
	return b.String()
}

func (q *request) tournament(out io.Writer) error {
	rules, err := q.rules()
	if err != nil {
		return err
	}
	kinds := strings.Split(q.seats, ",")
	for _, kind := range kinds {
		if _, err := parseKind(kind); err != nil {
			return err
		}
	}
	if q.cheat {
		kinds[0] += "+truth"
	}
	setup, err := q.setup(rules, len(kinds))
	if err != nil {
		return err
	}
	r := &results{Kinds: map[string]*record{}}
	for _, kind := range kinds {
		r.Kinds[kind] = &record{}
	}
	moves, trace := 0, fnv.New64a()
	for i := range q.count {
		// Every deal once from each seat.
		deal := setup
		deal.Seed += uint64(i / len(kinds))
		players := make([]match.Player, len(kinds))
		for seat := range players {
			players[seat] = match.Player{Look: uint8(seat), Bot: kinds[(seat+i)%len(kinds)]}
		}
		table, err := match.New(rules, deal, players)
		if err != nil {
			return err
		}
		n, err := q.playOut(table, r.Kinds)
		if err != nil {
			return fmt.Errorf("seed %d, rotated by %d: %w", deal.Seed, i%len(kinds), err)
		}
		moves += n
		for _, r := range table.Records() {
			trace.Write(append([]byte{byte(r.Move.Verb)}, r.Move.Args[:]...))
		}
		r.count(table)
	}
	r.Trace = fmt.Sprintf("%016x", trace.Sum64())
	r.finish(moves)
	return q.write(out, r)
}

func join(levels []bot.Level) string {
	var list []string
	for _, l := range levels {
		list = append(list, string(l))
	}
	return strings.Join(list, ", ")
}

// longest is how many moves a match may have before it counts as endless.
const longest = 100_000

// playOut lets the opponents play a match to its end and gives the number of moves.
func (q *request) playOut(table *match.Match, kinds map[string]*record) (int, error) {
	rules := table.Rules()
	view := rules.Blank()
	bots := make([]*bot.Bot, table.Seats())
	how := make([]kind, table.Seats())
	for seat := range bots {
		var err error
		if how[seat], err = parseKind(table.Bot(game.Seat(seat))); err != nil {
			return 0, err
		}
		bots[seat] = how[seat].bot(rules, game.Seat(seat), table.Setup().Seed)
		table.View(view, game.Seat(seat))
		bots[seat].Reset(view)
	}
	var moves []game.Move
	for n := 0; ; n++ {
		actor := table.Actor()
		if actor == game.NoSeat {
			return n, nil
		}
		if n == longest {
			return n, fmt.Errorf("no end after %d moves", n)
		}
		table.View(view, actor)
		if how[actor].truth {
			view.CopyFrom(table.Truth())
		}
		choose := func() game.Move {
			return bots[actor].Choose(context.Background(), view, n, how[actor].budget(q.worlds))
		}
		var move game.Move
		if moves = view.Moves(moves[:0]); len(moves) > 1 {
			move = kinds[table.Bot(actor)].clock(choose)
		} else {
			move = choose()
		}
		if err := playAndTell(table, bots, move, view); err != nil {
			return n, fmt.Errorf("move %d, %s: %w", n, rules.Describe(move), err)
		}
	}
}

// listener is told of every move what its seat saw: an opponent, or a mind.
type listener interface {
	Saw(move game.Move, ev *game.Events, view game.State)
}

// playAndTell plays a move and tells whoever listens at each seat what it learns of
// it.
func playAndTell[L listener](table *match.Match, listeners []L, move game.Move, view game.State) error {
	var seen [game.MaxSeats]game.Move
	for seat := range listeners {
		seen[seat] = table.Seen(move, game.Seat(seat))
	}
	events, err := table.Play(move)
	if err != nil {
		return err
	}
	var heard game.Events
	for seat := range listeners {
		heard.Hear(events, game.Seat(seat))
		table.View(view, game.Seat(seat))
		listeners[seat].Saw(seen[seat], &heard, view)
	}
	return nil
}

// clock measures one decision.
func (k *record) clock(choose func() game.Move) game.Move {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	move := choose()
	k.spent = append(k.spent, time.Since(start))
	runtime.ReadMemStats(&after)
	k.bytes += after.TotalAlloc - before.TotalAlloc
	return move
}

// times are how long a decision takes on average, and how long all but one in twenty
// take at most, in milliseconds.
func (k *record) times() (mean, slowest float64) {
	n := len(k.spent)
	if n == 0 {
		return 0, 0
	}
	slices.Sort(k.spent)
	var sum time.Duration
	for _, t := range k.spent {
		sum += t
	}
	ms := func(t time.Duration) float64 { return t.Seconds() * 1000 }
	return ms(sum) / float64(n), ms(k.spent[n*19/20])
}

// count adds a finished match.
func (r *results) count(table *match.Match) {
	shares, _ := table.Over()
	r.Games++
	for seat := range game.Seat(table.Seats()) {
		k := r.Kinds[table.Bot(seat)]
		k.Seats++
		k.Wins += float64(shares[seat])
	}
	if sidesThatWon(table, shares) > 1 {
		r.Draws++
	}
}

// sidesThatWon counts sides, not seats: mates win together.
func sidesThatWon(table *match.Match, shares game.Shares) int {
	won := map[int]bool{}
	for seat := range game.Seat(table.Seats()) {
		if shares[seat] > 0 {
			side := int(seat)
			if of := table.Rules().Side; of != nil {
				side = of(table.Setup(), seat)
			}
			won[side] = true
		}
	}
	return len(won)
}

func (r *results) finish(moves int) {
	if r.Games > 0 {
		r.MeanMoves = float64(moves) / float64(r.Games)
	}
	for _, k := range r.Kinds {
		if k.Seats > 0 {
			k.Share = k.Wins / float64(k.Seats)
		}
		k.Low, k.High = wilson(k.Wins, float64(k.Seats))
		k.MSPerDecision, k.MSOfSlowest = k.times()
		if n := len(k.spent); n > 0 {
			k.BytesPerDecision = float64(k.bytes) / float64(n)
		}
	}
}

// wilson gives the 95 % bounds of a share of wins among n (Wilson's score
// interval), 0 and 1 if n is 0.
func wilson(wins, n float64) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959964
	p := wins / n
	middle := p + z*z/(2*n)
	half := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	scale := 1 + z*z/n
	return max(0, (middle-half)/scale), min(1, (middle+half)/scale)
}
