package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"drygulch/sprites/draw"
)

// scale is how many pixels of a page make a dp; package sprites says the same.
const scale = 2

// uses tells on which pages a family of names lies: the pages of a use are
// loaded and dropped together. A new board adds its family here.
var uses = []struct{ prefix, use string }{
	{"icon/", "icons"},
	{"portrait/", "people"}, {"bust/", "ui"},
	{"pawn/", "pawns"}, {"seat/", "ui"},
	{"ui/", "ui"}, {"fx/", "ui"},
	{"card/showdown/", "showdown"}, {"card/saloon/", "saloon"}, {"card/street/", "street"},
	{"card/", "cards"},
	{"train/", "train"}, {"loot/", "train"}, {"turn/", "train"}, {"scheme/", "train"},
	{"showdown/", "showdown"}, {"saloon/", "saloon"}, {"street/", "street"},
	{"town/", "town"}, {"house/", "town"},
	{"wall/", "menus"}, {"cover/", "menus"}, {"poster/", "menus"},
}

// repeated are the sliced pieces whose edges and middle are to be repeated, not
// stretched: dashes and stripes.
var repeated = []string{
	"ui/frame/place", "ui/frame/could", "ui/frame/empty", "ui/frame/danger", "ui/row/empty",
	"showdown/play/blue", "saloon/slot/empty",
}

// casts are the people who are seen at one table only; their portraits lie on
// that table's pages.
var casts = map[string][]draw.Person{
	"saloon": draw.SaloonCast, "street": draw.StreetCast(), "showdown": draw.ShowdownCast,
}

// useOf returns the use of a piece, "" if its family is unknown. The pawns of
// the Saloon, like its portraits, lie on its own pages.
func useOf(name string) string {
	if person, ok := strings.CutPrefix(name, "portrait/"); ok {
		for use, cast := range casts {
			if slices.ContainsFunc(cast, func(p draw.Person) bool { return p.ID == person }) {
				return use
			}
		}
	}
	if strings.HasPrefix(name, "pawn/") && draw.IsBrawler(name) {
		return "saloon"
	}
	for _, u := range uses {
		if strings.HasPrefix(name, u.prefix) {
			return u.use
		}
	}
	return ""
}

// groupOf returns what shares pages with a piece: its use, but portraits keep
// to themselves, for a page has 256 colours and skin needs most of them.
func groupOf(name string) string {
	if strings.HasPrefix(name, "portrait/") {
		return useOf(name) + "/faces"
	}
	return useOf(name) + "/things"
}

// pixels is the size of the baked picture.
func pixels(p draw.Piece) (w, h int) {
	return int(math.Round(p.Box.W * scale)), int(math.Round(p.Box.H * scale))
}

// describe is the piece's line in the list of names.
func describe(p draw.Piece) string {
	s := fmt.Sprintf("%-32s %-7s %gx%g", p.Name, useOf(p.Name), p.Box.W, p.Box.H)
	if x, y := p.Pivot.X-p.Box.X, p.Pivot.Y-p.Box.Y; x != 0 || y != 0 {
		s += fmt.Sprintf("  pivot %g,%g", x, y)
	}
	if i := p.Slice; i != (draw.Inset{}) {
		s += fmt.Sprintf("  inset %g,%g,%g,%g", i.Left, i.Top, i.Right, i.Bottom)
	}
	if slices.Contains(repeated, p.Name) {
		s += "  tile"
	}
	return s
}

// check refuses a piece that could not be baked as it says.
func check(p draw.Piece) error {
	whole := func(v float64) bool { return v*scale == math.Trunc(v*scale) }
	w, h := pixels(p)
	i := p.Slice
	switch {
	case useOf(p.Name) == "":
		return fmt.Errorf("%s: its family has no use in piece.go", p.Name)
	case !whole(p.Box.W) || !whole(p.Box.H):
		return fmt.Errorf("%s: size %gx%g is not whole pixels", p.Name, p.Box.W, p.Box.H)
	case w <= 0 || h <= 0 || w > pageSize-2*padding || h > pageSize-2*padding:
		return fmt.Errorf("%s: %dx%d pixels do not fit a page", p.Name, w, h)
	case i.Left+i.Right >= p.Box.W, i.Top+i.Bottom >= p.Box.H:
		return fmt.Errorf("%s: insets leave no middle", p.Name)
	case strings.Contains(p.Body, "<text"):
		return fmt.Errorf("%s: words are set at run time, never baked", p.Name)
	}
	return nil
}

// allPieces collects every piece, sorted by name. art is the folder of the
// plain SVG sources.
func allPieces(art string) ([]draw.Piece, error) {
	icons, err := readIcons(filepath.Join(art, "icons"))
	if err != nil {
		return nil, err
	}
	pieces := append(icons.pieces(), draw.All(icons.body)...)
	slices.SortFunc(pieces, func(a, b draw.Piece) int { return strings.Compare(a.Name, b.Name) })
	for i, p := range pieces {
		if i > 0 && p.Name == pieces[i-1].Name {
			return nil, fmt.Errorf("two pieces are called %s", p.Name)
		}
		if err := check(p); err != nil {
			return nil, err
		}
	}
	return pieces, icons.err()
}

// iconSize is the size in dp at which icons are baked: larger than any is shown.
const iconSize = 48

// icons are the silhouettes of art/icons by name: drawn in currentColor in a
// box of 512.
type icons struct {
	bodies  map[string]string
	missing []string // names that a drawing asked for in vain
}

func readIcons(dir string) (*icons, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.svg"))
	if err != nil {
		return nil, err
	}
	all := &icons{bodies: map[string]string{}}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		all.bodies[strings.TrimSuffix(filepath.Base(file), ".svg")] = inner(string(b))
	}
	return all, nil
}

// inner is what stands between the <svg> tags of a file.
func inner(svg string) string {
	start := strings.IndexByte(svg, '>') + 1
	end := strings.LastIndex(svg, "</svg>")
	if end < start {
		return ""
	}
	return svg[start:end]
}

func (all *icons) body(name string) string {
	body, ok := all.bodies[name]
	if !ok {
		all.missing = append(all.missing, name)
	}
	return body
}

func (all *icons) err() error {
	if len(all.missing) > 0 {
		return fmt.Errorf("art/icons has no %s", strings.Join(all.missing, ", "))
	}
	return nil
}

// pieces are the icons in white, to be tinted.
func (all *icons) pieces() []draw.Piece {
	var pieces []draw.Piece
	for name := range all.bodies {
		pieces = append(pieces, draw.Piece{
			Name:  "icon/" + name,
			Box:   draw.Box{W: iconSize, H: iconSize},
			Pivot: draw.Point{X: iconSize / 2, Y: iconSize / 2},
			Body:  draw.Icon(all.body, name, 0, 0, iconSize, "#fff"),
		})
	}
	return pieces
}
