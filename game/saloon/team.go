package saloon

import "drygulch/game"

// Numbers of the team cards.
const (
	shareBullets = 3
	houseGrit    = 4
)

// teamCard plays a team card of the actor's, with the time for it (HN-148).
func (s *State) teamCard(k Kind, ev *game.Events) {
	me := s.Act
	if s.Depth > 0 {
		s.show(me, k)
	} else {
		s.leave(me, k)
		s.toss(k)
		s.forgetBoards()
	}
	if ev != nil {
		ev.Add(game.Event{Kind: EvTeamCard, Actor: me, From: FanRef(me), Face: [2]uint8{uint8(k)}, Rule: 148})
	}
	s.played()
}

// catch: a weapon goes with its bullets to a mate's empty slot.
func (s *State) catch(slot int, mate game.Seat, to int, ev *game.Events) {
	me := s.Act
	s.teamCard(CatchPartner, ev)
	w := &s.Boards[me][slot]
	s.Boards[mate][to] = *w
	if ev != nil {
		ev.Add(game.Event{Kind: EvCaught, Actor: mate, From: SlotRef(me, slot), To: SlotRef(mate, to), Face: [2]uint8{uint8(w.Kind)}, Rule: 148})
	}
	*w = Weapon{}
}

// share puts bullets into a mate's gun.
func (s *State) share(mate game.Seat, slot int, ev *game.Events) {
	s.teamCard(ShareTheShells, ev)
	s.load(mate, slot, shareBullets, NoKind, 148, ev)
}

// scoot moves a pawn of the team to a free orange position.
func (s *State) scoot(seat game.Seat, to Position, ev *game.Events) {
	s.teamCard(ScootOver, ev)
	s.move(seat, to, 148, ev)
}

// scootable are the positions that Scoot Over can move a pawn to, as bits.
func (s *State) scootable() uint16 { return s.free() & orangeBits }

// mayRound tells that Round on the House can be played: one of the team is Behind
// the Bar.
func (s *State) mayRound(seat game.Seat) bool {
	return s.At(Bar)&s.side(s.Side(seat)) != 0
}

// whistle gives one or two cards to a mate, face down.
func (s *State) whistle(x, y Kind, mate game.Seat, ev *game.Events) {
	me := s.Act
	s.teamCard(LowWhistle, ev)
	s.hand(me, mate, x, 148, ev)
	if y != NoKind {
		s.hand(me, mate, y, 148, ev)
	}
}

// mateBoost adds a mate's boost to the attack (HN-151). If it has several options
// the attacker will pick one (HN-153); otherwise its bullets are paid at once.
func (s *State) mateBoost(k Kind, ev *game.Events) {
	a, mate := s.top(), s.Act
	s.show(mate, k)
	e := game.Event{Kind: EvBoost, Actor: mate, From: FanRef(mate), To: PlayRef(int(s.InPlay) - 1), Face: [2]uint8{uint8(k)}, Rule: 151}
	if len(k.Face().Options) > 1 {
		a.Boosts |= 1 << (k - firstBoost)
		a.Pending = true
	} else {
		damage, bullets, _ := k.Boosts(0)
		s.boost(a, k, 0)
		s.weapon(a.By).Bullets -= bullets
		e.Amount = [2]int16{int16(damage), int16(bullets)}
	}
	a.Mated = a.Mated.With(mate)
	if ev != nil {
		ev.Add(e)
	}
	s.played()
}

// pending is the mate's boost whose option is still to be picked.
func (a *Attack) pendingBoost() Kind {
	for left := a.boosted() & bulletBits; left != 0; left &= left - 1 {
		if k := first(left); len(k.Face().Options) > 1 {
			return k
		}
	}
	return NoKind
}

// pick settles how a mate's boost counts; the attacker's gun pays (HN-153).
func (s *State) pick(option uint8, ev *game.Events) {
	a := s.top()
	k := a.pendingBoost()
	damage, bullets, _ := k.Boosts(option)
	s.boost(a, k, option)
	s.weapon(a.By).Bullets -= bullets
	a.Pending = false
	if ev != nil {
		ev.Add(game.Event{Kind: EvOption, Actor: a.By, Face: [2]uint8{uint8(k)}, Amount: [2]int16{int16(damage), int16(bullets)}, Rule: 153})
	}
}

// cross spends a bullet of a mate's for a gun attack.
func (s *State) cross(ev *game.Events) {
	mate := s.Act
	s.teamCard(Crossfire, ev)
	s.weapon(mate).Bullets--
	s.top().Damage += crossBonus
	if ev != nil {
		ev.Add(game.Event{Kind: EvCrossfire, Actor: mate, From: SlotRef(mate, Fist), To: SeatRef(s.top().By), Amount: [2]int16{crossBonus}, Rule: 148})
	}
}

// cover lowers the attack at hand for a mate.
func (s *State) cover(ev *game.Events) {
	mate := s.Act
	s.teamCard(CoverMe, ev)
	a := s.top()
	a.Lower += coverValue
	if ev != nil {
		ev.Add(game.Event{Kind: EvCoverMe, Actor: mate, From: SeatRef(mate), To: SeatRef(a.At), Amount: [2]int16{coverValue}, Rule: 148})
	}
}

// mayStepIn tells that a seat could be the target of the attack instead of its
// mate.
func (s *State) mayStepIn(a *Attack, seat game.Seat) bool {
	return s.targetsOf(a.By, a.Type, a.With)&^a.Targets&game.Only(seat) != 0
}

// stepIn makes the actor the target instead; what covered the other is lost.
func (s *State) stepIn(ev *game.Events) {
	me := s.Act
	s.teamCard(MyFightToo, ev)
	a := s.top()
	if ev != nil {
		ev.Add(game.Event{Kind: EvSteppedIn, Actor: me, From: SeatRef(me), To: SeatRef(a.At), Rule: 148})
	}
	a.Targets = a.Targets.Without(a.At).With(me)
	a.Left = a.Left.Without(a.At).With(me)
	a.At, a.Lower = me, 0
}

// gang makes a melee attack on somebody who was just hurt, without boosts and
// without a counterattack to it.
func (s *State) gang(target game.Seat, swing uint8, ev *game.Events) {
	me := s.Act
	s.show(me, GangUp)
	if ev != nil {
		ev.Add(game.Event{Kind: EvTeamCard, Actor: me, From: FanRef(me), Face: [2]uint8{uint8(GangUp)}, Rule: 148})
	}
	s.played()
	a := Attack{By: me, Way: Ganged, Type: Melee, Option: swing, Targets: game.Only(target)}
	s.arm(&a)
	s.launch(a, ev)
	s.top().FirstPlay--
}
