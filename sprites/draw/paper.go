package draw

import (
	"math"
	"strings"
)

// shadow is the same shape moved, in a dark colour.
func shadow(points []Point, dx, dy float64, colour string, opacity float64, e Edge) string {
	moved := make([]Point, len(points))
	for i, p := range points {
		moved[i] = Point{p.X + dx, p.Y + dy}
	}
	e.Amp = or(e.Amp, .7)
	return veil(cut(moved, e), colour, opacity)
}

// Sheet is a notice. Zero values: paper, chamfer 6, seed 5.
type Sheet struct {
	Fill    string
	Chamfer float64
	Nails   bool
	Seed    int
}

// Notice is a sheet of paper with its shadow, an inner rule and, if wanted, two nails.
func Notice(x, y, w, h float64, o Sheet) string {
	seed := orInt(o.Seed, 5)
	corners := box(x, y, w, h, or(o.Chamfer, 6))
	s := shadow(corners, 4, 5, Deep, .6, Edge{Seed: seed}) +
		inked(cut(corners, Edge{Amp: 1, Step: 22, Seed: seed}), orText(o.Fill, Paper), 2) +
		element("rect", []string{"x", num(x + 6), "y", num(y + 6), "width", num(w - 12), "height", num(h - 12),
			"fill", "none", "stroke", Ink, "stroke-width", "1", "opacity", ".55"})
	if o.Nails {
		for _, nx := range []float64{x + 12, x + w - 12} {
			s += dot(nx, y+12, 4, Ink) + dot(nx-1, y+11, 1.4, PaperOld)
		}
	}
	return s
}

// Boards is how planks lie. Zero values: three boards, lying, seed 4, house browns, gaps in deep wood, with grain.
type Boards struct {
	N        int
	Standing bool
	Colours  []string
	Gap      string // colour of gaps and grain
	Painted  bool   // no grain
	Seed     int
}

var houseBrowns = []string{Wood, "#734527", "#834F2D"}

// Planks is a wall or floor of boards with their grain.
func Planks(x, y, w, h float64, o Boards) string {
	n, next, gap, colours := orInt(o.N, 3), random(orInt(o.Seed, 4)), orText(o.Gap, WoodDeep), o.Colours
	if colours == nil {
		colours = houseBrowns
	}
	var b strings.Builder
	for i := range n {
		a := Box{x, y + h*float64(i)/float64(n), w, h / float64(n)}
		if o.Standing {
			a = Box{x + w*float64(i)/float64(n), y, w / float64(n), h}
		}
		b.WriteString(block(tenth(a.X), tenth(a.Y), tenth(a.W+.4), tenth(a.H+.4), 0, colours[int(next()*float64(len(colours)))]))
		if !o.Painted {
			b.WriteString(veil(grain(a, o.Standing, next), gap, .5))
		}
		switch {
		case i == 0:
		case o.Standing:
			b.WriteString(slit(tenth(a.X-.8), y, 1.6, h, gap))
		default:
			b.WriteString(slit(x, tenth(a.Y-.8), w, 1.6, gap))
		}
	}
	return b.String()
}

func slit(x, y, w, h float64, colour string) string {
	return element("rect", []string{"x", num(x), "y", num(y), "width", num(w), "height", num(h), "fill", colour, "opacity", ".8"})
}

// grain is the slim lenses along one board.
func grain(a Box, standing bool, next func() float64) string {
	along := a.W
	if standing {
		along = a.H
	}
	var b strings.Builder
	for range int(max(2, math.Floor(along/60+.5))) * 2 {
		t, u := next(), next()
		l := 14 + next()*40
		if standing {
			gx, gy := a.X+3+u*(a.W-6), a.Y+t*(a.H-l-4)
			b.WriteString(d("M% %l-.8 %l.8 %l.7 %Z", tenth(gx), tenth(gy), tenth(l*.5), tenth(l*.5), tenth(-l*.5)))
		} else {
			gx, gy := a.X+t*(a.W-l-4), a.Y+3+u*(a.H-6)
			b.WriteString(d("M% %l% -.8l% .8l% .7Z", tenth(gx), tenth(gy), tenth(l*.5), tenth(l*.5), tenth(-l*.5)))
		}
	}
	return b.String()
}

// Hanging is a wooden sign. Zero values: chamfer 7, two boards, no chains, seed 4.
type Hanging struct {
	Chains  float64 // length of the two chains above the sign
	Lit     bool    // in lamp light
	Chamfer float64
	Boards  int
	Seed    int
}

// Sign is a wooden sign without words.
func Sign(x, y, w, h float64, o Hanging) string {
	chamfer, seed := or(o.Chamfer, 7), orInt(o.Seed, 4)
	corners := box(x, y, w, h, chamfer)
	board := cut(corners, Edge{Amp: 1.1, Step: 20, Seed: seed})
	var s string
	if o.Chains > 0 {
		for _, cx := range []float64{x + w*.16, x + w*.84} {
			drop := d("M% %V%", cx, y-o.Chains, y+4)
			s += line(drop, Ink, 4) + stitch(drop, Kraft, 1.6, "4 3")
		}
	}
	var colours []string
	if o.Lit {
		colours = []string{"#A86C3C", "#9C6338"}
	}
	return s + shadow(corners, 4, 5, Deep, .6, Edge{Seed: seed}) +
		clip(board, Planks(x, y, w, h, Boards{N: orInt(o.Boards, 2), Seed: seed, Colours: colours})) +
		outline(board, Ink, 3) +
		path(cutBox(x+5, y+5, w-10, h-10, chamfer-2, Edge{Amp: .5, Step: 30, Seed: seed + 1}),
			"fill", "none", "stroke", Lamp, "stroke-width", "1", "opacity", ".35")
}
