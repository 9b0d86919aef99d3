package toy

import (
	"fmt"
	"strings"

	"drygulch/game"
)

var kinds = [...]string{"coin", "shot", "duck", "glass"}

// String tells the state in lines, for playthroughs: round and phase, then each
// seat's lives, points and hand.
func (s *State) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "round %d phase %d deck %d pile %d\n", s.Round, s.Phase, s.DeckLen, s.PileLen)
	for seat := range game.Seat(s.Seats) {
		fmt.Fprintf(&b, "seat %d: %d lives, %d points, chose %d:", seat, s.Lives[seat], s.Points[seat], s.Chosen[seat])
		for _, c := range s.Hand[seat][:s.HandLen[seat]] {
			if c == unknown {
				b.WriteString(" ?")
				continue
			}
			b.WriteString(" " + kinds[kind(c)])
		}
		b.WriteString("\n")
	}
	return b.String()
}
