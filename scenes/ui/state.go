package ui

// Focused reports whether the keys point at the hotspot with this id and the ring is seen.
func (f *Frame) Focused(id string) bool { return f.UI.focus.shown && f.UI.focus.id == id }

// Hovered reports whether the mouse points at the hotspot with this id.
func (f *Frame) Hovered(id string) bool { return f.UI.hover != "" && f.UI.hover == id }

// Pressed reports whether a finger or button is down on the hotspot with this id and would press it if lifted.
func (f *Frame) Pressed(id string) bool {
	g := &f.UI.gesture
	return g.down && !g.far && !g.spent && id != "" && g.id == id
}

// PressDepth is how far a control is pressed, eased from 0 to 1.
func (f *Frame) PressDepth(id string) float64 {
	if f.Pressed(id) {
		return f.UI.Eased("press/"+id, 1, PressInMS, Linear)
	}
	return f.UI.Eased("press/"+id, 0, PressOutMS, Linear)
}

// Lifted is how much a hotspot is raised by mouse or keys, eased from 0 to 1: cards rise by 6 dp times this.
func (f *Frame) Lifted(id string) float64 {
	target := 0.0
	if f.Focused(id) || f.Hovered(id) {
		target = 1
	}
	return f.UI.Eased("lift/"+id, target, HoverMS, Standard)
}

// StatusLine sets the label of what has the focus or lies under the mouse, or s if nothing does.
func (f *Frame) StatusLine(r Rect, s string, st Style, c Color, a Align) {
	id := f.UI.hover
	if f.UI.focus.shown {
		id = f.UI.focus.id
	}
	for i := range f.spots {
		if f.spots[i].ID == id && id != "" {
			s = f.spots[i].Label
			if f.spots[i].Disabled && f.spots[i].Reason != "" && !f.spots[i].Vague {
				s = f.spots[i].Reason
			}
		}
	}
	f.Fit(r, s, st, c, a)
}
