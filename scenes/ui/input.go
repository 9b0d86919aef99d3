package ui

// Input is what happened since the last tick: one struct, filled once a tick from the devices, or by a test. Positions
// are layout dp. Nothing but the device reader asks Ebitengine for input.
type Input struct {
	At        Point // of the pointer: the mouse or one finger
	Hover     bool  // the pointer is a mouse over the window
	Down      bool  // finger or left button is down
	Pressed   bool  // went down in this tick
	Released  bool  // went up in this tick
	Touch     bool  // the pointer is a finger
	Lost      bool  // the finger was taken away by the system: whatever was pressed is let go without effect
	LookAt    bool  // the right button went down
	Wheel     Point // in dp; positive y shows what is above
	Keys      Keys
	Shortcuts []Key
	Typed     []rune
}

// Keys is a set of named actions of keyboard and gamepad that happened in this tick.
type Keys uint32

const (
	KeyUp Keys = 1 << iota
	KeyDown
	KeyLeft
	KeyRight
	KeyNext     // Tab, right shoulder
	KeyPrevious // Shift-Tab, left shoulder
	KeyConfirm  // Enter, Space, gamepad A
	KeyEnter    // Enter alone, together with KeyConfirm: ends typing
	KeyBack     // Escape, Android's back, gamepad B
	KeyMenu     // gamepad start
	KeyFullScreen
	KeyErase
	KeyDelete
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeyLook // gamepad X, the menu key: look closer at what has the focus
)

const arrows = KeyUp | KeyDown | KeyLeft | KeyRight

// Has reports whether one of the given actions is in the set.
func (k Keys) Has(any Keys) bool { return k&any != 0 }

// idle reports whether nothing at all has happened; a resting mouse does not count.
func (in *Input) idle(before Point) bool {
	return !in.Down && !in.Pressed && !in.Released && !in.Lost && !in.LookAt && in.Wheel == Point{} && in.Keys == 0 &&
		len(in.Shortcuts) == 0 && len(in.Typed) == 0 && (!in.Hover || in.At == before)
}
