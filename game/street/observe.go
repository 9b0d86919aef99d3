package street

import "drygulch/game"

// hiding is what Observe hides, secret by secret.
var hiding = [...]struct {
	secret string
	hide   func(*State, game.Seat)
}{
	{"the chance to come", (*State).hideChance},
	{"that the rival has begun to rearrange", (*State).hideBegun},
	{"who stands with his back to the viewer", (*State).hideRows},
	{"who will be in the rival saloon", (*State).hideSaloons},
	{"tokens on the street", (*State).hideCells},
	{"tokens in the reserve", (*State).hideReserve},
}

// Observe implements game.State (OL-6, OL-8, OL-111). What can be known of a row
// lies open: it follows from what all saw. When the game is over all is turned up
// (OL-112).
func (s *State) Observe(by game.Seat) {
	s.View = by
	for i := range hiding {
		hiding[i].hide(s, by)
	}
}

// hideChance hides the generator.
func (s *State) hideChance(game.Seat) { s.Rand = game.Rand{} }

// hideBegun hides whether another seat has begun to rearrange (OL-6).
func (s *State) hideBegun(by game.Seat) {
	if s.Act != by {
		s.Begun = false
	}
}

// hideRows hides whom others have on the street, but for those who lie face up
// (OL-8, OL-15).
func (s *State) hideRows(by game.Seat) {
	if s.Phase == Over {
		return
	}
	for side := range s.Sides {
		if s.SeatOf(side) == by {
			continue
		}
		d := &s.Sides[side]
		up := d.Up()
		for c, r := range d.Row {
			if !up.Has(r) {
				d.Row[c] = NoRole
			}
		}
	}
}

// hideSaloons hides the saloons of others until both are turned up (OL-6).
func (s *State) hideSaloons(by game.Seat) {
	if s.Phase != Arranging {
		return
	}
	for side := range s.Sides {
		if s.SeatOf(side) != by {
			s.Sides[side].Saloon = [Saloon]Role{}
		}
	}
}

func (s *State) hideCells(by game.Seat) { s.hideTokens(s.Cells[:], by) }

func (s *State) hideReserve(by game.Seat) { s.hideTokens(s.Reserve[:], by) }

// hideTokens hides the tokens that the viewer has not seen (OL-7, OL-32, OL-67). Who
// else has seen one is no secret.
func (s *State) hideTokens(tokens []Lying, by game.Seat) {
	if s.Phase == Over {
		return
	}
	for i := range tokens {
		if !tokens[i].Known.Has(by) {
			tokens[i].Token = NoToken
		}
	}
}
