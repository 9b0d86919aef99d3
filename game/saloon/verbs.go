package saloon

import (
	"fmt"

	"drygulch/game"
)

// The verbs of moves. Cards are named by Kind.
const (
	VerbEquip   uint8 = 1 + iota // Args[0] the weapon, Args[1] the slot it goes to
	VerbPlace                    // Args[0] the position to start from
	VerbToss                     // Scavenge, a step of a draft: Args[0] one more card to discard
	VerbDraw                     // Scavenge: discard these and fill up
	VerbDone                     // end the phase
	VerbMove                     // Args[0] the slot whose weapon goes to the other
	VerbSwap                     // the weapons change slots
	VerbReload                   // Args[0] the Reload card, Args[1] the slot of the gun
	VerbSwig                     // empty the jug in the Fist
	VerbQuick                    // Quick Draw
	VerbGo                       // Dive, Cover: Args[0] the position to move to
	VerbAttack                   // begins the draft of an attack: Args[0] the Type, Args[1] the option of the gun, or 1 for a swing
	VerbBoost                    // Args[0] the boost, Args[1] its option; of a mate's the attacker picks that
	VerbLuck                     // a step of the draft: Args[0] more bullets
	VerbAim                      // a step of the draft: Args[0] the seat of a target
	VerbCommit                   // carry the attack out; in teams first the boosts, then the targets
	VerbOption                   // Args[0] the option of a mate's boost
	VerbBlock                    // Args[0] the block
	VerbTake                     // do not block
	VerbGoOn                     // do not draw another weapon
	VerbDecline                  // do not strike back
	VerbBonus                    // Args[0] 0 the Grit of the Bar, else 1 + the slot of the gun that gets the Piano's bullets
	VerbHeal                     // Args[0] and Args[1] the cards to discard for a Grit, the lower kind first
	VerbGive                     // Args[0] the card, Args[1] the seat that gets it
	VerbPass                     // play no team card now
	VerbCatch                    // Catch, Partner: Args[0] the slot, Args[1] the mate, Args[2] his slot
	VerbShare                    // Share the Shells: Args[0] the mate, Args[1] the slot of his gun
	VerbScoot                    // Scoot Over: Args[0] the seat whose pawn moves, Args[1] the position
	VerbRound                    // Round on the House
	VerbWhistle                  // Low Whistle: Args[0] and Args[1] the cards, the lower kind first, the second 0 if only one; Args[2] the mate
	VerbCross                    // Crossfire
	VerbCover                    // Cover Me
	VerbStepIn                   // My Fight Too
	VerbGang                     // Gang Up: Args[0] the seat of the target, Args[1] 1 for a swing
	lastVerb    = VerbGang
)

var verbNames = [lastVerb + 1]string{
	"", "equip", "place", "toss", "draw", "done", "move", "swap", "reload", "swig", "quick", "go", "attack", "boost", "luck", "aim", "commit",
	"option", "block", "take", "go-on", "decline", "bonus", "heal", "give", "pass", "catch", "share", "scoot", "round", "whistle", "cross",
	"cover", "step-in", "gang",
}

// describe tells a move in ids, without the state that it belongs to.
func describe(m game.Move) string {
	if m.Verb == 0 || m.Verb > lastVerb {
		return "none"
	}
	verb, a := verbNames[m.Verb], m.Args
	slot := func(i uint8) string { return named(SlotNames[:], i) }
	switch m.Verb {
	case VerbEquip, VerbReload:
		return verb + " " + kindName(a[0]) + " " + slot(a[1])
	case VerbPlace, VerbGo:
		return verb + " " + positionName(a[0])
	case VerbToss, VerbBlock:
		return verb + " " + kindName(a[0])
	case VerbMove:
		return verb + " " + slot(a[0])
	case VerbAttack:
		return fmt.Sprintf("%s %s %d", verb, named(TypeNames[:], a[0]), a[1])
	case VerbBoost:
		return fmt.Sprintf("%s %s %d", verb, kindName(a[0]), a[1])
	case VerbLuck, VerbOption:
		return fmt.Sprintf("%s %d", verb, a[0])
	case VerbAim:
		return fmt.Sprintf("%s seat/%d", verb, a[0])
	case VerbBonus:
		if a[0] > 0 {
			return verb + " " + slot(a[0]-1)
		}
	case VerbHeal:
		return verb + " " + kindName(a[0]) + " " + kindName(a[1])
	case VerbGive:
		return fmt.Sprintf("%s %s seat/%d", verb, kindName(a[0]), a[1])
	case VerbCatch:
		return fmt.Sprintf("%s %s seat/%d %s", verb, slot(a[0]), a[1], slot(a[2]))
	case VerbShare:
		return fmt.Sprintf("%s seat/%d %s", verb, a[0], slot(a[1]))
	case VerbScoot:
		return fmt.Sprintf("%s pawn/%d %s", verb, a[0], positionName(a[1]))
	case VerbWhistle:
		return fmt.Sprintf("%s %s %s seat/%d", verb, kindName(a[0]), kindName(a[1]), a[2])
	case VerbGang:
		return fmt.Sprintf("%s seat/%d %d", verb, a[0], a[1])
	}
	return verb
}
