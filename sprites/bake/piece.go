package main

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// A piece is one drawing to be baked.
type piece struct {
	name string
	use  string // the family of pages it goes to: ui, icons, people, cards, town, train
	svg  string // the drawing, SVG elements in units of dp
	box  box    // the part of the drawing plane that is baked, in dp
	// pivot in the drawing's own coordinates: where it stands or turns.
	pivot point
	// inset: nine-slice insets from the left, top, right and bottom of the box, in dp.
	inset [4]float64
	// bleed: opaque up to the edge, so the edge is repeated into the padding and
	// a stretched or tiled piece shows no seam. Other pieces have a clear edge.
	bleed bool
}

type box struct{ x, y, w, h float64 }

type point struct{ x, y float64 }

// scale is how many pixels of a page make a dp; package sprites says the same.
const scale = 2

// pixels is the size of the baked picture.
func (p piece) pixels() (w, h int) {
	return int(math.Round(p.box.w * scale)), int(math.Round(p.box.h * scale))
}

// document is the piece as a complete SVG file, cut to its box.
func (p piece) document() string {
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="%g %g %g %g" width="%g" height="%g">%s</svg>`,
		p.box.x, p.box.y, p.box.w, p.box.h, p.box.w, p.box.h, p.svg)
}

// String is the piece's line in the list of names.
func (p piece) String() string {
	s := fmt.Sprintf("%-34s %-7s %gx%g", p.name, p.use, p.box.w, p.box.h)
	if px, py := p.pivot.x-p.box.x, p.pivot.y-p.box.y; px != 0 || py != 0 {
		s += fmt.Sprintf("  pivot %g,%g", px, py)
	}
	if p.inset != [4]float64{} {
		s += fmt.Sprintf("  inset %g,%g,%g,%g", p.inset[0], p.inset[1], p.inset[2], p.inset[3])
	}
	return s
}

// check refuses a piece that could not be baked as it says.
func (p piece) check() error {
	whole := func(v float64) bool { return v*scale == math.Trunc(v*scale) }
	w, h := p.pixels()
	switch {
	case !whole(p.box.w) || !whole(p.box.h):
		return fmt.Errorf("%s: size %gx%g is not whole pixels", p.name, p.box.w, p.box.h)
	case w <= 0 || h <= 0 || w > pageSize-4*grid || h > pageSize-4*grid:
		return fmt.Errorf("%s: %dx%d pixels do not fit a page", p.name, w, h)
	case p.inset[0]+p.inset[2] >= p.box.w && p.inset[0] > 0, p.inset[1]+p.inset[3] >= p.box.h && p.inset[1] > 0:
		return fmt.Errorf("%s: insets leave no middle", p.name)
	case strings.Contains(p.svg, "<text"):
		return fmt.Errorf("%s: words are set at run time, never baked", p.name)
	}
	return nil
}

// allPieces collects every table of pieces, sorted by name. art is the folder
// of the plain SVG sources.
func allPieces(art string) ([]piece, error) {
	pieces, err := iconPieces(art)
	if err != nil {
		return nil, err
	}
	for _, table := range tables {
		pieces = append(pieces, table()...)
	}
	slices.SortFunc(pieces, func(a, b piece) int { return strings.Compare(a.name, b.name) })
	for i, p := range pieces {
		if i > 0 && p.name == pieces[i-1].name {
			return nil, fmt.Errorf("two pieces are called %s", p.name)
		}
		if err := p.check(); err != nil {
			return nil, err
		}
	}
	return pieces, nil
}

// tables are the lists of drawn pieces. A new board adds its own.
var tables = []func() []piece{}
