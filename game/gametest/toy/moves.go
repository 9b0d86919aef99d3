package toy

import (
	"fmt"

	"drygulch/game"
)

// The verbs of moves.
const (
	choose uint8 = iota + 1 // side
	draw                    // –
	shoot                   // place in the hand, target
	look                    // place in the hand
	toss                    // place, place: the lower first
	pick                    // place
	sell                    // –
	dodge                   // place
	take                    // –
	pass                    // –
)

var verbs = [...]string{"", "choose", "draw", "shoot", "look", "toss", "pick", "sell", "dodge", "take", "pass"}

func move(verb uint8, args ...uint8) game.Move {
	m := game.Move{Verb: verb}
	copy(m.Args[:], args)
	return m
}

// Moves implements game.State.
func (s *State) Moves(buf []game.Move) []game.Move {
	if s.Phase == over || s.View != truth && s.View != s.Turn {
		return buf
	}
	me := s.Turn
	hand := s.Hand[me][:s.HandLen[me]]
	switch s.Phase {
	case choosing:
		return append(buf, move(choose, 1), move(choose, 2))
	case answering:
		for i, c := range hand {
			if kind(c) == duck {
				buf = append(buf, move(dodge, uint8(i)))
			}
		}
		return append(buf, move(take))
	}
	if s.Picked != 0 {
		return s.picks(buf)
	}
	start := len(buf)
	if len(hand) < maxHand && s.DeckLen+s.PileLen > 0 {
		buf = append(buf, move(draw))
	}
	for i, c := range hand {
		switch kind(c) {
		case shot:
			for seat := range game.Seat(s.Seats) {
				if seat != me && s.Lives[seat] > 0 {
					buf = append(buf, move(shoot, uint8(i), uint8(seat)))
				}
			}
		case glass:
			if s.DeckLen > 0 {
				buf = append(buf, move(look, uint8(i)))
			}
		case coin:
			for j := i + 1; j < len(hand); j++ {
				if kind(hand[j]) == coin {
					buf = append(buf, move(toss, uint8(i), uint8(j)))
				}
			}
		}
	}
	if len(hand) >= 2 {
		buf = s.picks(buf)
	}
	if len(buf) == start {
		buf = append(buf, move(pass))
	}
	return buf
}

// picks are the steps of a sale.
func (s *State) picks(buf []game.Move) []game.Move {
	picked := 0
	for i := range s.HandLen[s.Turn] {
		if s.Picked&(1<<i) != 0 {
			picked++
		}
	}
	if picked == 2 {
		return append(buf, move(sell))
	}
	for i := range s.HandLen[s.Turn] {
		if s.Picked&(1<<i) == 0 {
			buf = append(buf, move(pick, i))
		}
	}
	return buf
}

// The actions and choices one can point at.
const (
	actDraw uint8 = iota
	actLook
	actToss
	actSell
	actDodge
	actTake
	actPass
)

var actions = [...]string{"draw", "look", "toss", "sell", "dodge", "take", "pass"}

func action(a uint8) game.Ref { return game.Ref{Kind: game.RefAction, A: a} }

func (s *State) held(place uint8) game.Ref {
	return game.Ref{Kind: game.RefCard, B: uint8(s.Turn), C: place}
}

func seatRef(seat game.Seat) game.Ref { return game.Ref{Kind: game.RefSeat, A: uint8(seat)} }

var deckRef = game.Ref{Kind: game.RefToken}

// Spell implements game.State.
func (s *State) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	if m.Verb == toss && i == 1 {
		return append(buf, s.held(m.Args[1]), s.held(m.Args[0]), action(actToss))
	}
	if i > 0 {
		return nil
	}
	switch m.Verb {
	case choose:
		return append(buf, game.Ref{Kind: game.RefChoice, B: m.Args[0]}, seatRef(s.Turn))
	case draw:
		return append(buf, deckRef, action(actDraw))
	case shoot:
		return append(buf, s.held(m.Args[0]), seatRef(game.Seat(m.Args[1])))
	case look:
		return append(buf, s.held(m.Args[0]), action(actLook))
	case toss:
		return append(buf, s.held(m.Args[0]), s.held(m.Args[1]), action(actToss))
	case pick:
		if s.Picked == 0 {
			buf = append(buf, game.Ref{Kind: game.RefChoice, A: 1})
		}
		return append(buf, s.held(m.Args[0]))
	case sell:
		return append(buf, action(actSell))
	case dodge:
		return append(buf, s.held(m.Args[0]), action(actDodge))
	case take:
		return append(buf, seatRef(s.Turn), action(actTake))
	case pass:
		return append(buf, seatRef(s.Turn), action(actPass))
	}
	return nil
}

// Seen implements game.State.
func (s *State) Seen(m game.Move, by game.Seat) game.Move {
	if by == s.Turn {
		return m
	}
	switch m.Verb {
	case pick:
		return game.NoMove
	case choose:
		return move(choose)
	}
	return m
}

// Why implements game.State.
func (s *State) Why(prefix []game.Ref, r game.Ref) game.Reason {
	if len(prefix) == 0 && r == deckRef && s.Phase == acting && s.HandLen[s.Turn] == maxHand {
		return game.Reason{Key: "full", Rule: 4}
	}
	return game.Reason{}
}

func id(r game.Ref) string {
	switch r.Kind {
	case game.RefCard:
		return fmt.Sprintf("card/%d/%d", r.B, r.C)
	case game.RefSeat:
		return fmt.Sprintf("seat/%d", r.A)
	case game.RefToken:
		return "deck"
	case game.RefChoice:
		return fmt.Sprintf("choice/%d/%d", r.A, r.B)
	case game.RefAction:
		return "action/" + actions[r.A%uint8(len(actions))]
	}
	return ""
}

func describe(m game.Move) string {
	if int(m.Verb) >= len(verbs) {
		return "none"
	}
	return fmt.Sprintf("%s %d %d", verbs[m.Verb], m.Args[0], m.Args[1])
}
