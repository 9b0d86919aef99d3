package ui

import "fmt"

// The drivers let tests use a UI without a window, as a player would. Each is a row of ticks.

// TapAt taps a point: a finger goes down in one tick and up in the next.
func (u *UI) TapAt(p Point) {
	u.Update(Input{At: p, Pressed: true, Down: true, Touch: true})
	u.Update(Input{At: p, Released: true, Touch: true})
}

// TapID taps the middle of the visible part of a hotspot. It is an error if that is not there or lies under another.
func (u *UI) TapID(id string) error {
	p, err := u.place(id)
	if err != nil {
		return err
	}
	u.TapAt(p)
	return nil
}

// LookID looks closer at a hotspot, by the right mouse button.
func (u *UI) LookID(id string) error {
	p, err := u.place(id)
	if err != nil {
		return err
	}
	u.Update(Input{At: p, Hover: true, LookAt: true})
	return nil
}

// place is a point where a tap reaches the hotspot: its middle, or where it looks out from under others.
func (u *UI) place(id string) (Point, error) {
	s := u.spot(id)
	if s == nil {
		return Point{}, fmt.Errorf("no hotspot %q", id)
	}
	r := s.Visible
	for _, q := range [...]Point{{.5, .5}, {.1, .5}, {.9, .5}, {.5, .1}, {.5, .9}, {.1, .1}, {.9, .1}, {.1, .9}, {.9, .9}} {
		p := Point{r.X + r.W*q.X, r.Y + r.H*q.Y}
		if top := u.spotAt(p); top != nil && top.ID == id {
			return p, nil
		}
	}
	return Point{}, fmt.Errorf("hotspot %q is out of sight", id)
}

// PressKeys presses keys for one tick.
func (u *UI) PressKeys(k Keys) { u.Update(Input{Keys: k}) }

// PressShortcut presses a letter or digit for one tick.
func (u *UI) PressShortcut(k Key) { u.Update(Input{Shortcuts: []Key{k}}) }

// Type types a string in one tick.
func (u *UI) Type(s string) { u.Update(Input{Typed: []rune(s)}) }

// DragFrom drags a finger from a to b in some ticks.
func (u *UI) DragFrom(a, b Point) {
	const steps = 8
	u.Update(Input{At: a, Pressed: true, Down: true, Touch: true})
	for i := 1; i <= steps; i++ {
		u.Update(Input{At: a.Lerp(b, float64(i)/steps), Down: true, Touch: true})
	}
	u.Update(Input{At: b, Released: true, Touch: true})
}

// Settle lets ticks pass until nothing is busy, at most so many. It reports whether that was reached.
func (u *UI) Settle(most int) bool {
	for range most {
		if !u.Busy() {
			return true
		}
		u.Update(Input{})
	}
	return !u.Busy()
}
