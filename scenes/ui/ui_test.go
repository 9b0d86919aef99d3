package ui

import (
	"testing"

	"drygulch/audio"
)

// sheet is a scene made of functions.
type sheet struct {
	name  string
	build func(*Frame)
	tick  func(*UI)
	back  func(*UI)
}

func (s *sheet) Name() string { return s.name }
func (s *sheet) Tick(u *UI) {
	if s.tick != nil {
		s.tick(u)
	}
}
func (s *sheet) Build(f *Frame) { s.build(f) }
func (s *sheet) Back(u *UI) {
	if s.back != nil {
		s.back(u)
	}
}

// show puts a scene on a new UI of 800×600 and builds it once.
func show(build func(*Frame)) *UI {
	u := New()
	u.SetWindow(800, 600, 1)
	u.Cut(&sheet{name: "test", build: build})
	u.Update(Input{})
	return u
}

func TestATapFiresOnReleaseInside(t *testing.T) {
	n := 0
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Rect: Rect{100, 100, 50, 50}, Do: func() { n++ }})
	})
	u.Update(Input{At: Point{110, 110}, Pressed: true, Down: true})
	if n != 0 {
		t.Fatal("fired on press")
	}
	u.Update(Input{At: Point{112, 110}, Released: true})
	if n != 1 {
		t.Fatalf("fired %d times", n)
	}
}

func TestATapThatMovedTenOrLeftDoesNothing(t *testing.T) {
	for _, to := range []Point{{121, 120}, {99, 110}, {300, 300}} {
		n := 0
		u := show(func(f *Frame) {
			f.Hotspot(Hotspot{ID: "a", Rect: Rect{100, 100, 50, 50}, Do: func() { n++ }})
		})
		u.Update(Input{At: Point{108, 110}, Pressed: true, Down: true})
		u.Update(Input{At: to, Released: true})
		if n != 0 {
			t.Errorf("released at %v: fired", to)
		}
	}
}

func TestALongPressLooksAndNeverDoes(t *testing.T) {
	did, looked := 0, 0
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Rect: Rect{100, 100, 50, 50}, Do: func() { did++ }, Look: func() { looked++ }})
	})
	at := Point{110, 110}
	u.Update(Input{At: at, Pressed: true, Down: true, Touch: true})
	for range TicksOf(LongPressMS) + 5 {
		u.Update(Input{At: at, Down: true, Touch: true})
	}
	u.Update(Input{At: at, Released: true, Touch: true})
	u.Update(Input{At: at, LookAt: true})
	if did != 0 || looked != 2 {
		t.Errorf("did %d, looked %d, want 0 and 2", did, looked)
	}
}

func TestADisabledHotspotAnswersWithItsReason(t *testing.T) {
	var cues []audio.Cue
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Rect: Rect{100, 100, 50, 50}, Disabled: true, Reason: "No bullets left", Do: func() { t.Error("did it") }})
	})
	u.Sound = func(c audio.Cue, _ float32) { cues = append(cues, c) }
	var said []string
	u.Recorder = func(kind, s string) {
		if kind == "text" {
			said = append(said, s)
		}
	}
	u.TapID("a")
	if len(cues) == 0 || cues[0] != audio.CueRefused {
		t.Errorf("cues %v, want refused first", cues)
	}
	if len(said) == 0 || said[0] != "No bullets left" {
		t.Errorf("said %q", said)
	}
}
