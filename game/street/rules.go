package street

import (
	_ "embed"

	"drygulch/game"
)

//go:embed RULES.md
var rulebook string

// Rules is Main Street.
var Rules = &game.Rules{
	Name:     "street",
	Prefix:   "OL",
	MinSeats: sides,
	MaxSeats: sides,
	Options: []game.Option{
		{Name: "opening", Values: []string{"two", "one"}, Default: "two"}, // actions of the first turn
	},
	Rulebook:  rulebook,
	Blank:     func() game.State { return &State{View: Truth} },
	Conserve:  conserve,
	Reshuffle: reshuffle,
	Brain:     newBrain,
	Reasons:   reasons,
	Openly:    openly,
	ID:        id,
	Describe:  describe,
	EventName: eventName,
}

func init() { Rules.New = deal } // it checks its setup against Rules
