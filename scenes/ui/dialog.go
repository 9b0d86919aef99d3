package ui

import (
	"math"

	"drygulch/audio"
)

// Dialog asks something, with verbs.
type Dialog struct {
	Name        string // in the inspector: "dialog/quit"
	Title, Text string
	Choices     []Choice  // from the safe one to the bold one; the last is drawn rightmost
	Cancel      func(*UI) // Back; nil: like the safe choice, or nothing but closing
	// Body, if not nil, draws something between text and choices, BodyHeight dp high.
	Body       func(f *Frame, r Rect)
	BodyHeight float64
}

// Choice is one answer of a dialog.
type Choice struct {
	ID, Label string // the whole id of the hotspot: "dialog/leave"
	Kind      ButtonKind
	Safe      bool // gets the focus
	Do        func(*UI)
}

// Ask opens a dialog over the present scene. A choice closes it before its Do.
func (u *UI) Ask(d Dialog) {
	u.Open(&dialog{Dialog: d, since: u.tick})
	u.Play(audio.CueDialog, 0)
}

type dialog struct {
	Dialog
	since int64
}

func (d *dialog) Name() string { return d.Dialog.Name }

func (d *dialog) Tick(*UI) {}

func (d *dialog) Back(u *UI) {
	u.Play(audio.CueBack, 0)
	u.Close(d)
	if d.Cancel != nil {
		d.Cancel(u)
		return
	}
	for _, c := range d.Choices {
		if c.Safe && c.Do != nil {
			c.Do(u)
			return
		}
	}
}

func (d *dialog) Build(f *Frame) {
	u := f.UI
	safe := f.Layout.Safe().Inset(f.Layout.Margin())
	w := math.Min(safe.W, 520)
	inner := w - 48
	titleH := 0.0
	if d.Title != "" {
		titleH = u.TextHeight(d.Title, H2, inner) + 8
	}
	textH := u.TextHeight(d.Text, Body, inner)
	rows := d.rows(u, inner)
	buttons := float64(rows)*56 + float64(rows-1)*8
	h := 24 + titleH + textH + d.BodyHeight + 20 + buttons + 24
	r := safe.Place(w, math.Min(h, safe.H), Center)
	pad := clamp((math.Min(r.H-buttons, r.W-48))/2, 0, 24) // in the smallest windows the answers keep what room there is
	f.PushAlpha(d.shown(f))
	defer f.Pop()
	f.Panel(DialogPanel, r)
	in := r.Inset(pad)
	foot := in.CutBottom(buttons)
	in.CutBottom(20)
	f.List(d.Dialog.Name, Rect{in.X, in.Y, in.W + 14, in.H}, func(c Rect) float64 {
		y := c.Y
		if d.Title != "" {
			f.Paragraph(Rect{c.X, y, c.W, 0}, d.Title, H2, f.Theme.BarnDark, Top)
			y += titleH
		}
		y += f.Paragraph(Rect{c.X, y, c.W, 0}, d.Text, Body, f.Theme.Ink, Top)
		if d.Body != nil {
			d.Body(f, Rect{c.X, y, c.W, d.BodyHeight})
			y += d.BodyHeight
		}
		return y - c.Y
	})
	for i, c := range d.Choices {
		cell := foot.Row(i, max(len(d.Choices), 1), 8)
		if rows == 1 {
			cell = foot.Column(i, len(d.Choices), 12)
		}
		f.Button(cell, Button{ID: c.ID, Label: c.Label, Kind: c.Kind, Size: 18, Do: func() {
			u.Close(d)
			if c.Do != nil {
				c.Do(u)
			}
		}})
		if c.Safe {
			f.Focus(c.ID)
		}
	}
}

// shown is how much of the dialog has come into sight, from 0 to 1. It stands in its place from the first tick.
func (d *dialog) shown(f *Frame) float64 {
	ticks := f.UI.TicksFor(DialogInMS)
	passed := int(f.UI.tick - d.since)
	if passed >= ticks {
		return 1
	}
	f.Again(1)
	return Decelerate.At(float64(passed+1) / float64(ticks+1))
}

// rows is 1 if all choices fit side by side with their words in one line, else one for each.
func (d *dialog) rows(u *UI, width float64) int {
	n := len(d.Choices)
	if n == 0 {
		return 0
	}
	each := (width - 12*float64(n-1)) / float64(n)
	for _, c := range d.Choices {
		if u.TextWidth(c.Label, H3.At(18))+24 > each {
			return n
		}
	}
	return 1
}
