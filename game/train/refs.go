package train

import (
	"fmt"

	"drygulch/game"
)

// The zones of cards, in Ref.A.
const (
	ZoneHand    uint8 = iota // of the seat that looks: C the place in the hand
	ZoneDeck                 // B the seat
	ZoneDiscard              // B the seat
	ZoneScheme               // C the place in the common pile
)

var zoneNames = [...]string{"hand", "deck", "discard", "scheme"}

// The actions, in Ref.A.
const (
	ActionPlay     uint8 = iota // lay the card on the pile
	ActionPlayDown              // lay it there face down
	ActionDraw                  // draw three cards
	ActionMove                  // go to the place
	ActionFire                  // shoot at the pawn
	ActionRob                   // take the token
	ActionLead                  // send the Marshal to the place
	ActionTake                  // Pickpocketing: take the purse
	ActionLeave                 // Pickpocketing: take nothing
	ActionDiscard               // keep the chosen cards and discard the rest
)

var actionNames = [...]string{"play", "playdown", "draw", "move", "fire", "rob", "lead", "take", "leave", "discard"}

// The answers of the choice that Cheyenne has (CE-92), in Ref.B.
const (
	ChoiceLeave uint8 = leaveIt
	ChoiceTake  uint8 = takeIt
)

var choiceNames = [...]string{"leave", "take"}

// pawnMarshal is the Marshal among the pawns.
const pawnMarshal = 7

// HandRef is the i-th card of the hand of the seat that looks.
func HandRef(i int) game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneHand, C: uint8(i)} }

// DeckRef is a seat's draw deck.
func DeckRef(seat game.Seat) game.Ref {
	return game.Ref{Kind: game.RefCard, A: ZoneDeck, B: uint8(seat)}
}

// DiscardRef is a seat's discard pile.
func DiscardRef(seat game.Seat) game.Ref {
	return game.Ref{Kind: game.RefCard, A: ZoneDiscard, B: uint8(seat)}
}

// SchemeRef is the i-th card of the common pile.
func SchemeRef(i int) game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneScheme, C: uint8(i)} }

// SeatRef is a player.
func SeatRef(seat game.Seat) game.Ref { return game.Ref{Kind: game.RefSeat, A: uint8(seat)} }

// PawnRef is a bandit's figure.
func PawnRef(b int) game.Ref { return game.Ref{Kind: game.RefPawn, A: uint8(b)} }

// MarshalRef is the Marshal's figure.
func MarshalRef() game.Ref { return game.Ref{Kind: game.RefPawn, A: pawnMarshal} }

// SpotRef is a place on the train: A the level, B the car.
func SpotRef(p Spot) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: uint8(p.Level()), B: uint8(p.Car())}
}

// TokenRef is a piece of loot at a place, which is a spot's floor or OnCard plus
// a bandit: A the place, B the Loot, C which of its kind there.
func TokenRef(place int, kind Loot, i int) game.Ref {
	return game.Ref{Kind: game.RefToken, A: uint8(place), B: uint8(kind), C: uint8(i)}
}

// ActionRef is something to do.
func ActionRef(action uint8) game.Ref { return game.Ref{Kind: game.RefAction, A: action} }

// ChoiceRef is an answer to whether Cheyenne takes the purse.
func ChoiceRef(answer uint8) game.Ref { return game.Ref{Kind: game.RefChoice, B: answer} }

// id is the speaking name of a thing to point at.
func id(r game.Ref) string {
	switch r.Kind {
	case game.RefCard:
		zone := named(zoneNames[:], r.A)
		if r.A == ZoneHand || r.A == ZoneScheme {
			return fmt.Sprintf("card/%s/%d", zone, r.C)
		}
		return fmt.Sprintf("card/%s/%d", zone, r.B)
	case game.RefSeat:
		return fmt.Sprintf("seat/%d", r.A)
	case game.RefPawn:
		return pawnID(int(r.A))
	case game.RefPlace:
		return "place/" + spotID(At(int(r.B), Level(r.A)))
	case game.RefToken:
		place := ""
		if r.A < OnCard {
			place = spotID(Spot(r.A))
		} else {
			place = pawnID(int(r.A) - OnCard)
		}
		return fmt.Sprintf("token/%s/%s/%d", place, named(LootNames[:], r.B), r.C)
	case game.RefChoice:
		return "choice/" + named(choiceNames[:], r.B)
	case game.RefAction:
		return "action/" + named(actionNames[:], r.A)
	}
	return ""
}

func pawnID(b int) string {
	if b == pawnMarshal {
		return "pawn/marshal"
	}
	return fmt.Sprintf("pawn/%d", b)
}

// levelNames are the names of the levels in ids.
var levelNames = [...]string{"inside", "roof"}

func spotID(p Spot) string { return fmt.Sprintf("%s/%d", levelNames[p.Level()], p.Car()) }

// named is the name of a number, the number itself where it has none.
func named(names []string, i uint8) string {
	if int(i) < len(names) {
		return names[i]
	}
	return fmt.Sprint(i)
}

// describe tells a move in ids, without the state that it belongs to.
func describe(m game.Move) string {
	a := m.Args
	switch m.Verb {
	case VerbPlace:
		return "place pawn/" + fmt.Sprint(a[0])
	case VerbPlay:
		return "play " + cardID(Card(a[0]))
	case VerbPlayDown:
		return "playdown " + cardID(Card(a[0]))
	case VerbDraw:
		return "draw"
	case VerbMove:
		return fmt.Sprintf("move car/%d", a[0])
	case VerbFire:
		return fmt.Sprintf("fire pawn/%d", a[0])
	case VerbRob:
		return fmt.Sprintf("rob %s/%d", named(LootNames[:], a[0]), a[1])
	case VerbPunch:
		text := fmt.Sprintf("punch pawn/%d %s car/%d", a[0], named(LootNames[:], a[1]), a[2])
		if a[3] == takeIt {
			text += " take"
		}
		return text
	case VerbLead:
		return fmt.Sprintf("lead car/%d", a[0])
	case VerbPick:
		if a[0] == 0 {
			return "pick none"
		}
		return fmt.Sprintf("pick purse/%d", a[0]-1)
	case VerbKeep:
		return "keep " + cardID(Card(a[0]))
	case VerbCommit:
		return "commit"
	}
	return "none"
}

// cardID is the name of a card: its kind and bandit.
func cardID(c Card) string {
	if c.Kind() == NoKind {
		return "hidden"
	}
	return fmt.Sprintf("%s/%d", KindNames[c.Kind()], c.Bandit())
}
