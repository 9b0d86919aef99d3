package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// inputMethod is how the system writes into a field: the keyboard on the screen of a phone, or the way from keys to
// words of Vietnamese or Chinese. It calls UI.composed and UI.committed. Without one, keys write letters.
type inputMethod interface {
	Update() (handled bool, err error) // once a tick while a field is typed in
	Confirm()                          // writes what is begun and ends
}

// draft is what an input method is about to write: it is shown but not yet there.
type draft struct {
	text  string
	caret int // byte in text
	alive bool
	held  string // letters from the keyboard, until it is known whether the input method writes them too
	wait  int    // ticks until they are taken
}

// heldTicks is how long after a key the input method may still write the key's letter.
const heldTicks = 3

// systemMethod is the system's own input method.
func (u *UI) systemMethod() inputMethod {
	return &textinput.Composer{
		OnNewSession: func() *textinput.SessionOptions {
			k := u.typed()
			if k == nil || k.shown.Empty() {
				return nil // not drawn yet
			}
			v, s := k.field.Value, u.Layout.Scale
			at := min(k.at, len(v))
			return &textinput.SessionOptions{
				CaretBounds: image.Rect(
					int(math.Floor(k.shown.X*s)), int(math.Floor(k.shown.Y*s)),
					int(math.Ceil(k.shown.Right()*s)), int(math.Ceil(k.shown.Bottom()*s))),
				TextBeforeCaret: v[:at], TextAfterCaret: v[at:],
			}
		},
		OnComposition: func(c *textinput.Composition) {
			_, end := c.SelectionRangeInBytes()
			u.composed(c.Text(), end)
		},
		OnCommit: func(c *textinput.Commit) {
			before, after := c.SurroundingText()
			u.committed(before, c.Text(), after)
		},
		OnEndByUser: u.stopEditing,
	}
}

// typed is the caret of the field that is typed in; nil if there is none.
func (u *UI) typed() *caret {
	k, _ := u.state["caret/"+u.editing].(*caret)
	return k
}

// compose lets the input method work for a tick. It returns the letters that the keyboard alone has typed, and whether
// the input method has taken the keys of this tick for itself.
func (u *UI) compose(k *caret, in *Input) (typed string, taken bool) {
	d := &k.draft
	if u.method != nil {
		handled, err := u.method.Update()
		if err != nil {
			u.method = nil // the keyboard goes on without
		}
		if handled {
			d.alive, taken = true, true
		}
	}
	if u.method == nil {
		typed = cleanTyped(d.held + string(in.Typed))
		d.held = ""
		return typed, false
	}
	if d.alive {
		d.held = ""
		return "", taken
	}
	if len(in.Typed) > 0 {
		d.held, d.wait = d.held+string(in.Typed), heldTicks
	}
	if d.held != "" {
		// Space is a letter too; any other key acts on what is typed so far.
		if d.wait--; d.wait <= 0 || in.Keys&^KeyConfirm != 0 {
			typed, d.held = cleanTyped(d.held), ""
		}
	}
	return typed, taken
}

// composed shows what the input method is about to write, with its caret behind so many bytes; "" takes it away.
func (u *UI) composed(text string, caret int) {
	k := u.typed()
	if k == nil {
		return
	}
	d := &k.draft
	text = cleanTyped(text)
	caret = max(0, min(caret, len(text)))
	if d.text != text || d.caret != caret {
		d.text, d.caret = text, caret
		d.alive = true
		k.since, u.rebuild = u.tick, true
	}
}

// committed writes: the value becomes before, text and after, with the caret behind text.
func (u *UI) committed(before, text, after string) {
	k := u.typed()
	if k == nil {
		return
	}
	k.draft.text, k.draft.caret, k.draft.alive = "", 0, true
	u.write(k, before+after, cleanTyped(text), len(before))
}
