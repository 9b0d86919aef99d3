package sprites

import (
	"image"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	sheetSide = 1024 // px; a piece that is larger brings a sheet of its size with it
	sheetGap  = 4    // px left clear around each piece, so that none shows at the rim of another
)

// sheet is a picture on the graphics device on which pieces are laid one after
// the other. Ebitengine keeps it apart from its own atlas, which would grow by
// doubling and hold many pieces twice.
type sheet struct {
	image *ebiten.Image
	size  image.Point
	line  []edge // the upper rim of the free room, from left to right
}

// edge is a level part of a sheet's rim.
type edge struct{ x, y, w int }

// lay puts a picture on a sheet of the use and returns its part of it.
func (u *use) lay(picture *image.RGBA) *ebiten.Image {
	size := picture.Rect.Size()
	room := size.Add(image.Pt(2*sheetGap, 2*sheetGap))
	for _, s := range u.sheets {
		if at, ok := s.place(room); ok {
			return s.write(picture, at)
		}
	}
	s := newSheet(room)
	u.sheets = append(u.sheets, s)
	at, _ := s.place(room)
	return s.write(picture, at)
}

// newSheet is a sheet on which room fits. Graphics devices round sizes up to
// powers of two, so that is what a sheet has.
func newSheet(room image.Point) *sheet {
	side := sheetSide
	if room.X > side || room.Y > side {
		side /= 2 // it is large enough that way
	}
	size := image.Pt(max(side, powerOfTwo(room.X)), max(side, powerOfTwo(room.Y)))
	return &sheet{
		image: ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true}),
		size:  size,
		line:  []edge{{0, 0, size.X}},
	}
}

// powerOfTwo is the least power of two that is not below n.
func powerOfTwo(n int) int { return 1 << bits.Len(uint(n-1)) }

func (s *sheet) write(picture *image.RGBA, at image.Point) *ebiten.Image {
	at = at.Add(image.Pt(sheetGap, sheetGap))
	part := s.image.SubImage(picture.Rect.Add(at)).(*ebiten.Image)
	part.WritePixels(picture.Pix)
	return part
}

// place finds the highest free place for a piece of that size, takes it and
// reports whether there was one.
func (s *sheet) place(size image.Point) (image.Point, bool) {
	best, from := image.Pt(0, s.size.Y), -1
	for i := range s.line {
		if y, ok := s.fits(i, size); ok && y < best.Y {
			best, from = image.Pt(s.line[i].x, y), i
		}
	}
	if from < 0 {
		return image.Point{}, false
	}
	s.take(from, edge{best.X, best.Y + size.Y, size.X})
	return best, true
}

// fits tells how high a piece would lie that begins where edge i begins.
func (s *sheet) fits(i int, size image.Point) (y int, ok bool) {
	if s.line[i].x+size.X > s.size.X {
		return 0, false
	}
	for left := size.X; left > 0; i++ {
		y = max(y, s.line[i].y)
		left -= s.line[i].w
	}
	return y, y+size.Y <= s.size.Y
}

// take makes e the rim from where edge i begins.
func (s *sheet) take(i int, e edge) {
	line := append([]edge{}, s.line[:i]...)
	line = append(line, e)
	for _, old := range s.line[i:] {
		if hidden := e.x + e.w - old.x; hidden > 0 {
			old.x, old.w = old.x+hidden, old.w-hidden
		}
		if old.w > 0 {
			line = append(line, old)
		}
	}
	s.line = line
}
