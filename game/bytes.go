package game

import (
	"bytes"
	"encoding/binary"
	"hash/fnv"
)

// Bytes is a state byte for byte, alike on every platform: what "the same
// state" means in saves and tests. It panics if the state holds something
// without a fixed size, which a state must not.
func Bytes(s State) []byte {
	var b bytes.Buffer
	if err := binary.Write(&b, binary.LittleEndian, s); err != nil {
		panic("game: a state must be of fixed size: " + err.Error())
	}
	return b.Bytes()
}

// Sum is a checksum of Bytes.
func Sum(s State) uint64 {
	h := fnv.New64a()
	h.Write(Bytes(s))
	return h.Sum64()
}
