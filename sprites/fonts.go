package sprites

import "embed"

// Face is one of the typefaces of the town. Which face sets which kind of text
// is the theme's business.
type Face uint8

const (
	Rye     Face = iota // Rye 400: the town's title, screen titles, names on posters; Latin only
	Alfa                // Alfa Slab One 400: card titles, buttons, banners; no Greek
	Slab400             // Roboto Slab: reading text
	Slab700
	Slab900 // the fallback of the display faces
)

//go:embed fonts/*.woff
var fontFiles embed.FS

// faceFiles lists the subset files of each face. A subset that the face does
// not have (Greek in Rye) is left out.
var faceFiles = [...][]string{
	Rye:     {"rye-latin-400", "rye-latin-ext-400"},
	Alfa:    {"alfa-slab-one-latin-400", "alfa-slab-one-latin-ext-400", "alfa-slab-one-vietnamese-400"},
	Slab400: {"roboto-slab-latin-400", "roboto-slab-latin-ext-400", "roboto-slab-greek-400", "roboto-slab-vietnamese-400"},
	Slab700: {"roboto-slab-latin-700", "roboto-slab-latin-ext-700", "roboto-slab-greek-700", "roboto-slab-vietnamese-700"},
	Slab900: {"roboto-slab-latin-900", "roboto-slab-latin-ext-900", "roboto-slab-greek-900", "roboto-slab-vietnamese-900"},
}

// Files returns the unmodified WOFF files that together are the face f: one
// file a script (Latin first), of the same design and the same metrics, so that
// a string may take its glyphs from any of them. An unknown face has none.
func (f Face) Files() [][]byte {
	if int(f) >= len(faceFiles) {
		return nil
	}
	files := make([][]byte, 0, len(faceFiles[f]))
	for _, name := range faceFiles[f] {
		if b, err := fontFiles.ReadFile("fonts/" + name + "-normal.woff"); err == nil {
			files = append(files, b)
		}
	}
	return files
}
