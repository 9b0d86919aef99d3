package scenes

import (
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/train"
)

// boards makes the board of each game on the shelf, by name.
var boards = map[string]func() table.Board{
	"train": train.New,
}

func boardOf(rules *game.Rules) table.Board { return boards[rules.Name]() }
