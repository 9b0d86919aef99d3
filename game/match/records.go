package match

import (
	"drygulch/game"
)

func (m *Match) side(seat game.Seat) int {
	if m.rules.Side != nil {
		return m.rules.Side(m.setup, seat)
	}
	return int(seat)
}

// sides counts the sides at the table.
func (m *Match) sides() int {
	seen := map[int]bool{}
	for seat := range game.Seat(len(m.players)) {
		seen[m.side(seat)] = true
	}
	return len(seen)
}

// Resign lets a seat's human give up. With two sides at the table the other one
// has won; else a computer opponent of the given level plays the seat on to the
// end, and its player counts as a loser unless he takes the seat back. ErrRecord
// if no human decides for the seat.
func (m *Match) Resign(seat game.Seat, bot string) error {
	return m.do(Record{Resign: &Resign{seat, bot}})
}

// TakeBack gives a seat back to the human who resigned.
func (m *Match) TakeBack(seat game.Seat) error {
	return m.do(Record{Return: &Return{seat}})
}

// Call sets a seat's public switch; ErrRecord where the game has none, or not
// now.
func (m *Match) Call(seat game.Seat, value uint8) error {
	return m.do(Record{Call: &Call{seat, value}})
}

// do carries out a record that is no move.
func (m *Match) do(r Record) error {
	if m.Actor() == game.NoSeat {
		return ErrOver
	}
	switch {
	case r.Resign != nil:
		seat := r.Resign.Seat
		if !m.sits(seat) || m.Bot(seat) != "" || r.Resign.Bot == "" {
			return ErrRecord
		}
		if m.sides() == 2 {
			m.given = seat
		} else {
			m.gone[seat] = r.Resign.Bot
		}
	case r.Return != nil:
		if !m.sits(r.Return.Seat) || m.gone[r.Return.Seat] == "" {
			return ErrRecord
		}
		m.gone[r.Return.Seat] = ""
	case r.Call != nil:
		caller, ok := m.state.(game.Caller)
		if !ok || !m.sits(r.Call.Seat) || !caller.SetCall(r.Call.Seat, r.Call.Value) {
			return ErrRecord
		}
	default:
		return ErrRecord
	}
	m.add(r, game.NoSeat)
	return nil
}

func (m *Match) sits(seat game.Seat) bool { return seat >= 0 && int(seat) < len(m.players) }

// replay plays records into a match that was just dealt.
func (m *Match) replay(records []Record) error {
	for _, r := range records {
		var err error
		switch r {
		case Record{Move: r.Move}:
			_, err = m.Play(r.Move)
		case Record{Resign: r.Resign}, Record{Return: r.Return}, Record{Call: r.Call}:
			err = m.do(r)
		default:
			err = ErrRecord // two things at once
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// At is the match as it was after its first n records: what a replay shows.
// ErrRecord if there were not so many.
func (m *Match) At(n int) (*Match, error) {
	if n < 0 || n > len(m.records) {
		return nil, ErrRecord
	}
	past, err := New(m.rules, m.setup, m.players)
	if err != nil {
		return nil, err
	}
	return past, past.replay(m.records[:n])
}

// CanUndo tells whether a seat may take back the last move. Within a draft it
// always may; a whole decision only where the game allows it, while the seat is
// still the one to decide, and only if neither chance fell nor a secret was shown
// by it.
func (m *Match) CanUndo(seat game.Seat) bool {
	last := len(m.records) - 1
	if last < 0 || !m.sits(seat) || m.actors[last] != seat || m.Actor() != seat || m.Bot(seat) != "" {
		return false
	}
	if m.state.Draft() {
		return true
	}
	if !m.rules.UndoAfterCommit {
		return false
	}
	for i := len(m.log) - 1; i >= 0 && m.log[i].Record == last; i-- {
		if m.log[i].Event.Final {
			return false
		}
	}
	return true
}

// Undo takes the last move back; ErrNoUndo where CanUndo says no.
func (m *Match) Undo(seat game.Seat) error {
	if !m.CanUndo(seat) {
		return ErrNoUndo
	}
	past, err := m.At(len(m.records) - 1)
	if err != nil {
		return err
	}
	past.notes = m.notes
	*m = *past
	return nil
}
