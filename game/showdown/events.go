package showdown

// The kinds of events. Unless said otherwise Actor is the seat whose doing or
// undergoing it is, NoSeat for the table's own. Cards lie in Face[0]; a card that
// leaves a hand comes From FanRef of the seat, one before a player From GearRef.
// Rule is the rule that made it happen.
const (
	EvChosen     uint8 = 1 + iota // Actor has chosen his character in secret
	EvCharacter                   // Actor is Face[0], a Character, and has Amount[0] life points
	EvDealt                       // Actor gets his first hand of Amount[0] cards: From the deck To the hand; an EvDrawn for each follows
	EvTurn                        // Actor's turn begins: Amount[0] its number from 1
	EvDraws                       // Actor draws Amount[0] cards From the deck To the hand; an EvDrawn for each follows
	EvDrawn                       // one card of these: Face[0], for Actor alone, or for all where he shows it (Black Jack)
	EvReshuffled                  // the discard pile becomes the deck: Amount[0] cards
	EvLooks                       // Kit looks at a card: From the deck To a place of the row, Face[0] for him alone
	EvPutBack                     // Kit puts a card back From his seat To the deck, Face[0] for him alone: others do not see which of the three
	EvKept                        // Kit takes the cards left into his hand, Amount[0] of them
	EvPlayed                      // a brown card: From the hand To the discard pile, Face[0]; Amount[0] 1 + the seat that it is aimed at, 0: none
	EvEquipped                    // a blue card is put before a player: From the hand To GearRef, Face[0]
	EvReplaced                    // the old weapon goes to the discard pile: From GearRef, Face[0]
	EvShot                        // a BANG! effect: From seat To seat, Amount[0] cancels needed, Face[0] the card
	EvRaid                        // Indians! come to a seat: From seat To seat
	EvChallenged                  // a Duel: From seat To seat
	EvFlip                        // Draw!: Actor turns up Face[0], From the deck To a place of the row; Amount[0] the Flip, Amount[1] 1 if it is what he hopes for
	EvNoFlip                      // there is no card to turn up: Amount[0] the Flip
	EvCounts                      // Lucky Duke picks: From its place in the row, Face[0] the card that counts, Amount as in EvFlip
	EvFlipped                     // a turned-up card goes to the discard pile: From its place in the row, Face[0]
	EvMissed                      // Actor plays Face[0] to cancel a BANG!; Amount[0] cancels that are still needed
	EvCancelled                   // the BANG! at Actor is cancelled
	EvAnswered                    // Actor discards Face[0] as a BANG! against Indians! or in a Duel
	EvTookHit                     // Actor does not answer any more: it hits
	EvWounded                     // Actor loses Amount[0] life points and has Amount[1] left, which may be below 1; From the seat responsible, if any
	EvHealed                      // Actor regains Amount[0] life points and has Amount[1]
	EvNoEffect                    // what Actor played has no effect: Face[0] the card
	EvDying                       // Actor has to regain Amount[0] life points or is eliminated
	EvEliminated                  // Actor is out of the game; From the seat responsible, if any
	EvRole                        // Actor's role is shown: Face[0], a Role
	EvInherits                    // Vulture Sam (Actor) takes all Amount[0] cards of a player: From seat To seat; an EvTaken for each follows
	EvTaken                       // Actor gets a card into his hand: From FanRef or GearRef, Face[0], of a hand for giver and taker alone
	EvDiscarded                   // a card of Actor's goes to the discard pile: From FanRef or GearRef, Face[0]
	EvStruck                      // the same, by somebody else's Cat Balou: From FanRef or GearRef, Face[0], Amount[0] 1 + that seat
	EvSold                        // a card is revealed for the General Store: From the deck To its place in the row, Face[0]
	EvBought                      // Actor takes a card of the General Store: From its place in the row, Face[0]
	EvFreed                       // Actor leaves the Jail
	EvJailed                      // Actor's turn is lost
	EvPassedOn                    // the Dynamite moves on: From GearRef To GearRef, Actor who had it
	EvExploded                    // the Dynamite before Actor explodes
	EvReward                      // Actor has eliminated an enemy and draws Amount[0] cards
	EvPenalty                     // the Sheriff (Actor) has eliminated a Deputy (To) and loses all that he has
	EvTopped                      // Pedro takes a card From the discard pile into his hand: Face[0]
	EvOver                        // the game is over; Amount[0] 1 if it is a draw
	EvWinner                      // Actor wins, alone or with others
	lastEvent    = EvWinner
)

// EventNames are the names of the kinds of events by kind.
var EventNames = [lastEvent + 1]string{
	"", "chosen", "character", "dealt", "turn", "draws", "drawn", "reshuffled", "looks", "put-back", "kept", "played", "equipped", "replaced",
	"shot", "raid", "challenged", "flip", "no-flip", "counts", "flipped", "missed", "cancelled", "answered", "took-hit", "wounded", "healed",
	"no-effect", "dying", "eliminated", "role", "inherits", "taken", "discarded", "struck", "sold", "bought", "freed", "jailed", "passed-on",
	"exploded", "reward", "penalty", "topped", "over", "winner",
}

func eventName(kind uint8) string {
	if kind > lastEvent {
		return ""
	}
	return EventNames[kind]
}
