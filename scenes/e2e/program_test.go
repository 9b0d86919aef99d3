package e2e

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"math"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// patience bounds every wait for the program. It is far more than anything takes, so that only a program that stands
// still runs into it.
const patience = 60 * time.Second

// A program is one run of the program under test, with its window and its inspector.
type program struct {
	t       *testing.T
	dir     string   // -data: what outlives a kill
	args    []string // what was asked for beyond the standing flags
	w, h    int      // the window, in dp
	guest   *vmhost.GuestSession
	screen  *ebiten.Image
	process *exec.Cmd
	said    *bytes.Buffer
	ended   bool
	reopens bool // when the player leaves the game, start it again
	inspect string
}

// start runs the program in a window of w by h dp with its own empty data folder; args are further flags. The
// program is silent, and its bots think by counting, so that a run depends on nothing but its input.
func start(t *testing.T, w, h int, args ...string) *program {
	t.Helper()
	return startWith(t, "", w, h, args...)
}

// startWith is start with the text of a settings file.
func startWith(t *testing.T, settings string, w, h int, args ...string) *program {
	t.Helper()
	if noScreen != nil {
		if inCI {
			t.Fatal(noScreen)
		}
		t.Skip(noScreen)
	}
	p := &program{t: t, dir: t.TempDir(), args: args, w: w, h: h}
	if settings != "" {
		if err := os.WriteFile(filepath.Join(p.dir, settingsFile), []byte(settings), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	p.run()
	t.Cleanup(p.Close)
	return p
}

// run starts the process. A guest now and then fails to reach its host for no fault of the program, so there is a
// second try.
func (p *program) run() {
	p.t.Helper()
	err := p.launch()
	if err != nil {
		p.t.Logf("starting once more: %v", err)
		err = p.launch()
	}
	if err != nil {
		p.t.Fatal(err)
	}
	p.Idle(1)
}

func (p *program) launch() error {
	p.ended = false
	p.said = &bytes.Buffer{}
	p.inspect = filepath.Join(p.t.TempDir(), "inspect.json")

	// Not in the test's own folder, whose long name does not fit into a socket's address.
	dir, err := os.MkdirTemp("", "vm")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	listener, err := net.Listen("unix", filepath.Join(dir, "s"))
	if err != nil {
		return err
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		return err
	}

	standing := []string{"-data", p.dir, "-mute", "-think", "50", "-inspect", p.inspect, "-size", fmt.Sprintf("%dx%d", p.w, p.h)}
	p.process = exec.Command(binary, append(standing, p.args...)...)
	p.process.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
	p.process.Stdout, p.process.Stderr = p.said, p.said
	if err := p.process.Start(); err != nil {
		return err
	}
	fail := func(err error) error {
		p.process.Process.Kill()
		p.process.Wait()
		return fmt.Errorf("starting the program: %w\n%s", err, p.said)
	}
	listener.(*net.UnixListener).SetDeadline(time.Now().Add(patience / 2))
	conn, err := listener.Accept()
	if err != nil {
		return fail(err)
	}
	p.guest, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: patience / 2})
	if err != nil {
		conn.Close()
		return fail(err)
	}
	if err := p.setScreen(p.w, p.h); err != nil {
		p.guest.Close()
		return fail(err)
	}
	return nil
}

func (p *program) setScreen(w, h int) error {
	scale := ebiten.Monitor().DeviceScaleFactor()
	screen := ebiten.NewImage(int(math.Ceil(float64(w)*scale)), int(math.Ceil(float64(h)*scale)))
	if err := p.guest.SetOutsideScreen(screen); err != nil {
		screen.Deallocate()
		return err
	}
	if p.screen != nil {
		p.screen.Deallocate()
	}
	p.screen, p.w, p.h = screen, w, h
	return nil
}

// Resize gives the window another size, in dp, as a turned phone or a dragged corner does.
func (p *program) Resize(w, h int) {
	p.t.Helper()
	if err := p.setScreen(w, h); err != nil {
		p.fatalf("resizing to %dx%d: %v", w, h, err)
	}
}

// Idle lets n ticks pass.
func (p *program) Idle(n int) {
	p.t.Helper()
	p.guest.AdvanceTicks(n)
	if !p.guest.WaitTicks() {
		if p.reopens && errors.Is(p.guest.Err(), ebiten.Termination) {
			p.Close()
			p.run()
			return
		}
		p.autopsy()
		p.fatalf("the program ended in a window of %dx%d: %v", p.w, p.h, p.guest.Err())
	}
}

// See returns the screen by name as of the last tick.
func (p *program) See() view {
	p.t.Helper()
	v, err := readView(p.inspect)
	if err != nil {
		p.fatalf("%v", err)
	}
	return v
}

// WaitFor lets ticks pass until the screen is as wished, and returns it.
func (p *program) WaitFor(what string, wished func(view) bool) view {
	p.t.Helper()
	for end := time.Now().Add(patience); ; p.Idle(5) {
		v := p.See()
		if wished(v) {
			return v
		}
		if time.Now().After(end) {
			p.fatalf("waited in vain for %s", what)
		}
	}
}

// AdvanceIdle lets ticks pass until nothing moves and nobody thinks.
func (p *program) AdvanceIdle() view {
	p.t.Helper()
	return p.WaitFor("a still screen", func(v view) bool { return !v.Busy })
}

// Picture returns the screen as it is drawn now.
func (p *program) Picture() *image.RGBA {
	p.t.Helper()
	p.guest.AdvanceFrame()
	if !p.guest.WaitFrame() || !p.guest.CompositeFrame() {
		p.fatalf("no frame came: %v", p.guest.Err())
	}
	picture := image.NewRGBA(p.screen.Bounds())
	p.screen.ReadPixels(picture.Pix)
	return picture
}

// Shot writes the screen as a PNG, for the eyes of whoever works on a test.
func (p *program) Shot(path string) {
	p.t.Helper()
	if err := writePNG(path, p.Picture()); err != nil {
		p.t.Fatal(err)
	}
}

// Kill ends the process as a phone out of battery does, between two ticks.
func (p *program) Kill() {
	p.t.Helper()
	p.process.Process.Kill()
	p.process.Wait()
	p.guest.Close()
	p.ended = true
}

// Restart runs the program again on the same data folder, with these flags in place of the first ones.
func (p *program) Restart(args ...string) {
	p.t.Helper()
	if !p.ended {
		p.t.Fatal("restarted while running")
	}
	p.args = args
	p.run()
}

// Close ends the program as closing its window does. A program that does not end in peace fails the test.
func (p *program) Close() {
	if p.ended {
		return
	}
	p.ended = true
	p.guest.Close()
	p.screen.Deallocate()
	gone := make(chan error, 1)
	go func() { gone <- p.process.Wait() }()
	select {
	case err := <-gone:
		if err != nil {
			p.t.Errorf("the program ended badly: %v\n%s", err, p.said)
		}
	case <-time.After(patience / 2):
		p.process.Process.Kill()
		<-gone
		p.t.Errorf("the program did not end with its window\n%s", p.said)
	}
}

// autopsy has a program that stands still say where, and ends it.
func (p *program) autopsy() {
	if p.ended || !errors.Is(p.guest.Err(), os.ErrDeadlineExceeded) {
		return
	}
	p.process.Process.Signal(syscall.SIGQUIT) // Go answers with the stacks of all goroutines
	p.process.Wait()
	p.guest.Close()
	p.ended = true
}

// Saves returns every file of the data folder by its name.
func (p *program) Saves() map[string]string {
	p.t.Helper()
	files := map[string]string{}
	entries, err := os.ReadDir(p.dir)
	if err != nil {
		p.t.Fatal(err)
	}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(p.dir, e.Name()))
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			p.t.Fatal(err)
		}
		files[e.Name()] = string(text)
	}
	return files
}

// fatalf ends the test with what the screen was and what the program said.
func (p *program) fatalf(format string, args ...any) {
	p.t.Helper()
	v, err := readView(p.inspect)
	seen := v.String()
	if err != nil {
		seen = err.Error()
	}
	p.t.Fatalf("%s\n\nthe screen:\n%s\nthe program said:\n%s", fmt.Sprintf(format, args...), seen, p.said)
}
