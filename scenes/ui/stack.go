package ui

// layer is a scene on the stack.
type layer struct {
	Scene
	cover bool   // hides all below
	under string // focus of the scene below, for when this one closes
	// from and to are where the last picture shows the scene and the veil below it; both 0: it does not.
	from, to int
}

// Go replaces all scenes by s; the swing doors close over the old picture and open on the new one. s is there at once.
func (u *UI) Go(s Scene) {
	u.doors.start(u)
	u.Cut(s)
	u.Motion = Queue{}
}

// Cut replaces all scenes by s without a transition.
func (u *UI) Cut(s Scene) {
	u.turnAway()
	u.stack = append(u.stack[:0], layer{Scene: s, cover: true})
	u.focus = focus{shown: u.focus.shown}
	u.parting.stop()
	u.leftover.begin()
}

// Open lays s over the present scene, which stays in sight under a veil but cannot be pressed and does not tick.
func (u *UI) Open(s Scene) { u.lay(layer{Scene: s}) }

// Cover lays s over the present scene and hides it in this very tick: nothing below s is built or drawn.
func (u *UI) Cover(s Scene) {
	u.doors.stop()
	u.lay(layer{Scene: s, cover: true})
}

func (u *UI) lay(l layer) {
	u.turnAway()
	u.parting.stop()
	l.under = u.focus.id
	u.stack = append(u.stack, l)
	u.focus = focus{shown: u.focus.shown}
}

// Close takes s and everything above it away, a cover like a cloth. The last scene stays.
func (u *UI) Close(s Scene) {
	for i := len(u.stack) - 1; i > 0; i-- {
		if u.stack[i].Scene == s {
			if u.stack[len(u.stack)-1].cover {
				u.doors.lift(u)
			} else if _, ok := s.(*dialog); ok && i == len(u.stack)-1 {
				u.parting.begin(u, u.stack[i])
			}
			u.turnAway()
			u.focus = focus{id: u.stack[i].under, shown: u.focus.shown}
			clear(u.stack[i:])
			u.stack = u.stack[:i]
			return
		}
	}
}

// turnAway forgets what belonged to the picture so far: a finger that is down, a note, typing.
func (u *UI) turnAway() {
	u.letGo()
	u.gesture = gesture{}
	u.toast = toast{}
	u.stopEditing()
	u.hover = ""
	u.rebuild = true
}

// Top is the scene that ticks and takes input; nil if there is none.
func (u *UI) Top() Scene {
	if len(u.stack) == 0 {
		return nil
	}
	return u.stack[len(u.stack)-1].Scene
}

// lowest is the lowest scene that is in sight.
func (u *UI) lowest() int {
	for i := len(u.stack) - 1; i > 0; i-- {
		if u.stack[i].cover {
			return i
		}
	}
	return 0
}
