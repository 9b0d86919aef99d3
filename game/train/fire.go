package train

import "drygulch/game"

// targets is the set of bandits that a bandit can shoot at.
func (s *State) targets(b int) set { return s.spareBelle(s.sighted(b)) }

// sighted is the set of bandits that a bandit has in its line of sight (CE-49 to
// CE-52, CE-87).
func (s *State) sighted(b int) set {
	var found set
	me := s.Bandits[b].Spot
	if me.Level() == Inside {
		for i := range s.Bandits[:s.Crew] {
			if spot := s.Bandits[i].Spot; spot == me+2 || spot+2 == me { // CE-49
				found |= 1 << i
			}
		}
	} else {
		// CE-50, CE-51: the nearest occupied roof before and behind.
		ahead, behind := Spot(0), Spot(^Spot(0))
		for i := range s.Bandits[:s.Crew] {
			spot := s.Bandits[i].Spot
			if spot.Level() == Inside || spot == me {
				continue
			}
			if spot < me {
				ahead = max(ahead, spot)
			} else {
				behind = min(behind, spot)
			}
		}
		for i := range s.Bandits[:s.Crew] {
			if spot := s.Bandits[i].Spot; spot == ahead || spot == behind {
				found |= 1 << i
			}
		}
		if ahead == 0 { // spot 0 is inside the Locomotive: nobody was meant
			found &^= s.on(0)
		}
	}
	if s.is(b, Tuco) { // CE-87, CE-88
		found |= s.on(me ^ 1)
	}
	return found
}

// resolveFire carries out a Fire that has one target or none (CE-54 to CE-56);
// otherwise its owner is asked.
func (s *State) resolveFire(b int, ev *game.Events) (asked bool) {
	if s.Bandits[b].Bullets == 0 {
		s.fizzle(b, NoBullets, 55, ev)
		return false
	}
	ways := s.targets(b)
	switch ways.len() {
	case 0:
		s.fizzle(b, NoTarget, 54, ev)
		return false
	case 1:
		s.shoot(b, ways.first(), ev)
		return false
	}
	s.Phase = Firing
	return true
}

// shoot gives a Bullet card to a target (CE-53); Django's shots also push
// (CE-89, CE-90).
func (s *State) shoot(b, target int, ev *game.Events) {
	s.Bandits[b].Bullets--
	s.hit(target, b)
	if ev != nil {
		ev.Add(game.Event{Kind: EvShot, Actor: s.Owner(b), From: PawnRef(b), To: PawnRef(target), Amount: [2]int16{int16(s.Bandits[b].Bullets)}, Rule: 53})
	}
	if !s.is(b, Django) {
		return
	}
	spot := s.Bandits[target].Spot
	car := spot.Car()
	if car > s.Bandits[b].Spot.Car() {
		car++
	} else {
		car--
	}
	if car >= 0 && car < int(s.Cars) {
		s.shift(target, At(car, spot.Level()), EvPushed, 89, ev)
	}
}

// hit lays a Bullet card of a colour on the deck of a bandit's owner (CE-38,
// CE-113).
func (s *State) hit(target, colour int) {
	p := &s.Players[s.Owner(target)]
	p.cover(NewCard(Bullet, colour))
	p.Hits[colour]++
}
