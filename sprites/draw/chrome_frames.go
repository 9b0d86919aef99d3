package draw

// Frames lie round or over a thing and say what it is: legal, chosen, aimed at, focused.

// frames are the frames whose edges may be stretched.
func frames() []Piece {
	const w, h = 120, 120
	ring := func(out, chamfer, width float64, colour string) string {
		return path(polygon(box(-out, -out, w+2*out, h+2*out, chamfer)),
			"fill", "none", "stroke", colour, "stroke-width", num(width), "stroke-linejoin", "round")
	}
	return []Piece{
		sliced("ui/focus/lamp", w, h, even(14), ring(4, 8, 5, Ink)+ring(4, 8, 3, Lamp)),
		sliced("ui/focus/ink", w, h, even(14), ring(4, 8, 5, Lamp)+ring(4, 8, 3, Ink)),
		sliced("ui/frame/legal", w, h, even(14), ring(2.5, 7, 3, Lamp)),
		sliced("ui/frame/selected", w, h, even(14), ring(3.5, 8, 6.4, Ink)+ring(3.5, 8, 4.2, Brass)+ring(.5, 6, 1.6, Ink)),
		sliced("ui/frame/target", w, h, even(28), corners(w, h, 2, 26, Ink, 8)+corners(w, h, 2, 26, Coral, 4)),
		sliced("ui/frame/choice", w, h, even(40), corners(w, h, 2, 34, Ink, 9)+corners(w, h, 2, 34, Lamp, 5)),
		sliced("ui/frame/coral", w, h, even(14), ring(2.5, 7, 6, Ink)+ring(2.5, 7, 3.4, Coral)),
		sliced("ui/veil", w, h, even(10), veil(polygon(box(0, 0, w, h, 6)), PaperOld, .58)+
			clip(polygon(box(0, 0, w, h, 6)), hatch(0, 0, w, h, Gouge{Gap: 7, Width: 1.4, Opacity: .34, Min: .35, Max: .8}))),
	}
}

// corners are four angle pieces, out dp outside the body, arm long.
func corners(w, h, out, arm float64, colour string, width float64) string {
	l, t, r, b := -out, -out, w+out, h+out
	return line(d("M% %V%H%M% %V%H%M% %V%H%M% %V%H%",
		l, t+arm, t, l+arm, r, t+arm, t, r-arm, l, b-arm, b, l+arm, r, b-arm, b, r-arm), colour, width)
}

// rails are frames of dashes and stripes. Their edges hold a whole number of dashes and are meant to be repeated.
func rails() []Piece {
	return []Piece{
		sliced("ui/frame/place", dashSize, dashSize, even(dashCorner), place(6, 3.2)),
		sliced("ui/frame/could", dashSize, dashSize, even(dashCorner), place(4, 2.2)),
		sliced("ui/frame/empty", dashSize, dashSize, even(dashCorner), dashFrame(5, 10, 5.4, faintEdge, 2)),
		sliced("ui/row/empty", dashSize, dashSize, even(dashCorner),
			fill(polygon(box(0, 0, dashSize, dashSize, 6)), noteBrown)+dashFrame(6, 15, 8.5, noteEdge, 2)),
		sliced("ui/frame/danger", 52, 52, even(12), stripes(52)),
	}
}

// A frame of dashes is baked dashSize square: whole corners of dashCorner, and edges of 30 between them.
const dashSize, dashCorner = 50, 10

// place is a legal place: lamp light and dashes of lamp on ink.
func place(ink, lamp float64) string {
	shape := polygon(box(0, 0, dashSize, dashSize, 6))
	return veil(shape, Lamp, .22) + outline(shape, Ink, ink) + dashFrame(6, 15, 9, Lamp, lamp)
}

// dashFrame is a chamfered frame of dashes, so many and so long in every period of an edge; 30 is a whole number of
// periods.
func dashFrame(chamfer, period, dash float64, colour string, width float64) string {
	return dashesInside(0, chamfer, period, dash, colour, width)
}

// dashesInside is a dashFrame that lies in dp inside the edge.
func dashesInside(in, chamfer, period, dash float64, colour string, width float64) string {
	const c, middle = dashCorner, dashSize / 2
	turn := outline(d("M% %H%L% %V%", c-1, in, in+chamfer, in, in+chamfer, c-1), colour, width)
	var edge string
	for x := c + (period-dash)/2; x < dashSize-c; x += period {
		edge += d("M% %H%", x, in, x+dash)
	}
	var s string
	for i := range 4 {
		s += turned(float64(90*i), middle, middle, turn+line(edge, colour, width))
	}
	return s
}

// stripes is the danger rail: coral and ink, 7 wide, slanting; an edge repeats every 14.
func stripes(size float64) string {
	const t = 7
	var slant string
	for k := -size; k < 2*size; k += 14 {
		slant += d("M% %l% %h7l% %Z", k, size, size, -size, -size, size)
	}
	rail := d("M0 0h%v%h%ZM% %v%h%v%Z", size, size, -size, t, t, size-2*t, size-2*t, -(size - 2*t))
	return path(rail, "fill", Ink, "fill-rule", "evenodd") +
		clipHole(rail, block(0, 0, size, size, 0, Coral)+fill(slant, Ink)) +
		outline(polygon(box(0, 0, size, size, 3)), Ink, 2) +
		line(polygon(box(t, t, size-2*t, size-2*t, 0)), Ink, 2)
}
