package ui

import (
	"math"
	"unicode/utf8"

	"drygulch/audio"
)

// toast is a note pinned to the lower edge for a while.
type toast struct {
	text string
	left int // ticks
	at   int64
}

// Toast pins a note to the lower edge, long enough to be read. A new one takes the place of the old.
func (u *UI) Toast(s string) {
	u.toast = toast{text: s, left: TicksOf(1800 + 55*utf8.RuneCountInString(s)), at: u.tick}
	u.Play(audio.CueToast, 0)
	u.rebuild = true
}

func (t *toast) tick(u *UI) {
	if t.left > 0 {
		if t.left--; t.left == 0 {
			u.rebuild = true
		}
	}
}

func (t *toast) draw(f *Frame) {
	if t.left == 0 || t.text == "" {
		return
	}
	u := f.UI
	safe := f.Layout.Safe().Inset(f.Layout.Margin())
	most := math.Min(safe.W, 560)
	w := math.Min(u.TextWidth(t.text, BodyBold)+40, most)
	h := u.TextHeight(t.text, BodyBold, w-40) + 24
	low := safe
	low.CutBottom(math.Min(f.pinAbove, safe.H/2))
	r := low.Place(w, math.Max(h, 48), Bottom)
	f.Panel(ToastPanel, r)
	f.Paragraph(r.Pad(20, 12, 20, 12), t.text, BodyBold, f.Theme.LitPaper, Center)
}

// PinToasts keeps the lowest dp of the window free of notes, such as the height of a tray.
func (f *Frame) PinToasts(above float64) { f.pinAbove = above }
