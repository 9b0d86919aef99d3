package showdown

import (
	"slices"

	"drygulch/game"
)

// The keys of all reasons why something cannot be tapped, with the rule that each
// rests on. Refs and Amount are given where noted.
//
//	showdown.why.over           13  the game is over
//	showdown.why.turn           22  another seat decides: Refs[0] the seat
//	showdown.why.dead           59  that player is out: Refs[0] the seat
//	showdown.why.choose          6  first choose a character
//	showdown.why.card-first     22  first tap a card of the hand, then this
//	showdown.why.drawn          21  phase 1 is over
//	showdown.why.pile           28  discarded cards stay where they are
//	showdown.why.seat-first     70  tap the player or the deck to draw from
//	showdown.why.no-hand        70  that player has no card in hand: Refs[0] the seat
//	showdown.why.kit            72  Kit first puts one of the three back
//	showdown.why.one-bang       22  one BANG! card a turn has been played
//	showdown.why.missed         38  Missed! is only played when shot at
//	showdown.why.nobody-near    37  nobody is within reach: Amount[0] the reach
//	showdown.why.reach          37  Refs[0] the seat is Amount[0] away, the weapon at Refs[1] reaches Amount[1]
//	showdown.why.reach-colt     37  the same with the Colt .45
//	showdown.why.panic          18  Refs[0] the seat is Amount[0] away, Panic! needs 1
//	showdown.why.panic-nobody   18  nobody who has a card is at distance 1
//	showdown.why.no-cards       44  there is nothing to take or discard from Refs[0] the seat
//	showdown.why.nothing        44  nobody has a card
//	showdown.why.own-hand       44  not one's own hand
//	showdown.why.what-first     44  tap the hand or a card in play of Refs[0] the seat
//	showdown.why.self           37  not at oneself
//	showdown.why.aim            37  first tap the player that it is aimed at
//	showdown.why.not-aimed      28  the card is not aimed at anybody
//	showdown.why.same-name      29  a card of that name lies there
//	showdown.why.sheriff        49  the Sheriff is never jailed
//	showdown.why.jailed         49  Refs[0] the seat is in Jail already
//	showdown.why.nobody-to-jail 49  nobody can be jailed
//	showdown.why.heal-full      77  Sid has all his life points
//	showdown.why.heal-two       77  it takes two cards
//	showdown.why.not-missed     38  only a Missed! cancels a shot
//	showdown.why.beer-later     25  a Beer can only be drunk when dying, or in one's own turn
//	showdown.why.barrel-used    51  the Barrel has been tried against this shot
//	showdown.why.not-bang       46  only a BANG! helps against Indians!
//	showdown.why.not-bang-duel  47  only a BANG! helps in a Duel
//	showdown.why.barrel-useless 46  a Barrel does not help here
//	showdown.why.not-beer       56  only a Beer rescues the dying
//	showdown.why.beer-two       39  with two players left a Beer has no effect
//	showdown.why.beer-short     56  it is not enough: Amount[0] life points are needed
//	showdown.why.store          48  first take a card of the General Store
//	showdown.why.flips          34  first pick one of the two flips
//	showdown.why.discard        24  first discard down to the life points: Amount[0] are too many
//	showdown.why.discard-hand   24  cards in play are not discarded
//	showdown.why.lay            90  lay down a card, until all are gone

// Why implements game.State. It has an answer for what a person could sensibly tap
// and may not; of anything else it says nothing.
func (s *State) Why(prefix []game.Ref, r game.Ref) game.Reason {
	actor := s.Actor()
	switch {
	case actor == game.NoSeat:
		return because("over", 13)
	case s.View != Truth && s.View != actor:
		return because("turn", 22, SeatRef(actor))
	case s.goesOn(prefix, r):
		return game.Reason{}
	}
	if seat, ok := s.seatOf(r); ok && !s.Lives(seat) && seat != actor {
		return because("dead", 59, SeatRef(seat))
	}
	if s.Depth > 0 {
		return s.whyAnswer(s.top(), r)
	}
	switch s.Phase {
	case Choosing:
		if r.Kind == game.RefCard || r.Kind == game.RefSeat {
			return because("choose", 6)
		}
	case Drawing:
		return s.whyDrawing(r)
	case Discarding:
		return s.whyDiscarding(r)
	case Playing:
		if c, ok := s.chosen(prefix); ok {
			return s.whyAim(c, prefix, r)
		}
		return s.whyPlaying(r)
	}
	return game.Reason{}
}

// because is a reason of a key and a rule, and what it speaks of.
func because(key string, rule game.Rule, refs ...game.Ref) game.Reason {
	reason := game.Reason{Key: "showdown.why." + key, Rule: rule}
	copy(reason.Refs[:], refs)
	return reason
}

// counting is a reason that speaks of numbers.
func counting(reason game.Reason, amounts ...int) game.Reason {
	for i, n := range amounts {
		reason.Amount[i] = int16(n)
	}
	return reason
}

// goesOn tells whether some way to tap a move goes on from the prefix with r.
func (s *State) goesOn(prefix []game.Ref, r game.Ref) bool {
	var refs [4]game.Ref
	for _, m := range s.Moves(nil) {
		for i := 0; ; i++ {
			way := s.Spell(m, i, refs[:0])
			if way == nil {
				break
			}
			if n := len(prefix); len(way) > n && way[n] == r && slices.Equal(way[:n], prefix) {
				return true
			}
		}
	}
	return false
}

// seatOf is whose a thing is.
func (s *State) seatOf(r game.Ref) (game.Seat, bool) {
	seat := uint8(0)
	switch r.Kind {
	case game.RefSeat:
		seat = r.A
	case game.RefPlace:
		seat = r.B
	default:
		return 0, false
	}
	return game.Seat(seat), seat < s.Seats
}

// handCard is the card that a thing in the actor's hand is.
func (s *State) handCard(r game.Ref) (Card, bool) {
	if r.Kind != game.RefCard || r.A != ZoneHand {
		return NoCard, false
	}
	return s.HandCard(s.Actor(), int(r.C))
}

// chosen is the card of the hand with which a choice has begun.
func (s *State) chosen(prefix []game.Ref) (Card, bool) {
	if len(prefix) == 0 {
		return NoCard, false
	}
	return s.handCard(prefix[0])
}

func (s *State) whyDrawing(r game.Ref) game.Reason {
	if s.is(s.Turn, KitCarlson) {
		return because("kit", 72)
	}
	if seat, ok := s.seatOf(r); ok && s.is(s.Turn, JesseJones) && seat != s.Turn {
		return because("no-hand", 70, SeatRef(seat))
	}
	return because("seat-first", s.Characters[s.Turn].Rule())
}

func (s *State) whyDiscarding(r game.Ref) game.Reason {
	switch {
	case r.Kind == game.RefPlace:
		return because("discard-hand", 24)
	case r.Kind == game.RefAction || r.Kind == game.RefSeat || r.Kind == game.RefCard:
		return counting(because("discard", 24), int(s.InHand[s.Turn])-int(s.Life[s.Turn]))
	}
	return game.Reason{}
}

// whyPlaying tells why something is not the first thing to tap in phase 2.
func (s *State) whyPlaying(r game.Ref) game.Reason {
	if c, ok := s.handCard(r); ok {
		return s.whyNot(c)
	}
	switch {
	case r.Kind == game.RefCard && r.A == ZoneDeck:
		return because("drawn", 21)
	case r.Kind == game.RefCard && r.A == ZoneDiscard:
		return because("pile", 28)
	case r.Kind == game.RefAction && r.A == ActionHeal && s.is(s.Turn, SidKetchum):
		return s.whyHeal()
	case r.Kind == game.RefSeat || r.Kind == game.RefPlace || r.Kind == game.RefAction:
		return because("card-first", 22)
	}
	return game.Reason{}
}

func (s *State) whyHeal() game.Reason {
	if int(s.Life[s.Actor()]) >= s.MaxLife(s.Actor()) {
		return because("heal-full", 77)
	}
	return because("heal-two", 77)
}

// whyNot tells why a card cannot be played at all now.
func (s *State) whyNot(c Card) game.Reason {
	me := s.Turn
	switch kind := c.Kind(); {
	case s.bangs(me).has(c) && !s.MayShoot(me):
		return because("one-bang", 22)
	case s.bangs(me).has(c):
		return counting(because("nobody-near", 37), s.Reach(me))
	case kind == Missed:
		return because("missed", 38)
	case kind == Panic:
		return because("panic-nobody", 18)
	case kind == CatBalou:
		return because("nothing", 44)
	case kind == Jail:
		return because("nobody-to-jail", 49)
	case kind.Blue():
		return because("same-name", 29, GearRef(me, slotOf[kind]))
	}
	return game.Reason{}
}

// whyAim tells why a card that is chosen cannot be aimed at something.
func (s *State) whyAim(c Card, prefix []game.Ref, r game.Ref) game.Reason {
	me, kind := s.Turn, c.Kind()
	seat, aimed := s.seatOf(r)
	switch {
	case r.Kind == game.RefAction && r.A == ActionHeal:
		if s.is(me, SidKetchum) {
			return s.whyHeal()
		}
		return game.Reason{}
	case r.Kind == game.RefAction && r.A == ActionPlay:
		return because("aim", kind.Rule())
	case !aimed:
		return game.Reason{}
	}
	switch {
	case s.bangs(me).has(c):
		return s.whyOutOfReach(seat)
	case kind == Panic || kind == CatBalou:
		return s.whyNotSnatched(kind, seat, len(prefix), r)
	case kind == Duel:
		if seat == me {
			return because("self", 47)
		}
	case kind == Jail:
		switch {
		case s.Roles[seat] == Sheriff:
			return because("sheriff", 49)
		case seat == me:
			return because("self", 49)
		case s.Gear[seat][JailSlot] != NoCard:
			return because("jailed", 49, SeatRef(seat))
		}
	default:
		return because("not-aimed", 28)
	}
	return game.Reason{}
}

func (s *State) whyOutOfReach(seat game.Seat) game.Reason {
	me := s.Turn
	switch {
	case seat == me:
		return because("self", 37)
	case s.InReach(me).Has(seat):
		return game.Reason{} // the player himself is to be tapped
	case s.Weapon(me) == NoKind:
		return counting(because("reach-colt", 37, SeatRef(seat)), s.Distance(me, seat), s.Reach(me))
	}
	return counting(because("reach", 37, SeatRef(seat), GearRef(me, WeaponSlot)), s.Distance(me, seat), s.Reach(me))
}

func (s *State) whyNotSnatched(kind Kind, seat game.Seat, taps int, r game.Ref) game.Reason {
	me := s.Turn
	switch {
	case seat == me && r.Kind == game.RefPlace && r.A == PlaceHand:
		return because("own-hand", 44)
	case kind == Panic && seat != me && s.Distance(me, seat) > 1:
		return counting(because("panic", 18, SeatRef(seat)), s.Distance(me, seat), 1)
	case s.gears(seat) == 0 && (s.InHand[seat] == 0 || seat == me):
		return because("no-cards", 44, SeatRef(seat))
	case taps > 1 || r.Kind == game.RefPlace:
		return because("what-first", 44, SeatRef(seat))
	}
	return game.Reason{}
}

// whyAnswer tells why something is no answer to what is asked.
func (s *State) whyAnswer(f *Frame, r game.Ref) game.Reason {
	c, held := s.handCard(r)
	barrel := r.Kind == game.RefPlace && r.A == PlaceGear && r.B == uint8(f.Asked) && Slot(r.C) == BarrelSlot && s.Gear[f.Asked][BarrelSlot] != NoCard
	switch f.Kind {
	case Shot:
		switch {
		case barrel, r.Kind == game.RefSeat && game.Seat(r.A) == f.At && s.is(f.At, Jourdonnais):
			return because("barrel-used", 51)
		case held && c.Kind() == Beer:
			return because("beer-later", 25)
		case held:
			return because("not-missed", 38)
		}
	case Raid, Standoff:
		switch {
		case barrel:
			return because("barrel-useless", hitRule(f.Card))
		case held && c.Kind() == Beer:
			return because("beer-later", 25)
		case held && f.Kind == Raid:
			return because("not-bang", 46)
		case held:
			return because("not-bang-duel", 47)
		}
	case Wound:
		switch {
		case held && c.Kind() == Beer && s.Alive.Len() == 2:
			return because("beer-two", 39)
		case held && c.Kind() == Beer:
			return counting(because("beer-short", 56), 1-int(s.Life[f.At]))
		case held:
			return because("not-beer", 56)
		}
	case Shopping:
		return because("store", 48)
	case Flipping:
		return because("flips", 34)
	case Laying:
		return because("lay", 90)
	}
	return game.Reason{}
}
