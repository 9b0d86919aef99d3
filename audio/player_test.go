package audio

import (
	"errors"
	"io"
	"math"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// table is held by whoever looks at or changes the fakes below.
var table sync.Mutex

// fakeDevice stands for a sound card. It reads 20 ms at a time, as the null
// device does, and records what is asked of it.
type fakeDevice struct {
	nullDevice
	opens     bool
	broken    error
	playing   bool
	suspended bool
	heard     float64
}

func (d *fakeDevice) ready() (bool, error) {
	table.Lock()
	defer table.Unlock()
	return d.opens, d.broken
}

func (d *fakeDevice) play(r io.Reader) {
	d.note(func() { d.playing = true })
	d.nullDevice.play(listener{d, r})
}

func (d *fakeDevice) stop() {
	d.note(func() { d.playing = false })
	d.nullDevice.stop()
}

func (d *fakeDevice) suspend() error {
	d.note(func() { d.suspended = true })
	return d.nullDevice.suspend()
}

func (d *fakeDevice) resume() error {
	d.note(func() { d.suspended = false })
	return d.nullDevice.resume()
}

func (d *fakeDevice) note(change func()) {
	table.Lock()
	defer table.Unlock()
	change()
}

// listener remembers the loudest sample that passes.
type listener struct {
	d *fakeDevice
	r io.Reader
}

func (l listener) Read(b []byte) (int, error) {
	n, err := l.r.Read(b)
	table.Lock()
	defer table.Unlock()
	for i := 0; i+3 < n; i += 4 {
		l.d.heard = max(l.d.heard, math.Abs(float64(sampleAt(b, i))))
	}
	return n, err
}

// cards hands out devices in order and then errors, and counts the askings.
type cards struct {
	devices []*fakeDevice
	asked   int
}

func (c *cards) open() (device, error) {
	table.Lock()
	defer table.Unlock()
	c.asked++
	if len(c.devices) == 0 {
		return nil, errors.New("no sound card")
	}
	d := c.devices[0]
	c.devices = c.devices[1:]
	return d, nil
}

// inBubble runs a Player on the cards, with time of its own.
func inBubble(t *testing.T, c *cards, test func(*Player)) {
	synctest.Test(t, func(t *testing.T) {
		table.Lock() // the test's, but while it lets time pass
		defer table.Unlock()
		p := &Player{mixer: loaded(full)}
		p.keeper = newKeeper(p.mixer, c.open)
		test(p)
		p.Close()
		pass(time.Second)
	})
}

func pass(d time.Duration) {
	table.Unlock()
	time.Sleep(d)
	synctest.Wait()
	table.Lock()
}

// frame returns how far p's mixer has come.
func frame(p *Player) int64 {
	p.mixer.mu.Lock()
	defer p.mixer.mu.Unlock()
	return p.mixer.frame
}

func TestNothingTouchesTheDeviceBeforeTheFirstUpdate(t *testing.T) {
	card := &fakeDevice{opens: true}
	c := &cards{devices: []*fakeDevice{card}}
	inBubble(t, c, func(p *Player) {
		p.Play(CueCoin, 0)
		p.SetLevels(full)
		p.Suspend()
		p.Resume()
		pass(time.Minute)
		if c.asked != 0 || p.Status() != StatusStarting {
			t.Errorf("asked %d times, %q", c.asked, p.Status())
		}
		p.Update()
		p.Update()
		pass(time.Second)
		if c.asked != 1 || !card.playing || p.Status() != StatusPlaying {
			t.Errorf("asked %d times, playing %v, %q", c.asked, card.playing, p.Status())
		}
		if card.heard != 0 {
			t.Error("what was played before there was a device is heard late")
		}
		p.Play(CueCoin, 0)
		pass(time.Second)
		if card.heard < 0.05 {
			t.Errorf("the coin is heard at %v", card.heard)
		}
	})
}

func TestADeviceThatIsSlowToStartIsNotWaitedFor(t *testing.T) {
	card := &fakeDevice{}
	c := &cards{devices: []*fakeDevice{card}}
	inBubble(t, c, func(p *Player) {
		p.Update()
		pass(5 * time.Minute)
		if card.playing || p.Status() != StatusStarting || c.asked != 1 {
			t.Errorf("playing %v, %q, asked %d times", card.playing, p.Status(), c.asked)
		}
		p.Play(CueShuffle, 0) // runs into nothing meanwhile
		pass(10 * time.Second)
		card.opens = true
		pass(time.Second)
		if !card.playing || p.Status() != StatusPlaying || card.heard != 0 {
			t.Errorf("playing %v, %q, heard %v", card.playing, p.Status(), card.heard)
		}
	})
}

func TestWithoutADeviceItIsTriedAgainEveryFiveSecondsThenEveryMinute(t *testing.T) {
	c := &cards{}
	inBubble(t, c, func(p *Player) {
		p.Update()
		pass(time.Second)
		if c.asked != 1 || p.Status() != StatusMissing {
			t.Errorf("asked %d times, %q", c.asked, p.Status())
		}
		pass(28 * time.Second)
		if c.asked != 6 {
			t.Errorf("asked %d times in 29 s, want 6", c.asked)
		}
		pass(5 * time.Minute)
		before := c.asked
		pass(10 * time.Minute)
		if got := c.asked - before; got != 10 {
			t.Errorf("asked %d times in ten minutes, want 10", got)
		}
		card := &fakeDevice{opens: true}
		c.devices = []*fakeDevice{card}
		pass(time.Minute)
		if !card.playing || p.Status() != StatusPlaying {
			t.Errorf("the card that came later plays: %v, %q", card.playing, p.Status())
		}
	})
}

func TestADeviceThatVanishesIsReplaced(t *testing.T) {
	first, second := &fakeDevice{opens: true}, &fakeDevice{opens: true}
	c := &cards{devices: []*fakeDevice{first, second}}
	inBubble(t, c, func(p *Player) {
		p.Update()
		pass(time.Second)
		first.broken = errors.New("unplugged")
		pass(1500 * time.Millisecond)
		if first.playing || p.Status() != StatusMissing {
			t.Errorf("the broken one plays: %v, %q", first.playing, p.Status())
		}
		before := frame(p)
		p.Play(CueShuffle, 0)
		pass(time.Second)
		if frame(p) == before {
			t.Error("the mixer stands still without a device")
		}
		pass(5 * time.Second)
		if !second.playing || p.Status() != StatusPlaying {
			t.Errorf("the second plays: %v, %q", second.playing, p.Status())
		}
	})
}

func TestSuspendedTheDeviceStopsAndCuesAreDropped(t *testing.T) {
	card := &fakeDevice{opens: true}
	c := &cards{devices: []*fakeDevice{card}}
	inBubble(t, c, func(p *Player) {
		p.Update()
		pass(time.Second)
		p.SetAmbience(TrainRide)
		pass(3 * time.Second)
		p.Suspend()
		pass(50 * time.Millisecond)
		if card.suspended {
			t.Error("it stops before it has faded out")
		}
		pass(time.Second)
		if !card.suspended || p.Status() != StatusPaused {
			t.Errorf("suspended %v, %q", card.suspended, p.Status())
		}
		before := frame(p)
		p.Play(CueTrainShot, 0)
		p.SetAmbience(Silence)
		pass(time.Hour)
		if frame(p) != before {
			t.Error("the mixer runs while suspended")
		}
		card.heard = 0
		p.Resume()
		pass(3 * time.Second)
		if card.suspended || p.Status() != StatusPlaying {
			t.Errorf("suspended %v, %q", card.suspended, p.Status())
		}
		if card.heard > 0.03 {
			t.Errorf("a cue of the suspension is heard after it: %v", card.heard)
		}
		p.Play(CueTrainShot, 0)
		pass(time.Second)
		if card.heard < 0.2 {
			t.Errorf("after it a shot is heard at %v", card.heard)
		}
	})
}

func TestAShortGlanceAwayOnlyDips(t *testing.T) {
	card := &fakeDevice{opens: true}
	inBubble(t, &cards{devices: []*fakeDevice{card}}, func(p *Player) {
		p.Update()
		pass(time.Second)
		p.Suspend()
		pass(30 * time.Millisecond)
		p.Resume()
		pass(time.Second)
		if card.suspended || p.Status() != StatusPlaying {
			t.Errorf("suspended %v, %q", card.suspended, p.Status())
		}
	})
}

func TestTheSoundStaysOffWhileEitherTheGameOrThePageIsAway(t *testing.T) {
	card := &fakeDevice{opens: true}
	inBubble(t, &cards{devices: []*fakeDevice{card}}, func(p *Player) {
		p.Update()
		pass(time.Second)
		p.Suspend()
		p.leave(awayByPage, true)
		p.leave(awayByPage, false)
		pass(time.Second)
		if !card.suspended {
			t.Error("the page's coming back has resumed what the game suspended")
		}
		p.Resume()
		pass(time.Second)
		if card.suspended {
			t.Error("still suspended")
		}
	})
}

func TestADeviceThatOpensWhileSuspendedStaysStill(t *testing.T) {
	card := &fakeDevice{}
	inBubble(t, &cards{devices: []*fakeDevice{card}}, func(p *Player) {
		p.Update()
		p.Suspend()
		pass(time.Second)
		card.opens = true
		pass(3 * time.Second)
		if card.playing && !card.suspended {
			t.Error("it runs")
		}
		p.Resume()
		pass(3 * time.Second)
		if !card.playing || card.suspended {
			t.Errorf("playing %v, suspended %v", card.playing, card.suspended)
		}
	})
}

func TestClosedItIsSilentForGood(t *testing.T) {
	card := &fakeDevice{opens: true}
	inBubble(t, &cards{devices: []*fakeDevice{card}}, func(p *Player) {
		p.Update()
		pass(time.Second)
		p.Close()
		p.Close()
		pass(time.Second)
		before := frame(p)
		p.Resume()
		p.Update()
		p.Play(CueCoin, 0)
		p.SetAmbience(Town)
		pass(time.Minute)
		if card.playing || frame(p) != before || p.Status() != StatusPaused {
			t.Errorf("playing %v, %q", card.playing, p.Status())
		}
	})
}

func TestStartedWithoutSoundTheSameCodeRunsIntoNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		table.Lock()
		defer table.Unlock()
		p := Open(full, true)
		p.Update()
		pass(time.Second) // all is made, a millisecond's pause a cue
		if p.Status() != StatusQuiet {
			t.Errorf("status %q", p.Status())
		}
		for _, c := range everyCue() {
			p.Play(c, 0.5)
		}
		pass(40 * time.Millisecond)
		if got := p.mixer.sounding(); got != voices {
			t.Errorf("%d voices sound, want %d", got, voices)
		}
		pass(5 * time.Second)
		if got := p.mixer.sounding(); got != 0 {
			t.Errorf("%d voices sound five seconds later", got)
		}
		p.Close()
		pass(time.Second)
	})
}
