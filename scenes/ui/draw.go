package ui

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// pencil replays display lists. Everything it needs is kept from frame to frame.
type pencil struct {
	dst      *ebiten.Image // what is drawn on: the screen, or a clipped part of it
	root     *ebiten.Image
	clip     Rect
	scale    float64 // physical pixels per dp
	dx, dy   float64 // px added to everything: a kept picture begins at its own corner
	image    ebiten.DrawImageOptions
	tri      ebiten.DrawTrianglesOptions
	text     text.DrawOptions
	vertices []ebiten.Vertex
	indices  []uint16
}

// blankCore is the middle of a white square: what flat colours are made of.
var blankCore = newBlank()

func newBlank() *ebiten.Image {
	square := ebiten.NewImage(16, 16)
	square.Fill(white)
	return square.SubImage(image.Rect(4, 4, 12, 12)).(*ebiten.Image)
}

// Draw replays the picture, if it is not the one the screen already shows. It reports whether it touched the screen.
func (u *UI) Draw(screen *ebiten.Image) bool {
	size := screen.Bounds().Size()
	if !u.dirty && size == u.canvas {
		return false
	}
	u.dirty, u.canvas = false, size
	p := &u.pencil
	p.root, p.dst, p.scale, p.dx, p.dy = screen, screen, u.Layout.Scale, 0, 0
	p.clip = Rect{}
	screen.Fill(u.Theme.Deep)
	p.replay(u, u.shown)
	for name, k := range u.layers {
		if k.used != u.tick {
			k.image.Deallocate()
			delete(u.layers, name)
		}
	}
	return true
}

func (p *pencil) replay(u *UI, ops []op) {
	for i := 0; i < len(ops); i++ {
		o := &ops[i]
		if o.kind == opLayer {
			inner := ops[i+1 : i+1+o.n]
			if !p.still(u, o, inner) {
				continue // its parts follow and are drawn one by one
			}
			i += o.n
			continue
		}
		p.clipTo(o.clip)
		switch o.kind {
		case opRect:
			p.rect(o)
		case opBox:
			p.box(o)
		case opSprite:
			p.sprite(o)
		case opNine, opNineTiled:
			p.nine(o)
		case opTile:
			p.tile(o)
		case opText:
			p.words(o)
		}
	}
}

// pixels is r in whole physical pixels of the target.
func (p *pencil) pixels(r Rect) image.Rectangle {
	return image.Rect(
		int(math.Round(r.X*p.scale+p.dx)), int(math.Round(r.Y*p.scale+p.dy)),
		int(math.Round(r.Right()*p.scale+p.dx)), int(math.Round(r.Bottom()*p.scale+p.dy)))
}

func (p *pencil) clipTo(clip Rect) {
	if clip == p.clip {
		return
	}
	p.clip = clip
	r := p.pixels(clip)
	if p.root.Bounds().In(r) {
		p.dst = p.root
		return
	}
	p.dst = p.root.SubImage(r).(*ebiten.Image)
}

// geometry appends the way from the op's dp to the target's pixels.
func (p *pencil) geometry(g *ebiten.GeoM, m matrix) {
	g.Concat(geoM(m))
	g.Scale(p.scale, p.scale)
	g.Translate(p.dx, p.dy)
}

func geoM(m matrix) ebiten.GeoM {
	var g ebiten.GeoM
	g.SetElement(0, 0, m.a)
	g.SetElement(0, 1, m.b)
	g.SetElement(0, 2, m.tx)
	g.SetElement(1, 0, m.c)
	g.SetElement(1, 1, m.d)
	g.SetElement(1, 2, m.ty)
	return g
}

func tint(s *ebiten.ColorScale, c Color) {
	s.Reset()
	a := float32(c.A) / 255
	s.Scale(float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a, a)
}

func (p *pencil) rect(o *op) {
	op := &p.image
	op.GeoM.Reset()
	tint(&op.ColorScale, o.tint)
	if o.m.b == 0 && o.m.c == 0 {
		r := p.pixels(o.m.bounds(o.box))
		if r.Dx() == 0 {
			r.Max.X++
		}
		if r.Dy() == 0 {
			r.Max.Y++
		}
		n := float64(blankCore.Bounds().Dx())
		op.GeoM.Scale(float64(r.Dx())/n, float64(r.Dy())/n)
		op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		op.Filter = ebiten.FilterNearest
		p.dst.DrawImage(blankCore, op)
		return
	}
	p.box(o)
}

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

func (p *pencil) sprite(o *op) {
	s := o.id.Sprite()
	b := s.Image.Bounds()
	op := &p.image
	op.GeoM.Reset()
	op.GeoM.Scale(o.box.W/float64(b.Dx()), o.box.H/float64(b.Dy()))
	op.GeoM.Translate(o.box.X, o.box.Y)
	p.geometry(&op.GeoM, o.m)
	tint(&op.ColorScale, o.tint)
	op.Filter = ebiten.FilterLinear
	p.dst.DrawImage(s.Image, op)
}

// tile repeats a piece in its own size over the box.
func (p *pencil) tile(o *op) {
	s := o.id.Sprite()
	b := s.Image.Bounds()
	area := o.m.bounds(o.box).Intersect(o.clip)
	if s.W <= 0 || s.H <= 0 {
		return
	}
	p.clipTo(area)
	op := &p.image
	tint(&op.ColorScale, o.tint)
	op.Filter = ebiten.FilterNearest
	if p.scale != math.Trunc(p.scale) {
		op.Filter = ebiten.FilterLinear
	}
	for y := o.box.Y; y < o.box.Bottom(); y += s.H {
		for x := o.box.X; x < o.box.Right(); x += s.W {
			op.GeoM.Reset()
			op.GeoM.Scale(s.W/float64(b.Dx()), s.H/float64(b.Dy()))
			op.GeoM.Translate(x, y)
			p.geometry(&op.GeoM, o.m)
			p.dst.DrawImage(s.Image, op)
		}
	}
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

// around are the eight places where an outline is drawn.
var around = [8]Point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {.7, .7}, {-.7, .7}, {.7, -.7}, {-.7, -.7}}

func (p *pencil) words(o *op) {
	t := openFace(o.font.face)
	face := t.at(o.font.px)
	if face == nil {
		return
	}
	if o.lift == 0 {
		p.line(o, t, face, 0, 0)
		return
	}
	for _, d := range around {
		p.line(o, t, face, d.X*o.lift*p.scale, d.Y*o.lift*p.scale)
	}
}

// line draws one line of letters, moved by some px.
func (p *pencil) line(o *op, t *typeface, face text.Face, dx, dy float64) {
	px := float64(o.font.px)
	top := o.box.Y - t.ascent*px/p.scale // dp
	x := 0.0
	for i, r := range o.text {
		s := o.text
		if o.gap > 0 {
			s = o.text[i : i+runeLen(o.text, i, r)]
		}
		g := &p.text.GeoM
		g.Reset()
		if o.m.upright() {
			q := o.m.apply(Point{o.box.X, top})
			g.Translate(math.Round(q.X*p.scale+p.dx)+x+dx, math.Round(q.Y*p.scale+p.dy)+dy)
		} else {
			g.Translate(x+dx, dy)
			g.Scale(1/p.scale, 1/p.scale)
			g.Translate(o.box.X, top)
			p.geometry(g, o.m)
		}
		p.text.Filter = ebiten.FilterLinear
		tint(&p.text.ColorScale, o.tint)
		text.Draw(p.dst, s, face, &p.text)
		if o.gap <= 0 {
			return
		}
		x += text.Advance(s, face) + o.gap
	}
}

// still is a part of the picture that is kept as one image.
type still struct {
	image *ebiten.Image
	ops   []op
	box   image.Rectangle
	used  int64 // tick of the last picture with it
}

// still draws a layer from its kept picture, making it anew if its parts have changed. It reports whether it could.
func (p *pencil) still(u *UI, o *op, inner []op) bool {
	box := p.pixels(o.m.bounds(o.box)).Intersect(p.root.Bounds())
	if box.Empty() || p.dx != 0 || p.dy != 0 || !o.m.upright() {
		return false
	}
	k := u.layers[o.text]
	if k == nil {
		k = &still{}
		u.layers[o.text] = k
	}
	if k.box != box || !slices.Equal(k.ops, inner) {
		if k.image == nil || k.image.Bounds().Size() != box.Size() {
			if k.image != nil {
				k.image.Deallocate()
			}
			k.image = ebiten.NewImage(box.Dx(), box.Dy())
		} else {
			k.image.Clear()
		}
		k.box, k.ops = box, append(k.ops[:0], inner...)
		root, dst, clip := p.root, p.dst, p.clip
		p.root, p.dst, p.clip = k.image, k.image, Rect{}
		p.dx, p.dy = -float64(box.Min.X), -float64(box.Min.Y)
		p.replay(u, inner)
		p.root, p.dst, p.clip, p.dx, p.dy = root, dst, clip, 0, 0
	}
	k.used = u.tick
	p.clipTo(o.clip)
	op := &p.image
	op.GeoM.Reset()
	op.GeoM.Translate(float64(box.Min.X), float64(box.Min.Y))
	tint(&op.ColorScale, o.tint)
	op.Filter = ebiten.FilterNearest
	p.dst.DrawImage(k.image, op)
	return true
}
