package ui

import (
	"math"

	"drygulch/sprites"
)

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
