package draw

// trinket is a detail worn over everything else.
type trinket struct {
	name string
	draw func(*sitter) string
}

// trinkets in the order in which they lie on each other. Freckles, scar and mole lie in the skin, the patch is an eye.
var trinkets = []trinket{
	{"glasses", func(f *sitter) string {
		const y = eyeY
		glass := func(x float64) string {
			return element("circle", []string{"cx", num(x), "cy", num(y), "r", "11.5", "fill", PaperLit, "fill-opacity", ".28", "stroke", Ink, "stroke-width", "3"})
		}
		return glass(100-eyeX) + glass(100+eyeX) +
			line(d("M% %q3.5-4 % 0M% %L% %M% %L% %", 100-eyeX+11, y-2, 2*eyeX-22,
				100-eyeX-11, y-2, f.left-2, y-5, 100+eyeX+11, y-2, f.right+2, y-5), Ink, 3)
	}},
	{"monocle", func(f *sitter) string {
		return element("circle", []string{"cx", num(100 + eyeX), "cy", num(eyeY), "r", "12", "fill", PaperLit, "fill-opacity", ".25", "stroke", Brass, "stroke-width", "3.4"}) +
			line(d("M% %Q132 140 124 168", 100+eyeX+8, eyeY+9), Brass, 2.2)
	}},
	{"earrings", func(f *sitter) string {
		return stud(f.left-3, 113, 5, Brass, 2.6) + stud(f.right+3, 113, 5, Brass, 2.6)
	}},
	{"cigar", func(f *sitter) string {
		return inked("M106 129L134 136 133 142 105 134Z", "#6B4226", 2.8) +
			path("M133 135l4 1-1 6-4-1Z", "fill", Lamp, "stroke", Ink, "stroke-width", "2") +
			path("M140 134q8-8 2-16q-4-10 6-16", "fill", "none", "stroke", Paper, "stroke-width", "3.4", "opacity", ".8", "stroke-linecap", "round")
	}},
	{"pencil", func(f *sitter) string {
		return inked("M133 66L168 44 171 49 136 72Z", Lamp, 2.8) + inked("M133 66L127 75 136 72Z", PaperLit, 2.2)
	}},
	{"straw", func(f *sitter) string {
		return line("M108 130L146 142", Ink, 5) + line("M108 130L146 142", Lamp, 2.4)
	}},
	{"badge", func(f *sitter) string { return LawStar(62, 178, 15, Brass) }},
	{"pin", func(f *sitter) string { return stud(140, 176, 7, Barn, 3) }},
}

func (f *sitter) trinkets() string {
	var s string
	for _, t := range trinkets {
		if f.has(t.name) {
			s += t.draw(f)
		}
	}
	return s
}
