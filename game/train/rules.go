package train

import (
	_ "embed"

	"drygulch/game"
)

//go:embed RULES.md
var rulebook string

// Rules is the Train.
var Rules = &game.Rules{
	Name:            "train",
	Prefix:          "CE",
	MinSeats:        2,
	MaxSeats:        MaxPlayers,
	Options:         options(),
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

// options are what can be agreed. Who wants a character or a wagon names it; what
// is left "random" is drawn from what nobody named.
func options() []game.Option {
	teams := func(s game.Setup) bool { return s.Seats == 2 }
	list := []game.Option{
		{Name: "powers", Values: []string{"on", "off"}, Default: "on"},
		{Name: "expert", Values: []string{"off", "on"}, Default: "off", Applies: func(s game.Setup) bool { return s.Seats > 2 }},
		{Name: "cheyenne", Values: []string{"take", "ask"}, Default: "take", Applies: func(s game.Setup) bool { return s.Options["powers"] != "off" }},
		{Name: "wagons", Values: []string{"4", "3"}, Default: "4", Applies: teams},
	}
	people := append([]string{"random"}, CharacterNames[Ghost:]...)
	list = append(list,
		game.Option{Name: "character", Values: people, Default: "random", PerSeat: true},
		game.Option{Name: "second", Values: people, Default: "random", PerSeat: true, Applies: teams})
	cars := []string{"random"}
	for _, w := range Wagons[Baggage:] {
		cars = append(cars, w.Name)
	}
	for i := 1; i <= int(wagonKinds); i++ {
		list = append(list, game.Option{Name: wagonOption(i), Values: cars, Default: "random", Applies: func(s game.Setup) bool { return i <= wagonCount(s) }})
	}
	return list
}

// wagonCount is how many wagons a setup has: one for each player (CE-8), or four
// or three for two teams (CE-107).
func wagonCount(s game.Setup) int {
	switch {
	case s.Seats > 2:
		return s.Seats
	case s.Options["wagons"] == "3":
		return 3
	}
	return 4
}
