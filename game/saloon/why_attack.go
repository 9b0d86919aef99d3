package saloon

import "drygulch/game"

// whyAttack tells why one cannot attack like that.
func (s *State) whyAttack(prefix []game.Ref, r game.Ref) game.Reason {
	me := s.Act
	types := Any
	if s.Ask == AskCounter {
		types = s.top().strikes(me)
	}
	switch {
	case r.Kind == game.RefAction && r.A == ActionGun, r.Kind == game.RefChoice && r.A == ListGun:
		return s.whyNoShot(types, r)
	case r.Kind == game.RefAction && r.A == ActionMelee, r.Kind == game.RefChoice && r.A == ListMelee:
		if types&Melee == 0 {
			return because("counter-type", 113)
		}
		return because("nobody", 64)
	case r == SlotRef(me, Holster):
		return because("holster", 30)
	case r == SlotRef(me, Fist):
		return because("nobody", 64)
	case r.Kind == game.RefSeat || r.Kind == game.RefPawn:
		if seat, ok := s.seatOf(r); ok && seat != me {
			return because("how", 44)
		}
	}
	return s.whyCard(prefix, r)
}

// whyNoShot tells why one cannot shoot, or not with so many bullets.
func (s *State) whyNoShot(types Type, r game.Ref) game.Reason {
	w := *s.weapon(s.Act)
	options := w.Kind.Face().Options
	switch {
	case types&Gun == 0:
		return because("counter-type", 113)
	case !w.Kind.IsGun():
		return because("no-gun-fist", 45)
	case w.Bullets == 0:
		return because("empty", 50)
	case r.Kind == game.RefChoice && int(r.B) < len(options):
		return counting(because("bullets", 49), options[r.B].Bullets, w.Bullets)
	}
	return game.Reason{}
}

// whyDeclare tells why something does not go with the attack that is declared.
func (s *State) whyDeclare(r game.Ref) game.Reason {
	a := &s.Plan
	if s.Ask == AskAim {
		a = s.top()
	}
	if k := s.handCard(r); k != NoKind {
		return s.whyNoBoost(a, k)
	}
	switch r.Kind {
	case game.RefSeat, game.RefPawn:
		if seat, ok := s.seatOf(r); ok {
			return s.whyNoTarget(a, seat)
		}
	case game.RefChoice:
		switch r.A {
		case ListBoost, ListLuck:
			return counting(because("bullets", 49), r.B+1, s.spare(a))
		}
	case game.RefAction:
		if r.A == ActionAttack {
			return because("aim-first", 43)
		}
	case game.RefPlace:
		if r == SlotRef(s.Act, Holster) {
			return because("quick-draft", 104)
		}
	}
	return game.Reason{}
}

// whyNoBoost tells why a card is no boost for an attack.
func (s *State) whyNoBoost(a *Attack, k Kind) game.Reason {
	switch {
	case k < firstBoost || k > lastBoost:
		return s.whyCard(nil, HandRef(s.Hands[s.Act].place(k)))
	case k.Face().Fits&a.Type == 0:
		return because("fits", 58)
	case a.HasBoost(k):
		return because("same-name", 61)
	case bulletBits>>k&1 == 1 && s.boostable(a)>>k&1 == 0:
		return counting(because("bullets", 49), k.Face().Options[0].Bullets, s.spare(a))
	case s.Ask == AskDeclare && a.Targets != 0:
		return because("boosts-first", 63)
	}
	return because("boost-later", 60)
}

// whyNoTarget tells why somebody is no target of an attack.
func (s *State) whyNoTarget(a *Attack, seat game.Seat) game.Reason {
	switch {
	case a.Way == Counter:
		return because("fixed", 112)
	case seat == a.By:
		return because("self", 46)
	case s.Mates(a.By).Has(seat):
		return because("mate", 149, SeatRef(seat))
	case !s.targetsOf(a.By, a.Type, a.With).Has(seat):
		return because("range", 55, SeatRef(seat))
	case a.Targets.Has(seat), a.Targets.Len() > int(a.Splits):
		return because("one-target", 105)
	case s.Teams > 0:
		return because("same-team", 154)
	}
	return game.Reason{}
}

// whyBlock tells why a card does not block the attack at hand.
func (s *State) whyBlock(r game.Ref) game.Reason {
	k := s.handCard(r)
	switch {
	case k == NoKind:
	case k.Face().Family != BlockFamily:
		return because("not-block", 65)
	case k.Face().Fits&s.top().Type == 0:
		return because("block-fits", 65)
	default:
		return because("iron", 65)
	}
	return game.Reason{}
}

// whyMate tells why a mate cannot add a card to the attack.
func (s *State) whyMate(r game.Ref) game.Reason {
	a := s.top()
	k := s.handCard(r)
	switch {
	case k == NoKind:
		return game.Reason{}
	case k == Crossfire && a.Type == Melee:
		return because("team-cannot", 148)
	case k == Crossfire && !s.weapon(s.Act).Kind.IsGun():
		return because("no-gun-fist", 45)
	case k == Crossfire:
		return because("empty", 50)
	case k >= firstBoost && k <= lastBoost && a.Mated.Has(s.Act):
		return because("mate-boost", 151)
	case k >= firstBoost && k <= lastBoost:
		return s.whyNoBoost(a, k)
	}
	return because("not-boost", 151)
}
