package train

import (
	"slices"

	"drygulch/game"
)

// play lays a card from the actor's hand on the common pile, or face down
// (CE-23, CE-28, CE-31).
func (s *State) play(c Card, down bool, ev *game.Events) {
	p := &s.Players[s.Act]
	p.remove(c)
	if p.Kept > 0 {
		p.Kept--
	}
	s.Scheme[s.Laid] = Played{Card: c, Seat: s.Act, Turn: s.Turn, Down: down}
	s.Laid++
	if ev == nil {
		return
	}
	e := game.Event{Kind: EvPlayed, Actor: s.Act, From: SeatRef(s.Act), To: SchemeRef(int(s.Laid) - 1), Face: [2]uint8{uint8(c)}, Rule: iconRule[s.Icon()]}
	if !down {
		ev.Add(e)
		return
	}
	e.Kind = EvPlayedDown
	if s.Icon() != Tunnel {
		e.Rule = 84
	}
	ev.AddSecret(e, game.Only(s.Act))
}

// canDraw tells whether a seat has a card left to draw (CE-25, CE-101).
func (s *State) canDraw(seat game.Seat) bool {
	p := &s.Players[seat]
	return p.InDeck+p.Discards > 0
}

// draw moves up to n cards from a seat's deck into its hand (CE-18, CE-23,
// CE-25), turning the discard pile into a deck when that runs out (CE-101).
func (s *State) draw(seat game.Seat, n int, rule game.Rule, ev *game.Events) {
	p := &s.Players[seat]
	if left := int(p.InDeck) + int(p.Discards); n > left {
		n = left
	}
	if ev != nil && n > 0 {
		ev.Add(game.Event{Kind: EvDraws, Actor: seat, From: DeckRef(seat), To: SeatRef(seat), Amount: [2]int16{int16(n)}, Rule: rule, Final: true})
	}
	var drawn [docsHand]Card
	for i := range n {
		if p.InDeck == 0 {
			if ev != nil {
				ev.Add(game.Event{Kind: EvReshuffled, Actor: seat, From: DiscardRef(seat), To: DeckRef(seat), Amount: [2]int16{int16(p.Discards)}, Rule: 101, Final: true})
			}
			s.recycle(p)
		}
		drawn[i] = p.top(&s.Rand)
		p.take(drawn[i])
	}
	if ev != nil {
		tellDrawn(seat, drawn[:n], rule, ev)
	}
}

// tellDrawn tells of the cards drawn as they stand in the hand: in which order
// they came is nothing that one could see there.
func tellDrawn(seat game.Seat, drawn []Card, rule game.Rule, ev *game.Events) {
	slices.Sort(drawn)
	for _, c := range drawn {
		faces := game.Only(seat)
		if c.Seen() { // CE-119
			faces = game.AllSeats
		}
		ev.AddSecret(game.Event{Kind: EvDrawn, Actor: seat, From: DeckRef(seat), To: SeatRef(seat), Face: [2]uint8{uint8(c.Face())}, Rule: rule, Final: true}, faces)
	}
}

// ghostMay tells whether the actor may lay this go's card face down by choice:
// the Ghost, on his first go of a round, unless a Tunnel makes it so anyway
// (CE-84, CE-85).
func (s *State) ghostMay() bool {
	return s.Turn == 0 && !s.Second && s.Icon() != Tunnel && s.leads(s.Act, Ghost)
}

// endScheming leads from Schemin' to Stealin': hands go back on the decks
// (CE-32), or in the Expert Variant everybody chooses what to keep, except in the
// last round, where nothing follows from it (CE-102).
func (s *State) endScheming(ev *game.Events) {
	if s.Expert {
		if s.Round < Rounds-1 {
			s.Phase = Keeping
			s.Pos = 0
			s.askKeep(ev)
			return
		}
		s.startStealing(ev)
		return
	}
	for seat := range s.Seats {
		p := &s.Players[seat]
		copy(p.Pile[p.InDeck:], p.Hand[:p.InHand])
		clear(p.Hand[:p.InHand])
		p.InDeck += p.InHand
		p.Loose, p.InHand = p.InDeck, 0
	}
	s.startStealing(ev)
}
