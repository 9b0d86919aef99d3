package ui

import (
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// devices reads mouse, fingers, keyboard and gamepads.
type devices struct {
	ids      []ebiten.TouchID
	fresh    []ebiten.TouchID
	fingers  map[ebiten.TouchID]finger
	finger   ebiten.TouchID // the one that is the pointer
	touching bool
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

// finger is what is remembered of one touch.
type finger struct {
	at    Point // px
	still int   // ticks without a move
	stale bool  // of before a pause, or left behind by the system: not a finger any more until it moves
}

const (
	staleAfter  = 10 * TicksPerSecond // a finger that lies still that long is taken for one the system forgot to lift
	repeatFirst = 24                  // ticks until a held key repeats
	repeatEvery = 6
	wheelDP     = 48 // dp a notch of the wheel
)

var backPressed atomic.Bool

// PressBack is Android's back: the shell calls it from its own thread.
func PressBack() { backPressed.Store(true) }

// letGo treats all fingers now on the screen as forgotten: after a pause nobody knows which of them are still there.
func (d *devices) letGo() {
	for id, f := range d.fingers {
		f.stale = true
		d.fingers[id] = f
	}
	d.touching = false
}

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

// readTouch makes one finger the pointer: the one that appeared or moved last. Android may leave a finger pressed for
// ever when the system takes it away, and its next tap then gives no new touch; so a finger that has not moved for long
// is forgotten, and one that moves again counts as new.
func (d *devices) readTouch(in *Input, scale float64) {
	d.ids = ebiten.AppendTouchIDs(d.ids[:0])
	d.fresh = inpututil.AppendJustPressedTouchIDs(d.fresh[:0])
	if len(d.ids) == 0 && len(d.fingers) == 0 {
		return
	}
	if d.fingers == nil {
		d.fingers = map[ebiten.TouchID]finger{}
	}
	moved, appeared := d.finger, false
	for _, id := range d.ids {
		x, y := ebiten.TouchPositionF(id)
		p := Point{x, y}
		f, known := d.fingers[id]
		switch {
		case !known || f.stale && f.at.Dist(p) > 4*scale:
			f = finger{at: p}
			moved, appeared = id, true
		case f.at != p:
			f.at, f.still = p, 0
		default:
			f.still++
			f.stale = f.stale || f.still > staleAfter
		}
		d.fingers[id] = f
	}
	for _, id := range d.fresh { // a quick tap may be over already
		if _, known := d.fingers[id]; !known {
			x, y := inpututil.TouchPositionFInPreviousTick(id)
			d.fingers[id] = finger{at: Point{x, y}}
			moved, appeared = id, true
		}
	}
	if appeared {
		in.Lost = d.touching // the finger before is let go without effect
		d.finger, d.touching = moved, true
		in.Pressed = true
	}
	f, there := d.fingers[d.finger]
	for id := range d.fingers {
		if !contains(d.ids, id) {
			delete(d.fingers, id)
		}
	}
	if !d.touching || !there {
		d.touching = false
		return
	}
	d.touched = true
	in.Touch, in.At = true, Point{f.at.X / scale, f.at.Y / scale}
	switch {
	case f.stale:
		in.Lost, d.touching = true, false
	case contains(d.ids, d.finger):
		in.Down = true
	default:
		in.Released, d.touching = true, false
	}
}

func contains(ids []ebiten.TouchID, id ebiten.TouchID) bool {
	for _, other := range ids {
		if other == id {
			return true
		}
	}
	return false
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
