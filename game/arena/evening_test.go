package main

import (
	"testing"

	"drygulch/game/bot"
)

func TestWhoSitsAtTheTablesIsInTown(t *testing.T) {
	for _, who := range people {
		if !bot.Person(who) {
			t.Errorf("nobody is called %q", who)
		}
	}
}
