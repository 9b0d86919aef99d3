package ui

import (
	"slices"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// devices reads mouse, fingers, keyboard and gamepads.
type devices struct {
	ids      []ebiten.TouchID
	fresh    []ebiten.TouchID
	down     []touch
	flicked  []touch
	fingers  fingers
	touched  bool // a finger was the last pointer: the mouse's position means nothing
	mouse    Point
	keys     []ebiten.Key
	pads     []ebiten.GamepadID
	buttons  []ebiten.StandardGamepadButton
	typed    []rune
	shortcut []Key
	stick    Keys // the direction in which a stick was pushed
	stickFor int
}

const (
	repeatFirst = 24 // ticks until a held key repeats
	repeatEvery = 6
	wheelDP     = 48 // dp a notch of the wheel
)

var backPressed atomic.Bool

// PressBack is Android's back: the shell calls it from its own thread.
func PressBack() { backPressed.Store(true) }

// read fills in from the devices. scale is physical pixels per dp.
func (d *devices) read(in *Input, scale float64) {
	*in = Input{}
	d.readTouch(in, scale)
	if !in.Touch {
		d.readMouse(in, scale)
	}
	wx, wy := ebiten.Wheel()
	in.Wheel = Point{wx * wheelDP, wy * wheelDP}
	d.readKeys(in)
	d.readPads(in)
	if backPressed.Swap(false) {
		in.Keys |= KeyBack
	}
	d.typed = ebiten.AppendInputChars(d.typed[:0])
	in.Typed = d.typed
}

func (d *devices) readTouch(in *Input, scale float64) {
	d.ids = ebiten.AppendTouchIDs(d.ids[:0])
	d.down = d.down[:0]
	for _, id := range d.ids {
		x, y := ebiten.TouchPositionF(id)
		d.down = append(d.down, touch{int(id), Point{x, y}})
	}
	d.fresh = inpututil.AppendJustPressedTouchIDs(d.fresh[:0])
	d.flicked = d.flicked[:0]
	for _, id := range d.fresh {
		if !slices.Contains(d.ids, id) {
			x, y := inpututil.TouchPositionFInPreviousTick(id)
			d.flicked = append(d.flicked, touch{int(id), Point{x, y}})
		}
	}
	d.fingers.read(d.down, d.flicked, in)
	in.At = Point{in.At.X / scale, in.At.Y / scale}
	d.touched = d.touched || in.Touch
}

// readMouse reads the mouse. After a touch it counts again only when it moves or presses: browsers and Windows make a
// mouse out of every finger, and on phones it lies at 0, 0.
func (d *devices) readMouse(in *Input, scale float64) {
	x, y := ebiten.CursorPositionF()
	p := Point{x / scale, y / scale}
	left := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	in.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	in.LookAt = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	in.Down = left
	in.At = p
	if p != d.mouse || in.Pressed || in.LookAt {
		d.touched = false
	}
	d.mouse = p
	in.Hover = !d.touched && p != Point{}
}

var keyActions = []struct {
	key    ebiten.Key
	action Keys
	repeat bool
}{
	{ebiten.KeyArrowUp, KeyUp, true}, {ebiten.KeyArrowDown, KeyDown, true},
	{ebiten.KeyArrowLeft, KeyLeft, true}, {ebiten.KeyArrowRight, KeyRight, true},
	{ebiten.KeyEnter, KeyConfirm | KeyEnter, false}, {ebiten.KeyNumpadEnter, KeyConfirm | KeyEnter, false},
	{ebiten.KeySpace, KeyConfirm, false}, {ebiten.KeyEscape, KeyBack, false},
	{ebiten.KeyF11, KeyFullScreen, false}, {ebiten.KeyContextMenu, KeyLook, false},
	{ebiten.KeyBackspace, KeyErase, true}, {ebiten.KeyDelete, KeyDelete, true},
	{ebiten.KeyHome, KeyHome, false}, {ebiten.KeyEnd, KeyEnd, false},
	{ebiten.KeyPageUp, KeyPageUp, true}, {ebiten.KeyPageDown, KeyPageDown, true},
}

func repeats(held int) bool {
	return held == 1 || held >= repeatFirst && (held-repeatFirst)%repeatEvery == 0
}

func (d *devices) readKeys(in *Input) {
	for _, k := range keyActions {
		held := inpututil.KeyPressDuration(k.key)
		if held == 1 || k.repeat && repeats(held) {
			in.Keys |= k.action
		}
	}
	if repeats(inpututil.KeyPressDuration(ebiten.KeyTab)) {
		if ebiten.IsKeyPressed(ebiten.KeyShift) {
			in.Keys |= KeyPrevious
		} else {
			in.Keys |= KeyNext
		}
	}
	d.shortcut = d.shortcut[:0]
	if !ebiten.IsKeyPressed(ebiten.KeyControl) && !ebiten.IsKeyPressed(ebiten.KeyAlt) && !ebiten.IsKeyPressed(ebiten.KeyMeta) {
		d.keys = inpututil.AppendJustPressedKeys(d.keys[:0])
		for _, k := range d.keys {
			switch {
			case k >= ebiten.KeyA && k <= ebiten.KeyZ:
				d.shortcut = append(d.shortcut, Key('A'+rune(k-ebiten.KeyA)))
			case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
				d.shortcut = append(d.shortcut, Key('0'+rune(k-ebiten.KeyDigit0)))
			case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
				d.shortcut = append(d.shortcut, Key('0'+rune(k-ebiten.KeyNumpad0)))
			}
		}
	}
	in.Shortcuts = d.shortcut
}

var padActions = []struct {
	button ebiten.StandardGamepadButton
	action Keys
	repeat bool
}{
	{ebiten.StandardGamepadButtonLeftTop, KeyUp, true}, {ebiten.StandardGamepadButtonLeftBottom, KeyDown, true},
	{ebiten.StandardGamepadButtonLeftLeft, KeyLeft, true}, {ebiten.StandardGamepadButtonLeftRight, KeyRight, true},
	{ebiten.StandardGamepadButtonRightBottom, KeyConfirm, false}, {ebiten.StandardGamepadButtonRightRight, KeyBack, false},
	{ebiten.StandardGamepadButtonRightLeft, KeyLook, false}, {ebiten.StandardGamepadButtonCenterRight, KeyMenu, false},
	{ebiten.StandardGamepadButtonFrontTopRight, KeyNext, true}, {ebiten.StandardGamepadButtonFrontTopLeft, KeyPrevious, true},
}

func (d *devices) readPads(in *Input) {
	d.pads = ebiten.AppendGamepadIDs(d.pads[:0])
	var push Keys
	for _, id := range d.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for _, b := range padActions {
			held := inpututil.StandardGamepadButtonPressDuration(id, b.button)
			if held == 1 || b.repeat && repeats(held) {
				in.Keys |= b.action
			}
		}
		x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
		push |= stickDirection(x, y)
	}
	if push != d.stick {
		d.stick, d.stickFor = push, 0
	}
	if push != 0 {
		d.stickFor++
		if repeats(d.stickFor) {
			in.Keys |= push
		}
	}
}

func stickDirection(x, y float64) Keys {
	const far = .6
	switch {
	case x < -far && -x > y && -x > -y:
		return KeyLeft
	case x > far && x > y && x > -y:
		return KeyRight
	case y < -far:
		return KeyUp
	case y > far:
		return KeyDown
	}
	return 0
}
