package ui

import (
	"bytes"
	"sync"

	"drygulch/sprites"

	"github.com/go-text/typesetting/font"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// fontAt is a face in a whole number of physical pixels: the only sizes that exist, so that few glyphs are kept.
type fontAt struct {
	face sprites.Face
	px   uint16
}

// chains tells where a whole string goes when one of its runes is missing. Never inside a word or a line.
var chains = [...][]sprites.Face{
	sprites.Rye:     {sprites.Rye, sprites.Alfa, sprites.Slab900},
	sprites.Alfa:    {sprites.Alfa, sprites.Slab900},
	sprites.Slab400: {sprites.Slab400},
	sprites.Slab700: {sprites.Slab700},
	sprites.Slab900: {sprites.Slab900},
}

// typeface is one face: its subset files, which share design and metrics.
type typeface struct {
	once    sync.Once
	sources []*text.GoTextFaceSource
	sizes   map[uint16]text.Face
	known   map[rune]bool
	ascent  float64 // from the top of the line box to the baseline, as a part of the size
	cap     float64 // height of the capitals, as a part of the size
}

var typefaces [len(chains)]typeface

func openFace(f sprites.Face) *typeface {
	if int(f) >= len(typefaces) {
		f = sprites.Slab400
	}
	t := &typefaces[f]
	t.once.Do(func() {
		t.sizes, t.known = map[uint16]text.Face{}, map[rune]bool{}
		for _, file := range f.Files() {
			if s, err := text.NewGoTextFaceSource(bytes.NewReader(file)); err == nil {
				t.sources = append(t.sources, s)
			}
		}
		t.ascent, t.cap = .9, .7
		if len(t.sources) > 0 {
			m := (&text.GoTextFace{Source: t.sources[0], Size: 100}).Metrics()
			t.ascent, t.cap = m.HAscent/100, capHeight(t.sources[0])
		}
	})
	return t
}

// at is the face in a size of whole pixels, made once.
func (t *typeface) at(px uint16) text.Face {
	if f := t.sizes[px]; f != nil {
		return f
	}
	faces := make([]text.Face, len(t.sources))
	for i, s := range t.sources {
		faces[i] = &text.GoTextFace{Source: s, Size: float64(px)}
	}
	var f text.Face
	if len(faces) == 1 {
		f = faces[0]
	} else if multi, err := text.NewMultiFace(faces...); err == nil {
		f = multi
	}
	t.sizes[px] = f
	return f
}

// has reports whether the face has a glyph for r. Blanks and joiners need none.
func (t *typeface) has(r rune) bool {
	switch {
	case r == ' ' || r == '\n' || r == '\u00a0' || r == '\u200b' || r == '\u00ad':
		return true
	}
	has, ok := t.known[r]
	if !ok {
		for _, s := range t.sources {
			if hasGlyph(s, r) {
				has = true
				break
			}
		}
		t.known[r] = has
	}
	return has
}

// HasGlyph reports whether the face f has a glyph for r in one of its files.
func HasGlyph(f sprites.Face, r rune) bool { return openFace(f).has(r) }

// FaceFor is the face that sets the whole string s when the style asks for f: the first of the chain that has every
// rune. A string that no face has completely is set in the last one, with boxes for what is missing.
func FaceFor(f sprites.Face, s string) sprites.Face {
	if int(f) >= len(chains) {
		f = sprites.Slab400
	}
	chain := chains[f]
next:
	for _, face := range chain {
		t := openFace(face)
		for _, r := range s {
			if !t.has(r) {
				continue next
			}
		}
		return face
	}
	return chain[len(chain)-1]
}

func hasGlyph(s *text.GoTextFaceSource, r rune) bool {
	face, ok := s.UnsafeInternal().(*font.Face)
	if !ok {
		return false
	}
	_, ok = face.NominalGlyph(r)
	return ok
}

// capHeight measures the capitals on the letter H: not every font file says how high they are.
func capHeight(s *text.GoTextFaceSource) float64 {
	const usual = .7
	face, ok := s.UnsafeInternal().(*font.Face)
	if !ok {
		return usual
	}
	glyph, ok := face.NominalGlyph('H')
	if !ok {
		return usual
	}
	extents, ok := face.GlyphExtents(glyph)
	if !ok || face.Upem() == 0 {
		return usual
	}
	return float64(extents.YBearing) / float64(face.Upem())
}
