package ui

import (
	"slices"
	"testing"
)

// felt lets a UI tell the ticks in which it vibrates.
func felt(u *UI) *[]int64 {
	ticks := &[]int64{}
	u.Prefs.Haptics = true
	u.Haptic = func(int) { *ticks = append(*ticks, u.tick) }
	return ticks
}

func TestTheSecondPulseComesThoughTheScreenChanges(t *testing.T) {
	build := func(f *Frame) { f.Hotspot(Hotspot{ID: "a", Rect: Rect{0, 0, 48, 48}}) }
	for name, change := range map[string]func(*UI){
		"nothing": func(*UI) {},
		"sheet":   func(u *UI) { u.Open(&sheet{name: "sheet", build: build}) },
		"cover":   func(u *UI) { u.Cover(&sheet{name: "cover", build: build}) },
		"screen":  func(u *UI) { u.Go(&sheet{name: "result", build: build}) },
	} {
		u := show(build)
		ticks := felt(u)
		from := u.tick
		u.Buzz(40, 2)
		change(u)
		for range 30 {
			u.Update(Input{})
		}
		if want := []int64{from, from + int64(TicksOf(80))}; !slices.Equal(*ticks, want) {
			t.Errorf("%s: felt at %v, want %v", name, *ticks, want)
		}
	}
}

func TestWhoWantsNoVibrationFeelsNone(t *testing.T) {
	u := show(func(*Frame) {})
	ticks := felt(u)
	u.Buzz(0, 2)
	u.Buzz(40, 0)
	u.Buzz(40, 2)
	u.Prefs.Haptics = false // between the pulses
	for range 30 {
		u.Update(Input{})
	}
	u.Buzz(40, 2)
	if len(*ticks) != 1 {
		t.Errorf("felt %d times", len(*ticks))
	}
}
