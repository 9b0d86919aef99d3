package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// iconSize is the size in dp at which icons are baked: larger than any is shown.
const iconSize = 48

// iconPieces reads art/icons: silhouettes in a box of 512, drawn in
// currentColor. They are baked white, to be tinted.
func iconPieces(art string) ([]piece, error) {
	files, err := filepath.Glob(filepath.Join(art, "icons", "*.svg"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no icons in %s", art)
	}
	var pieces []piece
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		pieces = append(pieces, piece{
			name:  "icon/" + strings.TrimSuffix(filepath.Base(file), ".svg"),
			use:   "icons",
			svg:   fmt.Sprintf(`<g color="#fff" transform="scale(%g)">%s</g>`, iconSize/512.0, inner(string(b))),
			box:   box{0, 0, iconSize, iconSize},
			pivot: point{iconSize / 2, iconSize / 2},
		})
	}
	return pieces, nil
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
