package bot

import "math"

// exp is e to the power of x, the same to the last bit on every platform, as
// math.Exp is not: that one is written for each processor, and here and there a
// multiplication and an addition are fused into one. The conversions below forbid
// that. It is good to about 1e-15; below -700 it is 0 and above 700 it is as at 700.
func exp(x float64) float64 {
	const limit = 700
	if x < -limit {
		return 0
	}
	x = min(x, limit)
	n := math.Floor(float64(x/math.Ln2) + 0.5)
	r := x - float64(n*math.Ln2) // within ±0.35
	sum, term := 1.0, 1.0
	for i := 1; i <= 18; i++ {
		term = float64(term*r) / float64(i)
		sum += term
	}
	return math.Ldexp(sum, int(n))
}
