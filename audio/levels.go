package audio

// Levels is what a person has set. Each figure runs from 0 (silent) to 1 (full)
// and is meant for the ear: equal steps sound like equal steps, over 40 dB.
type Levels struct {
	Master, Music, Effects, Ambience float32
	Mute                             bool // everything silent, the figures kept
	Mono                             bool // for one ear: both channels alike
}
