package audio

import (
	"time"

	"drygulch/audio/synth"
)

// Main Street: photographs, paper, one gun and the church.
const (
	CueStreetTurned    Cue = pageStreet*pageSize + iota // a character is turned up or back
	CueStreetLook                                       // somebody leans over a token: leather squeaks
	CueStreetCall                                       // a name or a token is called out: a stamp on wood
	CueStreetRight                                      // the call was right
	CueStreetWrong                                      // the call was wrong: paper drops
	CueStreetShot                                       // a shot across the street
	CueStreetHandcuffs                                  // handcuffs close
	CueStreetEscape                                     // handcuffs fall off
	CueStreetNewspaper                                  // a headline is slapped on
	CueStreetBallot                                     // a Vote goes into the box
	CueStreetSteal                                      // a hand in another's stash
	CueStreetSlide                                      // tokens slide along the street
	CueStreetHeld                                       // a face is about to be seen by all
	CueStreetSudden                                     // Sudden Death: the church bell
	CueStreetElection                                   // the Governor is elected
)

var streetRows = map[Cue]row{
	CueStreetTurned: {name: "character turned", peak: loudBoard, seconds: 0.4, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.4, Attack: 0.05, Decay: 0.07, Hz: 900, To: 2900, Q: 0.9})
		t.Burst(0.07, synth.Burst{Gain: 0.3, Attack: 0.02, Decay: 0.08, Hz: 2800, To: 1200, Q: 0.9})
		t.Strike(0.14, 0.9, synth.Board, 205, 0.13) // the stiff back of a photograph
		t.Burst(0.14, synth.Burst{Gain: 0.7, Attack: 0.0006, Hold: 0.003, Decay: 0.05, Hz: 1350, To: 800, Q: 0.5})
	}},
	CueStreetLook: {name: "look", peak: loudBoard - 5, seconds: 0.85, takes: 3, make: func(t *synth.Tape) {
		r := t.Rand()
		t.Creak(0, synth.Creak{Gain: 1, Length: r.Around(0.3, 0.15), Slow: 85, To: 190, Hz: r.Around(820, 0.1)})
		t.Creak(0.34, synth.Creak{Gain: 0.55, Length: 0.16, Slow: 150, To: 90, Hz: r.Around(690, 0.1)})
		t.Burst(0.3, synth.Burst{Gain: 0.12, Attack: 0.1, Hold: 0.05, Decay: 0.3, Hz: 1700, Q: 0.6}) // cloth
	}},
	CueStreetCall: {name: "call", peak: loudBoard, seconds: 0.4, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.3, Attack: 0.0008, Hold: 0.004, Decay: 0.05, Hz: 2400, Q: 0.5}) // rubber and paper
		t.Strike(0.004, 1, synth.Board, 148, 0.17)
		t.Strike(0.004, 0.4, synth.Wood, 540, 0.08)
		t.Thump(0.004, synth.Thump{Gain: 0.7, Hz: 125, To: 66, Decay: 0.16})
		t.Strike(0.12, 0.16, synth.Wood, 760, 0.04) // the handle
	}},
	CueStreetRight: {name: "called right", peak: loudBoard - 3, seconds: 0.9, takes: 2, make: func(t *synth.Tape) {
		coin(t, 0, 0.9, 1975, 0.5)
		coin(t, 0.09, 1, 2637, 0.6)
		coin(t, 0.15, 0.3, 2655, 0.35)
	}},
	CueStreetWrong: {name: "called wrong", peak: loudBoard - 2, seconds: 0.7, takes: 2, make: func(t *synth.Tape) {
		at, gain := 0.0, 0.35
		for i := range 4 { // it sails to and fro on its way down
			hz := []float64{2300, 1700, 2000, 1400}[i]
			t.Burst(at, synth.Burst{Gain: gain, Attack: 0.045, Decay: 0.07, Hz: hz, To: hz * 0.7, Q: 0.8})
			at += t.Rand().Around(0.095, 0.12)
		}
		t.Burst(at, synth.Burst{Gain: 0.9, Attack: 0.001, Hold: 0.004, Decay: 0.07, Hz: 820, To: 430, Q: 0.6})
		t.Strike(at, 0.35, synth.Board, 160, 0.1)
	}},
	CueStreetShot: {name: "shot across", peak: loudShot, seconds: 1.3, takes: 2, shot: true, haptic: 35 * time.Millisecond, make: func(t *synth.Tape) {
		t.Shot(0, synth.Shot{Gain: 1, Body: 1.1, Crack: 1})
		t.Echo(0.16, 0.3, 1600) // the fronts across
		t.Echo(0.29, 0.16, 900) // and the end of the street
	}},
	CueStreetHandcuffs: {name: "handcuffs", peak: loudBoard, seconds: 0.8, takes: 2, make: func(t *synth.Tape) {
		ratchet(t, 0, 7, 0.022, 2050)
		t.Strike(0.17, 0.9, synth.Link, 1180, 0.14)
		t.Strike(0.172, 0.4, synth.Bar, 870, 0.16)
		ratchet(t, 0.31, 6, 0.021, 2150)
		t.Strike(0.46, 1, synth.Link, 1120, 0.16)
		t.Strike(0.462, 0.45, synth.Bar, 820, 0.18)
	}},
	CueStreetEscape: {name: "escape", peak: loudBoard, seconds: 0.9, takes: 2, make: func(t *synth.Tape) {
		t.Strike(0, 0.7, synth.Link, 1650, 0.08) // the key
		t.Strike(0.08, 0.5, synth.Wood, 1300, 0.05)
		at := 0.2
		for i := range 6 { // the chain runs out and lies
			t.Strike(at, t.Rand().Around(0.75-0.06*float64(i), 0.25), synth.Link, t.Rand().Around(1380, 0.2), 0.12)
			at += t.Rand().Around(0.052, 0.3)
		}
		t.Strike(0.5, 0.6, synth.Board, 175, 0.12)
	}},
	CueStreetNewspaper: {name: "newspaper", peak: loudBoard, seconds: 0.55, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.4, Attack: 0.09, Decay: 0.05, Hz: 1500, To: 3600, Q: 0.7}) // it is swung
		t.Burst(0.12, synth.Burst{Gain: 1, Attack: 0.0005, Hold: 0.006, Decay: 0.11, Hz: 1900, To: 760, Q: 0.4})
		t.Strike(0.12, 0.6, synth.Board, 170, 0.11)
		t.Thump(0.12, synth.Thump{Gain: 0.5, Hz: 140, To: 80, Decay: 0.12})
		for range 5 { // pages settle
			t.Burst(0.2+0.16*t.Rand().Unit(), synth.Burst{Gain: 0.12, Attack: 0.004, Decay: 0.05, Hz: t.Rand().Around(3000, 0.3), Q: 0.9})
		}
	}},
	CueStreetBallot: {name: "ballot", peak: loudBoard - 1, seconds: 0.6, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.5, Attack: 0.03, Hold: 0.05, Decay: 0.1, Hz: 2600, To: 3900, Q: 0.9}) // through the slot
		t.Burst(0.19, synth.Burst{Gain: 0.5, Attack: 0.001, Hold: 0.002, Decay: 0.05, Hz: 1400, To: 900, Q: 0.6})
		t.Strike(0.19, 1, synth.Board, 262, 0.14) // the box is all but empty
		t.Strike(0.195, 0.35, synth.Wood, 610, 0.09)
	}},
	CueStreetSteal: {name: "steal", peak: loudBoard - 1, seconds: 0.6, takes: 2, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.7, Attack: 0.07, Decay: 0.06, Hz: 600, To: 2500, Q: 0.8}) // a quick sleeve
		t.Strike(0.1, 0.7, synth.Link, t.Rand().Around(1900, 0.08), 0.1)
		t.Strike(0.135, 0.4, synth.Link, t.Rand().Around(2200, 0.08), 0.08)
		t.Burst(0.16, synth.Burst{Gain: 0.5, Attack: 0.02, Decay: 0.14, Hz: 2100, To: 520, Q: 0.8})
		t.Burst(0.3, synth.Burst{Gain: 0.5, Attack: 0.003, Decay: 0.08, Hz: 400, To: 260, Q: 0.6}) // into a pocket
	}},
	CueStreetSlide: {name: "slide of tokens", peak: loudBoard - 2, seconds: 0.7, takes: 3, make: func(t *synth.Tape) {
		t.Burst(0, synth.Burst{Gain: 0.6, Attack: 0.05, Hold: 0.16, Decay: 0.14, Hz: 560, To: 780, Q: 0.8})
		t.Burst(0, synth.Burst{Gain: 0.22, Attack: 0.05, Hold: 0.16, Decay: 0.12, Hz: 2300, Q: 0.7})
		at := 0.26
		for range 4 { // they run up to each other
			t.Strike(at, t.Rand().Around(0.6, 0.3), synth.Wood, t.Rand().Around(850, 0.06), 0.06)
			at += t.Rand().Around(0.04, 0.35)
		}
	}},
	CueStreetHeld: {name: "reveal held", peak: loudBoard - 6, seconds: 1.75, make: func(t *synth.Tape) {
		t.Reed(0, synth.Reed{Gain: 1, Hz: 98, Length: 1.45}) // a bow on the lowest string
		t.Reed(0.02, synth.Reed{Gain: 0.6, Hz: 103.8, Length: 1.4})
		t.Reed(0.3, synth.Reed{Gain: 0.35, Hz: 196, Length: 1.1})
		t.LowPass(950)
	}},
	CueStreetSudden: {name: "Sudden Death", peak: loudBoard + 1, seconds: 4.9, make: func(t *synth.Tape) {
		for i := range 3 {
			t.Strike(0.85*float64(i), 0.8+0.1*float64(i), synth.Bell, 277.2, 2.9)
		}
	}},
	CueStreetElection: {name: "election", peak: loudBoard, seconds: 3.2, make: func(t *synth.Tape) {
		perform(t, electionTune)
		for i := range 7 { // the crowd: hurrahs one over the other
			at := 0.5 + 0.16*float64(i)
			hz := t.Rand().Around(760, 0.3)
			t.Burst(at, synth.Burst{Gain: 0.2, Attack: 0.25, Hold: 0.35, Decay: 0.9, Hz: hz, To: hz * 1.25, Q: 1.6})
		}
		for range 40 { // and clapping
			t.Burst(0.55+1.5*t.Rand().Unit(), synth.Burst{Gain: t.Rand().Around(0.14, 0.5), Attack: 0.0005, Hold: 0.001, Decay: 0.02, Hz: t.Rand().Around(1500, 0.3), Q: 0.9})
		}
	}},
}

// ratchet is a pawl that runs over so many teeth.
func ratchet(t *synth.Tape, at float64, teeth int, apart, hz float64) {
	for range teeth {
		t.Strike(at, t.Rand().Around(0.4, 0.2), synth.Link, t.Rand().Around(hz, 0.06), 0.03)
		at += t.Rand().Around(apart, 0.15)
	}
}

// electionTune: a march up the triad, and the chord with both hands. F major.
var electionTune = []note{
	{0.00, 0.8, 41, 0.3}, {0.00, 0.8, 72, 0.2}, {0.15, 0.7, 72, 0.15},
	{0.24, 0.6, 53, 0.3}, {0.24, 0.6, 57, 0.3}, {0.24, 0.8, 77, 0.3},
	{0.48, 0.8, 48, 0.3}, {0.48, 0.8, 81, 0.25}, {0.63, 0.7, 77, 0.15},
	{0.72, 0.6, 55, 0.3}, {0.72, 0.6, 58, 0.3}, {0.72, 0.85, 82, 0.3}, {0.87, 0.7, 84, 0.2},
	{0.98, 0.95, 41, 1.4}, {0.98, 0.7, 53, 1.4}, {0.98, 0.65, 69, 1.2}, {0.985, 0.7, 72, 1.2}, {0.99, 1, 77, 1.3}, {0.995, 0.8, 89, 1.1},
}
