package ui

import (
	"math"
	"strings"
)

// Run is a piece of a paragraph in its own style. With a Link it can be pressed.
type Run struct {
	Text  string
	Style Style
	Color Color
	Link  *Hotspot // its Rect is set here; of a link broken over lines the first line is pressed
}

// Runs sets several pieces as one paragraph from the top left of r, breaking lines at blanks, and returns the height
// used. A line break in a text begins a new line.
func (f *Frame) Runs(r Rect, runs []Run) float64 {
	var row []word
	x, y, high := 0.0, 0.0, 0.0
	flush := func() {
		if high == 0 {
			high = f.UI.LineHeight(Body)
		}
		for _, w := range row {
			f.setWord(Rect{r.X + w.x, r.Y + y, w.w, high}, w)
		}
		y += high
		row, x, high = row[:0], 0, 0
	}
	for i := range runs {
		run := &runs[i]
		if run.Text == "" {
			continue
		}
		f.record("text", run.Text)
		face := f.UI.setter.faceFor(run.Style.Face, run.Text)
		font := fontAt{face, pxOf(f.Layout, run.Style.Size)}
		line := f.UI.LineHeight(run.Style)
		for n, para := range strings.Split(run.Text, "\n") {
			if n > 0 {
				flush()
			}
			for at := 0; at < len(para); {
				next := nextBreak(para, at)
				s := para[at:next]
				solid := strings.TrimRight(s, " ")
				w := advance(font, 0, solid) / f.Layout.Scale
				if x > 0 && x+w > r.W {
					flush()
				}
				row = append(row, word{run: run, n: i, s: solid, font: font, x: x, w: w})
				x += advance(font, 0, s) / f.Layout.Scale
				high = math.Max(high, line)
				at = next
			}
		}
	}
	if len(row) > 0 {
		flush()
	}
	return y
}

// word is a part of a run between two breaks.
type word struct {
	run  *Run
	n    int
	s    string
	font fontAt
	x, w float64
}

func (f *Frame) setWord(r Rect, w word) {
	if w.s == "" {
		return
	}
	t := openFace(w.font.face)
	base := r.Center().Y + t.cap*float64(w.font.px)/f.Layout.Scale/2
	f.add(op{kind: opText, box: Rect{r.X, base, r.W, r.H}, text: w.s, font: w.font, tint: w.run.Color})
	if w.run.Link == nil {
		return
	}
	f.Rect(Rect{r.X, base + 2, r.W, 1}, w.run.Color)
	h := *w.run.Link
	h.Rect = r.Pad(-4, -math.Max(0, (48-r.H)/2), -4, -math.Max(0, (48-r.H)/2))
	for i := range f.spots {
		if f.spots[i].ID == h.ID { // a further word of the same link
			window := f.now.m.bounds(h.Rect)
			s := &f.spots[i]
			if math.Abs(s.Window.Center().Y-window.Center().Y) < 1 {
				s.Window = s.Window.Union(window)
				s.Visible = s.Window.Intersect(f.now.clip)
			}
			return
		}
	}
	f.Hotspot(h)
}
