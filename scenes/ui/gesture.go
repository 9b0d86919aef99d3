package ui

import (
	"drygulch/audio"
	"drygulch/scenes/lang"
)

// tapDistance is how far, in dp, a finger may slip and still tap.
const tapDistance = 10

// gesture is the life of one press, from down to up.
type gesture struct {
	down  bool
	id    string // hotspot under the finger when it went down
	from  Point
	last  Point
	ticks int
	far   bool       // moved more than a tap may
	spent bool       // has had its effect, or may have none
	drag  func(Drag) // who follows the finger
}

// press begins a gesture.
func (u *UI) press(at Point) {
	u.gesture = gesture{down: true, from: at, last: at}
	u.rebuild = true
	s := u.spotAt(at)
	switch wait := u.moving() || u.guard > 0; {
	case s != nil && (s.Through || !wait):
		u.gesture.id = s.ID
	case wait:
		u.gesture.spent = true
	}
	if u.moving() {
		u.finish()
	}
	if u.editing != "" && u.gesture.id != u.editing {
		u.stopEditing()
	}
}

// hold goes on with a gesture: it may become a drag or a long press.
func (u *UI) hold(at Point) {
	g := &u.gesture
	g.ticks++
	if !g.far && g.from.Dist(at) > tapDistance {
		g.far = true
		if !g.spent {
			u.beginDrag()
		}
		u.rebuild = true
	}
	if g.drag != nil && at != g.last {
		g.drag(Drag{DragMove, g.from, at, at.Sub(g.last)})
		u.rebuild = true
	}
	g.last = at
	if g.ticks == TicksOf(LongPressMS) && !g.far && !g.spent {
		if s := u.spot(g.id); s != nil && s.Look != nil {
			g.spent = true
			u.Buzz(10, 1)
			s.Look()
			u.rebuild = true
		}
	}
}

func (u *UI) beginDrag() {
	g := &u.gesture
	if s := u.spot(g.id); s != nil && s.Drag != nil && !s.Disabled {
		g.drag = s.Drag
	} else if a := u.areaAt(g.from, func(a *area) bool { return a.Drag != nil }); a != nil {
		g.drag = a.Drag
	}
	if g.drag != nil {
		g.drag(Drag{Phase: DragBegin, From: g.from, At: g.from})
	}
}

// release ends a gesture; without having moved it is a tap.
func (u *UI) release(at Point) {
	g := u.gesture
	u.gesture = gesture{}
	u.rebuild = true
	if g.drag != nil {
		g.drag(Drag{DragEnd, g.from, at, at.Sub(g.last)})
		return
	}
	if g.spent || g.far || g.from.Dist(at) > tapDistance {
		return
	}
	if s := u.spot(g.id); s != nil && s.Visible.Contains(at) {
		u.fire(s)
	}
}

// letGo ends a gesture without a tap.
func (u *UI) letGo() {
	g := u.gesture
	u.gesture = gesture{}
	if g.drag != nil {
		g.drag(Drag{Phase: DragEnd, From: g.from, At: g.last})
	}
	u.rebuild = u.rebuild || g.down
}

// fire does what a hotspot is for: at most one in a tick.
func (u *UI) fire(s *Spot) {
	if u.fired {
		return
	}
	u.fired, u.rebuild = true, true
	switch {
	case s.Disabled && s.Reason != "":
		u.Refuse(s.Reason)
	case s.Disabled:
		u.Refuse(lang.T("ui/unavailable"))
	case s.Do != nil:
		if !s.Silent {
			u.Play(audio.CuePress, 0)
		}
		s.Do()
	case s.Look != nil:
		s.Look()
	}
}

// spot finds a hotspot of the present picture by its id.
func (u *UI) spot(id string) *Spot {
	if id == "" {
		return nil
	}
	for i := range u.frame.spots {
		if u.frame.spots[i].ID == id {
			return &u.frame.spots[i]
		}
	}
	return nil
}

// spotAt is the topmost hotspot at a point.
func (u *UI) spotAt(p Point) *Spot {
	var top *Spot
	for i := range u.frame.spots {
		s := &u.frame.spots[i]
		if s.Visible.Contains(p) && (top == nil || s.Z >= top.Z) {
			top = s
		}
	}
	return top
}

// areaAt is the topmost area at a point that fits.
func (u *UI) areaAt(p Point, fits func(*area) bool) *area {
	for i := len(u.frame.areas) - 1; i >= 0; i-- {
		if a := &u.frame.areas[i]; a.visible.Contains(p) && fits(a) {
			return a
		}
	}
	return nil
}

// moving reports whether a tap is spent on completing what moves.
func (u *UI) moving() bool { return u.Motion.Busy() || u.doors.active() }

// finish completes what moves.
func (u *UI) finish() {
	u.doors.stop()
	u.Motion.Finish()
	u.rebuild = true
}
