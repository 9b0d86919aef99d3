package audio

import (
	"drygulch/audio/synth"
)

// The table: what every game does with its cards and pieces.
const (
	CueDeal     Cue = pageTable*pageSize + iota // one card is dealt; a deal is one of these each 60 to 70 ms
	CueShuffle                                  // a deck is riffled
	CueFlip                                     // a card is turned over
	CueToken                                    // a wooden piece is put down
	CueCoin                                     // a coin is put down
	CueYourTurn                                 // a person is asked
	CueHandOver                                 // the device changes hands
	CueRound                                    // a round begins
	CueWin                                      // the person here has won
	CueLoss                                     // the person here has lost
	CueDraw                                     // nobody has won alone
	CueUndo                                     // a move is taken back
)

var tableRows = map[Cue]row{
	CueDeal: {name: "deal", peak: loudBoard, seconds: 0.15, takes: 4, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.5, Attack: 0.022, Decay: 0.05, Hz: 2400, To: 4200, Q: 0.9})
		t.Burst(0.036, synth.Burst{Gain: 0.8, Attack: 0.0005, Hold: 0.002, Decay: 0.03, Hz: 2100, To: 1500, Q: 0.6})
		t.Strike(0.036, 0.18, synth.Board, 240, 0.05)
	}},
	CueShuffle: {name: "shuffle", peak: loudBoard, seconds: 0.95, make: func(t *synth.Tape) {
		at, step := 0.0, 0.052
		for range 14 { // the riffle, faster and faster
			t.Burst(at, synth.Burst{Gain: t.Rand().Around(0.75, 0.3), Attack: 0.0005, Hold: 0.002, Decay: 0.026, Hz: t.Rand().Around(2300, 0.15), Q: 0.8})
			at += step
			step *= 0.93
		}
		t.Burst(at+0.02, synth.Burst{Gain: 0.55, Attack: 0.06, Hold: 0.05, Decay: 0.16, Hz: 1700, To: 3900, Q: 0.8}) // pushed together
		t.Strike(at+0.26, 0.6, synth.Board, 215, 0.09)                                                               // squared up
		t.Burst(at+0.26, synth.Burst{Gain: 0.6, Hold: 0.003, Decay: 0.04, Hz: 1500, Q: 0.5})
	}},
	CueFlip: {name: "flip", peak: loudBoard, seconds: 0.26, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.45, Attack: 0.05, Decay: 0.06, Hz: 1300, To: 4400, Q: 1})
		t.Burst(0.06, synth.Burst{Gain: 0.4, Attack: 0.02, Decay: 0.08, Hz: 4200, To: 1600, Q: 1})
		t.Burst(0.115, synth.Burst{Gain: 0.9, Attack: 0.0005, Hold: 0.003, Decay: 0.04, Hz: 1800, To: 1100, Q: 0.5})
		t.Strike(0.115, 0.3, synth.Board, 200, 0.08)
	}},
	CueToken: {name: "token", peak: loudBoard, seconds: 0.2, takes: 3, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Wood, 820, 0.075)
		t.Strike(0, 0.35, synth.Board, 230, 0.08)
		t.Strike(0.055, 0.28, synth.Wood, 860, 0.05) // it tips and settles
		t.Strike(0.082, 0.12, synth.Wood, 845, 0.04)
	}},
	CueCoin: {name: "coin", peak: loudBoard - 2, seconds: 0.75, takes: 3, make: func(t *synth.Tape) {
		coin(t, 0, 1, 1880, 0.55)
		coin(t, 0.105, 0.4, 1905, 0.4)
		coin(t, 0.17, 0.22, 1890, 0.3)
		coin(t, 0.208, 0.13, 1897, 0.25)
		t.Strike(0, 0.25, synth.Board, 260, 0.06)
	}},
	CueYourTurn: {name: "your turn", peak: loudBoard, seconds: 1.1, make: func(t *synth.Tape) {
		t.Banjo(0, 0.8, 293.66)     // D
		t.Banjo(0.16, 1, 440)       // A
		t.Banjo(0.165, 0.35, 587.3) // and the thumb string over it
	}},
	CueHandOver: {name: "hand-over", peak: loudBoard, seconds: 1.3, make: swingDoors},
	CueRound: {name: "round", peak: loudBoard - 4, seconds: 1.8, make: func(t *synth.Tape) {
		for i, at := range []float64{0, 0.13, 0.26, 0.39, 0.58} { // the cook calls
			gain := 0.55 + 0.08*float64(i)
			hz := []float64{1050, 1046}[i%2]
			t.Strike(at, gain, synth.Bar, hz, []float64{0.5, 0.5, 0.5, 0.6, 1.25}[i])
		}
	}},
	CueWin: {name: "win", peak: loudBoard, seconds: 2.9, make: func(t *synth.Tape) {
		perform(t, winTune)
	}},
	CueLoss: {name: "loss", peak: loudBoard, seconds: 2.4, make: func(t *synth.Tape) {
		perform(t, lossTune)
	}},
	CueDraw: {name: "draw", peak: loudBoard - 6, seconds: 1.5, make: func(t *synth.Tape) {
		t.Reed(0, synth.Reed{Gain: 1, Hz: 293.66, Length: 1.45})
		t.Reed(0.1, synth.Reed{Gain: 0.9, Hz: 440, Length: 1.35})
	}},
	CueUndo: {name: "undo", peak: loudBoard, seconds: 0.4, takes: 2, make: func(t *synth.Tape) {
		cardSlap(t, 0.15)
		t.Burst(0.18, synth.Burst{Gain: 0.35, Attack: 0.01, Hold: 0.02, Decay: 0.19, Hz: 2200, To: 4000, Q: 0.8})
		t.Reverse()
		t.Burst(0.25, synth.Burst{Gain: 0.3, Attack: 0.003, Decay: 0.07, Hz: 2600, To: 1700, Q: 0.7}) // back in the hand
	}},
}

// coin is one ring of a coin on wood.
func coin(t *synth.Tape, at, gain, hz, decay float64) {
	t.Strike(at, gain, synth.Coin, hz, decay)
}

// swingDoors is a pair of saloon doors let go: the spring, then wood on air,
// each swing shorter and softer.
func swingDoors(t *synth.Tape) {
	t.Creak(0, synth.Creak{Gain: 0.5, Length: 0.3, Slow: 60, To: 130, Hz: 520})
	at, gain, gap := 0.2, 1.0, 0.24
	for i := range 4 {
		t.Burst(at-0.1, synth.Burst{Gain: 0.4 * gain, Attack: 0.09, Decay: 0.07, Hz: 260, To: 520, Q: 0.7})
		t.Strike(at, gain, synth.Board, []float64{168, 182}[i%2], 0.13)
		t.Burst(at, synth.Burst{Gain: 0.3 * gain, Attack: 0.001, Hold: 0.002, Decay: 0.04, Hz: 1100, Q: 0.5})
		if i < 3 {
			t.Creak(at+0.05, synth.Creak{Gain: 0.2 * gain, Length: gap * 0.6, Slow: 90, To: 55, Hz: 610})
		}
		at += gap
		gain *= 0.52
		gap *= 0.93
	}
}
