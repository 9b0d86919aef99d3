package showdown

import "drygulch/game"

// hiding is what Observe hides, secret by secret.
var hiding = [...]struct {
	secret string
	hide   func(*State, game.Seat)
}{
	{"the chance to come", (*State).hideChance},
	{"what others are", (*State).hideRoles},
	{"whom others may choose to be", (*State).hideOffers},
	{"what is in the deck", (*State).hideDeck},
	{"what Kit put back", (*State).hideTop},
	{"what Kit looks at", (*State).hideRow},
	{"hands of others", (*State).hideHands},
	{"what others know", (*State).hideKnown},
}

// Observe implements game.State (BG-3, BG-92).
func (s *State) Observe(by game.Seat) {
	s.View = by
	for i := range hiding {
		hiding[i].hide(s, by)
	}
}

// hideChance hides the generator.
func (s *State) hideChance(game.Seat) { s.Rand = game.Rand{} }

// hideRoles hides the roles that have not been shown (BG-3).
func (s *State) hideRoles(by game.Seat) {
	for seat := range game.Seat(s.Seats) {
		if seat != by && !s.Shown.Has(seat) {
			s.Roles[seat] = NoRole
		}
	}
}

// hideOffers hides the characters of others, while they are chosen and the one
// that was refused, until the end (BG-6, BG-92).
func (s *State) hideOffers(by game.Seat) {
	if s.Phase == Over {
		return
	}
	for seat := range game.Seat(s.Seats) {
		if seat != by {
			s.Offers[seat], s.Picked[seat] = [2]Character{}, 0
		}
	}
}

// hideDeck hides what is in the deck (BG-92).
func (s *State) hideDeck(game.Seat) { s.Deck = cardSet{} }

// hideTop hides the card on top of the deck from all but Kit, who put it there
// (BG-92).
func (s *State) hideTop(by game.Seat) {
	if s.Top != NoCard && by != s.TopBy {
		s.Top = Hidden
	}
}

// hideRow hides what Kit looks at; other cards of the row lie open (BG-92).
func (s *State) hideRow(by game.Seat) {
	if s.Phase != Drawing || s.Depth > 0 || by == s.Turn {
		return
	}
	for i := range s.Row[:s.InRow] {
		s.Row[i] = Hidden
	}
}

// hideHands hides the cards in the hands of others but for those that the viewer
// saw go there (BG-3, BG-92).
func (s *State) hideHands(by game.Seat) {
	known := s.Open
	if by != game.NoSeat {
		known = known.or(s.Known[by])
	}
	for seat := range game.Seat(s.Seats) {
		if seat != by {
			s.Hands[seat] = s.Hands[seat].and(known)
		}
	}
}

// hideKnown hides what others have seen of hands, which not everybody saw.
func (s *State) hideKnown(by game.Seat) {
	for seat := range game.Seat(s.Seats) {
		if seat != by {
			s.Known[seat] = cardSet{}
		}
	}
}
