package showdown

import (
	"fmt"

	"drygulch/game"
)

// The zones of cards, in Ref.A.
const (
	ZoneHand    uint8 = iota // of the seat that looks: C the place in the hand, which is sorted
	ZoneDeck                 // the deck
	ZoneDiscard              // the discard pile
	ZoneRow                  // what lies revealed: C the place
)

var zoneNames = [...]string{"hand", "deck", "discard", "row"}

// The places, in Ref.A.
const (
	PlaceHand uint8 = iota // the hand of a seat as a whole: B the seat
	PlaceGear              // where a blue card lies before a seat: B the seat, C the Slot
)

// The actions, in Ref.A.
const (
	ActionPlay    uint8 = iota // play the card; answer with it
	ActionEnd                  // end phase 2
	ActionDiscard              // lay the card on the discard pile
	ActionRest                 // lay down all the rest as it comes
	ActionHeal                 // Sid: discard both cards for a life point
	ActionFlip                 // turn up a card for the Barrel
	ActionTake                 // take the hit, lose the Duel
	ActionDie                  // no rescue
	ActionPick                 // take the card of the General Store
	ActionDraw                 // draw from here first
	ActionPutBack              // Kit: put the card back on the deck
	ActionOver                 // Lucky Duke: the card counts, and lies on top of the discards
	ActionUnder                // Lucky Duke: the card counts, and lies under the other
	ActionChoose               // be this character
)

var actionNames = [...]string{
	"play", "end", "discard", "rest", "heal", "flip", "take", "die", "pick", "draw", "put-back", "over", "under", "choose",
}

// HandRef is the i-th card of the hand of the seat that looks.
func HandRef(i int) game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneHand, C: uint8(i)} }

// DeckRef is the deck.
func DeckRef() game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneDeck} }

// DiscardRef is the discard pile.
func DiscardRef() game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneDiscard} }

// RowRef is the i-th card that lies revealed.
func RowRef(i int) game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneRow, C: uint8(i)} }

// SeatRef is a player.
func SeatRef(seat game.Seat) game.Ref { return game.Ref{Kind: game.RefSeat, A: uint8(seat)} }

// FanRef is the hand of a seat as a whole.
func FanRef(seat game.Seat) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: PlaceHand, B: uint8(seat)}
}

// GearRef is where a blue card lies before a seat.
func GearRef(seat game.Seat, slot Slot) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: PlaceGear, B: uint8(seat), C: uint8(slot)}
}

// OfferRef is one of the two characters that the seat which looks may choose.
func OfferRef(i int) game.Ref { return game.Ref{Kind: game.RefChoice, B: uint8(i)} }

// ActionRef is something to do.
func ActionRef(action uint8) game.Ref { return game.Ref{Kind: game.RefAction, A: action} }

// id is the speaking name of a thing to point at.
func id(r game.Ref) string {
	switch r.Kind {
	case game.RefCard:
		zone := named(zoneNames[:], r.A)
		if r.A == ZoneHand || r.A == ZoneRow {
			return fmt.Sprintf("card/%s/%d", zone, r.C)
		}
		return "card/" + zone
	case game.RefSeat:
		return fmt.Sprintf("seat/%d", r.A)
	case game.RefPlace:
		if r.A == PlaceHand {
			return fmt.Sprintf("place/hand/%d", r.B)
		}
		return fmt.Sprintf("place/gear/%d/%s", r.B, named(SlotNames[:], r.C))
	case game.RefChoice:
		return fmt.Sprintf("choice/character/%d", r.B)
	case game.RefAction:
		return "action/" + named(actionNames[:], r.A)
	}
	return ""
}

// named is the name of a number, the number itself where it has none.
func named(names []string, i uint8) string {
	if int(i) < len(names) {
		return names[i]
	}
	return fmt.Sprint(i)
}
