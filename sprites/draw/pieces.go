package draw

// All is every piece of the game.
func All(icons Icons) []Piece {
	var all []Piece
	for _, table := range []func(Icons) []Piece{
		Chrome, Portraits, Town, Walls, Posters, Train, Pawns, Cards, Scheme, Showdown, Saloon, Street,
	} {
		all = append(all, table(icons)...)
	}
	return all
}
