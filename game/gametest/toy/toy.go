// Package toy is a tiny game on which the battery of package gametest is tried
// itself. It has one of each thing that makes table games hard: hidden hands, a
// secret choice that is revealed together, an interrupt that counts, a decision of
// several steps, chance, and knowledge that somebody gained by looking.
//
// The rules (T-n):
//
//	T-1 Twenty cards, five each of coin, shot, duck and glass. Everybody is dealt
//	    three and has two lives.
//	T-2 A round begins with all choosing left or right in secret; when the last
//	    has chosen all is revealed, and who is on the smaller side draws a card.
//	T-3 Then each takes one turn, clockwise, and does one thing: T-4 to T-9.
//	T-4 Draw a card. An empty deck is made from the pile. Eight cards are the most.
//	T-5 Play a shot at somebody. He answers with a duck (option slab: two), or
//	    loses a life. Without lives one is out and one's cards go to the pile.
//	T-6 Play a glass, look at the top card of the deck and do one thing more.
//	T-7 Toss two coins for a point.
//	T-8 Sell any two cards for a point.
//	T-9 Pass, if nothing else is possible.
//	T-10 After four rounds, or with one player left, the most points and lives win.
package toy

import (
	"drygulch/game"
)

// Rules is the game.
var Rules = &game.Rules{
	Name:            "toy",
	Prefix:          "T",
	MinSeats:        2,
	MaxSeats:        4,
	Options:         []game.Option{{Name: "slab", Values: []string{"off", "on"}, Default: "off"}},
	UndoAfterCommit: true,
	Blank:           func() game.State { return new(State) },
	Conserve:        conserve,
	Reshuffle:       reshuffle,
	Brain:           func() game.Brain { return new(mind) },
	ID:              id,
	Describe:        describe,
	EventName:       eventName,
}

func init() { Rules.New = newState } // it reads Rules itself

const (
	cards    = 20
	maxHand  = 8
	maxSeats = 4
	rounds   = 4

	unknown = 255 // a card or choice that the viewer cannot see
	truth   = -2  // the viewer of the whole truth
)

// The kinds of cards: card c is of kind (c-1)%4.
const (
	coin = iota
	shot
	duck
	glass
)

func kind(card uint8) uint8 {
	if card == 0 || card == unknown {
		return unknown
	}
	return (card - 1) % 4
}

// The phases.
const (
	choosing uint8 = iota
	acting
	answering
	over
)

// State is a match of the toy.
type State struct {
	Chance  game.Rand
	View    game.Seat
	Turn    game.Seat // who has to decide
	Seats   uint8
	Need    uint8 // ducks against a shot, by the option
	Round   uint8
	Starter game.Seat // of the round
	Phase   uint8

	Deck, Pile       [cards]uint8
	DeckLen, PileLen uint8
	Hand             [maxSeats][maxHand]uint8
	HandLen          [maxSeats]uint8
	// Who knows the card in each place besides its owner: where all look on, a
	// place may be public without the card being so.
	DeckKnown [cards]game.Seats
	HandKnown [maxSeats][maxHand]game.Seats

	Choice [maxSeats]uint8 // 0 not yet, 1 left, 2 right
	Chosen [maxSeats]uint8 // what was revealed last
	Lives  [maxSeats]uint8
	Points [maxSeats]uint8
	Picked uint8 // draft of T-8: bits of the places in the hand
	Shot   frame
}

// frame is a shot that is being answered.
type frame struct {
	By   game.Seat
	Need uint8 // ducks still needed
}

func newState(setup game.Setup) (game.State, error) {
	if err := Rules.Check(setup); err != nil {
		return nil, err
	}
	s := &State{
		Chance: game.NewRand(setup.Seed, 0),
		View:   truth,
		Seats:  uint8(setup.Seats),
		Need:   1,
		Shot:   frame{By: game.NoSeat},
	}
	if Rules.Value(setup, "slab") == "on" {
		s.Need = 2
	}
	for i := range s.Deck {
		s.Deck[i] = uint8(i + 1)
	}
	s.DeckLen = cards
	game.Shuffle(&s.Chance, s.Deck[:])
	for seat := range game.Seat(setup.Seats) {
		s.Lives[seat] = 2
		for range 3 {
			s.draw(seat, nil)
		}
	}
	return s, nil
}

// Actor implements game.State.
func (s *State) Actor() game.Seat {
	if s.Phase == over {
		return game.NoSeat
	}
	return s.Turn
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(other game.State) { *s = *other.(*State) }

// Draft implements game.State.
func (s *State) Draft() bool { return s.Picked != 0 }

// Outcome implements game.State.
func (s *State) Outcome() (shares game.Shares, ended bool) {
	if s.Phase != over {
		return shares, false
	}
	best, winners := uint8(0), float32(0)
	for seat := range s.Seats {
		switch total := s.total(game.Seat(seat)); {
		case total > best:
			best, winners = total, 1
		case total == best:
			winners++
		}
	}
	for seat := range s.Seats {
		if s.total(game.Seat(seat)) == best {
			shares[seat] = 1 / winners
		}
	}
	return shares, true
}

// total is what counts in the end (T-10).
func (s *State) total(seat game.Seat) uint8 { return s.Points[seat] + s.Lives[seat] }
