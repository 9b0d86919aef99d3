package audio

import (
	"drygulch/audio/synth"
)

// ride is the air on the moving train: wheels over rail joints, the roll of
// iron on iron, the engine's chuffs ahead, wind. Everything hangs on how far
// the train has come, so it slows down and stands as the landscape does.
type ride struct {
	wind   wind
	chance chance
	speed  float32 // metres a second
	joints float32 // metres since the last rail joint
	next   int     // wheel of the row below that meets the joint next
	chuffs float32 // metres since the last chuff
	chuff  int     // every fourth is the strongest
	puff   float32 // level of the chuff that is fading
	roll   [2]float32
	hum    float32
	steam  [2]float32
}

const (
	fullSpeed = 13.0 // metres a second, some 30 miles an hour
	railLong  = 12.0 // metres
	chuffLong = 3.1  // metres of travel for each stroke of steam
)

// wheelsAt are the metres after a joint at which the two bogies of one car
// clatter over it: da-dum, da-dum.
var wheelsAt = [...]float32{0, 1.8, 6.3, 8.1}

func newRide() *ride {
	return &ride{wind: wind{chance: 0x7F4A7C15, low: 260, high: 780}, chance: 0x1B873593}
}

func (r *ride) fill(m *mixer, left, right []float32, fade float32) {
	clear(left)
	clear(right)
	r.speed += (fullSpeed*m.now.pace - r.speed) * float32(len(left)) / (1.4 * synth.Rate)
	run := r.speed / fullSpeed
	r.wind.blow(left, right, 0.004+0.012*run)
	r.clatter(m, float32(len(left))/synth.Rate, run*fade)
	r.rumble(left, right, run)
}

// clatter moves the train on and strikes the joints that were met.
func (r *ride) clatter(m *mixer, seconds, loud float32) {
	r.joints += r.speed * seconds
	r.chuffs += r.speed * seconds
	if r.chuffs >= chuffLong {
		r.chuffs -= chuffLong
		r.puff = 0.6 + 0.25*r.chance.unit()
		if r.chuff++; r.chuff%4 == 0 {
			r.puff = 1
		}
	}
	if r.next == len(wheelsAt) {
		if r.joints < railLong {
			return
		}
		r.joints -= railLong
		r.next = 0
	}
	if r.joints >= wheelsAt[r.next] {
		gain := loud * r.chance.between(0.5, 0.8)
		if r.next%2 == 0 {
			gain *= 0.75
		}
		side := r.chance.between(0.85, 1.15)
		m.sound(cueRailJoint, busAmbience, r.chance.between(0.93, 1.06), gain*side, gain*(2-side))
		r.next++
	}
}

// rumble adds the roll of the wheels, the chuffs and, standing, the boiler's
// simmer.
func (r *ride) rumble(left, right []float32, run float32) {
	const f = 6.2832 * 170 / synth.Rate // the roll
	const g = 6.2832 * 620 / synth.Rate // the chimney
	const puffFade = 0.99975
	simmer := 0.0012 + 0.0006*(1-run)
	for i := range left {
		white := r.chance.noise()
		r.hum += (white - r.hum) * 0.006
		r.roll[0] += f * r.roll[1]
		r.roll[1] += f * (white - r.roll[0] - 1.3*r.roll[1])
		r.steam[0] += g * r.steam[1]
		r.steam[1] += g * (r.chance.noise() - r.steam[0] - 1.1*r.steam[1])
		low := run * (0.05*r.hum + 0.03*r.roll[1])
		puff := 0.045 * r.puff * r.steam[1] * (0.35 + 0.65*run)
		left[i] += low + puff*0.8 + simmer*white
		right[i] += low + puff - simmer*white
		r.puff *= puffFade
	}
}
