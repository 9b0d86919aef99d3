package game

import "math/bits"

// MaxSeats is the largest number of seats at any table.
const MaxSeats = 8

// Seat numbers the seats of a table clockwise from 0.
type Seat int8

// NoSeat is nobody: the actor of a finished game, the viewer who sees only
// what everybody sees.
const NoSeat Seat = -1

// Seats is a set of seats, one bit each.
type Seats uint8

// AllSeats holds every seat of every table.
const AllSeats Seats = 1<<MaxSeats - 1

// Only is the set that holds one seat; of NoSeat it is empty.
func Only(s Seat) Seats {
	if s < 0 {
		return 0
	}
	return 1 << s
}

// Has tells whether the seat is in the set. NoSeat is in AllSeats alone: what
// all may see, everybody may see.
func (set Seats) Has(s Seat) bool {
	if s < 0 {
		return set == AllSeats
	}
	return set&(1<<s) != 0
}

// With is the set and one seat more.
func (set Seats) With(s Seat) Seats { return set | Only(s) }

// Without is the set less one seat.
func (set Seats) Without(s Seat) Seats { return set &^ Only(s) }

// Len counts the seats in the set.
func (set Seats) Len() int { return bits.OnesCount8(uint8(set)) }
