package audio

import (
	"math"

	"drygulch/audio/synth"
)

// dusk is the town's air: wind, three crickets that do not keep time with each
// other, and every now and then somebody at the piano far down the street.
type dusk struct {
	wind     wind
	crickets [3]cricket
	chance   chance
	rest     int // samples until the far hand strikes again
	notes    int // left in the phrase
	step     int // where on the scale the hand is
}

// farScale is G major pentatonic around the one far note, in semitones.
var farScale = [...]float32{-10, -8, -5, -3, 0, 2, 4, 7, 9}

func newDusk() *dusk {
	d := &dusk{wind: wind{chance: 0x51ED270B, low: 170, high: 520}, chance: 0x2545F491, step: 4}
	d.rest = d.chance.seconds(6, 14)
	for i := range d.crickets {
		side := []float32{-0.8, 0.9, 0.2}[i]
		d.crickets[i] = cricket{
			chance: chance(0x68E31DA4 + 977*uint32(i)), hz: []float32{4270, 4510, 3980}[i],
			right: 0.5 + 0.5*side, loud: []float32{0.55, 0.4, 0.25}[i], period: []float32{0.47, 0.53, 0.61}[i],
		}
		d.crickets[i].wait = d.crickets[i].chance.seconds(0.2, 3)
	}
	return d
}

func (d *dusk) fill(m *mixer, left, right []float32, fade float32) {
	clear(left)
	clear(right)
	d.wind.blow(left, right, 0.02)
	for i := range d.crickets {
		d.crickets[i].sing(left, right)
	}
	if d.rest -= len(left); d.rest <= 0 {
		d.strike(m, fade)
	}
}

// strike plays the next note of a phrase of 7 to 16, mostly by steps, or begins
// another phrase after a long rest.
func (d *dusk) strike(m *mixer, fade float32) {
	if d.notes == 0 {
		d.notes = 7 + d.chance.below(10)
	}
	d.step += d.chance.below(5) - 2
	d.step = min(max(d.step, 0), len(farScale)-1)
	rate := float32(math.Exp2(float64(farScale[d.step]) / 12))
	loud := fade * d.chance.between(0.2, 0.5)
	m.sound(cueFarPiano, busAmbience, rate, loud, loud*0.5)
	const eighth = 0.21
	switch d.notes--; {
	case d.notes == 0:
		d.rest = d.chance.seconds(14, 34)
	case d.chance.unit() < 0.3:
		d.rest = d.chance.seconds(2*eighth, 2*eighth+0.03)
	default:
		d.rest = d.chance.seconds(eighth, eighth+0.02)
	}
}

// A cricket chirps three or four times quickly, waits, and sometimes thinks.
type cricket struct {
	chance   chance
	hz       float32
	loud     float32
	right    float32 // 0 left, 1 right
	period   float32 // seconds from chirp to chirp
	wait     int     // samples of silence left
	pulses   int     // left in the chirp
	at       int     // samples into the pulse
	cos, sin float32 // the tone as a turning point
}

// sing adds the next samples.
func (c *cricket) sing(left, right []float32) {
	const pulse, pause = synth.Rate * 17 / 1000, synth.Rate * 14 / 1000
	turn := 2 * math.Pi * float64(c.hz) / synth.Rate
	dc, ds := float32(math.Cos(turn)), float32(math.Sin(turn))
	for i := range left {
		if c.wait > 0 {
			c.wait--
			continue
		}
		if c.pulses == 0 {
			c.pulses = 3 + c.chance.below(2)
			c.at, c.cos, c.sin = 0, 1, 0
		}
		c.cos, c.sin = c.cos*dc-c.sin*ds, c.cos*ds+c.sin*dc
		p := float32(c.at) / pulse
		x := 0.028 * c.loud * c.sin * 4 * p * (1 - p)
		left[i] += x * (1 - c.right)
		right[i] += x * c.right
		if c.at++; c.at == pulse {
			c.at = 0
			c.wait = pause
			if c.pulses--; c.pulses == 0 {
				c.rest()
			}
		}
	}
}

func (c *cricket) rest() {
	c.wait = int(c.chance.between(0.85, 1.1) * (c.period - 0.12) * synth.Rate)
	if c.chance.unit() < 0.06 {
		c.wait += c.chance.seconds(1.5, 6)
	}
	c.hz *= c.chance.between(0.997, 1.003)
	c.hz = min(max(c.hz, 3700), 4800)
}
