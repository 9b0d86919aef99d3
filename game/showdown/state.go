package showdown

import "drygulch/game"

// Truth is the View of a state that hides nothing.
const Truth game.Seat = -2

// Phase is where in a turn we are.
type Phase uint8

// The phases.
const (
	Choosing   Phase = iota // everybody chooses one of two characters in secret (BG-6)
	Fuse                    // the turn begins: Dynamite (BG-20)
	Cell                    // Jail (BG-20)
	Drawing                 // phase 1 (BG-21)
	Playing                 // phase 2 (BG-22)
	Discarding              // phase 3 (BG-24)
	Over                    // nobody is asked anything
)

// PhaseNames are the stable names of the phases.
var PhaseNames = [...]string{"choosing", "fuse", "cell", "drawing", "playing", "discarding", "over"}

// FrameKind is what interrupts a turn.
type FrameKind uint8

// The kinds of frames.
const (
	NoFrame  FrameKind = iota
	Sweep              // Gatling or Indians! on its way round: At had to answer last; nobody is asked
	Shot               // one BANG! effect: At answers, Need cancels are still missing (BG-89)
	Raid               // Indians!: At discards a BANG! or not (BG-46)
	Standoff           // Duel: By challenged At, Asked discards a BANG! or not (BG-47)
	Shopping           // General Store: Asked takes a card of the row (BG-48)
	Flipping           // Lucky Duke picks one of the two cards of the row (BG-34)
	Wound              // At has lost Need life points; dying he may be rescued (BG-56)
	Fall               // At is eliminated (BG-59); nobody is asked
	Laying             // At lays down all that he has, in the order he likes (BG-59, BG-62)
)

// FrameNames are the stable names of the kinds of frames.
var FrameNames = [...]string{"none", "sweep", "shot", "raid", "standoff", "shopping", "flipping", "wound", "fall", "laying"}

// Flip is what a Draw! is for.
type Flip uint8

// The reasons to flip.
const (
	NoFlip     Flip = iota
	BarrelFlip      // hearts cancel a BANG! (BG-51)
	OwnFlip         // the same for Jourdonnais himself (BG-71)
	JailFlip        // hearts free (BG-49)
	FuseFlip        // 2 to 9 of spades explode (BG-50)
)

// FlipNames are the stable names of the reasons to flip.
var FlipNames = [...]string{"none", "barrel", "own", "jail", "fuse"}

// Frame is one thing that waits to be carried through before the turn goes on.
type Frame struct {
	Kind  FrameKind
	Card  Card      // that set it going: the BANG!, the Duel, the Dynamite; NoCard where none did
	By    game.Seat // who is responsible; NoSeat: nobody (BG-63)
	At    game.Seat // whom it is about
	Asked game.Seat // who answers; NoSeat: nobody
	Need  uint8     // Shot: cancels that are missing; Wound: life points lost
	Tried uint8     // Shot: the flips that are used up, a bit for each Flip
	Flip  Flip      // Flipping: what for
	Step  uint8     // how far Wound and Fall have come
}

// maxDepth is the most frames that wait at once: sweep, shot or raid, wound or
// fall, laying, and one to spare.
const maxDepth = 5

// State is a match of the Showdown at one moment.
type State struct {
	Rand game.Rand
	View game.Seat // whose view it is; NoSeat: everybody's; Truth: nothing is hidden

	// What was agreed.
	Seats  uint8
	Counts bool // the table shows how many of each role there are
	Dealt2 bool // everybody chose one of two characters (BG-6)

	// Where in the game we are.
	Phase     Phase
	Turn      game.Seat  // whose turn it is; while characters are chosen, who chooses
	Turns     uint16     // turns begun
	Quiet     int8       // turns in a row in which nobody lost a life point; -1 in a turn in which somebody has (BG-91)
	Shots     uint8      // BANG! cards played at a target in this turn (BG-23)
	Resolving bool       // a card has been played and is not yet carried through (BG-13)
	Alive     game.Seats // not eliminated
	Shown     game.Seats // whose role everybody knows (BG-3)
	Winners   game.Seats // when the game is over; of a draw all who live (BG-91)
	Catch     game.Seat  // three players: who brought down his prey himself (BG-83); NoSeat
	Depth     uint8      // frames in Stack

	// The cards on the table.
	InDeck    uint8     // cards in the deck, the known one on top included
	InDiscard uint8     // cards in the discard pile
	InRow     uint8     // cards in the row
	Top       Card      // the card that Kit put back on the deck; NoCard: none
	TopBy     game.Seat // who put it there and knows it (BG-92)
	// Row is what lies revealed and unfinished: the General Store, two flips, or
	// what Kit alone looks at. It is no part of deck or discards (BG-31).
	Row [game.MaxSeats]Card

	// The players, by seat.
	Roles      [game.MaxSeats]Role
	Characters [game.MaxSeats]Character    // Nobody until all have chosen
	Offers     [game.MaxSeats][2]Character // while characters are chosen both, then in the first place the refused one (BG-6)
	Picked     [game.MaxSeats]uint8        // while characters are chosen: 1 or 2, the chosen one; 0: not yet, or unknown
	Told       game.Seats                  // who has chosen
	Life       [game.MaxSeats]int8         // below 1 only while dying (BG-55)
	InHand     [game.MaxSeats]uint8
	Felled     [game.MaxSeats]game.Seat // who eliminated the seat; NoSeat: nobody or not yet
	Gear       [game.MaxSeats][slots]Card
	// Grudges counts, by who and at whom, what everybody saw one do to another by
	// choice: against him, less for him.
	Grudges [game.MaxSeats][game.MaxSeats]int8

	Stack [maxDepth]Frame

	// Hands are the cards that are known to lie in the hands, all of them in a state
	// that is the whole truth.
	Hands [game.MaxSeats]cardSet
	// Open are the cards in hands that everybody has seen go there; Known, by who
	// knows, those that he has seen go to other hands besides (BG-92).
	Open  cardSet
	Known [game.MaxSeats]cardSet
	// Deck is the cards in the deck but for Top, in no order: chance settles which
	// one is drawn when it is drawn.
	Deck    cardSet
	Discard [Cards]Card // from the bottom
}

// Top of the stack; there must be one.
func (s *State) top() *Frame { return &s.Stack[s.Depth-1] }

// Asking is the frame in which somebody is asked; ok is false in the phases of a
// turn.
func (s *State) Asking() (f Frame, ok bool) {
	if s.Depth == 0 {
		return Frame{}, false
	}
	return *s.top(), true
}

// Actor implements game.State.
func (s *State) Actor() game.Seat {
	switch {
	case s.Phase == Over:
		return game.NoSeat
	case s.Depth > 0:
		return s.top().Asked
	}
	return s.Turn
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }

// Draft implements game.State: every decision is one move.
func (s *State) Draft() bool { return false }

// Lives tells that a seat is not eliminated.
func (s *State) Lives(seat game.Seat) bool { return s.Alive.Has(seat) }

// left is the next living seat clockwise.
func (s *State) left(seat game.Seat) game.Seat {
	above := s.Alive &^ (1<<(seat+1) - 1)
	if above != 0 {
		return firstSeat(above)
	}
	return firstSeat(s.Alive)
}

// Weapon is the weapon before a seat; NoKind: the Colt .45.
func (s *State) Weapon(seat game.Seat) Kind { return s.Gear[seat][WeaponSlot].Kind() }

// HandCard is the i-th card of the hand of the seat that looks, or of one whose
// cards are known, in order; ok is false if no such card is known.
func (s *State) HandCard(seat game.Seat, i int) (c Card, ok bool) {
	if i < 0 || i >= s.Hands[seat].len() {
		return NoCard, false
	}
	return s.Hands[seat].nth(i), true
}

// HandOf appends the cards of a seat's hand that are known, in order; InHand
// tells how many there are.
func (s *State) HandOf(seat game.Seat, buf []Card) []Card {
	for held := s.Hands[seat]; !held.empty(); held = held.rest() {
		buf = append(buf, held.first())
	}
	return buf
}

// KnownToAll tells that everybody saw the card go to the hand where it is
// (BG-92).
func (s *State) KnownToAll(c Card) bool { return c != NoCard && c != Hidden && s.Open.has(c) }

// DiscardTop is the uppermost card of the discard pile; NoCard: there is none.
func (s *State) DiscardTop() Card {
	if s.InDiscard == 0 {
		return NoCard
	}
	return s.Discard[s.InDiscard-1]
}

// RowOf are the cards that lie revealed, unknown ones as Hidden.
func (s *State) RowOf() []Card { return s.Row[:s.InRow] }
