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
		f.typedText(in, t.Value, k, c)
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

// typedText shows the value with the caret, scrolled so that the caret is in sight.
func (f *Frame) typedText(in Rect, value string, k *caret, c Color) {
	f.PushClip(in.Pad(-2, 0, -2, 0))
	before := f.UI.TextWidth(value[:k.at], BodyBold)
	shift := 0.0
	if before > in.W-4 {
		shift = before - (in.W - 4)
	}
	wide := in.Move(-shift, 0)
	wide.W = f.UI.TextWidth(value, BodyBold) + 8
	f.Text(wide, value, BodyBold, c, Left)
	sinceChange := f.UI.tick - k.since
	if sinceChange/caretBlink%2 == 0 {
		h := f.UI.LineHeight(BodyBold)
		f.Rect(Rect{in.X + before - shift, in.Center().Y - h/2, 2, h}, c)
	}
	f.Again(int(caretBlink - sinceChange%caretBlink))
	f.Pop()
}

// stopEditing ends typing.
func (u *UI) stopEditing() {
	if u.editing != "" {
		delete(u.state, "caret/"+u.editing)
		u.editing, u.rebuild = "", true
	}
}

// typeInto gives keys to the field that is being typed in. It reports whether they are used up.
func (u *UI) typeInto(in *Input) bool {
	k, _ := u.state["caret/"+u.editing].(*caret)
	if k == nil || u.spot(u.editing) == nil {
		u.stopEditing()
		return false
	}
	t := k.field
	v := t.Value
	k.at = min(k.at, len(v))
	typed := cleanTyped(in.Typed)
	switch keys := in.Keys; {
	case keys.Has(KeyBack):
		u.stopEditing()
		return true
	case keys.Has(KeyEnter) || keys.Has(KeyConfirm) && typed == "":
		u.stopEditing()
		if t.Done != nil {
			t.Done()
		}
		return true
	case keys.Has(KeyNext | KeyPrevious | KeyUp | KeyDown):
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
	if typed != "" {
		head := norm.NFC.String(v[:k.at] + typed)
		if utf8.RuneCountInString(head+v[k.at:]) <= t.Max {
			k.at, v = len(head), head+v[k.at:]
		}
	}
	if v != t.Value && t.Set != nil {
		t.Set(v)
		k.field.Value = v
	}
	k.since = u.tick
	u.rebuild = true
	return true
}

// cleanTyped keeps what belongs into one line.
func cleanTyped(runes []rune) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return -1
		}
		return r
	}, string(runes))
}
