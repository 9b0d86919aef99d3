package ui

type toast struct{}
type focus struct {
	id    string
	shown bool
}
type gesture struct{}
type inspector struct{}

// Input is what happened since the last tick.
type Input struct {
	At        Point // of the pointer, in layout dp
	Hover     bool  // the pointer is a mouse over the window
	Down      bool  // finger or button is down
	Pressed   bool  // went down in this tick
	Released  bool  // went up in this tick
	Touch     bool  // the pointer is a finger
	LookAt    bool  // right button went down
	Wheel     Point // in dp, positive y scrolls up
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
	KeyBack     // Escape, Android's back, gamepad B
	KeyMenu     // gamepad start
	KeyFullScreen
	KeyErase
	KeyDelete
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeyLook // gamepad X, the menu key
)

// Has reports whether one of the given actions is in the set.
func (k Keys) Has(any Keys) bool { return k&any != 0 }
