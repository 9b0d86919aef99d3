package audio

import "drygulch/audio/synth"

// A note of the honky-tonk: when in seconds, how loud, which key (60 is middle
// C), how long it rings.
type note struct {
	at, gain, key, length float64
}

// winTune: a bar of stride, a run up, and the tonic with both hands. C major.
var winTune = []note{
	{0.00, 0.8, 43, 0.5}, {0.00, 0.5, 55, 0.5}, // G in the bass
	{0.00, 0.8, 76, 0.3}, {0.12, 0.7, 79, 0.3}, // E, G
	{0.24, 0.5, 59, 0.3}, {0.24, 0.5, 62, 0.3}, {0.24, 0.5, 65, 0.3}, {0.24, 0.9, 81, 0.4}, // G7 under A
	{0.40, 0.7, 79, 0.3},
	{0.48, 0.8, 38, 0.4}, {0.48, 0.5, 50, 0.4}, {0.48, 0.8, 77, 0.3}, // D in the bass
	{0.60, 0.75, 74, 0.3},
	{0.72, 0.5, 59, 0.3}, {0.72, 0.5, 62, 0.3}, {0.72, 0.5, 65, 0.3}, {0.72, 0.85, 71, 0.3},
	{0.84, 0.6, 74, 0.2}, {0.90, 0.6, 75, 0.12}, // crushed into
	{0.96, 0.95, 36, 1.5}, {0.96, 0.7, 48, 1.5},
	{0.96, 0.6, 64, 1.2}, {0.96, 0.6, 67, 1.2}, {0.96, 1.0, 76, 1.2}, {0.965, 0.8, 72, 1.2},
	{1.20, 0.5, 79, 0.4}, {1.29, 0.5, 84, 0.4}, {1.38, 0.55, 88, 0.4},
	{1.50, 0.85, 91, 0.9}, {1.505, 0.75, 96, 1.0}, {1.51, 0.5, 84, 0.9}, {1.50, 0.8, 36, 0.9}, {1.50, 0.6, 48, 0.9},
}

// lossTune: the same bar with its head down. C minor, and no run.
var lossTune = []note{
	{0.00, 0.8, 43, 0.5}, {0.00, 0.5, 55, 0.5},
	{0.00, 0.8, 75, 0.35}, {0.16, 0.7, 74, 0.3},
	{0.32, 0.5, 59, 0.35}, {0.32, 0.5, 62, 0.35}, {0.32, 0.5, 65, 0.35}, {0.32, 0.8, 71, 0.35},
	{0.50, 0.65, 68, 0.35}, {0.66, 0.65, 67, 0.3},
	{0.84, 0.9, 36, 1.2}, {0.84, 0.6, 48, 1.2}, {0.845, 0.6, 60, 1.0}, {0.85, 0.6, 63, 1.0}, {0.86, 0.6, 67, 1.0},
}

func perform(t *synth.Tape, tune []note) {
	for _, n := range tune {
		t.Piano(n.at, n.gain, 440*synth.Semitones(n.key-69), n.length)
	}
	t.Saturate(0.6) // an old upright in a full room
}
