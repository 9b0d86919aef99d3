package saloon

// The kinds of events. Unless said otherwise Actor is the seat whose doing or
// undergoing it is, NoSeat for the table's own. Cards lie in Face[0] as a Kind;
// one that leaves a hand comes From FanRef of the seat, a weapon on a board From
// SlotRef. Grit in Amount[1] is what is left, of a team in a team game.
const (
	EvDealt          uint8 = 1 + iota // Actor gets Amount[0] cards; an EvDrawn for each follows
	EvDrawn                           // one card From the deck: Face[0] for Actor alone
	EvTurn                            // Actor's turn begins: Amount[0] its number from 1
	EvStep                            // a step of Actor's draft, for him alone: Face[0] the card, if any
	EvPlaced                          // Actor's pawn goes To a position at the start
	EvTossed                          // a card is discarded in Scavenge: Face[0]
	EvDraws                           // Actor fills up by Amount[0] cards; an EvDrawn for each follows
	EvReshuffled                      // the discard pile becomes the deck: Amount[0] cards
	EvEquipped                        // a weapon goes from the hand To SlotRef: Face[0]
	EvReplaced                        // a weapon on the board is discarded to make room: From SlotRef, Face[0]
	EvLoaded                          // the gun at To holds Amount[1] bullets; Amount[0] the Loader card turned up, 0 if none was
	EvLoaderShuffled                  // all Loader cards are shuffled into a new deck
	EvShifted                         // weapons change slots From To; Amount[0] 1 if they swap
	EvReloaded                        // Amount[0] bullets go into the gun at To, which holds Amount[1]; Face[0] the card, if one was played
	EvSwigged                         // Actor empties the jug: From SlotRef, Face[0]
	EvQuickDraw                       // Actor draws the weapon in his Holster: From SlotRef To SlotRef, Face[0] it, Face[1] the discarded one
	EvDived                           // From a position To the open
	EvAttack                          // Actor attacks: Amount[0] the Type, Amount[1] the bullets paid, Face[0] the weapon
	EvCounter                         // the same, a counterattack
	EvSwung                           // Actor swings his weapon until it flies: Amount[0] more damage
	EvSwooped                         // the dive from the Balcony adds Amount[0]
	EvLuck                            // Amount[0] more bullets for as much damage (Sadie Kettle)
	EvBoost                           // Actor plays a boost: Face[0], Amount[0] damage, Amount[1] bullets
	EvOption                          // the attacker picks how a mate's boost counts: Face[0], Amount as above
	EvAimed                           // From Actor's seat To the seat of a target
	EvSpare                           // missing targets make the attack stronger by Amount[0]
	EvBlocked                         // Actor blocks: Face[0], Amount[0] what it takes off
	EvNoBlock                         // Actor does not block
	EvVoid                            // Actor's attack does no damage: he has drawn another weapon
	EvHit                             // From attacker To target, who is Actor: he loses Amount[0] Grit
	EvMissed                          // the same, and he loses none
	EvSpilled                         // a card falls out of Actor's hand: Face[0]
	EvDropped                         // Actor's weapon drops: From SlotRef, Face[0]
	EvRestricted                      // Actor gets Restricted Movement
	EvFreed                           // Actor's Restricted Movement ends
	EvHealed                          // Actor regains Amount[0] Grit
	EvDoomed                          // Actor is brought to 0 or less and may still strike back
	EvLapsed                          // Actor's counterattack is impossible
	EvDeclined                        // Actor does not strike back
	EvOut                             // Actor is out of the game
	EvLeft                            // a card of Actor's, who is out, goes to the discard pile: Face[0]
	EvMoved                           // Actor's pawn goes From a position To another
	EvTraded                          // Actor discards a card for Grit (Doc Pennyweather): Face[0]
	EvGave                            // a card goes From hand To hand: Face[0] for the two alone
	EvTeamCard                        // Actor plays a team card: Face[0]
	EvCrossfire                       // Actor adds Amount[0] to the attack of his mate
	EvCoverMe                         // the attack at To hurts Amount[0] less
	EvSteppedIn                       // Actor is the target instead of To
	EvCaught                          // a weapon goes From SlotRef To SlotRef: Face[0]
	EvStalemate                       // the game ends after Amount[0] turns
	EvOver                            // the game is over; Amount[0] 1 if it is a draw
	EvWinner                          // Actor wins, alone or with others
	lastEvent        = EvWinner
)

// EventNames are the names of the kinds of events by kind.
var EventNames = [lastEvent + 1]string{
	"", "dealt", "drawn", "turn", "step", "placed", "tossed", "draws", "reshuffled", "equipped", "replaced", "loaded", "loader-shuffled",
	"shifted", "reloaded", "swigged", "quick-draw", "dived", "attack", "counter", "swung", "swooped", "luck", "boost", "option", "aimed",
	"spare", "blocked", "no-block", "void", "hit", "missed", "spilled", "dropped", "restricted", "freed", "healed", "doomed", "lapsed",
	"declined", "out", "left", "moved", "traded", "gave", "team-card", "crossfire", "cover-me", "stepped-in", "caught", "stalemate", "over",
	"winner",
}

func eventName(kind uint8) string {
	if kind > lastEvent {
		return ""
	}
	return EventNames[kind]
}
