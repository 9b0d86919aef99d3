package train

import (
	"math/bits"

	"drygulch/game"
)

// What the cards do when they are resolved. For each card: its legal ways on
// the board as it stands (CE-36), then what happens. The resolve… functions
// report whether the owner has to choose.

// set is a set of bandits or cars, by bit.
type set uint8

func (b set) has(i int) bool { return b>>i&1 == 1 }
func (b set) len() int       { return bits.OnesCount8(uint8(b)) }
func (b set) first() int     { return bits.TrailingZeros8(uint8(b)) }

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

// beside is the set of cars next to a car (CE-47, CE-64).
func (s *State) beside(car int) set {
	return set(1<<car<<1|1<<car>>1) & (1<<s.Cars - 1)
}

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

// on is the set of bandits on a spot.
func (s *State) on(spot Spot) set {
	var found set
	for b := range s.Bandits[:s.Crew] {
		if s.Bandits[b].Spot == spot {
			found |= 1 << b
		}
	}
	return found
}

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

// spareBelle takes Belle out of a choice that leaves others (CE-93, CE-94).
func (s *State) spareBelle(from set) set {
	if from.len() < 2 {
		return from
	}
	for b := range int(s.Crew) {
		if from.has(b) && s.is(b, Belle) {
			return from &^ (1 << b)
		}
	}
	return from
}

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
	s.tell(ev, e)
}

// pickUp puts the i-th purse of the floor onto a bandit's card. Its new owner
// sees what is in it.
func (s *State) pickUp(b, i int, e game.Event, ev *game.Events) {
	from, _ := s.tokensAt(int(s.Bandits[b].Spot))
	t := s.pull(from + i)
	owner := s.Owner(b)
	if ev != nil {
		e.Face = [2]uint8{t.Value}
		e.Final = !t.Known.Has(owner)
		ev.AddSecret(e, t.Known.With(owner))
	}
	s.pocket(t, b)
}

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
		t := s.lift(way.target) // CE-62
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
		s.tell(ev, e)
	case Strongbox:
		target.Strongboxes--
		s.Strongboxes[spot]++
		e.To = TokenRef(int(spot), Strongbox, 0)
		s.tell(ev, e)
	}
	s.shift(way.target, At(way.car, spot.Level()), EvKnocked, 64, ev)
}
