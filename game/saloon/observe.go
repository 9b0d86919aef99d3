package saloon

import "drygulch/game"

// hiding is what Observe hides, secret by secret (HN-132).
var hiding = [...]struct {
	secret string
	hide   func(*State, game.Seat)
}{
	{"the chance to come", (*State).hideChance},
	{"the draft of another", (*State).hideDraft},
	{"what is in the deck", (*State).hideDeck},
	{"hands of others", (*State).hideHands},
	{"what others know", (*State).hideKnown},
}

// Observe implements game.State (HN-132).
func (s *State) Observe(by game.Seat) {
	s.View = by
	for i := range hiding {
		hiding[i].hide(s, by)
	}
}

// hideChance hides the generator.
func (s *State) hideChance(game.Seat) { s.Rand = game.Rand{} }

// hideDraft shows a decision that is half made as one that has not begun.
func (s *State) hideDraft(by game.Seat) {
	if by != s.Act {
		s.undraft()
	}
}

// undraft takes the draft at hand back.
func (s *State) undraft() {
	switch s.Ask {
	case AskScavenge:
		s.Chosen = Cards{}
	case AskDeclare:
		s.Ask = AskFight
		if s.Plan.Way == Counter {
			s.Ask = AskCounter
		}
		s.Plan = Attack{}
	case AskAim:
		s.top().Targets = 0
	}
}

// knownTo are the cards in a seat's hand that another has given there.
func (s *State) knownTo(seat, by game.Seat) Cards {
	if s.Teams == 0 || by < 0 || by == seat || s.Side(seat) != s.Side(by) {
		return Cards{}
	}
	return s.Known[seat][s.mateIndex(seat, by)]
}

// hideDeck mixes the deck with the cards of hands that the viewer does not know.
func (s *State) hideDeck(by game.Seat) {
	for seat := range game.Seat(s.Seats) {
		if seat != by {
			s.Deck = s.Deck.add(s.Hands[seat].minus(s.knownTo(seat, by)))
		}
	}
}

// hideHands hides the cards in the hands of others but for those that the viewer
// has given there.
func (s *State) hideHands(by game.Seat) {
	for seat := range game.Seat(s.Seats) {
		if seat != by {
			s.Hands[seat] = s.knownTo(seat, by)
		}
	}
}

// hideKnown hides what others know of hands.
func (s *State) hideKnown(by game.Seat) {
	if s.Teams == 0 {
		return
	}
	for seat := range game.Seat(s.Seats) {
		known := s.knownTo(seat, by)
		s.Known[seat] = [2]Cards{}
		if !known.empty() {
			s.Known[seat][s.mateIndex(seat, by)] = known
		}
	}
}

// Determinize implements game.State: the cards that are missing in hands are any of
// those that the viewer does not see.
func (s *State) Determinize(r *game.Rand) {
	s.View = Truth
	s.Rand = game.NewRand(r.Uint64(), r.Uint64())
	var pool [AllCards]Kind
	n := s.Deck.spread(&pool)
	var dealt Cards
	for seat := range s.Seats {
		h := &s.Hands[seat]
		for missing := int(s.InHand[seat]) - h.len(); missing > 0; missing-- {
			i := r.IntN(n)
			n--
			k := pool[i]
			pool[i] = pool[n]
			*h = h.with(k)
			dealt = dealt.with(k)
		}
	}
	s.Deck = s.Deck.minus(dealt)
}
