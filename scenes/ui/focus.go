package ui

import (
	"cmp"
	"math"
	"slices"
)

// focus is where the keys point. It follows its hotspot by id through every rebuild.
type focus struct {
	id    string
	shown bool // the ring is drawn: the last input came from keys or gamepad
	at    Rect // where the hotspot was
}

// handleKeys does what keyboard and gamepad ask for.
func (u *UI) handleKeys(in *Input) {
	k := in.Keys
	if u.editing != "" {
		if u.typeInto(in) {
			return
		}
	}
	if k == 0 && len(in.Shortcuts) == 0 {
		return
	}
	if k.Has(KeyBack | KeyMenu) {
		u.goBack()
		return
	}
	if k.Has(KeyConfirm|arrows|KeyNext|KeyPrevious|KeyLook) || len(in.Shortcuts) > 0 {
		s := u.focusedSpot()
		through := s != nil && s.Through && u.focus.shown && k.Has(KeyConfirm)
		if u.moving() {
			u.finish()
			if !through {
				return
			}
		}
		if through {
			u.fire(s)
			return
		}
	}
	if u.guard > 0 {
		k &^= KeyConfirm | KeyLook
	}
	switch {
	case k.Has(KeyConfirm):
		if s := u.focusedSpot(); s != nil && u.focus.shown {
			u.fire(s)
		} else {
			u.showFocus()
		}
	case k.Has(KeyLook):
		if s := u.focusedSpot(); s != nil && s.Look != nil {
			s.Look()
			u.rebuild = true
		}
	case k.Has(KeyNext):
		u.moveInOrder(1)
	case k.Has(KeyPrevious):
		u.moveInOrder(-1)
	case k.Has(arrows):
		u.moveByArrow(k)
	case k.Has(KeyPageUp | KeyPageDown | KeyHome | KeyEnd):
		u.scrollByKey(k)
	}
	if u.guard > 0 {
		return
	}
	for _, key := range in.Shortcuts {
		for i := range u.frame.spots {
			if s := &u.frame.spots[i]; s.Key == key {
				u.fire(s)
				return
			}
		}
	}
}

func (u *UI) goBack() {
	if u.moving() {
		u.finish()
		return
	}
	if top := u.Top(); top != nil && !u.fired {
		u.fired, u.rebuild = true, true
		top.Back(u)
	}
}

func (u *UI) focusedSpot() *Spot { return u.spot(u.focus.id) }

// showFocus draws the ring without moving it; nowhere yet, it goes to the first hotspot.
func (u *UI) showFocus() {
	u.focus.shown, u.rebuild = true, true
	if u.focusedSpot() == nil {
		if order := u.readingOrder(); len(order) > 0 {
			u.focusOn(order[0])
		}
	}
}

func (u *UI) focusOn(s *Spot) {
	u.focus = focus{id: s.ID, shown: true, at: s.Window}
	u.rebuild = true
	if s.reveal != nil {
		s.reveal()
	}
}

// readingOrder is the hotspots by rows from the top left. What overlaps a row by half its height belongs to it. What a
// list has scrolled out of sight comes at that end of the list, not where it would lie in the window.
func (u *UI) readingOrder() []*Spot {
	order := make([]*Spot, len(u.frame.spots))
	for i := range u.frame.spots {
		order[i] = &u.frame.spots[i]
	}
	slices.SortStableFunc(order, func(a, b *Spot) int {
		return cmp.Or(compareFloat(a.line(), b.line()), compareFloat(a.Window.Center().Y, b.Window.Center().Y))
	})
	for i := 0; i < len(order); {
		first := order[i]
		j := i + 1
		for j < len(order) && order[j].line() < first.line()+first.Window.H/2 &&
			math.Abs(order[j].Window.Center().Y-first.Window.Center().Y) < first.Window.H/2 {
			j++
		}
		slices.SortStableFunc(order[i:j], func(a, b *Spot) int {
			return cmp.Or(compareFloat(a.column(), b.column()), compareFloat(a.Window.Center().X, b.Window.Center().X))
		})
		i = j
	}
	return order
}

// line is how far down a hotspot comes in reading.
func (s *Spot) line() float64 {
	y := s.Window.Center().Y
	if s.reveal == nil {
		return y
	}
	return clamp(y, s.clip.Y, s.clip.Bottom())
}

// column is how far to the right a hotspot comes in its row.
func (s *Spot) column() float64 {
	x := s.Window.Center().X
	if s.reveal == nil {
		return x
	}
	return clamp(x, s.clip.X, s.clip.Right())
}

// seenFrom is where a hotspot lies for the arrows: what another list has scrolled out of sight, at that end of it.
func (s *Spot) seenFrom(from *Spot) Rect {
	if s.reveal == nil || !s.Visible.Empty() || s.clip == from.clip {
		return s.Window
	}
	return Around(Point{s.column(), s.line()}, s.Window.W, s.Window.H)
}

func compareFloat(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func (u *UI) moveInOrder(step int) {
	order := u.readingOrder()
	if len(order) == 0 {
		return
	}
	at := slices.IndexFunc(order, func(s *Spot) bool { return s.ID == u.focus.id })
	switch {
	case at < 0 || !u.focus.shown && at >= 0:
		at = max(at, 0)
	default:
		at = (at + step + len(order)) % len(order)
	}
	u.focusOn(order[at])
}

func (u *UI) moveByArrow(k Keys) {
	from := u.focusedSpot()
	if from == nil || !u.focus.shown {
		u.showFocus()
		return
	}
	if from.Adjust != nil && k.Has(KeyLeft|KeyRight) {
		u.rebuild = true
		if k.Has(KeyLeft) {
			from.Adjust(-1)
		} else {
			from.Adjust(1)
		}
		return
	}
	if s := nearest(u.frame.spots, from, k); s != nil {
		u.focusOn(s)
	}
}

// nearest is the hotspot that lies next in a direction: what lies in the same row or column comes before anything
// aside; then the shortest way wins, sideways steps counting double.
func nearest(spots []Spot, from *Spot, k Keys) *Spot {
	var best *Spot
	bestCost := math.Inf(1)
	f := from.Window
	for i := range spots {
		s := &spots[i]
		if s.ID == from.ID {
			continue
		}
		t := s.seenFrom(from)
		var ahead, aside float64
		switch {
		case k.Has(KeyUp):
			ahead, aside = f.Center().Y-t.Center().Y, gapBetween(f.X, f.W, t.X, t.W)
		case k.Has(KeyDown):
			ahead, aside = t.Center().Y-f.Center().Y, gapBetween(f.X, f.W, t.X, t.W)
		case k.Has(KeyLeft):
			ahead, aside = f.Center().X-t.Center().X, gapBetween(f.Y, f.H, t.Y, t.H)
		default:
			ahead, aside = t.Center().X-f.Center().X, gapBetween(f.Y, f.H, t.Y, t.H)
		}
		if ahead < 1 || aside > ahead*3 {
			continue
		}
		offset := math.Abs(f.Center().X-t.Center().X)*.2 + math.Abs(f.Center().Y-t.Center().Y)*.2
		cost := ahead + 2*aside + offset
		if aside > 0 {
			cost += behindAll
		}
		if cost < bestCost {
			best, bestCost = s, cost
		}
	}
	return best
}

// behindAll is more than any way across a window.
const behindAll = 1e6

// gapBetween is the distance of two stretches of a line; 0 if they overlap.
func gapBetween(a, aLen, b, bLen float64) float64 {
	return math.Max(0, math.Max(b-(a+aLen), a-(b+bLen)))
}

func (u *UI) scrollByKey(k Keys) {
	for i := len(u.frame.areas) - 1; i >= 0; i-- {
		a := &u.frame.areas[i]
		if a.Scroll == nil {
			continue
		}
		page := a.visible.H * .8
		switch {
		case k.Has(KeyPageUp):
			a.Scroll(0, page)
		case k.Has(KeyPageDown):
			a.Scroll(0, -page)
		case k.Has(KeyHome):
			a.Scroll(0, 1e6)
		case k.Has(KeyEnd):
			a.Scroll(0, -1e6)
		}
		u.rebuild = true
		return
	}
}

// settleFocus puts the focus on a hotspot of the present picture: the one it was on, else the one the scene names, else
// the one nearest to where it was.
func (u *UI) settleFocus() {
	if s := u.focusedSpot(); s != nil {
		u.focus.at = s.Window
		return
	}
	if s := u.spot(u.frame.wantFocus); s != nil {
		u.focus.id, u.focus.at = s.ID, s.Window
		if s.reveal != nil && s.Visible.Empty() {
			s.reveal() // what a scene would have one press first is in sight, also in a small window
			u.rebuild = true
		}
		return
	}
	if u.focus.id == "" || len(u.frame.spots) == 0 {
		u.focus.id = ""
		return
	}
	c := u.focus.at.Center()
	best := &u.frame.spots[0]
	for i := range u.frame.spots {
		if s := &u.frame.spots[i]; s.Window.Center().Dist(c) < best.Window.Center().Dist(c) {
			best = s
		}
	}
	u.focus.id, u.focus.at = best.ID, best.Window
}
