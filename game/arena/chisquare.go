package main

import "math"

// chance is how likely a chi-square of so many degrees of freedom, or a larger one,
// comes about by chance alone: the upper tail of the distribution, 0 to 1.
func chance(chiSquare float64, freedom int) float64 {
	a, x := float64(freedom)/2, chiSquare/2
	if x <= 0 || freedom <= 0 {
		return 1
	}
	logGamma, _ := math.Lgamma(a)
	front := math.Exp(a*math.Log(x) - x - logGamma)
	if x < a+1 { // the lower tail as a series
		sum, term := 1/a, 1/a
		for n := 1; term > sum*1e-14; n++ {
			term *= x / (a + float64(n))
			sum += term
		}
		return max(0, 1-front*sum)
	}
	// The upper tail as a continued fraction, from the front (Lentz's way).
	const tiny = 1e-300
	b := x + 1 - a
	c, d := 1/tiny, 1/b
	h := d
	for n := 1; n < 10_000; n++ {
		an := -float64(n) * (float64(n) - a)
		b += 2
		d = 1 / orTiny(an*d+b, tiny)
		c = orTiny(b+an/c, tiny)
		step := c * d
		h *= step
		if math.Abs(step-1) < 1e-14 {
			break
		}
	}
	return front * h
}

func orTiny(x, tiny float64) float64 {
	if math.Abs(x) < tiny {
		return tiny
	}
	return x
}
