package train

import "drygulch/game"

// resolveRobbery carries out a Robbery with one kind of token to take or none
// (CE-59); otherwise its owner is asked.
func (s *State) resolveRobbery(b int, ev *game.Events) (asked bool) {
	spot := s.Bandits[b].Spot
	from, to := s.tokensAt(int(spot))
	purses := to - from
	jewels, boxes := s.Jewels[spot], s.Strongboxes[spot]
	ways := purses
	if jewels > 0 {
		ways++
	}
	if boxes > 0 {
		ways++
	}
	if ways > 1 {
		s.Phase = Robbing
		return true
	}
	switch {
	case purses > 0:
		s.rob(b, Purse, 0, ev)
	case jewels > 0:
		s.rob(b, Jewel, 0, ev)
	case boxes > 0:
		s.rob(b, Strongbox, 0, ev)
	default:
		s.fizzle(b, NothingHere, 59, ev)
	}
	return false
}

// rob takes a token from the floor of the bandit's spot (CE-57); of purses the
// i-th there (CE-58).
func (s *State) rob(b int, kind Loot, i int, ev *game.Events) {
	spot := s.Bandits[b].Spot
	e := game.Event{Kind: EvRobbed, Actor: s.Owner(b), From: TokenRef(int(spot), kind, i), To: PawnRef(b), Amount: [2]int16{int16(kind)}, Rule: 57}
	if kind == Purse {
		s.pickUp(b, i, e, ev)
		return
	}
	if kind == Jewel {
		s.Jewels[spot]--
		s.Bandits[b].Jewels++
	} else {
		s.Strongboxes[spot]--
		s.Bandits[b].Strongboxes++
	}
	ev.Add(e)
}

// pickUp puts the i-th purse of the floor onto a bandit's card. Its new owner
// sees what is in it; whether it knew before is nobody's business, so that undo
// stops here in any case.
func (s *State) pickUp(b, i int, e game.Event, ev *game.Events) {
	from, _ := s.tokensAt(int(s.Bandits[b].Spot))
	t := s.pull(from + i)
	owner := s.Owner(b)
	if ev != nil {
		e.Face = [2]uint8{t.Value}
		e.Final = true
		ev.AddSecret(e, t.Known.With(owner))
	}
	s.pocket(t, b)
}
