package match

import (
	"errors"

	"drygulch/game"
)

// notes are what the people at a table have marked for themselves, by who marked
// and about whom: a guess at a hidden role. They are no part of the game: nothing
// that decides reads them, they are nobody's business but their writer's, and
// taking a move back leaves them alone.
type notes [game.MaxSeats][game.MaxSeats]uint8

// Note is what a seat has marked about another; 0: nothing. Only that seat's own
// player may be shown it.
func (m *Match) Note(seat, about game.Seat) uint8 {
	if !m.sits(seat) || !m.sits(about) {
		return 0
	}
	return m.notes[seat][about]
}

// SetNote marks something about a seat; 0 wipes it out. Seats that nobody sits on
// are left alone.
func (m *Match) SetNote(seat, about game.Seat, value uint8) {
	if m.sits(seat) && m.sits(about) {
		m.notes[seat][about] = value
	}
}

// written are the notes as a save holds them: a row a seat, nil if there are
// none.
func (m *Match) written() [][]uint8 {
	if m.notes == (notes{}) {
		return nil
	}
	rows := make([][]uint8, m.Seats())
	for seat := range rows {
		rows[seat] = m.notes[seat][:m.Seats()]
	}
	return rows
}

var errNotes = errors.New("match: notes of another table")

// read takes over notes that a save holds.
func (m *Match) read(rows [][]uint8) error {
	if rows == nil {
		return nil
	}
	if len(rows) != m.Seats() {
		return errNotes
	}
	for seat, row := range rows {
		if len(row) != m.Seats() {
			return errNotes
		}
		copy(m.notes[seat][:], row)
	}
	return nil
}
