package saloon

import "drygulch/game"

// imagine is the attack that a move begins, and whom it could be aimed at.
func (s *State) imagine(move game.Move) (a Attack, targets game.Seats) {
	a = Attack{By: s.Act, Way: OwnTurn, Type: Type(move.Args[0]), Option: move.Args[1]}
	if s.Ask == AskCounter {
		a.Way = Counter
		targets = game.Only(s.top().By)
	}
	s.arm(&a)
	if s.Ask != AskCounter {
		targets = s.targetsOf(a.By, a.Type, a.With)
	}
	if a.Type == Melee && s.Swoop && s.Turn == a.By {
		a.Damage += swoopBonus
	}
	return a, targets
}

// boosting is how much the boosts in the attacker's hand that cost no bullets would
// add, as far as he is likely to spend them.
func (s *State) boosting(a *Attack) int {
	sum := 0
	for set := s.Hands[a.By].kinds() & boostBits[a.Type] &^ a.boosted() &^ bulletBits; set != 0; set &= set - 1 {
		sum += int(first(set).Face().Damage)
	}
	return sum
}

// worthOfHit is what it is worth to hit somebody with an attack: for the Grit he
// loses, and far more if he is out.
func (s *State) worthOfHit(a *Attack, target game.Seat) int {
	loss := s.Against(a, target).Loss
	grit := s.GritOf(target)
	if loss >= grit {
		return 100 + 2*loss
	}
	points := 10 * loss
	if s.InHand[target] < 3 { // hardly a block
		points += 2 * loss
	}
	return points + (40-min(grit, 40))/5*min(loss, 1)
}

// bestOf is what the best target of an attack is worth.
func (s *State) bestOf(a *Attack, targets game.Seats) int {
	best := 0
	for left := targets; left != 0; left &= left - 1 {
		best = max(best, s.worthOfHit(a, firstSeat(left)))
	}
	return best
}

// worthOfAttack is what it is worth to begin an attack like that.
func (s *State) worthOfAttack(move game.Move) int {
	a, targets := s.imagine(move)
	more := s.boosting(&a)
	a.Damage += int8((more + 1) / 2)
	points := s.bestOf(&a, targets) - 2*int(a.Bullets)
	f := a.With.Face()
	if a.Splits > 0 && targets.Len() > 1 {
		points += points / 2
	}
	if a.Type == Melee && (f.SelfDrop || a.Swung) {
		points -= weaponWorth(*s.weapon(a.By)) / 2
	}
	if a.Way == Counter {
		points += 8
	}
	return points
}

// bestHit is what the best attack would be worth from a position, with more damage
// for a melee attack.
func (s *State) bestHit(me game.Seat, from Position, bonus int) int {
	moved := *s
	moved.Where[me] = from
	return moved.bestHere(me, bonus)
}

func (s *State) bestHere(me game.Seat, bonus int) int {
	w := *s.weapon(me)
	best := 0
	if w.fires() {
		for i, o := range w.Kind.Face().Options {
			if o.Bullets <= w.Bullets {
				a := Attack{By: me, Type: Gun, Option: uint8(i)}
				s.arm(&a)
				best = max(best, s.bestOf(&a, s.foes(me)))
			}
		}
	}
	a := Attack{By: me, Type: Melee}
	s.arm(&a)
	a.Damage += int8(bonus + (s.boosting(&a)+1)/2)
	return max(best, s.bestOf(&a, s.targetsOf(me, Melee, w.Kind)))
}

// worthOfBoost is what it is worth to add a boost to the attack that is declared,
// or as a mate to the one on top.
func (s *State) worthOfBoost(k Kind, option uint8) int {
	a := &s.Plan
	if s.Ask == AskBoost {
		a = s.top()
	}
	damage, bullets, split := k.Boosts(option)
	points := 12*int(damage) - 4*int(bullets)
	switch {
	case split && s.aimable(a).Len() > 1:
		points += 20
	case k == OneForMe:
		points += 8 * int(min(s.MaxGrit-s.Grit[s.Side(a.By)], k.Face().Heal))
	case k == Haymaker && !s.Restricted.Has(a.By):
		points -= 5
	case k.Face().Disarm:
		points += 5
	case k == YouHeardMe:
		points += 3
	}
	if points <= 0 || s.suffices(a) {
		return 1
	}
	return points + boostsFirst
}

// boostsFirst puts boosts that are of use before the targets, whatever these are
// worth: the hand is filled up every turn.
const boostsFirst = 120

// suffices tells that an attack would put its best target out as it is, block or
// not.
func (s *State) suffices(a *Attack) bool {
	const usualBlock = 3
	targets := a.Targets
	if targets == 0 {
		targets = s.aimable(a)
	}
	for left := targets; left != 0; left &= left - 1 {
		if t := firstSeat(left); s.Against(a, t).Loss >= s.GritOf(t)+usualBlock {
			return true
		}
	}
	return false
}

// worthOfAim is what it is worth to name a target.
func (s *State) worthOfAim(target game.Seat) int {
	a := &s.Plan
	if s.Ask == AskAim {
		a = s.top()
	}
	return 2 + s.worthOfHit(a, target)
}

// worthOfBlock is the Grit that a block saves, less what it is good for later.
func (s *State) worthOfBlock(k Kind) int {
	a := s.top()
	f := k.Face()
	loss := s.Against(a, a.At).Loss
	saved := min(loss, int(f.Value))
	points := 10*saved - 3*(int(f.Value)-saved)
	if loss >= s.GritOf(a.At) && loss-saved < s.GritOf(a.At) {
		points += 100
	}
	switch {
	case f.Counter != 0 && !a.NoCounter() && s.canStrike(a.At, f.Counter, game.Only(a.By)):
		points += 14
	case f.Iron:
		points -= weaponWorth(*s.weapon(a.At)) / 2
	case f.Disarming && s.weapon(a.By).Kind != NoKind:
		points += 8
	case f.Restrict:
		points -= 3
	}
	return points
}

// worthOfTaking is what it is worth to save the cards.
func (s *State) worthOfTaking() int {
	a := s.top()
	switch loss := s.Against(a, a.At).Loss; {
	case loss == 0:
		return 40
	case loss == 1:
		return 14
	}
	return 6
}
