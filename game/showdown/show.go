package showdown

import (
	"fmt"
	"strings"

	"drygulch/game"
)

// String tells a state in ids, for playthroughs: where in the game we are, what
// waits to be carried through, the table and what each seat has.
func (s *State) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "turn %d %s seat/%d shots %d quiet %d", s.Turns, PhaseNames[s.Phase], s.Turn, s.Shots, s.Quiet)
	if s.Resolving {
		b.WriteString(" resolving")
	}
	b.WriteString("\n")
	for _, f := range s.Stack[:s.Depth] {
		fmt.Fprintf(&b, "%s %s by %d at %d asked %d need %d tried %d flip %s step %d\n",
			FrameNames[f.Kind], cardNames[f.Card], f.By, f.At, f.Asked, f.Need, f.Tried, FlipNames[f.Flip], f.Step)
	}
	fmt.Fprintf(&b, "deck %d", s.InDeck)
	if s.Top != NoCard {
		fmt.Fprintf(&b, " top %s by seat/%d", cardNames[s.Top], s.TopBy)
	}
	fmt.Fprintf(&b, " discard %d %s", s.InDiscard, cardNames[s.DiscardTop()])
	if s.InRow > 0 {
		fmt.Fprintf(&b, " row%s", showCards(s.RowOf()))
	}
	b.WriteString("\n")
	for seat := range game.Seat(s.Seats) {
		s.showSeat(&b, seat)
	}
	return b.String()
}

func (s *State) showSeat(b *strings.Builder, seat game.Seat) {
	fmt.Fprintf(b, "seat/%d %s %s life %d", seat, RoleNames[s.Roles[seat]], CharacterNames[s.Characters[seat]], s.Life[seat])
	if s.Phase == Choosing {
		fmt.Fprintf(b, " of %s %s picked %d", CharacterNames[s.Offers[seat][0]], CharacterNames[s.Offers[seat][1]], s.Picked[seat])
	}
	if !s.Lives(seat) {
		fmt.Fprintf(b, " out by %d", s.Felled[seat])
	}
	for _, c := range s.Gear[seat] {
		if c != NoCard {
			b.WriteString(" " + cardNames[c])
		}
	}
	fmt.Fprintf(b, " hand%s", showCards(s.HandOf(seat, nil)))
	if open := s.Hands[seat].and(s.Open); !open.empty() {
		fmt.Fprintf(b, " open%s", showCards(list(open)))
	}
	if !s.Known[seat].empty() {
		fmt.Fprintf(b, " knows%s", showCards(list(s.Known[seat])))
	}
	b.WriteString("\n")
}

func list(set cardSet) (cards []Card) {
	for ; !set.empty(); set = set.rest() {
		cards = append(cards, set.first())
	}
	return cards
}

func showCards(cards []Card) string {
	var b strings.Builder
	for _, c := range cards {
		b.WriteString(" " + cardNames[c])
	}
	return b.String()
}
