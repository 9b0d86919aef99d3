package audio

import (
	"encoding/binary"
	"math"
	"sync"
	"sync/atomic"

	"drygulch/audio/synth"
)

const (
	voices    = 32
	block     = 256 // frames mixed at a time: 5 ms; levels move from block to block
	apart     = 40 * synth.Rate / 1000
	frameSize = 8 // two channels of float32
)

// wishes is what the mixer is asked to be like; it follows smoothly.
type wishes struct {
	levels Levels
	air    Ambience
	pace   float32
	tunnel bool
	away   bool // suspended: fade out and stay silent
}

type play struct {
	cue Cue
	pan float32
}

// A voice is one sound being played.
type voice struct {
	take        take    // no samples: free
	at, step    float64 // in samples of the table
	left, right float32
	bus         bus
	loud        float32 // highest sample of the last block: whom to steal
}

// A mixer turns cues into a stream of stereo float32 frames at 48 kHz. Play and
// the wishes may be set from any goroutine; Read belongs to the device.
type mixer struct {
	bank [pageCount * pageSize]atomic.Pointer[[]take] // nil until made

	mu    sync.Mutex // held for copies only
	asked wishes
	plays [64]play
	count int

	// From here on Read's own.
	now     wishes
	frame   int64
	started [pageCount * pageSize]int64 // frame after which a cue may start again
	heard   [pageCount * pageSize]int   // which take was heard last
	voices  [voices]voice
	chance  chance
	gain    [busCount]float32
	duck    float32 // 1, towards 0.5 under a shot
	ducking int     // frames left
	open    float32 // 0 while away
	tail    [2]float32
	tunnel  tunnel
	airs    [airCount]air
	airGain [airCount]float32

	left, right       [block]float32 // effects
	airLeft, airRight [block]float32 // what is pushed back by shots
	scratchL          [block]float32
	scratchR          [block]float32
}

func newMixer(levels Levels) *mixer {
	m := &mixer{chance: 0x9E3779B9, duck: 1}
	m.asked.levels = levels
	m.asked.pace = 1
	m.airs = newAirs()
	return m
}

// make fills the bank, one cue after the other; pause is called between two.
func (m *mixer) make(pause func()) {
	for page := range pages {
		for n := range pageSize {
			c := Cue(page*pageSize + n)
			if takes := takesOf(c); takes != nil {
				m.bank[c].Store(&takes)
				pause()
			}
		}
	}
}

// play asks for a cue in the next block; more than the queue holds are lost.
func (m *mixer) play(c Cue, pan float32) {
	if c == None || int(c) >= len(m.bank) || m.bank[c].Load() == nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.count < len(m.plays) {
		m.plays[m.count] = play{c, pan}
		m.count++
	}
}

// wish changes what the mixer should be like.
func (m *mixer) wish(change func(*wishes)) {
	m.mu.Lock()
	defer m.mu.Unlock()
	change(&m.asked)
}

// Read fills p with whole frames. It never fails, waits or allocates.
func (m *mixer) Read(p []byte) (int, error) {
	var plays [len(m.plays)]play
	m.mu.Lock()
	m.now = m.asked
	n := copy(plays[:], m.plays[:m.count])
	m.count = 0
	m.mu.Unlock()

	if !m.now.away {
		for _, one := range plays[:n] {
			m.start(one)
		}
	}
	frames := len(p) / frameSize
	for done := 0; done < frames; {
		n := min(block, frames-done)
		m.mix(n)
		for i := range n {
			at := (done + i) * frameSize
			binary.LittleEndian.PutUint32(p[at:], math.Float32bits(m.left[i]))
			binary.LittleEndian.PutUint32(p[at+4:], math.Float32bits(m.right[i]))
		}
		done += n
	}
	return frames * frameSize, nil
}

// start gives a cue a voice, never quite as the last time: up to 4 % higher or
// lower, up to 1.5 dB louder or softer, and by another take. Two of a kind
// within 40 ms are one.
func (m *mixer) start(p play) {
	if m.frame < m.started[p.cue] {
		return
	}
	m.started[p.cue] = m.frame + apart
	row := p.cue.row()
	if row.shot {
		m.ducking = synth.Rate / 4
	}
	left, right := panned(p.pan)
	gain := float32(math.Pow(10, 1.5/20*float64(m.chance.noise())))
	m.sound(p.cue, busEffects, 1+0.04*m.chance.noise(), gain*left, gain*right)
}

// sound plays another take of a cue at a rate, on a bus.
func (m *mixer) sound(c Cue, b bus, rate, left, right float32) {
	made := m.bank[c].Load()
	if made == nil {
		return
	}
	takes := *made
	if n := len(takes); n > 1 {
		m.heard[c] = (m.heard[c] + 1 + m.chance.below(n-1)) % n
	}
	m.seize(voice{take: takes[m.heard[c]], step: float64(rate), left: left, right: right, bus: b, loud: 1})
}

// seize puts v in a free place or in that of the quietest voice. What that one
// was just sounding dies away in a few milliseconds instead of breaking off.
func (m *mixer) seize(v voice) {
	quietest := 0
	for i := range m.voices {
		if m.voices[i].free() {
			quietest = i
			break
		}
		if m.voices[i].loud < m.voices[quietest].loud {
			quietest = i
		}
	}
	if old := &m.voices[quietest]; !old.free() {
		x := float32(old.take.samples[min(int(old.at), len(old.take.samples)-1)]) * old.take.scale * m.gain[old.bus]
		m.tail[0] += x * old.left
		m.tail[1] += x * old.right
	}
	m.voices[quietest] = v
}

// mix makes the next n frames in m.left and m.right.
func (m *mixer) mix(n int) {
	left, right := m.left[:n], m.right[:n]
	airLeft, airRight := m.airLeft[:n], m.airRight[:n]
	clear(left)
	clear(right)
	clear(airLeft)
	clear(airRight)

	want := m.now.levels.gains()
	before := m.gain
	for i := range want {
		m.gain[i] += (want[i] - m.gain[i]) * 0.4
	}
	m.breathe(airLeft, airRight, before[busAmbience])
	for i := range m.voices {
		v := &m.voices[i]
		if v.free() {
			continue
		}
		if v.bus == busEffects {
			v.add(left, right, before[v.bus], m.gain[v.bus])
		} else {
			v.add(airLeft, airRight, before[v.bus], m.gain[v.bus])
		}
	}
	m.join(left, right, airLeft, airRight)
	m.frame += int64(n)
}

// breathe lets the airs sound, each faded in or out.
func (m *mixer) breathe(left, right []float32, before float32) {
	for i, a := range m.airs {
		want := float32(0)
		if Ambience(i) == m.now.air && !m.now.away {
			want = 1
		}
		from := m.airGain[i]
		if a == nil || from == 0 && want == 0 {
			continue
		}
		const second = float32(block) / synth.Rate
		to := min(max(want, from-second/1.5), from+second/1.5)
		m.airGain[i] = to
		l, r := m.scratchL[:len(left)], m.scratchR[:len(left)]
		a.fill(m, l, r, to)
		gain := from * before
		step := (to*m.gain[busAmbience] - gain) / float32(len(left))
		for j := range l {
			left[j] += l[j] * gain
			right[j] += r[j] * gain
			gain += step
		}
	}
}

// join lays air and effects together and leads the sum through the tunnel, out
// of the way while suspended, and under the ceiling.
func (m *mixer) join(left, right, airLeft, airRight []float32) {
	wantDuck, duckBy := float32(1), float32(1.0/(0.15*synth.Rate))
	if m.ducking > 0 {
		m.ducking -= len(left)
		wantDuck, duckBy = 0.5, 1.0/(0.004*synth.Rate)
	}
	wantOpen := float32(1)
	if m.now.away {
		wantOpen = 0
	}
	const openBy = 1.0 / (0.06 * synth.Rate)
	const fadeTail = 0.985
	for i := range left {
		m.duck = min(max(wantDuck, m.duck-duckBy), m.duck+duckBy)
		m.open = min(max(wantOpen, m.open-openBy), m.open+openBy)
		l := left[i] + airLeft[i]*m.duck + m.tail[0]
		r := right[i] + airRight[i]*m.duck + m.tail[1]
		m.tail[0] *= fadeTail
		m.tail[1] *= fadeTail
		left[i], right[i] = l*m.open, r*m.open
	}
	for i, x := range m.tail {
		if x < 1e-6 && x > -1e-6 {
			m.tail[i] = 0
		}
	}
	m.tunnel.pass(left, right, m.now.tunnel)
	for i := range left {
		l, r := softClip(left[i]), softClip(right[i])
		if m.now.levels.Mono {
			l = (l + r) / 2
			r = l
		}
		left[i], right[i] = l, r
	}
	if m.open == 0 {
		m.hush()
	}
}

// hush ends every voice: what was sounding before a suspension does not go on
// after it.
func (m *mixer) hush() {
	for i := range m.voices {
		m.voices[i].take = take{}
	}
	m.tail = [2]float32{}
}

func (v *voice) free() bool { return len(v.take.samples) == 0 }

// add mixes the voice into left and right, the bus's level going from one
// figure to another, and frees it at its end.
func (v *voice) add(left, right []float32, from, to float32) {
	step := (to - from) / float32(len(left))
	samples, scale := v.take.samples, v.take.scale
	last := float64(len(samples) - 1)
	loud := float32(0)
	for i := range left {
		if v.at >= last {
			v.take = take{}
			return
		}
		whole := int(v.at)
		part := float32(v.at - float64(whole))
		x, next := float32(samples[whole])*scale, float32(samples[whole+1])*scale
		x += (next - x) * part
		loud = max(loud, x, -x)
		x *= from
		left[i] += x * v.left
		right[i] += x * v.right
		from += step
		v.at += v.step
	}
	v.loud = loud * max(v.left, v.right)
}
