package ui

import (
	"drygulch/audio"

	"github.com/hajimehoshi/ebiten/v2"
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
	// Recorder sees every string that is drawn ("text") or put in a hotspot ("label", "reason", "id").
	Recorder func(kind, s string)
	// InspectFile, if not empty, is where hotspots are written whenever they change.
	InspectFile string

	stack   []Scene
	covers  []bool // of the same length: the scene hides all below it
	frame   Frame  // the frame being built, and the last built one
	shown   []op   // display list on the screen
	setter  typesetter
	rebuild bool
	dirty   bool
	tick    int64
	guard   int
	toast   toast
	focus   focus
	gesture gesture
	state   map[string]any // scroll positions, carets, easing values by id
	easing  bool           // an eased value still moves
	breath  int            // ticks of ambient motion so far
	awake   int            // ticks of ambient motion left
	window  struct{ w, h, scale float64 }
	canvas  struct{ w, h int } // of the last drawn screen
	inspect inspector
	quit    bool
}

// New returns a UI without a scene in a window of 1280×720 until told otherwise.
func New() *UI {
	u := &UI{Theme: &Dusk, state: map[string]any{}}
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

// Buzz vibrates, if the device can and the player wants it. Never for hidden information.
func (u *UI) Buzz(ms int) {
	if u.Haptic != nil && u.Prefs.Haptics && ms > 0 {
		u.Haptic(ms)
	}
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

// Go replaces all scenes by s; the swing doors close over the old picture and open on the new one. s is there at once.
func (u *UI) Go(s Scene) {}

// Cut replaces all scenes by s without a transition.
func (u *UI) Cut(s Scene) {}

// Open lays s over the present scene, which stays in sight under a veil but cannot be pressed and does not tick.
func (u *UI) Open(s Scene) {}

// Cover lays s over the present scene and hides it in this very tick: nothing below s is built or drawn.
func (u *UI) Cover(s Scene) {}

// Close takes s and everything above it away. The last scene stays.
func (u *UI) Close(s Scene) {}

// Top is the scene that ticks and takes input; nil if there is none.
func (u *UI) Top() Scene {
	if len(u.stack) == 0 {
		return nil
	}
	return u.stack[len(u.stack)-1]
}

// Spots are the hotspots of the last built picture, in the order they were added.
func (u *UI) Spots() []Spot { return u.frame.spots }

// Update advances one tick with the given input: what Game does with the devices' input, and tests with their own.
func (u *UI) Update(in Input) {}

// Draw replays the picture, if it is not the one the screen already shows. It reports whether it touched the screen.
func (u *UI) Draw(screen *ebiten.Image) bool { return false }

// Eased is a value that follows target: when target changes it moves there within ms (the interface's own motion: hover,
// lift, press; it is not busy and no tap is spent on it). The first call for an id gives target at once.
func (u *UI) Eased(id string, target float64, ms int, e Easing) float64 { return target }

// Toast pins a note to the lower edge for a while.
func (u *UI) Toast(s string) {}
