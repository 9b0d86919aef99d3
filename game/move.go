package game

import (
	"encoding/hex"
	"errors"
)

// Move is one decision of one seat, in a form that only its game can read:
// eight bytes, comparable, the zero Move is none. The first byte is the kind
// of decision (what a game calls its verbs), the rest are its arguments. Unused
// bytes are zero, so that equal decisions are equal values.
type Move struct {
	Verb uint8
	Args [7]uint8
}

// NoMove is no decision.
var NoMove Move

// errMove is returned for a text that is no move.
var errMove = errors.New("game: a move is 16 hexadecimal digits")

// MarshalText writes the move as 16 hexadecimal digits, the form of saves.
func (m Move) MarshalText() ([]byte, error) {
	raw := [8]byte{m.Verb}
	copy(raw[1:], m.Args[:])
	return hex.AppendEncode(nil, raw[:]), nil
}

// UnmarshalText reads what MarshalText wrote.
func (m *Move) UnmarshalText(text []byte) error {
	var raw [8]byte
	if len(text) != hex.EncodedLen(len(raw)) {
		return errMove
	}
	if _, err := hex.Decode(raw[:], text); err != nil {
		return errMove
	}
	m.Verb = raw[0]
	copy(m.Args[:], raw[1:])
	return nil
}
