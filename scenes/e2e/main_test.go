package e2e

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

var (
	inCI   = os.Getenv("CI") == "true"
	deep   = os.Getenv("DEEP") != ""
	update = os.Getenv("UPDATE_GOLDEN") != ""
)

// binary is the program under test, built for being a guest. noScreen says why no test can run, if none can.
var (
	binary   string
	noScreen error
)

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	stop, err := startScreen()
	if err != nil {
		noScreen = err
		return m.Run()
	}
	defer stop()

	scratch, err := os.MkdirTemp("", "drygulch")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(scratch)
	if binary, err = build(scratch); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}

	h := &host{run: m.Run, code: 1}
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(h); err != nil {
		fmt.Fprintln(os.Stderr, "the hidden host:", err)
		return 1
	}
	return h.code
}

// build compiles the program into dir and returns its path.
func build(dir string) (string, error) {
	root, err := filepath.Abs("../..")
	if err != nil {
		return "", err
	}
	if err := noteSources(root); err != nil {
		return "", err
	}
	out := filepath.Join(dir, "drygulch.exe") // Windows wants the ending, nobody else minds it
	cmd := exec.Command("go", "build", "-buildvcs=false", "-tags", "ebitenginevmguest", "-o", out, ".")
	cmd.Dir = root
	if text, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the program: %v\n%s", err, text)
	}
	return out, nil
}

// noteSources looks at every file that the program is made of. The tests import none of them, so this is how go test
// learns that a result is stale once one of them has changed.
func noteSources(root string) error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // somebody is working here
		}
		if err != nil {
			return err
		}
		if d.IsDir() {
			if path != root && strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if strings.HasSuffix(path, "_test.go") {
			return nil
		}
		os.Stat(path)
		return nil
	})
}

// A host is the hidden window whose graphics the guests are drawn with. All tests run inside its first Update, which is
// where vmhost wants its sessions to be closed and drawn.
type host struct {
	run  func() int
	code int
}

func (h *host) Update() error {
	h.code = h.run()
	return ebiten.Termination
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, h2 int) (int, int) { return w, h2 }
