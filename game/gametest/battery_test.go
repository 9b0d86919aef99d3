package gametest_test

import (
	"testing"

	"drygulch/game/gametest"
	"drygulch/game/gametest/toy"
)

func toySubject() gametest.Subject {
	sub := gametest.Subject{Rules: toy.Rules}
	for i, secret := range toy.Secrets() {
		sub.Mutants = append(sub.Mutants, gametest.Mutant{Shows: secret, Observe: toy.ObserveBut(i)})
	}
	return sub
}

func TestTheToyKeepsThePromisesOfAGame(t *testing.T) { gametest.Run(t, toySubject()) }
