package saloon

import "drygulch/game"

// Damage that the rules and characters add.
const (
	bareFist   = 2 // HN-52
	swoopBonus = 2 // HN-40
	pointBlank = 1 // Big Annie McGraw
	crossBonus = 2 // Crossfire
	coverValue = 2 // Cover Me
)

// targetsOf are those whom a seat could attack with a weapon: of other sides, with
// a gun anybody, otherwise who is in range (HN-46, HN-55, HN-149).
func (s *State) targetsOf(by game.Seat, t Type, weapon Kind) game.Seats {
	foes := s.foes(by)
	if t == Gun {
		return foes
	}
	return foes & s.within(reachWith(s.Where[by], weapon))
}

// Targets are those whom a seat could attack now with the weapon in its Fist.
func (s *State) Targets(by game.Seat, t Type) game.Seats {
	if t == Gun && !s.weapon(by).fires() {
		return 0
	}
	return s.targetsOf(by, t, s.weapon(by).Kind)
}

// fires tells that a weapon is a gun with enough bullets for one of its options
// (HN-45).
func (w Weapon) fires() bool {
	return w.Kind.IsGun() && w.Bullets >= w.Kind.Face().Options[0].Bullets
}

// canHit tells that an attack of one of these types on one of these seats is
// possible with a weapon.
func (s *State) canHit(by game.Seat, w Weapon, types Type, seats game.Seats) bool {
	return types&Gun != 0 && w.fires() && s.foes(by)&seats != 0 ||
		types&Melee != 0 && s.targetsOf(by, Melee, w.Kind)&seats != 0
}

// canStrike tells the same of the weapon in the Fist, or after a Quick Draw.
func (s *State) canStrike(by game.Seat, types Type, seats game.Seats) bool {
	b := &s.Boards[by]
	return s.canHit(by, b[Fist], types, seats) || b[Holster].Kind != NoKind && s.canHit(by, b[Holster], types, seats)
}

// mayFight tells that there is something to choose in the Fight phase: an attack
// that could be made, or with cards in hand perhaps a team card (HN-64, HN-148).
func (s *State) mayFight(seat game.Seat) bool {
	return s.canStrike(seat, Any, game.AllSeats) || s.Teams > 0 && s.InHand[seat] > 0
}

// begin starts the draft of an attack of the actor: a gun option, or a melee attack
// plain or swung (HN-44, HN-47, HN-53).
func (s *State) begin(t Type, option uint8, ev *game.Events) {
	me := s.Act
	plan := Attack{By: me, Way: OwnTurn, Type: t, Option: option}
	if s.Ask == AskCounter {
		plan.Way = Counter
		plan.Targets = game.Only(s.top().By) // HN-112
	}
	s.arm(&plan)
	s.Plan = plan
	s.asks(me, AskDeclare)
	s.step(NoKind, ev)
}

// arm works out what the weapon in the Fist gives to an attack.
func (s *State) arm(a *Attack) {
	w := *s.weapon(a.By)
	a.With = w.Kind
	f := w.Kind.Face()
	if a.Type == Gun {
		o := f.Options[a.Option]
		a.Damage, a.Bullets = o.Damage, o.Bullets
		if o.Split {
			a.Splits++
		}
		return
	}
	a.Damage = f.Damage
	if w.Kind == NoKind {
		a.Damage = bareFist
	}
	if s.is(a.By, Anvil) {
		a.Damage = max(a.Damage, anvilFists)
	}
	if a.Option == 1 { // HN-171
		a.Swung = true
		a.Damage += f.Swing
	}
}

// step tells the actor, and nobody else, of a step of his draft.
func (s *State) step(k Kind, ev *game.Events) {
	if ev != nil {
		ev.AddSecret(game.Event{Kind: EvStep, Actor: s.Act, Face: [2]uint8{uint8(k)}, Reaches: game.Only(s.Act)}, game.Only(s.Act))
	}
}

// spare is how many bullets of the attacker's gun an attack has not claimed
// (HN-49).
func (s *State) spare(a *Attack) uint8 {
	if a == &s.Plan {
		return s.weapon(a.By).Bullets - a.Bullets
	}
	return s.weapon(a.By).Bullets // the others are paid
}

// boostable are the kinds of boosts that can be added to an attack, as bits
// (HN-58, HN-61). Of those that cost bullets only if they can be paid.
func (s *State) boostable(a *Attack) uint64 {
	if a.Way == Ganged {
		return 0
	}
	set := boostBits[a.Type] &^ a.boosted()
	if a.Type == Gun {
		bullets := s.spare(a)
		if a.Pending {
			bullets--
		}
		if bullets == 0 || bullets > 200 { // none are left, or fewer
			set &^= bulletBits
		}
	}
	return set
}

// boost adds a boost to an attack (HN-60 to HN-62).
func (s *State) boost(a *Attack, k Kind, option uint8) {
	a.Boosts |= 1 << (k - firstBoost)
	a.Picks |= uint16(option) << (k - firstBoost)
	damage, bullets, split := k.Boosts(option)
	a.Damage += damage
	a.Bullets += bullets
	if split {
		a.Splits++
	}
}

// Boosts is what a boost adds with an option: damage, bullets to be paid, whether
// there may be one more target.
func (k Kind) Boosts(option uint8) (damage int8, bullets uint8, split bool) {
	f := k.Face()
	if len(f.Options) > 0 {
		o := f.Options[option]
		return o.Damage, o.Bullets, o.Split
	}
	return f.Damage, 0, f.Split
}

// aimable are those who can still be named as targets (HN-105 to HN-107, HN-154).
func (s *State) aimable(a *Attack) game.Seats {
	if a.Targets.Len() > int(a.Splits) {
		return 0
	}
	set := s.targetsOf(a.By, a.Type, a.With) &^ a.Targets
	if s.Teams == 0 {
		return set
	}
	for left := a.Targets; left != 0; left &= left - 1 {
		set &^= s.side(s.Side(firstSeat(left)))
	}
	return set
}

// short is how many targets an attack is short of because there are too few legal
// ones (HN-160). A counterattack has one (HN-120).
func (s *State) short(a *Attack) int8 {
	if a.Splits == 0 {
		return 0
	}
	legal := 1
	if a.Way == OwnTurn {
		legal = s.sides(s.targetsOf(a.By, a.Type, a.With))
	}
	return max(0, 1+int8(a.Splits)-int8(legal))
}

// sides counts the sides of some seats.
func (s *State) sides(seats game.Seats) int {
	if s.Teams == 0 {
		return seats.Len()
	}
	n := 0
	for side := range int(s.Teams) {
		if seats&s.side(side) != 0 {
			n++
		}
	}
	return n
}

// commit carries out what was declared, in teams but for the targets of an attack
// in the own turn: bullets and cards are paid (HN-43, HN-108) and the attack is
// worked out.
func (s *State) commit(ev *game.Events) {
	if s.Ask == AskAim {
		s.aimed(s.top(), ev)
		return
	}
	plan := s.Plan
	s.Plan = Attack{}
	if plan.Way == Counter {
		below := s.top()
		below.Gunners, below.Brawlers = below.Gunners.Without(plan.By), below.Brawlers.Without(plan.By)
	} else {
		s.Fought = true // HN-42
	}
	s.launch(plan, ev)
}

// launch puts an attack on the stack and pays for it.
func (s *State) launch(plan Attack, ev *game.Events) {
	plan.FirstPlay = s.InPlay
	plan.Last = plan.By
	s.weapon(plan.By).Bullets -= plan.Bullets
	swoop := plan.Type == Melee && plan.By == s.Turn && s.Swoop // HN-40
	if swoop {
		plan.Damage += swoopBonus
		s.Swoop = false
	}
	s.Stack[s.Depth] = plan
	s.Depth++
	a := s.top()
	if ev != nil {
		s.tellAttack(a, swoop, ev)
	}
	for left := a.boosted(); left != 0; left &= left - 1 {
		s.playBoost(a, first(left), ev)
	}
}

// tellAttack tells of an attack that begins.
func (s *State) tellAttack(a *Attack, swoop bool, ev *game.Events) {
	e := game.Event{Kind: EvAttack, Actor: a.By, From: SlotRef(a.By, Fist), Face: [2]uint8{uint8(a.With)}, Amount: [2]int16{int16(a.Type), int16(a.Bullets)}, Rule: 44}
	switch a.Way {
	case Counter:
		e.Kind, e.Rule = EvCounter, 112
	case Ganged:
		e.Rule = 148
	}
	ev.Add(e)
	if a.Swung {
		ev.Add(game.Event{Kind: EvSwung, Actor: a.By, Amount: [2]int16{int16(a.With.Face().Swing)}, Rule: 171})
	}
	if swoop {
		ev.Add(game.Event{Kind: EvSwooped, Actor: a.By, Amount: [2]int16{swoopBonus}, Rule: 40})
	}
	if a.Luck > 0 {
		ev.Add(game.Event{Kind: EvLuck, Actor: a.By, Amount: [2]int16{int16(a.Luck), int16(a.Luck)}, Rule: 5})
	}
}

// playBoost plays the card of a boost of the attacker's.
func (s *State) playBoost(a *Attack, k Kind, ev *game.Events) {
	s.show(a.By, k)
	if ev != nil {
		damage, bullets, _ := k.Boosts(uint8(a.Picks >> (k - firstBoost) & 1))
		ev.Add(game.Event{Kind: EvBoost, Actor: a.By, From: FanRef(a.By), To: PlayRef(int(s.InPlay) - 1), Face: [2]uint8{uint8(k)}, Amount: [2]int16{int16(damage), int16(bullets)}, Rule: 60})
	}
}

// aimed: the targets are named, and what they are short of counts (HN-160).
func (s *State) aimed(a *Attack, ev *game.Events) {
	if ev != nil {
		for left := a.Targets; left != 0; {
			t := nextSeat(left, a.By)
			left = left.Without(t)
			ev.Add(game.Event{Kind: EvAimed, Actor: a.By, From: SeatRef(a.By), To: SeatRef(t), Rule: 63})
		}
	}
	if short := s.short(a); short > 0 {
		s.strengthen(a, short, ev)
	}
	a.Left = a.Targets
	a.Step = StepTarget
}

// strengthen adds what missing targets are worth (HN-160).
func (s *State) strengthen(a *Attack, short int8, ev *game.Events) {
	a.Damage += short
	if ev != nil {
		ev.Add(game.Event{Kind: EvSpare, Actor: a.By, Amount: [2]int16{int16(short)}, Rule: 160})
	}
}
