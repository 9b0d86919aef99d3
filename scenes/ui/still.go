package ui

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

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
			// Apart from Ebitengine's atlas, which would keep a second picture of it once it is drawn for a while.
			k.image = ebiten.NewImageWithOptions(image.Rect(0, 0, box.Dx(), box.Dy()), &ebiten.NewImageOptions{Unmanaged: true})
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
