package scenes

import (
	"testing"

	"drygulch/game/shelf"
)

func TestACommandLineCanSeatSomebodyWhoMayAskForHints(t *testing.T) {
	d, err := dealFor(shelf.Find("street"), []string{"human+hints", "human"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if p := d.Players[0]; !p.Human() || !p.Hint {
		t.Errorf("%+v", p)
	}
	if p := d.Players[1]; !p.Human() || p.Hint {
		t.Errorf("%+v", p)
	}
	if _, err := dealFor(shelf.Find("street"), []string{"easy+hints", "human"}, nil); err == nil {
		t.Error("an opponent asks for hints")
	}
}
