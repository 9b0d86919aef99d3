package audio

import (
	"drygulch/audio/synth"
)

// Ambience is the air around the table.
type Ambience uint8

const (
	Silence         Ambience = iota
	Town                     // dusk: crickets, wind, a piano far off
	TrainRide                // wheels on rail joints, wind, the engine ahead
	Barroom                  // people who talk, glasses
	MainStreet               // wind between the fronts, a sign, crickets, a dog far off
	MainStreetStorm          // the same with more wind and no crickets
	airCount
)

// An air sounds without end and never comes round: it is made sample by sample
// from a little plain state, and now and then it plays one of its own cues.
type air interface {
	// fill writes the next samples at full level; fade is how far the air is
	// faded in, for the cues it plays through m.
	fill(m *mixer, left, right []float32, fade float32)
}

func newAirs() [airCount]air {
	return [airCount]air{
		Town: newDusk(), TrainRide: newRide(), Barroom: newBarroom(),
		MainStreet: newCrossing(false), MainStreetStorm: newCrossing(true),
	}
}

// The pieces of sound that airs play; no board asks for them.
const (
	cueRailJoint Cue = pageAir*pageSize + iota
	cueFarPiano
	cueGlass
	cueSignCreak
	cueDog
)

var airRows = map[Cue]row{
	cueRailJoint: {name: "rail joint", peak: loudAir, seconds: 0.22, takes: 4, make: func(t *synth.Tape) {
		t.Thump(0, synth.Thump{Gain: 0.8, Hz: 96, To: 62, Decay: 0.13, Hardness: 0.002})
		t.Strike(0, 0.5, synth.Link, 385, 0.06)
		t.Burst(0, synth.Burst{Gain: 0.4, Attack: 0.001, Hold: 0.003, Decay: 0.07, Hz: 620, To: 380, Q: 0.7})
	}},
	cueFarPiano: {name: "far piano", peak: loudAir, seconds: 1.4, make: func(t *synth.Tape) {
		t.Piano(0, 1, 392, 1.1) // G, the middle of what the far hand plays
		t.Echo(0.09, 0.35, 900)
		t.LowPass(1500)
	}},
	cueGlass: {name: "glass", peak: loudAir, seconds: 0.5, takes: 3, make: func(t *synth.Tape) {
		hz := t.Rand().Around(1500, 0.12)
		t.Strike(0, 0.8, synth.Bottle, hz, 0.34)
		t.Strike(0.006, 0.6, synth.Bottle, hz*1.17, 0.28)
		t.LowPass(4500)
	}},
	cueSignCreak: {name: "sign", peak: loudAir, seconds: 1.3, takes: 3, make: func(t *synth.Tape) {
		t.Creak(0, synth.Creak{Gain: 1, Length: t.Rand().Around(0.45, 0.2), Slow: 24, To: 62, Hz: 590})
		t.Creak(0.62, synth.Creak{Gain: 0.6, Length: 0.3, Slow: 50, To: 26, Hz: 520})
		t.Strike(0.98, 0.2, synth.Link, 700, 0.12) // the hook
		t.LowPass(2400)
	}},
	cueDog: {name: "far dog", peak: loudAir, seconds: 0.7, takes: 2, make: func(t *synth.Tape) {
		hz := t.Rand().Around(410, 0.06)
		t.Burst(0, synth.Burst{Gain: 1, Attack: 0.012, Hold: 0.03, Decay: 0.13, Hz: hz, To: hz * 0.72, Q: 5})
		t.Burst(0, synth.Burst{Gain: 0.7, Attack: 0.01, Hold: 0.02, Decay: 0.1, Hz: hz * 2.1, To: hz * 1.6, Q: 4})
		t.Burst(0, synth.Burst{Gain: 0.25, Attack: 0.008, Decay: 0.06, Hz: 1700, Q: 1})
		t.Echo(0.12, 0.35, 700)
		t.LowPass(1800)
	}},
}

// chance is a small generator for what need not be the same twice.
type chance uint32

// unit returns a number from 0 to below 1.
func (c *chance) unit() float32 {
	*c ^= *c << 13
	*c ^= *c >> 17
	*c ^= *c << 5
	return float32(*c>>8) / (1 << 24)
}

// noise returns a number from -1 to below 1.
func (c *chance) noise() float32 { return 2*c.unit() - 1 }

// below returns a number from 0 to below n, n at least 1.
func (c *chance) below(n int) int { return int(c.unit() * float32(n)) }

// between returns a number from a to below b.
func (c *chance) between(a, b float32) float32 { return a + (b-a)*c.unit() }

// seconds returns a number of samples between two lengths of time.
func (c *chance) seconds(a, b float32) int { return int(c.between(a, b) * synth.Rate) }

// A wind is noise in a band that wanders, each ear with its own.
type wind struct {
	chance       chance
	low, high    float32 // Hz between which the band wanders
	hz, gust     float32
	toHz, toGust float32
	left         int // samples until it turns
	ears         [2][2]float32
}

// blow adds the next samples, its loudest gusts at about level.
func (w *wind) blow(left, right []float32, level float32) {
	if w.left -= len(left); w.left <= 0 {
		w.left = w.chance.seconds(1.2, 4.5)
		w.toGust = w.chance.between(0.15, 1)
		w.toHz = w.low + (w.high-w.low)*w.toGust*w.chance.between(0.7, 1)
	}
	if w.hz == 0 {
		w.hz = w.low
	}
	w.hz += (w.toHz - w.hz) * 0.003
	w.gust += (w.toGust - w.gust) * 0.003
	f := 6.2832 * w.hz / synth.Rate
	loud := level * w.gust * 0.55
	for i := range left {
		left[i] += loud * w.band(0, f)
		right[i] += loud * w.band(1, f)
	}
}

// band is a gentle band-pass in the plain two-integrator form, stable at these
// low frequencies.
func (w *wind) band(ear int, f float32) float32 {
	s := &w.ears[ear]
	s[0] += f * s[1]
	s[1] += f * (w.chance.noise()*2.2 - s[0] - 0.9*s[1])
	return s[1]
}
