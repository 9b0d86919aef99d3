package audio

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"sync"
	"testing"

	"drygulch/audio/synth"
)

var full = Levels{Master: 1, Music: 1, Effects: 1, Ambience: 1}

// loaded returns a mixer with all its sounds made; they are made once.
func loaded(levels Levels) *mixer {
	m := newMixer(levels)
	made := everySound()
	for c := range m.bank {
		m.bank[c].Store(made.bank[c].Load())
	}
	m.hear(1000) // the levels have settled
	return m
}

var everySound = sync.OnceValue(func() *mixer {
	m := newMixer(full)
	m.make(func() {})
	return m
})

// tone lets the bank hold nothing but a long sine at a level as the take of c.
func (m *mixer) tone(c Cue, hz, level float64) {
	s := make([]int16, 20*synth.Rate)
	for i := range s {
		s[i] = int16(32767 * math.Sin(2*math.Pi*hz*float64(i)/synth.Rate))
	}
	m.bank[c].Store(&[]take{{s, float32(level / 32767)}})
}

// hear reads so many milliseconds and returns them, left and right.
func (m *mixer) hear(ms int) (left, right []float64) {
	b := make([]byte, ms*synth.Rate/1000*frameSize)
	m.Read(b)
	for i := 0; i < len(b); i += frameSize {
		left = append(left, float64(sampleAt(b, i)))
		right = append(right, float64(sampleAt(b, i+4)))
	}
	return left, right
}

func sampleAt(b []byte, i int) float32 {
	return math.Float32frombits(binary.LittleEndian.Uint32(b[i:]))
}

func loudest(s []float64) float64 {
	peak := 0.0
	for _, x := range s {
		peak = max(peak, math.Abs(x))
	}
	return peak
}

// sounding returns how many voices sound, as of the last Read.
func (m *mixer) sounding() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := 0
	for i := range m.voices {
		if !m.voices[i].free() {
			n++
		}
	}
	return n
}

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if !(math.Abs(got-want) <= within) {
		t.Errorf("%s: %.3f, want %.3f", what, got, want)
	}
}

func TestTenThousandRandomCommandsNeverPassTheCeiling(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	m := loaded(full)
	odd := []float32{float32(math.NaN()), float32(math.Inf(1)), float32(math.Inf(-1)), -3, 0, 0.3, 1, 7}
	all := everyCue()
	b := make([]byte, 512*frameSize)
	most := float32(0)
	for range 10_000 {
		switch r.IntN(12) {
		case 0:
			l := Levels{Master: odd[r.IntN(8)], Music: odd[r.IntN(8)], Effects: odd[r.IntN(8)], Ambience: odd[r.IntN(8)], Mono: r.IntN(2) == 0, Mute: r.IntN(9) == 0}
			if r.IntN(2) == 0 {
				l = full
			}
			m.wish(func(w *wishes) { w.levels = l })
		case 1:
			m.wish(func(w *wishes) { w.air = Ambience(r.IntN(5)); w.tunnel = r.IntN(3) == 0; w.pace = r.Float32() })
		case 2:
			m.wish(func(w *wishes) { w.away = r.IntN(4) == 0 })
		default:
			for range r.IntN(12) {
				m.play(all[r.IntN(len(all))], odd[r.IntN(8)])
			}
		}
		n := r.IntN(513) * frameSize
		if got, err := m.Read(b[:n]); got != n || err != nil {
			t.Fatalf("Read gave %d, %v for %d bytes", got, err, n)
		}
		for i := 0; i < n; i += 4 {
			x := sampleAt(b, i)
			if !(x <= ceiling && x >= -ceiling) {
				t.Fatalf("a sample of %v", x)
			}
			most = max(most, x)
		}
	}
	if most < 0.5 {
		t.Errorf("the loudest of it all was %v: nothing was put to the test", most)
	}
}

func TestReadOfThirtyTwoVoicesAllocatesNothing(t *testing.T) {
	m := loaded(full)
	m.wish(func(w *wishes) { w.air = TrainRide; w.tunnel = true })
	b := make([]byte, 1024*frameSize)
	all := everyCue()
	fill := func() {
		for i := range m.voices {
			m.sound(all[i%len(all)], busEffects, 0.01, 0.1, 0.1) // so slow that none ends
		}
	}
	fill()
	if got := m.sounding(); got != voices {
		t.Fatalf("%d voices sound", got)
	}
	if n := testing.AllocsPerRun(50, func() {
		m.play(CueTrainShot, 0.3)
		m.Read(b)
	}); n != 0 {
		t.Errorf("%v allocations a Read", n)
	}
}

func TestTwoOfAKindWithinFortyMillisecondsAreOne(t *testing.T) {
	m := loaded(full)
	m.play(CuePress, 0)
	m.play(CuePress, 0)
	m.play(CueCoin, 0)
	m.hear(20)
	if got := m.sounding(); got != 2 {
		t.Errorf("%d voices for two presses at once and a coin", got)
	}
	m.play(CuePress, 0)
	m.hear(20)
	if got := m.sounding(); got != 2 {
		t.Errorf("%d voices after a third press, 20 ms later", got)
	}
	m.play(CuePress, 0)
	m.hear(5)
	if got := m.sounding(); got != 3 {
		t.Errorf("%d voices after a press 40 ms after the first", got)
	}
}

func TestTheQuietestVoiceIsStolenWithoutAClick(t *testing.T) {
	m := loaded(full)
	m.tone(CuePress, 60, 0.015)
	m.tone(CueBack, 60, 0.0145)
	for i := range voices {
		c := CuePress
		if i == 17 {
			c = CueBack
		}
		m.sound(c, busEffects, 1, 1, 1)
	}
	before, _ := m.hear(104) // all stand near their crest
	m.tone(CueCoin, 60, 0.015)
	m.sound(CueCoin, busEffects, 1, 1, 1)
	coin := *m.bank[CueCoin].Load()
	if &m.voices[17].take.samples[0] != &coin[0].samples[0] {
		t.Error("another than the quietest was stolen")
	}
	after, _ := m.hear(20)
	whole := append(before, after...)
	for i := 4000; i < len(whole); i++ {
		if step := math.Abs(whole[i] - whole[i-1]); step > 0.006 {
			t.Fatalf("a step of %.4f at sample %d", step, i)
		}
	}
}

func TestNoTwoPlaysOfACueAreAlike(t *testing.T) {
	m := loaded(full)
	var last []float64
	for range 6 {
		m.play(CueYourTurn, 0)
		heard, _ := m.hear(1500)
		if last != nil {
			same := 0.0
			for i := range heard {
				same = max(same, math.Abs(heard[i]-last[i]))
			}
			if same < 0.01 {
				t.Error("played twice the same")
			}
		}
		if got := decibels(loudest(heard)); math.Abs(got-loudBoard) > 1.5+1 {
			t.Errorf("peak %.1f dB, want %.1f within 1.5 dB and the table's own", got, loudBoard)
		}
		last = heard
	}
}

func TestAShotPushesAirAndMusicBackSixDecibelsForAQuarterSecond(t *testing.T) {
	for _, b := range []bus{busAmbience, busMusic} {
		m := loaded(full)
		m.tone(CueTick, 1000, 0.1)
		m.tone(CueTrainShot, 1000, 0) // one that only pushes
		m.sound(CueTick, b, 1, 1, 1)
		m.hear(50)
		m.play(CueTrainShot, 0)
		pushed, _ := m.hear(250)
		near(t, "under the shot", decibels(loudest(pushed[960:])), -26, 0.1)
		m.hear(200)
		after, _ := m.hear(20)
		near(t, "after the shot", decibels(loudest(after)), -20, 0.1)
	}
}

func TestNothingPushesTheEffectsBack(t *testing.T) {
	m := loaded(full)
	m.tone(CueTick, 1000, 0.1)
	m.tone(CueTrainShot, 1000, 0)
	m.sound(CueTick, busEffects, 1, 1, 1)
	m.play(CueTrainShot, 0)
	m.hear(20)
	heard, _ := m.hear(100)
	near(t, "an effect under a shot", decibels(loudest(heard)), -20, 0.1)
}

func TestTheTunnelDullsEverythingAboveSevenHundredHertz(t *testing.T) {
	for hz, want := range map[float64]float64{100: -20, 700: -23, 5600: -56.5} {
		m := loaded(full)
		m.tone(CueTick, hz, 0.1)
		m.sound(CueTick, busEffects, 1, 1, 1)
		m.wish(func(w *wishes) { w.tunnel = true })
		m.hear(400)
		inside, _ := m.hear(100)
		near(t, "inside", decibels(loudest(inside)), want, 1)
		m.wish(func(w *wishes) { w.tunnel = false })
		m.hear(400)
		outside, _ := m.hear(100)
		near(t, "outside again", decibels(loudest(outside)), -20, 0.1)
	}
}

func TestSuspendingFadesOutInSixtyMillisecondsAndForgetsWhatWasSounding(t *testing.T) {
	m := loaded(full)
	m.tone(CueTick, 1000, 0.3)
	m.sound(CueTick, busEffects, 1, 1, 1)
	m.hear(100)
	m.wish(func(w *wishes) { w.away = true })
	m.play(CueCoin, 0)
	fading, _ := m.hear(66)
	if x := loudest(fading[:100]); x < 0.25 {
		t.Errorf("it breaks off: %.3f at once", x)
	}
	for i := 1; i < len(fading); i++ {
		if step := math.Abs(fading[i] - fading[i-1]); step > 0.05 {
			t.Fatalf("a step of %.3f", step)
		}
	}
	if silence, _ := m.hear(100); loudest(silence) != 0 {
		t.Errorf("%v is heard while suspended", loudest(silence))
	}
	m.wish(func(w *wishes) { w.away = false })
	if back, _ := m.hear(200); loudest(back) != 0 {
		t.Error("what was sounding before goes on")
	}
	m.play(CueCoin, 0)
	if back, _ := m.hear(200); loudest(back) < 0.05 {
		t.Error("silent after coming back")
	}
}
