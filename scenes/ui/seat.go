package ui

import (
	"math"

	"drygulch/sprites"
)

var (
	seatDiscs   [8]sprites.ID
	seatSymbols [8]sprites.ID
	seatPlates  [8]sprites.ID
	seatLit     [8]sprites.ID
	seatChips   [8]sprites.ID
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

// Bust is a portrait in its frame.
type Bust struct {
	Portrait sprites.ID
	Seat     int  // ring and disc in the seat's colour; -1: none
	Disc     bool // the seat's disc in the lower right corner
	Out      bool // eliminated: veiled
}

// Bust draws a portrait in a chamfered frame, as large as fits in r.
func (f *Frame) Bust(r Rect, b Bust) {
	side := math.Min(r.W, r.H)
	r = r.Place(side, side, Center)
	edge := clamp(side*.028, 1.6, 4)
	ring := Color{}
	if b.Seat >= 0 && b.Seat < len(f.Theme.Seats) {
		ring = f.Theme.Seats[b.Seat].Color
	}
	f.Box(r, side*.07, f.Theme.Ink)
	in := r.Inset(edge)
	if ring.A != 0 {
		f.Box(in, side*.06, ring)
		in = in.Inset(edge)
	}
	f.Sprite(b.Portrait, in)
	if b.Out {
		f.Rect(in, Fade(f.Theme.OldPaper, .42))
	}
	if b.Disc {
		f.SeatDisc(Point{r.Right() - side*.04, r.Bottom() - side*.04}, math.Max(side*.16, 8), b.Seat)
	}
}

// Chip draws words on a small ground, its left, middle or right at the side of r that a says, and returns its rectangle.
func (f *Frame) Chip(r Rect, label string, look ChipLook, icon sprites.ID, a Align) Rect {
	l := chipLooks[look]
	return f.chip(r, label, l.id, l.on(f.Theme), icon, a)
}

// SeatChip is a chip in a seat's colour.
func (f *Frame) SeatChip(r Rect, label string, seat int, a Align) Rect {
	if seat < 0 || seat >= len(seatChips) {
		return f.Chip(r, label, InkChip, 0, a)
	}
	return f.chip(r, label, seatChips[seat], f.Theme.Seats[seat].On, seatSymbols[seat], a)
}

func (f *Frame) chip(r Rect, label string, ground sprites.ID, on Color, icon sprites.ID, a Align) Rect {
	st := Label
	if r.H >= 28 {
		st = NoteBold
	}
	w := f.UI.TextWidth(label, st) + 16
	side := math.Min(r.H-6, 20)
	if icon != 0 {
		w += side + 4
	}
	box := r.Place(math.Min(w, r.W), r.H, a)
	f.Nine(ground, box)
	in := box.Pad(8, 0, 8, 0)
	if icon != 0 {
		f.Icon(icon, in.CutLeft(side).Place(side, side, Center), on)
		in.CutLeft(4)
	}
	f.Text(in.Pad(0, 0, -1, 0), label, st, on, Center)
	return box
}

// ChipLook is the ground of a chip.
type ChipLook uint8

const (
	InkChip ChipLook = iota
	DeepChip
	PaperChip
	LampChip
	BrassChip
	BarnChip
	TealChip
	CoralChip // danger only
)

var chipLooks = [...]struct {
	id sprites.ID
	on func(*Theme) Color
}{
	InkChip:   {piece("ui/chip/ink"), func(t *Theme) Color { return t.Paper }},
	DeepChip:  {piece("ui/chip/deep"), func(t *Theme) Color { return t.Paper }},
	PaperChip: {piece("ui/chip/paper"), func(t *Theme) Color { return t.Ink }},
	LampChip:  {piece("ui/chip/lamp"), func(t *Theme) Color { return t.Ink }},
	BrassChip: {piece("ui/chip/brass"), func(t *Theme) Color { return t.Ink }},
	BarnChip:  {piece("ui/chip/barn"), func(t *Theme) Color { return t.LitPaper }},
	TealChip:  {piece("ui/chip/teal"), func(t *Theme) Color { return t.LitPaper }},
	CoralChip: {piece("ui/chip/coral"), func(t *Theme) Color { return t.Ink }},
}

// BadgeLook is a round badge of 26 dp.
type BadgeLook uint8

const (
	BrassBadge BadgeLook = iota
	LampBadge
	BarnBadge
	PaperBadge
	DeepBadge
	DangerBadge // with "!"
	EyeBadge    // only you see this
	CheckBadge
)

var badges = [...]sprites.ID{
	piece("ui/badge/brass"), piece("ui/badge/lamp"), piece("ui/badge/barn"), piece("ui/badge/paper"), piece("ui/badge/deep"),
	piece("ui/badge/danger"), piece("ui/badge/eye"), piece("ui/badge/check"),
}

// Badge draws a round badge with a short figure around a point. Looks with a picture of their own take no words.
func (f *Frame) Badge(center Point, look BadgeLook, words string) {
	size := 32.0
	if words != "" {
		size = math.Max(size, (f.UI.TextWidth(words, Label)+10)*32/26)
	}
	f.Sprite(badges[look], Around(center, size, size))
	c := f.Theme.Ink
	if look == BarnBadge || look == DeepBadge {
		c = f.Theme.LitPaper
	}
	f.Text(Around(center, size, size), words, Label, c, Center)
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
