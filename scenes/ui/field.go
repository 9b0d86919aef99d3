package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"drygulch/audio"

	"golang.org/x/text/unicode/norm"
)

// Field is a line of text to type, in any script.
type Field struct {
	ID, Label, Value string
	Empty            string // shown faintly while there is nothing
	Max              int    // runes; 0: 24
	Set              func(string)
	Done             func() // Enter; may be nil
	Dark             bool   // on a dark ground
}

// caret is what is kept of a field while it is typed in.
type caret struct {
	at    int // byte in the value
	field Field
	since int64 // tick of the last change, for the blinking
	shown Rect  // of the caret in layout dp of the window, as it was drawn last
	draft draft // what the system's input method is about to write
}

// caretBlink is half the period of the caret, in ticks.
const caretBlink = 30

// Field draws a text field. A tap begins typing; Enter, Escape or a tap elsewhere ends it.
func (f *Frame) Field(r Rect, t Field) {
	if t.Max == 0 {
		t.Max = 24
	}
	ground, c, faint := FieldPanel, f.Theme.Ink, f.Theme.InkSoft
	if t.Dark {
		ground, c, faint = DarkField, f.Theme.Paper, f.Theme.OldPaper
	}
	f.Panel(ground, r)
	in := r.Pad(12, 4, 12, 4)
	u := f.UI
	k, _ := u.state["caret/"+t.ID].(*caret)
	typing := u.editing == t.ID && k != nil
	if typing {
		k.field = t
		k.at = min(k.at, len(t.Value))
		f.typedText(in, k, c)
		f.Mark(SelectedMark, r)
	} else if t.Value == "" {
		f.Text(in, t.Empty, Body, faint, Left)
	} else {
		f.Text(in, t.Value, BodyBold, c, Left)
	}
	f.Hotspot(Hotspot{ID: t.ID, Label: t.Label + ": " + t.Value, Rect: r, Silent: true, Do: func() {
		u.Play(audio.CueSelect, 0)
		u.state["caret/"+t.ID] = &caret{at: len(t.Value), field: t, since: u.tick}
		u.editing = t.ID
	}})
}

// typedText shows the value and the draft in it with the caret, scrolled so that the caret is in sight.
func (f *Frame) typedText(in Rect, k *caret, c Color) {
	f.PushClip(in.Pad(-2, 0, -2, 0))
	width := func(s string) float64 { return f.UI.TextWidth(s, BodyBold) }
	value := k.field.Value[:k.at] + k.draft.text + k.field.Value[k.at:]
	before := width(value[:k.at+k.draft.caret])
	shift := 0.0
	if before > in.W-4 {
		shift = before - (in.W - 4)
	}
	wide := in.Move(-shift, 0)
	wide.W = width(value) + 8
	f.Text(wide, value, BodyBold, c, Left)
	h := f.UI.LineHeight(BodyBold)
	if k.draft.text != "" {
		from, to := width(value[:k.at]), width(value[:k.at+len(k.draft.text)])
		f.Rect(Rect{in.X + from - shift, in.Center().Y + h/2 - 2, to - from, 2}, c)
	}
	bar := Rect{in.X + before - shift, in.Center().Y - h/2, 2, h}
	k.shown = f.now.m.bounds(bar)
	sinceChange := f.UI.tick - k.since
	if sinceChange/caretBlink%2 == 0 {
		f.Rect(bar, c)
	}
	f.Again(int(caretBlink - sinceChange%caretBlink))
	f.Pop()
}

// stopEditing ends typing.
func (u *UI) stopEditing() {
	if u.editing == "" {
		return
	}
	if u.method != nil {
		u.method.Confirm() // what was begun is written
	}
	if k := u.typed(); k != nil && k.draft.held != "" && !k.draft.alive {
		u.write(k, k.field.Value, cleanTyped(k.draft.held), min(k.at, len(k.field.Value)))
	}
	delete(u.state, "caret/"+u.editing)
	u.editing, u.rebuild = "", true
}

// typeInto gives keys to the field that is being typed in. It reports whether they are used up.
func (u *UI) typeInto(in *Input) bool {
	k, _ := u.state["caret/"+u.editing].(*caret)
	if k == nil || u.spot(u.editing) == nil {
		u.stopEditing()
		return false
	}
	typed, taken := u.compose(k, in)
	if u.editing == "" {
		return true
	}
	if taken || typed == "" && in.Keys == 0 {
		return true
	}
	if u.method != nil {
		u.method.Confirm() // it must not write where a key has changed something
	}
	t := k.field
	v := t.Value
	k.at = min(k.at, len(v))
	switch keys := in.Keys; {
	case keys.Has(KeyBack):
		u.write(k, v, typed, k.at)
		u.stopEditing()
		return true
	case keys.Has(KeyEnter) || keys.Has(KeyConfirm) && len(in.Typed) == 0 && !k.draft.alive:
		u.write(k, v, typed, k.at)
		u.stopEditing()
		if t.Done != nil {
			t.Done()
		}
		return true
	case keys.Has(KeyNext | KeyPrevious | KeyUp | KeyDown):
		u.write(k, v, typed, k.at)
		u.stopEditing()
		return false
	case keys.Has(KeyErase) && k.at > 0:
		_, n := utf8.DecodeLastRuneInString(v[:k.at])
		v = v[:k.at-n] + v[k.at:]
		k.at -= n
	case keys.Has(KeyDelete) && k.at < len(v):
		_, n := utf8.DecodeRuneInString(v[k.at:])
		v = v[:k.at] + v[k.at+n:]
	case keys.Has(KeyLeft) && k.at > 0:
		_, n := utf8.DecodeLastRuneInString(v[:k.at])
		k.at -= n
	case keys.Has(KeyRight) && k.at < len(v):
		_, n := utf8.DecodeRuneInString(v[k.at:])
		k.at += n
	case keys.Has(KeyHome):
		k.at = 0
	case keys.Has(KeyEnd):
		k.at = len(v)
	}
	u.write(k, v, typed, k.at)
	return true
}

// write puts typed into the value v at a byte and the caret behind it. Of what is too long, such as a paste, it takes
// as much as there is room for.
func (u *UI) write(k *caret, v, typed string, at int) {
	k.at = at
	for typed != "" {
		head := norm.NFC.String(v[:at] + typed)
		if utf8.RuneCountInString(head+v[at:]) <= k.field.Max {
			k.at, v = len(head), head+v[at:]
			break
		}
		_, n := utf8.DecodeLastRuneInString(typed)
		typed = typed[:len(typed)-n]
	}
	if v != k.field.Value && k.field.Set != nil {
		k.field.Set(v)
		k.field.Value = v
	}
	k.since = u.tick
	u.rebuild = true
}

// cleanTyped keeps what belongs into one line.
func cleanTyped(typed string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, typed)
}
