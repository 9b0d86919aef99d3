package ui

import (
	"slices"
	"testing"
)

func TestWhatLiesUnderAWindowIsNeitherPressedNorFocused(t *testing.T) {
	pressed := ""
	spot := func(id string, r Rect) Hotspot {
		return Hotspot{ID: id, Rect: r, Do: func() { pressed = id }}
	}
	u := show(func(f *Frame) {
		f.Hotspot(spot("under", Rect{120, 120, 50, 50}))
		f.Hotspot(spot("hardly out", Rect{90, 120, 50, 50}))
		f.Hotspot(spot("half out", Rect{60, 200, 80, 50}))
		f.Hotspot(spot("aside", Rect{20, 20, 50, 50}))
		f.Cover(Rect{100, 100, 200, 200})
		f.Hotspot(spot("window", Rect{220, 220, 50, 50}))
	})
	var ids []string
	for _, s := range u.Spots() {
		ids = append(ids, s.ID)
	}
	if want := []string{"half out", "aside", "window"}; !slices.Equal(ids, want) {
		t.Errorf("%v can be pressed, want %v", ids, want)
	}
	for _, c := range []struct {
		at   Point
		want string
	}{
		{Point{140, 140}, ""}, {Point{120, 220}, ""}, {Point{80, 220}, "half out"}, {Point{40, 40}, "aside"}, {Point{240, 240}, "window"},
	} {
		pressed = ""
		u.TapAt(c.at)
		if pressed != c.want {
			t.Errorf("a tap at %v presses %q, want %q", c.at, pressed, c.want)
		}
	}
	for range 2 * len(ids) {
		u.PressKeys(KeyNext)
		if !slices.Contains(ids, u.focus.id) {
			t.Errorf("the keys point to %q", u.focus.id)
		}
	}
}
