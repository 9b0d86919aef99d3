package main

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// flat is how many pixels of a page make a colour one of the flat ones, which
// are kept exactly; all others are mixtures on the edges of shapes.
const flat = 1200

// A shade is a colour of a page and how many pixels have it.
type shade struct {
	color.NRGBA
	count int
}

// paletted is the picture with a palette of 256. Flat colours stay what they
// are; the mixtures on edges move to a near one, by as little as makes room.
func paletted(picture *image.NRGBA) *image.Paletted {
	shades := shadesOf(picture)
	var kept []color.NRGBA
	for reach := 0; ; reach += 2 {
		if kept = keep(shades, reach); len(kept) <= 256 {
			break
		}
	}
	number := make(map[color.NRGBA]uint8, len(shades))
	for _, s := range shades {
		n, _ := nearest(kept, s.NRGBA)
		number[s.NRGBA] = uint8(n)
	}
	small := image.NewPaletted(picture.Bounds(), make(color.Palette, len(kept)))
	for i, c := range kept {
		small.Palette[i] = c
	}
	for i := range small.Pix {
		small.Pix[i] = number[colour(picture, i)]
	}
	return small
}

// shadesOf lists the colours of a picture, the most frequent first.
func shadesOf(picture *image.NRGBA) []shade {
	count := map[color.NRGBA]int{}
	for i := range len(picture.Pix) / 4 {
		count[colour(picture, i)]++
	}
	shades := make([]shade, 0, len(count))
	for c, n := range count {
		shades = append(shades, shade{c, n})
	}
	slices.SortFunc(shades, func(a, b shade) int {
		return cmp.Or(cmp.Compare(b.count, a.count), cmp.Compare(a.R, b.R), cmp.Compare(a.G, b.G), cmp.Compare(a.B, b.B), cmp.Compare(a.A, b.A))
	})
	return shades
}

// colour is the i-th pixel. All that is quite clear is one colour.
func colour(picture *image.NRGBA, i int) color.NRGBA {
	p := picture.Pix[4*i : 4*i+4 : 4*i+4]
	if p[3] == 0 {
		return color.NRGBA{}
	}
	return color.NRGBA{p[0], p[1], p[2], p[3]}
}

// keep chooses the flat colours and, of the rest, each that has none of the
// kept ones within reach. With a reach of 24 and more, flat colours may move
// too, so that an end is sure.
func keep(shades []shade, reach int) []color.NRGBA {
	var kept []color.NRGBA
	for _, s := range shades {
		limit := reach
		if s.count >= flat && reach < 24 {
			limit = 0
		}
		if _, far := nearest(kept, s.NRGBA); far > limit {
			if kept = append(kept, s.NRGBA); len(kept) > 256 {
				break
			}
		}
	}
	return kept
}

// nearest is the place of the colour in kept that looks most like c, and how
// far it is: the largest difference of a premultiplied channel.
func nearest(kept []color.NRGBA, c color.NRGBA) (n, far int) {
	far = 1 << 16
	for i, k := range kept {
		if d := distance(k, c); d < far {
			n, far = i, d
		}
	}
	return n, far
}

func distance(a, b color.NRGBA) int {
	aa, ba := int(a.A), int(b.A)
	d := max(aa-ba, ba-aa)
	for _, ch := range [3][2]uint8{{a.R, b.R}, {a.G, b.G}, {a.B, b.B}} {
		x := (int(ch[0])*aa - int(ch[1])*ba) / 255
		d = max(d, x, -x)
	}
	return d
}
