package audio

import (
	"math"
	"reflect"
	"slices"
	"testing"
	"time"
)

// everyCue returns all cues that have a row, the airs' own too.
func everyCue() []Cue {
	var all []Cue
	for _, rows := range pages {
		for c := range rows {
			all = append(all, c)
		}
	}
	slices.Sort(all)
	return all
}

// finished returns a take's samples as they are played, full scale being 1.
func (k take) finished() []float64 {
	s := make([]float64, len(k.samples))
	for i, x := range k.samples {
		s[i] = float64(float32(x) * k.scale)
	}
	return s
}

func decibels(x float64) float64 { return 20 * math.Log10(math.Max(x, 1e-9)) }

func TestEveryCueSoundsAsItsRowSays(t *testing.T) {
	for _, c := range everyCue() {
		takes := takesOf(c)
		if want := max(1, c.row().takes); len(takes) != want {
			t.Errorf("%v: %d takes, want %d", c, len(takes), want)
		}
		for i, k := range takes {
			s := k.finished()
			peak, sum, power := 0.0, 0.0, 0.0
			for _, x := range s {
				if math.IsNaN(x) || math.IsInf(x, 0) {
					t.Fatalf("%v take %d is not finite", c, i)
				}
				peak = max(peak, math.Abs(x))
				sum += x
				power += x * x
			}
			n := float64(len(s))
			if got := decibels(peak); math.Abs(got-c.row().peak) > 1 {
				t.Errorf("%v take %d: peak %.1f dB, want %.1f", c, i, got, c.row().peak)
			}
			if got := decibels(math.Sqrt(power/n)) - decibels(peak); got < -32 {
				t.Errorf("%v take %d: all but silent, %.1f dB under its own peak", c, i, got)
			}
			if got := decibels(math.Abs(sum / n)); got > -50 {
				t.Errorf("%v take %d: %.1f dB of direct current", c, i, got)
			}
			if first := decibels(math.Abs(s[0])); first > -60 {
				t.Errorf("%v take %d begins with a click of %.1f dB", c, i, first)
			}
			for _, x := range s[len(s)-48:] {
				if last := decibels(math.Abs(x)); last > -60 {
					t.Errorf("%v take %d ends with a click of %.1f dB", c, i, last)
					break
				}
			}
		}
	}
}

// A sound cut off by the end of its tape would be heard to break off.
func TestEveryCueDiesAwayBeforeItsTapeEnds(t *testing.T) {
	for _, c := range everyCue() {
		for i, k := range takesOf(c) {
			s := k.finished()
			late := s[len(s)-1000 : len(s)-840] // before the last fade
			if got := decibels(loudest(late)) - c.row().peak; got > -40 {
				t.Errorf("%v take %d is still at %.1f dB of its peak shortly before the end", c, i, got)
			}
		}
	}
}

func TestTheSameSeedGivesTheSameBytes(t *testing.T) {
	for _, c := range everyCue() {
		if !reflect.DeepEqual(takesOf(c), takesOf(c)) {
			t.Errorf("%v differs from itself", c)
		}
	}
}

func TestTakesOfACueDiffer(t *testing.T) {
	for _, c := range everyCue() {
		takes := takesOf(c)
		for i := range takes {
			for j := range i {
				if slices.Equal(takes[i].samples, takes[j].samples) {
					t.Errorf("%v: takes %d and %d are the same", c, j, i)
				}
			}
		}
	}
}

func TestAllCuesTogetherAreSmall(t *testing.T) {
	bytes := 0
	for _, c := range everyCue() {
		for _, k := range takesOf(c) {
			bytes += 2 * len(k.samples)
		}
	}
	if bytes > 12<<20 {
		t.Errorf("%d bytes of tables, want at most 12 MB", bytes)
	}
	t.Logf("%.1f MB", float64(bytes)/(1<<20))
}

func TestEveryCueOfAPageHasARowAndItsOwnName(t *testing.T) {
	lasts := [pageCount]Cue{CueToast, CueUndo, CueTrainCash, cueDog, CueShowdownRole, CueStreetElection, CueSaloonOut}
	names := map[string]Cue{}
	for page, last := range lasts {
		first := Cue(page * pageSize)
		if page == pageInterface {
			first = CuePress
		}
		if got, want := len(pages[page]), int(last-first)+1; got != want {
			t.Errorf("page %d has %d rows, want %d", page, got, want)
		}
		for c := first; c <= last; c++ {
			r := c.row()
			if r.make == nil || r.seconds <= 0 || r.name == "" {
				t.Errorf("cue %d has no full row", c)
			}
			if other, taken := names[r.name]; taken {
				t.Errorf("cues %d and %d are both called %q", other, c, r.name)
			}
			names[r.name] = c
		}
	}
}

func TestCuesOfNoPageAreSilence(t *testing.T) {
	for _, c := range []Cue{None, CueToast + 1, pageCount * pageSize, math.MaxUint16} {
		if takesOf(c) != nil || c.Haptic() != 0 || c.Pulses() != 0 || c.String() != "none" {
			t.Errorf("cue %d is something", c)
		}
	}
}

func TestTheHandFeelsWhatTheStyleNames(t *testing.T) {
	want := map[Cue]time.Duration{
		CueSelect:        10 * time.Millisecond,
		CueLay:           20 * time.Millisecond,
		CueTrainShot:     35 * time.Millisecond,
		CueTrainRicochet: 35 * time.Millisecond,

		CueShowdownShot:      35 * time.Millisecond,
		CueShowdownGatling:   35 * time.Millisecond,
		CueShowdownExplosion: 35 * time.Millisecond,
		CueShowdownDeath:     40 * time.Millisecond,

		CueStreetShot: 35 * time.Millisecond,

		CueSaloonRevolver:  35 * time.Millisecond,
		CueSaloonCarbine:   35 * time.Millisecond,
		CueSaloonShotgun:   35 * time.Millisecond,
		CueSaloonDerringer: 35 * time.Millisecond,
		CueSaloonRifle:     35 * time.Millisecond,
		CueSaloonPepperbox: 35 * time.Millisecond,
		CueSaloonOut:       40 * time.Millisecond,
	}
	pulses := map[Cue]int{CueShowdownDeath: 2, CueSaloonOut: 2}
	for _, c := range everyCue() {
		if c.Haptic() != want[c] {
			t.Errorf("%v vibrates %v, want %v", c, c.Haptic(), want[c])
		}
		times := pulses[c]
		if times == 0 && want[c] != 0 {
			times = 1
		}
		if c.Pulses() != times {
			t.Errorf("%v vibrates %d times", c, c.Pulses())
		}
	}
}
