package ui

import "math"

// scroll is where a list stands.
type scroll struct {
	at     float64 // dp of the content above (or to the left of) the window
	length float64 // of the content, as drawn last
	room   float64
	want   float64 // asked for by ScrollTo before the list was drawn; NaN: nothing
	speed  float64 // dp a tick, after the finger has let go
	last   int64   // tick of the last step on its own
	held   bool
}

func (u *UI) scrollOf(id string) *scroll {
	key := "scroll/" + id
	s, ok := u.state[key].(*scroll)
	if !ok {
		s = &scroll{want: math.NaN()}
		u.state[key] = s
	}
	return s
}

func (s *scroll) most() float64 { return math.Max(0, s.length-s.room) }

func (s *scroll) to(at float64) { s.at = clamp(at, 0, s.most()) }

// ScrollTo brings the part of a list or strip that begins at (in dp from its begin) to its begin.
func (u *UI) ScrollTo(id string, at float64) {
	s := u.scrollOf(id)
	s.want, s.speed = at, 0
	u.rebuild = true
}

// ScrollToEnd shows the end of a list or strip.
func (u *UI) ScrollToEnd(id string) { u.ScrollTo(id, math.MaxFloat32) }

// Scrolled is how far a list or strip is scrolled, in dp.
func (u *UI) Scrolled(id string) float64 { return u.scrollOf(id).at }

// List shows something higher than r through r: it scrolls by dragging, wheel, keys and focus. draw gets the content's
// rectangle, whose height means nothing, and returns the height it used. Beside what does not fit stands a scroll bar;
// the content keeps its width either way.
func (f *Frame) List(id string, r Rect, draw func(content Rect) (height float64)) {
	s := f.UI.scrollOf(id)
	content := Rect{r.X, r.Y - s.at, math.Max(r.W-14, 0), r.H}
	length := f.scrolled(s, r, content, false, draw)
	s.settle(f.UI, length, r.H)
	f.Area(Area{Rect: r, Drag: s.follow(f.UI, func(p Point) float64 { return p.Y }),
		Scroll: func(_, dy float64) { s.to(s.at - dy); s.speed = 0 }})
	if s.most() > 0 {
		bar := Rect{r.Right() - 10, r.Y, 10, r.H}
		f.Nine(scrollTrack, bar)
		h := math.Max(bar.H*s.room/s.length, 24)
		f.Nine(scrollThumb, Rect{bar.X, bar.Y + (bar.H-h)*s.at/s.most(), bar.W, h})
	}
}

// Strip is List lying: it scrolls sideways and draw returns the width it used. Arrows at the ends say that there is
// more.
func (f *Frame) Strip(id string, r Rect, draw func(content Rect) (width float64)) {
	s := f.UI.scrollOf(id)
	length := f.scrolled(s, r, Rect{r.X - s.at, r.Y, r.W, r.H}, true, draw)
	s.settle(f.UI, length, r.W)
	f.Area(Area{Rect: r, Drag: s.follow(f.UI, func(p Point) float64 { return p.X }),
		Scroll: func(dx, dy float64) { s.to(s.at - dx - dy); s.speed = 0 }})
	mid := r.Center().Y
	if s.at > 1 {
		f.Tinted(arrowLeft, Around(Point{r.X + 9, mid}, 20, 20), f.Theme.Ink)
		f.Tinted(arrowLeft, Around(Point{r.X + 9, mid}, 16, 16), f.Theme.Lamp)
	}
	if s.at < s.most()-1 {
		f.Tinted(arrowRight, Around(Point{r.Right() - 9, mid}, 20, 20), f.Theme.Ink)
		f.Tinted(arrowRight, Around(Point{r.Right() - 9, mid}, 16, 16), f.Theme.Lamp)
	}
}

// scrolled draws the content behind the window r and returns its length. Hotspots in it scroll into sight when the
// focus reaches them.
func (f *Frame) scrolled(s *scroll, r, content Rect, lying bool, draw func(Rect) float64) float64 {
	f.PushClip(r)
	outer := f.reveal
	f.reveal = func(h Rect) func() {
		return func() {
			low, high, from, to := h.Y, h.Bottom(), r.Y, r.Bottom()
			if lying {
				low, high, from, to = h.X, h.Right(), r.X, r.Right()
			}
			switch margin := math.Min(16, (to-from)/8); {
			case low < from:
				s.to(s.at - (from - low) - margin)
			case high > to:
				s.to(s.at + (high - to) + margin)
			}
			s.speed = 0
		}
	}
	length := draw(content)
	f.reveal = outer
	f.Pop()
	return length
}

// settle takes the length just drawn into account; if the list stood beyond its end, the picture is built again.
func (s *scroll) settle(u *UI, length, room float64) {
	s.length, s.room = length, room
	before := s.at
	if !math.IsNaN(s.want) {
		s.at, s.want = s.want, math.NaN()
	}
	if math.Abs(s.speed) > .2 && !s.held && u.tick != s.last {
		s.last = u.tick
		s.at += s.speed
		s.speed *= .94
	}
	s.to(s.at)
	if s.at != before {
		u.rebuild = true
	}
	if s.at == 0 && s.speed < 0 || s.at == s.most() && s.speed > 0 || math.Abs(s.speed) <= .2 && !s.held {
		s.speed = 0
	}
	if s.speed != 0 && !s.held {
		u.eased = max(u.eased, u.tick+1)
	}
}

// follow lets a list follow the finger and run on a little when it lets go.
func (s *scroll) follow(u *UI, along func(Point) float64) func(Drag) {
	return func(d Drag) {
		step := along(d.Step)
		switch d.Phase {
		case DragBegin:
			s.held, s.speed = true, 0
		case DragMove:
			s.to(s.at - step)
			s.speed = .5*s.speed - .5*step
		case DragEnd:
			s.held = false
			if u.Prefs.ReducedMotion {
				s.speed = 0
			}
		}
	}
}
