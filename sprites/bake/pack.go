package main

import (
	"cmp"
	"fmt"
	"image"
	imagedraw "image/draw"
	"slices"
	"strings"

	"drygulch/sprites/draw"
)

const (
	pageSize = 2048 // the largest side of a page, in pixels
	padding  = 4    // pixels on each side of a piece that repeat its border
	grid     = 4    // pieces start on multiples of this: with the padding, two mipmap levels mix no neighbours
)

// A page is one atlas picture.
type page struct {
	name    string // use and number: train-0
	picture *image.NRGBA
}

// A spot is where a piece lies: pixels on its page.
type spot struct {
	piece draw.Piece
	page  int
	at    image.Rectangle
}

// pack lays the pictures on pages by group, tallest first.
func pack(pieces []draw.Piece, pictures []*image.NRGBA) (baked, error) {
	order := make([]int, len(pieces))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		sa, sb := pictures[a].Bounds().Size(), pictures[b].Bounds().Size()
		return cmp.Or(
			strings.Compare(groupOf(pieces[a].Name), groupOf(pieces[b].Name)),
			cmp.Compare(sb.Y, sa.Y), cmp.Compare(sb.X, sa.X),
			strings.Compare(pieces[a].Name, pieces[b].Name))
	})
	out := baked{spots: make([]spot, len(pieces))}
	var open []*skyline // the pages of the group at hand
	group, first := "", 0
	pagesOf := map[string]int{} // by use
	for _, i := range order {
		if g := groupOf(pieces[i].Name); g != group {
			group, first, open = g, first+len(open), nil
		}
		size := pictures[i].Bounds().Size()
		n, at, ok := 0, image.Point{}, false
		for n = range open {
			if at, ok = open[n].place(size); ok {
				break
			}
		}
		if !ok {
			n = len(open)
			open = append(open, &skyline{{}})
			if at, ok = open[n].place(size); !ok {
				return baked{}, fmt.Errorf("%s does not fit an empty page", pieces[i].Name)
			}
			use := useOf(pieces[i].Name)
			out.pages = append(out.pages, page{name: fmt.Sprintf("%s-%d", use, pagesOf[use])})
			pagesOf[use]++
		}
		out.spots[i] = spot{pieces[i], first + n, image.Rectangle{at, at.Add(size)}}
	}
	for n := range out.pages {
		out.paint(n, pictures)
	}
	return out, nil
}

// paint draws page n, as small as what lies on it allows.
func (b *baked) paint(n int, pictures []*image.NRGBA) {
	var size image.Point
	for _, s := range b.spots {
		if s.page == n {
			size.X, size.Y = max(size.X, s.at.Max.X+padding), max(size.Y, s.at.Max.Y+padding)
		}
	}
	picture := image.NewNRGBA(image.Rectangle{Max: size})
	for i, s := range b.spots {
		if s.page != n {
			continue
		}
		imagedraw.Draw(picture, s.at, pictures[i], image.Point{}, imagedraw.Src)
		repeatEdge(picture, s.at)
	}
	b.pages[n].picture = picture
}

// repeatEdge continues the border pixels of r into the padding around it, so
// that a piece which fills its box shows no seam when it is stretched or tiled.
// Round any other piece the border, and so the padding, is clear.
func repeatEdge(picture *image.NRGBA, r image.Rectangle) {
	around := r.Inset(-padding).Intersect(picture.Bounds())
	for y := around.Min.Y; y < around.Max.Y; y++ {
		for x := around.Min.X; x < around.Max.X; x++ {
			if in := (image.Point{x, y}); !in.In(r) {
				picture.SetNRGBA(x, y, picture.NRGBAAt(
					min(max(x, r.Min.X), r.Max.X-1), min(max(y, r.Min.Y), r.Max.Y-1)))
			}
		}
	}
}

// A skyline fills one page from the top: it knows how far down each stretch of
// the page is taken, and a piece goes where its lower edge comes highest.
type skyline []stretch

// A stretch of the page is free below y, from x to where the next one begins.
type stretch struct{ x, y int }

func (s *skyline) place(size image.Point) (image.Point, bool) {
	w, h := upToGrid(size.X+2*padding), upToGrid(size.Y+2*padding)
	best, bestY := -1, 0
	for i := range *s {
		if y, ok := s.under(i, w); ok && y+h <= pageSize && (best < 0 || y < bestY) {
			best, bestY = i, y
		}
	}
	if best < 0 {
		return image.Point{}, false
	}
	x := (*s)[best].x
	s.raise(best, x+w, bestY+h)
	return image.Point{x + padding, bestY + padding}, true
}

// under is the highest place for a piece of width w at the left of stretch i.
func (s skyline) under(i, w int) (y int, ok bool) {
	right := s[i].x + w
	if right > pageSize {
		return 0, false
	}
	for ; i < len(s) && s[i].x < right; i++ {
		y = max(y, s[i].y)
	}
	return y, true
}

// raise takes the page from the left of stretch i to right, down to y.
func (s *skyline) raise(i, right, y int) {
	next, rest := i, (*s)[i].y
	for next < len(*s) && (*s)[next].x < right {
		rest = (*s)[next].y
		next++
	}
	taken := []stretch{{(*s)[i].x, y}}
	if next == len(*s) || (*s)[next].x > right {
		taken = append(taken, stretch{right, rest})
	}
	*s = slices.Replace(*s, i, next, taken...)
}

func upToGrid(n int) int { return (n + grid - 1) / grid * grid }
