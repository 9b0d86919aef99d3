package main

import (
	"encoding/binary"
	"hash"
	"hash/fnv"
	"math"

	"drygulch/game"
)

// trace is a checksum of a train of thought: of every world that was dealt, every
// weight, every guess of the win, every liking and every verdict of a mind, in their
// order. Two trains of thought with the same trace were the same.
type trace struct {
	hash hash.Hash64
	room [8]byte
}

func newTrace() *trace { return &trace{hash: fnv.New64a()} }

func (t *trace) number(n uint64) {
	binary.LittleEndian.PutUint64(t.room[:], n)
	t.hash.Write(t.room[:])
}

func (t *trace) numbers(list []float32) {
	for _, x := range list {
		t.number(uint64(math.Float32bits(x)))
	}
}

// sum is the checksum, and begins anew.
func (t *trace) sum() uint64 {
	n := t.hash.Sum64()
	t.hash.Reset()
	return n
}

// traced is a mind whose thoughts leave a trace.
type traced struct {
	game.Searcher
	trace *trace
}

func (m traced) Deal(s game.State, r *game.Rand) {
	m.Searcher.Deal(s, r)
	m.trace.number(game.Sum(s))
}

func (m traced) Prior(s game.State, ms []game.Move, w []float32) {
	m.Searcher.Prior(s, ms, w)
	m.trace.numbers(w)
}

func (m traced) Value(s game.State) game.Shares {
	shares := m.Searcher.Value(s)
	m.trace.numbers(shares[:])
	return shares
}

func (m traced) Silly(s game.State, move game.Move) bool {
	silly := m.Searcher.Silly(s, move)
	if silly {
		m.trace.number(1)
	} else {
		m.trace.number(0)
	}
	return silly
}

// Liking implements game.Natured, also for a mind that has no likings.
func (m traced) Liking(n game.Nature, s game.State, ms []game.Move, like []float32) {
	if natured, ok := m.Searcher.(game.Natured); ok {
		natured.Liking(n, s, ms, like)
	}
	m.trace.numbers(like)
}
