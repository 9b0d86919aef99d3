// Package shelf is the list of the games in the town.
package shelf

import (
	"drygulch/game"
	"drygulch/game/saloon"
	"drygulch/game/showdown"
	"drygulch/game/street"
	"drygulch/game/train"
)

// Games are the games in the order in which they stand along the street.
var Games = []*game.Rules{saloon.Rules, train.Rules, street.Rules, showdown.Rules}

// Find gives the game of a name, nil if there is none.
func Find(name string) *game.Rules {
	for _, r := range Games {
		if r.Name == name {
			return r
		}
	}
	return nil
}
