package match_test

import (
	"bytes"
	"errors"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest/toy"
	"drygulch/game/match"
)

// Whatever a save says, loading it ends: in a plain error, or in a match that can be kept and loaded again.
func FuzzLoadingAnythingEndsWell(f *testing.F) {
	m, err := match.New(toy.Rules, game.Setup{Seed: 7, Seats: 3}, make([]match.Player, 3))
	if err != nil {
		f.Fatal(err)
	}
	for range 6 {
		data, err := m.Save()
		if err != nil {
			f.Fatal(err)
		}
		_, body, _ := bytes.Cut(data, []byte("\n"))
		f.Add(string(body))
		if _, err := m.Play(m.Moves()[0]); err != nil {
			f.Fatal(err)
		}
	}
	f.Add("")
	f.Add(`{"game":"toy","setup":{"seed":1,"seats":-1},"players":null,"records":[{"m":"00"}]}`)
	f.Fuzz(func(t *testing.T, body string) {
		m, err := match.Load(withSum(body), find)
		if err != nil {
			var bad *match.LoadError
			if !errors.As(err, &bad) || m != nil {
				t.Fatalf("loaded, or refused otherwise: %v", err)
			}
			return
		}
		again, err := match.Load(save(t, m), find)
		if err != nil {
			t.Fatalf("does not load again: %v", err)
		}
		if !bytes.Equal(save(t, again), save(t, m)) {
			t.Error("is another match when loaded again")
		}
	})
}
