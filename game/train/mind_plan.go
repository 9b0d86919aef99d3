package train

import "drygulch/game"

// project lays out in m.plan how the train will stand when all cards of the pile
// that the viewer knows are resolved, everybody choosing what seems best.
func (m *brain) project(s *State) {
	p := &m.plan
	*p = *s
	p.View = Truth
	p.playOut()
}

// playOut resolves what is left of the pile, cards not known left out.
func (s *State) playOut() {
	phase := s.Phase
	for s.Next < s.Laid {
		if s.Scheme[s.Next].Card.Kind() != NoKind && s.resolve(nil) {
			s.playBest()
		}
		s.Next++ // the cards themselves no longer matter
	}
	s.Phase = phase
}

// playBest carries out the way that seems best to the owner of the card being
// resolved.
func (s *State) playBest() {
	var room [64]game.Move
	best, most := 0, -1
	ways := s.Moves(room[:0])
	for i := range ways {
		if dollars := s.worth(ways[i]); dollars > most {
			best, most = i, dollars
		}
	}
	s.carryOut(ways[best], nil)
}

// worth is what a move of Stealin' seems worth to the actor, in dollars.
func (s *State) worth(m game.Move) int {
	b, arg := int(s.Bandit), int(m.Args[0])
	switch m.Verb {
	case VerbMove:
		return s.standing(b, At(arg, s.Bandits[b].Spot.Level()))
	case VerbFire:
		return s.aimWorth(b, arg)
	case VerbRob:
		return s.tokenWorth(Loot(arg), int(m.Args[1]))
	case VerbPunch:
		return s.punchWorth(b, m)
	case VerbLead:
		return s.leadWorth(b, arg)
	case VerbPick:
		if arg == 0 {
			return 0
		}
		return s.tokenWorth(Purse, arg-1)
	}
	return 100
}

// tokenWorth is what a token on the floor of the acting bandit's spot is worth.
func (s *State) tokenWorth(kind Loot, i int) int {
	if kind == Purse {
		return s.TokensAt(int(s.Bandits[s.Bandit].Spot))[i].worth()
	}
	return lootWorth[kind]
}

// lootWorth is the worth of a piece of loot of a kind.
var lootWorth = [...]int{Purse: meanPurse, Jewel: JewelWorth, Strongbox: StrongboxWorth}

func (t Token) worth() int {
	if t.Value == 0 {
		return meanPurse
	}
	return int(t.Value) * PurseUnit
}

// lying is the best single token on a floor, and a little for what lies there
// besides.
func (s *State) lying(spot Spot) int {
	best, all := 0, 0
	for _, t := range s.TokensAt(int(spot)) {
		best = max(best, t.worth())
		all += t.worth()
	}
	if n := int(s.Jewels[spot]); n > 0 {
		best = max(best, JewelWorth)
		all += n * JewelWorth
	}
	if n := int(s.Strongboxes[spot]); n > 0 {
		best = StrongboxWorth
		all += n * StrongboxWorth
	}
	return best + (all-best)/8
}

// money is what a bandit seems to own.
func (s *State) money(b int) int {
	sum := int(s.Bandits[b].Jewels)*JewelWorth + int(s.Bandits[b].Strongboxes)*StrongboxWorth
	for _, t := range s.TokensAt(OnCard + b) {
		sum += t.worth()
	}
	return sum
}

// coming counts the cards of a kind that a bandit has on the pile after the one
// being resolved, as far as they are known.
func (s *State) coming(b int, kind Kind) int {
	n := 0
	for i := int(s.Next) + 1; i < int(s.Laid); i++ {
		if s.Scheme[i].Card == NewCard(kind, b) {
			n++
		}
	}
	return n
}

// standing is what it seems worth to a bandit to stand on a spot, with the cards
// in mind that it still has on the pile.
func (s *State) standing(b int, spot Spot) int {
	if spot == At(int(s.Sheriff), Inside) {
		return 20 // it would not stand there long
	}
	dollars := 60
	loot := s.lying(spot)
	switch {
	case s.coming(b, Robbery) > 0:
		dollars += loot
	case s.Round < Rounds-1 || !s.allLaid():
		dollars += loot / 3
	}
	if s.allLaid() && s.stays(b) {
		dollars += s.ending(b, spot)
	}
	company := (s.on(spot) &^ s.mates(b)).len()
	if s.coming(b, Punch) > 0 {
		dollars += 150 * min(company, 1)
	}
	if s.coming(b, Fire) > 0 && s.Bandits[b].Bullets > 0 {
		here := s.Bandits[b].Spot
		s.Bandits[b].Spot = spot
		if s.targets(b) != 0 {
			dollars += 200
		}
		s.Bandits[b].Spot = here
	}
	if d := spot.Car() - int(s.Sheriff); spot.Level() == Inside && d*d == 1 {
		dollars -= 40
	}
	return dollars
}

// aimWorth is what a shot at a target is worth: more at the rich, who can least
// be let go on, and nothing at a mate.
func (s *State) aimWorth(b, target int) int {
	if s.mates(b).has(target) {
		return 5
	}
	dollars := 150 + s.money(target)/8
	if s.is(b, Django) && s.Bandits[target].Spot.Level() == Inside {
		if d := s.Bandits[target].Spot.Car() - int(s.Sheriff); d*d == 1 {
			dollars += 80 // perhaps into the Marshal's arms
		}
	}
	return dollars
}

// punchWorth is what a punch is worth: what falls, where it can be picked up, and
// whom it hurts.
func (s *State) punchWorth(b int, m game.Move) int {
	target, falls, car := int(m.Args[0]), Loot(m.Args[1]), int(m.Args[2])
	if s.mates(b).has(target) {
		return 5
	}
	dollars := 40 + lootWorth[falls]/2 + s.money(target)/12
	switch {
	case falls == Purse && m.Args[3] == takeIt:
		dollars += meanPurse
	case falls != NoLoot && s.coming(b, Robbery) > 0:
		dollars += lootWorth[falls] / 2
	}
	landing := At(car, s.Bandits[b].Spot.Level())
	if landing == At(int(s.Sheriff), Inside) {
		dollars += 120
	} else {
		dollars -= s.lying(landing) / 10
	}
	return dollars
}

// leadWorth is what it is worth to send the Marshal into a car: whom he meets
// there, and what he keeps others from.
func (s *State) leadWorth(b, car int) int {
	dollars := 100
	met := s.on(At(car, Inside))
	for i := range int(s.Crew) {
		switch {
		case !met.has(i):
		case s.mates(b).has(i):
			dollars -= 150
		default:
			dollars += 120 + s.money(i)/10
		}
	}
	from := At(int(s.Sheriff), Inside)
	for mates := s.mates(b); mates != 0; mates &= mates - 1 {
		spot := s.Bandits[mates.first()].Spot
		if d := spot.Car() - car; d*d <= 1 {
			dollars -= 30
		}
		if spot == from^1 || spot == from-2 || spot == from+2 {
			dollars += s.lying(from) / 4 // he makes way to what lies there
		}
	}
	return dollars - s.lying(At(car, Inside))/20
}

// promise is what a card seems worth to a bandit on the train as it stands.
func (s *State) promise(b int, kind Kind) int {
	spot := s.Bandits[b].Spot
	switch kind {
	case Robbery:
		return 15 + s.lying(spot)
	case Fire:
		switch {
		case s.Bandits[b].Bullets == 0:
			return 0
		case s.targets(b)&^s.mates(b) == 0:
			return 40
		}
		return 330
	case Punch:
		best := 0
		for victims := s.victims(b) &^ s.mates(b); victims != 0; victims &= victims - 1 {
			kinds, n := s.loses(victims.first())
			here := 110
			for _, falls := range kinds[:n] {
				here = max(here, 110+lootWorth[falls]/3)
			}
			if n > 0 && s.is(b, Cheyenne) {
				here += 200
			}
			best = max(best, here)
		}
		return 20 + best
	case Move:
		best := 0
		for cars := s.reach(b); cars != 0; cars &= cars - 1 {
			to := At(cars.first(), spot.Level())
			if to != At(int(s.Sheriff), Inside) {
				best = max(best, s.lying(to))
			}
		}
		return 60 + max(best-s.lying(spot), 0)/2
	case FloorChange:
		if spot^1 == At(int(s.Sheriff), Inside) {
			return 0
		}
		return 45 + max(s.lying(spot^1)-s.lying(spot), 0)/2
	case Marshal:
		best := 0
		for cars := s.beside(int(s.Sheriff)); cars != 0; cars &= cars - 1 {
			best = max(best, s.leadWorth(b, cars.first()))
		}
		return best - 60
	}
	return 0
}
