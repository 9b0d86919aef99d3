package audio

import (
	"time"

	"drygulch/audio/synth"
)

// The Saloon: six guns, furniture, glass and a piano.
const (
	CueSaloonRevolver  Cue = pageSaloon*pageSize + iota // Peacemaker, Retired Trooper
	CueSaloonCarbine                                    // Repeating Carbine, with its lever
	CueSaloonShotgun                                    // Coach Driver's Regret
	CueSaloonDerringer                                  // Sleeve Surprise
	CueSaloonRifle                                      // Long Tom
	CueSaloonPepperbox                                  // Pepper Pot
	CueSaloonClub                                       // a log, a cue, the butt of a gun
	CueSaloonFist                                       // a bare fist
	CueSaloonChair                                      // a chair breaks
	CueSaloonBottle                                     // a bottle breaks
	CueSaloonJug                                        // a jug of clay, full
	CueSaloonKnife                                      // a blade
	CueSaloonWhip                                       // a whip cracks
	CueSaloonSpittoon                                   // a spittoon and what was in it
	CueSaloonBlock                                      // the blow meets wood
	CueSaloonHat                                        // a hat flies
	CueSaloonDive                                       // somebody jumps and lands on the floor
	CueSaloonStairs                                     // boots on the stairs, and across the floor
	CueSaloonPour                                       // a drink behind the bar
	CueSaloonGlissando                                  // somebody falls over the piano
	CueSaloonReload                                     // bullets go into a gun
	CueSaloonLoader                                     // a cylinder spins and stops: how many it holds
	CueSaloonQuickDraw                                  // out of the holster: leather and a click
	CueSaloonShackle                                    // Restricted Movement
	CueSaloonLost                                       // Grit is lost
	CueSaloonGained                                     // Grit is regained
	CueSaloonOut                                        // out of the game: the doors swing on
)

var saloonRows = map[Cue]row{
	CueSaloonRevolver: {name: "revolver", peak: loudShot, seconds: 0.8, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 1.05, Crack: 0.95})
	}},
	CueSaloonCarbine: {name: "carbine", peak: loudShot, seconds: 1, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 1.25, Crack: 1.1})
		for i, at := range []float64{0.38, 0.41, 0.54} { // the lever, down and up
			t.Strike(at, 0.22-0.03*float64(i), synth.Link, []float64{1250, 900, 1420}[i], 0.06)
		}
		t.Strike(0.55, 0.12, synth.Wood, 520, 0.06)
	}},
	CueSaloonShotgun: {name: "shotgun", peak: loudShot, seconds: 1.2, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 1.7, Crack: 0.75})
		t.Shot(0.028, synth.Shot{Gain: 0.8, Body: 1.6, Crack: 0.6}) // the other barrel
	}},
	CueSaloonDerringer: {name: "derringer", peak: loudShot - 1, seconds: 0.55, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 0.55, Crack: 1.15})
	}},
	CueSaloonRifle: {name: "rifle", peak: loudShot, seconds: 1.5, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 2, Crack: 1.25})
		t.Echo(0.21, 0.16, 800) // heard up in the hills
	}},
	CueSaloonPepperbox: {name: "pepperbox", peak: loudShot, seconds: 0.95, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		at := 0.0
		for range 3 {
			t.Shot(at, synth.Shot{Gain: t.Rand().Around(0.75, 0.2), Body: 0.6, Crack: 0.8})
			at += t.Rand().Around(0.085, 0.2)
		}
	}},
	CueSaloonClub: {name: "club", peak: loudBoard, seconds: 0.5, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.35, Attack: 0.09, Decay: 0.05, Hz: 320, To: 950, Q: 0.9})
		t.Strike(0.11, 1, synth.Wood, t.Rand().Around(285, 0.06), 0.12)
		t.Strike(0.11, 0.6, synth.Board, 150, 0.12)
		t.Thump(0.11, synth.Thump{Gain: 0.9, Hz: 140, To: 58, Decay: 0.18, Hardness: 0.002})
	}},
	CueSaloonFist: {name: "fist", peak: loudBoard, seconds: 0.4, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.25, Attack: 0.06, Decay: 0.05, Hz: 450, To: 1200, Q: 0.9})
		t.Burst(0.075, synth.Burst{Gain: 1, Attack: 0.0008, Hold: 0.005, Decay: 0.06, Hz: 1200, To: 560, Q: 0.6})
		t.Thump(0.075, synth.Thump{Gain: 1.1, Hz: 165, To: 60, Decay: 0.17, Hardness: 0.002})
		t.Burst(0.1, synth.Burst{Gain: 0.25, Attack: 0.02, Decay: 0.14, Hz: 300, Q: 0.7}) // the wind goes out of him
	}},
	CueSaloonChair: {name: "chair", peak: loudBoard + 1, seconds: 1, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Board, 180, 0.18)
		t.Burst(0, synth.Burst{Gain: 0.9, Attack: 0.0006, Hold: 0.01, Decay: 0.12, Hz: 1500, To: 620, Q: 0.4})
		t.Thump(0, synth.Thump{Gain: 0.8, Hz: 130, To: 60, Decay: 0.2})
		for i := range 5 { // it gives way
			t.Strike(0.02+0.028*float64(i), t.Rand().Around(0.6, 0.3), synth.Wood, t.Rand().Around(480, 0.4), 0.07)
		}
		for range 6 { // and comes down piece by piece
			t.Strike(0.22+0.42*t.Rand().Unit(), 0.3*t.Rand().Around(0.7, 0.4), synth.Wood, t.Rand().Around(640, 0.4), 0.08)
		}
	}},
	CueSaloonBottle: {name: "bottle", peak: loudBoard, seconds: 0.95, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.9, Attack: 0.0004, Hold: 0.004, Decay: 0.16, Hz: 5200, To: 3400, Q: 0.5})
		t.Strike(0, 0.8, synth.Bottle, t.Rand().Around(980, 0.08), 0.12)
		t.Strike(0.002, 0.4, synth.Board, 190, 0.1)
		at := 0.03
		for i := range 14 { // shards
			t.Strike(at, t.Rand().Around(0.5-0.025*float64(i), 0.4), synth.Bottle, t.Rand().Around(2700, 0.45), 0.1)
			at += t.Rand().Around(0.036, 0.6)
		}
	}},
	CueSaloonJug: {name: "jug", peak: loudBoard, seconds: 0.8, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Bottle, 230, 0.16) // thick clay
		t.Thump(0, synth.Thump{Gain: 0.7, Hz: 150, To: 76, Decay: 0.18})
		at := 0.1
		for i := range 4 { // glug
			hz := 260 * synth.Semitones(1.3*float64(i))
			t.Thump(at, synth.Thump{Gain: t.Rand().Around(0.5, 0.2), Hz: hz, To: hz * 1.5, Decay: 0.1, Hardness: 0.01})
			at += t.Rand().Around(0.1, 0.15)
		}
	}},
	CueSaloonKnife: {name: "knife", peak: loudBoard, seconds: 0.75, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.4, Attack: 0.05, Decay: 0.06, Hz: 3200, To: 6200, Q: 2})
		t.Burst(0.12, synth.Burst{Gain: 0.8, Attack: 0.0005, Hold: 0.003, Decay: 0.05, Hz: 1500, Q: 0.6})
		t.Strike(0.12, 0.7, synth.Wood, 420, 0.09) // it sticks
		for i := range 4 {                         // and quivers
			t.Strike(0.13+0.033*float64(i), 0.4/(1+0.6*float64(i)), synth.Bar, 610, 0.12)
		}
	}},
	CueSaloonWhip: {name: "whip", peak: loudBoard + 1, seconds: 0.7, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.5, Attack: 0.16, Decay: 0.03, Hz: 480, To: 3200, Q: 1.4})
		t.Burst(0.19, synth.Burst{Gain: 1.3, Attack: 0.0002, Hold: 0.002, Decay: 0.035, Hz: 3400, Q: 0.35})
		t.Echo(0.09, 0.22, 1900)
	}},
	CueSaloonSpittoon: {name: "spittoon", peak: loudBoard, seconds: 1, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Tin, 410, 0.4)
		t.Strike(0.003, 0.5, synth.Bell, 620, 0.5)
		t.Burst(0.04, synth.Burst{Gain: 0.8, Attack: 0.015, Hold: 0.05, Decay: 0.32, Hz: 1300, To: 620, Q: 0.5}) // splash
		for range 8 {                                                                                            // drops
			hz := t.Rand().Around(900, 0.4)
			t.Thump(0.2+0.4*t.Rand().Unit(), synth.Thump{Gain: t.Rand().Around(0.16, 0.5), Hz: hz, To: hz * 1.7, Decay: 0.05, Hardness: 0.004})
		}
	}},
	CueSaloonBlock: {name: "block", peak: loudBoard, seconds: 0.5, takes: 3, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Wood, t.Rand().Around(350, 0.06), 0.13)
		t.Strike(0.003, 0.8, synth.Board, 215, 0.16)
		t.Burst(0, synth.Burst{Gain: 0.4, Attack: 0.0006, Hold: 0.003, Decay: 0.05, Hz: 2100, To: 1100, Q: 0.5})
		t.Strike(0.07, 0.2, synth.Board, 240, 0.1)
	}},
	CueSaloonHat: {name: "hat", peak: loudBoard - 2, seconds: 0.8, takes: 2, make: func(t *synth.Tape) {
		for i := range 4 { // it turns in the air
			hz := []float64{800, 1200, 1000, 1500}[i]
			t.Burst(0.085*float64(i), synth.Burst{Gain: 0.55 - 0.07*float64(i), Attack: 0.04, Decay: 0.06, Hz: hz, To: hz * 1.5, Q: 0.9})
		}
		t.Burst(0.44, synth.Burst{Gain: 0.8, Attack: 0.002, Decay: 0.1, Hz: 430, To: 260, Q: 0.6})
		t.Strike(0.44, 0.2, synth.Board, 170, 0.08)
	}},
	CueSaloonDive: {name: "dive", peak: loudBoard, seconds: 1, takes: 2, make: func(t *synth.Tape) {
		bootOnWood(t, 0, 0.5, 150)
		t.Burst(0.05, synth.Burst{Gain: 0.4, Attack: 0.22, Decay: 0.1, Hz: 420, To: 1100, Q: 0.8}) // coat tails
		t.Thump(0.38, synth.Thump{Gain: 1.2, Hz: 118, To: 48, Decay: 0.28})
		t.Strike(0.38, 0.9, synth.Board, 112, 0.22)
		t.Burst(0.38, synth.Burst{Gain: 0.5, Attack: 0.001, Hold: 0.008, Decay: 0.14, Hz: 780, To: 380, Q: 0.5})
		t.Strike(0.47, 0.35, synth.Board, 135, 0.13)
		t.Burst(0.5, synth.Burst{Gain: 0.2, Attack: 0.03, Decay: 0.25, Hz: 900, To: 500, Q: 0.6}) // he slides
	}},
	CueSaloonStairs: {name: "stairs", peak: loudBoard, seconds: 0.85, takes: 2, make: func(t *synth.Tape) {
		for i := range 4 {
			bootOnWood(t, 0.15*float64(i), 0.85-0.08*float64(i), 138+12*float64(i))
		}
		t.Creak(0.16, synth.Creak{Gain: 0.3, Length: 0.25, Slow: 40, To: 75, Hz: 350})
	}},
	CueSaloonPour: {name: "pour", peak: loudBoard - 3, seconds: 1.3, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 0.35, synth.Wood, 900, 0.05) // the cork
		t.Burst(0.08, synth.Burst{Gain: 0.6, Attack: 0.05, Hold: 0.4, Decay: 0.22, Hz: 640, To: 1500, Q: 1.8})
		at := 0.1
		for i := range 7 { // the small glass fills
			hz := 520 * synth.Semitones(1.2*float64(i))
			t.Thump(at, synth.Thump{Gain: t.Rand().Around(0.22, 0.3), Hz: hz, To: hz * 1.3, Decay: 0.07, Hardness: 0.006})
			at += t.Rand().Around(0.075, 0.2)
		}
		t.Strike(0.85, 0.7, synth.Bottle, 1150, 0.25)
		t.Strike(0.853, 0.5, synth.Board, 165, 0.1)
	}},
	CueSaloonGlissando: {name: "glissando", peak: loudBoard, seconds: 1.7, takes: 2, make: func(t *synth.Tape) {
		key, at := 84.0, 0.0
		for range 16 { // an elbow down the keys
			t.Piano(at, t.Rand().Around(0.5, 0.25), 440*synth.Semitones(key-69), 0.35)
			key -= []float64{2, 2, 1, 2}[int(84-key)%4]
			at += t.Rand().Around(0.034, 0.2)
		}
		for _, low := range []float64{44, 45, 48} { // and a hand flat at the end
			t.Piano(at+0.03, 0.7, 440*synth.Semitones(low-69), 0.6)
		}
		t.Saturate(0.5)
	}},
	CueSaloonReload: {name: "reload", peak: loudBoard - 1, seconds: 0.8, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 0.6, synth.Link, 900, 0.06) // the gate
		at := 0.14
		for range 3 {
			t.Strike(at, t.Rand().Around(0.55, 0.2), synth.Link, t.Rand().Around(1750, 0.08), 0.06)
			t.Strike(at+0.04, 0.5, synth.Wood, t.Rand().Around(1150, 0.06), 0.035)
			at += t.Rand().Around(0.125, 0.12)
		}
		t.Strike(at+0.02, 1, synth.Link, 780, 0.09)
	}},
	CueSaloonLoader: {name: "Loader", peak: loudBoard - 1, seconds: 1, takes: 3, make: func(t *synth.Tape) {
		at, step := 0.0, 0.02
		for i := range 17 { // it spins down
			t.Strike(at, t.Rand().Around(0.35+0.012*float64(i), 0.15), synth.Link, t.Rand().Around(2300, 0.05), 0.03)
			at += step
			step *= 1.095
		}
		t.Strike(at+0.03, 1, synth.Link, 1050, 0.1) // and is snapped shut
		t.Strike(at+0.03, 0.4, synth.Wood, 620, 0.06)
	}},
	CueSaloonQuickDraw: {name: "quick draw", peak: loudBoard, seconds: 0.5, takes: 2, make: func(t *synth.Tape) {
		t.Creak(0, synth.Creak{Gain: 0.5, Length: 0.09, Slow: 160, To: 260, Hz: 780})
		t.Burst(0.02, synth.Burst{Gain: 0.7, Attack: 0.06, Decay: 0.04, Hz: 800, To: 2600, Q: 0.8})
		t.Strike(0.15, 0.9, synth.Link, 1350, 0.06) // half cock
		t.Strike(0.21, 1, synth.Link, 980, 0.08)    // full cock
		t.Strike(0.21, 0.4, synth.Wood, 700, 0.05)
	}},
	CueSaloonShackle: {name: "shackle", peak: loudBoard, seconds: 0.9, takes: 2, make: func(t *synth.Tape) {
		at := 0.0
		for range 6 { // the chain is dragged
			t.Strike(at, t.Rand().Around(0.5, 0.3), synth.Link, t.Rand().Around(1150, 0.2), 0.11)
			at += t.Rand().Around(0.055, 0.35)
		}
		t.Strike(0.4, 1, synth.Bar, 300, 0.3)
		t.Strike(0.402, 0.7, synth.Link, 720, 0.16)
		t.Thump(0.4, synth.Thump{Gain: 0.7, Hz: 110, To: 62, Decay: 0.18}) // the ball
	}},
	CueSaloonLost: {name: "Grit lost", peak: loudBoard, seconds: 0.45, takes: 3, make: func(t *synth.Tape) {
		t.Thump(0, synth.Thump{Gain: 1, Hz: 132, To: 50, Decay: 0.25, Hardness: 0.003})
		t.Burst(0, synth.Burst{Gain: 1, Attack: 0.002, Hold: 0.007, Decay: 0.11, Hz: 580, To: 240, Q: 0.6})
		t.Burst(0.08, synth.Burst{Gain: 0.2, Attack: 0.02, Decay: 0.13, Hz: 360, Q: 0.9})
	}},
	CueSaloonGained: {name: "Grit gained", peak: loudBoard - 4, seconds: 0.85, make: func(t *synth.Tape) {
		t.Strike(0, 0.6, synth.Bottle, 880, 0.18) // a glass is put down
		t.Strike(0.1, 0.7, synth.Jewel, 659.3, 0.4)
		t.Strike(0.19, 0.7, synth.Jewel, 880, 0.5)
	}},
	CueSaloonOut: {name: "out", peak: loudBoard, seconds: 1.6, haptic: 40 * time.Millisecond, twice: true, make: func(t *synth.Tape) {
		t.Thump(0, synth.Thump{Gain: 0.9, Hz: 120, To: 50, Decay: 0.26})
		t.Burst(0, synth.Burst{Gain: 0.6, Attack: 0.002, Hold: 0.006, Decay: 0.1, Hz: 600, To: 260, Q: 0.6})
		doors := synth.NewTape(1.35, uint64(CueSaloonOut))
		swingDoors(doors)
		t.Mix(0.16, 0.9, doors)
	}},
}
