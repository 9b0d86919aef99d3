package ui

import (
	"math"

	"drygulch/sprites"
)

// Bust is a portrait in its frame.
type Bust struct {
	Portrait sprites.ID
	Seat     int  // ring and disc in the seat's colour; -1: none
	Disc     bool // the seat's disc in the lower right corner
	Out      bool // eliminated: veiled
}

// bustFrames hold the line's weight at two sizes: from 90 dp on, and below.
var bustFrames = [2]struct {
	frame, veil sprites.ID
	side        float64 // dp of the body; the margin around it is the piece's pivot
}{
	{piece("bust/frame"), piece("bust/veil"), 128},
	{piece("bust/small/frame"), piece("bust/small/veil"), 64},
}

// Bust draws a portrait in a chamfered frame, as large as fits in r.
func (f *Frame) Bust(r Rect, b Bust) {
	side := math.Min(r.W, r.H)
	r = r.Place(side, side, Center)
	size := 0
	if side < 90 {
		size = 1
	}
	look := bustFrames[size]
	frame := look.frame
	if b.Seat >= 0 && b.Seat < len(bustRings[size]) {
		frame = bustRings[size][b.Seat]
	}
	margin := look.frame.Sprite().PX / look.side * side
	around := r.Inset(-margin)
	f.Sprite(b.Portrait, r.Inset(side*.015)) // its corners lie under the frame's line
	if b.Out {
		f.Sprite(look.veil, around)
	}
	f.Sprite(frame, around)
	if b.Disc {
		f.SeatDisc(Point{r.Right() - side*.04, r.Bottom() - side*.04}, math.Max(side*.16, 8), b.Seat)
	}
}
