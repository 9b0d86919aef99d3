package sprites

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Scale is how many pixels of an atlas page make one dp.
const Scale = 2

// ID names a baked piece. The zero ID, like every number that names no piece,
// is a clear sprite: nothing is drawn and nothing fails.
//
// The numbers change whenever pieces are added; only names are stable.
type ID uint16

// Sprite is a baked piece, ready to be drawn.
type Sprite struct {
	// Image is the piece's part of an atlas page, Scale pixels a dp. It is never
	// nil while the page is loaded; Unload takes it away, and the next call of
	// ID.Sprite brings it back. So ask the ID each time one draws.
	Image *ebiten.Image
	// W and H are the size in dp.
	W, H float64
	// PX and PY are the pivot in dp from the top left: the point that stands on
	// the ground, turns, or lies on the anchor.
	PX, PY float64
	// Inset holds the nine-slice insets in dp: left, top, right, bottom. The
	// corners keep their size, edges and middle are plain and may be stretched.
	// All zero: the piece is not to be sliced.
	Inset [4]float64
	// Tile says that the edges and the middle of a sliced piece are dashes or
	// stripes: repeat them a whole number of times, a little stretched to fit.
	Tile bool
}

// entry is one line of the baked index: where the piece lies on its page, in
// pixels, and what the game must know of it. Lengths that the game reads in dp
// are kept in pixels too, so that the table is small.
type entry struct {
	name       string
	page       uint8
	x, y, w, h uint16
	px, py     int16
	inset      [4]uint16
	tile       bool
}

// Named returns the ID of a piece by its name, such as "icon/sprint" or
// "portrait/tuco", and whether there is such a piece.
func Named(name string) (ID, bool) {
	i, ok := slices.BinarySearchFunc(index[:], name, func(e entry, name string) int {
		return strings.Compare(e.name, name)
	})
	if !ok {
		return 0, false
	}
	return ID(i + 1), true
}

// All returns every ID whose name begins with prefix, in the order of names.
func All(prefix string) []ID {
	var ids []ID
	for i := range index {
		if strings.HasPrefix(index[i].name, prefix) {
			ids = append(ids, ID(i+1))
		}
	}
	return ids
}

// Name returns the piece's name, or "" if id names none.
func (id ID) Name() string {
	if e := id.entry(); e != nil {
		return e.name
	}
	return ""
}

func (id ID) entry() *entry {
	if id == 0 || int(id) > len(index) {
		return nil
	}
	return &index[id-1]
}

// Icon returns the white silhouette of a game-icons name ("sprint"), to be
// tinted with a ColorScale; a clear sprite's ID if there is none.
func Icon(name string) ID { return find("icon/" + name) }

// Portrait returns the bust of a person ("tuco", "rosa"), 200 dp square.
func Portrait(person string) ID { return find("portrait/" + person) }

func find(name string) ID {
	id, _ := Named(name)
	return id
}
