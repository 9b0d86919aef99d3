package showdown

import "drygulch/game"

// A BANG! effect is one frame that counts what is still needed to cancel it. Each
// flip and each card is a move of the target, and so is taking the hit (BG-89).

// shoot aims a BANG! effect at a seat: two cancels are needed against a BANG!
// card of Slab's (BG-78).
func (s *State) shoot(by, at game.Seat, c Card, ev *game.Events) {
	need, rule := uint8(1), game.Rule(37)
	switch {
	case c.Kind() == Gatling:
		rule = 45
	case s.is(by, SlabTheKiller):
		need, rule = 2, 78
	}
	s.push(Frame{Kind: Shot, Card: c, By: by, At: at, Asked: at, Need: need})
	if ev != nil {
		ev.Add(game.Event{Kind: EvShot, Actor: by, From: SeatRef(by), To: SeatRef(at), Face: [2]uint8{uint8(c)}, Amount: [2]int16{int16(need)}, Rule: rule})
	}
}

// askShot asks the target as long as the shot is not cancelled. Whoever has
// neither a card in hand nor a flip left can do nothing, as all can see.
func (s *State) askShot(f *Frame, ev *game.Events) (asks bool) {
	if f.Need == 0 {
		at, rule := f.At, game.Rule(38)
		s.pop()
		if ev != nil {
			ev.Add(game.Event{Kind: EvCancelled, Actor: at, Rule: rule})
		}
		s.refill(at, ev)
		return false
	}
	if s.InHand[f.At] > 0 || s.canFlip(f, BarrelFlip) || s.canFlip(f, OwnFlip) {
		return true
	}
	s.strike(ev)
	return false
}

// canFlip tells whether the target has a Barrel, or is one, that is not yet used
// against this shot (BG-51, BG-71).
func (s *State) canFlip(f *Frame, flip Flip) bool {
	if f.Tried>>flip&1 == 1 {
		return false
	}
	if flip == OwnFlip {
		return s.is(f.At, Jourdonnais)
	}
	return s.Gear[f.At][BarrelSlot] != NoCard
}

// cancels tells whether a card in a seat's hand counts as a Missed! (BG-38,
// BG-68).
func (s *State) cancels(seat game.Seat) cardSet {
	if s.is(seat, CalamityJanet) {
		return ofKind[Missed].or(ofKind[Bang])
	}
	return ofKind[Missed]
}

// bangs are the cards that count as a BANG! in a seat's hand (BG-68).
func (s *State) bangs(seat game.Seat) cardSet {
	if s.is(seat, CalamityJanet) {
		return ofKind[Missed].or(ofKind[Bang])
	}
	return ofKind[Bang]
}

// cancel plays a Missed! against the shot.
func (s *State) cancel(f *Frame, c Card, ev *game.Events) {
	s.toss(f.At, c)
	f.Need--
	if ev != nil {
		rule := game.Rule(38)
		if c.Kind() == Bang {
			rule = 68
		}
		ev.Add(game.Event{Kind: EvMissed, Actor: f.At, From: FanRef(f.At), To: DiscardRef(), Face: [2]uint8{uint8(c)}, Amount: [2]int16{int16(f.Need)}, Rule: rule})
	}
	if f.Need > 0 { // BG-79
		s.refill(f.At, ev)
	}
}

// sweepOn takes Gatling or Indians! to the next living player, and ends it when it
// has come round (BG-45, BG-46, BG-60).
func (s *State) sweepOn(f *Frame, ev *game.Events) {
	f.At = s.left(f.At)
	switch {
	case f.At == f.By:
		s.pop()
	case f.Card.Kind() == Gatling:
		s.shoot(f.By, f.At, f.Card, ev)
	default:
		s.push(Frame{Kind: Raid, Card: f.Card, By: f.By, At: f.At, Asked: f.At})
		if ev != nil {
			ev.Add(game.Event{Kind: EvRaid, Actor: f.By, From: SeatRef(f.By), To: SeatRef(f.At), Face: [2]uint8{uint8(f.Card)}, Rule: 46})
		}
	}
}

// askRaid asks for a BANG! against Indians!; an empty hand has none (BG-46).
func (s *State) askRaid(f *Frame, ev *game.Events) (asks bool) {
	if s.InHand[f.At] > 0 {
		return true
	}
	s.strike(ev)
	return false
}

// repel discards a BANG! against Indians! (BG-46).
func (s *State) repel(f *Frame, c Card, ev *game.Events) {
	at := f.At
	s.pop()
	s.reply(at, c, 46, ev)
	s.refill(at, ev)
}

// reply discards a card as a BANG!, which is none that is played (BG-23).
func (s *State) reply(seat game.Seat, c Card, rule game.Rule, ev *game.Events) {
	s.toss(seat, c)
	if c.Kind() == Missed {
		rule = 68
	}
	if ev != nil {
		ev.Add(game.Event{Kind: EvAnswered, Actor: seat, From: FanRef(seat), To: DiscardRef(), Face: [2]uint8{uint8(c)}, Rule: rule})
	}
}

// askStandoff asks the two of a Duel by turns, the challenged one first (BG-47).
func (s *State) askStandoff(f *Frame, ev *game.Events) (asks bool) {
	if s.InHand[f.Asked] > 0 {
		return true
	}
	s.strike(ev)
	return false
}

// returnFire discards a BANG! in a Duel; then the other one has to (BG-47).
func (s *State) returnFire(f *Frame, c Card, ev *game.Events) {
	s.reply(f.Asked, c, 47, ev)
	f.Asked = f.By + f.At - f.Asked
}
