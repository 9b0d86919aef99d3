package street

import "drygulch/game"

// The size of the street and of the pool beside it.
const (
	Columns = 8
	Saloon  = 2 // characters of each side that are in the saloon
	Stock   = 5 // tokens in the reserve at the start
)

// The sides (OL-1).
const (
	Green = iota // south: column 0 is on his left
	Red          // north: column 0 is on his right
	sides
)

// SideNames are the stable names of the sides.
var SideNames = [...]string{"green", "red"}

// Truth is the View of a state that hides nothing.
const Truth game.Seat = -2

// Phase is what the actor is asked.
type Phase uint8

// The phases.
const (
	Arranging Phase = iota // lay out one's characters (OL-5)
	Acting                 // an action of one's turn (OL-10)
	Answering              // whether the Reverend stands up for the Bandit (OL-79)
	Over                   // nobody is asked anything
)

// PhaseNames are the stable names of the phases.
var PhaseNames = [...]string{"arranging", "acting", "answering", "over"}

// Way is how a match was won.
type Way uint8

// The ways.
const (
	NoWay Way = iota // it is not over
	Good             // the Governor took the Election (OL-94)
	Bad              // the rival Governor was shot (OL-95)
	Ugly             // the rival Hitman was arrested (OL-96)
	Drawn            // nobody got anywhere (OL-108)
)

// WayNames are the stable names of the ways.
var WayNames = [...]string{"none", "good", "bad", "ugly", "drawn"}

// Side is what one side has on the street, in its saloon and in its stash, and what
// can be known of it.
type Side struct {
	Row    [Columns]Role // by column; NoRole: a back
	Saloon [Saloon]Role  // NoRole: not yet shown (OL-6)

	// May are the roles that each place can still hold for all that was seen. Who
	// does not see the row himself knows no more.
	May [Columns]Roles
	// Last is who was last seen in a place, as long as it can be he who stands
	// there; Since counts the Moves that touched the place since.
	Last  [Columns]Role
	Since [Columns]uint8

	Shown       Roles // turned up for the present action (OL-16)
	Headlined   Roles // turned up for good (OL-20)
	Immobilized bool  // the Bandit is (OL-17)
	Markers     uint8 // Headline markers left
	Stash       [kinds + 1]uint8
}

// State is a match of Main Street at one moment.
type State struct {
	Rand game.Rand
	View game.Seat // whose view it is; NoSeat: everybody's; Truth: nothing is hidden

	Short bool      // the opening turn has one action
	Green game.Seat // who plays Green

	// Where in the game we are.
	Phase  Phase
	Act    game.Seat  // who decides
	Turn   game.Seat  // whose turn it is
	Left   uint8      // actions left in the turn, that under way included
	Ready  game.Seats // who has laid out his characters
	Begun  bool       // the actor has begun to rearrange them
	Turns  uint16     // turns begun
	Way    Way
	Winner game.Seat // NoSeat if it is drawn or not over

	// What decides when nothing gets on (OL-107, OL-108).
	Sudden   uint8 // how often Sudden Death has filled the street
	Quiet    uint8 // turns in a row without progress
	Progress bool  // there was some in this turn
	Before   [2]uint8

	// The tokens.
	Line    uint8 // cells that hold a token: those from 0
	Stocked uint8 // tokens in the reserve
	Cells   [Columns]Lying
	Reserve [Stock]Lying
	Discard [kinds + 1]uint8

	Sides [sides]Side
}

// SideOf is the side that a seat plays.
func (s *State) SideOf(seat game.Seat) int { return int(seat ^ s.Green) }

// SeatOf is the seat that plays a side.
func (s *State) SeatOf(side int) game.Seat { return game.Seat(side) ^ s.Green }

// Up is the set of the roles of a side that lie face up on the street or in the
// saloon for a lasting reason or for the present action (OL-15).
func (d *Side) Up() Roles {
	up := d.Shown | d.Headlined
	if d.Immobilized {
		up |= 1 << Bandit
	}
	return up
}

// Street is the set of the roles that are not in the saloon.
func (d *Side) Street() Roles {
	in := allRoles
	for _, r := range d.Saloon {
		in &^= r.Only()
	}
	return in
}

// column is where on the street a role stands, -1 if it does not or the viewer
// does not see it.
func (d *Side) column(r Role) int {
	for c, stands := range d.Row {
		if stands == r {
			return c
		}
	}
	return -1
}

// bound is the column of the immobilized Bandit, Columns if nobody is.
func (d *Side) bound() int {
	if d.Immobilized {
		return d.column(Bandit)
	}
	return Columns
}

// leftOf is the column to the left of a side's, from its owner's chair: off the
// street at its end. The one to the right is leftOf of the other side.
func leftOf(side, column int) int { return column - 1 + 2*side }

// Actor implements game.State.
func (s *State) Actor() game.Seat {
	if s.Phase == Over {
		return game.NoSeat
	}
	return s.Act
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }

// Draft implements game.State: a layout is a row of exchanges (OL-5).
func (s *State) Draft() bool { return s.Begun }
