package audio

import (
	"drygulch/audio/synth"
)

// barroom is the air of the saloon: people who talk so that no word is
// understood, glasses, and the room itself.
type barroom struct {
	talkers [5]talker
	chance  chance
	glass   int // samples until glasses touch
	clinks  int // left of a toast
	walls   [2]float32
	hum     float32
}

func newBarroom() *barroom {
	b := &barroom{chance: 0x6A09E667}
	b.glass = b.chance.seconds(2, 6)
	for i := range b.talkers {
		b.talkers[i] = talker{
			chance: chance(0xBB67AE85 + 2741*uint32(i)),
			pitch:  []float32{96, 118, 134, 171, 205}[i],
			right:  []float32{0.2, 0.75, 0.45, 0.9, 0.05}[i],
			size:   []float32{1, 0.8, 0.9, 0.55, 0.5}[i],
		}
		b.talkers[i].rest = b.talkers[i].chance.seconds(0, 2)
	}
	return b
}

func (b *barroom) fill(m *mixer, left, right []float32, fade float32) {
	clear(left)
	clear(right)
	for i := range b.talkers {
		b.talkers[i].talk(left, right)
	}
	const dull = 6.2832 * 1100 / synth.Rate // hats, coats and curtains
	for i := range left {
		b.hum += (b.chance.noise() - b.hum) * 0.02
		b.walls[0] += (left[i] - b.walls[0]) * dull
		b.walls[1] += (right[i] - b.walls[1]) * dull
		left[i] = b.walls[0] + 0.008*b.hum
		right[i] = b.walls[1] + 0.008*b.hum
	}
	if b.glass -= len(left); b.glass <= 0 {
		b.clink(m, fade)
	}
}

// clink lets two glasses touch; a toast is some of these at once.
func (b *barroom) clink(m *mixer, fade float32) {
	if b.clinks == 0 {
		b.clinks = 1 + b.chance.below(4)
	}
	side := b.chance.between(0.3, 1)
	loud := fade * b.chance.between(0.15, 0.45)
	m.sound(cueGlass, busAmbience, b.chance.between(0.85, 1.2), loud*side, loud*(1.3-side))
	if b.clinks--; b.clinks > 0 {
		b.glass = b.chance.seconds(0.09, 0.3)
	} else {
		b.glass = b.chance.seconds(3, 12)
	}
}

// A talker is a voice in the room: a row of pulses through one mouth that opens
// and closes, syllable by syllable, and listens after each sentence.
type talker struct {
	chance    chance
	pitch     float32 // Hz at which the voice lies
	right     float32 // 0 left, 1 right
	size      float32 // how loud
	rest      int     // samples until the next sentence
	syllables int     // left in the sentence
	left      int     // samples left in the syllable
	phase     float32 // of the pulses, 0 to 1
	hz, toHz  float32 // of the voice as the sentence rises and falls
	mouth     float32 // Hz that ring most, and whereto it moves
	toMouth   float32
	loud      float32
	toLoud    float32
	ring      [2]float32
}

// talk adds the next samples.
func (t *talker) talk(left, right []float32) {
	n := len(left)
	switch {
	case t.rest > 0:
		t.rest -= n
		t.toLoud = 0
	case t.left > 0:
		t.left -= n
	default:
		t.speak()
	}
	t.hz += (t.toHz - t.hz) * 0.05
	t.mouth += (t.toMouth - t.mouth) * 0.08
	t.loud += (t.toLoud - t.loud) * 0.14
	if t.loud < 1e-5 {
		return
	}
	step := t.hz / synth.Rate
	f := 6.2832 * t.mouth / synth.Rate
	loud := 0.021 * t.size * t.loud
	for i := range left {
		if t.phase += step; t.phase >= 1 {
			t.phase--
		}
		x := 1 - 2*t.phase + 0.3*t.chance.noise()
		t.ring[0] += f * t.ring[1]
		t.ring[1] += f * (x - t.ring[0] - 0.45*t.ring[1])
		y := loud * t.ring[1]
		left[i] += y * (1 - t.right)
		right[i] += y * t.right
	}
}

// speak begins the next syllable, or ends the sentence.
func (t *talker) speak() {
	if t.syllables == 0 {
		t.syllables = 4 + t.chance.below(14)
	}
	if t.syllables--; t.syllables == 0 {
		t.rest = t.chance.seconds(0.6, 3.5)
		return
	}
	t.left = t.chance.seconds(0.09, 0.24)
	t.toMouth = t.chance.between(280, 780)
	t.toHz = t.pitch * t.chance.between(0.9, 1.15) * (1 + 0.012*float32(t.syllables)) // it falls towards the end
	t.toLoud = t.chance.between(0.3, 1)
	if t.chance.unit() < 0.2 {
		t.toLoud = 0.05 // between words
	}
	if t.hz == 0 {
		t.hz, t.mouth = t.toHz, t.toMouth
	}
}
