package scenes

import "drygulch/sprites"

// sprite finds a baked piece by name; a test asks that every name used here
// exists.
func sprite(name string) sprites.ID {
	id, ok := sprites.Named(name)
	if !ok {
		missing = append(missing, name)
	}
	return id
}

// missing are the names that were asked for and not found.
var missing []string
