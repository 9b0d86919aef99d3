// Package audio makes and plays every sound of the town. All of it is
// synthesised; it knows cues, not games. One mixer makes one stream, which one
// device plays; where there is no device, the same stream goes nowhere.
package audio

import (
	"sync"
	"sync/atomic"
	"time"
)

// A Player is the program's one voice. Its methods may be called from any
// goroutine, return at once and never fail.
type Player struct {
	mixer  *mixer
	keeper *keeper
	begin  sync.Once
	mu     sync.Mutex // guards away
	away   [3]bool    // why nothing may be heard; any one is enough
	silent atomic.Bool
}

// Why nothing may be heard.
const (
	awayByCaller = iota
	awayByPage   // the browser hides it
	awayForGood  // closed
)

// Open returns a Player that is at once ready to be called. Its sounds are made
// in the background, the interface's first; until a cue is made, it is dropped.
// With quiet, no device is ever opened.
func Open(levels Levels, quiet bool) *Player {
	p := &Player{mixer: newMixer(levels)}
	p.keeper = newKeeper(p.mixer, askOto())
	if quiet {
		p.keeper = newKeeper(p.mixer, nil)
	}
	// A millisecond's pause lets a browser, which has one thread for all of
	// this, draw meanwhile.
	go p.mixer.make(func() { time.Sleep(time.Millisecond) })
	return p
}

// Update is called once a tick from the game loop. The first call opens the
// device, which on some systems must not happen before the loop runs.
func (p *Player) Update() {
	p.begin.Do(func() {
		go p.keeper.run()
		watchPage(p)
	})
}

// Play sounds c once. pan runs from -1 (left edge of the board) to 1 (right).
// While c is not made yet, before the first Update, suspended or closed, it
// does nothing.
func (p *Player) Play(c Cue, pan float32) {
	if p.keeper.pulling.Load() && !p.silent.Load() {
		p.mixer.play(c, pan)
	}
}

// SetLevels changes the volumes, within some 20 ms.
func (p *Player) SetLevels(levels Levels) {
	p.mixer.wish(func(w *wishes) { w.levels = levels })
}

// SetAmbience fades from one air into another.
func (p *Player) SetAmbience(a Ambience) {
	p.mixer.wish(func(w *wishes) { w.air = a })
}

// SetPace says how fast the landscape passes a TrainRide: 1 at full speed,
// which is where it starts, 0 standing. The wheels follow within some seconds.
func (p *Player) SetPace(pace float32) {
	if !(pace > 0) {
		pace = 0
	}
	p.mixer.wish(func(w *wishes) { w.pace = min(pace, 1) })
}

// SetTunnel low-passes everything at 700 Hz for as long as it is set.
func (p *Player) SetTunnel(inside bool) {
	p.mixer.wish(func(w *wishes) { w.tunnel = inside })
}

// Suspend fades out within 60 ms and then stops the device: the program is out
// of sight.
func (p *Player) Suspend() { p.leave(awayByCaller, true) }

// Resume starts the device again and fades in.
func (p *Player) Resume() { p.leave(awayByCaller, false) }

func (p *Player) leave(who int, gone bool) {
	p.mu.Lock()
	p.away[who] = gone
	away := p.away != [len(p.away)]bool{}
	p.silent.Store(away)
	p.mixer.wish(func(w *wishes) { w.away = away })
	p.mu.Unlock()
	p.keeper.suspend(away)
}

// Close ends all sound for good.
func (p *Player) Close() {
	p.leave(awayForGood, true)
	p.keeper.close()
}

// What Status returns: keys of the catalogue.
const (
	StatusStarting = "sound/device/starting" // not open yet
	StatusPlaying  = "sound/device/playing"  // heard
	StatusMissing  = "sound/device/missing"  // none, or it failed: tried again by and by
	StatusQuiet    = "sound/device/quiet"    // the program was started without sound
	StatusPaused   = "sound/device/paused"   // suspended or closed
)

// Status returns the catalogue key of what can be said about the sound device.
func (p *Player) Status() string {
	if p.silent.Load() {
		return StatusPaused
	}
	return *p.keeper.status.Load()
}
