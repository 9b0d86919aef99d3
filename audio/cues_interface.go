package audio

import (
	"time"

	"drygulch/audio/synth"
)

// The interface: what a finger hears. Short, dry, never shrill: some of these
// are heard a thousand times an evening.
const (
	CuePress   Cue = pageInterface*pageSize + 1 + iota // a button goes down
	CueBack                                            // the way back, a lower press
	CueSelect                                          // a card is lifted
	CueLay                                             // a card is laid: the move is made
	CueRefused                                         // this cannot be done now
	CueToggle                                          // a switch changes over
	CueTick                                            // a slider moves one step
	CuePage                                            // a page is turned
	CueDialog                                          // a board swings in
	CueToast                                           // a note is pinned up
)

var interfaceRows = map[Cue]row{
	CuePress: {name: "press", peak: loudInterface, seconds: 0.12, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Wood, 540, 0.085)
		t.Thump(0, synth.Thump{Gain: 0.35, Hz: 210, To: 160, Decay: 0.05})
	}},
	CueBack: {name: "back", peak: loudInterface, seconds: 0.16, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Wood, 335, 0.11)
		t.Thump(0, synth.Thump{Gain: 0.4, Hz: 150, To: 110, Decay: 0.07})
	}},
	CueSelect: {name: "select", peak: loudInterface, seconds: 0.17, takes: 3, haptic: 10 * time.Millisecond, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.5, Attack: 0.035, Decay: 0.12, Hz: 1500, To: 4600, Q: 0.9})
		t.Burst(0.042, synth.Burst{Gain: 0.7, Hold: 0.001, Decay: 0.014, Hz: 3300, Q: 0.8}) // the corner leaves the felt
	}},
	CueLay: {name: "lay", peak: loudInterface, seconds: 0.22, takes: 3, haptic: 20 * time.Millisecond, make: func(t *synth.Tape) {
		cardSlap(t, 0)
	}},
	CueRefused: {name: "refused", peak: loudInterface, seconds: 0.3, takes: 2, make: func(t *synth.Tape) {
		for i, at := range []float64{0, 0.105} {
			loud := 1 - 0.35*float64(i)
			t.Burst(at, synth.Burst{Gain: loud, Attack: 0.004, Hold: 0.006, Decay: 0.11, Hz: 170, To: 110, Q: 0.6})
			t.Burst(at, synth.Burst{Gain: 0.12 * loud, Attack: 0.002, Decay: 0.05, Hz: 700, Q: 0.5})
		}
	}},
	CueToggle: {name: "toggle", peak: loudInterface, seconds: 0.14, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 0.5, synth.Link, 1750, 0.02)
		t.Strike(0.038, 0.9, synth.Wood, 760, 0.05)
		t.Strike(0.038, 0.35, synth.Link, 2250, 0.03)
	}},
	CueTick: {name: "tick", peak: loudInterface, seconds: 0.08, takes: 3, make: func(t *synth.Tape) {
		t.Strike(0, 1, synth.Wood, 1150, 0.028)
	}},
	CuePage: {name: "page", peak: loudInterface - 3, seconds: 0.42, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.7, Attack: 0.09, Hold: 0.03, Decay: 0.22, Hz: 900, To: 3600, Q: 0.8})
		t.Burst(0.17, synth.Burst{Gain: 0.8, Attack: 0.05, Decay: 0.2, Hz: 3200, To: 1300, Q: 0.8})
		crinkle(t, 0.03, 0.24, 11, 0.5)
	}},
	CueDialog: {name: "dialog", peak: loudInterface, seconds: 0.42, takes: 2, make: func(t *synth.Tape) {
		t.Creak(0, synth.Creak{Gain: 0.5, Length: 0.24, Slow: 46, To: 92, Hz: 390})
		t.Strike(0.22, 1, synth.Board, 205, 0.16)
		t.Strike(0.285, 0.3, synth.Board, 235, 0.1) // it settles on its chains
	}},
	CueToast: {name: "toast", peak: loudInterface, seconds: 0.16, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.4, Attack: 0.012, Decay: 0.04, Hz: 2800, Q: 0.8}) // the paper
		t.Strike(0.028, 1, synth.Wood, 880, 0.06)
		t.Strike(0.028, 0.25, synth.Link, 3100, 0.045) // the pin
	}},
}

// cardSlap is a card put flat on a wooden table.
func cardSlap(t *synth.Tape, at float64) {
	t.Burst(at, synth.Burst{Gain: 0.25, Attack: 0.018, Decay: 0.03, Hz: 2600, To: 3800, Q: 0.9}) // the air under it
	t.Burst(at+0.02, synth.Burst{Gain: 1, Attack: 0.0004, Hold: 0.003, Decay: 0.045, Hz: 1900, To: 1100, Q: 0.5})
	t.Strike(at+0.02, 0.5, synth.Board, 190, 0.09)
	t.Burst(at+0.024, synth.Burst{Gain: 0.14, Attack: 0.004, Decay: 0.12, Hz: 4200, Q: 0.7})
}

// crinkle scatters the small cracks of stiff paper over a while.
func crinkle(t *synth.Tape, at, length float64, cracks int, gain float64) {
	r := t.Rand()
	for range cracks {
		t.Burst(at+length*r.Unit(), synth.Burst{Gain: gain * r.Around(0.6, 0.6), Hold: 0.0008, Decay: 0.006, Hz: r.Around(3800, 0.4), Q: 1.2})
	}
}
