package synth

import "math"

// filter is a state-variable filter in trapezoidal form: low, band and high at
// once, stable while its frequency moves.
type filter struct {
	a1, a2, a3, damp float64
	s1, s2           float64
}

// set tunes the filter. q is its sharpness; the band output has gain 1 at hz.
func (f *filter) set(hz, q float64) {
	hz = min(max(hz, 10), 0.45*Rate)
	g := sine(hz/Rate/2) / cosine(hz/Rate/2)
	f.damp = 1 / q
	f.a1 = 1 / (1 + mul(g, g+f.damp))
	f.a2 = g * f.a1
	f.a3 = g * f.a2
}

func (f *filter) step(x float64) (low, band, high float64) {
	v3 := x - f.s2
	v1 := mul(f.a1, f.s1) + mul(f.a2, v3)
	v2 := f.s2 + mul(f.a2, f.s1) + mul(f.a3, v3)
	f.s1 = 2*v1 - f.s1
	f.s2 = 2*v2 - f.s2
	band = mul(f.damp, v1)
	return v2, band, x - band - v2
}

// onePole is the gentlest low-pass.
type onePole struct{ k, s float64 }

func (p *onePole) set(hz float64) {
	p.k = 1 - exp2(-2*math.Pi*hz/Rate/math.Ln2)
}

func (p *onePole) low(x float64) float64 {
	p.s += mul(p.k, float64(x)-p.s)
	return p.s
}
