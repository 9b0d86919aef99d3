package ui

import (
	"testing"

	"drygulch/scenes/lang"
	"drygulch/sprites"
)

func TestEveryRuneOfTheCatalogueHasAGlyphInTheReadingFaces(t *testing.T) {
	for _, l := range lang.Languages() {
		lang.Use(l.Code)
		for _, k := range lang.Keys("") {
			for _, r := range lang.T(k, 0, 0, 0, 0, 0, 0) {
				for _, f := range []sprites.Face{sprites.Slab400, sprites.Slab700, sprites.Slab900} {
					if !openFace(f).has(r) {
						t.Errorf("%s %s: no glyph for %q in face %d", l.Code, k, r, f)
					}
				}
			}
		}
	}
	lang.Use("en")
}

func TestEnglishNeedsNoFallback(t *testing.T) {
	for _, k := range lang.Keys("") {
		s := lang.Pattern(k)
		if f := FaceFor(sprites.Alfa, s); f != sprites.Alfa {
			t.Errorf("%s: %q is set in face %d", k, s, f)
		}
	}
}
