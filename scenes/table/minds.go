package table

import (
	"context"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
)

// minds are the opponents at one table. Each knows only what its seat has seen; the one whose turn it is thinks on a
// goroutine of its own, on a copy of its observation, and its answer is fetched by the game loop. Everything but the
// thinking happens on the goroutine of the game loop.
//
// Where there is one thread (a browser) the thinking runs between two ticks; the budget keeps it short.
type minds struct {
	budget bot.Budget
	seats  [game.MaxSeats]*bot.Bot // nil: a person, or not made yet
	levels [game.MaxSeats]string
	up     bool // the opponents have seen all that happened
	seen   [game.MaxSeats]game.Move
	views  [game.MaxSeats]game.State
	cancel context.CancelFunc
	answer chan answer
}

// answer is what an opponent would like to play as the decision of this number.
type answer struct {
	decision int
	move     game.Move
}

// choose is bot.Bot.Choose, but for tests that want an opponent to fail.
var choose = (*bot.Bot).Choose

// think has the opponent on the acting seat decide. It does nothing while one is thinking.
func (m *minds) think(now *match.Match) {
	if m.cancel != nil {
		return
	}
	m.catchUp(now)
	seat := now.Actor()
	b := m.seats[seat]
	view, spare := now.Rules().Blank(), now.Rules().Blank()
	now.View(view, seat)
	now.View(spare, seat)
	decision, seed, budget := len(now.Records()), now.Setup().Seed, m.budget
	ctx, cancel := context.WithCancel(context.Background())
	answers := make(chan answer, 1)
	m.cancel, m.answer = cancel, answers
	decide := choose
	go func() {
		a := answer{decision: decision}
		defer func() {
			if recover() != nil {
				a.move = anyMove(spare, seed, decision)
			}
			answers <- a
		}()
		a.move = decide(b, ctx, view, decision, budget)
	}()
}

// thinking tells whether an opponent is at it.
func (m *minds) thinking() bool { return m.cancel != nil }

// decided fetches the answer of the opponent that thinks; ok is false until there is one. An answer to a decision that
// is no longer the present one is thrown away.
func (m *minds) decided(now *match.Match) (move game.Move, ok bool) {
	if m.cancel == nil {
		return game.NoMove, false
	}
	select {
	case a := <-m.answer:
		m.cancel()
		m.cancel, m.answer = nil, nil
		return a.move, a.decision == len(now.Records())
	default:
		return game.NoMove, false
	}
}

// forget ends all thinking and drops the opponents: what they have seen is not what has happened any more. They are
// made again when they are needed.
func (m *minds) forget() {
	if m.cancel != nil {
		m.cancel()
	}
	m.cancel, m.answer, m.up = nil, nil, false
	clear(m.seats[:])
	clear(m.levels[:])
}

// before notes how each opponent will have seen a move that is about to be played.
func (m *minds) before(now *match.Match, move game.Move) {
	for seat, b := range m.seats {
		if b != nil {
			m.seen[seat] = now.Seen(move, game.Seat(seat))
		}
	}
}

// after shows each opponent what the move that was just played has done.
func (m *minds) after(now *match.Match, events []game.Event) {
	for i, b := range m.seats {
		if b == nil {
			continue
		}
		seat := game.Seat(i)
		var heard game.Events
		for _, e := range events {
			if seen, ok := e.Seen(seat); ok {
				heard.AddSecret(seen, seen.Faces)
			}
		}
		now.View(m.views[seat], seat)
		b.Saw(m.seen[seat], &heard, m.views[seat])
	}
}

// catchUp makes the opponents and shows them the match from its deal. It does nothing when they are there already.
func (m *minds) catchUp(now *match.Match) {
	for seat := range game.Seat(now.Seats()) {
		if m.levels[seat] != now.Bot(seat) {
			m.up = false
		}
	}
	if m.up {
		return
	}
	m.forget()
	past := dealt(now)
	if past == nil {
		return
	}
	for seat := range game.Seat(now.Seats()) {
		level := now.Bot(seat)
		if m.levels[seat] = level; level == "" {
			continue
		}
		if !bot.Known(level) {
			level = string(bot.Easy)
		}
		m.seats[seat] = bot.New(now.Rules(), bot.Level(level), seat, now.Setup().Seed)
		m.seats[seat].As(now.Player(seat).Face)
		m.views[seat] = now.Rules().Blank()
		past.View(m.views[seat], seat)
		m.seats[seat].Reset(m.views[seat])
	}
	for _, r := range now.Records() {
		if r.Move == game.NoMove {
			repeat(past, r)
			continue
		}
		m.before(past, r.Move)
		events, err := past.Play(r.Move)
		if err != nil {
			break
		}
		m.after(past, events)
	}
	m.up = true
}

// dealt is a match as it was when it was dealt; nil if that fails, which it cannot: it was dealt before.
func dealt(now *match.Match) *match.Match {
	past, err := now.At(0)
	if err != nil {
		return nil
	}
	return past
}

// repeat does once more what a seat did out of turn.
func repeat(past *match.Match, r match.Record) {
	switch {
	case r.Resign != nil:
		past.Resign(r.Resign.Seat, r.Resign.Bot)
	case r.Return != nil:
		past.TakeBack(r.Return.Seat)
	case r.Call != nil:
		past.Call(r.Call.Seat, r.Call.Value)
	}
}

// fallback is the stream of the choices of an opponent that failed.
const fallback = 1 << 40

// anyMove is a legal move of the view's owner, each as likely: better than a table that stands still.
func anyMove(view game.State, seed uint64, decision int) game.Move {
	moves := view.Moves(nil)
	if len(moves) == 0 {
		return game.NoMove
	}
	r := game.NewRand(seed, fallback+uint64(decision))
	return moves[r.IntN(len(moves))]
}

// pace is the stream of the pauses that opponents take.
const pace = 1 << 41

// Opponents take between 300 and 600 ms, however much there is to think about: how long somebody hesitates tells
// nothing of what he holds.
const (
	shortestPause = 300
	longestPause  = 600
)

// pause is how long an opponent takes for a decision, in ms at normal speed.
func pause(seed uint64, decision int) int {
	r := game.NewRand(seed, pace+uint64(decision))
	return shortestPause + r.IntN(longestPause-shortestPause+1)
}
