package gametest

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
)

// How much is played in a test: games a setup, and with -short.
const (
	quickGames = 200
	shortGames = 20
)

// How often the slow checks run: at the first positions of each sort in a setup,
// then by chance.
const (
	alwaysLook = 6
	rarelyLook = 96 // one position in so many
	wholeGames = 2  // a setup: matches taken through undo, saves and opponents
)

// Streams of a setup's seed, away from the deal and from thinking.
const (
	streamMoves  = 1<<40 + iota // which random moves are played
	streamChecks                // what is looked at
)

// Report is what the battery did and found.
type Report struct {
	Games      int         `json:"games"`
	Moves      int         `json:"moves"`
	Positions  int         `json:"positions"` // looked at closely
	Violations []Violation `json:"violations"`
}

// Run plays the battery as a test.
func Run(t *testing.T, sub Subject) {
	t.Helper()
	setups := len(setupsOf(&sub))
	games := quickGames
	if sub.Games > 0 {
		games = sub.Games
	}
	if testing.Short() {
		games = min(games, shortGames)
	}
	report := Check(sub, games*setups, 1)
	for _, v := range report.Violations {
		t.Error(v)
	}
	t.Logf("%d setups, %d games, %d moves, %d positions looked at closely",
		setups, report.Games, report.Moves, report.Positions)
}

// Check plays so many random games, spread over the setups, the first from this
// seed and each from the next, and gives what it found. It stops early when it has
// found plenty. It must not run beside other goroutines, whose allocations it would
// count.
func Check(sub Subject, games int, seed uint64) Report {
	b := &battery{sub: sub, rules: sub.Rules, caught: make([]bool, len(sub.Mutants))}
	setups := setupsOf(&sub)
	b.shape(setups[0])
	for i := range games {
		if b.full() {
			break
		}
		round := i / len(setups)
		b.base = i % len(setups)
		setup := setups[b.base]
		setup.Seed = seed + uint64(i)
		if round%2 == 1 {
			r := game.NewRand(setup.Seed, streamChecks)
			setup = vary(b.rules, setup, &r)
		}
		b.play(setup, round < wholeGames)
		b.games++
	}
	b.judge()
	for i, m := range sub.Mutants {
		if !b.caught[i] && !b.full() {
			b.setup, b.record = game.Setup{}, -1
			b.fail("mutants are caught", "an Observe that shows %q passed", m.Shows)
		}
	}
	return Report{b.games, b.movesMade, b.positions, b.list}
}

func setupsOf(sub *Subject) []game.Setup {
	if sub.Setups == nil {
		sub.Setups = Setups(sub.Rules)
	}
	return sub.Setups
}

// battery is one run of the checks.
type battery struct {
	sub    Subject
	rules  *game.Rules
	caught []bool // by mutant
	report
	whispers map[whisper]*tally

	games, movesMade, positions int

	// The match at hand.
	setup  game.Setup
	record int
	table  *match.Match
	choice game.Rand // of moves
	chance game.Rand // of checks
	base   int       // the number of the setup that it was varied from
	looks  map[string]int
}

func (b *battery) fail(promise, format string, args ...any) {
	b.add(b.violation(promise, format, args...))
}

func (b *battery) violation(promise, format string, args ...any) Violation {
	return Violation{promise, fmt.Sprintf(format, args...), b.setup, b.record}
}

// play plays one random match to its end, checking on the way.
func (b *battery) play(setup game.Setup, whole bool) {
	b.setup, b.record = setup, -1
	defer func() {
		if r := recover(); r != nil {
			b.fail("nothing panics", "%v\n%s", r, ownFrames(debug.Stack()))
		}
	}()
	table, err := match.New(b.rules, setup, randomPlayers(setup.Seats))
	if err != nil {
		b.fail("a setup that is offered can be dealt", "%v", err)
		return
	}
	b.table = table
	b.choice = game.NewRand(setup.Seed, streamMoves)
	b.chance = game.NewRand(setup.Seed, streamChecks)
	if b.looks == nil {
		b.looks = map[string]int{}
	}
	for !b.full() {
		b.record = len(table.Records())
		b.quick()
		if table.Actor() == game.NoSeat || len(table.Moves()) == 0 {
			break
		}
		if b.record >= b.longest() {
			b.fail("every match ends", "it did not within %d moves", b.record)
			break
		}
		if b.worthALook() {
			b.positions++
			b.look()
			if whole {
				b.thrift(b.copyOf(table.Truth()), slices.Clone(table.Moves()))
			}
		}
		events, err := table.Play(randomMove(table.Moves(), &b.choice))
		if err != nil {
			b.fail("a legal move can be played", "%v", err)
			break
		}
		b.checkEvents(events)
		b.movesMade++
	}
	if table.Actor() == game.NoSeat {
		b.positions++
		b.look()
	}
	if whole && !b.full() {
		b.again(table)
		b.takeBack(table)
		b.saves(table)
		b.minds(table)
	}
}

func (b *battery) longest() int {
	if b.sub.MaxMoves > 0 {
		return b.sub.MaxMoves
	}
	return maxMoves
}

func randomPlayers(seats int) []match.Player {
	players := make([]match.Player, seats)
	for i := range players {
		players[i] = match.Player{Look: uint8(i)}
	}
	return players
}

func randomMove(moves []game.Move, r *game.Rand) game.Move { return moves[r.IntN(len(moves))] }

// Replay plays the first n random moves of a setup as the battery does, to stand
// where a Violation was found.
func Replay(rules *game.Rules, setup game.Setup, n int) (*match.Match, error) {
	table, err := match.New(rules, setup, randomPlayers(setup.Seats))
	if err != nil {
		return nil, err
	}
	r := game.NewRand(setup.Seed, streamMoves)
	for range n {
		if _, err := table.Play(randomMove(table.Moves(), &r)); err != nil {
			return nil, err
		}
	}
	return table, nil
}

// worthALook tells whether the slow checks run at this position: rare sorts of
// decisions are not left to chance.
func (b *battery) worthALook() bool {
	moves := b.table.Moves()
	var sort [256]bool
	var key strings.Builder
	fmt.Fprint(&key, b.base, " ", b.table.Draft())
	for _, m := range moves {
		if !sort[m.Verb] {
			sort[m.Verb] = true
			fmt.Fprint(&key, " ", m.Verb)
		}
	}
	if b.looks[key.String()]++; b.looks[key.String()] <= alwaysLook {
		return true
	}
	return b.chance.IntN(rarelyLook) == 0
}

// ownFrames is the part of a stack that lies in our packages.
func ownFrames(stack []byte) string {
	var own []string
	lines := strings.Split(string(stack), "\n")
	for i := 1; i+1 < len(lines); i++ {
		if strings.HasPrefix(lines[i], "drygulch/") && len(own) < 8 {
			own = append(own, "\t"+strings.TrimSpace(lines[i+1]))
		}
	}
	return strings.Join(own, "\n")
}
