package synth

// Whistle is a whistling mouth or a pipe: a sine with a vibrato that grows in
// and a little breath.
type Whistle struct {
	Gain    float64
	Hz      float64
	Length  float64
	Attack  float64 // seconds; the release is twice as long
	Scoop   float64 // semitones below from where it slides up in the first 40 ms
	Sag     float64 // semitones below to where it sinks in the last 150 ms
	Breath  float64 // share of noise; a mouth has 0.03
	Vibrato float64 // semitones to either side
	Reedy   float64 // strength of the second and third partial: 0 for a mouth
}

// Whistle lays a whistle on the tape.
func (t *Tape) Whistle(at float64, w Whistle) {
	part := t.from(at, w.Length)
	var breath filter
	breath.set(min(w.Hz*2, 6000), 0.8)
	phase, n := 0.0, float64(len(part))
	step := 0.0
	for i := range part {
		now := float64(i) / Rate
		if i%16 == 0 {
			bend := mul(-w.Scoop, max(0, 1-now/0.04))
			bend -= mul(w.Sag, max(0, 1-(n/Rate-now)/0.15))
			bend += mul(w.Vibrato*min(1, now/0.5), sine(mul(5, now)))
			step = w.Hz * Semitones(bend) / Rate
		}
		phase += step
		tone := sine(phase)
		if w.Reedy > 0 {
			tone += mul(w.Reedy, sine(mul(2, phase))) + mul(w.Reedy*0.6, sine(mul(3, phase)))
		}
		_, air, _ := breath.step(t.rand.Noise())
		level := min(1, now/w.Attack, (n-float64(i))/(2*w.Attack*Rate))
		part[i] += mul(w.Gain*level*level, tone+mul(w.Breath*4, air))
	}
}

// Reed is one hole of a harmonica.
type Reed struct {
	Gain   float64
	Hz     float64
	Length float64
}

// Reed lays a reed on the tape: two saws a little apart, dulled, slow to speak.
func (t *Tape) Reed(at float64, r Reed) {
	part := t.from(at, r.Length)
	var dull, box filter
	dull.set(1800, 0.8)
	box.set(900, 1.2)
	n := float64(len(part))
	a, b := 0.0, 0.37
	for i := range part {
		now := float64(i) / Rate
		shake := 1 + mul(0.0035*min(1, now/0.6), sine(5.3*now))
		x := saw(&a, r.Hz*shake/Rate) + saw(&b, r.Hz*1.004*shake/Rate)
		x += mul(0.05, t.rand.Noise())
		low, _, _ := dull.step(x)
		_, band, _ := box.step(low)
		level := min(1, now/0.07, (n-float64(i))/(0.16*Rate))
		swell := 0.8 + mul(0.2, sine(now/r.Length/2))
		part[i] += mul(r.Gain*level*level*swell*0.5, low+mul(0.7, band))
	}
}

// saw returns the next sample of a falling saw, its corner rounded so that it
// does not fold back at high pitches.
func saw(phase *float64, step float64) float64 {
	*phase += step
	if *phase >= 1 {
		*phase--
	}
	p := *phase
	x := 1 - 2*p
	switch {
	case p < step:
		d := p/step - 1
		x -= mul(d, d)
	case p > 1-step:
		d := (p-1)/step + 1
		x += mul(d, d)
	}
	return x
}
