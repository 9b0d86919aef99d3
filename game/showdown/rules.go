package showdown

import (
	_ "embed"

	"drygulch/game"
)

//go:embed RULES.md
var rulebook string

// Rules is the Showdown.
var Rules = &game.Rules{
	Name:     "showdown",
	Prefix:   "BG",
	MinSeats: 3,
	MaxSeats: game.MaxSeats,
	Options: []game.Option{
		{Name: "characters", Values: []string{"choose2", "random1"}, Default: "choose2"}, // BG-6
		{Name: "counts", Values: []string{"on", "off"}, Default: "on"},                   // whether the table shows BG-2
	},
	Rulebook:        rulebook,
	UndoAfterCommit: true,
	Blank:           func() game.State { return &State{View: Truth} },
	Conserve:        conserve,
	Reshuffle:       reshuffle,
	Brain:           newBrain,
	Reasons:         reasons,
	Openly:          openly,
	ID:              id,
	Describe:        describe,
	EventName:       eventName,
}

func init() { Rules.New = deal } // it checks its setup against Rules
