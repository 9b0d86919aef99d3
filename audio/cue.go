package audio

import "time"

// A Cue names one short sound. The zero Cue is silence, so a board's table of
// events can say "nothing is heard" as plainly as it names a sound.
//
// Cues come in pages of 64, one page a file: a page is a block of constants and
// the rows that say how each is made, how loud it is and what the hand feels.
type Cue uint16

// None is no sound at all.
const None Cue = 0

// A page's first cue is its number times pageSize.
const pageSize = 64

const (
	pageInterface = iota
	pageTable
	pageTrain
)

// Haptic returns how long the device should vibrate with the cue, once per
// pulse; 0: not at all. No cue that could stand for hidden information has one.
func (c Cue) Haptic() time.Duration { return c.row().haptic }

// Pulses returns how often the vibration is given: 1, 2 for an elimination, 0
// where Haptic is 0.
func (c Cue) Pulses() int { return c.row().pulses() }
