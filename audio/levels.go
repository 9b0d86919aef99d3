package audio

import "math"

// Levels is what a person has set. Each figure runs from 0 (silent) to 1 (full)
// and is meant for the ear: equal steps sound like equal steps, over 40 dB.
type Levels struct {
	Master, Music, Effects, Ambience float32
	Mute                             bool // everything silent, the figures kept
	Mono                             bool // for one ear: both channels alike
}

// A bus is a group of sounds that share a level.
type bus uint8

const (
	busEffects  bus = iota
	busAmbience     // pushed back by shots
	busMusic        // pushed back by shots
	busCount
)

// gains turns the figures into factors, one a bus, the master within.
func (l Levels) gains() [busCount]float32 {
	if l.Mute {
		return [busCount]float32{}
	}
	master := loudness(l.Master)
	return [busCount]float32{
		busEffects:  master * loudness(l.Effects),
		busAmbience: master * loudness(l.Ambience),
		busMusic:    master * loudness(l.Music),
	}
}

// loudness is the factor of a figure: 40 dB from the smallest to the full, and
// silence at 0. Figures out of range are taken to the nearest, NaN to 0.
func loudness(figure float32) float32 {
	if !(figure > 0) {
		return 0
	}
	return float32(math.Pow(10, 2*(math.Min(float64(figure), 1)-1)))
}

// Effects do not go further to the side than this share.
const widest = 0.6

// panned returns the factors of left and right for a place from -1 to 1, of
// equal power and both 1 in the middle.
func panned(pan float32) (left, right float32) {
	if pan != pan {
		pan = 0
	}
	angle := (1 + widest*float64(min(max(pan, -1), 1))) * math.Pi / 4
	return float32(math.Sqrt2 * math.Cos(angle)), float32(math.Sqrt2 * math.Sin(angle))
}

// ceiling is -1 dB of full scale: nothing that leaves the mixer is louder.
const ceiling = 0.891250938

// softClip leaves quiet samples alone and bends loud ones so that they never
// reach the ceiling. NaN becomes silence.
func softClip(x float32) float32 {
	const knee = 0.5
	const room = ceiling - knee
	switch {
	case x != x:
		return 0
	case x > knee:
		over := min((x-knee)/room, 1e6)
		return knee + room*over/(1+over)*0.999
	case x < -knee:
		over := min((-x-knee)/room, 1e6)
		return -knee - room*over/(1+over)*0.999
	}
	return x
}
