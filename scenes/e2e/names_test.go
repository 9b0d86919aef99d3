package e2e

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// The names on the screens and in the data folder that the tests go by; all others they find.
const (
	coverPrefix  = "handover/"
	resumeSign   = "town/resume"
	matchPrefix  = "match-" // and then the game's name: a test keeps one table at a time
	settingsFile = "settings.json"
)

// aside are the actions that belong to the table and not to the game.
var aside = []string{"action/undo", "action/back"}

// ahead are the things that only lead on.
var ahead = []string{coverPrefix, "warn/yes", "recap/done"}

func isAside(id string) bool { return slices.Contains(aside, id) }

// isEndOfRow tells the two buttons of a stepper, of which one is not enabled where the row of values ends: no more need
// be said.
func isEndOfRow(id string) bool {
	return strings.HasSuffix(id, "/less") || strings.HasSuffix(id, "/more")
}

func isCover(v view) bool { return len(v.enabled(coverPrefix)) > 0 }

func isResult(v view) bool { return strings.HasPrefix(v.Scene, "result") }

// match is the one saved table, "" if none is. A program killed between the two renames of a save leaves only the
// backup, which is what it goes on from.
func (p *program) match() string {
	p.t.Helper()
	backup := ""
	for name, text := range p.Saves() {
		switch {
		case !strings.HasPrefix(name, matchPrefix):
		case strings.HasSuffix(name, ".json"):
			return text
		case strings.HasSuffix(name, ".json.bak"):
			backup = text
		}
	}
	return backup
}

// records counts the decisions in the saved table.
func (p *program) records() int {
	p.t.Helper()
	text := p.match()
	if text == "" {
		return 0
	}
	_, body, _ := strings.Cut(text, "\n") // after a line of head
	var save struct {
		Records []json.RawMessage `json:"records"`
	}
	if err := json.Unmarshal([]byte(body), &save); err != nil {
		p.fatalf("the saved table: %v\n%s", err, text)
	}
	return len(save.Records)
}

// names lists what is on the screen and what of it can be pressed.
func (p *program) names() string {
	p.t.Helper()
	v := p.See()
	b := []byte(v.Scene)
	for _, h := range v.Hotspots {
		b = fmt.Appendf(b, "\n%s %v", h.ID, h.Enabled)
	}
	return string(b)
}

// noBrokenFiles fails the test when the program has put a file aside as unreadable.
func (p *program) noBrokenFiles() {
	p.t.Helper()
	for name := range p.Saves() {
		if strings.Contains(name, ".broken") {
			p.fatalf("the program could not read its own %s", name)
		}
	}
}

const escape = ebiten.KeyEscape

func touchID(finger int) ebiten.TouchID { return ebiten.TouchID(finger) }
