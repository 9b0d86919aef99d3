package showdown

import "drygulch/game"

// reasons are what mind_why.go can say, and whether it may be told while the match
// runs: life points, what lies in front of the players and who has harmed whom
// everybody sees. Who seems an enemy betrays a role, and what a card is worth, or that
// nothing more is, betrays a hand.
var reasons = map[string]bool{
	"showdown.hint.finish":    true,
	"showdown.hint.shot-me":   true,
	"showdown.hint.last-two":  true,
	"showdown.hint.prey":      true, // all roles are shown then
	"showdown.hint.heal":      true,
	"showdown.hint.draw":      true,
	"showdown.hint.gear":      true,
	"showdown.hint.reach":     true,
	"showdown.hint.disarm":    true,
	"showdown.hint.free":      true,
	"showdown.hint.flip":      true,
	"showdown.hint.cancel":    true,
	"showdown.hint.alive":     true,
	"showdown.hint.enemy":     false,
	"showdown.hint.all":       false,
	"showdown.hint.save-card": false,
	"showdown.hint.least":     false,
	"showdown.hint.best":      false,
	"showdown.hint.nothing":   false,
	"showdown.hint.usual":     false,
}

// openly is what everybody can see to speak for a move.
func openly(before game.State, m game.Move, _ game.State, buf []game.Reason) []game.Reason {
	s := before.(*State)
	me := s.Actor()
	if me == game.NoSeat {
		return buf
	}
	say := func(key string, amount int, refs ...game.Ref) {
		r := game.Reason{Key: "showdown.hint." + key, Amount: [2]int16{int16(amount)}}
		copy(r.Refs[:], refs)
		buf = append(buf, r)
	}
	s.plain(m, func(at game.Seat) { s.openHim(at, say) }, say)
	return buf
}

// openHim tells what speaks for harming a player.
func (s *State) openHim(at game.Seat, say func(string, int, ...game.Ref)) {
	me := s.Turn
	switch {
	case s.Alive.Len() == 2:
		say("last-two", 0, SeatRef(at))
	case s.Three() && Prey(s.Roles[me]) == s.Roles[at]:
		say("prey", 0, SeatRef(at))
	}
	if s.Grudges[at][me] > 0 {
		say("shot-me", 0, SeatRef(at))
	}
	if s.Life[at] == 1 {
		say("finish", 0, SeatRef(at))
	}
}
