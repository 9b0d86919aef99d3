package ui

import "drygulch/sprites"

var (
	seatDiscs   [8]sprites.ID
	seatSymbols [8]sprites.ID
	seatPlates  [8]sprites.ID
	seatLit     [8]sprites.ID
	seatChips   [8]sprites.ID
	bustRings   [2][8]sprites.ID // large, small
	seatEnds    [8]sprites.ID
	brownPlate  = piece("ui/plate/brown")
	paperPlate  = piece("ui/plate/paper")
	waitPlate   = piece("ui/plate/waiting")
	dangerPlate = piece("ui/plate/danger")
	circle      = piece("ui/circle")
)

func init() {
	for i, s := range Dusk.Seats {
		seatDiscs[i] = piece("seat/disc/" + s.Piece)
		seatSymbols[i] = piece("seat/symbol/" + s.Piece)
		seatPlates[i] = piece("ui/plate/" + s.Piece)
		seatLit[i] = piece("ui/plate/" + s.Piece + "/lit")
		seatChips[i] = piece("ui/chip/" + s.Piece)
		bustRings[0][i] = piece("bust/frame/" + s.Piece)
		bustRings[1][i] = piece("bust/small/frame/" + s.Piece)
		seatEnds[i] = piece("ui/end/" + s.Piece)
	}
}

// SeatDisc draws the disc of a seat (0–7): its colour with its symbol.
func (f *Frame) SeatDisc(center Point, radius float64, seat int) {
	if seat >= 0 && seat < len(seatDiscs) {
		f.Sprite(seatDiscs[seat], Around(center, radius*64/30, radius*64/30))
	}
}

// SeatSymbol draws the bare symbol of a seat in a colour.
func (f *Frame) SeatSymbol(r Rect, seat int, c Color) {
	if seat >= 0 && seat < len(seatSymbols) {
		f.Icon(seatSymbols[seat], r, c)
	}
}

// PlateLook is the ground of a seat's plate or a banner.
type PlateLook uint8

const (
	SeatPlate    PlateLook = iota // in the seat's colour
	SeatPlateLit                  // the same with a lamp rim: its turn
	BrownPlate
	PaperPlate
	WaitingPlate
	DangerPlate
)

// Plate draws the ground of a seat's plate or of a banner and returns the colour of words on it.
func (f *Frame) Plate(r Rect, look PlateLook, seat int) Color {
	if seat < 0 || seat >= len(seatPlates) {
		seat = 0
		if look <= SeatPlateLit {
			look = BrownPlate
		}
	}
	switch look {
	case SeatPlate:
		f.Nine(seatPlates[seat], r)
		return f.Theme.Seats[seat].On
	case SeatPlateLit:
		f.Nine(seatLit[seat], r)
		return f.Theme.Seats[seat].On
	case PaperPlate:
		f.Nine(paperPlate, r)
		return f.Theme.Ink
	case WaitingPlate:
		f.Nine(waitPlate, r)
		return f.Theme.Paper
	case DangerPlate:
		f.Nine(dangerPlate, r)
		return f.Theme.Ink
	}
	f.Nine(brownPlate, r)
	return f.Theme.Paper
}

// Thinking draws three dots, one of them lit in turn four times a second, and asks for the next picture.
func (f *Frame) Thinking(center Point, c Color) {
	const ticks = TicksPerSecond / 4
	lit := int(f.UI.tick/ticks) % 3
	for i := range 3 {
		d := c
		if i != lit {
			d = Fade(c, .35)
		}
		f.Tinted(circle, Around(Point{center.X + float64(i-1)*10, center.Y}, 7, 7), d)
	}
	f.Again(ticks - int(f.UI.tick%ticks))
}

// SeatEnd draws the left end of a seat's row, 53 wide, in its colour with its symbol.
func (f *Frame) SeatEnd(r Rect, seat int) {
	if seat < 0 || seat >= len(seatEnds) {
		return
	}
	f.Nine(seatEnds[seat], r)
	f.SeatSymbol(r.Place(32, 32, Center), seat, f.Theme.Seats[seat].On)
}
