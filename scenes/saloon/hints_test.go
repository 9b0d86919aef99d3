package saloon

import (
	"testing"
	"unicode/utf8"

	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

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

// everyCard is a board that shows a card of every kind, as wide as they are in a hand.
type everyCard struct {
	*Board
	width float64
}

func (b everyCard) Build(f *ui.Frame, area ui.Rect, v *table.View) {
	b.Board.Build(f, area, v)
	for k := rules.Peacemaker; int(k) < len(rules.Faces); k++ {
		v.DrawCard(f, ui.Point{}, b.width, b.face(k), table.CardState{})
	}
}

func TestTheNameOfNoCardIsCutInAHand(t *testing.T) {
	names := map[string]bool{}
	for k := rules.Peacemaker; int(k) < len(rules.Faces); k++ {
		names[kindName(k)] = true
	}
	for _, width := range []float64{108, 104} { // in a fan a name may end early
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: everyCard{&Board{}, width}, Bots: "hb", Speed: ui.Instant})
		seen := map[string]bool{}
		s.UI.Recorder = func(kind, words string) {
			seen[words] = true
			if kind == "cut" && names[words] {
				t.Errorf("%q is cut on a card of %v dp", words, width)
			}
		}
		s.UI.Rebuild()
		s.Update()
		for name := range names {
			if !seen[name] {
				t.Errorf("%q is not shown", name)
			}
		}
	}
}

// HN-52
func TestABareFistIsSaidToDoWhatItsOwnerMakesOfIt(t *testing.T) {
	s := &rules.State{Seats: 2, Characters: [rules.MaxPlayers]rules.Character{rules.Anvil, rules.Kettle}}
	if got := punch(s, 0); got != 2 {
		t.Errorf("Otis Boone without abilities punches for %d", got)
	}
	s.Advanced = true
	if got := punch(s, 0); got != 3 {
		t.Errorf("Otis Boone punches for %d", got)
	}
	if got := punch(s, 1); got != 2 {
		t.Errorf("Sadie Kettle punches for %d", got)
	}
}

// brawling is a board that shows an attack with all the figures there can be, and two cards in play.
type brawling struct{ *Board }

func (b brawling) Build(f *ui.Frame, area ui.Rect, v *table.View) {
	b.now.Play[0], b.now.Play[1], b.now.InPlay = rules.FancyShootin, rules.MeanStreak, 2
	b.Board.Build(f, area, v)
	b.billStrip(f, v, theSum, 1)
}

const theSum = "Cora at Ann: Repeating Carbine, 3 bullets: 4, boosts +3, blast +2, shield −2 = 7 Grit"

func TestTheSumOfAnAttackIsReadWholeOnAPhone(t *testing.T) {
	for _, w := range []ui.Point{{X: 390, Y: 844}, {X: 844, Y: 390}, {X: 1280, Y: 720}} {
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: brawling{&Board{}}, Bots: "hb", Speed: ui.Instant, W: w.X, H: w.Y})
		shown := false
		s.UI.Recorder = func(kind, words string) {
			shown = shown || words == theSum
			if kind == "cut" && words == theSum {
				t.Errorf("%v: it is cut", w)
			}
		}
		s.UI.Rebuild()
		s.Update()
		if !shown {
			t.Errorf("%v: it is not shown", w)
		}
	}
}
