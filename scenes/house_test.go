package scenes

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"drygulch/game/store"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// visit is the program in a window that nobody sees.
type visit struct {
	*App
	t *testing.T
}

// window is a size of the window, in dp, and the player's text scale.
type window struct{ w, h, text float64 }

func (w window) String() string { return fmt.Sprintf("%vx%v at %v", w.w, w.h, w.text) }

var desktop = window{1280, 720, 1}

// windows are the sizes and text scales at which every screen must do.
func windows() []window {
	var list []window
	for _, size := range []window{desktop, {1024, 768, 1}, {390, 844, 1}, {844, 390, 1}, {320, 480, 1}} {
		for _, text := range []float64{ui.MinText, 1, ui.MaxText} {
			list = append(list, window{size.w, size.h, text})
		}
	}
	return list
}

// start runs the program; without a store it gets an empty one.
func start(t *testing.T, c Config) *visit {
	t.Helper()
	if c.Store == nil {
		c.Store = &store.Mem{}
	}
	c.Mute, c.Think = true, 1
	a, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(a.Close)
	t.Cleanup(func() { lang.Use(lang.Languages()[0].Code) })
	v := &visit{a, t}
	v.settings.Prefs.Speed = ui.Instant
	v.resize(desktop)
	return v
}

func (v *visit) resize(w window) {
	v.settings.Prefs.Text = w.text
	v.UI.SetPrefs(v.settings.Prefs)
	v.UI.SetWindow(w.w, w.h, 1)
	v.tick()
}

func (v *visit) tick() { v.UI.Update(ui.Input{}) }

func (v *visit) scene() string { return v.UI.Top().Name() }

// settle lets time pass until nothing is busy.
func (v *visit) settle() {
	v.t.Helper()
	for i := range 100_000 {
		if !v.UI.Busy() {
			return
		}
		v.tick()
		if i%50 == 0 {
			time.Sleep(time.Millisecond) // opponents think on goroutines of their own
		}
	}
	v.t.Fatalf("%s never comes to rest", v.scene())
}

// tap taps hotspots one after the other, scrolling them into sight by keys if need be.
func (v *visit) tap(ids ...string) {
	v.t.Helper()
	for _, id := range ids {
		v.settle()
		if v.UI.TapID(id) == nil {
			continue
		}
		v.reach(id)
		if err := v.UI.TapID(id); err != nil {
			v.t.Fatalf("%s: %v among %v", v.scene(), err, v.ids())
		}
	}
}

// reach walks through the hotspots by keys until one is in sight.
func (v *visit) reach(id string) {
	for range len(v.UI.Spots()) + 1 {
		v.UI.PressKeys(ui.KeyNext)
		v.tick()
		if s, ok := v.find(id); ok && s.Visible.H >= s.Window.H-1 {
			return
		}
	}
}

func (v *visit) find(id string) (ui.Spot, bool) {
	for _, s := range v.UI.Spots() {
		if s.ID == id {
			return s, true
		}
	}
	return ui.Spot{}, false
}

func (v *visit) ids() []string {
	var list []string
	for _, s := range v.UI.Spots() {
		list = append(list, s.ID)
	}
	return list
}

// see records every word on the screen.
func (v *visit) see() string {
	var said strings.Builder
	v.UI.Recorder = func(kind, s string) {
		if kind == "text" {
			said.WriteString(s + "\n")
		}
	}
	v.UI.Rebuild()
	v.tick()
	v.UI.Recorder = nil
	return said.String()
}

// finish plays a table to its end: opponents think, a person takes what can be taken.
func (v *visit) finish() {
	v.t.Helper()
	for i := range 100_000 {
		if strings.HasPrefix(v.scene(), "result/") {
			v.settle()
			return
		}
		if !v.UI.Busy() {
			v.anything(i)
		}
		v.tick()
		if i%50 == 0 {
			time.Sleep(time.Millisecond)
		}
	}
	v.t.Fatalf("%s never ends", v.scene())
}

// anything taps something with which the game goes on.
func (v *visit) anything(i int) {
	var can []string
	for _, s := range v.UI.Spots() {
		idle := strings.HasPrefix(s.ID, "nav/") || strings.HasPrefix(s.ID, "log/") || s.ID == "action/undo"
		if !s.Disabled && !idle {
			can = append(can, s.ID)
		}
	}
	if len(can) > 0 {
		v.UI.TapID(can[i%len(can)]) // what lies under another is tapped another time
	}
	if s := v.scene(); s != "table/train" && !strings.HasPrefix(s, "handover") && !strings.HasPrefix(s, "result/") {
		v.UI.PressKeys(ui.KeyBack)
	}
}

// screens are all screens of the house and how one gets there from the town.
var screens = []struct {
	name string
	open func(*visit)
}{
	{"town", func(v *visit) {}},
	{"setup/train", func(v *visit) { v.tap("house/train") }},
	{"setup/seat", func(v *visit) { v.tap("house/train", "setup/face/0") }}, // a person
	{"setup/seat", func(v *visit) { v.tap("house/train", "setup/face/1") }},
	{"settings", func(v *visit) { v.tap("nav/settings") }},
	{"credits", func(v *visit) { v.tap("nav/settings", "settings/credits") }},
	{"setup/saloon", func(v *visit) { v.tap("house/saloon") }},
	{"setup/street", func(v *visit) { v.tap("house/street") }},
	{"setup/showdown", func(v *visit) { v.tap("house/showdown") }},
	{"dialog/rulebook", func(v *visit) { v.tap("nav/rulebook") }},
	{"rulebook/train", func(v *visit) { v.tap("nav/rulebook", "dialog/train") }},
	{"rulebook/showdown", func(v *visit) { v.tap("nav/rulebook", "dialog/showdown") }},
	{"dialog/quit", func(v *visit) { v.UI.PressKeys(ui.KeyBack) }},
	{"result/train", showResult},
	{"result/account", func(v *visit) { showResult(v); v.tap("result/seat/1") }},
	{"result/log", func(v *visit) { showResult(v); v.tap("result/log") }},
}

// ended is how a match among opponents ended, played once for all tests.
var ended *result

func showResult(v *visit) {
	if ended == nil {
		toResult(v)
		ended = v.UI.Top().(*result)
	}
	v.UI.Cut(&result{app: v.App, match: ended.match, end: ended.end})
	v.tick()
}

// toResult lets opponents play a match to its end.
func toResult(v *visit) {
	v.tap("house/train", "setup/who/0/easy", "action/deal")
	v.finish()
}
