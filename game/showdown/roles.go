package showdown

import "drygulch/game"

// Role is what a player is at the table for.
type Role uint8

// The roles. NoRole is one that the viewer does not know.
const (
	NoRole Role = iota
	Sheriff
	Deputy
	Outlaw
	Renegade
	roles
)

// RoleNames are the stable names of the roles.
var RoleNames = [...]string{"none", "sheriff", "deputy", "outlaw", "renegade"}

// RoleCounts are how many of each role there are, by the number of seats (BG-2).
var RoleCounts = [game.MaxSeats + 1][roles]uint8{
	3: {Deputy: 1, Outlaw: 1, Renegade: 1},
	4: {Sheriff: 1, Outlaw: 2, Renegade: 1},
	5: {Sheriff: 1, Deputy: 1, Outlaw: 2, Renegade: 1},
	6: {Sheriff: 1, Deputy: 1, Outlaw: 3, Renegade: 1},
	7: {Sheriff: 1, Deputy: 2, Outlaw: 3, Renegade: 1},
	8: {Sheriff: 1, Deputy: 2, Outlaw: 3, Renegade: 2},
}

// prey is whom each role has to bring down with three players (BG-83).
var prey = [roles]Role{Deputy: Renegade, Renegade: Outlaw, Outlaw: Deputy}

// Prey is the role that a role has to bring down with three players; NoRole for
// the Sheriff, who is not there.
func Prey(r Role) Role {
	if r < roles {
		return prey[r]
	}
	return NoRole
}

// Three tells that the variant for three players is played (BG-82).
func (s *State) Three() bool { return s.Seats == 3 }
