package audio

import (
	"time"

	"drygulch/audio/synth"
)

// A Cue names one short sound. The zero Cue is silence, so a board's table of
// events can say "nothing is heard" as plainly as it names a sound.
//
// Cues come in pages of 64, one page a file: a block of constants and the rows
// that say how each is made, how loud it is and what the hand feels. A new
// game's sounds are one more file and one more line in pages.
type Cue uint16

// None is no sound at all.
const None Cue = 0

// A page's cues are numbered from its own number times pageSize.
const pageSize = 64

const (
	pageInterface = iota
	pageTable
	pageTrain
	pageAir
	pageShowdown
	pageStreet
	pageSaloon
	pageCount
)

var pages = [pageCount]map[Cue]row{
	pageInterface: interfaceRows,
	pageTable:     tableRows,
	pageTrain:     trainRows,
	pageAir:       airRows,
	pageShowdown:  showdownRows,
	pageStreet:    streetRows,
	pageSaloon:    saloonRows,
}

// How loud a sound's highest peak is, in decibels of full scale. What lasts or
// rings is set some decibels lower in its row: the ear adds up.
const (
	loudShot      = -8.0
	loudBoard     = -12.0
	loudInterface = -18.0
	loudAir       = -30.0
)

// A row says all about one cue.
type row struct {
	name    string
	peak    float64 // decibels of full scale
	seconds float64 // length of the tape
	takes   int     // how many are made, by as many seeds; 0 is one
	shot    bool    // pushes the air and the music back for a moment
	haptic  time.Duration
	twice   bool // the vibration comes as two
	make    func(*synth.Tape)
}

// row returns c's row; an unknown cue has an empty one, which is silent.
func (c Cue) row() row {
	if int(c/pageSize) >= len(pages) {
		return row{}
	}
	return pages[c/pageSize][c]
}

// String returns the cue's name, for people who look for a fault.
func (c Cue) String() string {
	if r := c.row(); r.name != "" {
		return r.name
	}
	return "none"
}

// Haptic returns how long the device should vibrate with the cue, once per
// pulse; 0: not at all. No cue that could stand for hidden information has one.
func (c Cue) Haptic() time.Duration { return c.row().haptic }

// Pulses returns how often that vibration is given: 1, or 2 for an elimination,
// or 0 where there is none.
func (c Cue) Pulses() int {
	r := c.row()
	switch {
	case r.haptic == 0:
		return 0
	case r.twice:
		return 2
	}
	return 1
}

// A take is a finished sound. Sixteen bits, used up to the sound's own peak,
// take half the room of floats; their noise is 96 dB below that peak.
type take struct {
	samples []int16
	scale   float32 // of one step
}

// takesOf makes the takes of one cue, the same on every machine.
func takesOf(c Cue) []take {
	r := c.row()
	if r.make == nil {
		return nil
	}
	takes := make([]take, max(1, r.takes))
	for i := range takes {
		tape := synth.NewTape(r.seconds, uint64(c)<<8|uint64(i))
		r.make(tape)
		const steps = 32767
		takes[i].samples = tape.Finish(steps)
		takes[i].scale = float32(synth.Decibels(r.peak) / steps)
	}
	return takes
}
