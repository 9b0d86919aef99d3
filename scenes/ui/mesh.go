package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// fringe is half the width in px over which a slanting edge fades: it looks smooth then.
const fringe = .6

// box draws a box with cut corners as a mesh whose rim fades.
func (p *pencil) box(o *op) {
	r, g, bl, a := float32(o.tint.R)/255, float32(o.tint.G)/255, float32(o.tint.B)/255, float32(o.tint.A)/255
	p.vertices, p.indices = p.vertices[:0], p.indices[:0]
	src := float32(blankCore.Bounds().Min.X) + 4
	for ring, alpha := range [2]float32{a, 0} {
		e := fringe / p.scale * float64(2*ring-1) // inwards, outwards
		box := o.box.Pad(-e, -e, -e, -e)
		c := 0.0
		if o.lift > 0 {
			c = math.Min(math.Max(o.lift+e*(2-math.Sqrt2), 0), math.Min(box.W, box.H)/2)
		}
		for _, q := range [8]Point{
			{box.X + c, box.Y}, {box.Right() - c, box.Y}, {box.Right(), box.Y + c}, {box.Right(), box.Bottom() - c},
			{box.Right() - c, box.Bottom()}, {box.X + c, box.Bottom()}, {box.X, box.Bottom() - c}, {box.X, box.Y + c},
		} {
			q = o.m.apply(q)
			p.vertices = append(p.vertices, ebiten.Vertex{
				DstX: float32(q.X*p.scale + p.dx), DstY: float32(q.Y*p.scale + p.dy), SrcX: src, SrcY: src,
				ColorR: r, ColorG: g, ColorB: bl, ColorA: alpha,
			})
		}
	}
	for i := uint16(1); i < 7; i++ {
		p.indices = append(p.indices, 0, i, i+1)
	}
	for i := range uint16(8) {
		j := (i + 1) % 8
		p.indices = append(p.indices, i, j, 8+i, j, 8+i, 8+j)
	}
	p.tri.Filter = ebiten.FilterNearest
	p.dst.DrawTriangles(p.vertices, p.indices, blankCore, &p.tri)
}

// cuts are the places along one side of a nine-slice: in dp of the target and in px of the picture.
type cuts struct {
	n        int
	dst, src [64]float64
}

// along cuts one side: a corner, the edge once or repeated, a corner. Where the side is shorter than its two corners,
// they share it.
func (c *cuts) along(from, length, low, high, size, px, perDP float64, tiled bool) {
	if low+high > length {
		s := length / (low + high)
		c.n = 4
		c.dst = [64]float64{from, from + low*s, from + low*s, from + length}
		c.src = [64]float64{px, px + low*perDP, px + (size-high)*perDP, px + size*perDP}
		return
	}
	edge, room := size-low-high, length-low-high
	times := 1
	if tiled && edge > 0 {
		times = min(max(1, int(room/edge+.5)), 30)
	}
	c.n = 0
	c.put(from, px)
	for i := range times {
		c.put(from+low+room*float64(i)/float64(times), px+low*perDP)
		c.put(from+low+room*float64(i+1)/float64(times), px+(size-high)*perDP)
	}
	c.put(from+length, px+size*perDP)
}

func (c *cuts) put(dst, src float64) {
	c.dst[c.n], c.src[c.n] = dst, src
	c.n++
}

// nine draws a nine-slice as one mesh: slices drawn one by one would show seams.
func (p *pencil) nine(o *op) {
	s := o.id.Sprite()
	b := s.Image.Bounds()
	tiled := o.kind == opNineTiled
	perX, perY := float64(b.Dx())/s.W, float64(b.Dy())/s.H
	var xs, ys cuts
	xs.along(o.box.X, o.box.W, s.Inset[0], s.Inset[2], s.W, float64(b.Min.X), perX, tiled)
	ys.along(o.box.Y, o.box.H, s.Inset[1], s.Inset[3], s.H, float64(b.Min.Y), perY, tiled)
	r, g, bl, a := float32(o.tint.R)/255, float32(o.tint.G)/255, float32(o.tint.B)/255, float32(o.tint.A)/255
	p.vertices, p.indices = p.vertices[:0], p.indices[:0]
	// Neighbours of a repeated edge share the place but not the picture, so each cell has its own four corners.
	for j := 0; j+1 < ys.n; j++ {
		if ys.dst[j+1] <= ys.dst[j] {
			continue
		}
		for i := 0; i+1 < xs.n; i++ {
			if xs.dst[i+1] <= xs.dst[i] {
				continue
			}
			n := uint16(len(p.vertices))
			for k := range 4 {
				x, y := i+k&1, j+k>>1
				q := o.m.apply(Point{xs.dst[x], ys.dst[y]})
				p.vertices = append(p.vertices, ebiten.Vertex{
					DstX: float32(q.X*p.scale + p.dx), DstY: float32(q.Y*p.scale + p.dy),
					SrcX: float32(xs.src[x]), SrcY: float32(ys.src[y]),
					ColorR: r, ColorG: g, ColorB: bl, ColorA: a,
				})
			}
			p.indices = append(p.indices, n, n+1, n+2, n+1, n+2, n+3)
		}
	}
	p.tri.Filter = ebiten.FilterLinear
	p.dst.DrawTriangles(p.vertices, p.indices, s.Image, &p.tri)
}
