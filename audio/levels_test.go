package audio

import (
	"math"
	"testing"
)

func TestLevelsAreFortyDecibelsWideAndEvenToTheEar(t *testing.T) {
	near(t, "full", decibels(float64(loudness(1))), 0, 0.001)
	near(t, "half", decibels(float64(loudness(0.5))), -20, 0.001)
	near(t, "a quarter", decibels(float64(loudness(0.25))), -30, 0.001)
	near(t, "a hair", decibels(float64(loudness(1e-6))), -40, 0.001)
	for _, none := range []float32{0, -1, float32(math.NaN()), float32(math.Inf(-1))} {
		if loudness(none) != 0 {
			t.Errorf("%v is heard", none)
		}
	}
	for _, all := range []float32{1.5, float32(math.Inf(1))} {
		near(t, "too much", float64(loudness(all)), 1, 0.001)
	}
}

func TestEachLevelMovesItsOwnSoundsAndTheMasterAll(t *testing.T) {
	for b, levels := range map[bus]Levels{
		busEffects:  {Master: 1, Effects: 0.5, Ambience: 1, Music: 1},
		busAmbience: {Master: 1, Effects: 1, Ambience: 0.5, Music: 1},
		busMusic:    {Master: 1, Effects: 1, Ambience: 1, Music: 0.5},
	} {
		for other := range busCount {
			m := loaded(levels)
			m.tone(CueTick, 1000, 0.1)
			m.sound(CueTick, other, 1, 1, 1)
			heard, _ := m.hear(100)
			want := -20.0
			if other == b {
				want = -40
			}
			near(t, "bus", decibels(loudest(heard)), want, 0.1)
			m.wish(func(w *wishes) { w.levels = Levels{Master: 0.5, Effects: 1, Ambience: 1, Music: 1} })
			m.hear(100)
			heard, _ = m.hear(100)
			near(t, "half a master", decibels(loudest(heard)), -40, 0.1)
		}
	}
}

func TestMuteIsSilence(t *testing.T) {
	muted := full
	muted.Mute = true
	m := loaded(muted)
	m.wish(func(w *wishes) { w.air = TrainRide })
	for _, c := range everyCue() {
		m.play(c, 0)
	}
	if left, right := m.hear(500); loudest(left) != 0 || loudest(right) != 0 {
		t.Error("something is heard")
	}
}

func TestPanKeepsThePowerAndStaysWithinSixtyPercent(t *testing.T) {
	for _, pan := range []float32{-9, -1, -0.4, 0, 0.7, 1, float32(math.NaN())} {
		l, r := panned(pan)
		near(t, "power", float64(l*l+r*r), 2, 0.0001)
		if l < 0.4 || r < 0.4 {
			t.Errorf("at %v one ear has almost nothing: %v, %v", pan, l, r)
		}
		if (pan < 0) != (l > r) || (pan > 0) != (r > l) {
			t.Errorf("%v is on the wrong side: %v, %v", pan, l, r)
		}
	}
}

func TestForOneEarBothChannelsAreAlike(t *testing.T) {
	mono := full
	mono.Mono = true
	m := loaded(mono)
	m.wish(func(w *wishes) { w.air = Town })
	m.play(CueTrainShot, 1)
	left, right := m.hear(500)
	if loudest(left) < 0.1 {
		t.Fatal("nothing is heard")
	}
	for i := range left {
		if left[i] != right[i] {
			t.Fatalf("sample %d: %v and %v", i, left[i], right[i])
		}
	}
}

func TestSoftClipIsSmoothAndLeavesQuietSoundsAlone(t *testing.T) {
	last := softClip(-4)
	for x := float32(-4); x < 4; x += 0.001 {
		y := softClip(x)
		if y < last || y-last > 0.0011 || y > ceiling || y < -ceiling {
			t.Fatalf("%v becomes %v after %v", x, y, last)
		}
		if x > -0.5 && x < 0.5 && y != x {
			t.Fatalf("%v becomes %v", x, y)
		}
		last = y
	}
	if softClip(float32(math.NaN())) != 0 || softClip(float32(math.Inf(1))) > ceiling || softClip(float32(math.Inf(-1))) < -ceiling {
		t.Error("what is no number gets through")
	}
}
