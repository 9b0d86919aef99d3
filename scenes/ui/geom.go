package ui

import "math"

// Point is a place or a distance in dp; x grows to the right, y downwards.
type Point struct{ X, Y float64 }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Dist is the straight distance between p and q.
func (p Point) Dist(q Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// Lerp is the point at t (0 = p, 1 = q) on the line between them.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// Rect is a rectangle in dp. A rectangle without width or height is empty and contains nothing.
type Rect struct{ X, Y, W, H float64 }

// Around is the rectangle of size w × h whose middle is c.
func Around(c Point, w, h float64) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

func (r Rect) Right() float64  { return r.X + r.W }
func (r Rect) Bottom() float64 { return r.Y + r.H }
func (r Rect) Center() Point   { return Point{r.X + r.W/2, r.Y + r.H/2} }
func (r Rect) Empty() bool     { return !(r.W > 0 && r.H > 0) }

// Contains reports whether p lies inside; the right and the bottom edge are outside.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Inset is r made smaller by d on all four sides, never below zero.
func (r Rect) Inset(d float64) Rect { return r.Pad(d, d, d, d) }

// Pad is r made smaller by the four distances, never below zero. Negative distances make it larger.
func (r Rect) Pad(left, top, right, bottom float64) Rect {
	w, h := r.W-left-right, r.H-top-bottom
	return Rect{r.X + left, r.Y + top, math.Max(w, 0), math.Max(h, 0)}
}

// Move is r shifted by x and y.
func (r Rect) Move(x, y float64) Rect { return Rect{r.X + x, r.Y + y, r.W, r.H} }

// Scale is r made s times as large around its middle.
func (r Rect) Scale(s float64) Rect { return Around(r.Center(), r.W*s, r.H*s) }

// Intersect is what r and o have in common.
func (r Rect) Intersect(o Rect) Rect {
	x, y := math.Max(r.X, o.X), math.Max(r.Y, o.Y)
	w, h := math.Min(r.Right(), o.Right())-x, math.Min(r.Bottom(), o.Bottom())-y
	if w <= 0 || h <= 0 {
		return Rect{x, y, 0, 0}
	}
	return Rect{x, y, w, h}
}

// Besides is the largest part of r at one side of o: left, right, above or below; r itself, if they do not touch.
func (r Rect) Besides(o Rect) Rect {
	both := r.Intersect(o)
	if both.Empty() {
		return r
	}
	best := Rect{}
	for _, part := range [...]Rect{
		{r.X, r.Y, both.X - r.X, r.H}, {both.Right(), r.Y, r.Right() - both.Right(), r.H},
		{r.X, r.Y, r.W, both.Y - r.Y}, {r.X, both.Bottom(), r.W, r.Bottom() - both.Bottom()},
	} {
		if part.W*part.H > best.W*best.H {
			best = part
		}
	}
	return best
}

// Union is the smallest rectangle around r and o; an empty one counts as nothing.
func (r Rect) Union(o Rect) Rect {
	if r.Empty() {
		return o
	}
	if o.Empty() {
		return r
	}
	x, y := math.Min(r.X, o.X), math.Min(r.Y, o.Y)
	return Rect{x, y, math.Max(r.Right(), o.Right()) - x, math.Max(r.Bottom(), o.Bottom()) - y}
}

// CutTop takes h from the top of r and returns it; r keeps the rest.
func (r *Rect) CutTop(h float64) Rect {
	h = clamp(h, 0, r.H)
	part := Rect{r.X, r.Y, r.W, h}
	r.Y, r.H = r.Y+h, r.H-h
	return part
}

// CutBottom takes h from the bottom of r and returns it; r keeps the rest.
func (r *Rect) CutBottom(h float64) Rect {
	h = clamp(h, 0, r.H)
	r.H -= h
	return Rect{r.X, r.Y + r.H, r.W, h}
}

// CutLeft takes w from the left of r and returns it; r keeps the rest.
func (r *Rect) CutLeft(w float64) Rect {
	w = clamp(w, 0, r.W)
	part := Rect{r.X, r.Y, w, r.H}
	r.X, r.W = r.X+w, r.W-w
	return part
}

// CutRight takes w from the right of r and returns it; r keeps the rest.
func (r *Rect) CutRight(w float64) Rect {
	w = clamp(w, 0, r.W)
	r.W -= w
	return Rect{r.X + r.W, r.Y, w, r.H}
}

// Column is the i-th of n equal columns of r with gap between them.
func (r Rect) Column(i, n int, gap float64) Rect {
	w := math.Max((r.W-gap*float64(n-1))/float64(n), 0)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Row is the i-th of n equal rows of r with gap between them.
func (r Rect) Row(i, n int, gap float64) Rect {
	h := math.Max((r.H-gap*float64(n-1))/float64(n), 0)
	return Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
}

// Cell is the i-th cell, in reading order, of a grid of columns × rows.
func (r Rect) Cell(i, columns, rows int, gap float64) Rect {
	return r.Column(i%columns, columns, gap).Row(i/columns, rows, gap)
}

// Place is the rectangle of size w × h inside r at the given alignment; it may be larger than r.
func (r Rect) Place(w, h float64, a Align) Rect {
	fx, fy := a.fractions()
	return Rect{r.X + (r.W-w)*fx, r.Y + (r.H-h)*fy, w, h}
}

// Fit is the largest rectangle with the shape of w × h that lies inside r at the given alignment.
func (r Rect) Fit(w, h float64, a Align) Rect {
	if w <= 0 || h <= 0 {
		return Rect{r.X, r.Y, 0, 0}
	}
	s := math.Min(r.W/w, r.H/h)
	return r.Place(w*s, h*s, a)
}

// Cover is the smallest rectangle with the shape of w × h that covers r at the given alignment.
func (r Rect) Cover(w, h float64, a Align) Rect {
	if w <= 0 || h <= 0 {
		return r
	}
	s := math.Max(r.W/w, r.H/h)
	return r.Place(w*s, h*s, a)
}

// Lerp is the rectangle at t (0 = r, 1 = o) on the way to o.
func (r Rect) Lerp(o Rect, t float64) Rect {
	return Rect{r.X + (o.X-r.X)*t, r.Y + (o.Y-r.Y)*t, r.W + (o.W-r.W)*t, r.H + (o.H-r.H)*t}
}

// Align says where something smaller lies inside something larger. The zero value is the middle.
type Align uint8

const (
	Center Align = iota
	TopLeft
	Top
	TopRight
	Left
	Right
	BottomLeft
	Bottom
	BottomRight
)

var alignments = [...]Point{
	Center: {.5, .5}, TopLeft: {0, 0}, Top: {.5, 0}, TopRight: {1, 0},
	Left: {0, .5}, Right: {1, .5}, BottomLeft: {0, 1}, Bottom: {.5, 1}, BottomRight: {1, 1},
}

func (a Align) fractions() (x, y float64) { return alignments[a].X, alignments[a].Y }

// Flow lays boxes of the given widths like words into rows of height h inside r and returns their rectangles in order
// and the height used. A box wider than r gets the width of r.
func (r Rect) Flow(widths []float64, h, gap float64) ([]Rect, float64) {
	boxes := make([]Rect, len(widths))
	x, y := r.X, r.Y
	for i, w := range widths {
		w = math.Min(w, r.W)
		if x > r.X && x+w > r.Right()+.01 {
			x, y = r.X, y+h+gap
		}
		boxes[i] = Rect{x, y, w, h}
		x += w + gap
	}
	if len(widths) == 0 {
		return boxes, 0
	}
	return boxes, y + h - r.Y
}

func clamp(v, low, high float64) float64 { return math.Max(low, math.Min(v, high)) }
