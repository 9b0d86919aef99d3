package saloon

import (
	"fmt"
	"strings"

	"drygulch/game"
)

// The zones of cards, in Ref.A.
const (
	ZoneHand    uint8 = iota // of the seat that looks: C the place in the hand, which is sorted
	ZoneDeck                 // the draw pile
	ZoneDiscard              // the discard pile
	ZonePlay                 // played in an attack that is not over: C the place
	ZoneLoader               // the Loader deck
	ZoneLoaded               // the Loader discards
)

var zoneNames = [...]string{"hand", "deck", "discard", "play", "loader", "loaded"}

// The places, in Ref.A.
const (
	PlacePosition uint8 = iota // on the map: C the Position
	PlaceSlot                  // a weapon slot: B the seat, C Fist or Holster
	PlaceHand                  // the hand of a seat as a whole: B the seat
)

// The lists of answers, in Ref.A.
const (
	ListGun   uint8 = iota // bullet options of the gun: B from 0
	ListMelee              // ways to hit: B 0 plain, 1 swung (HN-171)
	ListBoost              // bullet options of a boost: B from 0
	ListLuck               // Sadie Kettle's bullets: B 1 or 2
)

var listNames = [...]string{"gun", "melee", "boost", "luck"}

// The actions, in Ref.A.
const (
	ActionDone    uint8 = iota // end the phase, stay
	ActionDraw                 // discard what is chosen and fill up
	ActionMove                 // the weapon goes to the other slot
	ActionSwap                 // the weapons change slots
	ActionSwig                 // empty the jug
	ActionQuick                // Quick Draw
	ActionGun                  // a gun attack
	ActionMelee                // a melee attack
	ActionBoost                // add the boost
	ActionAttack               // carry the attack out
	ActionBlock                // block with the card
	ActionTake                 // do not block
	ActionGoOn                 // no Quick Draw
	ActionDecline              // no counterattack
	ActionBonus                // take the bonus of the position
	ActionHeal                 // discard both cards for a Grit
	ActionPlay                 // play the team card
	ActionGive                 // give the cards
	ActionPass                 // no card in this window
	ActionGo                   // start from the position, move there
)

var actionNames = [...]string{
	"done", "draw", "move", "swap", "swig", "quick", "gun", "melee", "boost", "attack", "block", "take", "go-on", "decline", "bonus", "heal",
	"play", "give", "pass", "go",
}

// HandRef is the i-th card of the hand of the seat that looks.
func HandRef(i int) game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneHand, C: uint8(i)} }

// DeckRef is the draw pile.
func DeckRef() game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneDeck} }

// DiscardRef is the discard pile.
func DiscardRef() game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneDiscard} }

// PlayRef is the i-th card played in the attack that goes on.
func PlayRef(i int) game.Ref { return game.Ref{Kind: game.RefCard, A: ZonePlay, C: uint8(i)} }

// LoaderRef is the Loader deck.
func LoaderRef() game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneLoader} }

// LoadedRef are the Loader discards.
func LoadedRef() game.Ref { return game.Ref{Kind: game.RefCard, A: ZoneLoaded} }

// SeatRef is a player.
func SeatRef(seat game.Seat) game.Ref { return game.Ref{Kind: game.RefSeat, A: uint8(seat)} }

// PawnRef is the pawn of a player.
func PawnRef(seat game.Seat) game.Ref { return game.Ref{Kind: game.RefPawn, A: uint8(seat)} }

// PositionRef is a position on the map.
func PositionRef(p Position) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: PlacePosition, C: uint8(p)}
}

// SlotRef is a weapon slot of a player: Fist or Holster.
func SlotRef(seat game.Seat, slot int) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: PlaceSlot, B: uint8(seat), C: uint8(slot)}
}

// FanRef is the hand of a player as a whole.
func FanRef(seat game.Seat) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: PlaceHand, B: uint8(seat)}
}

// ChoiceRef is an answer of a list.
func ChoiceRef(list, answer uint8) game.Ref {
	return game.Ref{Kind: game.RefChoice, A: list, B: answer}
}

// ActionRef is something to do.
func ActionRef(action uint8) game.Ref { return game.Ref{Kind: game.RefAction, A: action} }

// id is the speaking name of a thing to point at.
func id(r game.Ref) string {
	switch r.Kind {
	case game.RefCard:
		zone := named(zoneNames[:], r.A)
		if r.A == ZoneHand || r.A == ZonePlay {
			return fmt.Sprintf("card/%s/%d", zone, r.C)
		}
		return "card/" + zone
	case game.RefSeat:
		return fmt.Sprintf("seat/%d", r.A)
	case game.RefPawn:
		return fmt.Sprintf("pawn/%d", r.A)
	case game.RefPlace:
		switch r.A {
		case PlacePosition:
			return "place/" + positionName(r.C)
		case PlaceSlot:
			return fmt.Sprintf("place/%s/%d", named(SlotNames[:], r.C), r.B)
		}
		return fmt.Sprintf("place/hand/%d", r.B)
	case game.RefChoice:
		return fmt.Sprintf("choice/%s/%d", named(listNames[:], r.A), r.B)
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

func positionName(p uint8) string {
	if p == 0 || p > uint8(positions) {
		return fmt.Sprint(p)
	}
	return strings.ReplaceAll(Places[p].Name, "_", "-")
}
