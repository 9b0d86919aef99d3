package synth

import "math"

// Pluck is a plucked string: banjo, guitar, a spur's twang.
type Pluck struct {
	Gain   float64
	Hz     float64
	Decay  float64 // seconds to -60 dB of the lowest partial
	Bright float64 // 0 dull (nylon, thumb) to 1 sharp (steel, nail)
	Pick   float64 // where it is plucked, as a share of its length, 0 to 0.5
}

// Pluck lays a plucked string on the tape: a loop of noise as long as the
// string, dulled a little each time round.
func (t *Tape) Pluck(at float64, p Pluck) {
	part := t.from(at, p.Decay*1.1)
	damp := mul(0.5, 1-p.Bright)      // weight of the older of two samples in the loop
	period := Rate/p.Hz - damp        // the loop's filter delays by damp
	n := int(math.Floor(period))      // whole samples of delay,
	rest := period - float64(n)       // and the part of one that is left
	loss := fade(p.Decay)             // a sample's worth,
	turn := exp2(log2(loss) * period) // once round
	line := make([]float64, n+1)
	var soft onePole
	soft.set(1500 + mul(9000, p.Bright))
	for i := range line {
		line[i] = soft.low(t.rand.Noise())
	}
	comb := max(1, int(p.Pick*period))
	plucked := make([]float64, len(line))
	mean := 0.0
	for i := range line {
		plucked[i] = line[i] - mul(0.9, line[(i+len(line)-comb)%len(line)])
		mean += plucked[i] / float64(len(line))
	}
	for i := range plucked {
		line[i] = plucked[i] - mean
	}
	at0, last := 0, 0.0
	for i := range part {
		older, newer := line[at0], line[(at0+1)%len(line)]
		x := mul(older, rest) + mul(newer, 1-rest)
		part[i] += mul(p.Gain, x)
		line[at0] = mul(turn, mul(1-damp, x)+mul(damp, last))
		last = x
		at0 = (at0 + 1) % len(line)
	}
}

// Banjo plucks a banjo: a bright string over a small drum that answers at once.
func (t *Tape) Banjo(at, gain, hz float64) {
	one := &Tape{make([]float64, int(0.9*Rate)), t.rand}
	one.Pluck(0, Pluck{Gain: 1, Hz: hz, Decay: 0.75, Bright: 0.86, Pick: 0.13})
	one.body(320, 2.2, 0.9)
	one.body(780, 2.5, 0.8)
	one.Strike(0, 0.1, Board, 310, 0.07)
	t.rand = one.rand
	t.Mix(at, gain, one)
}

// body strengthens what is near hz, as a soundboard does.
func (t *Tape) body(hz, q, gain float64) {
	var f filter
	f.set(hz, q)
	for i, x := range t.samples {
		_, band, _ := f.step(x)
		t.samples[i] = x + mul(gain, band)
	}
}

// Piano is one key of the honky-tonk: two strings nine cents apart, six
// partials each, a hammer that knocks, and a damper after length seconds.
func (t *Tape) Piano(at, gain, hz, length float64) {
	const apart = 0.0026 // half of nine cents
	one := &Tape{make([]float64, int((length+0.3)*Rate)), t.rand}
	decay := 1.9 * exp2(mul(-0.45, log2(hz/262))) // high strings die sooner
	for k := 1.0; k <= 6; k++ {
		stretch := k * math.Sqrt(1+mul(0.00055, k*k))
		if hz*stretch > 12000 {
			break
		}
		loud := 0.5 / (k * (0.9 + mul(0.1, k)))
		if k == 1 {
			loud *= min(1, 0.25+hz/170) // short strings have no deep bass
		}
		fall := decay / (0.7 + mul(0.3, k))
		one.ring(0, one.rand.Around(loud, 0.08), hz*stretch*(1-apart), fall)
		one.ring(0, one.rand.Around(loud, 0.08), hz*stretch*(1+apart), fall)
	}
	one.Burst(0, Burst{Gain: 0.12, Hold: 0.002, Decay: 0.03, Hz: 1800, Q: 0.6})
	one.Strike(0, 0.06, Board, 185, 0.09)
	felt, damp := 1.0, fade(0.25)
	for i := int(length * Rate); i < len(one.samples); i++ {
		felt *= damp
		one.samples[i] *= felt
	}
	t.rand = one.rand
	t.Mix(at, gain, one)
}
