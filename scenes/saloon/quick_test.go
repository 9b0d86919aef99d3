package saloon

import (
	"math/rand/v2"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// asksQuick plays so many matches by taps and tells whether an attacker is ever asked for a Quick Draw.
func asksQuick(t *testing.T, note uint8, matches uint64) bool {
	t.Helper()
	for seed := range matches {
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: seed}, Bots: "hhh", Speed: ui.Instant})
		for seat := range game.Seat(3) {
			s.Match.SetNote(seat, seat, note)
		}
		r := rand.New(rand.NewPCG(seed, 5))
		for range 700 {
			if s.Match.Truth().(*rules.State).Ask == rules.AskQuick {
				return true
			}
			if !step(s, r) {
				break
			}
		}
	}
	return false
}

// HN-104
func TestAnAttackerIsAskedForAQuickDrawOnlyIfHeHasSaidSo(t *testing.T) {
	if asksQuick(t, 0, 2) {
		t.Error("asked without having said so")
	}
	if !asksQuick(t, askQuick, 12) {
		t.Error("never asked")
	}
}

func TestTheSwitchForAQuickDrawIsOnOnesOwnSheet(t *testing.T) {
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 4}, Bots: "hb", Speed: ui.Instant})
	s.Settle()
	r := rand.New(rand.NewPCG(1, 1))
	for i := 0; s.Match.Truth().(*rules.State).Phase == rules.Setup; i++ {
		if i > 200 || !step(s, r) {
			t.Fatal("nobody begins")
		}
		s.Settle()
	}
	s.Tap("saloon/you")
	s.Update()
	s.Tap("saloon/quick")
	s.Update()
	if got := s.Match.Note(0, 0); got != askQuick {
		t.Errorf("the note is %d", got)
	}
	s.Tap("saloon/quick")
	s.Update()
	if got := s.Match.Note(0, 0); got != 0 {
		t.Errorf("the note is still %d", got)
	}
}
