// Package audio makes and plays every sound of the town. All of it is
// synthesised; it knows cues, not games.
package audio

import "time"

// A Player is the program's one voice. All its methods may be called from any
// goroutine, return at once and never fail.
type Player struct{}

// Ambience is the air around the table.
type Ambience uint8

const (
	Silence   Ambience = iota
	Town               // dusk: crickets, wind, a piano far off
	TrainRide          // wheels on rail joints, wind, the engine ahead
)

// Open returns a Player that is at once ready to be called. Its sounds are made
// in the background; until they are, cues are dropped. With quiet, no device is
// ever opened.
func Open(levels Levels, quiet bool) *Player { return &Player{} }

// Update is called once a tick from the game loop. The first call opens the
// device, which must not happen before the loop runs.
func (p *Player) Update() {}

// Play sounds c once. pan runs from -1 (left edge of the board) to 1 (right).
// While loading, suspended or closed it does nothing.
func (p *Player) Play(c Cue, pan float32) {}

// SetLevels changes the volumes, within some 20 ms.
func (p *Player) SetLevels(levels Levels) {}

// SetAmbience fades from one air into another.
func (p *Player) SetAmbience(a Ambience) {}

// SetPace says how fast the landscape passes a TrainRide: 1 at full speed, 0
// standing. The wheels follow within a few seconds.
func (p *Player) SetPace(pace float32) {}

// SetTunnel low-passes everything at 700 Hz for as long as it is set.
func (p *Player) SetTunnel(inside bool) {}

// Suspend fades out and then stops the device: the program is out of sight.
func (p *Player) Suspend() {}

// Resume starts the device again and fades in.
func (p *Player) Resume() {}

// Close ends all sound for good.
func (p *Player) Close() {}

// Status returns the catalogue key of what can be said about the sound device.
func (p *Player) Status() string { return StatusStarting }

// What Status returns.
const (
	StatusStarting = "sound.device.starting" // not open yet
	StatusPlaying  = "sound.device.playing"  // heard
	StatusMissing  = "sound.device.missing"  // none, or it failed: tried again by and by
	StatusQuiet    = "sound.device.quiet"    // the program was started without sound
	StatusPaused   = "sound.device.paused"   // suspended or closed
)

type row struct {
	haptic time.Duration
	twice  bool
}

func (r row) pulses() int {
	switch {
	case r.haptic == 0:
		return 0
	case r.twice:
		return 2
	}
	return 1
}

func (c Cue) row() row { return row{} }
