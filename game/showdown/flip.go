package showdown

import "drygulch/game"

// flip turns up the top card (BG-33), Lucky Duke two (BG-34). What cannot be
// turned up is no success (BG-32).
func (s *State) flip(seat game.Seat, what Flip, ev *game.Events) {
	n := 1
	if s.is(seat, LuckyDuke) {
		n = 2
	}
	n = min(n, s.drawable())
	if n == 0 {
		if ev != nil {
			ev.Add(game.Event{Kind: EvNoFlip, Actor: seat, Amount: [2]int16{int16(what)}, Rule: 32})
		}
		s.flipped(seat, what, what == FuseFlip, ev)
		return
	}
	for i := range n {
		c := s.reveal(ev)
		if ev != nil {
			ev.Add(game.Event{Kind: EvFlip, Actor: seat, From: DeckRef(), To: RowRef(i), Face: [2]uint8{uint8(c)}, Amount: flipAmount(what, c), Rule: 33, Final: true})
		}
		s.replenish(ev)
	}
	if n == 2 {
		s.push(Frame{Kind: Flipping, By: game.NoSeat, At: seat, Asked: seat, Flip: what})
		return
	}
	c := s.Row[0]
	s.sweepRow(seat, 0, ev)
	s.flipped(seat, what, what.Good(c), ev)
}

func flipAmount(what Flip, c Card) [2]int16 {
	a := [2]int16{int16(what)}
	if what.Good(c) {
		a[1] = 1
	}
	return a
}

// Good tells whether a card is what who flips it hopes for.
func (what Flip) Good(c Card) bool {
	face := c.Face()
	if what == FuseFlip { // BG-50
		return face.Suit != Spades || face.Rank > 9
	}
	return face.Suit == Hearts // BG-49, BG-51
}

// sweepRow lays the turned-up card at a place of the row on the discard pile.
func (s *State) sweepRow(seat game.Seat, i int, ev *game.Events) {
	c := s.unrow(i)
	s.discard(c)
	if ev != nil {
		ev.Add(game.Event{Kind: EvFlipped, Actor: seat, From: RowRef(i), To: DiscardRef(), Face: [2]uint8{uint8(c)}, Rule: 33})
	}
}

// count lets one of Lucky Duke's two cards count; he also says which of them lies
// on top of the discards (BG-34).
func (s *State) count(c Card, over bool, ev *game.Events) {
	f := *s.top()
	s.pop()
	i := 0
	if s.Row[1] == c {
		i = 1
	}
	if ev != nil {
		ev.Add(game.Event{Kind: EvCounts, Actor: f.At, From: RowRef(i), Face: [2]uint8{uint8(c)}, Amount: flipAmount(f.Flip, c), Rule: 34})
	}
	if over {
		i = 1 - i
	}
	s.sweepRow(f.At, i, ev)
	s.sweepRow(f.At, 0, ev)
	s.flipped(f.At, f.Flip, f.Flip.Good(c), ev)
}

// flipped carries out what a Draw! was for. The card that was checked leaves after
// the flipped one (BG-36).
func (s *State) flipped(seat game.Seat, what Flip, good bool, ev *game.Events) {
	switch what {
	case BarrelFlip, OwnFlip: // BG-51, BG-71
		f := s.top()
		f.Tried |= 1 << what
		if good {
			f.Need--
		}
	case JailFlip: // BG-49
		s.dropGear(seat, JailSlot, EvDiscarded, 49, ev)
		kind := EvFreed
		if !good {
			kind = EvJailed
		}
		if ev != nil {
			ev.Add(game.Event{Kind: kind, Actor: seat, Rule: 49})
		}
		if !good { // BG-27
			s.endTurn(ev)
		}
	case FuseFlip: // BG-50
		if good {
			s.passDynamite(seat, ev)
			return
		}
		s.explode(seat, ev)
	}
}

// passDynamite moves the Dynamite to the next living player on the left.
func (s *State) passDynamite(seat game.Seat, ev *game.Events) {
	to := s.left(seat)
	s.Gear[to][DynamiteSlot] = s.Gear[seat][DynamiteSlot]
	s.Gear[seat][DynamiteSlot] = NoCard
	if ev != nil {
		ev.Add(game.Event{Kind: EvPassedOn, Actor: seat, From: GearRef(seat, DynamiteSlot), To: GearRef(to, DynamiteSlot), Rule: 50})
	}
}

// blast is how many life points the Dynamite takes (BG-50).
const blast = 3

// explode discards the Dynamite and takes life points that are nobody's doing
// (BG-50, BG-63).
func (s *State) explode(seat game.Seat, ev *game.Events) {
	c := s.Gear[seat][DynamiteSlot]
	if ev != nil {
		ev.Add(game.Event{Kind: EvExploded, Actor: seat, From: GearRef(seat, DynamiteSlot), Face: [2]uint8{uint8(c)}, Rule: 50})
	}
	s.dropGear(seat, DynamiteSlot, EvDiscarded, 50, ev)
	s.Resolving = true
	s.push(Frame{Kind: Wound, Card: c, By: game.NoSeat, At: seat, Asked: seat, Need: blast})
}
