package train

import "drygulch/game"

// The kinds of events. Unless said otherwise Actor is the seat whose doing or
// undergoing it is, NoSeat for the table's own; a bandit in Amount is its number.
// Where events happen often they are built only if somebody listens, for search
// plays without them.
const (
	EvCommitted  uint8 = 1 + iota // Actor has made a choice that stays secret until all have (CE-102, CE-109)
	EvPlaced                      // a team's bandit starts: To its spot, Amount[0] the bandit
	EvRound                       // a round card is turned up: Actor the First Player, Amount[0] the round from 1, Amount[1] the RoundID
	EvTurn                        // a turn of Schemin' begins: Amount[0] its number from 1, Amount[1] the Icon
	EvDraws                       // Actor draws Amount[0] cards: From the deck, To the seat; an EvDrawn for each follows
	EvDrawn                       // one card of these: Face[0] the card
	EvReshuffled                  // Actor's discard pile becomes the draw deck: Amount[0] cards
	EvPlayed                      // a card is laid face up: From the seat, To its place in the scheme, Face[0] the card
	EvPlayedDown                  // the same face down: Face[0] for its owner alone
	EvMarked                      // Actor alone sees it: Face[0] is a card that he will keep
	EvDiscarded                   // a card from Actor's hand goes to the discard pile: Face[0]
	EvKept                        // Actor keeps Amount[0] cards and has discarded Amount[1]
	EvStealing                    // Stealin' begins with Amount[0] cards on the pile
	EvResolves                    // a card's time has come: From its place in the scheme, Face[0] the card, Amount[0] the bandit
	EvFizzled                     // it has no effect: Amount[0] why (Fizzle), Amount[1] the bandit
	EvMoved                       // Move: From a spot To a spot, Amount[0] the bandit; likewise the next seven
	EvClimbed                     // Floor Change
	EvKnocked                     // by a Punch
	EvPushed                      // by Django's shot
	EvFled                        // from the Marshal, up to the roof
	EvSwept                       // by the Swivel Arm
	EvThrown                      // forward by the Braking
	EvMarshal                     // the Marshal goes From a spot To a spot; Actor whose card it was
	EvShot                        // From a pawn To a pawn, which gets a Bullet card: Amount[0] bullets the shooter has left
	EvStung                       // a bandit (To) gets a neutral Bullet card, From the Marshal or, by CE-77, nobody: Amount[0] how many are left
	EvSpared                      // neutral Bullet cards do not suffice for Amount[0] bandits, Amount[1] are left
	EvRobbed                      // From a token To a pawn: Amount[0] the Loot, Face[0] the value of a purse in $50
	EvPunched                     // From a pawn To a pawn
	EvDropped                     // From a pawn To a token on the floor: Amount[0] the Loot, Face[0] the value of a purse
	EvSnatched                    // Cheyenne takes the purse instead: From a pawn To a pawn, Face[0] its value
	EvHappening                   // the event of the round card begins: Amount[0] the Happening
	EvStrongbox                   // the second strongbox is laid down: To a token
	EvLost                        // Marshal's Revenge: From a pawn To a token, Face[0] the value of the purse
	EvRansom                      // a bandit (To) gets Amount[0] dollars
	EvPicked                      // Pickpocketing: like EvRobbed
	EvDeclined                    // Pickpocketing: the bandit (From) takes nothing
	EvScore                       // the game is over: Actor has Amount[0] dollars and has received Amount[1] Bullet cards
	EvGunslinger                  // a bandit (To) fired most, Amount[1] times, and gets Amount[0] dollars
	EvWinner                      // Actor wins, alone or with others
	lastEvent    = EvWinner
)

// EventNames are the names of the kinds of events by kind.
var EventNames = [lastEvent + 1]string{
	"", "committed", "placed", "round", "turn", "draws", "drawn", "reshuffled", "played", "played-down", "marked", "discarded", "kept",
	"stealing", "resolves", "fizzled", "moved", "climbed", "knocked", "pushed", "fled", "swept", "thrown", "marshal", "shot", "stung", "spared",
	"robbed", "punched", "dropped", "snatched", "happening", "strongbox", "lost", "ransom", "picked", "declined", "score", "gunslinger", "winner",
}

func eventName(kind uint8) string {
	if kind > lastEvent {
		return ""
	}
	return EventNames[kind]
}

// Fizzle is why a card has no effect.
type Fizzle uint8

// The reasons to fizzle.
const (
	NoTarget    Fizzle = 1 + iota // nobody can be shot at (CE-54)
	NoBullets                     // the cylinder is empty (CE-55)
	NothingHere                   // no loot on the robber's spot (CE-59)
	NobodyHere                    // nobody to punch (CE-60)
)

// FizzleNames are the stable names of the reasons.
var FizzleNames = [...]string{"none", "no-target", "no-bullets", "nothing-here", "nobody-here"}

// iconRule and happeningRule are the rules that icons and events rest on.
var (
	iconRule      = [...]game.Rule{Standard: 27, Tunnel: 28, SpeedingUp: 29, Switching: 30}
	happeningRule = [...]game.Rule{AngryMarshal: 73, SwivelArm: 74, Braking: 75, TakeItAll: 76, Rebellion: 77, Revenge: 79, Pickpocketing: 80, Hostage: 81}
)
