package synth

// A Body is how a struck thing rings: its partials as ratios of the lowest,
// their strengths, and how much sooner each dies than the lowest.
type Body struct {
	Ratio, Gain, Decay []float64
	Strike             float64 // how hard the 2 ms of noise that strikes it is
}

// The things of the town. The ratios are those of bars, plates, shells and
// bottles as they are measured everywhere; the rest was tuned by ear and eye.
var (
	Wood   = Body{[]float64{1, 2.6, 4.1}, []float64{1, 0.5, 0.22}, []float64{1, 0.6, 0.35}, 0.5}
	Board  = Body{[]float64{1, 1.58, 2.24, 2.92, 4.35}, []float64{1, 0.75, 0.5, 0.3, 0.18}, []float64{1, 0.8, 0.65, 0.5, 0.35}, 0.45}
	Bottle = Body{[]float64{1, 2.3, 3.9, 5.4}, []float64{0.9, 1, 0.5, 0.3}, []float64{1, 0.7, 0.5, 0.35}, 0.25}
	Coin   = Body{[]float64{1, 2.76, 5.4, 8.9}, []float64{0.8, 1, 0.55, 0.25}, []float64{1, 0.7, 0.4, 0.2}, 0.3}
	Jewel  = Body{[]float64{1, 2.76, 5.4, 8.9}, []float64{1, 0.55, 0.18, 0.05}, []float64{1, 0.55, 0.3, 0.2}, 0.08}
	Bell   = Body{[]float64{0.5, 1, 1.19, 1.5, 2, 2.5}, []float64{0.45, 1, 0.55, 0.35, 0.5, 0.25}, []float64{1, 0.8, 0.6, 0.5, 0.4, 0.3}, 0.2}
	Bar    = Body{[]float64{1, 2.76, 4.07, 5.4, 6.9}, []float64{0.5, 1, 0.55, 0.6, 0.35}, []float64{1, 0.9, 0.75, 0.6, 0.45}, 0.25}
	Tin    = Body{[]float64{1, 1.37, 1.93, 2.71, 3.6, 5.15, 7.3}, []float64{0.9, 1, 0.7, 0.6, 0.45, 0.35, 0.2}, []float64{1, 0.9, 0.8, 0.7, 0.55, 0.45, 0.3}, 0.6}
	Link   = Body{[]float64{1, 1.71, 2.43, 3.89}, []float64{1, 0.8, 0.6, 0.4}, []float64{1, 0.8, 0.6, 0.4}, 0.5}
)

// Strike strikes a body: hz is its lowest partial (a bell's prime), decay the
// seconds in which that one falls by 60 dB. No two strikes are quite alike.
func (t *Tape) Strike(at, gain float64, b Body, hz, decay float64) {
	if b.Strike > 0 {
		t.Burst(at, Burst{Gain: gain * b.Strike, Hold: 0.002, Decay: 0.006, Hz: min(9000, hz*3), Q: 0.5})
	}
	for k, ratio := range b.Ratio {
		pitch := t.rand.Around(hz*ratio, 0.003)
		if pitch > 0.45*Rate {
			continue
		}
		t.ring(at, t.rand.Around(gain*b.Gain[k], 0.15), pitch, decay*b.Decay[k])
	}
}

// ring lays one decaying sine: a point turned and drawn in a little each
// sample.
func (t *Tape) ring(at, gain, hz, decay float64) {
	part := t.from(at, decay*1.05)
	shrink := fade(decay)
	c, s := shrink*cosine(hz/Rate), shrink*sine(hz/Rate)
	x, y := gain, 0.0
	soft := min(float64(Rate)/hz, 0.0006*Rate) // the blow is not infinitely hard
	for i := range part {
		if f := float64(i); f < soft {
			part[i] += y * f / soft
		} else {
			part[i] += y
		}
		x, y = mul(c, x)-mul(s, y), mul(s, x)+mul(c, y)
	}
}

// Creak is wood or rope that sticks and slips: a row of small jerks, each of
// which rings the thing they pull at.
type Creak struct {
	Gain     float64
	Length   float64 // seconds
	Slow, To float64 // jerks a second at the start and at the end
	Hz       float64 // what the wood sounds at
}

// Creak lays a creak on the tape.
func (t *Tape) Creak(at float64, c Creak) {
	part := t.from(at, c.Length+0.05)
	var low, mid, high filter
	wait, pull := 0.0, 0.0
	for i := range part {
		done := min(1, float64(i)/(c.Length*Rate))
		if i%64 == 0 {
			drift := 1 + mul(0.12, sine(mul(done, 1.3)))
			low.set(c.Hz*drift, 9)
			mid.set(c.Hz*2.71*drift, 12)
			high.set(c.Hz*4.9*drift, 8)
		}
		if wait--; wait <= 0 && done < 1 {
			wait = t.rand.Around(Rate/(c.Slow+mul(c.To-c.Slow, done)), 0.22)
			pull = t.rand.Around(1, 0.4)
		}
		jerk := pull * t.rand.Around(1, 0.5)
		pull *= 0.86
		swell := min(1, 6*done) * min(1, 4*(1-done))
		_, a, _ := low.step(jerk)
		_, b, _ := mid.step(jerk)
		_, d, _ := high.step(jerk)
		part[i] += mul(c.Gain*swell, mul(4, a)+mul(5, b)+mul(3, d))
	}
}
