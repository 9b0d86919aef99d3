package draw

import (
	"math"
	"strings"
)

// Point is a place on the drawing.
type Point struct{ X, Y float64 }

// random gives numbers in [0, 1), the same row for the same seed (Mulberry32).
func random(seed int) func() float64 {
	a := uint32(seed) * 2654435761
	if a == 0 {
		a = 1
	}
	return func() float64 {
		a += 0x6D2B79F5
		t := (a ^ a>>15) * (1 | a)
		t = (t + (t^t>>7)*(61|t)) ^ t
		return float64(t^t>>14) / 4294967296
	}
}

// polygon is the closed outline through the points.
func polygon(points []Point) string {
	var b strings.Builder
	for i, p := range points {
		b.WriteString([]string{"M", "L"}[min(i, 1)])
		b.WriteString(num(tenth(p.X)) + " " + num(tenth(p.Y)))
	}
	return b.String() + "Z"
}

// box is the corners of a rectangle, cut off by chamfer.
func box(x, y, w, h, chamfer float64) []Point {
	c := chamfer
	if c == 0 {
		return []Point{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}}
	}
	return []Point{{x + c, y}, {x + w - c, y}, {x + w, y + c}, {x + w, y + h - c},
		{x + w - c, y + h}, {x + c, y + h}, {x, y + h - c}, {x, y + c}}
}

// Edge is how a hand cuts: it swerves up to Amp, every Step. Zero values: .8, 16, seed 1.
type Edge struct {
	Amp, Step float64
	Seed      int
}

// cut is the outline through the points as scissors cut it.
func cut(points []Point, e Edge) string {
	amp, step, next := or(e.Amp, .8), or(e.Step, 16), random(orInt(e.Seed, 1))
	var out []Point
	for i, a := range points {
		b := points[(i+1)%len(points)]
		n := max(1, math.Floor(math.Hypot(b.X-a.X, b.Y-a.Y)/step+.5))
		for k := range int(n) {
			t, j := float64(k)/n, amp
			if k == 0 {
				j = amp * .4 // corners stay where they are, nearly
			}
			x := a.X + (b.X-a.X)*t + (next()-.5)*2*j
			y := a.Y + (b.Y-a.Y)*t + (next()-.5)*2*j
			out = append(out, Point{x, y})
		}
	}
	return polygon(out)
}

// cutBox is a rectangle as scissors cut it.
func cutBox(x, y, w, h, chamfer float64, e Edge) string { return cut(box(x, y, w, h, chamfer), e) }

// From is the side of a box at which gouges are widest and from which they run.
type From int

const (
	FromRight From = iota
	FromLeft
	FromTop
	FromBottom
)

// Gouge is a row of tapering cuts, the woodcut's shade. Zero values: gap 5, width 1.6, ink, opacity .5, seed 3, from
// the right, between .3 and 1 of the box long.
type Gouge struct {
	From       From
	Gap, Width float64
	Colour     string
	Opacity    float64
	Min, Max   float64
	Seed       int
}

// hatch fills a box with gouges; the caller clips them.
func hatch(x, y, w, h float64, o Gouge) string {
	gap, width, lo, hi, next := or(o.Gap, 5), or(o.Width, 1.6), or(o.Min, .3), or(o.Max, 1), random(orInt(o.Seed, 3))
	along, across := w, h
	if o.From >= FromTop {
		along, across = h, w
	}
	var b strings.Builder
	for i := 0; i <= int(math.Floor(across/gap)); i++ {
		long := (lo + (hi-lo)*next()) * along
		off := float64(i)*gap + (next()-.5)*gap*.3
		half := width * (.6 + .6*next()) / 2
		switch o.From {
		case FromRight:
			b.WriteString(wedge(Point{x + w, y + off - half}, Point{x + w - long, y + off}, Point{x + w, y + off + half}))
		case FromLeft:
			b.WriteString(wedge(Point{x, y + off - half}, Point{x + long, y + off}, Point{x, y + off + half}))
		case FromTop:
			b.WriteString(wedge(Point{x + off - half, y}, Point{x + off, y + long}, Point{x + off + half, y}))
		case FromBottom:
			b.WriteString(wedge(Point{x + off - half, y + h}, Point{x + off, y + h - long}, Point{x + off + half, y + h}))
		}
	}
	return veil(b.String(), orText(o.Colour, Ink), or(o.Opacity, .5))
}

func wedge(a, b, c Point) string { return polygon([]Point{a, b, c}) }

// Sun is a fan of rays. Zero values: opacity 1, seed 2, the whole turn, half of it lit, jitter .15.
type Sun struct {
	Opacity, Duty float64
	To            float64 // the angle at which the fan ends, in radians from the right, clockwise
	Seed          int
}

// rays is a fan of n wedges about a centre: points at the inner radius, broad at the outer.
func rays(cx, cy, inner, outer float64, n int, colour string, o Sun) string {
	duty, step, next := or(o.Duty, .5), or(o.To, 2*math.Pi)/float64(n), random(orInt(o.Seed, 2))
	var b strings.Builder
	for i := range n {
		a := float64(i)*step + (next()-.5)*step*.15
		w := step * duty * (.8 + .4*next())
		b.WriteString(wedge(around(cx, cy, inner, a), around(cx, cy, outer, a-w/2), around(cx, cy, outer, a+w/2)))
	}
	return veil(b.String(), colour, or(o.Opacity, 1))
}

// around is the point at a radius and an angle about a centre.
func around(cx, cy, r, angle float64) Point {
	return Point{cx + math.Cos(angle)*r, cy + math.Sin(angle)*r}
}

func or(x, zero float64) float64 {
	if x == 0 {
		return zero
	}
	return x
}

func orInt(x, zero int) int {
	if x == 0 {
		return zero
	}
	return x
}

func orText(x, zero string) string {
	if x == "" {
		return zero
	}
	return x
}
