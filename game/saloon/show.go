package saloon

import (
	"fmt"
	"strings"

	"drygulch/game"
)

// String tells a state in ids, for playthroughs: where in the game we are, what
// waits to be carried through, the table and what each seat has.
func (s *State) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "turn %d %s seat/%d", s.Turns, PhaseNames[s.Phase], s.Turn)
	if s.Phase != Over {
		fmt.Fprintf(&b, " asks seat/%d %s", s.Act, AskNames[s.Ask])
	}
	for _, flag := range [...]struct {
		name string
		set  bool
	}{{"fought", s.Fought}, {"swoop", s.Swoop}, {"light", s.Light}, {"gained", s.Gained}, {"gave", s.Gave}, {"cured", s.Cured}} {
		if flag.set {
			b.WriteString(" " + flag.name)
		}
	}
	b.WriteString("\n")
	if s.Window != AskNothing {
		fmt.Fprintf(&b, "window %s passed %06b last %d\n", AskNames[s.Window], s.Passed, s.Last)
	}
	for i := range s.Stack[:s.Depth] {
		s.Stack[i].show(&b)
	}
	if s.Ask == AskDeclare {
		b.WriteString("draft: ")
		s.Plan.show(&b)
	}
	if !s.Chosen.empty() {
		fmt.Fprintf(&b, "draft:%s\n", showCards(s.Chosen))
	}
	fmt.Fprintf(&b, "deck %d discard %d %s", s.InDeck, s.InDiscard, kindName(uint8(s.DiscardTop())))
	if s.InPlay > 0 {
		b.WriteString(" play")
		for _, k := range s.Play[:s.InPlay] {
			b.WriteString(" " + kindName(uint8(k)))
		}
	}
	fmt.Fprintf(&b, " loader %d\n", s.InLoader)
	for seat := range game.Seat(s.Seats) {
		s.showSeat(&b, seat)
	}
	return b.String()
}

func (a *Attack) show(b *strings.Builder) {
	fmt.Fprintf(b, "%s by %d with %s damage %d targets %06b left %06b at %d step %d", TypeNames[a.Type], a.By, kindName(uint8(a.With)), a.Damage, a.Targets, a.Left, a.At, a.Step)
	for left := a.boosted(); left != 0; left &= left - 1 {
		b.WriteString(" " + first(left).Face().Name)
	}
	if a.Block != NoKind {
		fmt.Fprintf(b, " block %s", a.Block.Face().Name)
	}
	if a.striking() != 0 {
		fmt.Fprintf(b, " gunners %06b brawlers %06b", a.Gunners, a.Brawlers)
	}
	if a.Void {
		b.WriteString(" void")
	}
	b.WriteString("\n")
}

func (s *State) showSeat(b *strings.Builder, seat game.Seat) {
	fmt.Fprintf(b, "seat/%d %s", seat, CharacterNames[s.Characters[seat]])
	if !s.Alive.Has(seat) {
		b.WriteString(" out\n")
		return
	}
	fmt.Fprintf(b, " %s grit %d", positionName(uint8(s.Where[seat])), s.GritOf(seat))
	if s.Restricted.Has(seat) {
		b.WriteString(" restricted")
	}
	if s.Doomed.Has(seat) {
		b.WriteString(" doomed")
	}
	for slot, w := range s.Boards[seat] {
		if w.Kind != NoKind {
			fmt.Fprintf(b, " %s %s", SlotNames[slot], w.Kind.Face().Name)
		}
		if w.Kind.IsGun() {
			fmt.Fprintf(b, " (%d)", w.Bullets)
		}
	}
	fmt.Fprintf(b, " hand%s", showCards(s.Hands[seat]))
	for _, known := range s.Known[seat] {
		if !known.empty() {
			fmt.Fprintf(b, " known%s", showCards(known))
		}
	}
	b.WriteString("\n")
}

func showCards(c Cards) string {
	var b strings.Builder
	for !c.empty() {
		k := first(c.kinds())
		c = c.without(k)
		b.WriteString(" " + k.Face().Name)
	}
	return b.String()
}
