package street

import (
	"fmt"
	"strings"

	"drygulch/game"
)

// String tells a state in ids, for playthroughs: where in the game we are, Red's
// row, the tokens, Green's row, as they lie from Green's chair.
func (s *State) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s seat/%d turn %d of seat/%d, %d left, quiet %d, sudden %d\n", PhaseNames[s.Phase], s.Act, s.Turns, s.Turn, s.Left, s.Quiet, s.Sudden)
	s.showSide(&b, Red)
	b.WriteString("tokens")
	for _, lies := range s.Cells[:s.Line] {
		showToken(&b, lies)
	}
	b.WriteString(" | reserve")
	for _, lies := range s.Reserve[:s.Stocked] {
		showToken(&b, lies)
	}
	fmt.Fprintf(&b, " | discard bullets %d handcuffs %d\n", s.Discard[Bullet], s.Discard[Handcuffs])
	s.showSide(&b, Green)
	return b.String()
}

// showToken tells a token, with the seats that have seen it.
func showToken(b *strings.Builder, lies Lying) {
	b.WriteString(" " + TokenNames[lies.Token])
	for seat := range game.Seat(sides) {
		if lies.Known.Has(seat) {
			fmt.Fprintf(b, "*%d", seat)
		}
	}
}

// showSide tells a row by column, with the number of roles that each place can hold
// for the rival where that is more than one, the saloon and the stash.
func (s *State) showSide(b *strings.Builder, side int) {
	d := &s.Sides[side]
	fmt.Fprintf(b, "%s seat/%d:", SideNames[side], s.SeatOf(side))
	for c, r := range d.Row {
		b.WriteString(" " + RoleNames[r])
		switch {
		case d.Headlined.Has(r):
			b.WriteString("(headlined)")
		case r == Bandit && d.Immobilized:
			b.WriteString("(immobilized)")
		case !d.May[c].one():
			fmt.Fprintf(b, "(%d)", d.May[c].Len())
		}
	}
	fmt.Fprintf(b, " | saloon %s %s | votes %d bullets %d handcuffs %d markers %d\n", RoleNames[d.Saloon[0]], RoleNames[d.Saloon[1]],
		d.Stash[Vote], d.Stash[Bullet], d.Stash[Handcuffs], d.Markers)
}
