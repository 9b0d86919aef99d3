package showdown

import "drygulch/game"

// Spell implements game.State. The ways to tap moves:
//
//	choose           choice/character/0 action/choose
//	play at a player card/hand/2 seat/3
//	play otherwise   card/hand/2 action/play
//	Panic!, Cat      card/hand/2 place/gear/3/barrel         the card that lies there
//	                 card/hand/2 place/hand/3                one of the hand at random
//	                 card/hand/2 seat/3 place/gear/3/barrel  the same by way of the player
//	                 card/hand/2 seat/3 place/hand/3
//	end              seat/0 action/end                       the own seat
//	discard          card/hand/2 action/discard
//	Sid              card/hand/2 card/hand/4 action/heal     discarded in this order
//	flip the Barrel  place/gear/0/barrel action/flip
//	Jourdonnais      seat/0 action/flip
//	answer, rescue   card/hand/2 action/play
//	take the hit     seat/0 action/take                      and lose a Duel
//	die              seat/0 action/die
//	General Store    card/row/1 action/pick
//	Lucky Duke       card/row/1 action/over                  it counts and lies on top
//	                 card/row/1 action/under                 it counts and lies below
//	Kit              card/row/1 action/put-back
//	first draw       card/deck action/draw
//	                 card/discard action/draw                Pedro
//	                 seat/3 action/draw                      Jesse
//	                 place/hand/3 action/draw
//	lay down         card/hand/2 action/discard              when all must go
//	                 place/gear/0/barrel action/discard
//	the rest         seat/0 action/rest
func (s *State) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	switch {
	case m.Verb == VerbPlay && m.Args[2] > 0:
		return s.spellSnatch(m, i, buf)
	case m.Verb == VerbDraw && m.Args[0] >= fromHand:
		from := game.Seat(m.Args[0] - fromHand)
		switch i {
		case 0:
			return append(buf, SeatRef(from), ActionRef(ActionDraw))
		case 1:
			return append(buf, FanRef(from), ActionRef(ActionDraw))
		}
		return nil
	case i > 0:
		return nil
	}
	actor, c := s.Actor(), Card(m.Args[0])
	switch m.Verb {
	case VerbChoose:
		return append(buf, OfferRef(int(m.Args[0])), ActionRef(ActionChoose))
	case VerbPlay:
		if m.Args[1] > 0 {
			return append(buf, s.held(actor, c), SeatRef(game.Seat(m.Args[1])-1))
		}
		return append(buf, s.held(actor, c), ActionRef(ActionPlay))
	case VerbEnd:
		return append(buf, SeatRef(actor), ActionRef(ActionEnd))
	case VerbDiscard:
		return append(buf, s.held(actor, c), ActionRef(ActionDiscard))
	case VerbHeal:
		return append(buf, s.held(actor, c), s.held(actor, Card(m.Args[1])), ActionRef(ActionHeal))
	case VerbFlip:
		if Flip(m.Args[0]) == OwnFlip {
			return append(buf, SeatRef(actor), ActionRef(ActionFlip))
		}
		return append(buf, GearRef(actor, BarrelSlot), ActionRef(ActionFlip))
	case VerbAnswer:
		return append(buf, s.held(actor, c), ActionRef(ActionPlay))
	case VerbYield:
		action := ActionTake
		if s.top().Kind == Wound {
			action = ActionDie
		}
		return append(buf, SeatRef(actor), ActionRef(action))
	case VerbPick:
		return append(buf, s.inRow(c), ActionRef(ActionPick))
	case VerbCount:
		action := ActionUnder
		if m.Args[1] == 1 {
			action = ActionOver
		}
		return append(buf, s.inRow(c), ActionRef(action))
	case VerbPutBack:
		return append(buf, s.inRow(c), ActionRef(ActionPutBack))
	case VerbDraw:
		if m.Args[0] == fromTheDiscard {
			return append(buf, DiscardRef(), ActionRef(ActionDraw))
		}
		return append(buf, DeckRef(), ActionRef(ActionDraw))
	case VerbLay:
		if slot, ok := s.slotWith(actor, c); ok {
			return append(buf, GearRef(actor, slot), ActionRef(ActionDiscard))
		}
		return append(buf, s.held(actor, c), ActionRef(ActionDiscard))
	case VerbRest:
		return append(buf, SeatRef(actor), ActionRef(ActionRest))
	}
	return nil
}

// held is where in a hand a card is.
func (s *State) held(seat game.Seat, c Card) game.Ref { return HandRef(s.Hands[seat].place(c)) }

// inRow is where in the row a card is.
func (s *State) inRow(c Card) game.Ref {
	for i, lies := range s.Row[:s.InRow] {
		if lies == c {
			return RowRef(i)
		}
	}
	return game.Ref{}
}

// spellSnatch spells Panic! and Cat Balou: straight at what is wanted, or by way
// of its owner.
func (s *State) spellSnatch(m game.Move, i int, buf []game.Ref) []game.Ref {
	owner := game.Seat(m.Args[1]) - 1
	what := FanRef(owner)
	if m.Args[2] >= gearFrom {
		what = GearRef(owner, Slot(m.Args[2]-gearFrom))
	}
	buf = append(buf, s.held(s.Actor(), Card(m.Args[0])))
	switch i {
	case 0:
		return append(buf, what)
	case 1:
		return append(buf, SeatRef(owner), what)
	}
	return nil
}

// Seen implements game.State: which character is chosen is secret until all have,
// and the card that Kit puts back is his alone (BG-6, BG-92).
func (s *State) Seen(m game.Move, by game.Seat) game.Move {
	if by != s.Actor() && (m.Verb == VerbChoose || m.Verb == VerbPutBack) {
		return game.Move{Verb: m.Verb}
	}
	return m
}
