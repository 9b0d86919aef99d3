package ui

import "math"

// curves are the control points of the cubic courses, as in CSS.
var curves = [...][4]float64{
	Standard:   {.2, 0, 0, 1},
	Linear:     {0, 0, 1, 1},
	Decelerate: {0, 0, .2, 1},
	Accelerate: {.4, 0, 1, 1},
	InOut:      {.42, 0, .58, 1},
	BackOut:    {.34, 1.4, .64, 1},
	Anticipate: {.36, -.4, .66, 1},
}

// At is the eased way at the time t; 0 at 0 and exactly 1 at 1.
func (e Easing) At(t float64) float64 {
	switch {
	case t <= 0:
		return 0
	case t >= 1:
		return 1
	case e == Linear || int(e) >= len(curves):
		return t
	}
	c := curves[e]
	// Find the parameter whose x is t: x grows with it, so halving always works.
	low, high := 0.0, 1.0
	for range 24 {
		mid := (low + high) / 2
		if bezier(c[0], c[2], mid) < t {
			low = mid
		} else {
			high = mid
		}
	}
	return bezier(c[1], c[3], (low+high)/2)
}

func bezier(p1, p2, s float64) float64 {
	r := 1 - s
	return 3*r*r*s*p1 + 3*r*s*s*p2 + s*s*s
}

// eased is a value on its way.
type eased struct {
	from, to     float64
	start, ticks int64
	ease         Easing
}

func (e *eased) at(tick int64) float64 {
	if e.ticks <= 0 || tick >= e.start+e.ticks {
		return e.to
	}
	return e.from + (e.to-e.from)*e.ease.At(float64(tick-e.start)/float64(e.ticks))
}

// Eased is a value that follows target: when target changes it moves there within ms (the interface's own motion: hover,
// lift, press; it is not busy and no tap is spent on it). The first call for an id gives target at once, and so does
// every call at Instant.
func (u *UI) Eased(id string, target float64, ms int, e Easing) float64 {
	key := "eased/" + id
	v, ok := u.state[key].(*eased)
	if !ok {
		if target == 0 {
			return 0 // nothing to remember: what rests at 0 need not be kept
		}
		v = &eased{}
		if math.IsNaN(target) {
			return 0
		}
		u.state[key] = v
	}
	if v.to != target {
		v.from, v.to = v.at(u.tick), target
		v.start, v.ticks, v.ease = u.tick, int64(TicksOf(ms)), e
		if u.Prefs.Speed == Instant {
			v.ticks = 0
		}
	}
	if end := v.start + v.ticks; u.tick < end {
		u.eased = max(u.eased, end)
	} else if v.to == 0 {
		delete(u.state, key)
	}
	return v.at(u.tick)
}
