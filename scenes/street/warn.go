package street

import (
	"drygulch/game"
	rules "drygulch/game/street"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
)

// Warn implements table.Warner: whoever ends his turn gives up the actions that he has left (OL-12), and nothing on Main
// Street is ever taken back.
func (b *Board) Warn(v *table.View, m game.Move) (table.Warning, bool) {
	left := int(known(v).Left)
	if m.Verb != rules.VerbEnd || left == 0 {
		return table.Warning{}, false
	}
	return table.Warning{
		Title: lang.T("street/warn/title"),
		Text:  lang.T("street/warn/text", left),
		No:    lang.T("street/warn/no"),
		Yes:   lang.T("street/warn/yes"),
	}, true
}
