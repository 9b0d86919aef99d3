package showdown

import "drygulch/game"

// play carries out a card from the hand of the player whose turn it is, up to what
// others have to say to it.
func (s *State) play(m game.Move, ev *game.Events) {
	c, me := Card(m.Args[0]), s.Turn
	at := game.Seat(m.Args[1]) - 1
	s.Resolving = true
	if kind := c.Kind(); kind.Blue() {
		s.equip(c, me, max(at, game.NoSeat), ev)
		return
	}
	s.toss(me, c) // BG-28: before it has its effect
	if ev != nil {
		rule := kindRule[c.Kind()]
		if c.Kind() == Missed {
			rule = 68
		}
		ev.Add(game.Event{Kind: EvPlayed, Actor: me, From: FanRef(me), To: DiscardRef(), Face: [2]uint8{uint8(c)}, Amount: [2]int16{int16(m.Args[1])}, Rule: rule})
	}
	switch c.Kind() {
	case Bang, Missed: // BG-68
		s.Shots++
		s.resent(me, at, c, m.Args[2])
		s.shoot(me, at, c, ev)
	case Beer: // BG-39
		if s.Alive.Len() == 2 || !s.heal(me, 39, ev) {
			s.noEffect(c, 39, ev)
		}
	case Saloon: // BG-40
		s.drinkAll(c, ev)
	case Stagecoach:
		s.draw(me, 2, 41, ev)
	case WellsFargo:
		s.draw(me, 3, 41, ev)
	case Panic, CatBalou:
		s.resent(me, at, c, m.Args[2])
		s.snatch(c, at, m.Args[2], ev)
	case Duel:
		s.resent(me, at, c, m.Args[2])
		s.push(Frame{Kind: Standoff, Card: c, By: me, At: at, Asked: at})
		if ev != nil {
			ev.Add(game.Event{Kind: EvChallenged, Actor: me, From: SeatRef(me), To: SeatRef(at), Face: [2]uint8{uint8(c)}, Rule: 47})
		}
	case Gatling, Indians:
		s.push(Frame{Kind: Sweep, Card: c, By: me, At: me, Asked: game.NoSeat})
	case GeneralStore:
		s.openStore(c, ev)
	}
}

// kindRule is the rule on each kind of card.
var kindRule = [...]game.Rule{
	Bang: 37, Missed: 38, Beer: 39, Panic: 42, CatBalou: 43, Duel: 47, Stagecoach: 41, GeneralStore: 48, Indians: 46, WellsFargo: 41, Gatling: 45, Saloon: 40,
	Jail: 49, Dynamite: 50, Barrel: 51, Scope: 52, Mustang: 52, Volcanic: 53, Schofield: 53, Remington: 53, RevCarabine: 53, Winchester: 53,
}

// Rule is the rule on the kind of card.
func (k Kind) Rule() game.Rule { return kindRule[k] }

// equip puts a blue card before its player, Jail before another (BG-30); an old
// weapon is discarded first (BG-29).
func (s *State) equip(c Card, me, at game.Seat, ev *game.Events) {
	if at == game.NoSeat {
		at = me
	} else {
		s.resent(me, at, c, 0)
	}
	slot := slotOf[c.Kind()]
	if s.Gear[at][slot] != NoCard {
		s.dropGear(at, slot, EvReplaced, 29, ev)
	}
	s.spend(me, c)
	s.Gear[at][slot] = c
	if ev != nil {
		ev.Add(game.Event{Kind: EvEquipped, Actor: me, From: FanRef(me), To: GearRef(at, slot), Face: [2]uint8{uint8(c)}, Rule: kindRule[c.Kind()]})
	}
}

// noEffect tells that a card does nothing.
func (s *State) noEffect(c Card, rule game.Rule, ev *game.Events) {
	if ev != nil {
		ev.Add(game.Event{Kind: EvNoEffect, Actor: s.Actor(), Face: [2]uint8{uint8(c)}, Rule: rule})
	}
}

// drinkAll is the Saloon: a life point for everybody (BG-40).
func (s *State) drinkAll(c Card, ev *game.Events) {
	healed := false
	seat := s.Turn
	for range s.Alive.Len() {
		healed = s.heal(seat, 40, ev) || healed
		seat = s.left(seat)
	}
	if !healed {
		s.noEffect(c, 40, ev)
	}
}

// snatch takes a card of a player into the hand or, with Cat Balou, discards it
// (BG-42, BG-43, BG-44).
func (s *State) snatch(c Card, at game.Seat, what uint8, ev *game.Events) {
	me := s.Turn
	switch {
	case what == wholeHand && c.Kind() == Panic:
		s.steal(at, me, 42, ev)
	case what == wholeHand:
		hit := s.Hands[at].nth(s.Rand.IntN(int(s.InHand[at])))
		s.toss(at, hit)
		if ev != nil {
			ev.Add(game.Event{Kind: EvStruck, Actor: at, From: FanRef(at), To: DiscardRef(), Face: [2]uint8{uint8(hit)}, Amount: [2]int16{1 + int16(me)}, Rule: 43, Final: true})
		}
		s.refill(at, ev)
	case c.Kind() == Panic:
		slot := Slot(what - gearFrom)
		taken := s.Gear[at][slot]
		s.Gear[at][slot] = NoCard
		s.gainOpenly(me, taken)
		if ev != nil {
			ev.Add(game.Event{Kind: EvTaken, Actor: me, From: GearRef(at, slot), To: FanRef(me), Face: [2]uint8{uint8(taken)}, Rule: 42})
		}
	default:
		slot := Slot(what - gearFrom)
		hit := s.Gear[at][slot]
		s.Gear[at][slot] = NoCard
		s.discard(hit)
		if ev != nil {
			ev.Add(game.Event{Kind: EvStruck, Actor: at, From: GearRef(at, slot), To: DiscardRef(), Face: [2]uint8{uint8(hit)}, Amount: [2]int16{1 + int16(me)}, Rule: 43})
		}
	}
}

// openStore reveals as many cards as players live; each takes one, its player
// first (BG-48).
func (s *State) openStore(c Card, ev *game.Events) {
	for range min(s.Alive.Len(), s.drawable()) {
		sold := s.reveal(ev)
		if ev != nil {
			ev.Add(game.Event{Kind: EvSold, Actor: game.NoSeat, From: DeckRef(), To: RowRef(int(s.InRow) - 1), Face: [2]uint8{uint8(sold)}, Rule: 48, Final: true})
		}
		s.replenish(ev)
	}
	s.push(Frame{Kind: Shopping, Card: c, By: s.Turn, At: s.Turn, Asked: s.Turn})
}

// askShopping asks who comes next; the last card takes itself.
func (s *State) askShopping(f *Frame, ev *game.Events) (asks bool) {
	switch s.InRow {
	case 0:
		s.pop()
		return false
	case 1:
		s.buy(s.Row[0], ev)
		return false
	}
	return true
}

// buy takes a card of the General Store (BG-48).
func (s *State) buy(c Card, ev *game.Events) {
	f := s.top()
	for i := range int(s.InRow) {
		if s.Row[i] != c {
			continue
		}
		s.unrow(i)
		s.gainOpenly(f.Asked, c)
		if ev != nil {
			ev.Add(game.Event{Kind: EvBought, Actor: f.Asked, From: RowRef(i), To: FanRef(f.Asked), Face: [2]uint8{uint8(c)}, Rule: 48})
		}
		break
	}
	f.Asked = s.left(f.Asked)
	f.At = f.Asked
}
