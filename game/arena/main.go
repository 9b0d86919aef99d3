// Command arena lets opponents play each other and measures how strong and how
// fast they are, how fast a game's rules are, and whether they keep their promises.
//
//	arena -game train -seats easy,random,random,random -games 200 -seed 1 -json
//	arena -game train -cell hard@1000,medium -games 400 -gate 0.38
//	arena -game showdown -calibrate 200
//	arena -game train -bench -json
//	arena -check 2000 -json
//	arena -play FILE
//
// Every deal is played once from each seat: the kinds of opponents rotate around
// the table, then comes the next seed. A kind is a level, perhaps with how many
// worlds it plays ahead in and with a trait (kinds.go): hard@1000, hard+truth. A
// cell of the ladder (cell.go) has one of a kind against copies of another. Without -json the same figures are told as
// lines. It exits with 1 if something was found wrong and with 2 if it was asked
// for something that it does not know.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"drygulch/game"
	"drygulch/game/shelf"
)

func main() {
	os.Exit(run(os.Args[1:], shelf.Games, os.Stdout, os.Stderr))
}

// The exit codes beside 0.
const (
	exitWrong = 1
	exitUsage = 2
)

// request is what the command line asks for.
type request struct {
	games     []*game.Rules // on the shelf
	game      string
	seats     string
	options   string
	count     int
	seed      uint64
	worlds    int
	cell      string
	gate      float64
	cheat     bool
	calibrate int
	kind      string
	same      int
	poisoned  int
	dealt     int
	check     int
	bench     bool
	play      string
	json      bool
	round     time.Duration // of a measurement
}

func run(args []string, games []*game.Rules, stdout, stderr io.Writer) int {
	q := request{games: games, round: benchTime}
	flags := flag.NewFlagSet("arena", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&q.game, "game", "", "the game: "+strings.Join(names(games), ", ")+" (-check: all, if not given)")
	flags.StringVar(&q.seats, "seats", "", "who sits at the table: kinds of opponents, LEVEL[@WORLDS][+even][+truth][+PERSON], by comma; with -bench and -cell, how many")
	flags.StringVar(&q.options, "options", "", "options of the game: k=v, by comma")
	flags.IntVar(&q.count, "games", 100, "matches to play")
	flags.Uint64Var(&q.seed, "seed", 1, "seed of the first deal")
	flags.IntVar(&q.worlds, "think", 0, "worlds an opponent imagines for a decision; 0: as many as its level does")
	flags.StringVar(&q.cell, "cell", "", "play one cell of the ladder: KIND,AGAINST; -seats says at how large a table")
	flags.Float64Var(&q.gate, "gate", 0, "end a cell as soon as the bounds of its share lie on one side of this")
	flags.BoolVar(&q.cheat, "cheat", false, "give the first kind the true state")
	flags.IntVar(&q.calibrate, "calibrate", 0, "tell, from so many matches, how well what opponents believe comes true")
	flags.StringVar(&q.kind, "kind", "easy", "who is looked at with -alike: LEVEL[@WORLDS][+PERSON]")
	flags.IntVar(&q.same, "alike", 0, "tell whether opponents think the same wherever they see the same, from so many positions")
	flags.IntVar(&q.poisoned, "poison", 0, "play so many matches in which what cannot be known is filled in, and tell whether anybody reads it")
	flags.IntVar(&q.dealt, "deals", 0, "tell from so many deals whether each seat gets the same by chance")
	flags.IntVar(&q.check, "check", 0, "play so many random matches and check that the game keeps its promises")
	flags.BoolVar(&q.bench, "bench", false, "measure the rules on one core")
	flags.StringVar(&q.play, "play", "", "tell a saved match as text")
	flags.BoolVar(&q.json, "json", false, "answer with one JSON object")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return 0
		}
		return exitUsage
	}
	if flags.NArg() > 0 {
		fmt.Fprintf(stderr, "arena: what is %q?\n", flags.Arg(0))
		return exitUsage
	}
	err := q.answer(stdout)
	switch {
	case err == nil:
		return 0
	case errors.As(err, new(usageError)):
		fmt.Fprintln(stderr, "arena:", err)
		return exitUsage
	default:
		fmt.Fprintln(stderr, "arena:", err)
		return exitWrong
	}
}

// usageError is a request for something that is not there.
type usageError string

func (e usageError) Error() string { return string(e) }

func usage(format string, args ...any) error { return usageError(fmt.Sprintf(format, args...)) }

func (q *request) answer(out io.Writer) error {
	switch {
	case q.play != "":
		return q.tell(out)
	case q.check > 0:
		return q.promises(out)
	case q.bench:
		return q.speeds(out)
	case q.calibrate > 0:
		return q.reliability(out)
	case q.same > 0:
		return q.alike(out)
	case q.poisoned > 0:
		return q.poison(out)
	case q.dealt > 0:
		return q.deals(out)
	case q.cell != "":
		return q.ladder(out)
	}
	return q.tournament(out)
}

func names(games []*game.Rules) (list []string) {
	for _, r := range games {
		list = append(list, r.Name)
	}
	return list
}

// find gives the game of a name, nil if there is none.
func (q *request) find(name string) *game.Rules {
	for _, r := range q.games {
		if r.Name == name {
			return r
		}
	}
	return nil
}

// rules is the game that was asked for.
func (q *request) rules() (*game.Rules, error) {
	if r := q.find(q.game); r != nil {
		return r, nil
	}
	return nil, usage("no game %q; there are: %s", q.game, strings.Join(names(q.games), ", "))
}

// setup is the setup that was asked for, checked by dealing it.
func (q *request) setup(rules *game.Rules, seats int) (game.Setup, error) {
	s := game.Setup{Seed: q.seed, Seats: seats}
	for _, part := range strings.FieldsFunc(q.options, func(r rune) bool { return r == ',' }) {
		name, value, ok := strings.Cut(part, "=")
		if !ok {
			return s, usage("option %q is not of the form k=v", part)
		}
		if s.Options == nil {
			s.Options = map[string]string{}
		}
		s.Options[name] = value
	}
	if _, err := rules.New(s); err != nil {
		return s, usage("%v", err)
	}
	return s, nil
}

// write writes an answer as one JSON object, or lets it tell itself in lines.
func (q *request) write(out io.Writer, answer fmt.Stringer) error {
	if !q.json {
		_, err := io.WriteString(out, answer.String())
		return err
	}
	data, err := json.Marshal(answer)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "%s\n", data)
	return err
}
