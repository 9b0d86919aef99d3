package saloon

import "drygulch/game"

// reshuffleUnseen moves, in a true state, all that a seat cannot know, by the words
// of the rulebook on who sees what (HN-132, HN-155). It goes the opposite way of
// Determinize, which fills a view: it exchanges hidden cards of the true state with
// each other, many times. It shares no code with Observe and Determinize, so that
// these can be held against it.
func reshuffleUnseen(state game.State, by game.Seat, r *game.Rand) {
	s := state.(*State)
	s.Rand = game.NewRand(r.Uint64(), r.Uint64())
	others := by != s.Act && s.Draft()
	if others {
		s.forgetDraft()
	}
	for range 4 * AllCards {
		s.swapUnseen(by, r)
	}
	s.swapKnowledge(by, r)
	if by != s.Act && s.Phase != Over {
		s.draftAnew(r)
	}
}

// forgetDraft makes the draft at hand one that has not begun.
func (s *State) forgetDraft() {
	switch {
	case s.Ask == AskAim:
		s.Stack[s.Depth-1].Targets = 0
	case s.Ask == AskScavenge:
		s.Chosen = Cards{}
	case s.Depth > 0: // only a counterattack is declared within an attack
		s.Ask, s.Plan = AskCounter, Attack{}
	default:
		s.Ask, s.Plan = AskFight, Attack{}
	}
}

// draftAnew lets the actor begin a draft as he likes.
func (s *State) draftAnew(r *game.Rand) {
	for range r.IntN(4) {
		moves := s.Moves(nil)
		m := moves[r.IntN(len(moves))]
		switch {
		case m.Verb == VerbToss, m.Verb == VerbAttack, m.Verb == VerbLuck, m.Verb == VerbAim:
		case m.Verb == VerbBoost && s.Ask == AskDeclare:
		default:
			return
		}
		s.Apply(m, nil)
	}
}

// zone is the deck, or the hand of a seat; the deck is beyond the seats.
func (s *State) zone(i int) *Cards {
	if i == int(s.Seats) {
		return &s.Deck
	}
	return &s.Hands[i]
}

// unseen are the cards of a zone that a seat cannot see: not its own hand, and not
// what it has given to a mate there.
func (s *State) unseen(i int, by game.Seat) Cards {
	cards := *s.zone(i)
	switch {
	case i == int(s.Seats):
		return cards
	case i == int(by):
		return Cards{}
	case by >= 0 && s.Teams > 0 && i%int(s.Teams) == int(by)%int(s.Teams):
		given := s.Known[i][(int(by)-i+int(s.Seats))%int(s.Seats)/int(s.Teams)-1]
		return cards.minus(given)
	}
	return cards
}

// swapUnseen exchanges two cards that a seat does not see.
func (s *State) swapUnseen(by game.Seat, r *game.Rand) {
	from, to := r.IntN(int(s.Seats)+1), r.IntN(int(s.Seats)+1)
	mine, yours := s.unseen(from, by), s.unseen(to, by)
	if from == to || mine.empty() || yours.empty() {
		return
	}
	x, y := mine.any(r), yours.any(r)
	*s.zone(from) = s.zone(from).without(x).with(y)
	*s.zone(to) = s.zone(to).without(y).with(x)
}

// swapKnowledge makes others know other cards of their mates': what they gave is
// their own business.
func (s *State) swapKnowledge(by game.Seat, r *game.Rand) {
	if s.Teams == 0 {
		return
	}
	for owner := range game.Seat(s.Seats) {
		for i := range s.Known[owner] {
			knower := (owner + game.Seat((i+1)*int(s.Teams))) % game.Seat(s.Seats)
			if knower == by {
				continue
			}
			known := Cards{}
			left := s.Hands[owner]
			for !left.empty() && r.IntN(3) == 0 && s.Alive.Has(knower) && knower != owner {
				k := left.any(r)
				left = left.without(k)
				known = known.with(k)
			}
			s.Known[owner][i] = known
		}
	}
}
