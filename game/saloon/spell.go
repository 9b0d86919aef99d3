package saloon

import "drygulch/game"

// Spell implements game.State. The ways to tap moves, me the actor; of cards of one
// kind each copy can be tapped:
//
//	start, dive, cover  place/bar action/go, pawn/me place/bar
//	equip, reload       card/hand/2 place/fist/me
//	discard another     card/hand/2                         a step of the draft
//	fill up             seat/me action/draw, card/deck action/draw
//	end a phase         seat/me action/done
//	move, swap          place/fist/me action/move           the slot that it leaves; to swap either
//	empty the jug       place/fist/me action/swig
//	Quick Draw          place/holster/me action/quick
//	begin an attack     action/gun choice/gun/0             choice/melee/0 plain, /1 swung
//	                    place/fist/me choice/gun/0
//	boost, own          card/hand/2                         a step of the draft
//	                    card/hand/2 choice/boost/1          one that costs bullets
//	luck                choice/luck/1
//	aim                 seat/3, pawn/3
//	carry out           action/attack
//	boost, a mate's     card/hand/2 action/boost
//	its option          choice/boost/1 action/boost
//	block               card/hand/2 action/block
//	no block            seat/me action/take
//	no Quick Draw       seat/me action/go-on
//	no counterattack    seat/me action/decline
//	Bar                 seat/me action/bonus
//	Piano               place/fist/me action/bonus
//	Doc Pennyweather    card/hand/2 card/hand/4 action/heal
//	give a card         card/hand/2 seat/3, card/hand/2 place/hand/3
//	no team card        seat/me action/pass
//	Catch, Partner      card/hand/2 place/fist/me place/holster/3
//	Share the Shells    card/hand/2 place/fist/3
//	Scoot Over          card/hand/2 pawn/3 place/doors
//	Low Whistle         card/hand/2 card/hand/4 card/hand/5 seat/3
//	Gang Up             card/hand/2 seat/3                  with a weapon to swing card/hand/2 choice/melee/1 seat/3
//	other team cards    card/hand/2 action/play
func (s *State) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	me, a := s.Act, m.Args
	if k := cardOf(m); k != NoKind {
		return s.spellCard(m, k, i, buf)
	}
	var ways [2][2]game.Ref
	one := func(refs ...game.Ref) { copy(ways[0][:], refs) }
	two := func(refs ...game.Ref) { copy(ways[1][:], refs) }
	switch m.Verb {
	case VerbPlace, VerbGo:
		one(PositionRef(Position(a[0])), ActionRef(ActionGo))
		two(PawnRef(me), PositionRef(Position(a[0])))
	case VerbDraw:
		one(SeatRef(me), ActionRef(ActionDraw))
		two(DeckRef(), ActionRef(ActionDraw))
	case VerbMove:
		one(SlotRef(me, int(a[0])), ActionRef(ActionMove))
	case VerbSwap:
		one(SlotRef(me, Fist), ActionRef(ActionSwap))
		two(SlotRef(me, Holster), ActionRef(ActionSwap))
	case VerbSwig:
		one(SlotRef(me, Fist), ActionRef(ActionSwig))
	case VerbQuick:
		one(SlotRef(me, Holster), ActionRef(ActionQuick))
	case VerbAttack:
		action, list := ActionGun, ListGun
		if Type(a[0]) == Melee {
			action, list = ActionMelee, ListMelee
		}
		one(ActionRef(action), ChoiceRef(list, a[1]))
		two(SlotRef(me, Fist), ChoiceRef(list, a[1]))
	case VerbLuck:
		one(ChoiceRef(ListLuck, a[0]))
	case VerbAim:
		one(SeatRef(game.Seat(a[0])))
		two(PawnRef(game.Seat(a[0])))
	case VerbCommit:
		one(ActionRef(ActionAttack))
	case VerbOption:
		one(ChoiceRef(ListBoost, a[0]), ActionRef(ActionBoost))
	case VerbBonus:
		if a[0] == 0 {
			one(SeatRef(me), ActionRef(ActionBonus))
		} else {
			one(SlotRef(me, int(a[0])-1), ActionRef(ActionBonus))
		}
	default:
		if action, ok := plainActions[m.Verb]; ok {
			one(SeatRef(me), ActionRef(action))
		}
	}
	if i > 1 || ways[i][0] == (game.Ref{}) {
		return nil
	}
	for _, r := range ways[i] {
		if r != (game.Ref{}) {
			buf = append(buf, r)
		}
	}
	return buf
}

// plainActions are the moves that are spelled by the own seat and an action.
var plainActions = map[uint8]uint8{
	VerbDone: ActionDone, VerbTake: ActionTake, VerbGoOn: ActionGoOn, VerbDecline: ActionDecline, VerbPass: ActionPass,
}

// cardOf is the card that is tapped first in a move; NoKind: none is.
func cardOf(m game.Move) Kind {
	switch m.Verb {
	case VerbEquip, VerbReload, VerbToss, VerbBoost, VerbBlock, VerbHeal, VerbGive:
		return Kind(m.Args[0])
	case VerbCatch:
		return CatchPartner
	case VerbShare:
		return ShareTheShells
	case VerbScoot:
		return ScootOver
	case VerbRound:
		return RoundOnTheHouse
	case VerbWhistle:
		return LowWhistle
	case VerbCross:
		return Crossfire
	case VerbCover:
		return CoverMe
	case VerbStepIn:
		return MyFightToo
	case VerbGang:
		return GangUp
	}
	return NoKind
}

// spellCard spells a move that begins with a card of the hand.
func (s *State) spellCard(m game.Move, k Kind, i int, buf []game.Ref) []game.Ref {
	me, a := s.Act, m.Args
	switch m.Verb {
	case VerbHeal:
		if buf = s.pairRefs(k, Kind(a[1]), i, buf); buf == nil {
			return nil
		}
		return append(buf, ActionRef(ActionHeal))
	case VerbWhistle:
		if buf = s.pairRefs(Kind(a[0]), Kind(a[1]), i, append(buf, s.held(LowWhistle))); buf == nil {
			return nil
		}
		return append(buf, SeatRef(game.Seat(a[2])))
	case VerbGive: // at the seat, or at its hand
		other := i&1 == 1
		if buf = s.copyRef(k, 0, i>>1, buf); buf == nil {
			return nil
		}
		if other {
			return append(buf, FanRef(game.Seat(a[1])))
		}
		return append(buf, SeatRef(game.Seat(a[1])))
	case VerbToss:
		return s.copyRef(k, s.Chosen.count(k), i, buf)
	}
	if buf = s.copyRef(k, 0, i, buf); buf == nil {
		return nil
	}
	switch m.Verb {
	case VerbEquip, VerbReload:
		return append(buf, SlotRef(me, int(a[1])))
	case VerbBoost:
		switch {
		case s.Ask != AskDeclare:
			return append(buf, ActionRef(ActionBoost))
		case len(k.Face().Options) > 0:
			return append(buf, ChoiceRef(ListBoost, a[1]))
		}
		return buf
	case VerbBlock:
		return append(buf, ActionRef(ActionBlock))
	case VerbCatch:
		return append(buf, SlotRef(me, int(a[0])), SlotRef(game.Seat(a[1]), int(a[2])))
	case VerbShare:
		return append(buf, SlotRef(game.Seat(a[0]), int(a[1])))
	case VerbScoot:
		return append(buf, PawnRef(game.Seat(a[0])), PositionRef(Position(a[1])))
	case VerbGang:
		if s.weapon(me).Kind.Face().Swing > 0 {
			buf = append(buf, ChoiceRef(ListMelee, a[1]))
		}
		return append(buf, SeatRef(game.Seat(a[0])))
	}
	return append(buf, ActionRef(ActionPlay))
}

// held is where the first card of a kind lies in the actor's hand.
func (s *State) held(k Kind) game.Ref { return HandRef(s.Hands[s.Act].place(k)) }

// copyRef appends the i-th copy of a kind in the actor's hand after the first few;
// nil: there is none.
func (s *State) copyRef(k Kind, after, i int, buf []game.Ref) []game.Ref {
	h := s.Hands[s.Act]
	if after+i >= h.count(k) {
		return nil
	}
	return append(buf, HandRef(h.place(k)+after+i))
}

// pairRefs appends the i-th way to tap two cards of the actor's hand, in either
// order; of one if there is no second. Nil: there is none.
func (s *State) pairRefs(x, y Kind, i int, buf []game.Ref) []game.Ref {
	if y == NoKind {
		return s.copyRef(x, 0, i, buf)
	}
	h := s.Hands[s.Act]
	n, m := h.count(x), h.count(y)
	if x == y {
		if i >= n*(n-1) {
			return nil
		}
		first, second := i/(n-1), i%(n-1)
		if second >= first {
			second++
		}
		at := h.place(x)
		return append(buf, HandRef(at+first), HandRef(at+second))
	}
	if i >= 2*n*m {
		return nil
	}
	a, b := HandRef(h.place(x)+i%n), HandRef(h.place(y)+i/n%m)
	if i >= n*m {
		a, b = b, a
	}
	return append(buf, a, b)
}

// Seen implements game.State: the steps of a draft are the actor's alone, and of a
// card that is given only the two know which it is (HN-132, HN-155).
func (s *State) Seen(m game.Move, by game.Seat) game.Move {
	if by == s.Act {
		return m
	}
	switch m.Verb {
	case VerbToss, VerbAttack, VerbLuck, VerbAim:
		return game.NoMove
	case VerbBoost:
		if s.Ask == AskDeclare {
			return game.NoMove
		}
	case VerbGive:
		if by != game.Seat(m.Args[1]) {
			m.Args[0] = 0
		}
	case VerbWhistle:
		if by != game.Seat(m.Args[2]) {
			m.Args[0], m.Args[1] = 0, 0
		}
	}
	return m
}
