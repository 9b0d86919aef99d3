package toy

import (
	"drygulch/game"
)

// The kinds of events.
const (
	evChose    uint8 = iota + 1 // Actor
	evReveal                    // Actor; Amount: the side
	evDraw                      // Actor, From deck, To place; Face: the card
	evLook                      // Actor; Face: the card
	evPlay                      // Actor, From place, To seat; Face: the card
	evHit                       // Actor loses a life
	evOut                       // Actor
	evPick                      // Actor, From place
	evPoint                     // Actor
	evShuffle                   // –
	evPass                      // Actor
	evGameOver                  // –
)

var events = [...]string{"", "chose", "reveal", "draw", "look", "play", "hit", "out", "pick", "point", "shuffle", "pass", "game-over"}

func eventName(kind uint8) string {
	if int(kind) >= len(events) {
		return ""
	}
	return events[kind]
}

// Apply implements game.State.
func (s *State) Apply(m game.Move, ev *game.Events) {
	me := s.Turn
	switch m.Verb {
	case choose:
		s.Choice[me] = m.Args[0]
		ev.Add(game.Event{Kind: evChose, Actor: me, Rule: 2})
		s.nextChoice(ev)
		return
	case draw:
		s.draw(me, ev)
	case shoot:
		s.play(m.Args[0], 5, ev)
		s.Shot = frame{me, s.Need}
		s.Turn, s.Phase = game.Seat(m.Args[1]), answering
		return
	case look:
		s.play(m.Args[0], 6, ev)
		top := s.DeckLen - 1
		s.DeckKnown[top] = s.DeckKnown[top].With(me)
		ev.AddSecret(game.Event{Kind: evLook, Actor: me, Face: [2]uint8{s.Deck[top]}, Rule: 6, Final: true}, game.Only(me))
		return
	case toss:
		s.play(m.Args[1], 7, ev)
		s.play(m.Args[0], 7, ev)
		s.point(7, ev)
	case pick:
		s.Picked |= 1 << m.Args[0]
		ev.AddSecret(game.Event{Kind: evPick, Actor: me, From: s.held(m.Args[0]), Rule: 8, Reaches: game.Only(me)}, game.Only(me))
		return
	case sell:
		for i := s.HandLen[me]; i > 0; i-- {
			if s.Picked&(1<<(i-1)) != 0 {
				s.play(i-1, 8, ev)
			}
		}
		s.Picked = 0
		s.point(8, ev)
	case dodge:
		s.play(m.Args[0], 5, ev)
		if s.Shot.Need--; s.Shot.Need > 0 {
			return
		}
		s.shotOver()
	case take:
		s.Lives[me]--
		ev.Add(game.Event{Kind: evHit, Actor: me, Rule: 5})
		if s.Lives[me] == 0 {
			ev.Add(game.Event{Kind: evOut, Actor: me, Rule: 5, Final: true})
			for s.HandLen[me] > 0 {
				s.play(s.HandLen[me]-1, 5, ev)
			}
		}
		s.shotOver()
	case pass:
		ev.Add(game.Event{Kind: evPass, Actor: me, Rule: 9})
	}
	s.nextTurn(ev)
}

func (s *State) shotOver() {
	s.Turn, s.Phase = s.Shot.By, acting
	s.Shot = frame{By: game.NoSeat}
}

func (s *State) point(rule game.Rule, ev *game.Events) {
	s.Points[s.Turn]++
	ev.Add(game.Event{Kind: evPoint, Actor: s.Turn, Rule: rule})
}

// play moves a card of the actor to the pile, face up.
func (s *State) play(place uint8, rule game.Rule, ev *game.Events) {
	me := s.Turn
	c := s.Hand[me][place]
	ev.Add(game.Event{Kind: evPlay, Actor: me, From: s.held(place), Face: [2]uint8{c}, Rule: rule})
	n := s.HandLen[me] - 1
	copy(s.Hand[me][place:], s.Hand[me][place+1:])
	copy(s.HandKnown[me][place:], s.HandKnown[me][place+1:])
	s.Hand[me][n], s.HandKnown[me][n] = 0, 0
	s.HandLen[me] = n
	s.Pile[s.PileLen] = c
	s.PileLen++
}

// draw takes the top card of the deck (T-4).
func (s *State) draw(seat game.Seat, ev *game.Events) {
	if s.DeckLen == 0 {
		s.Deck, s.DeckLen, s.DeckKnown = s.Pile, s.PileLen, [cards]game.Seats{}
		s.Pile, s.PileLen = [cards]uint8{}, 0
		game.Shuffle(&s.Chance, s.Deck[:s.DeckLen])
		ev.Add(game.Event{Kind: evShuffle, Actor: game.NoSeat, Rule: 4, Final: true})
	}
	if s.DeckLen == 0 || s.HandLen[seat] == maxHand {
		return
	}
	s.DeckLen--
	c, known := s.Deck[s.DeckLen], s.DeckKnown[s.DeckLen]
	s.Deck[s.DeckLen], s.DeckKnown[s.DeckLen] = 0, 0
	s.Hand[seat][s.HandLen[seat]] = c
	s.HandKnown[seat][s.HandLen[seat]] = known
	s.HandLen[seat]++
	ev.AddSecret(game.Event{Kind: evDraw, Actor: seat, From: deckRef, Face: [2]uint8{c}, Rule: 4, Final: true}, known.With(seat))
}

// nextChoice passes on, and reveals when all have chosen (T-2).
func (s *State) nextChoice(ev *game.Events) {
	if next := s.after(s.Turn); next != s.Starter {
		s.Turn = next
		return
	}
	var count [3]int
	for seat := range game.Seat(s.Seats) {
		if s.Choice[seat] != 0 {
			count[s.Choice[seat]]++
			ev.Add(game.Event{Kind: evReveal, Actor: seat, Amount: [2]int16{int16(s.Choice[seat])}, Rule: 2, Final: true})
		}
	}
	for seat := range game.Seat(s.Seats) {
		if c := s.Choice[seat]; c != 0 && count[c] < count[3-c] {
			s.draw(seat, ev)
		}
	}
	s.Chosen, s.Choice = s.Choice, [maxSeats]uint8{}
	s.Turn, s.Phase = s.Starter, acting
}

// after is the next seat that is still in.
func (s *State) after(seat game.Seat) game.Seat {
	for {
		if seat = (seat + 1) % game.Seat(s.Seats); s.Lives[seat] > 0 {
			return seat
		}
	}
}

// nextTurn passes the turn on, or begins a round, or ends the game.
func (s *State) nextTurn(ev *game.Events) {
	alive := 0
	for seat := range s.Seats {
		if s.Lives[seat] > 0 {
			alive++
		}
	}
	next := s.after(s.Turn)
	if next == s.Starter || s.Lives[s.Starter] == 0 && next == s.after(s.Starter) {
		s.Round++
		s.Starter, s.Phase = next, choosing
	}
	s.Turn = next
	if alive == 1 || s.Round == rounds {
		s.Phase = over
		ev.Add(game.Event{Kind: evGameOver, Actor: game.NoSeat, Rule: 10, Final: true})
	}
}
