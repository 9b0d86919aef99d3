package gametest

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
)

var update = flag.Bool("update", false, "write golden playthroughs anew, keeping their moves where they are legal")

// Playthrough is a match that is kept as text.
type Playthrough struct {
	Name  string // of its file, without .golden
	Setup game.Setup
}

// Golden plays the matches that are written in a folder, by the moves written
// there, and fails where they go another way by now.
//
// With the flag -update it writes the files anew. A file that is there keeps its
// moves as long as they are legal, so that the difference shows what the rules now
// do otherwise; from there, and in a new file, moves are random.
func Golden(t *testing.T, rules *game.Rules, folder string, list ...Playthrough) {
	t.Helper()
	for _, p := range list {
		t.Run(p.Name, func(t *testing.T) {
			path := filepath.Join(folder, p.Name+".golden")
			want, err := os.ReadFile(path)
			if err != nil && !(*update && errors.Is(err, fs.ErrNotExist)) {
				t.Fatalf("%v; write it with -update and read it", err)
			}
			table, illegal, err := playText(rules, p.Setup, string(want), *update)
			if err != nil {
				t.Fatal(err)
			}
			var got bytes.Buffer
			if err := Transcript(&got, table); err != nil {
				t.Fatal(err)
			}
			if *update {
				if err := os.WriteFile(path, got.Bytes(), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if illegal != "" {
				t.Errorf("not legal any more: %s", illegal)
			}
			if where := firstDifference(got.String(), string(want)); where != "" {
				t.Error(where)
			}
		})
	}
}

// written is a line of a transcript that tells a move.
var written = regexp.MustCompile(`(?m)^\d+ (seat \d+: .*)$`)

// playText plays the moves written in a transcript up to the first that is not
// legal, which it gives; on lets random moves follow to the end.
func playText(rules *game.Rules, setup game.Setup, text string, on bool) (m *match.Match, illegal string, err error) {
	m, err = match.New(rules, setup, randomPlayers(setup.Seats))
	if err != nil {
		return nil, "", err
	}
	tell := &transcript{rules: rules}
	for _, line := range written.FindAllStringSubmatch(text, -1) {
		found := game.NoMove
		for _, move := range m.Moves() {
			if tell.move(m.Actor(), move) == line[1] {
				found = move
			}
		}
		if found == game.NoMove {
			illegal = line[1]
			break
		}
		if _, err := m.Play(found); err != nil {
			return nil, "", err
		}
	}
	r := game.NewRand(setup.Seed, streamMoves)
	for on && m.Actor() != game.NoSeat {
		if len(m.Records()) > maxMoves {
			return nil, "", errors.New("gametest: the match does not end")
		}
		if _, err := m.Play(randomMove(m.Moves(), &r)); err != nil {
			return nil, "", err
		}
	}
	return m, illegal, nil
}

// firstDifference tells the first line that differs, and the lines around it.
func firstDifference(got, want string) string {
	if got == want {
		return ""
	}
	const around = 3
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	i := 0
	for i < len(g) && i < len(w) && g[i] == w[i] {
		i++
	}
	part := func(lines []string) string {
		return strings.Join(lines[max(0, min(i-around, len(lines))):min(i+around, len(lines))], "\n")
	}
	return fmt.Sprintf("line %d differs\ngot:\n%s\nwant:\n%s", i+1, part(g), part(w))
}
