package draw

// Icons finds a silhouette by its game-icons name: the body of its 512 box, painted in currentColor.
type Icons func(name string) string

// Icon is a silhouette in a square of the given size whose upper left corner is x, y.
func Icon(icons Icons, name string, x, y, size float64, colour string) string {
	return `<g transform="translate(` + num(tenth(x)) + " " + num(tenth(y)) + `) scale(` + fine(size/512) + `)" color="` + colour + `">` +
		icons(name) + "</g>"
}
