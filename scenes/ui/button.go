package ui

import (
	"math"
	"strings"

	"drygulch/sprites"
)

// Button is a control with words, an icon or both.
type Button struct {
	ID, Label string
	Sub       string     // a second, smaller line
	Icon      sprites.ID // 0: none
	Kind      ButtonKind
	Size      float64 // of the words in dp; 0: by the height of the button
	Disabled  bool
	Reason    string // what a tap on a disabled one answers
	Do        func()
	Look      func()
	Key       Key
	Hint      string // longer label for status line and inspector; empty: Label
	Silent    bool
	Through   bool // see Hotspot
}

func (b Button) hotspot(r Rect) Hotspot {
	label := b.Label
	if b.Hint != "" {
		label = b.Hint
	}
	return Hotspot{ID: b.ID, Label: label, Rect: r, Disabled: b.Disabled, Reason: b.Reason,
		Do: b.Do, Look: b.Look, Key: b.Key, Silent: b.Silent, Through: b.Through}
}

// Button draws a button in r and makes it a hotspot.
func (f *Frame) Button(r Rect, b Button) {
	look := buttonLooks[b.Kind]
	id, on := look.rest, look.on(f.Theme)
	down := f.Pressed(b.ID) && !b.Disabled
	if down {
		id = look.pressed
	}
	f.pushPress(b.ID, r)
	f.Nine(id, r)
	inner := f.inner(r, b.Label)
	if down {
		inner = inner.Move(0, 2)
	}
	if b.Disabled {
		f.Mark(VeilMark, r)
		on = f.Theme.Ink
	}
	f.buttonWords(inner, b, on)
	f.Pop()
	f.Hotspot(b.hotspot(r))
}

// inner is the room of a button's words. On a narrow one it reaches closer to the edge rather than that a word is broken.
func (f *Frame) inner(r Rect, label string) Rect {
	if in := r.Pad(10, 4, 10, 4); f.whole(label, H3, in.W, math.Inf(1)) {
		return in
	}
	return r.Pad(5, 4, 5, 4)
}

// buttonWords sets icon, label and second line of a button as one group in the middle of r.
func (f *Frame) buttonWords(r Rect, b Button, on Color) {
	st := H3
	if r.H >= 44 {
		st = H2
	}
	if b.Size > 0 {
		st = st.At(b.Size)
	}
	if b.Sub != "" {
		line, sub := f.UI.LineHeight(st), f.UI.LineHeight(NoteBold)
		r = r.Place(r.W, math.Min(line+sub, r.H), Center)
		f.Fit(r.CutBottom(math.Min(sub, r.H*.46)), b.Sub, NoteBold, on, Center)
	}
	if side := math.Min(26, r.H); b.Icon != 0 && f.whole(b.Label, st, r.W-side-8, r.H) {
		if b.Label == "" {
			f.Icon(b.Icon, r.Place(side, side, Center), on)
			return
		}
		w := math.Min(f.UI.TextWidth(b.Label, st), r.W-side-8)
		r = r.Place(w+side+8, r.H, Center)
		f.Icon(b.Icon, r.CutLeft(side).Place(side, side, Center), on)
		r.CutLeft(8)
	}
	f.Fit(r, b.Label, st, on, Center)
}

// whole tells whether s can be set in a width and height without a word being broken or lost. An icon that leaves too
// little room for that is left out.
func (f *Frame) whole(s string, st Style, width, height float64) bool {
	st = st.At(MinSize / f.Layout.Text)
	for word := range strings.FieldsSeq(s) {
		if f.UI.TextWidth(word, st) > width {
			return false
		}
	}
	return s == "" || f.UI.TextHeight(s, st, width) <= height+1
}

// IconButton draws a square button with only an icon; its Label is what the status line and the inspector say.
func (f *Frame) IconButton(r Rect, b Button) {
	look, ok := squareLooks[b.Kind]
	if !ok {
		look = squareLooks[DarkButton]
	}
	id := look.rest
	if f.Pressed(b.ID) && !b.Disabled {
		id = look.pressed
	}
	f.pushPress(b.ID, r)
	f.Nine(id, r)
	on := f.Theme.Paper
	if b.Kind == PaperButton {
		on = f.Theme.Ink
	}
	if b.Disabled {
		f.Mark(VeilMark, r)
		on = f.Theme.Ink
	}
	side := math.Min(r.W, r.H) * .54
	f.Icon(b.Icon, r.Place(side, side, Center), on)
	f.Pop()
	f.Hotspot(b.hotspot(r))
}

// pushPress shrinks a control under the finger to 97 %. The caller pops.
func (f *Frame) pushPress(id string, r Rect) {
	s := 1 - .03*f.PressDepth(id)
	f.PushScale(r.Center(), s, s)
}
