package saloon

import "drygulch/game"

// MaxPlayers is the largest number of players (HN-1).
const MaxPlayers = 6

// Truth is the View of a state that hides nothing.
const Truth game.Seat = -2

// Phase is where in a turn we are (HN-15).
type Phase uint8

// The phases.
const (
	Setup    Phase = iota // weapons to start with, and a place (HN-11)
	Scavenge              // discard and fill up (HN-18)
	Gear                  // weapons and bullets (HN-24)
	Dive                  // into the open (HN-38)
	Fight                 // an attack (HN-42)
	Cover                 // elsewhere (HN-74)
	GearTwo               // as Gear (HN-82)
	End                   // the bonus of the position (HN-85)
	Leave                 // the turn is over but for team cards (HN-148)
	Over                  // nobody is asked anything
)

// PhaseNames are the stable names of the phases.
var PhaseNames = [...]string{"setup", "scavenge", "gear", "dive", "fight", "cover", "gear_two", "end", "leave", "over"}

// Ask is what is asked.
type Ask uint8

// The questions.
const (
	AskNothing  Ask = iota
	AskSetup        // equip, then a place (HN-11)
	AskScavenge     // what to discard; a draft (HN-18)
	AskGear         // HN-24
	AskDive         // HN-38
	AskFight        // an attack or none (HN-42)
	AskDeclare      // boosts, targets; a draft (HN-43)
	AskCover        // HN-74
	AskEnd          // HN-85, HN-155
	AskTeam         // team cards outside an attack (HN-148)
	AskBoost        // a mate's boost or Crossfire (HN-151)
	AskOption       // the attacker picks the option of a mate's boost (HN-153)
	AskAim          // teams: the targets; a draft from the first on (HN-63)
	AskShield       // My Fight Too, Cover Me (HN-148)
	AskBlock        // HN-65
	AskQuick        // the attacker: a Quick Draw before the damage (HN-104)
	AskDrop         // a Quick Draw before a drop (HN-97)
	AskCounter      // a counterattack or none (HN-114)
	AskGang         // Gang Up (HN-148)
)

// AskNames are the stable names of the questions.
var AskNames = [...]string{
	"nothing", "setup", "scavenge", "gear", "dive", "fight", "declare", "cover", "end", "team", "boost", "option", "aim", "shield",
	"block", "quick", "drop", "counter", "gang",
}

// The two weapon slots of a board (HN-3).
const (
	Fist    = 0
	Holster = 1
)

// SlotNames are the stable names of the slots.
var SlotNames = [...]string{"fist", "holster"}

// Weapon is a weapon on a board; the zero Weapon is none.
type Weapon struct {
	Kind    Kind
	Bullets uint8
}

// room is how many bullets can still go in; 0 unless it is a gun.
func (w Weapon) room() int {
	if !w.Kind.IsGun() {
		return 0
	}
	return int(Faces[w.Kind].Max) - int(w.Bullets)
}

// Call is whether a seat wants to be asked for team cards (HN-148).
type Call = uint8

// The calls.
const (
	CallAttacks Call = iota // around attacks
	CallAll                 // in between, too
	CallNone
	calls
)

// CallNames are the stable names of the calls.
var CallNames = [calls]string{"attacks", "all", "none"}

// maxDepth is the most attacks that wait for each other: one, a counterattack for
// each of the five cards that allow one, and one to spare (HN-119).
const maxDepth = 7

// State is a match of the Saloon at one moment.
type State struct {
	Rand game.Rand
	View game.Seat // whose view it is; NoSeat: everybody's; Truth: nothing is hidden

	// What was agreed.
	Seats    uint8
	Teams    uint8 // how many teams; 0: everybody for himself
	Advanced bool  // characters have their abilities (HN-5)
	MaxGrit  int16 // HN-4, HN-144

	// Where in the game we are.
	Phase   Phase
	Ask     Ask       // what is asked
	Act     game.Seat // of whom
	First   game.Seat // the first player (HN-10)
	Turn    game.Seat // whose turn it is
	Turns   uint16    // turns begun (HN-173)
	Alive   game.Seats
	Winners game.Seats // when the game is over

	// Of the present turn.
	Fought bool // he has attacked (HN-42)
	Swoop  bool // he dived from the Balcony and has not hit yet (HN-40)
	Light  bool // Dolly Larkspur began her Cover phase In the Open
	Gained bool // he has taken the bonus of his position
	Gave   bool // he has passed a card (HN-155)
	Cured  bool // he has traded cards for Grit (Doc Pennyweather)
	Kept   uint8
	Past   [6]Board // arrangements of his weapons that may not come back (HN-33), Kept of them

	// Windows for team cards between attacks (HN-148).
	Window Ask        // AskTeam or AskGang while one is open
	Passed game.Seats // who has passed in it since the last card
	Last   game.Seat  // who played it; at first the player whose turn it is

	// The piles.
	InDeck    uint8
	InDiscard uint8
	InPlay    uint8
	InLoader  uint8    // Loader cards face down
	Loaded    uint8    // bullets on the top of the Loader discards; 0: there is none
	Loader    [7]uint8 // how many of these show so many bullets

	// The players, by seat.
	Where      [MaxPlayers]Position
	Boards     [MaxPlayers]Board
	InHand     [MaxPlayers]uint8
	Calls      [MaxPlayers]Call
	Characters [MaxPlayers]Character
	Restricted game.Seats        // under Restricted Movement (HN-77)
	Grit       [MaxPlayers]int16 // by side: seat or team (HN-144)
	Doomed     game.Seats        // who has been brought to 0 and is not yet out (HN-124)
	Fallen     game.Seats        // who went out in the last attack and its counterattacks (HN-128)

	// HurtBy are, by attacker, those who lost Grit in attacks since the last
	// window for Gang Up.
	HurtBy [MaxPlayers]game.Seats

	Depth uint8
	Plan  Attack // the draft of an attack
	Stack [maxDepth]Attack

	// The cards.
	Chosen Cards             // what the actor is about to discard in Scavenge
	Deck   Cards             // in an observation with all cards of hands that are not known
	Hands  [MaxPlayers]Cards // in an observation what is known of them
	// Known are, by owner and the knower's place among his mates clockwise, the
	// cards that the knower has given there (HN-132).
	Known   [MaxPlayers][2]Cards
	Play    [AllCards]Kind // played and not yet discarded (HN-73)
	Discard [AllCards]Kind // from the bottom
}

// Board are the two weapons of a player.
type Board [2]Weapon

// Side is the number of a seat's side: its own, or that of its team (HN-142).
func (s *State) Side(seat game.Seat) int {
	if s.Teams == 0 {
		return int(seat)
	}
	return int(seat) % int(s.Teams)
}

// side are the seats of a side.
func (s *State) side(side int) game.Seats {
	if s.Teams == 0 {
		return game.Only(game.Seat(side))
	}
	return sideBits[s.Teams] << side & (1<<s.Seats - 1)
}

// sideBits are the seats of the first of two or three teams.
var sideBits = [...]game.Seats{2: 0b010101, 3: 0b001001}

// Mates are the living mates of a seat.
func (s *State) Mates(seat game.Seat) game.Seats {
	return s.side(s.Side(seat)).Without(seat) & s.Alive
}

// foes are the living seats of other sides.
func (s *State) foes(seat game.Seat) game.Seats { return s.Alive &^ s.side(s.Side(seat)) }

// mateIndex is the knower's place among the mates of the owner, clockwise from
// him.
func (s *State) mateIndex(owner, knower game.Seat) int {
	return (int(knower)-int(owner)+int(s.Seats))%int(s.Seats)/int(s.Teams) - 1
}

// GritOf is the Grit of a seat, or of its team.
func (s *State) GritOf(seat game.Seat) int { return int(s.Grit[s.Side(seat)]) }

// weapon is what a seat holds in its Fist.
func (s *State) weapon(seat game.Seat) *Weapon { return &s.Boards[seat][Fist] }

// quickable tells that a seat may Quick Draw (HN-98, HN-100).
func (s *State) quickable(seat game.Seat) bool { return s.Boards[seat][Holster].Kind != NoKind }

// top is the attack that is being worked out; there must be one.
func (s *State) top() *Attack { return &s.Stack[s.Depth-1] }

// Attacking is the attack at hand: the one being declared, as far as the viewer
// knows of it, or the one being worked out; ok is false if there is none.
func (s *State) Attacking() (a Attack, ok bool) {
	switch {
	case s.Ask == AskDeclare:
		return s.Plan, true
	case s.Depth > 0:
		return *s.top(), true
	}
	return Attack{}, false
}

// CopyFrom implements game.State.
func (s *State) CopyFrom(from game.State) { *s = *from.(*State) }

// Actor implements game.State.
func (s *State) Actor() game.Seat {
	if s.Phase == Over {
		return game.NoSeat
	}
	return s.Act
}

// Draft implements game.State: discards of Scavenge and the declaration of an
// attack.
func (s *State) Draft() bool {
	switch s.Ask {
	case AskScavenge:
		return !s.Chosen.empty()
	case AskDeclare:
		return true
	case AskAim:
		return s.top().Targets != 0
	}
	return false
}

// Call implements game.Caller (HN-148).
func (s *State) Call(seat game.Seat) uint8 { return s.Calls[seat] }

// SetCall implements game.Caller: only in teams, and not while a draft is half
// made (HN-148).
func (s *State) SetCall(seat game.Seat, call uint8) bool {
	if s.Teams == 0 || s.Phase == Over || seat < 0 || seat >= game.Seat(s.Seats) || call >= calls || s.Draft() {
		return false
	}
	s.Calls[seat] = call
	return true
}

// HandOf appends the cards of a seat's hand that are known, in order; InHand
// tells how many there are.
func (s *State) HandOf(seat game.Seat, buf []Kind) []Kind {
	h := s.Hands[seat]
	for left := h.kinds(); left != 0; left &= left - 1 {
		for range h.count(first(left)) {
			buf = append(buf, first(left))
		}
	}
	return buf
}

// HandCard is the i-th card of the hand of the seat that looks; NoKind if it is
// not known.
func (s *State) HandCard(seat game.Seat, i int) Kind { return s.Hands[seat].nth(i) }

// DiscardTop is the uppermost card of the discard pile; NoKind: there is none.
func (s *State) DiscardTop() Kind {
	if s.InDiscard == 0 {
		return NoKind
	}
	return s.Discard[s.InDiscard-1]
}
