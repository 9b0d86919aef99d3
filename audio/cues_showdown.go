package audio

import (
	"time"

	"drygulch/audio/synth"
)

// The Showdown: guns, glasses, horses and a bell.
const (
	CueShowdownShot       Cue = pageShowdown*pageSize + iota // a BANG!
	CueShowdownMissed                                        // a bullet whirrs by and takes a hat along
	CueShowdownBarrel                                        // a bullet in a barrel
	CueShowdownBeer                                          // a glass is filled and put down
	CueShowdownSaloon                                        // a round for everybody
	CueShowdownStagecoach                                    // a coach comes in
	CueShowdownCoins                                         // Wells Fargo, and a reward
	CueShowdownHooves                                        // a horse
	CueShowdownGatling                                       // a burst of fire
	CueShowdownDuel                                          // the clock ticks, closer and closer
	CueShowdownGallop                                        // riders in dust
	CueShowdownJail                                          // a door of bars
	CueShowdownFuse                                          // a fuse burns
	CueShowdownExplosion                                     // the Dynamite goes off
	CueShowdownFlip                                          // a card is turned up that decides
	CueShowdownLost                                          // a life point is lost
	CueShowdownGained                                        // a life point is regained
	CueShowdownDeath                                         // a single bell
	CueShowdownRole                                          // a role is shown
)

var showdownRows = map[Cue]row{
	CueShowdownShot: {name: "BANG!", peak: loudShot, seconds: 0.8, takes: 3, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 1.15, Crack: 0.9})
	}},
	CueShowdownMissed: {name: "Missed!", peak: loudBoard, seconds: 0.95, takes: 2, make: func(t *synth.Tape) {
		whine(t, 0)
		t.Burst(0.18, synth.Burst{Gain: 0.5, Attack: 0.05, Decay: 0.16, Hz: 900, To: 1900, Q: 0.8}) // the hat flies
		t.Burst(0.46, synth.Burst{Gain: 0.6, Attack: 0.002, Decay: 0.1, Hz: 420, To: 260, Q: 0.6})  // and lands
		t.Strike(0.46, 0.2, synth.Board, 170, 0.08)
	}},
	CueShowdownBarrel: {name: "barrel", peak: loudBoard, seconds: 0.6, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Wood, 210, 0.24)
		t.Strike(0.004, 0.6, synth.Board, 132, 0.2)
		t.Burst(0, synth.Burst{Gain: 0.4, Hold: 0.003, Decay: 0.05, Hz: 1500, Q: 0.5})
		t.Strike(0.12, 0.12, synth.Link, 900, 0.2) // the hoop
	}},
	CueShowdownBeer: {name: "beer", peak: loudBoard - 2, seconds: 1.15, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.55, Attack: 0.06, Hold: 0.34, Decay: 0.2, Hz: 520, To: 1250, Q: 1.6}) // it fills
		t.Burst(0.05, synth.Burst{Gain: 0.22, Attack: 0.05, Hold: 0.35, Decay: 0.3, Hz: 3600, Q: 0.6})       // it foams
		t.Strike(0.72, 0.8, synth.Bottle, 520, 0.2)
		t.Strike(0.725, 0.5, synth.Board, 150, 0.12)
	}},
	CueShowdownSaloon: {name: "a round", peak: loudBoard - 3, seconds: 1.5, make: func(t *synth.Tape) {
		at := 0.0
		for i := range 6 {
			hz := t.Rand().Around(1020+70*float64(i%3), 0.06)
			t.Strike(at, t.Rand().Around(0.7, 0.25), synth.Bottle, hz, 0.42)
			t.Strike(at+0.012, 0.3, synth.Bottle, hz*1.19, 0.36)
			at += t.Rand().Around(0.11, 0.4)
		}
		t.Burst(0.2, synth.Burst{Gain: 0.14, Attack: 0.2, Hold: 0.2, Decay: 0.5, Hz: 480, Q: 0.7})
	}},
	CueShowdownStagecoach: {name: "stagecoach", peak: loudBoard, seconds: 1.5, make: func(t *synth.Tape) {
		for i := range 4 {
			hooves(t, 0.27*float64(i), 0.55+0.1*float64(i))
		}
		t.Creak(0.1, synth.Creak{Gain: 0.3, Length: 0.95, Slow: 44, To: 16, Hz: 240})
		t.Burst(0, synth.Burst{Gain: 0.25, Attack: 0.4, Hold: 0.4, Decay: 0.4, Hz: 220, Q: 0.6}) // wheels
		t.Strike(1.08, 0.3, synth.Link, 1300, 0.14)                                              // harness
	}},
	CueShowdownCoins: {name: "coins", peak: loudBoard - 4, seconds: 1.3, takes: 2, make: func(t *synth.Tape) {
		at := 0.0
		for i := range 10 {
			coin(t, at, t.Rand().Around(0.55, 0.3), t.Rand().Around(1850+30*float64(i), 0.07), 0.26)
			at += t.Rand().Around(0.05, 0.4)
		}
		t.Burst(0.52, synth.Burst{Gain: 0.7, Attack: 0.002, Decay: 0.09, Hz: 430, To: 250, Q: 0.6}) // the bag
		coin(t, 0.55, 0.5, 2050, 0.3)
	}},
	CueShowdownHooves: {name: "hooves", peak: loudBoard, seconds: 1.05, takes: 2, make: func(t *synth.Tape) {
		for i := range 3 {
			hooves(t, 0.24*float64(i), 0.9-0.12*float64(i))
		}
	}},
	CueShowdownGatling: {name: "Gatling", peak: loudShot, seconds: 1.25, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		at := 0.0
		for range 7 {
			t.Shot(at, synth.Shot{Gain: t.Rand().Around(0.7, 0.15), Body: 0.55, Crack: 0.85})
			t.Strike(at+0.03, 0.16, synth.Link, t.Rand().Around(1700, 0.1), 0.05) // the crank
			at += t.Rand().Around(0.082, 0.08)
		}
	}},
	CueShowdownDuel: {name: "duel", peak: loudBoard, seconds: 1.75, make: func(t *synth.Tape) {
		at, step := 0.0, 0.34
		for i := range 6 {
			hz := 1350.0
			if i%2 == 1 {
				hz = 1130
			}
			t.Strike(at, 0.5+0.08*float64(i), synth.Wood, hz, 0.06)
			t.Strike(at, 0.2+0.05*float64(i), synth.Link, hz*1.8, 0.05)
			at += step
			step *= 0.8
		}
		t.Strike(1.25, 0.9, synth.Link, 620, 0.2) // the hammers are cocked
		t.Strike(1.31, 0.7, synth.Wood, 480, 0.12)
	}},
	CueShowdownGallop: {name: "gallop", peak: loudBoard, seconds: 1.6, takes: 2, make: func(t *synth.Tape) {
		for i := range 5 {
			swell := []float64{0.4, 0.7, 1, 0.75, 0.45}[i]
			hooves(t, 0.22*float64(i), swell)
			hooves(t, 0.22*float64(i)+0.1, 0.6*swell)
		}
		t.Burst(0, synth.Burst{Gain: 0.28, Attack: 0.45, Hold: 0.25, Decay: 0.65, Hz: 620, To: 380, Q: 0.5}) // dust
	}},
	CueShowdownJail: {name: "jail", peak: loudBoard, seconds: 1.3, make: func(t *synth.Tape) {
		t.Creak(0, synth.Creak{Gain: 0.3, Length: 0.3, Slow: 30, To: 65, Hz: 420})
		t.Strike(0.34, 1, synth.Bar, 330, 0.62)
		t.Strike(0.345, 0.6, synth.Bar, 415, 0.5)
		t.Thump(0.34, synth.Thump{Gain: 0.8, Hz: 100, To: 58, Decay: 0.2})
		t.Strike(0.52, 0.5, synth.Link, 980, 0.16) // the key
		t.Strike(0.6, 0.35, synth.Link, 1240, 0.12)
	}},
	CueShowdownFuse: {name: "fuse", peak: loudBoard - 4, seconds: 1.2, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.7, Attack: 0.05, Hold: 0.55, Decay: 0.45, Hz: 5200, To: 4100, Q: 0.6})
		at := 0.02
		for range 14 { // sparks
			t.Burst(at, synth.Burst{Gain: t.Rand().Around(0.7, 0.4), Attack: 0.0004, Hold: 0.001, Decay: 0.02, Hz: t.Rand().Around(3800, 0.3), Q: 1})
			at += t.Rand().Around(0.052, 0.5)
		}
	}},
	CueShowdownExplosion: {name: "explosion", peak: loudShot, seconds: 2.1, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Thump(0, synth.Thump{Gain: 1.4, Hz: 78, To: 30, Decay: 0.9, Hardness: 0.001})
		t.Burst(0, synth.Burst{Gain: 1.2, Attack: 0.0006, Hold: 0.03, Decay: 0.7, Hz: 900, To: 160, Q: 0.4})
		t.Burst(0, synth.Burst{Gain: 0.8, Hold: 0.004, Decay: 0.05, Hz: 3200, Q: 0.4})
		t.Saturate(2)
		t.Echo(0.19, 0.16, 700)
		for range 9 { // planks come down
			t.Strike(0.35+0.7*t.Rand().Unit(), 0.14*t.Rand().Unit(), synth.Board, t.Rand().Around(190, 0.4), 0.1)
		}
	}},
	CueShowdownFlip: {name: "Draw!", peak: loudBoard, seconds: 0.5, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.55, Attack: 0.03, Decay: 0.05, Hz: 2200, To: 4300, Q: 0.9})
		t.Burst(0.11, synth.Burst{Gain: 0.9, Attack: 0.0005, Hold: 0.003, Decay: 0.04, Hz: 1900, To: 1200, Q: 0.6})
		t.Strike(0.11, 0.4, synth.Board, 200, 0.08)
		t.Thump(0.11, synth.Thump{Gain: 0.4, Hz: 120, To: 80, Decay: 0.12})
	}},
	CueShowdownLost: {name: "life lost", peak: loudBoard, seconds: 0.6, takes: 2, make: func(t *synth.Tape) {
		t.Thump(0, synth.Thump{Gain: 1, Hz: 124, To: 48, Decay: 0.28, Hardness: 0.003})
		t.Burst(0, synth.Burst{Gain: 1, Attack: 0.002, Hold: 0.008, Decay: 0.12, Hz: 640, To: 250, Q: 0.6})
		t.Strike(0.17, 0.2, synth.Link, 1750, 0.1) // a cartridge falls
		t.Strike(0.25, 0.12, synth.Link, 1900, 0.08)
	}},
	CueShowdownGained: {name: "life regained", peak: loudBoard - 4, seconds: 0.8, make: func(t *synth.Tape) {
		t.Strike(0, 0.5, synth.Link, 1500, 0.08) // a cartridge goes in
		t.Strike(0.09, 0.7, synth.Jewel, 784, 0.4)
		t.Strike(0.17, 0.7, synth.Jewel, 1046.5, 0.5)
	}},
	CueShowdownDeath: {name: "death", peak: loudBoard, seconds: 3.4, haptic: 40 * time.Millisecond, twice: true, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Bell, 311.1, 3)
	}},
	CueShowdownRole: {name: "role shown", peak: loudBoard - 2, seconds: 1, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.8, Attack: 0.02, Decay: 0.07, Hz: 1800, To: 3600, Q: 0.9})
		t.Strike(0.1, 0.6, synth.Board, 150, 0.14)
		for i, hz := range []float64{220, 261.6, 311.1} {
			t.Banjo(0.12+0.035*float64(i), 0.5, hz)
		}
	}},
}

// hooves is a horse's foot and the one after it on hard earth.
func hooves(t *synth.Tape, at, gain float64) {
	for i, after := range []float64{0, 0.075} {
		g := gain * []float64{1, 0.7}[i]
		t.Strike(at+after, 0.8*g, synth.Wood, t.Rand().Around(330+40*float64(i), 0.06), 0.09)
		t.Thump(at+after, synth.Thump{Gain: 0.7 * g, Hz: 130, To: 75, Decay: 0.1})
		t.Burst(at+after, synth.Burst{Gain: 0.35 * g, Attack: 0.001, Decay: 0.06, Hz: 800, Q: 0.5})
	}
}
