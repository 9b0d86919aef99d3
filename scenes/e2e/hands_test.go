package e2e

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// A hand is one way of touching the screen. press leaves the hotspot of that name pressed for some ticks and lets go.
type hand struct {
	name  string
	press func(p *program, id string, ticks int)
}

// short is how long a tap lasts, in ticks; a press and its release in one tick would not be seen.
const short = 3

var (
	mouse   = hand{"mouse", pressMouse}
	touch   = hand{"touch", pressTouch}
	keys    = hand{"keys", keyboard.pressAt}
	gamepad = hand{"gamepad", pad.pressAt}
)

// Tap presses the hotspot of that name and lets go.
func (p *program) Tap(by hand, id string) {
	p.t.Helper()
	by.press(p, id, short)
}

func (p *program) pointOf(id string) (x, y float64) {
	p.t.Helper()
	v := p.See()
	h, ok := v.find(id)
	if !ok {
		p.fatalf("there is no %s to press", id)
	}
	x, y, ok = v.point(h, p.w, p.h)
	if !ok {
		p.fatalf("%s lies outside the window of %dx%d", id, p.w, p.h)
	}
	return x, y
}

func pressMouse(p *program, id string, ticks int) {
	p.t.Helper()
	x, y := p.pointOf(id)
	p.guest.MoveCursor(x, y)
	p.Idle(1)
	p.guest.PressMouseButton(ebiten.MouseButtonLeft)
	p.Idle(ticks)
	p.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.Idle(2)
}

func pressTouch(p *program, id string, ticks int) {
	p.t.Helper()
	x, y := p.pointOf(id)
	p.guest.PressTouch(0, x, y)
	p.Idle(ticks)
	p.guest.ReleaseTouch(0)
	p.Idle(2)
}

// Buttons are what walks the focus: the keyboard's keys or a gamepad's.
type buttons func(p *program, b button, ticks int)

type button int

const (
	left button = iota
	right
	up
	down
	next
	confirm
)

var buttonNames = [...]string{"left", "right", "up", "down", "next", "confirm"}

var (
	keyboard buttons = func(p *program, b button, ticks int) { p.t.Helper(); p.Key(keyOf[b], ticks) }
	pad      buttons = func(p *program, b button, ticks int) { p.t.Helper(); p.pad(padOf[b], ticks) }

	keyOf = [...]ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown,
		ebiten.KeyTab, ebiten.KeyEnter}
	padOf = [...]ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftLeft, ebiten.StandardGamepadButtonLeftRight,
		ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom,
		ebiten.StandardGamepadButtonFrontTopRight, ebiten.StandardGamepadButtonRightBottom}
)

// Key holds a key for that many ticks.
func (p *program) Key(key ebiten.Key, ticks int) {
	p.t.Helper()
	p.guest.PressKey(key)
	p.Idle(ticks)
	p.guest.ReleaseKey(key)
	p.Idle(2)
}

// pad holds a button of a gamepad for that many ticks.
func (p *program) pad(held ebiten.StandardGamepadButton, ticks int) {
	p.t.Helper()
	state := vmhost.GamepadState{Name: "a gamepad", StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}}
	for _, b := range padOf {
		state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	p.guest.UpdateGamepads([]vmhost.GamepadState{state})
	p.Idle(1)
	state.StandardButtons[held] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	p.guest.UpdateGamepads([]vmhost.GamepadState{state})
	p.Idle(ticks)
	state.StandardButtons[held] = vmhost.GamepadStandardButtonState{}
	p.guest.UpdateGamepads([]vmhost.GamepadState{state})
	p.Idle(2)
}

func (press buttons) pressAt(p *program, id string, ticks int) {
	p.t.Helper()
	press.walkTo(p, id)
	press(p, confirm, ticks)
}

// walkTo walks with the arrows until the hotspot of that name has the focus: always with the arrow that points best,
// and from a place where that has led nowhere with the next one. Where arrows do not lead, next goes round.
func (press buttons) walkTo(p *program, id string) {
	p.t.Helper()
	type step struct {
		from string
		by   button
	}
	tried := map[step]bool{}
	var way []string
	for {
		v := p.See()
		at := v.focused()
		if at == id {
			return
		}
		goal, ok := v.find(id)
		if !ok {
			p.fatalf("there is no %s to walk to", id)
		}
		if len(way) > 2*len(v.Hotspots)+24 {
			p.fatalf("%s cannot be reached: %s", id, strings.Join(way, ", "))
		}
		by := next
		if from, ok := v.find(at); len(tried) < 16 {
			for _, b := range towards(from, goal, ok) {
				if !tried[step{at, b}] {
					by = b
					tried[step{at, b}] = true
					break
				}
			}
		}
		way = append(way, at+" "+buttonNames[by])
		press(p, by, 1)
	}
}

// towards lists the two arrows that lead from one hotspot to another, the better one first; any two when nothing has
// the focus yet.
func towards(from, to hotspot, known bool) []button {
	if !known {
		return []button{right, down}
	}
	dx := to.X + to.W/2 - from.X - from.W/2
	dy := to.Y + to.H/2 - from.Y - from.H/2
	across, along := right, down
	if dx < 0 {
		across = left
	}
	if dy < 0 {
		along = up
	}
	if math.Abs(dx) >= math.Abs(dy) {
		return []button{across, along}
	}
	return []button{along, across}
}
