package train

import (
	"fmt"
	"strings"

	"drygulch/game"
)

// String tells a state in ids, for playthroughs: where in the game we are, the
// train from the front, the characters and what each seat holds.
func (s *State) String() string {
	var b strings.Builder
	s.showWhere(&b)
	s.showTrain(&b)
	for i := range int(s.Crew) {
		s.showBandit(&b, i)
	}
	for seat := range game.Seat(s.Seats) {
		s.showSeat(&b, seat)
	}
	return b.String()
}

func (s *State) showWhere(b *strings.Builder) {
	fmt.Fprintf(b, "round %d turn %d %s first seat/%d", s.Round+1, s.Turn+1, PhaseNames[s.Phase], s.First)
	if card := s.Card(); s.Rounds[s.Round] != 0 {
		b.WriteString(" card " + card.Name)
		for _, icon := range card.Turns {
			if icon != NoIcon {
				b.WriteString(" " + IconNames[icon])
			}
		}
	}
	b.WriteString("\n")
	if s.Laid > 0 {
		fmt.Fprintf(b, "scheme from %d:", s.Next)
		for _, p := range s.Scheme[:s.Laid] {
			b.WriteString(" " + cardID(p.Card))
			if p.Down {
				b.WriteString("(down)")
			}
		}
		b.WriteString("\n")
	}
}

// showTrain tells the spots with what lies there; empty roofs are left out.
func (s *State) showTrain(b *strings.Builder) {
	fmt.Fprintf(b, "marshal inside/%d neutral %d\n", s.Sheriff, s.Neutral)
	for car := range int(s.Cars) {
		for _, level := range [...]Level{Inside, Roof} {
			spot := At(car, level)
			var what []string
			for i := range int(s.Crew) {
				if s.Bandits[i].Spot == spot {
					what = append(what, pawnID(i))
				}
			}
			what = append(what, showLoot(s.TokensAt(int(spot)), s.Jewels[spot], s.Strongboxes[spot])...)
			if level == Roof && what == nil {
				continue
			}
			fmt.Fprintf(b, "%s", spotID(spot))
			if level == Inside {
				fmt.Fprintf(b, " %s", Wagons[s.Train[car]].Name)
			}
			fmt.Fprintf(b, ": %s\n", strings.Join(what, " "))
		}
	}
}

// showLoot tells purses by value and who knows it, then the rest by number.
func showLoot(purses []Token, jewels, strongboxes uint8) (what []string) {
	for _, t := range purses {
		text := fmt.Sprintf("$%d", int(t.Value)*50)
		if t.Known != 0 {
			text += fmt.Sprintf("(known %b)", t.Known)
		}
		what = append(what, text)
	}
	if jewels > 0 {
		what = append(what, fmt.Sprintf("jewels %d", jewels))
	}
	if strongboxes > 0 {
		what = append(what, fmt.Sprintf("strongboxes %d", strongboxes))
	}
	return what
}

func (s *State) showBandit(b *strings.Builder, i int) {
	bandit := &s.Bandits[i]
	fmt.Fprintf(b, "%s %s of seat/%d: bullets %d %s\n", pawnID(i), CharacterNames[bandit.Character], s.Owner(i),
		bandit.Bullets, strings.Join(showLoot(s.TokensAt(OnCard+i), bandit.Jewels, bandit.Strongboxes), " "))
}

func (s *State) showSeat(b *strings.Builder, seat game.Seat) {
	p := &s.Players[seat]
	fmt.Fprintf(b, "seat/%d hand%s deck%s", seat, showCards(p.Hand[:p.InHand]), showCards(p.Pile[:p.InDeck]))
	if p.Discards > 0 {
		fmt.Fprintf(b, " discards%s", showCards(s.DiscardsOf(seat)))
	}
	if n := s.Received(seat); n > 0 {
		fmt.Fprintf(b, " received %d", n)
	}
	b.WriteString("\n")
}

func showCards(cards []Card) string {
	var b strings.Builder
	for _, c := range cards {
		b.WriteString(" " + cardID(c))
		if c.Kept() {
			b.WriteString("(kept)")
		}
	}
	return b.String()
}
