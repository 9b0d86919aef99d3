package ui

import (
	"math"

	"drygulch/sprites"
)

// matrix is an affine map: x' = a·x + b·y + tx, y' = c·x + d·y + ty.
type matrix struct{ a, b, c, d, tx, ty float64 }

var identity = matrix{a: 1, d: 1}

// then is the map that applies m first and n to the result.
func (m matrix) then(n matrix) matrix {
	return matrix{
		n.a*m.a + n.b*m.c, n.a*m.b + n.b*m.d,
		n.c*m.a + n.d*m.c, n.c*m.b + n.d*m.d,
		n.a*m.tx + n.b*m.ty + n.tx, n.c*m.tx + n.d*m.ty + n.ty,
	}
}

func (m matrix) apply(p Point) Point {
	return Point{m.a*p.X + m.b*p.Y + m.tx, m.c*p.X + m.d*p.Y + m.ty}
}

// bounds is the smallest upright rectangle around the image of r.
func (m matrix) bounds(r Rect) Rect {
	if m.b == 0 && m.c == 0 && m.a > 0 && m.d > 0 {
		return Rect{m.a*r.X + m.tx, m.d*r.Y + m.ty, m.a * r.W, m.d * r.H}
	}
	low, high := Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	for _, p := range [4]Point{{r.X, r.Y}, {r.Right(), r.Y}, {r.X, r.Bottom()}, {r.Right(), r.Bottom()}} {
		q := m.apply(p)
		low = Point{math.Min(low.X, q.X), math.Min(low.Y, q.Y)}
		high = Point{math.Max(high.X, q.X), math.Max(high.Y, q.Y)}
	}
	return Rect{low.X, low.Y, high.X - low.X, high.Y - low.Y}
}

// upright reports whether m neither turns nor mirrors nor scales: text may lie on whole pixels then.
func (m matrix) upright() bool { return m.a == 1 && m.d == 1 && m.b == 0 && m.c == 0 }

type opKind uint8

const (
	opRect opKind = iota
	opBox         // with cut corners
	opSprite
	opNine
	opNineTiled
	opTile
	opText
	opLayer // the next n ops are drawn once and kept as a picture
)

// op is one entry of the display list: a plain value with everything resolved, so that two lists can be compared and
// Draw has nothing to decide.
type op struct {
	kind opKind
	m    matrix // layout dp of the op → layout dp of the window
	box  Rect   // in layout dp, before m
	clip Rect   // in layout dp of the window; empty clips are never recorded
	tint Color
	id   sprites.ID
	text string
	font fontAt
	lift float64 // opText: width of the outline in dp, 0: the letters themselves; opBox: of the cut corners
	gap  float64 // opText: tracking in px
	n    int     // opLayer: how many ops follow that belong to it
}
