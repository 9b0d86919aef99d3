package audio

import (
	"math"

	"drygulch/audio/synth"
)

// A tunnel dulls everything above 700 Hz while the train is in one. Going in
// and coming out take a quarter of a second.
type tunnel struct {
	wet    float32
	states [2][2]float32
}

const (
	tunnelHz   = 700
	tunnelTurn = 1.0 / (0.25 * synth.Rate)
)

// The coefficients of a state-variable low-pass without resonance.
var (
	tunnelG  = math.Tan(math.Pi * tunnelHz / synth.Rate)
	tunnelA1 = float32(1 / (1 + tunnelG*(tunnelG+math.Sqrt2)))
	tunnelA2 = float32(tunnelG) * tunnelA1
	tunnelA3 = float32(tunnelG) * tunnelA2
)

func (t *tunnel) pass(left, right []float32, inside bool) {
	want := float32(0)
	if inside {
		want = 1
	}
	if t.wet == 0 && want == 0 {
		t.states = [2][2]float32{}
		return
	}
	for i := range left {
		t.wet = min(max(want, t.wet-tunnelTurn), t.wet+tunnelTurn)
		left[i] += (t.low(0, left[i]) - left[i]) * t.wet
		right[i] += (t.low(1, right[i]) - right[i]) * t.wet
	}
}

func (t *tunnel) low(side int, x float32) float32 {
	s := &t.states[side]
	v3 := x - s[1]
	v1 := tunnelA1*s[0] + tunnelA2*v3
	v2 := s[1] + tunnelA2*s[0] + tunnelA3*v3
	s[0] = 2*v1 - s[0]
	s[1] = 2*v2 - s[1]
	return v2
}
