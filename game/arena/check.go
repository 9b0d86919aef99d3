package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"drygulch/game"
	"drygulch/game/gametest"
	"drygulch/game/match"
)

// findings are what the battery found.
type findings struct {
	Games      int                  `json:"games"`
	Violations []gametest.Violation `json:"violations"`
}

func (f *findings) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d games, %d violations\n", f.Games, len(f.Violations))
	for _, v := range f.Violations {
		fmt.Fprintln(&b, v)
	}
	return b.String()
}

// promises plays random matches of one game, or of all by turns, over all seat
// counts and options, with every check on.
func (q *request) promises(out io.Writer) error {
	games := q.games
	if q.game != "" {
		rules, err := q.rules()
		if err != nil {
			return err
		}
		games = []*game.Rules{rules}
	}
	if len(games) == 0 {
		return usage("there is no game to check")
	}
	found := &findings{Violations: []gametest.Violation{}}
	for i, rules := range games {
		share := (q.check + i) / len(games) // together they are q.check
		report := gametest.Check(gametest.Subject{Rules: rules}, share, q.seed)
		found.Games += report.Games
		for _, v := range report.Violations {
			v.Promise = rules.Name + ": " + v.Promise
			found.Violations = append(found.Violations, v)
		}
	}
	if err := q.write(out, found); err != nil {
		return err
	}
	if len(found.Violations) > 0 {
		return errors.New("a promise is broken")
	}
	return nil
}

// tell writes a saved match as text.
func (q *request) tell(out io.Writer) error {
	data, err := os.ReadFile(q.play)
	if err != nil {
		return usage("%v", err)
	}
	m, err := match.Load(data, q.find)
	if err != nil {
		return err
	}
	return gametest.Transcript(out, m)
}
