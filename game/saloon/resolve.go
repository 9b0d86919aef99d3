package saloon

import "drygulch/game"

// advance carries the attack on top on by a step and reports whether somebody has
// to decide (HN-129).
func (s *State) advance(ev *game.Events) (asks bool) {
	a := s.top()
	switch a.Step {
	case StepBoosts:
		return s.askMates(a)
	case StepOption:
		if a.Pending {
			return s.asks(a.By, AskOption)
		}
		a.Step = StepAim
	case StepAim:
		if s.Teams > 0 && a.Way == OwnTurn {
			return s.asks(a.By, AskAim)
		}
		s.aimed(a, ev)
	case StepTarget:
		s.nextTarget(a)
	case StepShield:
		return s.askShield(a)
	case StepBlock:
		a.Step = StepQuick
		if s.InHand[a.At] > 0 || s.quickable(a.At) {
			a.Step = StepBlock
			return s.asks(a.At, AskBlock)
		}
	case StepQuick:
		if !a.Void && s.quickable(a.By) {
			return s.asks(a.By, AskQuick)
		}
		a.Step = StepLoss
	case StepLoss:
		s.hit(a, ev)
	case StepDrops:
		if s.drops(a, a.At, ev) {
			return true
		}
		a.Left = a.Left.Without(a.At)
		a.Step = StepTarget
	case StepSelf:
		s.recoil(a, ev)
	case StepOwnDrops:
		if s.drops(a, a.By, ev) {
			return true
		}
		a.Step = StepFall
	case StepFall:
		s.fallDoomed(ev)
		a.Step = StepCounters
	case StepCounters:
		return s.askCounters(a, ev)
	}
	return false
}

// nextTarget takes the targets in turn order from the attacker (HN-110). Those not
// yet worked out when he draws another weapon are spared (HN-102).
func (s *State) nextTarget(a *Attack) {
	if a.Void {
		a.Left = 0
	}
	a.Block, a.Lower, a.Owed, a.Asked = NoKind, 0, 0, false
	if a.Left == 0 {
		a.At = a.By
		a.Step = StepSelf
		return
	}
	a.At = nextSeat(a.Left, a.By)
	a.Step = StepShield
	a.Passed, a.Last = 0, s.Turn
}

// block plays a block for the target at hand (HN-65).
func (s *State) block(k Kind, ev *game.Events) {
	a := s.top()
	f := k.Face()
	s.show(a.At, k)
	a.Block = k
	if ev != nil {
		ev.Add(game.Event{Kind: EvBlocked, Actor: a.At, From: FanRef(a.At), To: PlayRef(int(s.InPlay) - 1), Face: [2]uint8{uint8(k)}, Amount: [2]int16{int16(f.Value)}, Rule: 65})
	}
	if f.Restrict {
		s.restrict(a.At, 164, ev)
	}
	if s.is(a.At, Thorne) {
		s.restrict(a.By, 5, ev)
	}
	if f.Disarming {
		a.Drops++
	}
	if f.Iron {
		a.Owed++
	}
	a.Step = StepQuick
}

// take lets the attack come (HN-65).
func (s *State) take(ev *game.Events) {
	a := s.top()
	if ev != nil {
		ev.Add(game.Event{Kind: EvNoBlock, Actor: a.At, Rule: 65})
	}
	a.Step = StepQuick
}

// hit takes the Grit that an attack costs its target (HN-67), with what goes with a
// hit (HN-130), and notes a counterattack that his block allows (HN-118).
func (s *State) hit(a *Attack, ev *game.Events) {
	a.Step = StepDrops
	if c := a.Block.Face().Counter; c != 0 && !a.NoCounter() {
		if c&Gun != 0 {
			a.Gunners = a.Gunners.With(a.At)
		}
		if c&Melee != 0 {
			a.Brawlers = a.Brawlers.With(a.At)
		}
	}
	if a.Void { // HN-102
		return
	}
	loss := int16(s.Against(a, a.At).Loss)
	grit := &s.Grit[s.Side(a.At)]
	*grit = max(0, *grit-loss)
	if ev != nil {
		e := game.Event{Kind: EvHit, Actor: a.At, From: SeatRef(a.By), To: SeatRef(a.At), Amount: [2]int16{loss, *grit}, Rule: 67}
		if loss == 0 {
			e.Kind = EvMissed
		}
		ev.Add(e)
	}
	if loss == 0 {
		return
	}
	if s.Teams > 0 && a.Way != Counter {
		s.HurtBy[a.By] = s.HurtBy[a.By].With(a.At)
	}
	if *grit == 0 && !s.Doomed.Has(a.At) {
		s.Doomed |= s.side(s.Side(a.At)) & s.Alive // HN-72, HN-124, HN-146
		if ev != nil && s.pending(s.Side(a.At)) {
			ev.Add(game.Event{Kind: EvDoomed, Actor: a.At, Rule: 124})
		}
	}
	w := a.With.Face()
	if w.Disarm && a.Type == Melee {
		a.Owed++
	}
	if a.HasBoost(FingerTingler) || a.HasBoost(BootStomp) { // HN-161
		a.Owed++
	}
	if a.Type == Melee {
		s.spill(a.At, w.Spill, ev)
	}
}

// spill lets cards fall out of a hand (HN-170).
func (s *State) spill(seat game.Seat, n uint8, ev *game.Events) {
	for ; n > 0 && s.InHand[seat] > 0; n-- {
		k := s.Hands[seat].any(&s.Rand)
		s.leave(seat, k)
		s.toss(k)
		if ev != nil {
			ev.Add(game.Event{Kind: EvSpilled, Actor: seat, From: FanRef(seat), To: DiscardRef(), Face: [2]uint8{uint8(k)}, Rule: 170, Final: true})
		}
	}
}

// drops carries out the drops that a seat owes in the step at hand; before each he
// may Quick Draw (HN-97). It reports whether he is asked.
func (s *State) drops(a *Attack, seat game.Seat, ev *game.Events) (asks bool) {
	for a.Owed > 0 {
		if !a.Asked && s.quickable(seat) {
			return s.asks(seat, AskDrop)
		}
		s.drop(seat, ev)
		a.Owed--
		a.Asked = false
	}
	return false
}

// recoil is what the attacker's own cards do to him when the attack is over
// (HN-163 to HN-165), and what blocks make him drop.
func (s *State) recoil(a *Attack, ev *game.Events) {
	a.Step = StepOwnDrops
	if a.HasBoost(OneForMe) { // for each target (HN-105), and for an attack that ended before one was named (HN-102)
		s.heal(a.By, OneForMe.Face().Heal*int16(max(1, a.Targets.Len())), 163, ev)
	}
	if a.HasBoost(Haymaker) {
		s.restrict(a.By, 164, ev)
	}
	a.Owed = a.Drops
	if a.Void { // the weapon has gone
		return
	}
	f := a.With.Face()
	if a.Type == Melee && (f.SelfDrop || a.Swung || f.Throw && s.outOfRange(a)) {
		a.Owed++
	}
}

// outOfRange tells that a weapon had to be thrown to reach a target (HN-167).
func (s *State) outOfRange(a *Attack) bool {
	for left := a.Targets; left != 0; left &= left - 1 {
		if !Reaches(s.Where[a.By], s.Where[firstSeat(left)]) {
			return true
		}
	}
	return false
}

// askCounters lets those strike back whose blocks allow it, in turn order from the
// attacker (HN-115, HN-116). When nobody is left the attack is over.
func (s *State) askCounters(a *Attack, ev *game.Events) (asks bool) {
	for a.striking() != 0 {
		seat := nextSeat(a.striking(), a.By)
		if s.Alive.Has(seat) && s.couldStrike(a, seat) {
			return s.asks(seat, AskCounter)
		}
		if ev != nil && s.Alive.Has(seat) {
			ev.Add(game.Event{Kind: EvLapsed, Actor: seat, Rule: 113})
		}
		s.done(a, seat, ev)
	}
	s.finish(a, ev)
	return false
}

// couldStrike tells that a seat could strike back at an attacker now, or after a
// Quick Draw (HN-113, HN-121).
func (s *State) couldStrike(a *Attack, seat game.Seat) bool {
	return s.canStrike(seat, a.strikes(seat), game.Only(a.By))
}

// done crosses a counterattack off; who is brought to 0 and has none coming is out
// (HN-124).
func (s *State) done(a *Attack, seat game.Seat, ev *game.Events) {
	a.Gunners, a.Brawlers = a.Gunners.Without(seat), a.Brawlers.Without(seat)
	s.fallDoomed(ev)
}

// decline gives a counterattack up (HN-114).
func (s *State) decline(ev *game.Events) {
	seat := s.Act
	if ev != nil {
		ev.Add(game.Event{Kind: EvDeclined, Actor: seat, Rule: 114})
	}
	s.done(s.top(), seat, ev)
}

// finish takes an attack off the stack and discards its cards (HN-73). After the
// last the winner is looked for (HN-127); then mates may Gang Up (HN-148).
func (s *State) finish(a *Attack, ev *game.Events) {
	s.clearPlay(a.FirstPlay)
	s.Depth--
	s.Stack[s.Depth] = Attack{}
	if s.Depth > 0 || s.decided(ev) {
		return
	}
	s.Fallen = 0
	switch {
	case s.Teams == 0:
		s.endPhase(ev)
	case s.Window == AskNothing: // else it goes on after the Gang Up
		s.open(AskGang)
	}
}

// drawInAttack draws another weapon, with what it means for the attack at hand
// (HN-102, HN-103).
func (s *State) drawInAttack(ev *game.Events) {
	seat := s.Act
	s.quickDraw(seat, ev)
	if s.Depth == 0 {
		return
	}
	a := s.top()
	switch s.Ask {
	case AskQuick:
		a.Step = StepLoss
	case AskOption, AskAim: // nobody is aimed at yet
		a.Pending, a.Targets, a.Left = false, 0, 0
		a.Step = StepTarget
	case AskDrop:
		a.Asked = true
		return
	default:
		return
	}
	a.Void = true
	if ev != nil {
		ev.Add(game.Event{Kind: EvVoid, Actor: seat, Rule: 102})
	}
}
