package train

import (
	"fmt"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"

	rules "drygulch/game/train"
)

// setups are matches of every number of players, with and without the Expert Variant.
func setups() []game.Setup {
	var list []game.Setup
	for seats := 2; seats <= 6; seats++ {
		list = append(list, game.Setup{Seed: uint64(seats) * 11, Seats: seats})
	}
	for _, seats := range []int{3, 5} {
		list = append(list, game.Setup{Seed: uint64(seats) * 13, Seats: seats, Options: map[string]string{"expert": "on", "cheyenne": "ask"}})
	}
	return list
}

func TestTheScreenIsTheSameInAllWorldsThatLookAlike(t *testing.T) {
	tabletest.Worlds(t, tabletest.Subject{Rules: rules.Rules, Board: New, Setups: setups()})
}

// sights remembers, by viewer, the cards that he has had before his eyes: their words may stand in his log for good.
type sights struct {
	seen map[game.Seat]map[rules.Card]bool
	last rules.State // the truth when it was looked at before
}

func newSights() *sights { return &sights{seen: map[game.Seat]map[rules.Card]bool{}} }

// see notes what a viewer sees in a state.
func (k *sights) see(truth game.State, viewer game.Seat) {
	s := k.seen
	view := &rules.State{}
	view.CopyFrom(truth)
	view.Observe(viewer)
	if s[viewer] == nil {
		s[viewer] = map[rules.Card]bool{}
	}
	for seat := range game.Seat(view.Seats) {
		for _, c := range view.HandOf(seat) {
			s[viewer][c.Face()] = true
		}
		for _, c := range view.DiscardsOf(seat) {
			s[viewer][c.Face()] = true
		}
	}
	for _, p := range view.Scheme[:view.Laid] {
		s[viewer][p.Card] = true
	}
	// Between two rounds all that was laid has been resolved, the last card in the very move that ended the first.
	if was := &k.last; was.Cars > 0 && was.Round != view.Round {
		for _, p := range was.Scheme[:was.Laid] {
			s[viewer][p.Card] = true
		}
		if was.Act >= 0 {
			for _, c := range was.HandOf(was.Act) {
				s[viewer][c.Face()] = true
			}
		}
	}
}

// secrets are the words of all Action cards that a viewer has never seen.
func (k *sights) secrets(truth game.State, viewer game.Seat) []string {
	state := truth.(*rules.State)
	for seat := game.NoSeat; seat < game.Seat(state.Seats); seat++ {
		k.see(truth, seat)
	}
	k.last.CopyFrom(truth)
	var words []string
	for kind := rules.Move; kind < rules.Bullet; kind++ {
		for bandit := range int(state.Crew) {
			if c := rules.NewCard(kind, bandit); !k.seen[viewer][c] {
				words = append(words, cardWord(c))
			}
		}
	}
	return words
}

func TestNoWordOfAHiddenCardIsEverShown(t *testing.T) {
	plain := cardWord
	defer func() { cardWord = plain }()
	cardWord = func(c rules.Card) string { return fmt.Sprintf("Canary-%d-%d.", c.Kind(), c.Bandit()) }
	for _, setup := range setups() {
		seen := newSights()
		tabletest.Canaries(t, tabletest.Subject{Rules: rules.Rules, Board: New, Setups: []game.Setup{setup}, Secrets: seen.secrets})
	}
}

// A watchman who never cries may be asleep: a board that names what lies hidden is found out.
func TestABoardThatPeeksIsFoundOut(t *testing.T) {
	plain := cardWord
	defer func() { cardWord = plain }()
	cardWord = func(c rules.Card) string { return fmt.Sprintf("Canary-%d-%d.", c.Kind(), c.Bandit()) }
	setup := game.Setup{Seed: 5, Seats: 3}
	blind := func(truth game.State, viewer game.Seat) []string {
		words := newSights().secrets(truth, viewer)
		if viewer >= 0 { // as if one's own hand were hidden from oneself
			for _, c := range truth.(*rules.State).HandOf(viewer) {
				words = append(words, cardWord(c.Face()))
			}
		}
		return words
	}
	if _, leak := tabletest.Leaks(t, tabletest.Subject{Rules: rules.Rules, Board: New, Secrets: blind}, setup); leak == "" {
		t.Error("nothing was found")
	}
}
