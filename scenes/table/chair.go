package table

import (
	"drygulch/game"
)

// Cover is how the screen is uncovered when the device changes hands.
type Cover uint8

// The cover policies.
const (
	CoverTap  Cover = iota // one tap shows the hand
	CoverHold              // the button is held for a moment
	CoverOff               // no cover: a family that plays with open hands
)

// chair tells whose eyes are on the screen when several people share one device.
//
// The rule: a person's secrets show only from the moment he himself says "it is me" to the moment he decides. What
// follows from it, and why:
//
//   - Once he has decided the screen belongs to nobody, in the same tick: the device may be on its way already. Only
//     where he must see what came of it (Parting) it waits for that.
//   - While opponents play, everybody leans over the table to watch. So the view is the public one, whoever played
//     last, and it is pleasant to watch together.
//   - The next person is covered even if he is the one who played last: the others have been watching, and whether
//     somebody was watching is not for the program to guess. One tap is the price.
//   - A decision that needs nobody's secrets (the board says so, and the moves are seen by all) is made on the public
//     view without a cover.
//   - One person against opponents keeps his view all the time and never meets a cover.
//   - When somebody gives up, the last person left is covered once before he sees his own: the other one still holds
//     the device.
type chair struct {
	viewer  game.Seat // who sees the screen; game.NoSeat: everybody
	covered game.Seat // whom the cover asks for; game.NoSeat: there is none
}

func newChair() chair { return chair{game.NoSeat, game.NoSeat} }

// table is what the chair has to know.
type sitting struct {
	people int        // seats that a person took at the start
	humans game.Seats // seats that a person decides for now
	actor  game.Seat  // game.NoSeat: the match is over
	open   bool       // the decision needs nobody's secrets
	policy Cover
}

// settle seats the eyes for the next decision.
func (c *chair) settle(s sitting) {
	c.covered = game.NoSeat
	switch {
	case s.humans == 0:
		c.viewer = game.NoSeat
	case s.people == 1:
		c.viewer = only(s.humans)
	case s.humans.Len() == 1 && c.viewer == only(s.humans):
		// He is alone with opponents since the others gave up.
	case s.policy == CoverOff:
		if s.humans.Has(s.actor) {
			c.viewer = s.actor
		} else if !s.humans.Has(c.viewer) {
			c.viewer = game.NoSeat
		}
	case s.actor < 0 || !s.humans.Has(s.actor) || s.open:
		c.viewer = game.NoSeat
	case c.viewer != s.actor:
		c.viewer, c.covered = game.NoSeat, s.actor
	}
}

// show takes the cover off: whom it asked for is looking.
func (c *chair) show() {
	if c.covered != game.NoSeat {
		c.viewer, c.covered = c.covered, game.NoSeat
	}
}

// only is the one seat of a set.
func only(set game.Seats) game.Seat {
	for seat := range game.Seat(game.MaxSeats) {
		if set.Has(seat) {
			return seat
		}
	}
	return game.NoSeat
}
