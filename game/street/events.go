package street

// The kinds of events. Unless said otherwise Actor is the seat whose doing it is,
// NoSeat for the table's own. A Move names its two places in column order. Rule is
// the rule that made it happen.
const (
	EvSwapped     uint8 = 1 + iota // Actor alone sees it: he exchanged From one of his places To another
	EvReady                        // Actor has laid out his characters
	EvSaloon                       // Actor's saloon is turned up: Face are the two Roles
	EvStarts                       // chance names Actor to begin
	EvTurn                         // Actor's turn begins: Amount[0] its number from 1, Amount[1] its actions
	EvMoved                        // street move of From and To: Face[0] 1 if they stayed, 2 if they were exchanged
	EvTakenUp                      // saloon move: From and To are taken up together with one from the saloon
	EvLeft                         // Amount[0], a Role, leaves its place From in the saloon: Face[0] 1 + the column it takes
	EvEntered                      // Amount[0], a Role, takes its place To in the saloon: Face[0] 1 + the column it comes from
	EvShown                        // the character in the place From of Actor is turned up: Amount[0] the Role, Amount[1] the Cause
	EvTurnedBack                   // and turned back: From its place
	EvPeeked                       // Actor looks at the token To, by the character From: Face[0] the Token, for him alone
	EvCalledToken                  // Actor calls out a Token: From the character, To the token, Amount[0] the Token
	EvCalledRole                   // Actor calls out a Role: From the character, To its target, Amount[0] the Role
	EvTurnedUp                     // a token is turned up for both: To the token, Amount[0] the Token, Amount[1] 1 if that was called
	EvTurnedDown                   // and turned down again: To the token
	EvTook                         // Actor takes it: From the token To his stash, Amount[0] the Token, Amount[1] how many he has now
	EvSlid                         // the tokens behind the gap From slide; Amount[0] 1 if one comes From the reserve, Amount[1] how many lie on the street
	EvSpent                        // Actor discards from his stash: From his stash To the discard, Amount[0] the Token, Amount[1] how many he has left
	EvShot                         // From the Hitman To his target: Amount[0] 1 if it is the Governor
	EvSaved                        // Actor's Sheriff From saves the Governor To
	EvArrested                     // Actor's Sheriff From arrests the Hitman To, unless it is cancelled
	EvCancelled                    // Actor's Reverend From cancels what threatens To
	EvAsked                        // Actor is asked whether his Reverend stands up for the Bandit To
	EvDeclined                     // Actor lets it happen
	EvImmobilized                  // the Bandit To of Actor is immobilized
	EvRecovered                    // Actor gets his Handcuffs back: To his stash, Amount[0] the Token, Amount[1] how many he has now
	EvFreed                        // the Reverend From frees the Bandit To
	EvWrong                        // what Actor called out was wrong: To the target
	EvRearranged                   // the Storekeep exchanges the tokens From and To
	EvDanced                       // the Dancer draws the rival character From its place To hers; those between shift
	EvHeadlined                    // a marker of Actor's goes on To: Amount[0] the Role, Amount[1] the markers left
	EvMisprint                     // Actor discards a marker: Amount[1] the markers left
	EvStole                        // Actor takes a token: From the rival's stash To his own, Amount[0] the Token, Amount[1] how many he has now
	EvNothing                      // there is nothing to take: From the rival's stash, Amount[0] the Token
	EvEnded                        // Actor ends his turn with Amount[0] actions unused
	EvSuddenDeath                  // the street is filled anew: Amount[0] for which time, Amount[1] the tokens
	EvWinner                       // Actor has won: Amount[0] the Way
	EvDraw                         // nobody has
	lastEvent     = EvDraw
)

// EventNames are the names of the kinds of events by kind.
var EventNames = [lastEvent + 1]string{
	"", "swapped", "ready", "saloon", "starts", "turn", "moved", "taken-up", "left", "entered", "shown", "turned-back", "peeked",
	"called-token", "called-role", "turned-up", "turned-down", "took", "slid", "spent", "shot", "saved", "arrested", "cancelled", "asked",
	"declined", "immobilized", "recovered", "freed", "wrong", "rearranged", "danced", "headlined", "misprint", "stole", "nothing", "ended",
	"sudden-death", "winner", "draw",
}

func eventName(kind uint8) string {
	if kind > lastEvent {
		return ""
	}
	return EventNames[kind]
}

// Cause is why a character is shown (OL-16).
type Cause uint8

// The causes.
const (
	AsActor   Cause = 1 + iota // it acts
	AsTarget                   // something is done to it
	AsBooster                  // the Mayor helps
	AsReactor                  // it answers what is done to another
)

// CauseNames are the stable names of the causes.
var CauseNames = [...]string{"none", "actor", "target", "booster", "reactor"}

// What EvMoved and a street move say of the two.
const (
	Stayed    uint8 = 1 + iota // they were left where they are
	Exchanged                  // they changed places
)
