package showdown

import "drygulch/game"

// Moves implements game.State.
func (s *State) Moves(buf []game.Move) []game.Move {
	actor := s.Actor()
	if actor == game.NoSeat || s.View != Truth && s.View != actor {
		return buf
	}
	if s.Depth > 0 {
		return s.answers(buf, s.top())
	}
	switch s.Phase {
	case Choosing:
		return add(add(buf, VerbChoose, 0, 0, 0), VerbChoose, 1, 0, 0)
	case Drawing:
		return s.draws(buf)
	case Playing:
		return s.plays(buf)
	case Discarding:
		return each(buf, VerbDiscard, s.Hands[actor])
	}
	return buf
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

// each appends a move for each card of a set.
func each(buf []game.Move, verb uint8, cards cardSet) []game.Move {
	for ; !cards.empty(); cards = cards.rest() {
		buf = add(buf, verb, uint8(cards.first()), 0, 0)
	}
	return buf
}

// at appends a move of a card for each seat that it can be aimed at.
func at(buf []game.Move, c Card, seats game.Seats) []game.Move {
	for ; seats != 0; seats &= seats - 1 {
		buf = add(buf, VerbPlay, uint8(c), 1+uint8(firstSeat(seats)), 0)
	}
	return buf
}

// draws lists where phase 1 can begin (BG-70, BG-72, BG-75).
func (s *State) draws(buf []game.Move) []game.Move {
	if s.is(s.Turn, KitCarlson) {
		for _, c := range s.RowOf() {
			buf = add(buf, VerbPutBack, uint8(c), 0, 0)
		}
		return buf
	}
	buf = add(buf, VerbDraw, fromTheDeck, 0, 0)
	if s.is(s.Turn, PedroRamirez) {
		return add(buf, VerbDraw, fromTheDiscard, 0, 0)
	}
	for others := s.holders(s.Turn); others != 0; others &= others - 1 {
		buf = add(buf, VerbDraw, fromHand+uint8(firstSeat(others)), 0, 0)
	}
	return buf
}

// plays lists what can be done in phase 2 (BG-22).
func (s *State) plays(buf []game.Move) []game.Move {
	me := s.Turn
	others := s.Alive.Without(me)
	targets := s.InReach(me)
	if !s.MayShoot(me) {
		targets = 0
	}
	bangs := s.bangs(me)
	for held := s.Hands[me]; !held.empty(); held = held.rest() {
		c := held.first()
		switch kind := c.Kind(); kind {
		case Bang, Missed:
			if bangs.has(c) {
				buf = at(buf, c, targets)
			}
		case Panic:
			buf = s.snatches(buf, c, s.Within(me, 1))
		case CatBalou:
			buf = s.snatches(buf, c, others)
		case Duel:
			buf = at(buf, c, others)
		case Jail:
			buf = at(buf, c, s.jailable(me))
		case Beer, Stagecoach, GeneralStore, Indians, WellsFargo, Gatling, Saloon:
			buf = add(buf, VerbPlay, uint8(c), 0, 0)
		default:
			if s.mayEquip(me, kind) {
				buf = add(buf, VerbPlay, uint8(c), 0, 0)
			}
		}
	}
	buf = s.heals(buf, me)
	return add(buf, VerbEnd, 0, 0, 0)
}

// jailable is the set of the others who can be jailed: not the Sheriff, and nobody
// twice (BG-49, BG-85).
func (s *State) jailable(me game.Seat) game.Seats {
	var found game.Seats
	for others := s.Alive.Without(me); others != 0; others &= others - 1 {
		if seat := firstSeat(others); s.Gear[seat][JailSlot] == NoCard && s.Roles[seat] != Sheriff {
			found = found.With(seat)
		}
	}
	return found
}

// mayEquip tells whether a seat may put a blue card before itself: none of that
// name lies there (BG-29).
func (s *State) mayEquip(seat game.Seat, kind Kind) bool {
	old := s.Gear[seat][slotOf[kind]]
	return old == NoCard || kind.Weapon() && old.Kind() != kind
}

// snatches lists what Panic! or Cat Balou can be aimed at: of others the hand and
// each card in play, of its player the cards in play (BG-44).
func (s *State) snatches(buf []game.Move, c Card, others game.Seats) []game.Move {
	for seats := others.With(s.Turn); seats != 0; seats &= seats - 1 {
		seat := firstSeat(seats)
		if seat != s.Turn && s.InHand[seat] > 0 {
			buf = add(buf, VerbPlay, uint8(c), 1+uint8(seat), wholeHand)
		}
		for slot, lies := range s.Gear[seat] {
			if lies != NoCard {
				buf = add(buf, VerbPlay, uint8(c), 1+uint8(seat), gearFrom+uint8(slot))
			}
		}
	}
	return buf
}

// heals lists the pairs of cards that Sid can discard for a life point, in either
// order (BG-77, BG-90).
func (s *State) heals(buf []game.Move, seat game.Seat) []game.Move {
	if !s.is(seat, SidKetchum) || int(s.Life[seat]) >= s.MaxLife(seat) {
		return buf
	}
	held := s.Hands[seat]
	for x := held; !x.empty(); x = x.rest() {
		for y := held.without(x.first()); !y.empty(); y = y.rest() {
			buf = add(buf, VerbHeal, uint8(x.first()), uint8(y.first()), 0)
		}
	}
	return buf
}

// answers lists what whoever is asked by a frame can do.
func (s *State) answers(buf []game.Move, f *Frame) []game.Move {
	held := s.Hands[f.Asked]
	switch f.Kind {
	case Shot: // BG-89
		for flip := BarrelFlip; flip <= OwnFlip; flip++ {
			if s.canFlip(f, flip) {
				buf = add(buf, VerbFlip, uint8(flip), 0, 0)
			}
		}
		buf = each(buf, VerbAnswer, held.and(s.cancels(f.At)))
		buf = s.heals(buf, f.At)
	case Raid, Standoff: // BG-46, BG-47
		buf = each(buf, VerbAnswer, held.and(s.bangs(f.Asked)))
		buf = s.heals(buf, f.Asked)
	case Wound: // BG-56
		if s.canBeRescued(f.At) {
			if s.Alive.Len() > 2 {
				buf = each(buf, VerbAnswer, held.and(ofKind[Beer]))
			}
			buf = s.heals(buf, f.At)
		}
	case Shopping:
		for _, c := range s.RowOf() {
			buf = add(buf, VerbPick, uint8(c), 0, 0)
		}
		return buf
	case Flipping:
		return s.counts(buf, f)
	case Laying:
		buf = each(buf, VerbLay, held)
		for _, c := range s.Gear[f.At] {
			if c != NoCard {
				buf = add(buf, VerbLay, uint8(c), 0, 0)
			}
		}
		if int(s.InHand[f.At])+s.gears(f.At) > 2 { // of two the other one is the rest
			buf = add(buf, VerbRest, 0, 0, 0)
		}
		return buf
	}
	return add(buf, VerbYield, 0, 0, 0)
}

// counts lists which of the two flips can count and how they are discarded; where
// both come to the same, only which lies on top (BG-34).
func (s *State) counts(buf []game.Move, f *Frame) []game.Move {
	same := f.Flip.Good(s.Row[0]) == f.Flip.Good(s.Row[1])
	for _, c := range s.RowOf() {
		buf = add(buf, VerbCount, uint8(c), 1, 0)
		if !same {
			buf = add(buf, VerbCount, uint8(c), 0, 0)
		}
	}
	return buf
}
