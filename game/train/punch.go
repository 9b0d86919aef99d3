package train

import "drygulch/game"

// blow is one way to punch.
type blow struct {
	target int
	falls  Loot // what the target loses; NoLoot if it has none
	car    int  // where the target lands
	keep   bool // Cheyenne takes the purse
}

// victims is the set of bandits that a bandit can punch (CE-60, CE-93).
func (s *State) victims(b int) set {
	return s.spareBelle(s.on(s.Bandits[b].Spot) &^ (1 << b))
}

// loses is what a bandit can lose to a punch, by kind (CE-61).
func (s *State) loses(b int) (kinds [3]Loot, n int) {
	if s.owns(b) > 0 {
		kinds[n] = Purse
		n++
	}
	if s.Bandits[b].Jewels > 0 {
		kinds[n] = Jewel
		n++
	}
	if s.Bandits[b].Strongboxes > 0 {
		kinds[n] = Strongbox
		n++
	}
	return kinds, n
}

// asksTake tells that the puncher is asked whether she takes the purse (CE-92).
func (s *State) asksTake(b int) bool { return s.AskTake && s.is(b, Cheyenne) }

// resolvePunch carries out a Punch that has one way or none (CE-60); otherwise its
// owner is asked.
func (s *State) resolvePunch(b int, ev *game.Events) (asked bool) {
	ways := s.victims(b)
	if ways == 0 {
		s.fizzle(b, NobodyHere, 60, ev)
		return false
	}
	landings := s.beside(s.Bandits[b].Spot.Car())
	if ways.len() > 1 || landings.len() > 1 {
		s.Phase = Punching
		return true
	}
	kinds, n := s.loses(ways.first())
	if n > 1 || n == 1 && kinds[0] == Purse && s.asksTake(b) {
		s.Phase = Punching
		return true
	}
	way := blow{ways.first(), kinds[0], landings.first(), kinds[0] == Purse && s.is(b, Cheyenne)}
	s.punch(b, way, ev)
	return false
}

// punch makes the target lose a token, if it has one, and then sends it to the
// next car (CE-61 to CE-65, CE-91, CE-92).
func (s *State) punch(b int, way blow, ev *game.Events) {
	spot := s.Bandits[b].Spot
	if ev != nil {
		ev.Add(game.Event{Kind: EvPunched, Actor: s.Owner(b), From: PawnRef(b), To: PawnRef(way.target), Rule: 60})
	}
	target := &s.Bandits[way.target]
	e := game.Event{Kind: EvDropped, Actor: s.Owner(way.target), From: PawnRef(way.target), Amount: [2]int16{int16(way.falls)}, Rule: 61}
	switch way.falls {
	case Purse:
		see := game.Seats(0)
		if way.keep {
			see = game.Only(s.Owner(b))
		}
		t := s.lift(way.target, see) // CE-62
		e.Face = [2]uint8{t.Value}
		e.Final = true
		if way.keep {
			owner := s.Owner(b)
			e.Kind, e.Actor, e.To, e.Rule = EvSnatched, owner, PawnRef(b), 91
			if ev != nil {
				ev.AddSecret(e, t.Known.With(owner))
			}
			s.pocket(t, b)
			break
		}
		s.drop(t, spot)
		if ev != nil {
			from, to := s.tokensAt(int(spot))
			e.To = TokenRef(int(spot), Purse, to-from-1)
			ev.AddSecret(e, t.Known)
		}
	case Jewel:
		target.Jewels--
		s.Jewels[spot]++
		e.To = TokenRef(int(spot), Jewel, 0)
		ev.Add(e)
	case Strongbox:
		target.Strongboxes--
		s.Strongboxes[spot]++
		e.To = TokenRef(int(spot), Strongbox, 0)
		ev.Add(e)
	}
	s.shift(way.target, At(way.car, spot.Level()), EvKnocked, 64, ev)
}
