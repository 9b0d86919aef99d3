package synth

import "math"

// Burst is a breath of noise: paper, dust, steam, whip, pour.
type Burst struct {
	Gain   float64
	Attack float64 // seconds until full
	Hold   float64 // seconds at full
	Decay  float64 // seconds from full to -60 dB
	Hz     float64 // centre of the band
	To     float64 // centre it sweeps to until the decay is half through; 0: stays
	Q      float64 // sharpness of the band; 0: 0.7
}

// Burst lays a burst on the tape.
func (t *Tape) Burst(at float64, b Burst) {
	if b.To == 0 {
		b.To = b.Hz
	}
	if b.Q == 0 {
		b.Q = 0.7
	}
	part := t.from(at, b.Attack+b.Hold+mul(1.1, b.Decay))
	sweep := max(1, (b.Attack+b.Hold+mul(0.5, b.Decay))*Rate)
	octaves := log2(b.To / b.Hz)
	rise := 1 / max(1, b.Attack*Rate)
	hold := int((b.Attack + b.Hold) * Rate)
	fall := fade(b.Decay)
	level := 0.0
	var f filter
	var loud float64
	for i := range part {
		if i%32 == 0 {
			hz := b.Hz * exp2(octaves*min(1, float64(i)/sweep))
			f.set(hz, b.Q)
			// A narrow band holds less of the noise; keep the loudness.
			loud = b.Gain * math.Sqrt(max(1, 0.25*Rate*b.Q/hz))
		}
		switch {
		case i >= hold:
			if level == 0 {
				level = 1
			}
			level *= fall
		default:
			level = min(1, level+rise)
		}
		_, band, _ := f.step(t.rand.Noise())
		part[i] += mul(band*loud, level)
	}
}

// log2 is exact enough for a sweep: the whole part, then a halving search.
func log2(x float64) float64 {
	frac, whole := math.Frexp(x)
	y, step := 0.0, 0.5
	frac *= 2
	for range 24 {
		frac *= frac
		if frac >= 2 {
			frac /= 2
			y += step
		}
		step /= 2
	}
	return y + float64(whole-1)
}

// Thump is a soft low blow whose pitch falls: the body of a shot, a fist, a
// heavy thing set down.
type Thump struct {
	Gain     float64
	Hz, To   float64 // where the pitch starts and ends
	Decay    float64 // seconds to -60 dB
	Hardness float64 // seconds of the rise; 0: 3 ms
}

// Thump lays a thump on the tape.
func (t *Tape) Thump(at float64, b Thump) {
	if b.Hardness == 0 {
		b.Hardness = 0.003
	}
	part := t.from(at, b.Decay*1.1)
	octaves := log2(b.To / b.Hz)
	rise := 1 / (b.Hardness * Rate)
	level, fall := b.Gain, fade(b.Decay)
	phase := 0.0
	for i := range part {
		done := min(1, float64(i)/(b.Decay*0.6*Rate))
		phase += b.Hz * exp2(octaves*done) / Rate
		part[i] += mul(sine(phase)*min(1, float64(i)*rise), level)
		level *= fall
	}
}

// Shot is a gun: a crack, a body, a thump and the slap of the house across.
type Shot struct {
	Gain  float64
	Body  float64 // 1: a revolver; more: longer and heavier, as a rifle or a shotgun
	Crack float64 // 1: a revolver; less: duller, as through a wall
}

// Shot lays a shot on the tape.
func (t *Tape) Shot(at float64, s Shot) {
	one := &Tape{make([]float64, int((0.35+mul(0.35, s.Body))*Rate)), t.rand}
	one.Burst(0, Burst{Gain: 1.5 * s.Crack, Hold: 0.002, Decay: 0.012, Hz: 3600, Q: 0.4})
	one.Burst(0, Burst{Gain: 0.9, Attack: 0.0005, Hold: 0.006, Decay: 0.18 * s.Body, Hz: 1500, To: 420, Q: 0.5})
	one.Burst(0.002, Burst{Gain: 0.55, Attack: 0.001, Hold: 0.01, Decay: 0.3 * s.Body, Hz: 480, To: 190, Q: 0.6})
	one.Thump(0, Thump{Gain: 1.1, Hz: 92, To: 44, Decay: 0.2 * s.Body, Hardness: 0.001})
	one.Saturate(2.2)
	one.Echo(0.11, 0.2, 1500) // -14 dB
	t.rand = one.rand
	t.Mix(at, s.Gain, one)
}
