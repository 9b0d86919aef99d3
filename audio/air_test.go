package audio

import (
	"math"
	"testing"

	"drygulch/audio/synth"
)

// within returns a mixer in which an air has faded in.
func within(a Ambience) *mixer {
	m := loaded(full)
	m.wish(func(w *wishes) { w.air = a })
	m.hear(4000)
	return m
}

// everyAir lists all that sound.
var everyAir = []Ambience{Town, TrainRide, Barroom, MainStreet, MainStreetStorm}

func TestEveryAirIsTried(t *testing.T) {
	if len(everyAir) != int(airCount)-1 {
		t.Errorf("%d of %d airs are tried", len(everyAir), airCount-1)
	}
}

func TestAirsStayInTheBackground(t *testing.T) {
	for _, a := range everyAir {
		m := within(a)
		for range 6 {
			left, right := m.hear(10_000)
			peak := decibels(max(loudest(left), loudest(right)))
			if peak > loudAir+3 || peak < loudAir-9 {
				t.Errorf("air %d has a peak of %.1f dB in ten seconds", a, peak)
			}
		}
	}
}

func TestAirsNeverComeRound(t *testing.T) {
	for _, a := range everyAir {
		m := within(a)
		left, _ := m.hear(60_000)
		// Were it a loop, some later part would be the beginning again.
		const n = 4800
		for at := n; at+n < len(left); at++ {
			if left[at] == left[0] && left[at+1] == left[1] && left[at+2] == left[2] {
				t.Fatalf("air %d is after %d samples where it began", a, at)
			}
		}
	}
}

func TestSilenceIsSilent(t *testing.T) {
	m := within(TrainRide)
	m.wish(func(w *wishes) { w.air = Silence })
	m.hear(1000)
	fading, _ := m.hear(20)
	if loudest(fading) == 0 {
		t.Error("the air breaks off")
	}
	m.hear(1500)
	if left, right := m.hear(2000); loudest(left) != 0 || loudest(right) != 0 {
		t.Error("something is heard")
	}
}

func TestAnUnknownAirIsSilent(t *testing.T) {
	m := within(airCount + 3)
	if left, _ := m.hear(500); loudest(left) != 0 {
		t.Error("something is heard")
	}
}

// joints counts the rail joints that are struck in so many seconds.
func joints(m *mixer, seconds int) int {
	n := 0
	last := m.heard[cueRailJoint]
	for range seconds * 100 {
		m.hear(10)
		if m.heard[cueRailJoint] != last { // never the same take twice
			n++
			last = m.heard[cueRailJoint]
		}
	}
	return n
}

func TestWheelsFollowTheLandscape(t *testing.T) {
	m := within(TrainRide)
	m.hear(6000)
	// 13 m/s, rails of 12 m, four wheels a rail.
	near(t, "joints in 20 s at full speed", float64(joints(m, 20)), 20*fullSpeed/railLong*4, 3)
	m.wish(func(w *wishes) { w.pace = 0.5 })
	m.hear(12_000)
	near(t, "at half speed", float64(joints(m, 20)), 10*fullSpeed/railLong*4, 3)
	moving, _ := m.hear(5000)
	m.wish(func(w *wishes) { w.pace = 0 })
	m.hear(15_000)
	if got := joints(m, 20); got != 0 {
		t.Errorf("%d joints while it stands", got)
	}
	standing, _ := m.hear(5000)
	if loudest(standing) == 0 || loudest(standing) > loudest(moving)/2 {
		t.Errorf("standing %.5f, moving %.5f: the boiler should simmer", loudest(standing), loudest(moving))
	}
}

func TestAPaceThatIsNoneIsTakenToTheNearest(t *testing.T) {
	p := &Player{mixer: newMixer(full)}
	for given, want := range map[float32]float32{-2: 0, 0.25: 0.25, 9: 1, float32(math.Inf(1)): 1} {
		if p.SetPace(given); p.mixer.asked.pace != want {
			t.Errorf("%v is taken for %v", given, p.mixer.asked.pace)
		}
	}
	if p.SetPace(float32(math.NaN())); p.mixer.asked.pace != 0 {
		t.Error("NaN is a pace")
	}
}

// The far hand plays whole phrases and then leaves the town to the crickets.
func TestTheFarPianoRestsBetweenPhrases(t *testing.T) {
	m := within(Town)
	playing, phrases, quiet := false, 0, 0
	for range 1800 { // three minutes
		m.hear(100)
		sounds := m.sounding() > 0
		if sounds && !playing {
			phrases++
		}
		if !sounds {
			quiet++
		}
		playing = sounds
	}
	if phrases < 4 || phrases > 40 || quiet < 900 {
		t.Errorf("%d beginnings and %d tenths of a second of rest in three minutes", phrases, quiet)
	}
}

// times counts how often a cue of an air is struck in so many seconds, and the
// seconds between the first two that are more than one apart; the cue has more
// than one take, and never the same twice.
func times(m *mixer, c Cue, seconds int) (n int, apart float64) {
	last, first := m.heard[c], -1
	for i := range seconds * 20 {
		m.hear(50)
		if m.heard[c] == last {
			continue
		}
		last = m.heard[c]
		n++
		switch since := float64(i-first) / 20; {
		case first < 0:
			first = i
		case apart == 0 && since > 1:
			apart = since
		}
	}
	return n, apart
}

func TestTheDogBarksTwiceAndAtMostOnceAMinute(t *testing.T) {
	n, apart := times(within(MainStreet), cueDog, 240)
	if n < 2 || n > 10 || n%2 != 0 {
		t.Errorf("%d barks in four minutes", n)
	}
	if apart < dogRests {
		t.Errorf("%v s from one time to the next", apart)
	}
	if n, _ := times(within(MainStreetStorm), cueDog, 240); n != 0 {
		t.Errorf("%d barks in the storm", n)
	}
}

// shrillest is the most that is heard around 4.25 kHz, where crickets sing and
// wind does not, in any two milliseconds.
func shrillest(s []float64) float64 {
	const n = synth.Rate / 500
	most := 0.0
	for at := 0; at+n <= len(s); at += n {
		var c, d float64
		for i, x := range s[at : at+n] {
			turn := 2 * math.Pi * 4250 * float64(i) / synth.Rate
			hann := 1 - math.Cos(2*math.Pi*float64(i)/n)
			c += x * hann * math.Cos(turn)
			d += x * hann * math.Sin(turn)
		}
		most = max(most, math.Hypot(c, d)/n)
	}
	return most
}

func TestInTheStormNoCricketIsHeard(t *testing.T) {
	calm, _ := within(MainStreet).hear(20_000)
	storm, _ := within(MainStreetStorm).hear(20_000)
	if shrillest(storm)*2 > shrillest(calm) {
		t.Errorf("%.5f in the storm, %.5f before", shrillest(storm), shrillest(calm))
	}
}

func TestGlassesAreHeardInTheBarroomNowAndThen(t *testing.T) {
	if n, _ := times(within(Barroom), cueGlass, 60); n < 6 || n > 60 {
		t.Errorf("%d in a minute", n)
	}
}

func BenchmarkReadOfThirtyTwoVoices(b *testing.B) {
	m := loaded(full)
	m.wish(func(w *wishes) { w.air = TrainRide; w.tunnel = true })
	all := everyCue()
	for i := range voices {
		m.sound(all[i%len(all)], busEffects, 0.0001, 0.1, 0.1)
	}
	buffer := make([]byte, 480*frameSize) // 10 ms
	b.ReportAllocs()
	for b.Loop() {
		m.Read(buffer)
	}
	b.ReportMetric(float64(b.Elapsed())/float64(b.N)/1e7*100, "%core")
}

func BenchmarkMakingAllSounds(b *testing.B) {
	for b.Loop() {
		newMixer(full).make(func() {})
	}
}
