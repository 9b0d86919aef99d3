package table

import (
	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/store"
	"drygulch/scenes/ui"
)

// House is what stands around the tables: what a table asks of the rest of the program.
type House struct {
	// Store keeps the match after every move; nil: it is not kept.
	Store store.Store

	// Think limits the opponents.
	Think bot.Budget

	// Habits are read whenever they matter; they may change while a table is open.
	Habits func() Habits

	// Rulebook opens the rulebook at a rule; 0: at its beginning.
	Rulebook func(u *ui.UI, rules *game.Rules, rule game.Rule)

	// Settings opens the settings over the table.
	Settings func(u *ui.UI)

	// Leave goes back to town. The match is kept already.
	Leave func(u *ui.UI)

	// Finished shows how it ended.
	Finished func(u *ui.UI, m *match.Match, r Result)
}

// Habits are the settings that concern tables.
type Habits struct {
	Cover   Cover // how the screen is uncovered when the device changes hands
	NoRecap bool  // no "since your last turn"
}
