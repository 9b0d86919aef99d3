package audio

import (
	"time"

	"drygulch/audio/synth"
)

// The Train: iron, steam, boots and loot.
const (
	CueTrainWhistle   Cue = pageTrain*pageSize + iota // a round starts, the train arrives
	CueTrainSteam                                     // the locomotive lets off steam
	CueTrainShot                                      // a revolver, hit
	CueTrainRicochet                                  // a shot that finds nobody
	CueTrainPunch                                     // a fist
	CueTrainStepWood                                  // boots inside a car
	CueTrainStepTin                                   // boots on a roof
	CueTrainClimb                                     // up or down a ladder
	CueTrainPurse                                     // a purse is taken or falls
	CueTrainJewel                                     // a jewel is taken or falls
	CueTrainStrongbox                                 // a strongbox is taken or falls
	CueTrainMarshal                                   // the Marshal walks: spurs
	CueTrainBullet                                    // a bullet is received
	CueTrainBrake                                     // the train brakes
	CueTrainChain                                     // the swivel arm of a mail pole
	CueTrainCash                                      // the loot is counted
)

var trainRows = map[Cue]row{
	CueTrainWhistle: {name: "train whistle", peak: loudBoard - 3, seconds: 2.3, make: func(t *synth.Tape) {
		chime(t, 0, 0.38)
		chime(t, 0.55, 1.4)
		t.Echo(0.23, 0.16, 1200) // the hills answer
	}},
	CueTrainSteam: {name: "steam", peak: loudBoard - 6, seconds: 1.1, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 1, Attack: 0.03, Hold: 0.22, Decay: 0.85, Hz: 4200, To: 2300, Q: 0.45})
		t.Burst(0, synth.Burst{Gain: 0.5, Attack: 0.015, Hold: 0.05, Decay: 0.4, Hz: 700, To: 420, Q: 0.6})
		t.Strike(0, 0.12, synth.Link, 1400, 0.06) // the cock
	}},
	CueTrainShot: {name: "shot", peak: loudShot, seconds: 0.75, takes: 3, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 1, Crack: 1})
	}},
	CueTrainRicochet: {name: "ricochet", peak: loudShot, seconds: 1, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 0.7, Crack: 0.9})
		t.Strike(0.075, 0.22, synth.Link, 2600, 0.09) // iron
		whine(t, 0.08)
	}},
	CueTrainPunch: {name: "punch", peak: loudBoard, seconds: 0.34, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.22, Attack: 0.07, Decay: 0.05, Hz: 420, To: 1100, Q: 0.9}) // the sleeve
		t.Burst(0.085, synth.Burst{Gain: 1, Attack: 0.0008, Hold: 0.006, Decay: 0.06, Hz: 1050, To: 520, Q: 0.6})
		t.Thump(0.085, synth.Thump{Gain: 1, Hz: 150, To: 62, Decay: 0.16, Hardness: 0.002})
		t.Burst(0.1, synth.Burst{Gain: 0.3, Attack: 0.01, Decay: 0.12, Hz: 330, Q: 0.7})
	}},
	CueTrainStepWood: {name: "boots on wood", peak: loudBoard, seconds: 0.5, takes: 3, make: func(t *synth.Tape) {
		bootOnWood(t, 0, 1, 142)
		bootOnWood(t, 0.26, 0.82, 155)
	}},
	CueTrainStepTin: {name: "boots on tin", peak: loudBoard, seconds: 0.62, takes: 3, make: func(t *synth.Tape) {
		bootOnTin(t, 0, 1, 205)
		bootOnTin(t, 0.25, 0.8, 228)
	}},
	CueTrainClimb: {name: "climb", peak: loudBoard, seconds: 0.75, takes: 2, make: func(t *synth.Tape) {
		for i := range 4 { // rungs, higher and higher
			at := 0.13*float64(i) + t.Rand().Around(0.01, 0.8)
			hz := 260 * synth.Semitones(1.7*float64(i))
			t.Strike(at, 0.75, synth.Wood, hz, 0.09)
			t.Strike(at, 0.3, synth.Link, hz*3.1, 0.05)
			t.Burst(at+0.03, synth.Burst{Gain: 0.16, Attack: 0.03, Decay: 0.07, Hz: 1500, Q: 0.6}) // cloth
		}
		t.Strike(0.56, 0.7, synth.Board, 170, 0.13)
	}},
	CueTrainPurse: {name: "purse", peak: loudBoard, seconds: 0.5, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.75, Attack: 0.002, Hold: 0.004, Decay: 0.07, Hz: 420, To: 260, Q: 0.6}) // leather
		for i := range 6 {
			at := 0.012 + 0.03*float64(i)*t.Rand().Around(1, 0.35)
			coin(t, at, 0.5*t.Rand().Around(0.75, 0.3)/(1+0.25*float64(i)), t.Rand().Around(2150, 0.14), 0.2)
		}
		t.LowPass(8500) // they are inside
	}},
	CueTrainJewel: {name: "jewel", peak: loudBoard - 5, seconds: 1.1, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Jewel, 2350, 0.9)
		t.Strike(0.07, 0.42, synth.Jewel, 2350*synth.Semitones(7), 0.8)
		t.Strike(0.13, 0.2, synth.Jewel, 2350*synth.Semitones(12), 0.6)
	}},
	CueTrainStrongbox: {name: "strongbox", peak: loudBoard, seconds: 0.7, takes: 2, make: func(t *synth.Tape) {
		t.Thump(0, synth.Thump{Gain: 1.1, Hz: 105, To: 55, Decay: 0.26})
		t.Strike(0, 0.8, synth.Board, 118, 0.2)
		t.Burst(0, synth.Burst{Gain: 0.4, Attack: 0.001, Hold: 0.004, Decay: 0.06, Hz: 900, To: 500, Q: 0.5})
		for i, at := range []float64{0.018, 0.085, 0.13} { // the hasp and the handles
			t.Strike(at, 0.3/(1+0.6*float64(i)), synth.Link, t.Rand().Around(1150, 0.1), 0.14)
		}
		t.Strike(0.16, 0.2, synth.Board, 126, 0.13)
	}},
	CueTrainMarshal: {name: "Marshal", peak: loudBoard, seconds: 1.15, takes: 2, make: func(t *synth.Tape) {
		for i, at := range []float64{0, 0.42} {
			bootOnWood(t, at, 0.9, []float64{104, 112}[i])
			spur(t, at+0.035)
		}
	}},
	CueTrainBullet: {name: "bullet received", peak: loudBoard, seconds: 0.36, takes: 2, make: func(t *synth.Tape) {
		t.Thump(0, synth.Thump{Gain: 1, Hz: 118, To: 50, Decay: 0.24, Hardness: 0.004})
		t.Burst(0, synth.Burst{Gain: 1.1, Attack: 0.002, Hold: 0.006, Decay: 0.1, Hz: 620, To: 260, Q: 0.6}) // a small loudspeaker has this alone
		t.LowPass(1800)
	}},
	CueTrainBrake: {name: "brake", peak: loudBoard - 4, seconds: 1.9, make: func(t *synth.Tape) {
		squeal(t)
		t.Burst(0.02, synth.Burst{Gain: 0.4, Attack: 0.25, Hold: 0.7, Decay: 0.6, Hz: 260, To: 120, Q: 0.6})
		t.Burst(1.2, synth.Burst{Gain: 0.55, Attack: 0.03, Hold: 0.06, Decay: 0.6, Hz: 3600, To: 2200, Q: 0.5})
		t.Strike(1.3, 0.8, synth.Board, 92, 0.25) // buffers
		t.Strike(1.31, 0.25, synth.Link, 640, 0.2)
		t.Strike(1.42, 0.4, synth.Board, 98, 0.2)
	}},
	CueTrainChain: {name: "chain", peak: loudBoard, seconds: 1.05, make: func(t *synth.Tape) {
		at := 0.0
		for i := range 13 {
			t.Strike(at, t.Rand().Around(0.65, 0.35), synth.Link, t.Rand().Around(1500, 0.22), t.Rand().Around(0.075, 0.3))
			at += t.Rand().Around(0.048-0.0012*float64(i), 0.3)
		}
		t.Creak(0.05, synth.Creak{Gain: 0.25, Length: 0.55, Slow: 38, To: 70, Hz: 300})
		t.Strike(at+0.06, 1, synth.Link, 520, 0.3) // the arm meets the stop
		t.Strike(at+0.06, 0.6, synth.Board, 140, 0.15)
	}},
	CueTrainCash: {name: "cash", peak: loudBoard - 4, seconds: 1.5, make: func(t *synth.Tape) {
		at := 0.0
		for i := range 9 {
			coin(t, at, t.Rand().Around(0.5, 0.3), t.Rand().Around(1950+26*float64(i), 0.05), 0.28)
			at += t.Rand().Around(0.058, 0.35)
		}
		t.Strike(0.5, 0.55, synth.Board, 190, 0.12) // the drawer
		t.Strike(0.53, 1, synth.Bell, 2093, 1.1)
	}},
}

// chime is a steam whistle of three pipes: a chord that scoops up as the
// pressure comes and sags as it goes.
func chime(t *synth.Tape, at, length float64) {
	for i, hz := range []float64{349.2, 440, 523.3} {
		t.Whistle(at, synth.Whistle{
			Gain: 0.5 - 0.07*float64(i), Hz: hz, Length: length, Attack: 0.05,
			Scoop: 2.2, Sag: 1.2, Breath: 0.1, Vibrato: 0.06, Reedy: 0.32,
		})
	}
	t.Burst(at, synth.Burst{Gain: 0.1, Attack: 0.02, Hold: length - 0.15, Decay: 0.2, Hz: 3000, Q: 0.5})
}

// whine is a bullet that tumbles away: a whistle that falls, with a flutter.
func whine(t *synth.Tape, at float64) {
	r := t.Rand()
	top := r.Around(2900, 0.12)
	t.Burst(at, synth.Burst{Gain: 0.2, Attack: 0.012, Hold: 0.03, Decay: 0.85, Hz: top, To: top * 0.27, Q: 22})
	t.Burst(at, synth.Burst{Gain: 0.1, Attack: 0.012, Hold: 0.03, Decay: 0.75, Hz: top * 1.51, To: top * 0.41, Q: 26})
}

func bootOnWood(t *synth.Tape, at, gain, hz float64) {
	t.Strike(at, gain, synth.Board, hz, 0.11) // heel
	t.Burst(at, synth.Burst{Gain: 0.5 * gain, Hold: 0.004, Decay: 0.045, Hz: 950, Q: 0.5})
	t.Strike(at, 0.25*gain, synth.Wood, hz*3.6, 0.05)
	t.Strike(at+0.065, 0.4*gain, synth.Board, hz*1.25, 0.07) // toe
	t.Burst(at+0.065, synth.Burst{Gain: 0.14 * gain, Attack: 0.004, Decay: 0.05, Hz: 2100, Q: 0.6})
}

func bootOnTin(t *synth.Tape, at, gain, hz float64) {
	t.Strike(at, gain, synth.Tin, hz, 0.24)
	t.Thump(at, synth.Thump{Gain: 0.5 * gain, Hz: 120, To: 80, Decay: 0.1})
	t.Strike(at+0.06, 0.35*gain, synth.Tin, hz*1.4, 0.13)
	for range 3 { // a loose sheet
		t.Strike(at+0.03+0.09*t.Rand().Unit(), 0.12*gain, synth.Link, t.Rand().Around(1900, 0.3), 0.05)
	}
}

// spur is the wheel of a spur: a handful of small high rings.
func spur(t *synth.Tape, at float64) {
	r := t.Rand()
	for i := range 5 {
		t.Strike(at+0.034*float64(i)*r.Around(1, 0.25), 0.42/(1+0.35*float64(i)), synth.Jewel, r.Around(3350, 0.13), 0.3)
	}
}

// squeal is a brake block on a wheel: a narrow noise that wavers and sinks, with
// its octave and a half above.
func squeal(t *synth.Tape) {
	for i, hz := range []float64{1480, 2270, 3420} {
		gain := []float64{0.5, 0.34, 0.14}[i]
		t.Burst(0, synth.Burst{Gain: gain, Attack: 0.35, Hold: 0.55, Decay: 0.55, Hz: hz, To: hz * 0.8, Q: 45})
	}
	t.Whistle(0.05, synth.Whistle{Gain: 0.12, Hz: 1475, Length: 1.3, Attack: 0.3, Vibrato: 0.35, Breath: 0.2})
}
