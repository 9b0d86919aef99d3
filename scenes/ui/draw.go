package ui

import (
	"image"
	"math"

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
			k.drop()
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
