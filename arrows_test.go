package main_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The house: which package may import which. A package belongs to the room of the nearest folder above it that is named
// here; a child of game that is not is a game's rules, a child of scenes that is not is a game's board.
const (
	program = "main, mobile"
	scenes  = "scenes"
	board   = "scenes/<board>"
	table   = "scenes/table"
	ui      = "scenes/ui"
	lang    = "scenes/lang"
	e2e     = "scenes/e2e"
	sprites = "sprites"
	audio   = "audio"

	arena    = "game/arena"
	gametest = "game/gametest"
	shelf    = "game/shelf"
	match    = "game/match"
	bot      = "game/bot"
	rules    = "game/<name>"
	contract = "game"
	store    = "game/store"
)

var (
	engine = []string{match, bot, contract, store}
	media  = []string{sprites, audio}
)

// arrows lists what each room may import. A room always may import what is in it, but a game no other game and a board
// no other board; a board may import the rules of its own game alone.
var arrows = map[string][]string{
	program:  slices.Concat([]string{scenes, board, table, ui, lang, shelf, rules}, engine, media),
	scenes:   slices.Concat([]string{board, table, ui, lang, shelf, rules}, engine, media),
	board:    slices.Concat([]string{table, ui, lang, rules}, engine, media),
	table:    slices.Concat([]string{ui, lang, shelf}, engine, media),
	ui:       slices.Concat([]string{lang}, engine, media),
	lang:     slices.Concat([]string{}, engine, media),
	sprites:  nil,
	audio:    nil,
	arena:    slices.Concat([]string{gametest, shelf, rules}, engine),
	gametest: {match, bot, contract, store},
	shelf:    {rules, contract, store},
	match:    {contract, store},
	bot:      {contract, store},
	rules:    {contract, store},
	contract: nil,
	store:    nil,
	e2e:      {gametest},
}

// testArrows lists what the tests of a room may import beyond, when they are a package of their own: what knows no game
// is tried with one that exists.
var testArrows = map[string][]string{
	table: {rules},
	ui:    {rules},
	lang:  {rules, shelf},
	match: {rules, gametest},
	bot:   {rules, gametest},
}

// roomOf returns the room of a folder of the module and, for rules and boards, which game's. It is "" for a folder that
// has no place in the house.
func roomOf(folder string) (room, game string) {
	parts := strings.Split(folder, "/")
	switch {
	case folder == "." || parts[0] == "mobile":
		return program, ""
	case parts[0] == sprites || parts[0] == audio:
		return parts[0], ""
	case folder == scenes || folder == contract:
		return folder, ""
	case parts[0] != scenes && parts[0] != contract:
		return "", ""
	}
	child := parts[0] + "/" + parts[1]
	if _, named := arrows[child]; named {
		return child, ""
	}
	if parts[0] == scenes {
		return board, parts[1]
	}
	return rules, parts[1]
}

// mayImport reports whether a file of one folder may import another folder of ours. kind is the file's: a package's
// own, a test's in the package, or a test's outside.
func mayImport(from, to string, kind fileKind) bool {
	room, game := roomOf(from)
	other, otherGame := roomOf(to)
	if room == "" || other == "" {
		return false
	}
	if game != "" && otherGame != "" && game != otherGame {
		return false
	}
	if room == other || slices.Contains(arrows[room], other) {
		return true
	}
	if room == rules && other == gametest {
		return kind != source // tests of rules inside too: an observer that leaks on purpose needs the state's own fields
	}
	return kind == outsideTest && slices.Contains(testArrows[room], other)
}

type fileKind int

const (
	source fileKind = iota
	insideTest
	outsideTest
)

// Foreign packages that only some rooms may import, by the beginning of their paths. Below game nothing but the
// standard library is allowed at all.
var foreign = []struct {
	prefix string
	rooms  []string
	why    string
}{
	{"github.com/hajimehoshi/ebiten/v2/audio", nil, "it would open a second sound device"},
	{"github.com/hajimehoshi/ebiten/v2", []string{program, scenes, board, table, ui, lang, e2e, sprites}, "it draws"},
	{"github.com/ebitengine/oto/v3", []string{audio}, "sound goes through audio"},
}

// System packages that code below game may not import, and the rooms that may.
var system = []struct {
	names []string
	rooms []string
	why   string
}{
	{[]string{"os", "net", "syscall", "log"}, []string{store, arena, gametest}, "only store touches the system"},
	{[]string{"time"}, []string{store, arena, gametest, match, bot}, "rules know no clock"},
}

// mayUse says why a file of the folder may not import a package that is not ours; "" when it may.
func mayUse(from, imported string, kind fileKind) string {
	room, _ := roomOf(from)
	for _, f := range foreign {
		if !within(imported, f.prefix) {
			continue
		}
		if slices.Contains(f.rooms, room) {
			return ""
		}
		return f.why
	}
	if !within(from, "game") || kind != source {
		return ""
	}
	if first, _, _ := strings.Cut(imported, "/"); strings.Contains(first, ".") {
		return "game needs nothing but the standard library"
	}
	for _, s := range system {
		for _, name := range s.names {
			if within(imported, name) && !slices.Contains(s.rooms, room) {
				return s.why
			}
		}
	}
	return ""
}

// within reports whether a path is the folder or lies below it.
func within(p, folder string) bool {
	return p == folder || strings.HasPrefix(p, folder+"/")
}

func TestPackagesImportOnlyWhatLiesToTheirRight(t *testing.T) {
	files := 0
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name != "." && strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if path.Ext(name) != ".go" {
			return nil
		}
		files++
		checkFile(t, filepath.ToSlash(name))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 2 {
		t.Errorf("looked at %d files; the walk is lost", files)
	}
}

func checkFile(t *testing.T, name string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), filepath.FromSlash(name), nil, parser.ImportsOnly)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	kind := source
	if strings.HasSuffix(name, "_test.go") {
		kind = insideTest
		if strings.HasSuffix(file.Name.Name, "_test") {
			kind = outsideTest
		}
	}
	from := path.Dir(name)
	if room, _ := roomOf(from); room == "" {
		t.Errorf("%s: the folder has no place in the house", name)
		return
	}
	for _, spec := range file.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if within(imported, "drygulch") {
			to := strings.TrimPrefix(strings.TrimPrefix(imported, "drygulch"), "/")
			if to == "" {
				to = "."
			}
			if !mayImport(from, to, kind) {
				t.Errorf("%s may not import %s", name, imported)
			}
		} else if why := mayUse(from, imported, kind); why != "" {
			t.Errorf("%s may not import %s: %s", name, imported, why)
		}
	}
}

func TestArrowsPointToTheRightOnly(t *testing.T) {
	for _, c := range []struct {
		from, to string
		kind     fileKind
		want     bool
	}{
		{".", "scenes", source, true},
		{"mobile", "scenes", source, true},
		{"mobile", "audio", source, true},
		{"scenes", "mobile", source, false},
		{"scenes", "scenes/train", source, true},
		{"scenes", "game/shelf", source, true},
		{"scenes/train", "game/train", source, true},
		{"scenes/train", "game/street", source, false},
		{"scenes/train", "scenes/street", source, false},
		{"scenes/train", "scenes/table", source, true},
		{"scenes/train", "scenes", source, false},
		{"scenes/table", "scenes/train", source, false},
		{"scenes/table", "game/train", source, false},
		{"scenes/table", "game/train", outsideTest, true},
		{"scenes/ui", "scenes/table", source, false},
		{"scenes/ui", "scenes/lang", source, true},
		{"scenes/lang", "scenes/ui", source, false},
		{"scenes/e2e", "game/gametest", insideTest, true},
		{"scenes/e2e", "scenes/ui", insideTest, false},
		{"scenes/e2e", "game/match", insideTest, false},
		{"sprites", "audio", source, false},
		{"sprites/bake", "sprites", source, true},
		{"audio", "game", source, false},
		{"game", "game/store", source, false},
		{"game", "scenes/lang", source, false},
		{"game/train", "game", source, true},
		{"game/train", "game/street", source, false},
		{"game/train", "game/bot", source, false},
		{"game/train", "game/gametest", source, false},
		{"game/train", "game/gametest", insideTest, true},
		{"game/train", "game/gametest", outsideTest, true},
		{"game/shelf", "game/train", source, true},
		{"game/match", "game/train", source, false},
		{"game/match", "game/bot", source, false},
		{"game/bot", "game/match", source, false},
		{"game/gametest", "game/match", source, true},
		{"game/gametest", "game/train", source, false},
		{"game/arena", "game/gametest", source, true},
		{"game/arena", "scenes/lang", source, false},
		{"tools", "game", source, false},
	} {
		if got := mayImport(c.from, c.to, c.kind); got != c.want {
			t.Errorf("%s importing %s: allowed %v, want %v", c.from, c.to, got, c.want)
		}
	}
	for _, c := range []struct {
		from, imported string
		kind           fileKind
		want           bool
	}{
		{"game/train", "github.com/hajimehoshi/ebiten/v2", source, false},
		{"game/train", "github.com/hajimehoshi/ebiten/v2/text/v2", insideTest, false},
		{"game/arena", "github.com/ebitengine/oto/v3", source, false},
		{"game/train", "pgregory.net/rapid", source, false},
		{"game/train", "pgregory.net/rapid", outsideTest, true},
		{"game/train", "os", source, false},
		{"game/train", "os/exec", source, false},
		{"game/train", "os", insideTest, true},
		{"game/train", "time", source, false},
		{"game", "net/http", source, false},
		{"game", "math/rand/v2", source, true},
		{"game/bot", "time", source, true},
		{"game/match", "os", source, false},
		{"game/store", "os", source, true},
		{"scenes/ui", "github.com/hajimehoshi/ebiten/v2/text/v2", source, true},
		{"scenes/ui", "github.com/hajimehoshi/ebiten/v2/audio", source, false},
		{"scenes", "github.com/ebitengine/oto/v3", source, false},
		{"audio", "github.com/ebitengine/oto/v3", source, true},
		{"audio", "github.com/hajimehoshi/ebiten/v2", source, false},
		{"scenes", "golang.org/x/image/font", source, true},
	} {
		if got := mayUse(c.from, c.imported, c.kind) == ""; got != c.want {
			t.Errorf("%s importing %s: allowed %v, want %v", c.from, c.imported, got, c.want)
		}
	}
}
