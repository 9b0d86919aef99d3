package showdown

import (
	"fmt"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"

	rules "drygulch/game/showdown"
)

// setups are matches of every number of players, with characters chosen and dealt.
func setups() []game.Setup {
	var list []game.Setup
	for seats := 3; seats <= 8; seats++ {
		list = append(list, game.Setup{Seed: uint64(seats) * 11, Seats: seats})
	}
	for _, seats := range []int{4, 7} {
		list = append(list, game.Setup{Seed: uint64(seats) * 13, Seats: seats, Options: map[string]string{"characters": "random1", "counts": "off"}})
	}
	return list
}

func TestTheScreenIsTheSameInAllWorldsThatLookAlike(t *testing.T) {
	tabletest.Worlds(t, tabletest.Subject{Rules: rules.Rules, Board: New, Setups: setups()})
}

// sights remembers, by viewer, the cards and roles that he has had before his eyes: their words may stand in his log for
// good.
type sights struct {
	cards  map[game.Seat]map[rules.Card]bool
	inDeck uint8 // when the truth was looked at before
}

func newSights() *sights { return &sights{cards: map[game.Seat]map[rules.Card]bool{}} }

// see notes what a viewer sees in a state.
func (k *sights) see(truth game.State, viewer game.Seat) {
	view := &rules.State{}
	view.CopyFrom(truth)
	view.Observe(viewer)
	if k.cards[viewer] == nil {
		k.cards[viewer] = map[rules.Card]bool{}
	}
	seen := k.cards[viewer]
	for seat := range game.Seat(view.Seats) {
		for _, c := range view.HandOf(seat, nil) {
			seen[c] = true
		}
		for _, c := range view.Gear[seat] {
			seen[c] = true
		}
	}
	for _, c := range view.Discard[:view.InDiscard] {
		seen[c] = true
	}
	for _, c := range view.RowOf() {
		seen[c] = true
	}
	seen[view.Top] = true
	if view.InDeck <= k.inDeck || k.inDeck == 0 {
		return
	}
	// The discards have been shuffled within one move. What lies in the deck now may have been played or flipped in it.
	whole := truth.(*rules.State)
	elsewhere := map[rules.Card]bool{}
	for seat := range game.Seat(whole.Seats) {
		for _, c := range whole.HandOf(seat, nil) {
			elsewhere[c] = true
		}
	}
	for c := rules.Card(1); c <= rules.Cards; c++ {
		if !elsewhere[c] {
			seen[c] = true
		}
	}
}

// secrets are the words of all cards that a viewer has never seen, and of the roles that he cannot know.
func (k *sights) secrets(truth game.State, viewer game.Seat) []string {
	state := truth.(*rules.State)
	for seat := game.NoSeat; seat < game.Seat(state.Seats); seat++ {
		k.see(truth, seat)
	}
	k.inDeck = state.InDeck
	var words []string
	for c := rules.Card(1); c <= rules.Cards; c++ {
		if !k.cards[viewer][c] {
			words = append(words, cardWord(c))
		}
	}
	for seat := range game.Seat(state.Seats) {
		if seat != viewer && !state.Shown.Has(seat) {
			words = append(words, roleWord(seat, state.Roles[seat]))
		}
	}
	return words
}

// canaries gives every card and every seat's role a word of its own until the test ends.
func canaries(t *testing.T) {
	card, role := cardWord, roleWord
	t.Cleanup(func() { cardWord, roleWord = card, role })
	cardWord = func(c rules.Card) string { return fmt.Sprintf("Canary-%d.", c) }
	roleWord = func(seat game.Seat, r rules.Role) string { return fmt.Sprintf("Wren-%d-%d.", seat, r) }
}

func TestNoWordOfAHiddenCardOrRoleIsEverShown(t *testing.T) {
	canaries(t)
	for _, setup := range setups() {
		tabletest.Canaries(t, tabletest.Subject{Rules: rules.Rules, Board: New, Setups: []game.Setup{setup}, Secrets: newSights().secrets})
	}
}

// A watchman who never cries may be asleep: a board that names what lies hidden is found out.
func TestABoardThatPeeksIsFoundOut(t *testing.T) {
	canaries(t)
	setup := game.Setup{Seed: 5, Seats: 4}
	blind := func(truth game.State, viewer game.Seat) []string {
		words := newSights().secrets(truth, viewer)
		if viewer >= 0 { // as if one's own hand were hidden from oneself
			for _, c := range truth.(*rules.State).HandOf(viewer, nil) {
				words = append(words, cardWord(c))
			}
		}
		return words
	}
	if _, leak := tabletest.Leaks(t, tabletest.Subject{Rules: rules.Rules, Board: New, Secrets: blind}, setup); leak == "" {
		t.Error("nothing was found")
	}
}
