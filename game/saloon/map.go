package saloon

import "drygulch/game"

// Position is a place in the saloon.
type Position uint8

// The positions (HN-38, HN-56, HN-69, HN-86, HN-87). All but the first are cover.
const (
	Nowhere Position = iota // off the map
	Open
	Bar
	Piano
	Balcony
	Stairs
	BackRoom
	CardTable
	StoveTable
	Doors
	positions = Doors
)

// Place is what is printed at a position.
type Place struct {
	Name    string
	Circles uint8 // how many pawns fit (HN-76)
	Blast   int8  // added to attacks from there (HN-66)
	Shield  int8  // taken off attacks at who is there (HN-67)
	Orange  bool  // one may move there under Restricted Movement (HN-75)
	Reaches []Position
}

// Places is the map. Names and numbers are our own but for these, which the
// published rules give: In the Open and its part in the game, the shield of the
// Piano, the blast of the Back Room, the reach of the Stairs.
var Places = [positions + 1]Place{
	Open:       {"open", 6, 0, 0, false, []Position{Stairs, Bar, Piano, CardTable, StoveTable, Doors, BackRoom}},
	Bar:        {"bar", 2, 0, 2, false, []Position{BackRoom, CardTable}},
	Piano:      {"piano", 2, 0, 2, false, []Position{StoveTable}},
	Balcony:    {"balcony", 2, 2, 1, false, nil},
	Stairs:     {"stairs", 1, 1, 1, true, []Position{Open, Balcony}},
	BackRoom:   {"back", 1, -2, 3, false, []Position{Bar}},
	CardTable:  {"card_table", 1, 1, 1, true, []Position{Open, Bar}},
	StoveTable: {"stove_table", 2, 0, 1, true, []Position{Open, Piano}},
	Doors:      {"doors", 2, 2, 0, true, []Position{Open, CardTable}},
}

// reach are the positions within melee range of one, itself included, as bits;
// reachedFrom those that have it in range (HN-55).
var reach, reachedFrom [positions + 1]uint16

func init() {
	for p := Open; p <= positions; p++ {
		reach[p] |= 1 << p
		reachedFrom[p] |= 1 << p
		for _, to := range Places[p].Reaches {
			reach[p] |= 1 << to
			reachedFrom[to] |= 1 << p
		}
	}
}

// Reaches tells that somebody at a position has another in melee range (HN-55,
// HN-56).
func Reaches(from, to Position) bool { return reach[from]>>to&1 != 0 }

// reachWith are the positions in melee range of one with a weapon in the Fist
// (HN-55, HN-167, HN-168).
func reachWith(from Position, weapon Kind) uint16 {
	switch f := weapon.Face(); {
	case f.Throw:
		return 1<<(positions+1) - 2
	case f.LongReach:
		return reach[from] | reachedFrom[from]
	}
	return reach[from]
}

// At are the seats whose pawns are at a position.
func (s *State) At(p Position) game.Seats {
	var set game.Seats
	for seat := range game.Seat(s.Seats) {
		if s.Where[seat] == p {
			set = set.With(seat)
		}
	}
	return set
}

// Free tells that a position has a free circle (HN-76).
func (s *State) Free(p Position) bool {
	return s.At(p).Len() < int(Places[p].Circles)
}

// free are the positions with a free circle, as bits.
func (s *State) free() uint16 {
	var taken [positions + 1]uint8
	for _, p := range s.Where[:s.Seats] {
		taken[p]++
	}
	var set uint16
	for p := Open; p <= positions; p++ {
		if taken[p] < Places[p].Circles {
			set |= 1 << p
		}
	}
	return set
}

// orangeBits are the orange positions (HN-75).
const orangeBits = 1<<Stairs | 1<<CardTable | 1<<StoveTable | 1<<Doors

// within are the living seats at some positions, given as bits.
func (s *State) within(set uint16) game.Seats {
	var seats game.Seats
	for left := s.Alive; left != 0; left &= left - 1 {
		seat := firstSeat(left)
		if set>>s.Where[seat]&1 != 0 {
			seats = seats.With(seat)
		}
	}
	return seats
}

// alone tells that no other pawn is where a seat's is (HN-88).
func (s *State) alone(seat game.Seat) bool { return s.At(s.Where[seat]) == game.Only(seat) }
