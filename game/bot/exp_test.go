package bot

import (
	"math"
	"testing"
)

func TestExpIsTheExponential(t *testing.T) {
	for x := -40.0; x <= 40; x += 0.37 {
		if got, want := exp(x), math.Exp(x); math.Abs(got/want-1) > 1e-14 {
			t.Errorf("exp(%v) = %v, want %v", x, got, want)
		}
	}
	if exp(0) != 1 || exp(-1e9) != 0 || math.IsInf(exp(1e9), 0) || math.IsNaN(exp(1e9)) {
		t.Errorf("got %v, %v, %v", exp(0), exp(-1e9), exp(1e9))
	}
}
