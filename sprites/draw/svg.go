package draw

import (
	"hash/fnv"
	"math"
	"strconv"
	"strings"
)

// num prints a length: at most three decimals, which is far below a pixel and the same on every processor.
func num(x float64) string {
	x = math.Round(x*1000) / 1000
	if x == 0 {
		return "0" // never -0
	}
	return strconv.FormatFloat(x, 'f', -1, 64)
}

// tenth rounds to one decimal, halves upwards: the grid on which rough outlines lie.
func tenth(x float64) float64 { return math.Floor(x*10+.5) / 10 }

// d fills the % marks of path data with numbers, one by one.
func d(data string, numbers ...float64) string {
	var b strings.Builder
	for _, n := range numbers {
		before, after, _ := strings.Cut(data, "%")
		b.WriteString(before)
		b.WriteString(num(n))
		data = after
	}
	b.WriteString(data)
	return b.String()
}

// path is a path element; attrs are names and values by turns, pairs with an empty value are left out.
func path(data string, attrs ...string) string {
	return element("path", append([]string{"d", data}, attrs...))
}

func element(name string, attrs []string) string {
	var b strings.Builder
	b.WriteString("<" + name)
	for i := 0; i < len(attrs); i += 2 {
		if attrs[i+1] != "" {
			b.WriteString(" " + attrs[i] + `="` + attrs[i+1] + `"`)
		}
	}
	b.WriteString("/>")
	return b.String()
}

// fill is a flat shape without an outline.
func fill(data, colour string) string { return path(data, "fill", colour) }

// veil is a flat shape that lets what lies below shine through.
func veil(data, colour string, opacity float64) string {
	return path(data, "fill", colour, "opacity", num(opacity))
}

// edged is a flat shape with a rounded outline of a colour.
func edged(data, colour, edge string, width float64) string {
	return path(data, "fill", colour, "stroke", edge, "stroke-width", num(width), "stroke-linejoin", "round", "stroke-linecap", "round")
}

// inked is a flat shape with a rounded outline of ink.
func inked(data, colour string, width float64) string { return edged(data, colour, Ink, width) }

// outline is a rounded outline alone.
func outline(data, colour string, width float64) string { return edged(data, "none", colour, width) }

// dashed is a rounded outline of dashes, which are given as in SVG: "6 4".
func dashed(data, colour string, width float64, dashes string) string {
	return path(data, "fill", "none", "stroke", colour, "stroke-width", num(width),
		"stroke-linejoin", "round", "stroke-linecap", "round", "stroke-dasharray", dashes)
}

// line is a pen line with square ends and sharp corners.
func line(data, colour string, width float64) string {
	return path(data, "fill", "none", "stroke", colour, "stroke-width", num(width))
}

// brush is a pen line with round ends.
func brush(data, colour string, width float64) string {
	return path(data, "fill", "none", "stroke", colour, "stroke-width", num(width), "stroke-linecap", "round")
}

// stitch is a pen line of dashes with square ends.
func stitch(data, colour string, width float64, dashes string) string {
	return path(data, "fill", "none", "stroke", colour, "stroke-width", num(width), "stroke-dasharray", dashes)
}

// dot is a filled circle.
func dot(x, y, r float64, colour string) string {
	return element("circle", []string{"cx", num(x), "cy", num(y), "r", num(r), "fill", colour})
}

// stud is a filled circle with an outline of ink.
func stud(x, y, r float64, colour string, width float64) string {
	return rimmed(x, y, r, colour, Ink, width)
}

// rimmed is a filled circle with an outline of a colour.
func rimmed(x, y, r float64, colour, edge string, width float64) string {
	return element("circle", []string{"cx", num(x), "cy", num(y), "r", num(r), "fill", colour, "stroke", edge, "stroke-width", num(width)})
}

// ring is the outline of a circle.
func ring(x, y, r float64, colour string, width float64) string {
	return rimmed(x, y, r, "none", colour, width)
}

// oval is a filled ellipse.
func oval(x, y, rx, ry float64, colour string) string {
	return element("ellipse", []string{"cx", num(x), "cy", num(y), "rx", num(rx), "ry", num(ry), "fill", colour})
}

// hoop is the outline of an ellipse; dashes may be empty.
func hoop(x, y, rx, ry float64, colour string, width float64, dashes string) string {
	return element("ellipse", []string{"cx", num(x), "cy", num(y), "rx", num(rx), "ry", num(ry),
		"fill", "none", "stroke", colour, "stroke-width", num(width), "stroke-dasharray", dashes})
}

// block is a filled rectangle with corners of radius r.
func block(x, y, w, h, r float64, colour string) string {
	return element("rect", []string{"x", num(x), "y", num(y), "width", num(w), "height", num(h), "rx", radius(r), "fill", colour})
}

// plate is a filled rectangle with corners of radius r and an outline of ink.
func plate(x, y, w, h, r float64, colour string, width float64) string {
	return element("rect", []string{"x", num(x), "y", num(y), "width", num(w), "height", num(h), "rx", radius(r),
		"fill", colour, "stroke", Ink, "stroke-width", num(width)})
}

func radius(r float64) string {
	if r == 0 {
		return ""
	}
	return num(r)
}

// faint draws body at an opacity.
func faint(opacity float64, body string) string {
	return `<g opacity="` + num(opacity) + `">` + body + "</g>"
}

// at moves body to x, y.
func at(x, y float64, body string) string { return scaled(x, y, 1, body) }

// scaled draws body s times as large at x, y.
func scaled(x, y, s float64, body string) string {
	t := "translate(" + num(tenth(x)) + " " + num(tenth(y)) + ")"
	if s != 1 {
		t += " scale(" + fine(s) + ")"
	}
	return transformed(t, body)
}

// flipped mirrors body left to right about x = axis.
func flipped(axis float64, body string) string {
	return transformed("translate("+num(2*axis)+" 0) scale(-1 1)", body)
}

// turned rotates body clockwise by degrees about x, y.
func turned(degrees, x, y float64, body string) string {
	return transformed("rotate("+num(degrees)+" "+num(x)+" "+num(y)+")", body)
}

func transformed(t, body string) string { return `<g transform="` + t + `">` + body + "</g>" }

// fine prints a factor; unlike a length it needs more than three decimals.
func fine(s float64) string { return strconv.FormatFloat(math.Round(s*1e6)/1e6, 'f', -1, 64) }

// clip shows body only inside the outline. The name of the clip is made from the outline itself, so that a drawing
// does not depend on what was drawn before it; [Piece.SVG] keeps one of equal ones.
func clip(outline, body string) string { return clipped(outline, "", body) }

// clipHole is clip for an outline with holes: what it encloses twice is outside.
func clipHole(outline, body string) string { return clipped(outline, ` clip-rule="evenodd"`, body) }

func clipped(outline, rule, body string) string {
	h := fnv.New64a()
	h.Write([]byte(rule + outline))
	id := "c" + strconv.FormatUint(h.Sum64(), 36)
	return `<clipPath id="` + id + `"><path` + rule + ` d="` + outline + `"/></clipPath><g clip-path="url(#` + id + `)">` + body + "</g>"
}
