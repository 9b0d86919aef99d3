package ui

// Speed is the player's pace of motion.
type Speed uint8

const (
	Normal Speed = iota
	Calm
	Brisk
	Instant // nothing travels: every motion is over in the tick it begins
)

var paceOf = [...]float64{Normal: 1, Calm: 1.4, Brisk: .55, Instant: 0}

// Times of things in ms at Normal speed (style.md, motion). Those of the interface itself are the same at every speed.
const (
	PressInMS    = 60
	PressOutMS   = 90
	HoverMS      = 100
	LongPressMS  = 350
	ZoomMS       = 120
	SelectMS     = 120
	DrawCardMS   = 220
	StaggerMS    = 60
	ToTableMS    = 260
	FlipMS       = 240
	StepMS       = 280 // one place, car, column
	FurtherMS    = 120 // each further one
	TravelCapMS  = 700
	AimMS        = 180
	FlashMS      = 60
	RecoilMS     = 120
	ResultHeldMS = 450
	BrawlMS      = 420
	PipMS        = 180
	BreathMS     = 500 // held before a reveal
	RevealMS     = 300
	BannerMS     = 700
	DialogInMS   = 225
	DialogOutMS  = 195
	DoorsMS      = 300
	CoverOutMS   = 200
	ThinkMS      = 450 // a computer thinks at least
	EffectMS     = 700 // a public effect stays visible
	RecapMS      = 900
	GuardMS      = 250
	LongGuardMS  = 500 // the option
	HighlightMS  = 120 // what Instant shows instead of travel
	AmbientMS    = 10_000
)

// TicksPerSecond is the rate of Update.
const TicksPerSecond = 60

// TicksOf is ms in ticks, rounded up.
func TicksOf(ms int) int { return (ms*TicksPerSecond + 999) / 1000 }

// Travel is the time in ms of a walk over n places: 280 for the first, 120 for each further one, at most 700.
func Travel(n int) int {
	if n < 1 {
		return 0
	}
	return min(StepMS+(n-1)*FurtherMS, TravelCapMS)
}

// Easing is the course of a motion.
type Easing uint8

const (
	Standard Easing = iota
	Linear
	Decelerate
	Accelerate
	InOut
	BackOut    // a small overshoot
	Anticipate // a small step back first
)

// Tween is one motion. Step is called once a tick with the eased way from 0 to 1, the last time with exactly 1 (BackOut
// and Anticipate leave the range in between). Done, if any, follows the last Step. A Tween without Step is a pause.
type Tween struct {
	For   int // ms at Normal speed
	After int // ms at Normal speed to wait before it begins
	Ease  Easing
	Step  func(t float64)
	Done  func()
}

// Queue is a row of groups of tweens: those of a group run together, the groups one after the other. The state of a
// match never waits for it. The zero value is empty and ready.
type Queue struct {
	groups  [][]running
	started bool
}

type running struct {
	Tween
	wait, ticks, at int
	over            bool
}

// Then appends a group that begins when all before it is over.
func (q *Queue) Then(tweens ...Tween) {
	group := make([]running, len(tweens))
	for i, t := range tweens {
		group[i].Tween = t
	}
	q.groups = append(q.groups, group)
}

// With adds tweens to the last group; an empty queue gets a new one.
func (q *Queue) With(tweens ...Tween) {
	if len(q.groups) == 0 {
		q.Then(tweens...)
		return
	}
	last := len(q.groups) - 1
	for _, t := range tweens {
		r := running{Tween: t}
		if last == 0 && q.started {
			r.wait, r.ticks = -1, -1 // measured when first advanced
		}
		q.groups[last] = append(q.groups[last], r)
	}
}

// Hold appends a pause.
func (q *Queue) Hold(ms int) { q.Then(Tween{For: ms}) }

// Call appends something to do when all before it is over.
func (q *Queue) Call(do func()) { q.Then(Tween{Done: do}) }

// Busy reports whether anything is moving or waiting.
func (q *Queue) Busy() bool { return len(q.groups) > 0 }

// advance runs the first group for one tick. What a Done adds comes after it. At Instant a whole queue is over in one
// tick.
func (q *Queue) advance(u *UI) {
	for len(q.groups) > 0 {
		q.started = true
		alive := false
		for i := 0; i < len(q.groups[0]); i++ { // a Done may append to this group
			if r := &q.groups[0][i]; !r.over {
				if r.ticks < 0 || r.at == 0 {
					r.wait, r.ticks = u.TicksFor(r.After), u.TicksFor(r.For)
				}
				q.step(0, i)
				alive = alive || len(q.groups) > 0 && i < len(q.groups[0]) && !q.groups[0][i].over
			}
		}
		if alive {
			return
		}
		if len(q.groups) > 0 {
			q.groups = q.groups[1:]
		}
		q.started = false
		if len(q.groups) == 0 || !instant(q.groups[0], u) {
			return
		}
	}
}

// instant reports whether a group takes no time at all.
func instant(group []running, u *UI) bool {
	for _, r := range group {
		if u.TicksFor(r.After)+u.TicksFor(r.For) > 0 {
			return false
		}
	}
	return true
}

// step advances one tween by a tick.
func (q *Queue) step(group, i int) {
	r := &q.groups[group][i]
	r.at++
	if r.at <= r.wait {
		return
	}
	t := 1.0
	if r.ticks > 0 {
		t = clamp(float64(r.at-r.wait)/float64(r.ticks), 0, 1)
	}
	r.over = t >= 1
	step, done, over, ease := r.Step, r.Done, r.over, r.Ease
	if step != nil {
		step(ease.At(t))
	}
	if over && done != nil {
		done()
	}
}

// Finish completes everything at once, in order, with what the Dones add.
func (q *Queue) Finish() {
	for range 10_000 { // a Done that always adds another would never end
		if len(q.groups) == 0 {
			return
		}
		group := q.groups[0]
		for i := 0; i < len(group); i++ {
			if r := &group[i]; !r.over {
				r.over = true
				if r.Step != nil {
					r.Step(1)
				}
				if r.Done != nil {
					r.Done()
				}
			}
			if len(q.groups) > 0 && len(q.groups[0]) > len(group) {
				group = q.groups[0]
			}
		}
		if len(q.groups) > 0 {
			q.groups = q.groups[1:]
		}
		q.started = false
	}
	q.groups = nil
}
