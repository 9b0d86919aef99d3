package ui

import "math"

// Text sets s as one line in r. Too wide, it first shrinks to four fifths of its size at text scale 100 %, never below
// 12 dp, then ends with an ellipsis. Line breaks in s become blanks.
func (f *Frame) Text(r Rect, s string, st Style, c Color, a Align) {
	f.lay(r, s, f.UI.setter.set(f.Layout, s, st, r.W, 0, oneLine), st, c, a)
}

// Fit sets s as large as the style says if it fits r in one line, else smaller or in several lines, never below 12 dp.
func (f *Frame) Fit(r Rect, s string, st Style, c Color, a Align) {
	f.lay(r, s, f.UI.setter.set(f.Layout, s, st, r.W, r.H, boxed), st, c, a)
}

// Paragraph sets s in lines of the width of r and returns the height used. It may be higher than r: the panel around it
// grows or scrolls. Vertically it lies as a says, a text higher than r always at the top.
func (f *Frame) Paragraph(r Rect, s string, st Style, c Color, a Align) float64 {
	set := f.UI.setter.set(f.Layout, s, st, r.W, 0, wrapped)
	h := set.height() / f.Layout.Scale
	if h > r.H {
		r.H = h
	}
	f.lay(r, s, set, st, c, a)
	return h
}

// TextWidth is the width in dp of s in one line.
func (u *UI) TextWidth(s string, st Style) float64 {
	return math.Ceil(u.setter.set(u.Layout, s, st, 0, 0, oneLine).lines[0].w) / u.Layout.Scale
}

// TextHeight is the height in dp of s in lines of the given width.
func (u *UI) TextHeight(s string, st Style, width float64) float64 {
	return u.setter.set(u.Layout, s, st, width, 0, wrapped).height() / u.Layout.Scale
}

// LineHeight is the height in dp of one line.
func (u *UI) LineHeight(st Style) float64 {
	return math.Round(float64(pxOf(u.Layout, st.Size))*st.Line) / u.Layout.Scale
}

// lay puts a setting into r.
func (f *Frame) lay(r Rect, s string, set setting, st Style, c Color, a Align) {
	if s == "" {
		return
	}
	f.record("text", s)
	if set.cut {
		f.record("cut", s)
	}
	scale := f.Layout.Scale
	fx, fy := a.fractions()
	pitch := set.pitch / scale
	top := r.Y + (r.H-pitch*float64(len(set.lines)))*fy
	face := openFace(set.font.face)
	for i, l := range set.lines {
		if l.s == "" {
			continue
		}
		w := l.w / scale
		// The middle of the capitals lies in the middle of the line: letters look centred so.
		base := top + pitch*(float64(i)+.5) + face.cap*float64(set.font.px)/scale/2
		o := op{kind: opText, box: Rect{r.X + (r.W-w)*fx, base, w, pitch}, text: l.s, font: set.font, gap: set.track, tint: c}
		if st.Outline > 0 {
			o.tint = st.Around
			o.lift = st.Outline
			f.add(o)
			o.tint, o.lift = c, 0
		}
		f.add(o)
	}
}
