package ui

import (
	"image"
	"math/bits"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// still is a part of the picture that is kept as images.
type still struct {
	tiles []tile
	ops   []op
	box   image.Rectangle
	used  int64 // tick of the last picture with it
}

// tile is one of up to four images side by side. Graphics devices round the sides of an image up to powers of two:
// one of the size of a phone's screen would take three times the room of the screen.
type tile struct {
	image *ebiten.Image
	at    image.Rectangle // px in the window
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
		k.lay(box)
		k.ops = append(k.ops[:0], inner...)
		root, dst, clip := p.root, p.dst, p.clip
		for _, t := range k.tiles {
			p.root, p.dst, p.clip = t.image, t.image, Rect{}
			p.dx, p.dy = -float64(t.at.Min.X), -float64(t.at.Min.Y)
			p.replay(u, inner)
		}
		p.root, p.dst, p.clip, p.dx, p.dy = root, dst, clip, 0, 0
	}
	k.used = u.tick
	p.clipTo(o.clip)
	op := &p.image
	tint(&op.ColorScale, o.tint)
	op.Filter = ebiten.FilterNearest
	for _, t := range k.tiles {
		op.GeoM.Reset()
		op.GeoM.Translate(float64(t.at.Min.X), float64(t.at.Min.Y))
		p.dst.DrawImage(t.image, op)
	}
	return true
}

// lay covers box with clear tiles.
func (k *still) lay(box image.Rectangle) {
	if k.box == box && len(k.tiles) > 0 {
		for _, t := range k.tiles {
			t.image.Clear()
		}
		return
	}
	k.drop()
	k.box = box
	x, y := cut(box.Dx()), cut(box.Dy())
	for _, r := range [4]image.Rectangle{
		image.Rect(0, 0, x, y), image.Rect(x, 0, box.Dx(), y),
		image.Rect(0, y, x, box.Dy()), image.Rect(x, y, box.Dx(), box.Dy()),
	} {
		if r.Empty() {
			continue
		}
		// Apart from Ebitengine's atlas, which would keep a second picture of it once it is drawn for a while.
		options := ebiten.NewImageOptions{Unmanaged: true}
		t := ebiten.NewImageWithOptions(image.Rectangle{Max: r.Size()}, &options)
		k.tiles = append(k.tiles, tile{t, r.Add(box.Min)})
	}
}

func (k *still) drop() {
	for _, t := range k.tiles {
		t.image.Deallocate()
	}
	k.tiles = k.tiles[:0]
}

// cut is where a side of n px is cut in two: at a power of two, unless the whole is nearly one.
func cut(n int) int {
	low := 1 << (bits.Len(uint(n)) - 1)
	if n > low+low/2 {
		return n
	}
	return low
}
