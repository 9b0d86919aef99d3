package train

import "drygulch/game"

// hiding is what Observe hides, secret by secret.
var hiding = [...]struct {
	secret string
	hide   func(*State, game.Seat)
}{
	{"the chance to come", (*State).hideChance},
	{"round cards to come", (*State).hideRounds},
	{"where the other team will stand", (*State).hidePlaces},
	{"what lies in the decks", (*State).hideDecks},
	{"hands of others", (*State).hideHands},
	{"cards laid face down by others", (*State).hideScheme},
	{"what is in the purses", (*State).hideTokens},
}

// Observe implements game.State (CE-117 to CE-121).
func (s *State) Observe(by game.Seat) {
	s.View = by
	for i := range hiding {
		hiding[i].hide(s, by)
	}
}

// hideChance hides the generator.
func (s *State) hideChance(game.Seat) { s.Rand = game.Rand{} }

// hideRounds hides the round cards to come (CE-12, CE-119).
func (s *State) hideRounds(game.Seat) {
	from := int(s.Round) + 1
	if s.Phase == Placing {
		from = 0
	}
	clear(s.Rounds[from:])
}

// hidePlaces hides where the other team will stand until both have committed
// (CE-109).
func (s *State) hidePlaces(by game.Seat) {
	for seat := range game.Seat(len(s.Placed)) {
		if seat != by {
			s.Placed[seat] = 0
		}
	}
}

// hideDecks hides what lies loose in a deck: from its owner too, who knows only
// what it must be (CE-119).
func (s *State) hideDecks(game.Seat) {
	for seat := range s.Seats {
		p := &s.Players[seat]
		for i := range p.Pile[:p.Loose] {
			p.Pile[i] = Hidden
		}
	}
}

// hideHands hides the hands of others, and which cards they have chosen to keep,
// but for the Bullets that all have seen, which are sorted last (CE-118, CE-119).
// When the game is over hands are laid open.
func (s *State) hideHands(by game.Seat) {
	if s.Phase == Over {
		return
	}
	for seat := range game.Seat(s.Seats) {
		if seat == by {
			continue
		}
		p := &s.Players[seat]
		for i := range p.Hand[:p.InHand] {
			if p.Hand[i].Seen() {
				break
			}
			p.Hand[i] = Hidden
		}
	}
}

// hideScheme hides the cards that others have laid face down (CE-28, CE-118).
func (s *State) hideScheme(by game.Seat) {
	for i := range s.Scheme[:s.Laid] {
		if p := &s.Scheme[i]; p.Down && p.Seat != by {
			p.Card = Hidden
		}
	}
}

// hideTokens hides the values of purses that the viewer does not know, and who
// else knows the others: what somebody knows of a mixed lot can tell what is in
// it. On a card the unknown ones come first (CE-119, CE-120).
func (s *State) hideTokens(by game.Seat) {
	unknown := 0 // where the next unknown purse of the present card goes
	for i := range s.Tokens[:s.Purses] {
		t := s.Tokens[i]
		if i == 0 || t.Place != s.Tokens[i-1].Place {
			unknown = i
		}
		owner := game.NoSeat
		if t.Place >= OnCard {
			owner = s.Owner(int(t.Place) - OnCard)
		}
		switch {
		case by != game.NoSeat && owner == by:
			t.Known = 0
		case t.Known.With(owner).Has(by):
			t.Known = game.Only(by)
			if by == game.NoSeat {
				t.Known = game.AllSeats
			}
		default:
			t.Value, t.Known = 0, 0
			if owner != game.NoSeat { // move it before the known ones
				copy(s.Tokens[unknown+1:i+1], s.Tokens[unknown:i])
				s.Tokens[unknown] = t
				unknown++
				continue
			}
		}
		s.Tokens[i] = t
	}
}
