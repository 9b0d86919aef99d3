package train

import "drygulch/game"

// Character is one of the six bandits of the box.
type Character uint8

// The characters (CE-84 to CE-93).
const (
	Nobody     Character = iota
	Ghost                // may play the first card of a round face down (CE-84)
	Doc                  // draws seven (CE-86)
	Django               // his shots push (CE-89)
	Tuco                 // shoots through the roof (CE-87)
	Cheyenne             // takes the purse that her punch shakes loose (CE-91)
	Belle                // is not chosen while another can be (CE-93)
	characters = Belle
)

// CharacterNames are the stable names of the characters, for ids and options.
var CharacterNames = [...]string{"nobody", "ghost", "doc", "django", "tuco", "cheyenne", "belle"}

// fullHand is how many cards a seat holds at the start of a round (CE-18), or
// with the Doc (CE-86).
const (
	fullHand = 6
	docsHand = 7
)

// drawGo is how many cards a go spent on drawing takes (CE-23).
const drawGo = 3

// is tells that a bandit has the power of a character (CE-83).
func (s *State) is(b int, c Character) bool {
	return s.Powers && s.Bandits[b].Character == c
}

// leads tells that one of a seat's bandits has the power of a character
// (CE-116).
func (s *State) leads(seat game.Seat, c Character) bool {
	if !s.Powers {
		return false
	}
	if s.Teams {
		return s.Bandits[2*seat].Character == c || s.Bandits[2*seat+1].Character == c
	}
	return s.Bandits[seat].Character == c
}
