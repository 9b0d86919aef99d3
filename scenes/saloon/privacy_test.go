package saloon

import (
	"fmt"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"

	rules "drygulch/game/saloon"
)

// setups are matches of every number of players and sort of teams.
func setups() []game.Setup {
	var list []game.Setup
	for i, c := range tables {
		list = append(list, game.Setup{Seed: uint64(i)*7 + 5, Seats: c.seats, Options: c.options})
	}
	return list
}

func TestTheScreenIsTheSameInAllWorldsThatLookAlike(t *testing.T) {
	tabletest.Worlds(t, tabletest.Subject{Rules: rules.Rules, Board: New, Setups: setups()})
}

// sights remembers, by viewer, the kinds of cards that he has had before his eyes: their words may stand in his log for
// good.
type sights struct {
	kinds  map[game.Seat]map[rules.Kind]bool
	before rules.State // when the truth was looked at before
}

func newSights() *sights { return &sights{kinds: map[game.Seat]map[rules.Kind]bool{}} }

// see notes what a viewer sees in a state.
func (k *sights) see(truth game.State, viewer game.Seat) {
	view := &rules.State{}
	view.CopyFrom(truth)
	view.Observe(viewer)
	if k.kinds[viewer] == nil {
		k.kinds[viewer] = map[rules.Kind]bool{}
	}
	seen := k.kinds[viewer]
	for seat := range game.Seat(view.Seats) {
		for _, kind := range view.HandOf(seat, nil) {
			seen[kind] = true
		}
		for _, w := range view.Boards[seat] {
			seen[w.Kind] = true
		}
	}
	for _, kind := range view.Discard[:view.InDiscard] {
		seen[kind] = true
	}
	for _, kind := range view.Play[:view.InPlay] {
		seen[kind] = true
	}
}

// secrets are the words of all kinds of cards that a viewer has never seen. What was discarded and shuffled in again within
// one move has been seen, too: it was in the hand of whoever filled up.
func (k *sights) secrets(truth game.State, viewer game.Seat) []string {
	state := truth.(*rules.State)
	if was := &k.before; state.InDeck > was.InDeck && was.Seats > 0 && was.Act >= 0 {
		for seat := game.NoSeat; seat < game.Seat(state.Seats); seat++ {
			for _, kind := range was.HandOf(was.Act, nil) {
				k.kinds[seat][kind] = true
			}
		}
	}
	k.before = *state
	held := map[rules.Kind]bool{}
	for seat := range game.Seat(state.Seats) {
		for _, kind := range state.HandOf(seat, nil) {
			held[kind] = true
		}
	}
	for seat := game.NoSeat; seat < game.Seat(state.Seats); seat++ {
		k.see(truth, seat)
	}
	var words []string
	for kind := rules.Peacemaker; kind <= rules.LowWhistle; kind++ {
		if held[kind] && !k.kinds[viewer][kind] {
			words = append(words, kindWord(kind))
		}
	}
	return words
}

// canaries gives every kind of card a word of its own until the test ends.
func canaries(t *testing.T) {
	word := kindWord
	t.Cleanup(func() { kindWord = word })
	kindWord = func(k rules.Kind) string { return fmt.Sprintf("Canary-%d.", k) }
}

func TestNoWordOfAHiddenCardIsEverShown(t *testing.T) {
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
			for _, k := range truth.(*rules.State).HandOf(viewer, nil) {
				words = append(words, kindWord(k))
			}
		}
		return words
	}
	if _, leak := tabletest.Leaks(t, tabletest.Subject{Rules: rules.Rules, Board: New, Secrets: blind}, setup); leak == "" {
		t.Error("nothing was found")
	}
}
