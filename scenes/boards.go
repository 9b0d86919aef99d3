package scenes

import (
	"drygulch/audio"
	"drygulch/scenes/saloon"
	"drygulch/scenes/showdown"
	"drygulch/scenes/street"
	"drygulch/scenes/table"
	"drygulch/scenes/train"
)

// boards are the boards of the games on the shelf, by name, and what is heard around
// them.
var boards = map[string]struct {
	make     func() table.Board
	ambience audio.Ambience
	mood     func(table.Board) audio.Ambience // what is heard instead as the match goes; nil: ambience all along
	dull     func(table.Board) bool           // tells whether all is heard as in a tunnel; nil: never
	about    string                           // beginning of the keys of the words about a thing that a seat can choose to be
}{
	"saloon":   {make: saloon.New, ambience: audio.Barroom, about: "saloon/power/"},
	"showdown": {make: showdown.New, ambience: audio.Town, about: "showdown/power/"},
	"street": {make: street.New, ambience: audio.MainStreet, about: "street/ability/",
		mood: func(b table.Board) audio.Ambience { return b.(*street.Board).Air() }},
	"train": {make: train.New, ambience: audio.TrainRide, about: "train/power/",
		dull: func(b table.Board) bool { return b.(*train.Board).InTunnel() }},
}
