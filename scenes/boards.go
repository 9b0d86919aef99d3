package scenes

import (
	"drygulch/audio"
	"drygulch/scenes/table"
	"drygulch/scenes/train"
)

// boards are the boards of the games on the shelf, by name, and what is heard around
// them.
var boards = map[string]struct {
	make     func() table.Board
	ambience audio.Ambience
	about    string // beginning of the keys of the words about a thing that a seat can choose to be
}{
	"train": {train.New, audio.TrainRide, "train/power/"},
}
