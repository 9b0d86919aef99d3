package sprites

// Rect is a part of a piece, in dp from the piece's pivot.
type Rect struct{ X, Y, W, H float64 }

// CardLayout tells where words go on a card, whose pieces are named
// card/<game>/<family>/<size>. Lengths are in dp; the card's upper left corner,
// the pivot of its pieces, is 0, 0.
type CardLayout struct {
	W, H   float64 // of the card itself, without the margin for shadow and frames
	Title  Rect    // the dark header: title in lit paper, one line or two
	Window Rect    // the picture
	Foot   Rect    // below the picture: family glyph at the left, numbers at the right, rules text at zoom
}

// CardLayoutOf returns the layout of the cards of a game ("train") in a size:
// "hand", "fan" (a fan shows the left of each card) or "zoom". The zero layout
// if there is none.
func CardLayoutOf(game, size string) CardLayout {
	for i := range cardLayouts {
		if l := &cardLayouts[i]; l.game == game && l.size == size {
			return l.CardLayout
		}
	}
	return CardLayout{}
}

type cardLayout struct {
	game, size string
	CardLayout
}
