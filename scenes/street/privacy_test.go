package street

import (
	"fmt"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"

	rules "drygulch/game/street"
)

func setups() []game.Setup {
	return []game.Setup{{Seed: 11, Seats: 2}, {Seed: 12, Seats: 2, Options: map[string]string{"opening": "one"}}}
}

func TestTheScreenIsTheSameInAllWorldsThatLookAlike(t *testing.T) {
	tabletest.Worlds(t, tabletest.Subject{Rules: rules.Rules, Board: New, Setups: setups()})
}

// sights remembers, by viewer, the characters that he has had before his eyes: their words may stand in his log for good.
type sights map[game.Seat]map[[2]int]bool

// see notes what a viewer sees in a state.
func (k sights) see(truth game.State, viewer game.Seat) {
	view := &rules.State{}
	view.CopyFrom(truth)
	view.Observe(viewer)
	if k[viewer] == nil {
		k[viewer] = map[[2]int]bool{}
	}
	whole := truth.(*rules.State)
	for side := range view.Sides {
		d, is := &view.Sides[side], &whole.Sides[side]
		for c, r := range d.Row {
			k[viewer][[2]int{side, int(r)}] = true
			if is.Last[c] != rules.NoRole && is.Since[c] == 0 { // turned up and back within one move
				k[viewer][[2]int{side, int(is.Last[c])}] = true
			}
		}
		for _, r := range d.Saloon {
			k[viewer][[2]int{side, int(r)}] = true
		}
	}
}

// secrets are the words of all characters that a viewer has never seen.
func (k sights) secrets(truth game.State, viewer game.Seat) []string {
	for seat := game.NoSeat; seat < 2; seat++ {
		k.see(truth, seat)
	}
	var words []string
	for side := range rules.SideNames {
		for r := rules.Governor; r <= rules.Mayor; r++ {
			if !k[viewer][[2]int{side, int(r)}] {
				words = append(words, personWord(side, r))
			}
		}
	}
	return words
}

// canaries gives every character of each side a word of its own until the test ends.
func canaries(t *testing.T) {
	word := personWord
	t.Cleanup(func() { personWord = word })
	personWord = func(side int, r rules.Role) string { return fmt.Sprintf("Canary-%d-%d.", side, r) }
}

func TestNoWordOfAHiddenCharacterIsEverShown(t *testing.T) {
	canaries(t)
	for _, setup := range setups() {
		tabletest.Canaries(t, tabletest.Subject{Rules: rules.Rules, Board: New, Setups: []game.Setup{setup}, Secrets: sights{}.secrets})
	}
}

// A watchman who never cries may be asleep: a board that names what lies hidden is found out.
func TestABoardThatPeeksIsFoundOut(t *testing.T) {
	canaries(t)
	blind := func(truth game.State, viewer game.Seat) []string {
		words := sights{}.secrets(truth, viewer)
		if viewer >= 0 { // as if one's own row were hidden from oneself
			s := truth.(*rules.State)
			side := s.SideOf(viewer)
			for _, r := range s.Sides[side].Row {
				words = append(words, personWord(side, r))
			}
		}
		return words
	}
	if _, leak := tabletest.Leaks(t, tabletest.Subject{Rules: rules.Rules, Board: New, Secrets: blind}, setups()[0]); leak == "" {
		t.Error("nothing was found")
	}
}
