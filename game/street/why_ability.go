package street

import "drygulch/game"

// maxUses is how many uses one ability has at most: the Storekeep's with the Mayor.
const maxUses = 64

// whyUser tells why the character in a column can use no ability.
func (s *State) whyUser(side, c int) game.Reason {
	d, rival := &s.Sides[side], &s.Sides[1-side]
	r := d.Row[c]
	var room [maxUses]game.Move
	if list := abilities[r].list; list != nil && c != d.bound() && len(list(s, side, c, room[:0])) > 0 {
		return game.Reason{}
	}
	switch r {
	case Governor:
		return s.whyClaim(side, c)
	case Mayor:
		return s.whyMayor(side, c)
	case Hitman:
		return because("no-bullet", 51)
	case Sheriff:
		if d.Stash[Handcuffs] == 0 {
			return because("no-handcuffs", 56)
		}
		return because("bound-already", 19, SlotRef(1-side, rival.bound()))
	case Storekeep:
		return because("nothing-near", 69)
	case Dancer:
		return because("blocked", 73)
	case Reporter:
		if d.Markers == 0 {
			return because("no-markers", 74)
		}
		return because("headlined", 76, SlotRef(1-side, c))
	case Bandit:
		return because("immobilized", 18)
	case Reverend:
		return because("nobody-to-free", 78)
	}
	return game.Reason{}
}

// whyMayor tells why the Mayor in a column cannot help the one on his right.
func (s *State) whyMayor(side, c int) game.Reason {
	right := leftOf(1-side, c)
	if !on(right) {
		return because("mayor-alone", 82)
	}
	if !Characters[s.Sides[side].Row[right]].Boosted {
		return because("mayor-whom", 83, SlotRef(side, right))
	}
	var room [maxUses]game.Move
	for _, m := range abilities[s.Sides[side].Row[right]].list(s, side, right, room[:0]) {
		if s.isHelped(m, right) {
			return game.Reason{}
		}
	}
	if why := s.whyUser(side, right); why != (game.Reason{}) {
		return why
	}
	return because("mayor-alone", 82)
}

// whyUsing tells why the use of an ability does not go on with a thing.
func (s *State) whyUsing(t taps, side int, r game.Ref) game.Reason {
	d := &s.Sides[side]
	mine := r.Kind == game.RefPlace && r.A == PlaceStreet && int(r.B) == side && r.C < Columns
	switch {
	case r.Kind == game.RefPlace && r.A == PlaceSaloon:
		return because("saloon", 24)
	case t.places == 0 && mine:
		return s.whyUser(side, int(r.C))
	case t.places == 0:
		return s.whyStart(r, side)
	}
	user, mayor := t.mine[0], false
	if d.Row[user] == Mayor {
		right := leftOf(1-side, user)
		if t.places == 1 {
			switch {
			case !mine || int(r.C) == user:
				return game.Reason{}
			case int(r.C) != right:
				return because("mayor-alone", 82)
			}
			return s.whyMayor(side, user)
		}
		user, mayor = right, true
	} else if t.places > 1 {
		mayor = d.Row[user] != Reverend
	}
	if !on(user) {
		return game.Reason{}
	}
	if mine && !mayor && d.Row[r.C] == Mayor {
		if leftOf(side, user) != int(r.C) {
			return because("mayor-not-left", 82)
		}
		return s.whyMayor(side, int(r.C))
	}
	return s.whyAim(side, user, mayor, r)
}

// whyAim tells why the character in a column cannot use its ability on a thing.
func (s *State) whyAim(side, user int, mayor bool, r game.Ref) game.Reason {
	role := s.Sides[side].Row[user]
	switch {
	case r.Kind == game.RefChoice && r.A == ListRole:
		return whyRole(role, Role(r.B))
	case r.Kind == game.RefChoice && r.A == ListToken && role == Governor:
		return s.whyToken(side, user, Token(r.B))
	case r.Kind == game.RefToken && role == Storekeep:
		return s.whyExchange(side, user, mayor, r)
	case r.Kind == game.RefToken && r.A == InReserve:
		return because("reserve", 66)
	case r.Kind == game.RefPlace && r.A == PlaceStreet && int(r.B) != side && r.C < Columns:
		return s.whyTarget(side, user, mayor, int(r.C))
	}
	return game.Reason{}
}

// whyRole tells why a character does not call out a role.
func whyRole(role, called Role) game.Reason {
	switch {
	case role == Sheriff && called != Hitman && called != Bandit:
		return because("sheriff-calls", 56)
	case role == Bandit && called != Hitman && called != Sheriff:
		return because("bandit-calls", 77)
	case role == Reporter && called == Governor:
		return because("reporter-calls", 74)
	}
	return game.Reason{}
}

// whyExchange tells why the Storekeep in a column cannot choose a token.
func (s *State) whyExchange(side, user int, mayor bool, r game.Ref) game.Reason {
	if r.A == InReserve {
		if r.C >= s.Stocked {
			return because("reserve-empty", 69)
		}
		return game.Reason{}
	}
	wide := 0
	if mayor || s.helps(side, user) {
		wide = helped
	}
	low, high := s.shelf(user, wide)
	switch c := int(r.C); {
	case c >= int(s.Line):
		return because("empty", 42)
	case c < low || c > high:
		return because("too-far", 66)
	}
	return game.Reason{}
}

// whyTarget tells why the character in a column cannot aim at a rival column.
func (s *State) whyTarget(side, user int, mayor bool, target int) game.Reason {
	role, rival := s.Sides[side].Row[user], &s.Sides[1-side]
	switch role {
	case Dancer:
		off := target - user
		switch {
		case off == 0 || off*off > 4:
			return because("dancer-far", 70)
		case !s.drawable(side, user, target):
			return because("blocked", 73)
		}
		return game.Reason{}
	case Governor, Storekeep, Reverend:
		return game.Reason{}
	}
	switch {
	case mayor && target == user:
		return because("diagonal", 84)
	case s.targets(side, user)&opposite(target) == 0:
		return because("opposite", 84)
	case role == Sheriff && target == rival.bound():
		return because("bound-already", 19, SlotRef(1-side, target))
	case role == Reporter && rival.Headlined.Has(rival.Row[target]):
		return because("headlined", 76, SlotRef(1-side, target))
	}
	return game.Reason{}
}
