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
