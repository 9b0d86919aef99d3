package showdown

import (
	"fmt"

	"drygulch/game"
)

// The verbs of moves. Cards are named by number: who may not see which card it is
// learns the move with that blanked (State.Seen).
const (
	VerbChoose  uint8 = 1 + iota // Args[0]: the first (0) or second (1) character
	VerbPlay                     // Args[0] the card, Args[1] 1 + the seat that it is aimed at, Args[2] what of it: 0, wholeHand, or gearFrom + the slot
	VerbEnd                      // end phase 2
	VerbDiscard                  // Args[0] the card, in phase 3
	VerbHeal                     // Sid: Args[0] and then Args[1] are discarded
	VerbFlip                     // Args[0] the Flip
	VerbAnswer                   // Args[0] the card that cancels, answers or rescues
	VerbYield                    // take the hit, lose the Duel, or die
	VerbPick                     // General Store: Args[0] the card
	VerbCount                    // Lucky Duke: Args[0] the card that counts, Args[1] 1 if it lies on top afterwards
	VerbPutBack                  // Kit: Args[0] the card
	VerbDraw                     // Args[0] where the first card comes from: fromTheDeck, fromTheDiscard, or fromHand + the seat
	VerbLay                      // Args[0] the card that goes to the discard pile next, when all must
	VerbRest                     // the rest of these as it comes
)

// What Panic! and Cat Balou are aimed at, in Args[2] of VerbPlay.
const (
	wholeHand = 1
	gearFrom  = 2
)

// Where a first card is drawn from, in Args[0] of VerbDraw.
const (
	fromTheDeck    = 0
	fromTheDiscard = 1
	fromHand       = 2
)

// describe tells a move in ids, without the state that it belongs to.
func describe(m game.Move) string {
	a := m.Args
	card := cardNames[a[0]]
	switch m.Verb {
	case VerbChoose:
		return fmt.Sprintf("choose %d", a[0])
	case VerbPlay:
		text := "play " + card
		if a[1] > 0 {
			text += fmt.Sprintf(" seat/%d", a[1]-1)
		}
		switch {
		case a[2] == wholeHand:
			text += " hand"
		case a[2] >= gearFrom:
			text += " " + named(SlotNames[:], a[2]-gearFrom)
		}
		return text
	case VerbEnd:
		return "end"
	case VerbDiscard:
		return "discard " + card
	case VerbHeal:
		return "heal " + card + " " + cardNames[a[1]]
	case VerbFlip:
		return "flip " + named(FlipNames[:], a[0])
	case VerbAnswer:
		return "answer " + card
	case VerbYield:
		return "yield"
	case VerbPick:
		return "pick " + card
	case VerbCount:
		if a[1] == 1 {
			return "count " + card + " over"
		}
		return "count " + card + " under"
	case VerbPutBack:
		return "put-back " + card
	case VerbDraw:
		switch a[0] {
		case fromTheDeck:
			return "draw deck"
		case fromTheDiscard:
			return "draw discard"
		}
		return fmt.Sprintf("draw seat/%d", a[0]-fromHand)
	case VerbLay:
		return "lay " + card
	case VerbRest:
		return "rest"
	}
	return "none"
}
