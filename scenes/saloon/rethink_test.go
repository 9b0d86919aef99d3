package saloon

import (
	"math/rand/v2"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// until plays a match of three people by taps until the actor is asked something that suits.
func until(t *testing.T, suits func(*rules.State) bool) *tabletest.Session {
	t.Helper()
	for seed := range uint64(20) {
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: seed}, Bots: "hhh", Speed: ui.Instant})
		r := rand.New(rand.NewPCG(seed, 9))
		for range 150 {
			s.Settle()
			if _, covered := s.Find("handover/show"); !covered && suits(s.Match.Truth().(*rules.State)) {
				return s
			}
			if !step(s, r) {
				break
			}
		}
	}
	t.Fatal("it was never asked")
	return nil
}

// HN-18
func TestACardThatIsTappedAgainIsNotDiscarded(t *testing.T) {
	s := until(t, func(s *rules.State) bool { return s.Ask == rules.AskScavenge && !s.Draft() && s.InHand[s.Act] > 3 })
	state := s.Match.Truth().(*rules.State)
	end := int(state.InHand[state.Act]) - 1
	first, last := state.HandCard(state.Act, 0), state.HandCard(state.Act, end)
	if first == last {
		t.Fatal("all cards are of one kind")
	}
	tap := func(i int) { t.Helper(); s.Tap(s.Match.Rules().ID(rules.HandRef(i))) }
	tap(0)
	tap(end)
	tap(0)
	state = s.Match.Truth().(*rules.State)
	if count(state.Chosen, first) != 0 || count(state.Chosen, last) != 1 {
		t.Errorf("%d and %d are chosen of the card that was tapped twice and the one tapped once", count(state.Chosen, first), count(state.Chosen, last))
	}
	for count(s.Match.Truth().(*rules.State).Chosen, last) > 0 {
		tap(end)
		end--
	}
	if s.Match.Draft() {
		t.Error("something is still chosen")
	}
}

// HN-63
func TestAnAttackCanBeTurnedToAnotherTargetAndDropped(t *testing.T) {
	s := until(t, func(s *rules.State) bool {
		return s.Ask == rules.AskFight && s.Boards[s.Act][rules.Fist].Bullets > 0 && s.Targets(s.Act, rules.Gun).Len() == 2
	})
	me := s.Match.Actor()
	s.Tap("action/gun")
	s.Tap("choice/gun/0")
	one, other := (me+1)%3, (me+2)%3
	for _, at := range []game.Seat{one, other, one} {
		s.Tap(s.Match.Rules().ID(rules.PawnRef(at)))
		if got := s.Match.Truth().(*rules.State).Plan.Targets; got != game.Only(at) {
			t.Fatalf("%v was tapped, the targets are %v", at, got)
		}
	}
	s.Tap(s.Match.Rules().ID(rules.SeatRef(one)))
	if got := s.Match.Truth().(*rules.State).Plan.Targets; got != 0 {
		t.Errorf("a target that was tapped again leaves %v", got)
	}
	s.Tap(s.Match.Rules().ID(rules.SlotRef(me, rules.Fist)))
	if got := s.Match.Truth().(*rules.State).Ask; got != rules.AskFight {
		t.Errorf("the weapon that was tapped again leaves %v", rules.AskNames[got])
	}
}

func TestADraftThatWasBegunBeforeTheTableWasOpenedCanBeThoughtOver(t *testing.T) {
	s := until(t, func(s *rules.State) bool { return s.Ask == rules.AskScavenge && !s.Draft() && s.InHand[s.Act] > 3 })
	s.Tap("card/hand/0")
	if !s.Match.Draft() {
		t.Fatal("no draft was begun")
	}
	again := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Match: s.Match, Bots: "hhh", Speed: ui.Instant})
	again.Settle()
	again.Tap("handover/show")
	again.Tap("card/hand/0")
	if again.Match.Draft() {
		t.Error("the card is still chosen")
	}
}
