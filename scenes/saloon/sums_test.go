package saloon

import (
	"math/rand/v2"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// What hangs over a pawn while an attack is put together is what the attack costs that player if nobody does anything
// about it (HN-133).
func TestATargetLosesWhatWasShownUnlessItIsBlocked(t *testing.T) {
	compared, swooped := 0, 0
	for seed := range uint64(40) {
		setup := game.Setup{Seed: seed, Seats: 2 + int(seed%5), Options: map[string]string{"abilities": "advanced"}}
		state, err := rules.Rules.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*rules.State)
		r := rand.New(rand.NewPCG(seed, 3))
		shown := map[game.Seat]int{}
		var ev game.Events
		for range 1500 {
			if s.Phase == rules.Over {
				break
			}
			moves := s.Moves(nil)
			m := moves[r.IntN(len(moves))]
			for _, other := range moves { // nobody does anything about it
				if other.Verb == rules.VerbTake || other.Verb == rules.VerbGoOn || other.Verb == rules.VerbDecline {
					m = other
				}
			}
			if s.Depth == 0 && m.Verb == rules.VerbCommit {
				clear(shown)
				for at := range game.Seat(s.Seats) {
					if s.Plan.Targets.Has(at) {
						shown[at] = against(s, &s.Plan, at).Loss
					}
				}
				if swoop(s, &s.Plan) > 0 {
					swooped++
				}
			}
			ev.Reset()
			s.Apply(m, &ev)
			for _, e := range ev.List() {
				loss, ok := shown[e.Actor]
				if !ok || e.Kind != rules.EvHit && e.Kind != rules.EvMissed {
					continue
				}
				compared++
				if int(e.Amount[0]) != loss {
					t.Fatalf("seed %d, turn %d: seat %d loses %d, shown was %d", seed, s.Turns, e.Actor, e.Amount[0], loss)
				}
				delete(shown, e.Actor)
			}
		}
	}
	if compared < 200 || swooped == 0 {
		t.Errorf("compared %d times, %d after a dive from the Balcony", compared, swooped)
	}
}

// The parts of a sum are its whole.
func TestTheWordsOfASumAddUp(t *testing.T) {
	s := &rules.State{Seats: 2, Alive: 3}
	s.Where[0], s.Where[1] = rules.Stairs, rules.Piano
	a := &rules.Attack{By: 0, Way: rules.OwnTurn, Type: rules.Gun, With: rules.Carbine, Option: 1, Damage: 3, Bullets: 2, At: game.NoSeat}
	x := against(s, a, 1) // T1
	if x.weapon != 3 || x.boosts != 0 || x.extra != 0 || x.Blast != 1 || x.Shield != 2 || x.Loss != 2 {
		t.Errorf("%+v", x)
	}
	words := parts(a, x)
	for _, part := range []string{"Repeating Carbine, 2 bullets: 3", "blast +1", "shield −2"} {
		if !strings.Contains(words, part) {
			t.Errorf("%q does not say %q", words, part)
		}
	}
}

// HN-148
func TestTheSwitchForTeamCardsIsOnOnesOwnSheet(t *testing.T) {
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 2, Options: map[string]string{"teams": "two"}}, Bots: "hbbb", Speed: ui.Instant})
	s.Settle()
	call := func() rules.Call { return s.Match.Truth().(*rules.State).Calls[0] }
	if call() != rules.CallAttacks {
		t.Fatalf("at first %d", call())
	}
	for id, want := range map[string]rules.Call{"saloon/call/all": rules.CallAll, "saloon/call/none": rules.CallNone} {
		s.Tap("saloon/you")
		s.Update()
		s.Tap(id)
		s.Update()
		if call() != want {
			t.Errorf("%s: %d", id, call())
		}
		s.UI.PressKeys(ui.KeyBack)
		s.Settle()
	}
}
