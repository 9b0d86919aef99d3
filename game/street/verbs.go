package street

import "drygulch/game"

// The verbs of moves, with their arguments. Columns, cells and places are numbers
// from 0, of two alike the lower one comes first.
const (
	VerbSwap    uint8 = 1 + iota // two of one's ten places: columns, or Columns plus one of the saloon
	VerbReady                    // nothing: the layout is done
	VerbStreet                   // two columns, Stayed or Exchanged
	VerbSaloon                   // who comes out, two columns, 1 or 2: which goes in, 1 or 2: where he who comes out stands
	VerbLook                     // column
	VerbTake                     // column, Token called
	VerbClaim                    // column of the Governor
	VerbAbility                  // Role, what it is done to: see below
	VerbRelease                  // nothing: the Reverend frees the Bandit
	VerbAnswer                   // Stands or Yields
	VerbEnd                      // nothing
)

// The further arguments of an ability:
//
//	Hitman, Scout, Dancer       column of the target
//	Sheriff, Reporter, Bandit   column of the target, Role called
//	Storekeep                   cell, another cell or Columns plus a place of the reserve, helped or not
//
// helped tells that the Mayor is shown to widen the Storekeep's reach (OL-85). Of
// the others a target that is not opposite says so.
const helped = 1

// The answers of the Bandit's owner (OL-79).
const (
	Yields uint8 = iota
	Stands
)

// Seen implements game.State. Of an arrangement others learn nothing until it is
// done (OL-6). Of a Move they learn which places it touched; where nobody who is
// headlined shows them more, not whether two were exchanged (OL-25, OL-26), nor, of
// a saloon move, which of the two went in and where the one who came out stands
// (OL-29). Who went in is told by the events.
func (s *State) Seen(m game.Move, by game.Seat) game.Move {
	if by == s.Act {
		return m
	}
	d := &s.Sides[s.SideOf(s.Act)]
	switch m.Verb {
	case VerbSwap:
		return game.NoMove
	case VerbStreet:
		if !d.shows(int(m.Args[0]), int(m.Args[1])) {
			m.Args[2] = 0
		}
	case VerbSaloon:
		way := d.saloonWay(m)
		if !way.fromSeen {
			m.Args[3] = 0
		}
		if !way.toSeen {
			m.Args[4] = 0
		}
	}
	return m
}
