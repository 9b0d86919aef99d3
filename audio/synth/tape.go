// Package synth makes sounds out of nothing: noise, struck and plucked things,
// air and gunpowder. Sounds are laid on a Tape, one over the other, each from a
// moment on; the finished tape is a table of samples.
//
// The same calls with the same seed give the same bytes on every machine.
package synth

import "math"

// Rate is the number of samples a second of everything here.
const Rate = 48000

// A Tape is a length of sound, one channel, being made.
type Tape struct {
	samples []float64
	rand    Rand
}

// NewTape returns a silent tape so many seconds long. The seed decides all that
// is left to chance in what is laid on it.
func NewTape(seconds float64, seed uint64) *Tape {
	return &Tape{make([]float64, int(seconds*Rate)), NewRand(seed)}
}

// Rand returns the tape's own chance, for recipes that vary more than their
// blocks do.
func (t *Tape) Rand() *Rand { return &t.rand }

// from returns the part of the tape from the moment at on, at most so many
// seconds; it is empty beyond the end.
func (t *Tape) from(at, seconds float64) []float64 {
	first := max(0, int(at*Rate))
	if first >= len(t.samples) {
		return nil
	}
	part := t.samples[first:]
	if n := int(seconds * Rate); n < len(part) {
		part = part[:max(0, n)]
	}
	return part
}

// Mix lays another tape over this one.
func (t *Tape) Mix(at, gain float64, other *Tape) {
	for i, part := 0, t.from(at, 1e6); i < min(len(part), len(other.samples)); i++ {
		part[i] += mul(gain, other.samples[i])
	}
}

// Echo repeats all that is on the tape later and softer, duller by a low-pass
// in Hz: the wall across the street.
func (t *Tape) Echo(delay, gain, hz float64) {
	lag := int(delay * Rate)
	var dull onePole
	dull.set(hz)
	dry := append([]float64(nil), t.samples...)
	for i := lag; i < len(t.samples); i++ {
		t.samples[i] += mul(gain, dull.low(dry[i-lag]))
	}
}

// LowPass dulls the whole tape.
func (t *Tape) LowPass(hz float64) {
	var f filter
	f.set(hz, 0.707)
	for i, x := range t.samples {
		low, _, _ := f.step(x)
		t.samples[i] = low
	}
}

// Reverse turns the tape round.
func (t *Tape) Reverse() {
	for i, j := 0, len(t.samples)-1; i < j; i, j = i+1, j-1 {
		t.samples[i], t.samples[j] = t.samples[j], t.samples[i]
	}
}

// Saturate bends the peaks as a too loud recording does; drive 1 is mild.
func (t *Tape) Saturate(drive float64) {
	loudest := t.loudest()
	if loudest == 0 {
		return
	}
	for i, x := range t.samples {
		x = mul(x, drive/loudest)
		if x < 0 {
			t.samples[i] = x / (1 - x)
		} else {
			t.samples[i] = x / (1 + x)
		}
	}
}

// Finish returns the tape as a table whose loudest sample is as large as peak.
// What cannot be heard is taken away: all
// below 35 Hz, and what comes after the last sample less than 66 dB under the
// peak. Both ends are led to silence.
func (t *Tape) Finish(peak float64) []int16 {
	var first, second onePole
	first.set(35)
	second.set(35)
	for i, x := range t.samples {
		x -= first.low(x)
		t.samples[i] = x - second.low(x)
	}
	loudest := t.loudest()
	const in, out = Rate / 2000, Rate / 60 // 0.5 ms, 17 ms
	n := len(t.samples)
	for n > 1 && max(t.samples[n-1], -t.samples[n-1]) < 0.0005*loudest {
		n--
	}
	n = min(n+out, len(t.samples))
	t.samples = t.samples[:n]
	for i := range min(in, n) {
		t.samples[i] *= float64(i) / in
	}
	for i := range min(out, n) {
		k := float64(i) / out
		t.samples[n-1-i] *= k * k
	}
	gain := 0.0
	if loudest = t.loudest(); loudest > 0 {
		gain = peak / loudest
	}
	table := make([]int16, n)
	for i, x := range t.samples {
		table[i] = int16(math.Round(x * gain))
	}
	return table
}

func (t *Tape) loudest() float64 {
	loudest := 0.0
	for _, x := range t.samples {
		loudest = max(loudest, x, -x)
	}
	return loudest
}
