package synth

import "math"

// The functions of package math are written in assembly on some machines, and
// some machines fuse a product and a sum into one rounding. Either would give a
// sound other bytes there. So this package has its own sine and power, and
// every product that is added to something is rounded first, by mul or by a
// conversion, which the language promises to be a rounding.

// mul is a product rounded before anything is added to it.
func mul(a, b float64) float64 { return float64(a * b) }

// sine returns the sine of an angle in turns, to about nine digits.
func sine(turns float64) float64 {
	turns = float64(turns)
	x := turns - math.Floor(turns+0.5) // -0.5 to 0.5
	switch {                           // folded to -0.25 to 0.25
	case x > 0.25:
		x = 0.5 - x
	case x < -0.25:
		x = -0.5 - x
	}
	x *= 2 * math.Pi
	q := x * x
	s := 1.0
	for _, k := range [...]float64{156, 110, 72, 42, 20, 6} {
		s = 1 - mul(q/k, s)
	}
	return mul(x, s)
}

func cosine(turns float64) float64 { return sine(float64(turns) + 0.25) }

// exp2 returns 2 to the power of x, to about nine digits.
func exp2(x float64) float64 {
	whole := math.Floor(x + 0.5)
	f := (x - whole) * math.Ln2 // -0.35 to 0.35
	s := 1.0
	for k := 9.0; k >= 1; k-- {
		s = 1 + mul(f/k, s)
	}
	return math.Ldexp(s, int(whole))
}

// Decibels returns the factor of an amplitude that db stands for.
func Decibels(db float64) float64 { return exp2(db / 6.020599913279624) }

// Semitones returns the factor of a frequency n semitones up.
func Semitones(n float64) float64 { return exp2(n / 12) }

// fade returns what an amplitude is multiplied by each sample so that it falls
// by 60 dB in so many seconds.
func fade(seconds float64) float64 {
	if seconds <= 0 {
		return 0
	}
	return exp2(-9.965784284662087 / (seconds * Rate))
}

// Rand is a small generator (xorshift64*); the same seed gives the same row on
// every machine.
type Rand struct{ state uint64 }

// NewRand returns a generator; any seed will do.
func NewRand(seed uint64) Rand {
	r := Rand{seed*0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03}
	if r.state == 0 {
		r.state = 1
	}
	r.next()
	r.next()
	return r
}

func (r *Rand) next() uint64 {
	r.state ^= r.state >> 12
	r.state ^= r.state << 25
	r.state ^= r.state >> 27
	return r.state * 0x2545F4914F6CDD1D
}

// Unit returns a number from 0 to below 1.
func (r *Rand) Unit() float64 { return float64(r.next()>>11) / (1 << 53) }

// Noise returns a number from -1 to below 1.
func (r *Rand) Noise() float64 { return float64(int64(r.next())>>11) / (1 << 52) }

// Around returns a number that differs from x by at most the share given.
func (r *Rand) Around(x, share float64) float64 {
	return float64(x) + mul(mul(x, share), r.Noise())
}
