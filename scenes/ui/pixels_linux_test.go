package ui

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Pictures can only be read while a game runs, and a game needs a screen. So TestPictures runs this very test program
// once more on a virtual screen of its own, and there all pictures.

const insideScreen = "DRYGULCH_UI_PICTURES"

func TestMain(m *testing.M) {
	if os.Getenv(insideScreen) == "" {
		os.Exit(m.Run())
	}
	g := &testGame{m: m}
	ebiten.SetWindowVisible(false)
	if err := ebiten.RunGame(g); err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
	os.Exit(g.code)
}

// testGame runs all tests in its first tick.
type testGame struct {
	m    *testing.M
	code int
}

func (g *testGame) Update() error {
	g.code = g.m.Run()
	return ebiten.Termination
}

func (g *testGame) Draw(*ebiten.Image) {}

func (g *testGame) Layout(int, int) (int, int) { return 320, 240 }

func TestPictures(t *testing.T) {
	if os.Getenv(insideScreen) != "" {
		for _, p := range pictures {
			t.Run(p.name, p.test)
		}
		return
	}
	server, err := exec.LookPath("Xvfb")
	if err != nil {
		const how = "no virtual screen: apt-get install xvfb libgl1 libgl1-mesa-dri, or run sh .ci/headless go test ./..."
		if os.Getenv("CI") == "true" {
			t.Fatal(how)
		}
		t.Skip(how)
	}
	number, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer number.Close()
	screen := exec.Command(server, "-displayfd", "3", "-screen", "0", "640x480x24", "+extension", "GLX", "-nolisten", "tcp")
	screen.ExtraFiles = []*os.File{write}
	screen.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	err = screen.Start()
	write.Close()
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		screen.Process.Signal(syscall.SIGTERM)
		screen.Wait()
	}()
	display, err := bufio.NewReader(number).ReadString('\n')
	if err != nil {
		t.Fatal("the virtual screen did not start: ", err)
	}
	inner := exec.Command(os.Args[0], "-test.run=^TestPictures$", "-test.v")
	inner.Env = append(os.Environ(), insideScreen+"=1", "DISPLAY=:"+strings.TrimSpace(display), "LIBGL_ALWAYS_SOFTWARE=1", "WAYLAND_DISPLAY=")
	out, err := inner.CombinedOutput()
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	if n := strings.Count(string(out), "--- PASS: TestPictures/"); n != len(pictures) {
		t.Errorf("%d of %d pictures are right:\n%s", n, len(pictures), out)
	}
}
