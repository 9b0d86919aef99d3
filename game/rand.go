package game

import (
	"math/bits"
	"math/rand/v2"
)

// Rand is the only source of chance: a PCG generator that lies inside a State
// by value, so that copying the state copies its future. The zero Rand is the
// form in which it is hidden from observers; seed it before use.
type Rand struct {
	pcg rand.PCG
}

// NewRand gives the generator of one stream of a seed. Different streams of
// one seed are unrelated: a match deals from stream 0, thinking uses others,
// so that thinking never changes a match.
func NewRand(seed, stream uint64) Rand {
	hi := mix(seed ^ mix(stream))
	return Rand{*rand.NewPCG(hi, mix(hi^stream))}
}

// mix is the finisher of SplitMix64: neighbouring seeds and streams end up far
// apart, whatever PCG makes of close ones.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Uint64 gives 64 random bits.
func (r *Rand) Uint64() uint64 { return r.pcg.Uint64() }

// IntN gives a number from 0 to n-1, n at least 1. The multiply-shift is off
// by less than 2^-56 from even, which no game of ours can notice, and is the
// same on every platform.
func (r *Rand) IntN(n int) int {
	hi, _ := bits.Mul64(r.pcg.Uint64(), uint64(n))
	return int(hi)
}

// Float32 gives a number in [0, 1).
func (r *Rand) Float32() float32 { return float32(r.pcg.Uint64()>>40) / (1 << 24) }

// Shuffle puts the items into a random order.
func Shuffle[T any](r *Rand, items []T) {
	for i := len(items) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		items[i], items[j] = items[j], items[i]
	}
}
