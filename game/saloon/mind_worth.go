package saloon

import "drygulch/game"

// worth is what a move seems worth to the actor, in points.
func (s *State) worth(move game.Move) int {
	me, k := s.Act, Kind(move.Args[0])
	switch move.Verb {
	case VerbEquip:
		return s.worthOfWeapon(me, k, int(move.Args[1]))
	case VerbPlace:
		return 4 + s.worthOfPlace(me, Position(move.Args[0]))
	case VerbGo:
		if s.Ask == AskDive {
			return s.worthOfDive(me)
		}
		return s.worthOfPlace(me, Position(move.Args[0]))
	case VerbToss:
		return 45 - 2*s.keepWorth(me, k)
	case VerbDraw:
		return 16
	case VerbDone:
		return s.worthOfDone(me)
	case VerbMove, VerbSwap:
		return s.worthOfShift(me, move)
	case VerbReload:
		w := s.Boards[me][move.Args[1]]
		return 14 + 8*min(w.room(), int(k.Face().Max)) - 3*int(move.Args[1])
	case VerbSwig:
		return 6*int(min(s.MaxGrit-s.Grit[s.Side(me)], 3)) + 4
	case VerbQuick:
		return s.worthOfQuick(me)
	case VerbAttack:
		return s.worthOfAttack(move)
	case VerbBoost:
		return s.worthOfBoost(k, move.Args[1])
	case VerbLuck:
		return 14 + 6*int(move.Args[0])
	case VerbAim:
		return s.worthOfAim(game.Seat(move.Args[0]))
	case VerbCommit:
		return 30
	case VerbOption:
		return 15 + 15*int(move.Args[0])
	case VerbBlock:
		return s.worthOfBlock(k)
	case VerbTake:
		return s.worthOfTaking()
	case VerbGoOn:
		return 60
	case VerbDecline:
		return 3
	case VerbBonus:
		return 70
	case VerbHeal:
		return 54 - s.keepWorth(me, k) - s.keepWorth(me, Kind(move.Args[1]))
	case VerbPass:
		return 16
	}
	return s.worthOfTeam(me, move)
}

// keepWorth is what it is worth to hold a card: about 20 for one that will be of
// use, little for what is not. The hand is filled up every turn.
func (s *State) keepWorth(me game.Seat, k Kind) int {
	b, f := &s.Boards[me], k.Face()
	held := s.Hands[me]
	bullets := b[Fist].Bullets + b[Holster].Bullets
	points := 22
	switch f.Family {
	case GunFamily, MeleeFamily:
		return s.keepWeapon(me, k)
	case ReloadFamily:
		switch room := max(b[Fist].room(), b[Holster].room()); {
		case room > 0:
			return 16 + 4*min(room, int(f.Max))
		case bullets > 0 || !held.of(gunBits).empty():
			return 16
		}
		return 8
	case BoostFamily:
		points = 18 + 2*int(f.Damage) - 6*(held.count(k)-1)
		switch {
		case f.Fits == Gun && bullets == 0 && held.of(gunBits|reloadBits).empty():
			points -= 10
		case f.Fits == Melee && bullets > 0:
			points -= 6
		}
	case BlockFamily:
		points = 18 + 2*int(f.Value)
		if f.Counter != 0 {
			points += 6
		}
	}
	if s.unarmed(me) {
		points -= 8
	}
	return points
}

// unarmed tells that a seat has nothing to attack with, nor a card for it: it had
// better look for one.
func (s *State) unarmed(me game.Seat) bool {
	const armed = 15
	b := &s.Boards[me]
	if weaponWorth(b[Fist]) >= armed || weaponWorth(b[Holster]) >= armed {
		return false
	}
	held := s.Hands[me]
	return held.of(weaponBits).empty() && (held.of(reloadBits).empty() || b[Fist].room()+b[Holster].room() == 0)
}

// keepWeapon is what it is worth to hold a weapon: more the more it is better than
// what is in the Fist, less if a better one is held.
func (s *State) keepWeapon(me game.Seat, k Kind) int {
	b := &s.Boards[me]
	worth := weaponWorth(s.fresh(me, k))
	points := 8
	if gain := worth - weaponWorth(b[Fist]); gain > 0 {
		points += gain
	} else if b[Holster].Kind == NoKind && k.fits(Holster) {
		points += 8
	}
	for left := s.Hands[me].without(k).kinds() & weaponBits; left != 0; left &= left - 1 {
		if weaponWorth(s.fresh(me, first(left))) >= worth {
			points -= 8
		}
	}
	return points
}

// worthOfWeapon is what it is worth to put a weapon into a slot.
func (s *State) worthOfWeapon(me game.Seat, k Kind, slot int) int {
	b := &s.Boards[me]
	gain := weaponWorth(s.fresh(me, k)) - weaponWorth(b[slot])
	if slot == Holster {
		gain /= 2
		if weaponWorth(b[Fist]) < weaponWorth(s.fresh(me, k)) && b[Fist].Kind == NoKind {
			gain /= 2 // it belongs in the Fist
		}
		if b[Holster].Kind == NoKind {
			gain += 4
		}
	}
	return gain + gain/2
}

// worthOfShift is what it is worth to move weapons between the slots.
func (s *State) worthOfShift(me game.Seat, move game.Move) int {
	b := s.Boards[me]
	after, _ := b.swapped()
	if move.Verb == VerbMove {
		after, _ = b.moved(int(move.Args[0]))
	}
	now := 3*weaponWorth(b[Fist]) + weaponWorth(b[Holster])
	then := 3*weaponWorth(after[Fist]) + weaponWorth(after[Holster])
	return (then - now) / 3
}

// worthOfQuick is what a Quick Draw is worth: where it serves at all, how much
// better the drawn weapon is.
func (s *State) worthOfQuick(me game.Seat) int {
	b := &s.Boards[me]
	gain := weaponWorth(b[Holster]) - weaponWorth(b[Fist])
	switch s.Ask {
	case AskGear: // there one can move or swap
		return gain / 4
	case AskFight:
		if b[Fist].Kind == NoKind || b[Fist].Kind.IsGun() && b[Fist].Bullets == 0 {
			return gain
		}
	case AskCounter:
		if a := s.top(); !s.canHit(me, b[Fist], a.strikes(me), game.Only(a.By)) {
			return 40
		}
	}
	return -2
}

// worthOfPlace is what it is worth to be somewhere from now on.
func (s *State) worthOfPlace(me game.Seat, p Position) int {
	points := placeWorth[p]
	w := *s.weapon(me)
	if w.Kind.IsGun() && w.Bullets > 0 {
		points += 3 * int(Places[p].Blast)
	}
	others := s.At(p).Without(me)
	switch {
	case p == Bar && others == 0 && s.Grit[s.Side(me)] < s.MaxGrit:
		points += 6
		if !s.Fought || s.Turn != me {
			points += 10
		}
	case p == Piano && others == 0 && (s.Boards[me][Fist].room() > 0 || s.Boards[me][Holster].room() > 0):
		points += 10
	}
	reachable := s.within(reach[p]) & s.foes(me)
	if !w.fires() { // somebody to hit next time
		points += 3 * min(reachable.Len(), 2)
	}
	for left := s.foes(me); left != 0; left &= left - 1 {
		if foe := firstSeat(left); Reaches(s.Where[foe], p) {
			points -= 3
			if foe := s.Where[foe]; foe == p {
				points -= 2 // no shield there
			}
		}
	}
	return points
}

// worthOfDive compares the best attack from In the Open with the best from here.
func (s *State) worthOfDive(me game.Seat) int {
	here := s.bestHit(me, s.Where[me], 0)
	bonus := 0
	if s.Where[me] == Balcony {
		bonus = swoopBonus
	}
	there := s.bestHit(me, Open, bonus)
	return there - here - placeWorth[s.Where[me]]/2
}

// worthOfDone is what it is worth to leave a phase.
func (s *State) worthOfDone(me game.Seat) int {
	switch s.Ask {
	case AskCover:
		return s.worthOfPlace(me, s.Where[me])
	case AskFight:
		return 4
	case AskDive:
		return 12
	}
	return 14
}

// worthOfTeam is what a team card is worth, or a card that is passed.
func (s *State) worthOfTeam(me game.Seat, move game.Move) int {
	x, y := move.Args[0], move.Args[1]
	switch move.Verb {
	case VerbGive:
		return s.worthOfGift(me, game.Seat(y), Kind(x))
	case VerbCatch:
		w := s.Boards[me][x]
		gain := weaponWorth(w) - weaponWorth(s.Boards[y][move.Args[2]])
		if int(x) == Fist || int(move.Args[2]) == Holster {
			gain -= weaponWorth(w)
		}
		return gain
	case VerbShare:
		return 10 * min(s.Boards[x][y].room(), shareBullets) / (1 + int(y))
	case VerbScoot:
		seat := game.Seat(x)
		return s.worthOfPlace(seat, Position(y)) - s.worthOfPlace(seat, s.Where[seat])
	case VerbRound:
		return 10 * int(min(s.MaxGrit-s.Grit[s.Side(me)], houseGrit))
	case VerbWhistle:
		return s.worthOfGift(me, game.Seat(move.Args[2]), Kind(x)) - 4
	case VerbCross:
		return 26
	case VerbCover:
		a := s.top()
		return 14 * min(s.Against(a, a.At).Loss, coverValue)
	case VerbStepIn:
		a := s.top()
		return 8 * (s.Against(a, a.At).Loss - s.Against(a, me).Loss)
	case VerbGang:
		a := Attack{By: me, Way: Ganged, Type: Melee, Option: y}
		s.arm(&a)
		return s.worthOfHit(&a, game.Seat(x))
	}
	return 1
}

// worthOfGift is what it is worth to give a card to a mate: what is of no use here,
// to somebody who holds less.
func (s *State) worthOfGift(me, mate game.Seat, k Kind) int {
	points := 2*int(s.InHand[me]) - 2*int(s.InHand[mate]) + 8 - s.keepWorth(me, k)
	if f := k.Face(); f.Family == GunFamily && !s.weapon(mate).Kind.IsGun() || f.Family == ReloadFamily && s.weapon(mate).room() > 1 {
		points += 14
	}
	return points
}
