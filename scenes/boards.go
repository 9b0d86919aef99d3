package scenes

import (
	"drygulch/audio"
	"drygulch/scenes/showdown"
	"drygulch/scenes/table"
	"drygulch/scenes/train"
)

// boards are the boards of the games on the shelf, by name, and what is heard around
// them.
var boards = map[string]struct {
	make     func() table.Board
	ambience audio.Ambience
	about    string                 // beginning of the keys of the words about a thing that a seat can choose to be
	dull     func(table.Board) bool // tells whether all is heard as in a tunnel; nil: never
}{
	"showdown": {showdown.New, audio.Town, "showdown/power/", nil},
	"train":    {train.New, audio.TrainRide, "train/power/", func(b table.Board) bool { return b.(*train.Board).InTunnel() }},
}
