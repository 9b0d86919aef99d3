package saloon

import "drygulch/game"

// What speaks for a move, by the words of a player. The keys:
//
//	saloon.hint.armed    a weapon in the Fist: Refs[0] the slot
//	saloon.hint.spare    a second weapon is at hand: Refs[0] the slot
//	saloon.hint.better   it is the better weapon
//	saloon.hint.reload   Amount[0] bullets go in
//	saloon.hint.heal     Grit is missing: Amount[0] of it
//	saloon.hint.cover    it gives cover: Amount[0] off every attack from elsewhere
//	saloon.hint.blast    Amount[0] more damage from there
//	saloon.hint.bar      alone there one regains Grit
//	saloon.hint.piano    alone there one finds bullets
//	saloon.hint.reach    Refs[0] comes into melee range
//	saloon.hint.damage   Refs[0] loses Amount[0] Grit if he does not block
//	saloon.hint.finish   it would put Refs[0] out
//	saloon.hint.boost    Amount[0] more damage
//	saloon.hint.split    more than one can be hit
//	saloon.hint.save     it saves Amount[0] Grit
//	saloon.hint.alive    without it the game would be over for him
//	saloon.hint.strike   it allows to strike back
//	saloon.hint.harmless the attack does no harm as it is
//	saloon.hint.keep     the card is worth more than the Grit
//	saloon.hint.useless  it is of little use now
//	saloon.hint.fill     the hand is filled up
//	saloon.hint.mate     it helps a mate: Refs[0] the seat
//	saloon.hint.nothing  nothing more is worth doing
//	saloon.hint.usual    nothing special speaks for it

// Why implements game.Brain.
func (m *brain) Why(state game.State, move game.Move, buf []game.Reason) []game.Reason {
	s := state.(*State)
	if s.Phase == Over {
		return buf
	}
	start := len(buf)
	say := func(key string, amount int, refs ...game.Ref) {
		r := game.Reason{Key: "saloon.hint." + key, Amount: [2]int16{int16(amount)}}
		copy(r.Refs[:], refs)
		buf = append(buf, r)
	}
	s.reasons(move, say)
	if len(buf) == start {
		say("usual", 0)
	}
	return buf
}

// reasons says what speaks for a move.
func (s *State) reasons(move game.Move, say func(key string, amount int, refs ...game.Ref)) {
	me, k, y := s.Act, Kind(move.Args[0]), int(move.Args[1])
	missing := int(s.MaxGrit - s.Grit[s.Side(me)])
	switch move.Verb {
	case VerbEquip:
		switch b := &s.Boards[me]; {
		case y == Holster:
			say("spare", 0, SlotRef(me, y))
		case b[Fist].Kind == NoKind:
			say("armed", 0, SlotRef(me, y))
		case weaponWorth(s.fresh(me, k)) > weaponWorth(b[Fist]):
			say("better", 0)
		}
	case VerbMove, VerbSwap:
		if s.worthOfShift(me, move) > 0 {
			say("better", 0)
		}
	case VerbPlace, VerbGo:
		s.whyThere(me, Position(move.Args[0]), say)
	case VerbToss:
		say("useless", 0)
	case VerbDraw:
		say("fill", 0)
	case VerbReload:
		say("reload", min(s.Boards[me][y].room(), int(k.Face().Max)))
	case VerbSwig, VerbHeal, VerbRound:
		if missing > 0 {
			say("heal", missing)
		}
	case VerbBonus:
		if k == 0 {
			say("heal", missing)
		} else {
			say("reload", min(s.Boards[me][k-1].room(), pianoBullets))
		}
	case VerbAttack:
		a, targets := s.imagine(move)
		s.whyHit(&a, targets, say)
	case VerbAim, VerbGang:
		a := &s.Plan
		switch s.Ask {
		case AskAim:
			a = s.top()
		case AskGang:
			a = &Attack{By: me, Way: Ganged, Type: Melee, Option: move.Args[1]}
			s.arm(a)
		}
		s.whyHit(a, game.Only(game.Seat(k)), say)
	case VerbBoost:
		s.whyBoost(k, move.Args[1], missing, say)
	case VerbLuck:
		say("boost", int(k))
	case VerbCross:
		say("boost", crossBonus)
	case VerbOption:
		damage, _, _ := s.top().pendingBoost().Boosts(move.Args[0])
		say("boost", int(damage))
	case VerbBlock, VerbTake:
		s.whyBlocked(move.Verb, k, say)
	case VerbCover, VerbStepIn:
		say("mate", 0, SeatRef(s.top().At))
	case VerbCatch, VerbGive:
		say("mate", 0, SeatRef(game.Seat(y)))
	case VerbShare, VerbScoot:
		say("mate", 0, SeatRef(game.Seat(k)))
	case VerbWhistle:
		say("mate", 0, SeatRef(game.Seat(move.Args[2])))
	case VerbDone, VerbPass:
		say("nothing", 0)
	}
}

// whyThere tells what speaks for being at a position.
func (s *State) whyThere(me game.Seat, p Position, say func(string, int, ...game.Ref)) {
	others := s.At(p).Without(me)
	if s.Ask == AskDive {
		for left := s.Targets(me, Melee) ^ s.foes(me)&s.within(reachWith(Open, s.weapon(me).Kind)); left != 0; left &= left - 1 {
			if foe := firstSeat(left); !s.Targets(me, Melee).Has(foe) {
				say("reach", 0, SeatRef(foe))
				return
			}
		}
		return
	}
	if Places[p].Shield > 0 {
		say("cover", int(Places[p].Shield))
	}
	if Places[p].Blast > 0 {
		say("blast", int(Places[p].Blast))
	}
	switch {
	case p == Bar && others == 0:
		say("bar", 0)
	case p == Piano && others == 0:
		say("piano", 0)
	}
}

// whyHit tells what an attack does to its best target.
func (s *State) whyHit(a *Attack, targets game.Seats, say func(string, int, ...game.Ref)) {
	best, points := game.NoSeat, 0
	for left := targets; left != 0; left &= left - 1 {
		if t := firstSeat(left); s.worthOfHit(a, t) > points {
			best, points = t, s.worthOfHit(a, t)
		}
	}
	if best == game.NoSeat {
		return
	}
	loss := s.Against(a, best).Loss
	say("damage", loss, SeatRef(best))
	if loss >= s.GritOf(best) {
		say("finish", 0, SeatRef(best))
	}
}

// whyBoost tells what a boost does.
func (s *State) whyBoost(k Kind, option uint8, missing int, say func(string, int, ...game.Ref)) {
	damage, _, split := k.Boosts(option)
	switch {
	case damage > 0:
		say("boost", int(damage))
	case split:
		say("split", 0)
	case k == OneForMe && missing > 0:
		say("heal", missing)
	}
}

// whyBlocked tells what speaks for a block, or for none.
func (s *State) whyBlocked(verb uint8, k Kind, say func(string, int, ...game.Ref)) {
	a := s.top()
	loss := s.Against(a, a.At).Loss
	f := k.Face()
	switch {
	case loss == 0 && f.Counter == 0:
		say("harmless", 0)
	case verb == VerbTake:
		if s.InHand[a.At] > 0 {
			say("keep", 0)
		}
	default:
		saved := min(loss, int(f.Value))
		if grit := s.GritOf(a.At); loss >= grit && loss-saved < grit {
			say("alive", 0)
		} else if saved > 0 {
			say("save", saved)
		}
		if f.Counter != 0 && !a.NoCounter() {
			say("strike", 0)
		}
	}
}
