package street

import "drygulch/game"

// What speaks for a move, by the words of a player. The keys:
//
//	street.hint.layout      the characters support each other better: Refs the two places
//	street.hint.ready       the layout is sound
//	street.hint.hide        the rival knows too well who stands there: Refs[0] the place
//	street.hint.aim         the character will face somebody worth it: Refs[0] its new place
//	street.hint.mix         it keeps the rival guessing
//	street.hint.look        nobody has told what lies there: Refs[0] the token
//	street.hint.sure        it is known what lies there: Refs[0] the token
//	street.hint.guess       such a token may lie there: Refs[0] the token, Amount[0] percent
//	street.hint.shot        the Governor may stand there: Refs[0] the place, Amount[0] percent
//	street.hint.call        the one called out may stand there: Refs[0] the place, Amount[0] percent
//	street.hint.news        it shows who stands there: Refs[0] the place
//	street.hint.tokens      it puts tokens where they serve best
//	street.hint.draw        it brings rivals where they can be reached
//	street.hint.free        the Bandit can act again
//	street.hint.stand       the Bandit stays free and the Handcuffs are spent
//	street.hint.keep-hidden nobody learns where the Reverend stands
//	street.hint.usual       nothing special speaks for it

// Why implements game.Brain.
func (m *brain) Why(state game.State, move game.Move, buf []game.Reason) []game.Reason {
	s := state.(*State)
	m.count(s)
	side := s.SideOf(s.Act)
	rival := &s.Sides[1-side]
	x, y := int(move.Args[0]), int(move.Args[1])
	say := func(key string, chance int, refs ...game.Ref) []game.Reason {
		r := game.Reason{Key: "street.hint." + key, Amount: [2]int16{int16(chance / 10)}}
		copy(r.Refs[:], refs)
		return append(buf, r)
	}
	switch move.Verb {
	case VerbSwap:
		return say("layout", 0, placeRef(side, move.Args[0]), placeRef(side, move.Args[1]))
	case VerbReady:
		return say("ready", 0)
	case VerbStreet:
		return m.whyMoved(s, side, x, y, move.Args[2], say)
	case VerbSaloon:
		return say("mix", 0)
	case VerbLook:
		return say("look", 0, CellRef(x))
	case VerbTake, VerbClaim:
		kind := Token(y)
		if move.Verb == VerbClaim {
			kind = Election
		}
		if p := m.tokenChance(s.Cells[x], kind); p < 1000 {
			return say("guess", p, CellRef(x))
		}
		return say("sure", 0, CellRef(x))
	case VerbAbility:
		switch at := SlotRef(1-side, y); Role(x) {
		case Hitman:
			return say("shot", rival.chance(y, Governor), at)
		case Scout:
			return say("news", 0, at)
		case Dancer:
			return say("draw", 0)
		case Storekeep:
			return say("tokens", 0)
		default:
			return say("call", rival.chance(y, Role(move.Args[2])), at)
		}
	case VerbRelease:
		return say("free", 0)
	case VerbAnswer:
		if move.Args[0] == Stands {
			return say("stand", 0)
		}
		return say("keep-hidden", 0)
	}
	return say("usual", 0)
}

// whyMoved tells what speaks for a street move.
func (m *brain) whyMoved(s *State, side, a, b int, how uint8, say func(string, int, ...game.Ref) []game.Reason) []game.Reason {
	d, rival := &s.Sides[side], &s.Sides[1-side]
	if how == Exchanged {
		for _, to := range [...][2]int{{a, b}, {b, a}} {
			hunter, prey := d.Row[to[0]], NoRole
			switch hunter {
			case Hitman:
				prey = Governor
			case Sheriff:
				prey = Hitman
			}
			if prey != NoRole && rival.chance(to[1], prey) > rival.chance(to[0], prey) {
				return say("aim", 0, SlotRef(side, to[1]))
			}
		}
	}
	for _, c := range [...]int{a, b} {
		if d.May[c].one() && secrecy[d.Row[c]] > secrecy[Reverend] {
			return say("hide", 0, SlotRef(side, c))
		}
	}
	return say("mix", 0)
}
