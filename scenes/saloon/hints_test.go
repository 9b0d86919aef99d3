package saloon

import (
	"testing"
	"unicode/utf8"

	"drygulch/scenes/table"

	rules "drygulch/game/saloon"
)

// TestWhatIsAskedOfABoostOrATeamCardFitsABanner: what the card does stands elsewhere, at length.
func TestWhatIsAskedOfABoostOrATeamCardFitsABanner(t *testing.T) {
	const most = 38 // runes: the width of a phone's banner
	b := New().(*Board)
	for k := rules.FancyShootin; int(k) < len(rules.Faces); k++ {
		if f := k.Face().Family; f != rules.BoostFamily && f != rules.TeamFamily {
			continue
		}
		for _, ask := range []rules.Ask{rules.AskDeclare, rules.AskBoost, rules.AskTeam} {
			words := b.cardHint(&table.View{}, &rules.State{Ask: ask}, k)
			if n := utf8.RuneCountInString(words); n > most {
				t.Errorf("%q has %d letters", words, n)
			}
		}
	}
}
