package showdown

import (
	"math/bits"

	"drygulch/game"
)

// cardSet is a set of cards, by bit. Read from a set they come in the order of
// their numbers, so that a hand is always sorted.
type cardSet struct{ Low, High uint64 }

func (b cardSet) has(c Card) bool {
	if c < 64 {
		return b.Low>>c&1 != 0
	}
	return b.High>>(c&63)&1 != 0
}

func (b cardSet) with(c Card) cardSet {
	if c < 64 {
		b.Low |= 1 << c
	} else {
		b.High |= 1 << (c & 63)
	}
	return b
}

func (b cardSet) without(c Card) cardSet {
	if c < 64 {
		b.Low &^= 1 << c
	} else {
		b.High &^= 1 << (c & 63)
	}
	return b
}

func (b cardSet) and(x cardSet) cardSet   { return cardSet{b.Low & x.Low, b.High & x.High} }
func (b cardSet) or(x cardSet) cardSet    { return cardSet{b.Low | x.Low, b.High | x.High} }
func (b cardSet) minus(x cardSet) cardSet { return cardSet{b.Low &^ x.Low, b.High &^ x.High} }
func (b cardSet) empty() bool             { return b.Low|b.High == 0 }
func (b cardSet) len() int                { return bits.OnesCount64(b.Low) + bits.OnesCount64(b.High) }

// first is the first card of a set that is not empty.
func (b cardSet) first() Card {
	if b.Low != 0 {
		return Card(bits.TrailingZeros64(b.Low))
	}
	return Card(64 + bits.TrailingZeros64(b.High))
}

// rest is a set that is not empty without its first card.
func (b cardSet) rest() cardSet {
	if b.Low != 0 {
		b.Low &= b.Low - 1
	} else {
		b.High &= b.High - 1
	}
	return b
}

// nth is the n-th card of the set, from 0; there must be so many.
func (b cardSet) nth(n int) Card {
	if low := bits.OnesCount64(b.Low); n >= low {
		return Card(64 + nthBit(b.High, n-low))
	}
	return Card(nthBit(b.Low, n))
}

// nthBit is the number of the n-th bit that is set, found by halves.
func nthBit(word uint64, n int) int {
	at := 0
	for width := 32; width > 0; width >>= 1 {
		half := word & (1<<width - 1)
		if ones := bits.OnesCount64(half); n >= ones {
			n -= ones
			word >>= width
			at += width
		} else {
			word = half
		}
	}
	return at
}

// any is one of the cards of a set that is not empty.
func (b cardSet) any(r *game.Rand) Card { return b.nth(r.IntN(b.len())) }

// place is how many cards of the set come before a card.
func (b cardSet) place(c Card) int {
	if c < 64 {
		return bits.OnesCount64(b.Low & (1<<c - 1))
	}
	return bits.OnesCount64(b.Low) + bits.OnesCount64(b.High&(1<<(c&63)-1))
}

// firstSeat is the first of a set of seats that is not empty.
func firstSeat(seats game.Seats) game.Seat { return game.Seat(bits.TrailingZeros8(uint8(seats))) }
