package ui

import (
	"image"
	"slices"

	"drygulch/audio"
)

// UI is everything between the window and the scenes: input, the stack of scenes, focus, motion, the picture. There is
// one in a program. All methods are for the game goroutine.
type UI struct {
	Layout Layout
	Theme  *Theme
	Prefs  Prefs // changed through SetPrefs
	Input  Input // what happened in this tick
	Motion Queue // motion of events: while it runs the screen is busy and any tap completes it

	// Sound plays a cue; pan runs from -1 to 1. Nil: silence.
	Sound func(c audio.Cue, pan float32)
	// Haptic gives one short vibration. Nil: none.
	Haptic func(ms int)
	// Recorder sees every string that is drawn ("text") or put in a hotspot ("label", "reason", "id"), and again those
	// that ended with an ellipsis ("cut").
	Recorder func(kind, s string)
	// InspectFile, if not empty, is where hotspots are written whenever they change.
	InspectFile string

	stack    []layer // scenes from the bottom to the top
	frame    Frame   // the last built picture, and the next while it is being built
	shown    []op    // the display list that Draw replays
	setter   typesetter
	doors    doors
	parting  parting
	leftover leftover
	toast    toast
	focus    focus
	gesture  gesture
	hover    string         // hotspot under the mouse
	editing  string         // field that takes what is typed
	method   inputMethod    // nil: the keyboard alone
	state    map[string]any // scroll positions, carets, easing values by id
	layers   map[string]*still

	tick    int64
	pulses  []pulse
	guard   int   // ticks during which nothing can be pressed
	fired   bool  // something was pressed in this tick
	rebuild bool  // build again in this Update
	dirty   bool  // the screen does not show the list yet
	again   int64 // tick at which the picture wants to be built again; 0: never
	eased   int64 // last tick in which an eased value still moves
	breath  int   // ticks of ambient motion so far
	awake   int   // ticks of ambient motion left
	window  struct{ w, h, scale float64 }
	canvas  image.Point // size of the last drawn screen
	pencil  pencil
	report  inspector
	quit    bool
}

// New returns a UI without a scene in a window of 1280×720 until told otherwise.
func New() *UI {
	u := &UI{Theme: &Dusk, state: map[string]any{}, layers: map[string]*still{}}
	u.Prefs.Text = 1
	u.SetWindow(1280, 720, 1)
	return u
}

// SetWindow tells the size of the window in physical pixels and the device scale.
func (u *UI) SetWindow(pxW, pxH, deviceScale float64) {
	u.window.w, u.window.h, u.window.scale = pxW, pxH, deviceScale
	u.relayout()
}

func (u *UI) relayout() {
	l := NewLayout(u.window.w, u.window.h, u.window.scale, u.Prefs.Text, currentInsets())
	if l != u.Layout {
		if l.Scale != u.Layout.Scale || l.Text != u.Layout.Text {
			u.setter.clear()
		}
		u.Layout = l
		u.parting.stop()
		u.rebuild = true
	}
}

// SetPrefs applies what the player has set.
func (u *UI) SetPrefs(p Prefs) {
	u.Prefs = p
	u.Theme = &Dusk
	if p.Contrast {
		u.Theme = &HighContrast
	}
	u.relayout()
	u.rebuild = true
}

// Rebuild asks for picture and hotspots to be built again in this Update.
func (u *UI) Rebuild() { u.rebuild = true }

// Guard ignores taps and keys for so many ms after a commit, so that a double tap does not answer the next question.
// 0: the player's setting.
func (u *UI) Guard(ms int) {
	if ms == 0 {
		ms = GuardMS
		if u.Prefs.LongGuard {
			ms = LongGuardMS
		}
	}
	u.guard = max(u.guard, TicksOf(ms))
}

// Refuse answers a tap on something that cannot be used: the reason as a toast and a dull thud.
func (u *UI) Refuse(reason string) {
	u.Play(audio.CueRefused, 0)
	if reason != "" {
		u.Toast(reason)
	}
}

// Play plays a cue, if there is sound.
func (u *UI) Play(c audio.Cue, pan float64) {
	if u.Sound != nil && c != audio.None {
		u.Sound(c, float32(clamp(pan, -1, 1)))
	}
}

// Buzz vibrates for ms, so many times with as long a pause between, if the device can and the player wants it. Never
// for hidden information.
func (u *UI) Buzz(ms, times int) {
	if u.Haptic == nil || ms <= 0 {
		return
	}
	for i := range times {
		u.pulses = append(u.pulses, pulse{u.tick + int64(TicksOf(2*i*ms)), ms})
	}
	u.beat()
}

// pulse is a vibration that is still to come. It waits for no scene: what was felt once is felt to its end.
type pulse struct {
	tick int64
	ms   int
}

// beat gives the vibrations whose time has come.
func (u *UI) beat() {
	u.pulses = slices.DeleteFunc(u.pulses, func(p pulse) bool {
		if u.tick < p.tick {
			return false
		}
		if u.Haptic != nil && u.Prefs.Haptics {
			u.Haptic(p.ms)
		}
		return true
	})
}

// Tick is the number of the current Update, counted from 1.
func (u *UI) Tick() int64 { return u.tick }

// Quit ends the program at the end of this Update, on platforms where programs end.
func (u *UI) Quit() { u.quit = true }

// TicksFor is a motion of ms at Normal speed in ticks at the player's speed: 0 at Instant.
func (u *UI) TicksFor(ms int) int { return TicksOf(int(float64(ms)*paceOf[u.Prefs.Speed] + .5)) }

// Breath is the time of ambient motion in ticks: it stands still when nothing has happened for 10 s and with reduced
// motion. A scene that draws from it calls Frame.Ambient.
func (u *UI) Breath() int { return u.breath }

// Spots are the hotspots of the last built picture, in the order they were added.
func (u *UI) Spots() []Spot { return u.frame.spots }

// Update advances one tick with the given input: what Game does with the devices' input, and tests with their own.
func (u *UI) Update(in Input) {
	u.tick++
	before := u.Input.At
	u.Input = in
	u.fired = false
	u.relayout()
	if !in.idle(before) {
		u.awake = TicksOf(AmbientMS)
	}
	u.handle(&in)
	if u.guard > 0 {
		u.guard--
	}
	u.beat()
	u.toast.tick(u)
	u.doors.tick(u)
	u.parting.tick(u)
	u.leftover.tick(u)
	if u.Motion.Busy() {
		u.Motion.advance(u)
		u.rebuild = true
	}
	if top := u.Top(); top != nil {
		top.Tick(u)
	}
	u.breathe()
	if u.again != 0 && u.tick >= u.again || u.tick <= u.eased {
		u.rebuild = true
	}
	u.build()
	u.report.write(u)
}

func (u *UI) handle(in *Input) {
	if in.Lost {
		u.letGo()
	}
	if in.Pressed {
		u.press(in.At)
	}
	if in.Down && u.gesture.down {
		u.hold(in.At)
	}
	if in.Released && u.gesture.down {
		u.release(in.At)
	}
	if in.LookAt && !u.fired {
		if s := u.spotAt(in.At); s != nil && s.Look != nil && !u.moving() {
			u.fired, u.rebuild = true, true
			s.Look()
		}
	}
	if in.Wheel != (Point{}) {
		if a := u.areaAt(in.At, func(a *area) bool { return a.Scroll != nil }); a != nil {
			a.Scroll(in.Wheel.X, in.Wheel.Y)
			u.rebuild = true
		}
	}
	if in.Pressed || in.LookAt {
		u.hideFocus()
	}
	over := ""
	if in.Hover {
		if s := u.spotAt(in.At); s != nil {
			over = s.ID
		}
	}
	if over != u.hover {
		u.hover, u.rebuild = over, true
	}
	if !u.fired {
		u.handleKeys(in)
	}
}

func (u *UI) hideFocus() {
	u.rebuild = u.rebuild || u.focus.shown
	u.focus.shown = false
}

// breathe lets ambient motion go on while something plays and for ten seconds after the last input.
func (u *UI) breathe() {
	if u.Motion.Busy() {
		u.awake = max(u.awake, 1)
	}
	if u.awake == 0 {
		return
	}
	u.awake--
	if u.frame.ambient && !u.Prefs.ReducedMotion {
		u.breath++
		u.rebuild = u.rebuild || u.breath%2 == 0
	}
}

// build makes the picture and its hotspots if anything asked for it.
func (u *UI) build() {
	if !u.rebuild {
		return
	}
	f := &u.frame
	for pass := 0; u.rebuild && pass < 3; pass++ {
		u.rebuild = false
		f.reset(u)
		for i := u.lowest(); i < len(u.stack); i++ {
			from := len(f.ops)
			if f.scene != "" {
				f.Modal()
				f.Rect(f.Layout.Window(), Fade(f.Theme.Deep, .66))
			}
			f.scene = u.stack[i].Name()
			u.stack[i].Build(f)
			f.unwind()
			u.stack[i].from, u.stack[i].to = from, len(f.ops)
		}
		u.settleFocus()
	}
	u.parting.draw(f)
	u.doors.draw(f)
	u.drawFocus(f)
	u.toast.draw(f)
	u.again = 0
	if f.pulse > 0 {
		u.again = u.tick + int64(f.pulse)
	}
	if !slices.Equal(f.ops, u.shown) {
		u.shown, f.ops = f.ops, u.shown
		u.dirty = true
	}
}

func (u *UI) drawFocus(f *Frame) {
	if s := u.focusedSpot(); s != nil && u.focus.shown && !s.Visible.Empty() {
		f.Mark(FocusMark, s.Visible)
	}
}

// Busy reports whether a robot should wait: something moves, a bot thinks or the input guard is on.
func (u *UI) Busy() bool { return u.moving() || u.guard > 0 || u.frame.busy }
