package street

import (
	"regexp"
	"testing"

	"drygulch/game"
	rules "drygulch/game/street"
	"drygulch/scenes/table/tabletest"
)

func TestWithinASentenceOnesOwnIsWrittenSmall(t *testing.T) {
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: game.Setup{Seed: 3}, Bots: "Hb"})
	s.Tap("table/hint")
	s.Settle()
	s.Forget()
	s.UI.Rebuild()
	s.Update()
	own, large := 0, regexp.MustCompile(`[^.!?] Your `)
	for _, said := range s.Said {
		if regexp.MustCompile(` your `).MatchString(said) {
			own++
		}
		if large.MatchString(said) {
			t.Errorf("%q", said)
		}
	}
	if own == 0 {
		t.Errorf("nothing of one's own is named: %q", s.Said)
	}
}
