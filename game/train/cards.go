package train

// Kind is what a card of a player's deck does.
type Kind uint8

// The kinds of cards in the decks. A Bullet does nothing (CE-6).
const (
	NoKind Kind = iota
	Move
	FloorChange
	Fire
	Robbery
	Punch
	Marshal
	Bullet
)

// KindNames are the stable names of the kinds, for ids and texts.
var KindNames = [...]string{"none", "move", "floor-change", "fire", "robbery", "punch", "marshal", "bullet"}

// Copies is how many cards of each kind a character's ten Action cards hold
// (CE-2).
var Copies = [...]uint8{Move: 2, FloorChange: 2, Fire: 2, Robbery: 2, Punch: 1, Marshal: 1, Bullet: 0}

// TeamCopies is the same for each character of a team of two players (CE-110);
// the one Marshal card of the team bears its first character.
var TeamCopies = [...]uint8{Move: 1, FloorChange: 1, Fire: 1, Robbery: 1, Punch: 1, Marshal: 1, Bullet: 0}

// Neutral is the number that stands for no bandit on a neutral Bullet card.
const Neutral = 6

// Numbers of things in the box (CE-1).
const (
	MaxPlayers     = 6
	MaxBandits     = 6
	MaxCars        = 7  // the Locomotive and six wagons
	CylinderSize   = 6  // Bullet cards of each character's colour
	NeutralBullets = 13 // neutral Bullet cards
	MaxPurses      = 18
	MaxJewels      = 6
	MaxStrongboxes = 2
)

// Sizes of zones, each the most that play can bring there.
const (
	// MaxCards is the most cards of one seat: ten actions, 30 Bullet cards of the
	// other five and 13 neutral ones, and one to spare.
	MaxCards = 54
	// MaxHand is the most cards in a hand: eleven Action cards kept by a team,
	// and five goes of three cards each.
	MaxHand = 26
	// MaxScheme is the most cards of a round's pile: six players, four goes each.
	MaxScheme = 24
)

// Card is one card of a deck: its kind and the bandit printed on it, in a form
// that sorts as a hand is held. For a Bullet the bandit is the one whose colour
// it bears, or Neutral. In a hand a card may also bear one of the marks below.
type Card uint8

const (
	// NoCard fills the places of a zone that hold nothing.
	NoCard Card = 0
	// Hidden is a card that the viewer of a state does not know.
	Hidden Card = 7

	// seenMark is borne in a hand by a Bullet that was drawn from the top of
	// the deck, where all had seen it go (CE-119).
	seenMark Card = 0x40
	// keptMark is borne in a hand by a card that its owner has chosen to keep
	// and not yet shown so (CE-102).
	keptMark Card = 0x80

	faceBits  Card = 0x3F
	orderBits Card = 0x7F // a hand is sorted by these
)

// NewCard is the card of a kind with a bandit printed on it.
func NewCard(k Kind, bandit int) Card { return Card(k)<<3 | Card(bandit) }

// Kind tells what the card does; NoKind for Hidden and NoCard.
func (c Card) Kind() Kind { return Kind(c>>3) & 7 }

// Bandit is the bandit printed on the card, Neutral on a neutral Bullet.
func (c Card) Bandit() int { return int(c & 7) }

// Face is the card without the marks that it may bear in a hand.
func (c Card) Face() Card { return c & faceBits }

// Seen tells that everybody knows this card of a hand (CE-119).
func (c Card) Seen() bool { return c&seenMark != 0 }

// Kept tells that the owner has chosen to keep this card of his hand (CE-102).
func (c Card) Kept() bool { return c&keptMark != 0 }

// playable tells whether the card can be laid on the pile (CE-26).
func (c Card) playable() bool { k := c.Kind(); return k != NoKind && k != Bullet }

// Icon is one turn of a round card.
type Icon uint8

// The icons of the round cards.
const (
	NoIcon     Icon = iota
	Standard        // clockwise, face up (CE-27)
	Tunnel          // clockwise, face down (CE-28)
	SpeedingUp      // two goes in a row (CE-29)
	Switching       // counter-clockwise (CE-30)
)

// IconNames are the stable names of the icons.
var IconNames = [...]string{"none", "standard", "tunnel", "speeding-up", "switching"}

// Happening is the event of a round card.
type Happening uint8

// The events (CE-73 to CE-81).
const (
	NoHappening Happening = iota
	AngryMarshal
	SwivelArm
	Braking
	TakeItAll
	Rebellion
	Revenge
	Pickpocketing
	Hostage
)

// MaxTurns is the most turns of a round card.
const MaxTurns = 5

// RoundCard is a card that rules one round: its turns in order and its event.
type RoundCard struct {
	Name  string // stable, for ids and texts
	Turns [MaxTurns]Icon
	Count uint8 // turns that it has
	Event Happening
}

// RoundID numbers the round cards from 1; 0 is one that the viewer does not know.
type RoundID uint8

// The round cards by band. Stations are always the fifth (CE-12).
const (
	firstSmall   RoundID = 1  // of seven for 2 to 4 players
	firstLarge   RoundID = 8  // of seven for 5 and 6 players
	firstStation RoundID = 15 // of three
	perBand              = 7
	stations             = 3
	// Rounds is how many rounds a game has (CE-17).
	Rounds = 5
)

// RoundCards are all round cards by RoundID, read off the printed cards.
var RoundCards = [...]RoundCard{
	{},
	turns("angry-marshal", AngryMarshal, Standard, Standard, Tunnel, Switching),
	turns("swivel-arm", SwivelArm, Standard, Tunnel, Standard, Standard),
	turns("braking", Braking, Standard, Standard, Standard, Standard),
	turns("take-it-all", TakeItAll, Standard, Tunnel, SpeedingUp, Standard),
	turns("rebellion", Rebellion, Standard, Standard, Tunnel, Standard, Standard),
	turns("tunnel", NoHappening, Standard, Tunnel, Standard, Tunnel, Standard),
	turns("bridge", NoHappening, Standard, SpeedingUp, Standard),

	turns("angry-marshal", AngryMarshal, Standard, Standard, Switching),
	turns("swivel-arm", SwivelArm, Standard, Tunnel, Standard),
	turns("braking", Braking, Standard, Tunnel, Standard, Standard),
	turns("take-it-all", TakeItAll, Standard, SpeedingUp, Switching),
	turns("rebellion", Rebellion, Standard, Tunnel, Standard, Switching),
	turns("tunnel", NoHappening, Standard, Tunnel, Standard, Tunnel),
	turns("bridge", NoHappening, Standard, SpeedingUp),

	turns("revenge", Revenge, Standard, Standard, Tunnel, Standard),
	turns("pickpocketing", Pickpocketing, Standard, Standard, Tunnel, Standard),
	turns("hostage", Hostage, Standard, Standard, Tunnel, Standard),
}

func turns(name string, event Happening, icons ...Icon) RoundCard {
	c := RoundCard{Name: name, Event: event, Count: uint8(len(icons))}
	copy(c.Turns[:], icons)
	return c
}

// band is the first of the seven round cards for so many seats.
func band(seats int) RoundID {
	if seats <= 4 {
		return firstSmall
	}
	return firstLarge
}

// Wagon is one of the six wagons, or the Locomotive.
type Wagon uint8

// The cars.
const (
	Locomotive Wagon = iota
	Baggage
	SecondClass
	FirstClass
	DiningCar
	PrivateSaloon
	MailCar
	wagonKinds = MailCar
)

// WagonLoot is what lies in a car at the start (CE-10, CE-11).
type WagonLoot struct {
	Name                        string // stable, for ids, options and texts
	Purses, Jewels, Strongboxes uint8
}

// Wagons are the cars by Wagon.
var Wagons = [...]WagonLoot{
	Locomotive:    {"locomotive", 0, 0, 1},
	Baggage:       {"baggage", 1, 0, 0},
	SecondClass:   {"second-class", 1, 1, 0},
	FirstClass:    {"first-class", 0, 3, 0},
	DiningCar:     {"dining-car", 3, 0, 0},
	PrivateSaloon: {"private-saloon", 3, 1, 0},
	MailCar:       {"mail-car", 4, 1, 0},
}

// PurseUnit is the dollars that one unit of a purse's value stands for.
const PurseUnit = 50

// startPurse is the value, in units, of the purse that each bandit starts with
// (CE-9).
const startPurse = 5

// PurseCopies is how many purses there are of each value in units, $250 to
// $500. Value 0 is a purse that the viewer does not know.
var PurseCopies = [...]uint8{5: 8, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2}

// What loot is worth in dollars (CE-96, CE-97, CE-81).
const (
	JewelWorth      = 500
	StrongboxWorth  = 1000
	GunslingerWorth = 1000
	RansomWorth     = 250
)

// Loot is a kind of token.
type Loot uint8

// The kinds of loot.
const (
	NoLoot Loot = iota
	Purse
	Jewel
	Strongbox
)

// LootNames are the stable names of the kinds of loot.
var LootNames = [...]string{"none", "purse", "jewel", "strongbox"}
