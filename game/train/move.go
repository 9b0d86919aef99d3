package train

import "drygulch/game"

// reach is the set of cars that a bandit can move to (CE-40 to CE-42).
func (s *State) reach(b int) set {
	spot := s.Bandits[b].Spot
	car, far := spot.Car(), 1
	if spot.Level() == Roof {
		far = 3
	}
	low, high := max(0, car-far), min(s.Caboose(), car+far)
	return set(1<<(high+1)-1<<low) &^ (1 << car)
}

// resolveMove carries out a Move that has one way (CE-42); otherwise its owner is
// asked.
func (s *State) resolveMove(b int, ev *game.Events) (asked bool) {
	ways := s.reach(b)
	if ways.len() > 1 {
		s.Phase = Moving
		return true
	}
	s.move(b, ways.first(), ev)
	return false
}

// move carries a bandit to another car on its level.
func (s *State) move(b, car int, ev *game.Events) {
	spot := s.Bandits[b].Spot
	rule := game.Rule(40)
	if spot.Level() == Roof {
		rule = 41
	}
	s.shift(b, At(car, spot.Level()), EvMoved, rule, ev)
}

// changeFloor climbs or goes down (CE-45, CE-46).
func (s *State) changeFloor(b int, ev *game.Events) {
	s.shift(b, s.Bandits[b].Spot^1, EvClimbed, 45, ev)
}

// shift puts a bandit on another spot; if the Marshal is there they meet
// (CE-67).
func (s *State) shift(b int, to Spot, kind uint8, rule game.Rule, ev *game.Events) {
	from := s.Bandits[b].Spot
	s.Bandits[b].Spot = to
	if ev != nil {
		ev.Add(game.Event{Kind: kind, Actor: s.Owner(b), From: SpotRef(from), To: SpotRef(to), Amount: [2]int16{int16(b)}, Rule: rule})
	}
	if to == At(int(s.Sheriff), Inside) {
		s.meet(1<<b, ev)
	}
}
