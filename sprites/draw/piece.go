package draw

import (
	"regexp"
	"strings"
)

// Box is a rectangle on the drawing.
type Box struct{ X, Y, W, H float64 }

// Inset is how far the parts of a nine-slice that keep their size reach in from each side.
type Inset struct{ Left, Top, Right, Bottom float64 }

// Piece is one drawing as the baker wants it.
type Piece struct {
	Name  string // unique among all pieces: "pawn/star/stetson"
	Box   Box    // the part of the drawing that is baked
	Pivot Point  // the point that a board places, on the drawing: a pawn's feet, a wheel's hub
	Slice Inset  // zero: the piece does not stretch
	Body  string // SVG elements
}

var clipPath = regexp.MustCompile(`<clipPath id="[^"]*">.*?</clipPath>`)

// SVG is the piece as a document of its own, one pixel to a dp.
func (p Piece) SVG() string {
	seen := map[string]bool{}
	body := clipPath.ReplaceAllStringFunc(p.Body, func(def string) string {
		if seen[def] {
			return ""
		}
		seen[def] = true
		return def
	})
	size := []string{num(p.Box.X), num(p.Box.Y), num(p.Box.W), num(p.Box.H)}
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="` + strings.Join(size, " ") +
		`" width="` + size[2] + `" height="` + size[3] + `">` + body + "</svg>\n"
}
