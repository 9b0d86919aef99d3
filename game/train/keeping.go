package train

import "drygulch/game"

// Keeping: the Expert Variant's choice at the end of Schemin' (CE-102). Each
// seat in turn marks the Action cards that it keeps and commits; nobody learns
// anything of it until all have. A seat is passed over only when everybody
// knows that it has nothing to choose: with an empty hand, or one of Bullets that
// all have seen.

// askKeep asks the next seat that has to choose, from Pos on; when there is
// none, all is laid open.
func (s *State) askKeep(ev *game.Events) {
	for s.Pos < s.Seats {
		seat := s.First + game.Seat(s.Pos)
		if seat >= game.Seat(s.Seats) {
			seat -= game.Seat(s.Seats)
		}
		p := &s.Players[seat]
		if p.InHand > 0 && !p.Hand[0].Seen() { // seen Bullets are sorted last
			s.Act = seat
			return
		}
		s.Pos++
	}
	s.reveal(ev)
}

// mark chooses one card of that face to be kept: the first not yet chosen.
func (s *State) mark(c Card, ev *game.Events) {
	s.Players[s.Act].keep(c)
	if ev != nil {
		ev.AddSecret(game.Event{Kind: EvMarked, Actor: s.Act, From: SeatRef(s.Act), Face: [2]uint8{uint8(c)}, Rule: 102, Reaches: game.Only(s.Act)}, game.Only(s.Act))
	}
}

// keep marks the first card of that face that is not yet chosen.
func (p *Player) keep(c Card) {
	for i := range p.Hand[:p.InHand] {
		if p.Hand[i] == c {
			p.Hand[i] |= keptMark
			return
		}
	}
}

// commitKeep ends a seat's choice.
func (s *State) commitKeep(ev *game.Events) {
	s.Told = s.Told.With(s.Act)
	if ev != nil {
		ev.Add(game.Event{Kind: EvCommitted, Actor: s.Act, Rule: 102})
	}
	s.Pos++
	s.askKeep(ev)
}

// reveal discards what nobody keeps: every Bullet, and the Action cards not
// chosen. How many each keeps is seen by all, which they are is not (CE-105).
func (s *State) reveal(ev *game.Events) {
	s.Told, s.Pos = 0, 0
	seat := s.First
	for range s.Seats {
		p := &s.Players[seat]
		var kept uint8
		before := p.InHand
		for _, c := range p.Hand[:before] {
			if c.Kept() {
				p.Hand[kept] = c.Face()
				kept++
				continue
			}
			p.discard(c)
			if ev != nil {
				ev.Add(game.Event{Kind: EvDiscarded, Actor: seat, From: SeatRef(seat), To: DiscardRef(seat), Face: [2]uint8{uint8(c.Face())}, Rule: 102, Final: true})
			}
		}
		clear(p.Hand[kept:before])
		p.InHand, p.Kept = kept, kept
		if ev != nil && before > 0 {
			ev.Add(game.Event{Kind: EvKept, Actor: seat, Amount: [2]int16{int16(kept), int16(before - kept)}, Rule: 105, Final: true})
		}
		seat = s.left(seat)
	}
	s.startStealing(ev)
}
