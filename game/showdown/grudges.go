package showdown

import "drygulch/game"

// What one does to another by choice is seen by all, and remembered: it is all
// that anybody has to guess roles by.

// mostGrudge is where counting ends.
const mostGrudge = 100

// resent notes that a player has aimed a card at another: to his harm, or, where it
// took a Dynamite or a Jail away, to his good.
func (s *State) resent(by, at game.Seat, c Card, what uint8) {
	if by == at {
		return
	}
	g := &s.Grudges[by][at]
	if what >= gearFrom && Slot(what-gearFrom) >= JailSlot {
		*g = max(*g-harm[c.Kind()], -mostGrudge)
		return
	}
	*g = min(*g+harm[c.Kind()], mostGrudge)
}

// harm weighs what one can do to another.
var harm = [...]int8{Bang: 2, Missed: 2, Duel: 2, Jail: 1, Panic: 1, CatBalou: 1}
