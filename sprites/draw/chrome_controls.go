package draw

import (
	"fmt"
	"math"
	"strconv"
)

// darker is a colour mixed with ink: part 0 is the colour, 1 is ink.
func darker(colour string, part float64) string {
	c, _ := strconv.ParseUint(colour[1:], 16, 32)
	ink, _ := strconv.ParseUint(Ink[1:], 16, 32)
	var out uint64
	for shift := 16; shift >= 0; shift -= 8 {
		a, b := float64(c>>shift&255), float64(ink>>shift&255)
		out = out<<8 | uint64(math.Round(a+(b-a)*part))
	}
	return fmt.Sprintf("#%06X", out)
}

// pressed is a button kind under the finger.
func (k ButtonKind) pressed() ButtonKind {
	k.Ground = darker(k.Ground, .22)
	return k
}

// controls are what one presses, drags and ticks.
func controls() []Piece {
	const bw, bh = 120, 52
	corner := Inset{18, 18, 18, 18}
	var out []Piece
	for _, k := range ButtonKinds {
		out = append(out,
			sliced("ui/button/"+k.Name, bw, bh, corner, Button(0, 0, bw, bh, k, false)),
			sliced("ui/button/"+k.Name+"/pressed", bw, bh, corner, sunk(bw, bh, k.pressed(), 9)+
				path(polygon(box(4, 6, bw-8, bh-8, 5)), "fill", "none", "stroke", k.On, "stroke-width", "1", "opacity", ".3")))
	}
	for _, k := range SquareKinds {
		const size = 48
		out = append(out,
			sliced("ui/square/"+k.Name, size, size, even(16), Square(0, 0, size, k)),
			sliced("ui/square/"+k.Name+"/pressed", size, size, even(16), sunk(size, size, k.pressed(), size)))
	}

	segment := func(name, colour, edge string, width float64) {
		out = append(out, sliced("ui/segment/"+name, 96, 48, even(12), truePlate(96, 48, 5, colour, edge, width)))
	}
	segment("off", PaperOld, Ink, 1.4)
	segment("human", Teal, Ink, 2.4)
	segment("computer", Barn, Ink, 2.4)
	segment("empty", InkSoft, noteEdge, 2.4)
	segment("dark", "#3A2217", noteEdge, 1.4)
	out = append(out,
		sliced("ui/field", 144, 48, even(12), truePlate(144, 48, 6, PaperLit, Ink, 2)),
		sliced("ui/field/dark", 144, 48, even(12), truePlate(144, 48, 6, noteBrown, noteEdge, 2)),
		sliced("ui/tab/on", 120, 48, Inset{14, 14, 14, 6}, tab(120, 48, Paper)),
		sliced("ui/tab/off", 120, 48, Inset{14, 14, 14, 6}, tab(120, 48, PaperOld)),
		Piece{Name: "ui/toggle/off", Box: Box{0, 0, 60, 36}, Body: toggle(false)},
		Piece{Name: "ui/toggle/on", Box: Box{0, 0, 60, 36}, Body: toggle(true)},
		sliced("ui/slider/track", 96, 10, Inset{5, 4, 5, 4}, truePlate(96, 10, 3, InkSoft, Ink, 2)),
		sliced("ui/slider/fill", 96, 10, Inset{5, 4, 5, 4}, truePlate(96, 10, 3, Brass, Ink, 2)),
		mark("ui/slider/thumb", 36, slideThumb()),
		Piece{Name: "ui/box/off", Box: Box{-2, -2, 32, 32}, Body: truePlate(28, 28, 4, PaperLit, Ink, 2)},
		Piece{Name: "ui/box/on", Box: Box{-2, -2, 32, 32}, Body: truePlate(28, 28, 4, Teal, Ink, 2) +
			brush("M6.5 14.5L12 20L22 8.5", PaperLit, 4)},
		sliced("ui/scroll/track", 10, 60, Inset{4, 8, 4, 8}, truePlate(10, 60, 3, noteBrown, noteEdge, 1.4)),
		sliced("ui/scroll/thumb", 10, 60, Inset{4, 8, 4, 8}, truePlate(10, 60, 3, Brass, Ink, 2)),
	)
	return append(out,
		sliced("ui/sign", 240, 60, even(24), Sign(0, 0, 240, 60, Hanging{Seed: 13})),
		sliced("ui/sign/lit", 240, 60, even(24), Sign(0, 0, 240, 60, Hanging{Lit: true, Seed: 13})),
		Piece{Name: "ui/chain", Box: Box{-3, 0, 6, 21}, Body: line("M0-4V25", Ink, 4) + stitch("M0 0V21", Kraft, 1.6, "4 3")})
}

// sunk is a plate pressed down on its shadow.
func sunk(w, h float64, k ButtonKind, seed int) string {
	return shadow(box(0, 2, w, h, 7), 0, 2, Deep, .85, Edge{Seed: seed}) +
		at(0, 2, edged(cut(box(0, 0, w, h, 7), Edge{Amp: .6, Step: 24, Seed: seed}), k.Ground, k.Edge, 2))
}

func tab(w, h float64, colour string) string {
	return edged(cut([]Point{{0, h + Margin}, {0, 6}, {6, 0}, {w - 6, 0}, {w, 6}, {w, h + Margin}},
		Edge{Amp: .5, Step: 24, Seed: 7}), colour, Ink, 2)
}

func toggle(on bool) string {
	ground, x := InkSoft, 18.0
	if on {
		ground, x = Teal, 42
	}
	s := edged(polygon(box(2, 4, 56, 28, 8)), ground, Ink, 2)
	if on {
		s += brush("M11 18.5L16 23.5L25 12.5", PaperLit, 3.4)
	} else {
		s += line("M37 12L47 24M47 12L37 24", PaperOld, 3)
	}
	return s + stud(x, 18, 14, Brass, 2) + ring(x, 18, 8, BrassDark, 1.6)
}

func slideThumb() string {
	return dot(0, 2.5, 15, Deep) + stud(0, 0, 14.5, Brass, 2) + ring(0, 0, 8, BrassDark, 1.8) + dot(0, 0, 3, Ink)
}
