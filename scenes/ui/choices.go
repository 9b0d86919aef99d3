package ui

import (
	"drygulch/audio"
	"drygulch/sprites"
)

// Option is one of several things to choose from.
type Option struct {
	ID       string // last part of the hotspot's id
	Label    string
	Icon     sprites.ID
	Hint     string // longer label for status line and inspector
	Disabled bool
	Reason   string
	Look     SegmentLook // of the chosen one
}

// SegmentLook is the look of a chosen segment.
type SegmentLook uint8

const (
	Computer SegmentLook = iota // barn red
	Human                       // teal
	Nobody                      // dark
)

var segmentLooks = [...]sprites.ID{piece("ui/segment/computer"), piece("ui/segment/human"), piece("ui/segment/empty")}

var (
	segmentOff  = piece("ui/segment/off")
	segmentDark = piece("ui/segment/dark")
	notch       = piece("ui/notch")
	arrowLeft   = piece("ui/arrow/left")
	arrowRight  = piece("ui/arrow/right")
	arrowUp     = piece("ui/arrow/up")
	arrowDown   = piece("ui/arrow/down")
	tabOn       = piece("ui/tab/on")
	tabOff      = piece("ui/tab/off")
	toggleOn    = piece("ui/toggle/on")
	toggleOff   = piece("ui/toggle/off")
	track       = piece("ui/slider/track")
	trackFill   = piece("ui/slider/fill")
	thumb       = piece("ui/slider/thumb")
	scrollTrack = piece("ui/scroll/track")
	scrollThumb = piece("ui/scroll/thumb")
)

// Segments is a row of options, one chosen. Hotspots are id/option.
func (f *Frame) Segments(r Rect, id string, options []Option, chosen int, set func(i int)) {
	f.segments(r, id, options, chosen, set, segmentOff, f.Theme.Ink)
}

// DarkSegments is Segments on a dark, quiet ground.
func (f *Frame) DarkSegments(r Rect, id string, options []Option, chosen int, set func(i int)) {
	f.segments(r, id, options, chosen, set, segmentDark, f.Theme.Paper)
}

func (f *Frame) segments(r Rect, id string, options []Option, chosen int, set func(i int), off sprites.ID, ink Color) {
	for i, o := range options {
		cell := r.Column(i, len(options), 4)
		ground, on, st := off, ink, NoteBold
		if i == chosen {
			ground, on, st = segmentLooks[o.Look], f.Theme.LitPaper, CardTitle
		}
		name := id + "/" + o.ID
		f.pushPress(name, cell)
		f.Nine(ground, cell)
		if i == chosen {
			f.Tinted(notch, Around(Point{cell.Center().X, cell.Bottom() - 5}, 16, 16), f.Theme.LitPaper)
		}
		inner := cell.Pad(4, 4, 4, 4)
		if o.Icon != 0 {
			f.Icon(o.Icon, inner.CutLeft(24), on)
		}
		f.Fit(inner, o.Label, st, on, Center)
		if o.Disabled {
			f.Mark(VeilMark, cell)
		}
		f.Pop()
		label := o.Hint
		if label == "" {
			label = o.Label
		}
		f.Hotspot(Hotspot{ID: name, Label: label, Rect: cell, Disabled: o.Disabled, Reason: o.Reason, Silent: true, Do: func() {
			f.UI.Play(audio.CueToggle, 0)
			set(i)
		}})
	}
}

// Stepper is a value with an arrow on either side. Hotspots are ID/less and ID/more. Less and More are nil at the ends.
type Stepper struct {
	ID, Label  string // Label: what is being set, for status line and inspector
	Value      string
	Less, More func()
}

// Stepper draws a stepper in r, at least 120 wide.
func (f *Frame) Stepper(r Rect, s Stepper) {
	f.Panel(FieldPanel, r)
	in := r
	f.stepperEnd(in.CutLeft(48), s, "less", arrowLeft, s.Less)
	f.stepperEnd(in.CutRight(48), s, "more", arrowRight, s.More)
	f.Fit(in, s.Value, H3.At(16), f.Theme.Ink, Center)
}

func (f *Frame) stepperEnd(r Rect, s Stepper, end string, arrow sprites.ID, do func()) {
	c := f.Theme.Ink
	if do == nil {
		c = Fade(c, .3)
	}
	id := s.ID + "/" + end
	f.pushPress(id, r)
	f.Icon(arrow, r.Place(20, 20, Center), c)
	f.Pop()
	h := Hotspot{ID: id, Label: s.Label + ": " + s.Value, Rect: r, Disabled: do == nil, Silent: true}
	if do != nil {
		h.Do = func() { f.UI.Play(audio.CueToggle, 0); do() }
	}
	f.Hotspot(h)
}

// Toggle is a switch with its words; the whole row is the target.
type Toggle struct {
	ID, Label string
	Note      string // a second line
	On        bool
	Disabled  bool
	Reason    string
	Set       func(bool)
	Light     bool // words on paper instead of on a dark ground
}

// Toggle draws a switch in r: words to the left, the switch to the right.
func (f *Frame) Toggle(r Rect, t Toggle) {
	in := r
	knob := in.CutRight(64).Place(60, 36, Right)
	id := toggleOff
	if t.On {
		id = toggleOn
	}
	in.CutRight(8)
	f.rowWords(in, t.Label, t.Note, t.Light)
	f.Sprite(id, knob)
	if t.Disabled {
		f.Rect(knob, Fade(f.Theme.OldPaper, .5))
	}
	f.Hotspot(Hotspot{ID: t.ID, Label: t.Label, Rect: r, Disabled: t.Disabled, Reason: t.Reason, Silent: true, Do: func() {
		f.UI.Play(audio.CueToggle, 0)
		t.Set(!t.On)
	}})
}

// rowWords sets the words of a row of settings.
func (f *Frame) rowWords(r Rect, label, note string, light bool) {
	c, c2 := f.Theme.Paper, f.Theme.OldPaper
	if light {
		c, c2 = f.Theme.Ink, f.Theme.InkSoft
	}
	if note == "" {
		f.Fit(r, label, BodyBold, c, Left)
		return
	}
	f.Fit(r.CutTop(r.H/2), label, BodyBold, c, Left)
	f.Fit(r, note, Note, c2, Left)
}

// Tabs is a row of tabs over a paper panel, one chosen. Hotspots are id/option.
func (f *Frame) Tabs(r Rect, id string, options []Option, chosen int, set func(i int)) {
	for i, o := range options {
		cell := r.Column(i, len(options), 4)
		ground, c := tabOff, f.Theme.InkSoft
		if i == chosen {
			ground, c = tabOn, f.Theme.Ink
		}
		f.Nine(ground, cell)
		inner := cell.Pad(6, 4, 6, 4)
		if o.Icon != 0 {
			f.Icon(o.Icon, inner.CutLeft(26), c)
		}
		f.Fit(inner, o.Label, H3.At(16), c, Center)
		f.Hotspot(Hotspot{ID: id + "/" + o.ID, Label: o.Label, Rect: cell, Disabled: o.Disabled, Reason: o.Reason, Silent: true, Do: func() {
			f.UI.Play(audio.CuePage, 0)
			set(i)
		}})
	}
}
