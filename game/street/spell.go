package street

import "drygulch/game"

// Spell implements game.State. The ways to tap moves; the kind of action comes
// first or after the first of one's own things, and what has no order comes in any:
//
//	arrange      place/green/1 place/green-saloon/0
//	ready        seat/0 action/ready
//	street move  action/move place/green/1 place/green/5 choice/how/exchange
//	             place/green/1 action/move place/green/5 choice/how/exchange
//	saloon move  action/move place/green-saloon/0 place/green/1 place/green/5 place/green/5 place/green/1
//	             place/green/1 action/move place/green/5 place/green-saloon/0 place/green/5 place/green/1
//	             who comes out and the two places; then from where one goes in, and where the one who comes out stands
//	look         action/look place/green/2
//	take, claim  action/take place/green/2 choice/token/vote
//	claim        action/ability place/green/2 choice/token/election    the same move
//	ability      action/ability place/green/2, then what it is done to:
//	  Hitman, Scout, Dancer, Reverend  place/red/2
//	  Sheriff, Reporter, Bandit        place/red/2 choice/role/hitman
//	  Storekeep                        token/street/1 token/street/3
//	                                   token/street/1 token/reserve/0
//	with the Mayor     action/ability place/green/2 place/green/1 …    he may be tapped after the other
//	                   action/ability place/green/1 place/green/2 …    or before
//	                   and where the target says that he helps, not at all
//	answer       seat/0 action/stand
//	end          seat/0 action/end
func (s *State) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	side := s.SideOf(s.Act)
	x, y := int(m.Args[0]), int(m.Args[1])
	switch m.Verb {
	case VerbSwap:
		return inAnyOrder(i, buf, placeRef(side, m.Args[0]), placeRef(side, m.Args[1]))
	case VerbStreet:
		return spellStreet(side, m, i, buf)
	case VerbSaloon:
		return spellSaloon(side, m, i, buf)
	case VerbLook:
		return inAnyOrder(i, buf, ActionRef(ActionLook), SlotRef(side, x))
	case VerbTake:
		return called(i, buf, ActionTake, SlotRef(side, x), Token(y))
	case VerbClaim:
		if i < 2 {
			return called(i, buf, ActionTake, SlotRef(side, x), Election)
		}
		return called(i-2, buf, ActionUse, SlotRef(side, x), Election)
	case VerbReady:
		return alone(i, buf, s.Act, ActionReady)
	case VerbEnd:
		return alone(i, buf, s.Act, ActionEnd)
	case VerbAnswer:
		if x == int(Stands) {
			return alone(i, buf, s.Act, ActionStand)
		}
		return alone(i, buf, s.Act, ActionYield)
	case VerbAbility:
		return s.spellAbility(side, m, i, buf)
	case VerbRelease:
		return s.spellRelease(side, i, buf)
	}
	return nil
}

// inAnyOrder spells two things in either order.
func inAnyOrder(i int, buf []game.Ref, x, y game.Ref) []game.Ref {
	switch i {
	case 0:
		return append(buf, x, y)
	case 1:
		return append(buf, y, x)
	}
	return nil
}

// called spells a character of whom a token is called out.
func called(i int, buf []game.Ref, action uint8, who game.Ref, token Token) []game.Ref {
	if buf = inAnyOrder(i, buf, ActionRef(action), who); buf != nil {
		buf = append(buf, TokenRef(token))
	}
	return buf
}

// alone spells what needs no more than an action.
func alone(i int, buf []game.Ref, seat game.Seat, action uint8) []game.Ref {
	if i > 0 {
		return nil
	}
	return append(buf, SeatRef(seat), ActionRef(action))
}

// ordersOf3 are the orders of three things.
var ordersOf3 = [6][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {2, 0, 1}, {1, 2, 0}, {2, 1, 0}}

func spellStreet(side int, m game.Move, i int, buf []game.Ref) []game.Ref {
	if i >= 4 {
		return nil
	}
	x, y := SlotRef(side, int(m.Args[i&1])), SlotRef(side, int(m.Args[1-i&1]))
	if buf = inAnyOrder(i>>1, buf, ActionRef(ActionMove), x); buf != nil {
		buf = append(buf, y, HowRef(m.Args[2]))
	}
	return buf
}

func spellSaloon(side int, m game.Move, i int, buf []game.Ref) []game.Ref {
	if i >= 2*len(ordersOf3) {
		return nil
	}
	a := m.Args
	three := [3]game.Ref{SaloonRef(side, int(a[0])), SlotRef(side, int(a[1])), SlotRef(side, int(a[2]))}
	order := ordersOf3[i>>1]
	buf = inAnyOrder(i&1, buf, ActionRef(ActionMove), three[order[0]])
	return append(buf, three[order[1]], three[order[2]], SlotRef(side, int(a[a[3]])), SlotRef(side, int(a[a[4]])))
}

// The ways to tap who uses an ability: plainHeads without the Mayor, the others with
// him.
const (
	plainHeads = 2
	heads      = 6
)

// head spells the user of an ability in the i-th of these ways.
func head(i int, buf []game.Ref, user, mayor game.Ref) []game.Ref {
	use := ActionRef(ActionUse)
	switch i {
	case 0:
		return append(buf, use, user)
	case 1:
		return append(buf, user, use)
	case 2:
		return append(buf, use, user, mayor)
	case 3:
		return append(buf, user, use, mayor)
	case 4:
		return append(buf, use, mayor, user)
	case 5:
		return append(buf, mayor, use, user)
	}
	return nil
}

// spellAbility spells the use of an ability: who, and then what it is done to.
func (s *State) spellAbility(side int, m game.Move, i int, buf []game.Ref) []game.Ref {
	r := Role(m.Args[0])
	c := s.Sides[side].column(r)
	if c < 0 { // not the actor's view
		return nil
	}
	user, mayor := SlotRef(side, c), SlotRef(side, leftOf(side, c))
	first, last := 0, plainHeads
	if s.isHelped(m, c) {
		last = heads
	}
	if r == Storekeep {
		if last == heads && !needsMayor(m, c) { // only the Mayor says it
			first = plainHeads
		}
		if i = first<<1 + i; i>>1 >= last {
			return nil
		}
		return inAnyOrder(i&1, head(i>>1, buf, user, mayor), shelvedRef(m.Args[1]), shelvedRef(m.Args[2]))
	}
	if i >= last {
		return nil
	}
	buf = append(head(i, buf, user, mayor), SlotRef(1-side, int(m.Args[1])))
	if called := Role(m.Args[2]); called != NoRole {
		buf = append(buf, RoleRef(called))
	}
	return buf
}

// spellRelease spells how the Reverend frees the Bandit on his left.
func (s *State) spellRelease(side, i int, buf []game.Ref) []game.Ref {
	d := &s.Sides[side]
	reverend, bandit := d.column(Reverend), d.column(Bandit)
	if i >= plainHeads || reverend < 0 || bandit < 0 {
		return nil
	}
	return append(head(i, buf, SlotRef(side, reverend), game.Ref{}), SlotRef(side, bandit))
}

// needsMayor tells that the Storekeep in a column reaches a cell only with the
// Mayor's help.
func needsMayor(m game.Move, c int) bool {
	far := func(cell uint8) bool { return cell < Columns && (int(cell) < c-1 || int(cell) > c+1) }
	return far(m.Args[1]) || far(m.Args[2])
}
