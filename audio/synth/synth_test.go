package synth

import (
	"math"
	"slices"
	"testing"
)

func TestTheOwnSineAndPowerAreThoseOfEveryBook(t *testing.T) {
	for x := -7.3; x < 7.3; x += 0.0137 {
		if got, want := sine(x), math.Sin(2*math.Pi*x); math.Abs(got-want) > 1e-7 {
			t.Fatalf("sine of %v turns: %v, want %v", x, got, want)
		}
		if got, want := cosine(x), math.Cos(2*math.Pi*x); math.Abs(got-want) > 1e-7 {
			t.Fatalf("cosine of %v turns: %v, want %v", x, got, want)
		}
		if got, want := exp2(x), math.Exp2(x); math.Abs(got/want-1) > 1e-9 {
			t.Fatalf("2 to the power of %v: %v, want %v", x, got, want)
		}
		if got := log2(math.Exp2(x)); math.Abs(got-x) > 1e-6 {
			t.Fatalf("the logarithm of 2 to the power of %v: %v", x, got)
		}
	}
	if got := Decibels(-20); math.Abs(got-0.1) > 1e-9 {
		t.Errorf("-20 dB is a factor of %v", got)
	}
	if got := Semitones(-24); got != 0.25 {
		t.Errorf("two octaves down is a factor of %v", got)
	}
	if got := math.Pow(fade(0.5), Rate/2); math.Abs(got-0.001) > 1e-8 {
		t.Errorf("after its time a sound is at %v, not 60 dB down", got)
	}
}

// share returns how much of a tape's energy lies in a narrow band around hz.
func share(table []int16, hz float64) float64 {
	var re, im, all float64
	for i, x := range table {
		s := float64(x)
		re += s * math.Cos(2*math.Pi*hz*float64(i)/Rate)
		im += s * math.Sin(2*math.Pi*hz*float64(i)/Rate)
		all += s * s
	}
	return 2 * (re*re + im*im) / (all * float64(len(table)))
}

func TestStringsAndPipesAreInTune(t *testing.T) {
	for name, sound := range map[string]func(*Tape, float64){
		"pluck":   func(t *Tape, hz float64) { t.Pluck(0, Pluck{Gain: 1, Hz: hz, Decay: 2, Bright: 0.1, Pick: 0.5}) },
		"whistle": func(t *Tape, hz float64) { t.Whistle(0, Whistle{Gain: 1, Hz: hz, Length: 1, Attack: 0.02}) },
		"reed":    func(t *Tape, hz float64) { t.Reed(0, Reed{Gain: 1, Hz: hz / 1.002, Length: 1}) },
		"piano":   func(t *Tape, hz float64) { t.Piano(0, 1, hz/math.Sqrt(1.00055), 1) },
	} {
		for _, hz := range []float64{196, 293.66, 440, 587.33} {
			tape := NewTape(1, 3)
			sound(tape, hz)
			table := tape.Finish(32767)
			best, at := 0.0, 0.0
			for cents := -60.0; cents <= 60; cents += 2 {
				if got := share(table, hz*math.Exp2(cents/1200)); got > best {
					best, at = got, cents
				}
			}
			if math.Abs(at) > 8 {
				t.Errorf("%s at %v Hz is off by %v cents", name, hz, at)
			}
		}
	}
}

func TestABurstIsWhereItsBandIs(t *testing.T) {
	for _, hz := range []float64{300, 1000, 4000} {
		tape := NewTape(0.5, 9)
		tape.Burst(0, Burst{Gain: 1, Hold: 0.3, Decay: 0.1, Hz: hz, Q: 4})
		table := tape.Finish(32767)
		band := func(hz float64) float64 {
			sum := 0.0
			for k := 0.9; k < 1.1; k += 0.01 {
				sum += share(table, hz*k)
			}
			return sum
		}
		if in, below, above := band(hz), band(hz/3), band(hz*3); in < 10*below || in < 10*above {
			t.Errorf("a burst at %v Hz: %.4f there, %.4f below, %.4f above", hz, in, below, above)
		}
	}
}

func TestWhatGoesBeyondTheTapeIsCutOff(t *testing.T) {
	for _, seconds := range []float64{0, 0.0001, 0.05} {
		for _, at := range []float64{-1, 0, 0.04, 9} {
			tape := NewTape(seconds, 1)
			tape.Burst(at, Burst{Gain: 1, Decay: 3, Hz: 900})
			tape.Thump(at, Thump{Gain: 1, Hz: 90, To: 40, Decay: 2})
			tape.Shot(at, Shot{Gain: 1, Body: 1, Crack: 1})
			tape.Strike(at, 1, Bell, 900, 2)
			tape.Creak(at, Creak{Gain: 1, Length: 1, Slow: 30, To: 50, Hz: 400})
			tape.Banjo(at, 1, 440)
			tape.Piano(at, 1, 440, 1)
			tape.Whistle(at, Whistle{Gain: 1, Hz: 440, Length: 2, Attack: 0.1})
			tape.Reed(at, Reed{Gain: 1, Hz: 440, Length: 2})
			tape.Echo(1, 0.5, 900)
			tape.LowPass(500)
			tape.Saturate(1)
			tape.Reverse()
			if got, most := len(tape.Finish(32767)), int(seconds*Rate); got > most {
				t.Errorf("%d samples on a tape of %d", got, most)
			}
		}
	}
}

func TestASoundCutOffByTheEndOfTheTapeIsLedToSilence(t *testing.T) {
	tape := NewTape(0.5, 1)
	tape.Whistle(0, Whistle{Gain: 1, Hz: 440, Length: 9, Attack: 0.01})
	table := tape.Finish(32767)
	if n := len(table); table[0] != 0 || table[n-1] != 0 {
		t.Errorf("it begins at %d and ends at %d", table[0], table[n-1])
	}
	for i := 1; i < len(table); i++ {
		if step := int(table[i]) - int(table[i-1]); step > 2500 || step < -2500 {
			t.Fatalf("a step of %d at sample %d", step, i)
		}
	}
}

func TestEverySeedIsARowOfItsOwn(t *testing.T) {
	row := func(seed uint64) []float64 {
		r := NewRand(seed)
		var s []float64
		for range 100 {
			s = append(s, r.Noise())
		}
		return s
	}
	for seed := range uint64(200) {
		if !slices.Equal(row(seed), row(seed)) {
			t.Fatalf("seed %d gives two rows", seed)
		}
		if slices.Equal(row(seed), row(seed+1)) {
			t.Fatalf("seeds %d and %d give one row", seed, seed+1)
		}
	}
	r := NewRand(math.MaxUint64)
	for range 10_000 {
		if u, n, a := r.Unit(), r.Noise(), r.Around(10, 0.2); u < 0 || u >= 1 || n < -1 || n >= 1 || a < 8 || a > 12 {
			t.Fatalf("%v, %v, %v", u, n, a)
		}
	}
}
