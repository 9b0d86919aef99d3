package street

import (
	"fmt"

	"drygulch/game"
)

// The places, in Ref.A.
const (
	PlaceStreet  uint8 = iota // a character's: B the side, C the column
	PlaceSaloon               // a character's in the saloon: B the side, C which of the two
	PlaceStash                // B the side
	PlaceDiscard              // where spent tokens lie
)

// Where tokens lie, in Ref.A of a RefToken; C tells which.
const (
	OnStreet uint8 = iota
	InReserve
)

// The lists of answers, in Ref.A of a RefChoice; B is the answer.
const (
	ListRole  uint8 = iota // a Role to call out
	ListToken              // a Token to call out
	ListHow                // Stayed or Exchanged
)

var howNames = [...]string{Stayed: "stay", Exchanged: "exchange"}

// The actions, in Ref.A.
const (
	ActionMove  uint8 = iota // OL-25, OL-28
	ActionLook               // OL-31
	ActionTake               // OL-33
	ActionUse                // the ability, OL-44
	ActionEnd                // end the turn, OL-12
	ActionReady              // the layout is done, OL-6
	ActionStand              // the Reverend stands up for the Bandit, OL-79
	ActionYield              // he does not
)

var actionNames = [...]string{"move", "look", "take", "ability", "end", "ready", "stand", "yield"}

// SlotRef is the place of a character on the street.
func SlotRef(side, column int) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: PlaceStreet, B: uint8(side), C: uint8(column)}
}

// SaloonRef is the place of a character in its saloon.
func SaloonRef(side, i int) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: PlaceSaloon, B: uint8(side), C: uint8(i)}
}

// StashRef is a side's stash.
func StashRef(side int) game.Ref {
	return game.Ref{Kind: game.RefPlace, A: PlaceStash, B: uint8(side)}
}

// DiscardRef is where spent tokens lie.
func DiscardRef() game.Ref { return game.Ref{Kind: game.RefPlace, A: PlaceDiscard} }

// CellRef is the token, or its empty place, in a cell of the street.
func CellRef(cell int) game.Ref { return game.Ref{Kind: game.RefToken, A: OnStreet, C: uint8(cell)} }

// ReserveRef is a token of the reserve.
func ReserveRef(i int) game.Ref { return game.Ref{Kind: game.RefToken, A: InReserve, C: uint8(i)} }

// SeatRef is a player.
func SeatRef(seat game.Seat) game.Ref { return game.Ref{Kind: game.RefSeat, A: uint8(seat)} }

// RoleRef is a role to call out.
func RoleRef(r Role) game.Ref { return game.Ref{Kind: game.RefChoice, A: ListRole, B: uint8(r)} }

// TokenRef is a kind of token to call out.
func TokenRef(t Token) game.Ref { return game.Ref{Kind: game.RefChoice, A: ListToken, B: uint8(t)} }

// HowRef tells whether the two of a street move stay or are exchanged.
func HowRef(how uint8) game.Ref { return game.Ref{Kind: game.RefChoice, A: ListHow, B: how} }

// ActionRef is something to do.
func ActionRef(action uint8) game.Ref { return game.Ref{Kind: game.RefAction, A: action} }

// id is the speaking name of a thing to point at.
func id(r game.Ref) string {
	switch r.Kind {
	case game.RefPlace:
		side := named(SideNames[:], r.B)
		switch r.A {
		case PlaceStreet:
			return fmt.Sprintf("place/%s/%d", side, r.C)
		case PlaceSaloon:
			return fmt.Sprintf("place/%s-saloon/%d", side, r.C)
		case PlaceStash:
			return "place/" + side + "-stash"
		}
		return "place/discard"
	case game.RefToken:
		if r.A == InReserve {
			return fmt.Sprintf("token/reserve/%d", r.C)
		}
		return fmt.Sprintf("token/street/%d", r.C)
	case game.RefSeat:
		return fmt.Sprintf("seat/%d", r.A)
	case game.RefChoice:
		switch r.A {
		case ListRole:
			return "choice/role/" + named(RoleNames[:], r.B)
		case ListToken:
			return "choice/token/" + named(TokenNames[:], r.B)
		}
		return "choice/how/" + named(howNames[:], r.B)
	case game.RefAction:
		return "action/" + named(actionNames[:], r.A)
	}
	return ""
}

// named is the name of a number, the number itself where it has none.
func named(names []string, i uint8) string {
	if int(i) < len(names) && names[i] != "" {
		return names[i]
	}
	return fmt.Sprint(i)
}

// describe tells a move in ids, without the state that it belongs to.
func describe(m game.Move) string {
	a := m.Args
	switch m.Verb {
	case VerbSwap:
		return fmt.Sprintf("swap %d %d", a[0], a[1])
	case VerbReady:
		return "ready"
	case VerbStreet:
		if a[2] == 0 {
			return fmt.Sprintf("move %d %d", a[0], a[1])
		}
		return fmt.Sprintf("move %d %d %s", a[0], a[1], named(howNames[:], a[2]))
	case VerbSaloon:
		if a[3] == 0 && a[4] == 0 {
			return fmt.Sprintf("saloon/%d out with %d %d", a[0], a[1], a[2])
		}
		return fmt.Sprintf("saloon/%d out with %d %d goes %s takes %s", a[0], a[1], a[2], whichOf(a[3], a[1], a[2]), whichOf(a[4], a[1], a[2]))
	case VerbLook:
		return fmt.Sprintf("look %d", a[0])
	case VerbTake:
		return fmt.Sprintf("take %d calls %s", a[0], named(TokenNames[:], a[1]))
	case VerbClaim:
		return fmt.Sprintf("claim %d", a[0])
	case VerbAbility:
		return describeAbility(a)
	case VerbRelease:
		return "reverend frees"
	case VerbAnswer:
		if a[0] == Stands {
			return "stand"
		}
		return "yield"
	case VerbEnd:
		return "end"
	}
	return "none"
}

// describeAbility tells the use of an ability.
func describeAbility(a [7]uint8) string {
	switch who := named(RoleNames[:], a[0]); Role(a[0]) {
	case Sheriff, Reporter, Bandit:
		return fmt.Sprintf("%s calls %s at %d", who, named(RoleNames[:], a[2]), a[1])
	case Storekeep:
		other := fmt.Sprint(a[2])
		if a[2] >= Columns {
			other = fmt.Sprintf("reserve/%d", a[2]-Columns)
		}
		if a[3] == helped {
			other += " with mayor"
		}
		return fmt.Sprintf("%s exchanges %d and %s", who, a[1], other)
	default:
		return fmt.Sprintf("%s at %d", who, a[1])
	}
}

// whichOf is the column of the first or the second of two, "?" if it is not told.
func whichOf(which, first, second uint8) string {
	switch which {
	case 1:
		return fmt.Sprint(first)
	case 2:
		return fmt.Sprint(second)
	}
	return "?"
}
