package train

// ending is what the event of the round does to a bandit who stands on a spot when it
// comes (CE-20), in dollars.
func (s *State) ending(b int, spot Spot) int {
	if spot == At(int(s.Sheriff), Inside) { // it flees to the roof (CE-67)
		return s.ending(b, spot^1) - stung
	}
	switch s.Card().Event {
	case Hostage:
		if spot.Car() == 0 {
			return RansomWorth
		}
	case Pickpocketing:
		best := 0
		if s.on(spot)&^(1<<b) == 0 {
			for _, t := range s.TokensAt(int(spot)) {
				best = max(best, t.worth())
			}
		}
		return best
	case Revenge:
		if purses := s.TokensAt(OnCard + b); spot == At(int(s.Sheriff), Roof) && len(purses) > 0 {
			return -purses[0].worth() // they are sorted by value
		}
	case AngryMarshal:
		if spot == At(int(s.Sheriff), Roof) || spot == At(int(s.Sheriff)+1, Inside) {
			return -stung
		}
	case Rebellion:
		if spot.Level() == Inside {
			return -stung
		}
	}
	return 0
}

// stung is what a neutral Bullet card costs, in dollars.
const stung = 80

// allLaid tells that no card will be laid any more in the round.
func (s *State) allLaid() bool { return s.Turn >= s.Card().Count }

// stays tells that a bandit will not leave its spot of its own will before the event,
// as far as the pile is known.
func (s *State) stays(b int) bool {
	return s.coming(b, Move) == 0 && s.coming(b, FloorChange) == 0
}

// lastGo tells that this is the actor's last go of the match: where a bandit stands
// afterwards matters only for the event.
func (s *State) lastGo() bool { return s.Round == Rounds-1 && s.goesLeft() == 1 }

// parting is what a card promises that is laid on the last go; dollars is what it
// would promise at another time. It is on the train as it will stand by then.
func (s *State) parting(b int, kind Kind, dollars int) int {
	here := s.Bandits[b].Spot
	const idle = 10 // it comes to nothing, but it does no harm
	switch kind {
	case Move:
		best := -RansomWorth
		for cars := s.reach(b); cars != 0; cars &= cars - 1 {
			best = max(best, s.ending(b, At(cars.first(), here.Level())))
		}
		return idle + best - s.ending(b, here)
	case FloorChange:
		if here^1 == At(int(s.Sheriff), Inside) {
			return 0
		}
		return idle + s.ending(b, here^1) - s.ending(b, here)
	}
	return dollars
}
