package audio

import (
	"io"
	"sync/atomic"
	"time"
)

// A device takes a stream of stereo float32 frames at 48 kHz and plays it. It
// may take long to start; nobody waits for it.
type device interface {
	// ready reports whether it could play now, and what has broken it for good.
	ready() (bool, error)
	// play begins to read from r, stop ends that; after stop no read is under
	// way.
	play(r io.Reader)
	stop()
	// suspend and resume stop and start the hardware. They may block.
	suspend() error
	resume() error
}

// A keeper finds a device for the mixer, looks after it, and when there is none
// tries again by and by. Until then the stream runs into nothing, so that the
// mixer never notices.
type keeper struct {
	mixer   *mixer
	open    func() (device, error) // nil: never anything but the null device
	status  atomic.Pointer[string]
	pulling atomic.Bool // somebody reads the mixer
	away    atomic.Bool
	closed  atomic.Bool
	wake    chan struct{}

	// From here on run's own.
	found   device // starting or playing; nil: none
	null    *nullDevice
	playing bool // found reads the mixer; otherwise null does
	stopped bool // the one that reads is suspended
	leave   time.Time
	retry   time.Time
	failed  int // attempts in a row
}

const (
	fadeOut    = 200 * time.Millisecond // the mixer's 60 and what devices hold in their buffers
	whileOpens = 50 * time.Millisecond
	checkEvery = time.Second
	whileAway  = time.Hour // nobody hears; coming back wakes the keeper
	retryEvery = 5 * time.Second
	retryLater = time.Minute // once a minute of tries has found nothing
)

func newKeeper(m *mixer, open func() (device, error)) *keeper {
	k := &keeper{mixer: m, open: open, null: &nullDevice{}, wake: make(chan struct{}, 1)}
	k.say(StatusStarting)
	if open == nil {
		k.say(StatusQuiet)
	}
	return k
}

func (k *keeper) say(status string) { k.status.Store(&status) }

func (k *keeper) suspend(away bool) {
	k.away.Store(away)
	k.nudge()
}

func (k *keeper) close() {
	k.closed.Store(true)
	k.nudge()
}

func (k *keeper) nudge() {
	select {
	case k.wake <- struct{}{}:
	default:
	}
}

// run looks after the device until the keeper is closed.
func (k *keeper) run() {
	k.null.play(k.mixer)
	k.pulling.Store(true)
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-k.wake:
		case <-timer.C:
		}
		now := time.Now()
		wait := k.look(now)
		if k.closed.Load() && k.stopped {
			k.pulling.Store(false)
			k.reading().stop()
			return
		}
		timer.Reset(wait)
	}
}

// look does what is to be done now and returns when to look again.
func (k *keeper) look(now time.Time) time.Duration {
	wait := checkEvery
	if k.open != nil && !k.closed.Load() {
		wait = k.find(now)
	}
	if k.away.Load() || k.closed.Load() {
		switch {
		case k.stopped:
			wait = whileAway
		case k.leave.IsZero():
			k.leave = now
			wait = fadeOut
		case now.Sub(k.leave) < fadeOut:
			wait = fadeOut - now.Sub(k.leave)
		default:
			_ = k.reading().suspend() // if it cannot, what it plays is silence
			k.stopped, wait = true, whileAway
		}
		return wait
	}
	k.leave = time.Time{}
	if k.stopped {
		k.stopped = false
		k.failed, k.retry = 0, time.Time{} // whoever comes back may have plugged one in
		if err := k.reading().resume(); err != nil && k.playing {
			k.lose(now)
		}
		return whileOpens
	}
	return wait
}

// find opens a device if there is none, hands it the mixer when it is ready and
// lets go of a broken one.
func (k *keeper) find(now time.Time) time.Duration {
	if k.found == nil {
		if wait := k.retry.Sub(now); wait > 0 {
			return min(wait, checkEvery)
		}
		if k.stopped {
			return checkEvery
		}
		found, err := k.open()
		if err != nil {
			k.lose(now)
			return checkEvery
		}
		k.found = found
	}
	ready, err := k.found.ready()
	switch {
	case err != nil:
		k.lose(now)
	case k.playing:
	case !ready:
		return whileOpens
	default:
		k.null.stop()
		k.found.play(k.mixer)
		k.playing, k.failed = true, 0
		k.say(StatusPlaying)
		if k.stopped {
			_ = k.found.suspend()
		}
	}
	return checkEvery
}

// lose gives the stream back to the null device and sets when to try again.
func (k *keeper) lose(now time.Time) {
	if k.playing {
		k.found.stop()
		k.null.play(k.mixer)
		if k.stopped {
			_ = k.null.suspend()
		}
	}
	k.found, k.playing = nil, false
	k.failed++
	k.retry = now.Add(retryEvery)
	if time.Duration(k.failed)*retryEvery > retryLater {
		k.retry = now.Add(retryLater)
	}
	k.say(StatusMissing)
}

// reading returns the device that reads the mixer.
func (k *keeper) reading() device {
	if k.playing {
		return k.found
	}
	return k.null
}
