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

// Focused reports whether the keys point at the hotspot with this id.
func (f *Frame) Focused(id string) bool { return false }

// Hovered reports whether the mouse points at the hotspot with this id.
func (f *Frame) Hovered(id string) bool { return false }

// Pressed reports whether a finger or button is down on the hotspot with this id.
func (f *Frame) Pressed(id string) bool { return false }

// PressDepth is how far a control is pressed, eased from 0 to 1.
func (f *Frame) PressDepth(id string) float64 { return 0 }

// Lifted is how much a hotspot is raised by hover or focus, eased from 0 to 1: cards rise by 6 dp times this.
func (f *Frame) Lifted(id string) float64 { return 0 }

// Slider is a value between 0 and 1.
type Slider struct {
	ID, Label, Value string
	At, Step         float64
	Set              func(float64)
}

// Slider draws a slider in r with its words above the track or to the left of it.
func (f *Frame) Slider(r Rect, s Slider) {}

// List shows something higher than r through r: it scrolls by dragging, wheel and focus. draw gets the content's
// rectangle (its height means nothing) and returns the height it used.
func (f *Frame) List(id string, r Rect, draw func(content Rect) (height float64)) {}

// Strip is List lying: it scrolls sideways; draw returns the width it used.
func (f *Frame) Strip(id string, r Rect, draw func(content Rect) (width float64)) {}

// ScrollTo brings the part of a list or strip that begins at (in dp from its begin) to its begin.
func (u *UI) ScrollTo(id string, at float64) {}

// Field is a line of text to type.
type Field struct {
	ID, Label, Value string
	Empty            string // shown greyed while there is nothing
	Max              int    // runes; 0: 24
	Set              func(string)
	Done             func() // Enter
}

// Field draws a text field.
func (f *Frame) Field(r Rect, t Field) {}

// Dialog asks something, with verbs.
type Dialog struct {
	Name        string // in the inspector: "dialog/quit"
	Title, Text string
	Choices     []Choice
	Cancel      func(*UI)              // Back; nil: like the safe choice
	Body        func(f *Frame, r Rect) // optional picture between text and choices
	BodyHeight  float64
}

// Choice is one answer. ID is the whole hotspot id: "dialog/leave".
type Choice struct {
	ID, Label string
	Kind      ButtonKind
	Safe      bool // gets the focus
	Do        func(*UI)
}

// Ask opens a dialog over the present scene. A choice closes it before its Do.
func (u *UI) Ask(d Dialog) {}

// StatusLine sets the label of what is focused or under the mouse, or s if nothing is.
func (f *Frame) StatusLine(r Rect, s string, st Style, c Color, a Align) {}

// Run is a piece of a paragraph in its own style; with a Link it is a hotspot.
type Run struct {
	Text  string
	Style Style
	Color Color
	Link  *Hotspot // ID, Label, Do; its Rect is set by Runs
}

// Runs sets several pieces as one paragraph and returns the height used.
func (f *Frame) Runs(r Rect, runs []Run) float64 { return 0 }

// Layer draws what build adds once and keeps it as a picture until it changes: for large still parts behind something
// that moves. r bounds it. Hotspots may be added inside as well.
func (f *Frame) Layer(name string, r Rect, build func()) { build() }
