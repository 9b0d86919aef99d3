package draw

// The chrome: panels, controls, frames and marks from which every screen is put together.

// Margin is how far a sliced piece of the chrome reaches beyond its body on every side, in dp: room for the shadow,
// the rough edge and lines outside. A screen lays the piece round the rectangle it wants to see.
const Margin = 8

// Chrome is every piece whose name begins with "ui/".
func Chrome(icons Icons) []Piece {
	var all []Piece
	for _, list := range [][]Piece{panels(), plates(), controls(), frames(), rails(), marks(icons), flashes()} {
		all = append(all, list...)
	}
	return all
}

// sliced is a nine-slice whose body is w by h and whose corners reach the given inset into the body.
func sliced(name string, w, h float64, corner Inset, body string) Piece {
	return Piece{
		Name: name,
		Box:  Box{-Margin, -Margin, w + 2*Margin, h + 2*Margin},
		Slice: Inset{corner.Left + Margin, corner.Top + Margin,
			corner.Right + Margin, corner.Bottom + Margin},
		Pivot: Point{0, 0},
		Body:  body,
	}
}

// even is the inset of a body whose four corners are alike.
func even(corner float64) Inset { return Inset{corner, corner, corner, corner} }

// mark is a small piece about 0, 0 in a square of the given size.
func mark(name string, size float64, body string) Piece {
	return Piece{Name: name, Box: Box{-size / 2, -size / 2, size, size}, Body: body}
}
