package saloon

import (
	_ "embed"

	"drygulch/game"
)

//go:embed RULES.md
var rulebook string

// Rules is the Saloon.
var Rules = &game.Rules{
	Name:     "saloon",
	Prefix:   "HN",
	MinSeats: 2,
	MaxSeats: MaxPlayers,
	Options: []game.Option{
		{Name: "teams", Values: []string{"none", "two", "three"}, Default: "none", Applies: canTeam},                        // HN-140
		{Name: "grit", Values: []string{"20", "30"}, Default: "20", Applies: func(s game.Setup) bool { return !teamed(s) }}, // HN-4
		{Name: "abilities", Values: []string{"basic", "advanced"}, Default: "basic"},                                        // HN-5
		{Name: "character", Values: append([]string{"random"}, CharacterNames[1:]...), Default: "random", PerSeat: true},    // HN-5
		{Name: "call", Values: CallNames[:], Default: "attacks", PerSeat: true, Applies: teamed},                            // HN-148
	},
	Rulebook:        rulebook,
	UndoAfterCommit: true,
	Side:            sideOf,
	Blank:           func() game.State { return &State{View: Truth} },
	Conserve:        conserve,
	Reshuffle:       reshuffleUnseen,
	Brain:           newBrain,
	Reasons:         reasons,
	Openly:          openly,
	ID:              id,
	Describe:        describe,
	EventName:       eventName,
}

func init() { Rules.New = deal } // it checks its setup against Rules

// teamCounts are the values of the option "teams" as numbers of teams.
var teamCounts = map[string]uint8{"none": 0, "two": 2, "three": 3}

// canTeam tells that so many can play in teams (HN-140).
func canTeam(s game.Setup) bool { return s.Seats == 4 || s.Seats == 6 }

// teamed tells that a match is one of teams.
func teamed(s game.Setup) bool { return teamCounts[s.Options["teams"]] > 0 }

// sideOf is the side that a seat plays for (HN-142).
func sideOf(s game.Setup, seat game.Seat) int {
	if teams := teamCounts[s.Options["teams"]]; teams > 0 {
		return int(seat) % int(teams)
	}
	return int(seat)
}
