package ui

// Key is a letter or digit key as a shortcut: '1'–'9', 'A'–'Z'. 0 is none.
type Key rune

// Hotspot is one thing that can be pressed. What is not in the list cannot be pressed; what is in it can be reached by
// keys.
type Hotspot struct {
	ID       string // stable and speaking: "card/hand/2", "action/draw", "nav/back"; the same for a covered card whatever it is
	Vague    bool   // Reason tells no more than that it is not to be pressed now: the status line keeps to Label
	Label    string // what it is, in the player's language; shown in the status line and in the inspector
	Rect     Rect   // in the coordinates of the frame where it is added
	Disabled bool   // a tap answers with Reason
	Reason   string // why it cannot be used now
	Do       func() // tap, Enter, Space, gamepad A or Key
	Look     func() // long press or right click: look closer; never Do
	Drag     func(Drag)
	Adjust   func(step int) // -1 or +1 by the left and right arrow while focused, instead of moving the focus
	Key      Key
	Z        int  // overlapping ones: the highest Z wins, then the one added last
	Silent   bool // no press sound: Do makes its own
	Through  bool // a press while things move, or during the guard, counts: it completes them and does what it is for
}

// Drag is one report of a drag that began on a hotspot or an area.
type Drag struct {
	Phase DragPhase
	From  Point // where the finger went down, in window dp
	At    Point // where it is
	Step  Point // moved since the last report
}

// DragPhase tells where in a drag a report lies.
type DragPhase uint8

const (
	DragBegin DragPhase = iota
	DragMove
	DragEnd
)

// Area is a part of the picture that follows a dragging finger or the wheel, such as a list: not a thing to press.
type Area struct {
	Rect   Rect
	Drag   func(Drag)
	Scroll func(dx, dy float64) // wheel, in dp
}

// Spot is a hotspot as it lies in the window: what a test or an outside program sees.
type Spot struct {
	Hotspot
	Window  Rect // in layout dp, after all transformations
	Visible Rect // the part of Window that is not clipped away; empty: scrolled out of sight, reachable by keys
	clip    Rect // the part of the window in which it can be seen
	reveal  func()
}
