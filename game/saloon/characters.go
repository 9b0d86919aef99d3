package saloon

import "drygulch/game"

// Character is who a player is (HN-5). In the basic game it only tells whose pawn
// is whose.
type Character uint8

// The eight characters and what they can do in the advanced game.
const (
	Nobody       Character = iota
	Fontaine               // a gun he equips is full, no Loader card is turned up
	Kettle                 // in a gun attack one more bullet for +1, or two for +2
	Thorne                 // who attacks her is restricted if she plays a block
	McGraw                 // gun attacks hurt 1 more within her melee range
	Anvil                  // melee attacks start from 3 at least
	Pennyweather           // at End of turn two cards for a Grit, once
	Slick                  // fills up to eight cards in Scavenge
	Dolly                  // Restricted Movement does not bind her In the Open
	characters   = Dolly
)

// CharacterNames are the stable names of the characters.
var CharacterNames = [characters + 1]string{"none", "fontaine", "kettle", "thorne", "mcgraw", "anvil", "pennyweather", "slick", "dolly"}

// anvilFists is what Otis Boone's melee attacks start from at least.
const anvilFists = 3

// is tells that a seat has the ability of a character (HN-5).
func (s *State) is(seat game.Seat, c Character) bool {
	return s.Advanced && s.Characters[seat] == c
}
