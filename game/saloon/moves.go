package saloon

import "drygulch/game"

// Moves implements game.State.
func (s *State) Moves(buf []game.Move) []game.Move {
	me := s.Act
	if s.Phase == Over || s.View != Truth && s.View != me {
		return buf
	}
	switch s.Ask {
	case AskSetup:
		return s.setupMoves(buf, me)
	case AskScavenge:
		return add(eachKind(buf, VerbToss, s.Hands[me].minus(s.Chosen).kinds()), VerbDraw, 0, 0, 0)
	case AskDeclare:
		return s.declareMoves(buf, &s.Plan)
	case AskAim:
		return s.aimMoves(buf, s.top())
	}
	buf = s.quickMove(buf, me)
	switch s.Ask {
	case AskGear:
		buf = s.gearMoves(buf, me)
	case AskDive:
		if s.MayDive(me) {
			buf = add(buf, VerbGo, uint8(Open), 0, 0)
		}
	case AskFight:
		buf = s.attackMoves(buf, me, Any, game.AllSeats)
	case AskCover:
		buf = eachPosition(buf, VerbGo, s.coverable(me))
	case AskEnd:
		buf = s.endMoves(buf, me)
	case AskBoost:
		return s.mateMoves(buf, s.top(), me)
	case AskOption:
		return s.optionMoves(buf, s.top())
	case AskShield:
		return s.shieldMoves(buf, s.top(), me)
	case AskBlock:
		return s.blockMoves(buf, s.top())
	case AskQuick, AskDrop:
		return add(buf, VerbGoOn, 0, 0, 0)
	case AskCounter:
		a := s.top()
		return add(s.attackMoves(buf, me, a.strikes(me), game.Only(a.By)), VerbDecline, 0, 0, 0)
	case AskGang:
		return add(s.gangMoves(buf, me), VerbPass, 0, 0, 0)
	case AskTeam:
		return add(s.teamMoves(buf, me), VerbPass, 0, 0, 0)
	}
	if s.Teams > 0 {
		buf = s.teamMoves(buf, me)
	}
	return add(buf, VerbDone, 0, 0, 0)
}

// add appends a move. It is written where it will lie: a move put together
// elsewhere and copied costs three times as much.
func add(buf []game.Move, verb, a, b, c uint8) []game.Move {
	buf = append(buf, game.Move{})
	m := &buf[len(buf)-1]
	m.Verb = verb
	m.Args[0], m.Args[1], m.Args[2] = a, b, c
	return buf
}

// eachKind appends a move for each kind of card.
func eachKind(buf []game.Move, verb uint8, set uint64) []game.Move {
	for ; set != 0; set &= set - 1 {
		buf = add(buf, verb, uint8(first(set)), 0, 0)
	}
	return buf
}

// eachPosition appends a move for each position.
func eachPosition(buf []game.Move, verb uint8, set uint16) []game.Move {
	for p := Open; p <= positions; p++ {
		if set>>p&1 == 1 {
			buf = add(buf, verb, uint8(p), 0, 0)
		}
	}
	return buf
}

// quickMove: one may Quick Draw wherever one is asked, but for drafts and set-up
// (HN-98, HN-104).
func (s *State) quickMove(buf []game.Move, seat game.Seat) []game.Move {
	if s.quickable(seat) {
		buf = add(buf, VerbQuick, 0, 0, 0)
	}
	return buf
}

// setupMoves: weapons for empty slots, then a place (HN-11, HN-13).
func (s *State) setupMoves(buf []game.Move, me game.Seat) []game.Move {
	for set := s.Hands[me].kinds() & weaponBits; set != 0; set &= set - 1 {
		k := first(set)
		for slot := Fist; slot <= Holster; slot++ {
			if s.Boards[me][slot].Kind == NoKind && k.fits(slot) {
				buf = add(buf, VerbEquip, uint8(k), uint8(slot), 0)
			}
		}
	}
	return eachPosition(buf, VerbPlace, s.free())
}

// gearMoves lists what can be done in a Gear phase (HN-24).
func (s *State) gearMoves(buf []game.Move, me game.Seat) []game.Move {
	b, held := &s.Boards[me], s.Hands[me].kinds()
	for set := held & weaponBits; set != 0; set &= set - 1 {
		k := first(set)
		buf = add(buf, VerbEquip, uint8(k), Fist, 0)
		if holsterBits>>k&1 == 1 {
			buf = add(buf, VerbEquip, uint8(k), Holster, 0)
		}
	}
	for slot := Fist; slot <= Holster; slot++ {
		if after, ok := b.moved(slot); ok && !s.arranged(after) {
			buf = add(buf, VerbMove, uint8(slot), 0, 0)
		}
	}
	if after, ok := b.swapped(); ok && !s.arranged(after) {
		buf = add(buf, VerbSwap, 0, 0, 0)
	}
	for set := held & reloadBits; set != 0; set &= set - 1 {
		for slot := Fist; slot <= Holster; slot++ {
			if b[slot].room() > 0 { // HN-37
				buf = add(buf, VerbReload, uint8(first(set)), uint8(slot), 0)
			}
		}
	}
	if b[Fist].Kind.Face().Swig > 0 {
		buf = add(buf, VerbSwig, 0, 0, 0)
	}
	return buf
}

// attackMoves lists how an attack on one of these seats can begin (HN-44 to
// HN-55).
func (s *State) attackMoves(buf []game.Move, me game.Seat, types Type, seats game.Seats) []game.Move {
	w := *s.weapon(me)
	if types&Gun != 0 && w.fires() && s.foes(me)&seats != 0 {
		for i, o := range w.Kind.Face().Options {
			if o.Bullets <= w.Bullets {
				buf = add(buf, VerbAttack, uint8(Gun), uint8(i), 0)
			}
		}
	}
	if types&Melee != 0 && s.targetsOf(me, Melee, w.Kind)&seats != 0 {
		buf = add(buf, VerbAttack, uint8(Melee), 0, 0)
		if w.Kind.Face().Swing > 0 {
			buf = add(buf, VerbAttack, uint8(Melee), 1, 0)
		}
	}
	return buf
}

// declareMoves lists the steps of a declaration: boosts and luck, then targets,
// then the commit (HN-43, HN-63).
func (s *State) declareMoves(buf []game.Move, a *Attack) []game.Move {
	fixed := a.Way == Counter
	if a.Targets == 0 || fixed {
		bullets := s.spare(a)
		for set := s.Hands[a.By].kinds() & s.boostable(a); set != 0; set &= set - 1 {
			buf = boostMoves(buf, first(set), bullets)
		}
		if a.Type == Gun && a.Luck == 0 && s.is(a.By, Kettle) {
			for n := uint8(1); n <= min(2, bullets); n++ {
				buf = add(buf, VerbLuck, n, 0, 0)
			}
		}
		if fixed || s.Teams > 0 {
			return add(buf, VerbCommit, 0, 0, 0)
		}
	}
	return s.aimMoves(buf, a)
}

// boostMoves lists the options of a boost that can be paid (HN-49, HN-62).
func boostMoves(buf []game.Move, k Kind, bullets uint8) []game.Move {
	options := k.Face().Options
	if len(options) == 0 {
		return add(buf, VerbBoost, uint8(k), 0, 0)
	}
	for i, o := range options {
		if o.Bullets <= bullets {
			buf = add(buf, VerbBoost, uint8(k), uint8(i), 0)
		}
	}
	return buf
}

// aimMoves lists the targets that can still be named; with one or more the attack
// can be carried out (HN-63).
func (s *State) aimMoves(buf []game.Move, a *Attack) []game.Move {
	if a.Targets == 0 && s.Ask == AskAim {
		buf = s.quickMove(buf, a.By)
	}
	for left := s.aimable(a); left != 0; left &= left - 1 {
		buf = add(buf, VerbAim, uint8(firstSeat(left)), 0, 0)
	}
	if a.Targets != 0 {
		buf = add(buf, VerbCommit, 0, 0, 0)
	}
	return buf
}

// mateMoves lists what a mate can add to an attack (HN-151, HN-152).
func (s *State) mateMoves(buf []game.Move, a *Attack, me game.Seat) []game.Move {
	held := s.Hands[me].kinds()
	if !a.Mated.Has(me) {
		buf = eachKind(buf, VerbBoost, held&s.boostable(a))
	}
	if a.Type == Gun && held>>Crossfire&1 == 1 && s.weapon(me).Bullets > 0 {
		buf = add(buf, VerbCross, 0, 0, 0)
	}
	return add(buf, VerbPass, 0, 0, 0)
}

// optionMoves lists how a mate's boost can count (HN-153).
func (s *State) optionMoves(buf []game.Move, a *Attack) []game.Move {
	for i, o := range a.pendingBoost().Face().Options {
		if o.Bullets <= s.spare(a) {
			buf = add(buf, VerbOption, uint8(i), 0, 0)
		}
	}
	return buf
}

// shieldMoves lists what a mate of the target can play for him.
func (s *State) shieldMoves(buf []game.Move, a *Attack, me game.Seat) []game.Move {
	held := s.Hands[me].kinds()
	if held>>CoverMe&1 == 1 {
		buf = add(buf, VerbCover, 0, 0, 0)
	}
	if held>>MyFightToo&1 == 1 && s.mayStepIn(a, me) {
		buf = add(buf, VerbStepIn, 0, 0, 0)
	}
	return add(buf, VerbPass, 0, 0, 0)
}

// blockMoves lists the blocks that fit (HN-65).
func (s *State) blockMoves(buf []game.Move, a *Attack) []game.Move {
	return add(eachKind(buf, VerbBlock, s.blocks(a)), VerbTake, 0, 0, 0)
}

// blocks are the kinds of blocks that the target at hand can play, as bits.
func (s *State) blocks(a *Attack) uint64 {
	set := s.Hands[a.At].kinds() & blockBits[a.Type]
	if s.weapon(a.At).Kind == NoKind {
		set &^= 1 << OnTheIron
	}
	return set
}

// endMoves lists what there is at End of turn (HN-85, HN-155).
func (s *State) endMoves(buf []game.Move, me game.Seat) []game.Move {
	if s.atTheBar(me) {
		buf = add(buf, VerbBonus, 0, 0, 0)
	}
	for slot := Fist; slot <= Holster; slot++ {
		if s.atThePiano(me, slot) {
			buf = add(buf, VerbBonus, uint8(slot)+1, 0, 0)
		}
	}
	if s.mayDoctor(me) {
		for x := s.Hands[me]; !x.empty(); {
			k := first(x.kinds())
			x = x.without(k)
			buf = pairs(buf, VerbHeal, k, x, 0)
			x = x.of(^(uint64(1) << k)) // the pairs of its other copies are the same
		}
	}
	if s.mayGive(me) {
		for left := s.Mates(me); left != 0; left &= left - 1 {
			for set := s.Hands[me].kinds(); set != 0; set &= set - 1 {
				buf = add(buf, VerbGive, uint8(first(set)), uint8(firstSeat(left)), 0)
			}
		}
	}
	return buf
}

// pairs lists a card with each kind of others.
func pairs(buf []game.Move, verb uint8, k Kind, others Cards, arg uint8) []game.Move {
	for set := others.kinds(); set != 0; set &= set - 1 {
		buf = add(buf, verb, uint8(k), uint8(first(set)), arg)
	}
	return buf
}

// teamMoves lists the team cards that can be played outside an attack (HN-148).
func (s *State) teamMoves(buf []game.Move, me game.Seat) []game.Move {
	held := s.Hands[me].kinds() & teamBits
	if held == 0 {
		return buf
	}
	mates := s.Mates(me)
	if held>>CatchPartner&1 == 1 {
		buf = s.catchMoves(buf, me, mates)
	}
	if held>>ShareTheShells&1 == 1 {
		for left := mates; left != 0; left &= left - 1 {
			mate := firstSeat(left)
			for slot := Fist; slot <= Holster; slot++ {
				if s.Boards[mate][slot].room() > 0 {
					buf = add(buf, VerbShare, uint8(mate), uint8(slot), 0)
				}
			}
		}
	}
	if held>>ScootOver&1 == 1 {
		free := s.scootable()
		for left := mates.With(me); left != 0; left &= left - 1 {
			seat := firstSeat(left)
			for p := Stairs; p <= positions; p++ {
				if free>>p&1 == 1 && s.Where[seat] != p {
					buf = add(buf, VerbScoot, uint8(seat), uint8(p), 0)
				}
			}
		}
	}
	if held>>RoundOnTheHouse&1 == 1 && s.mayRound(me) {
		buf = add(buf, VerbRound, 0, 0, 0)
	}
	if held>>LowWhistle&1 == 1 {
		buf = s.whistleMoves(buf, me, mates)
	}
	return buf
}

// catchMoves lists which weapon can go to which empty slot of a mate.
func (s *State) catchMoves(buf []game.Move, me game.Seat, mates game.Seats) []game.Move {
	for slot := Fist; slot <= Holster; slot++ {
		k := s.Boards[me][slot].Kind
		if k == NoKind {
			continue
		}
		for left := mates; left != 0; left &= left - 1 {
			mate := firstSeat(left)
			for to := Fist; to <= Holster; to++ {
				if s.Boards[mate][to].Kind == NoKind && k.fits(to) {
					buf = add(buf, VerbCatch, uint8(slot), uint8(mate), uint8(to))
				}
			}
		}
	}
	return buf
}

// whistleMoves lists which one or two cards can go to a mate.
func (s *State) whistleMoves(buf []game.Move, me game.Seat, mates game.Seats) []game.Move {
	for left := mates; left != 0; left &= left - 1 {
		mate := uint8(firstSeat(left))
		for x := s.Hands[me].without(LowWhistle); !x.empty(); {
			k := first(x.kinds())
			buf = add(buf, VerbWhistle, uint8(k), 0, mate)
			x = x.without(k)
			buf = pairs(buf, VerbWhistle, k, x, mate)
			x = x.of(^(uint64(1) << k))
		}
	}
	return buf
}

// gangMoves lists whom one can Gang Up on.
func (s *State) gangMoves(buf []game.Move, me game.Seat) []game.Move {
	if !s.Hands[me].has(GangUp) {
		return buf
	}
	for left := s.hurt(me); left != 0; left &= left - 1 {
		buf = add(buf, VerbGang, uint8(firstSeat(left)), 0, 0)
		if s.weapon(me).Kind.Face().Swing > 0 {
			buf = add(buf, VerbGang, uint8(firstSeat(left)), 1, 0)
		}
	}
	return buf
}
