package train

import "drygulch/game"

// Level is where in a car a spot lies.
type Level uint8

// The two levels of a car.
const (
	Inside Level = iota
	Roof
)

// Spot is a car and a level: twice the car's number, plus one on the roof. Car
// 0 is the Locomotive, the last car the Caboose.
type Spot uint8

// At is the spot of a car and a level.
func At(car int, level Level) Spot { return Spot(car<<1) | Spot(level) }

// Car is the number of the spot's car.
func (p Spot) Car() int { return int(p >> 1) }

// Level is the spot's level.
func (p Spot) Level() Level { return Level(p & 1) }

// maxSpots is the number of spots of the longest train.
const maxSpots = 2 * MaxCars

// Truth is the View of a state that hides nothing.
const Truth game.Seat = -2

// Phase is what the actor is asked.
type Phase uint8

// The phases.
const (
	Placing  Phase = iota // two players: which bandit starts in the Caboose (CE-109)
	Scheming              // lay a card or draw (CE-23)
	Moving                // Move: to which car (CE-40, CE-41)
	Firing                // Fire: at whom (CE-53)
	Robbing               // Robbery: which token (CE-57)
	Punching              // Punch: whom, what falls, where to (CE-60)
	Leading               // Marshal: to which car he goes (CE-47)
	Picking               // Pickpocketing: which purse, if any (CE-80)
	Keeping               // Expert Variant: what stays in the hand (CE-102)
	Over                  // nobody is asked anything (CE-95)
)

// PhaseNames are the stable names of the phases.
var PhaseNames = [...]string{"placing", "scheming", "moving", "firing", "robbing", "punching", "leading", "picking", "keeping", "over"}

// Bandit is one figure and its character card.
type Bandit struct {
	Character   Character
	Spot        Spot
	Bullets     uint8 // Bullet cards of its colour that it still has
	Jewels      uint8 // on the character card
	Strongboxes uint8 // on the character card
}

// Played is a card of the common pile.
type Played struct {
	Card Card
	Seat game.Seat
	Turn uint8 // of the round, from 0
	Down bool  // lies face down: only its owner knows Card
}

// Token is a purse: where it is, what is in it, and who knows.
type Token struct {
	// Place is the spot on whose floor it lies, or OnCard plus a bandit. Tokens
	// are sorted by Place; on a floor in the order in which they came there, on a
	// card by value, for there they lie mixed (CE-120).
	Place uint8
	// Value is in units of $50; 0 is unknown to the viewer.
	Value uint8
	// Known are the seats that know the value, or, on a card, that know that such
	// a value is among the purses there. The card's owner always knows and is not
	// counted.
	Known game.Seats
}

// OnCard is the Place of the tokens on the card of bandit 0.
const OnCard = maxSpots

// Player is what one seat has in cards.
type Player struct {
	// Hand is sorted: by kind, then by bandit, Bullets last. Of another seat's
	// hand the unknown cards come first.
	Hand [MaxHand]Card
	// Pile holds the draw deck from the front and the discard pile (Expert
	// Variant) from the back. Of the deck the first Loose cards lie in an order
	// that nobody knows, which chance settles when one is drawn; above them lie the
	// Bullets that all saw go there, the latest last.
	Pile     [MaxCards]Card
	InHand   uint8
	InDeck   uint8
	Loose    uint8
	Discards uint8

	// Hits counts the Bullet cards received, by the bandit whose colour they bear.
	Hits [Neutral + 1]uint8

	// What follows is common knowledge in the Expert Variant that the cards
	// themselves do not show.

	// Stock counts, by slot, the cards that were last shuffled into the deck: what
	// lies loose is among them.
	Stock [slots]uint8
	// Shuffled is how many cards the common pile had when that happened in this
	// round, 0 if before it.
	Shuffled uint8
	// Kept is how many of the hidden cards in the hand are Action cards for
	// certain, because they were kept (CE-105).
	Kept uint8
}

// State is a match of the Train at one moment.
type State struct {
	Rand game.Rand
	View game.Seat // whose view it is; NoSeat: everybody's; Truth: nothing is hidden

	// What was agreed.
	Powers  bool // characters have their powers (CE-83)
	Expert  bool // the Expert Variant (CE-99); always with two players
	Teams   bool // two players with two bandits each (CE-108)
	AskTake bool // Cheyenne is asked whether she takes the purse (CE-92)
	Seats   uint8
	Crew    uint8           // bandits on the train
	Cars    uint8           // the Locomotive included
	Train   [MaxCars]Wagon  // from the front
	Rounds  [Rounds]RoundID // 0: not yet turned up

	// Where in the game we are.
	Phase  Phase
	Act    game.Seat  // who decides
	Bandit uint8      // for whom: the bandit of the card being resolved
	Round  uint8      // from 0
	First  game.Seat  // the First Player of the round
	Turn   uint8      // of the round card, from 0
	Pos    uint8      // who has had his go in this turn; also counts through other rows of decisions
	Second bool       // Speeding-Up: the second go of the two (CE-29)
	Laid   uint8      // cards of the common pile
	Next   uint8      // the first of them that is not resolved: the one being resolved
	Placed [2]uint8   // two players: 1 + the bandit that each sends to the Caboose, secret until both have
	Told   game.Seats // who has committed in a secret decision of all (CE-102, CE-109)

	// The train.
	Sheriff     uint8           // the Marshal's car
	Neutral     uint8           // neutral Bullet cards left
	Purses      uint8           // tokens in Tokens
	Ransom      uint8           // set of bandits, by bit, that got $250 (CE-81)
	Jewels      [maxSpots]uint8 // on floors
	Strongboxes [maxSpots]uint8 // on floors
	Tokens      [MaxPurses]Token
	Bandits     [MaxBandits]Bandit
	Scheme      [MaxScheme]Played
	Players     [MaxPlayers]Player
}

// Card is the round card of the present round.
func (s *State) Card() *RoundCard { return &RoundCards[s.Rounds[s.Round]] }

// Icon is the icon of the present turn; NoIcon when Schemin' is over.
func (s *State) Icon() Icon {
	if s.Turn >= MaxTurns {
		return NoIcon
	}
	return s.Card().Turns[s.Turn]
}

// Owner is the seat that a bandit belongs to.
func (s *State) Owner(bandit int) game.Seat {
	if s.Teams {
		return game.Seat(bandit >> 1)
	}
	return game.Seat(bandit)
}

// Crewed gives the bandits of a seat: from first on, n of them.
func (s *State) Crewed(seat game.Seat) (first, n int) {
	if s.Teams {
		return 2 * int(seat), 2
	}
	return int(seat), 1
}

// Caboose is the number of the last car.
func (s *State) Caboose() int { return int(s.Cars) - 1 }

// HandOf are the cards in a seat's hand, unknown ones as Hidden.
func (s *State) HandOf(seat game.Seat) []Card {
	p := &s.Players[seat]
	return p.Hand[:p.InHand]
}

// DiscardsOf is a seat's discard pile, the first laid there last.
func (s *State) DiscardsOf(seat game.Seat) []Card {
	p := &s.Players[seat]
	return p.Pile[MaxCards-int(p.Discards):]
}

// TokensAt are the purses at a place: on the floor of a spot, or on a
// bandit's card (OnCard plus the bandit).
func (s *State) TokensAt(place int) []Token {
	from, to := s.tokensAt(place)
	return s.Tokens[from:to]
}

// Received is how many Bullet cards a seat has received over the game.
func (s *State) Received(seat game.Seat) int {
	n := 0
	for _, h := range s.Players[seat].Hits {
		n += int(h)
	}
	return n
}

// Resolving is the card of the pile that is being resolved; ok is false outside
// Stealin' and its choices.
func (s *State) Resolving() (p Played, ok bool) {
	if s.Phase < Moving || s.Phase > Leading {
		return Played{}, false
	}
	return s.Scheme[s.Next], true
}

// Actor implements game.State.
func (s *State) Actor() game.Seat {
	if s.Phase == Over {
		return game.NoSeat
	}
	return s.Act
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }

// Draft implements game.State: the cards to keep are chosen one by one (CE-102).
func (s *State) Draft() bool {
	if s.Phase != Keeping {
		return false
	}
	p := &s.Players[s.Act]
	for _, c := range p.Hand[:p.InHand] {
		if c.Kept() {
			return true
		}
	}
	return false
}
