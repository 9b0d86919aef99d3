package draw

// eyeHeights is how far each eye opens; closed eyes are drawn in another way.
var eyeHeights = map[string]float64{"open": 5, "narrow": 3.2, "wide": 7}

func (f *sitter) eyes() string { return f.eye(-1) + f.eye(1) }

// eye is the left (-1) or right (1) eye, as we see it.
func (f *sitter) eye(side float64) string {
	const y = eyeY
	x := 100 + side*eyeX
	if side > 0 && f.has("patch") {
		return fill(d("M% %Q% % % %Q% % % %Q% % % %Z", x-12, y-8, x, y-12, x+12, y-7, x+12, y+9, x, y+10, x-12, y+8, x-12, y-8), Ink) +
			line(d("M62 72L% %L140 88", x, y-6), Ink, 3.5)
	}
	if f.Eye == "closed" {
		return fill(d("M% %Q% % % %Q% % % %Z", x-9, y, x, y-9, x+9, y, x, y+7, x-9, y), f.light) +
			brush(d("M% %Q% % % %", x-8, y, x, y+6, x+8, y), Ink, 3.6)
	}
	h, pupil := eyeHeights[f.Eye], 4.
	if f.Eye == "narrow" {
		pupil = 3.3
	}
	s := fill(d("M% %Q% % % %Q% % % %Z", x-9, y+.5, x, y-h-2, x+9, y, x, y+h, x-9, y+.5), PaperLit) +
		dot(x, y-.6, pupil, orText(f.Iris, Ink))
	if f.Iris != "" {
		s += dot(x, y-.6, 1.9, Ink)
	}
	if f.Lash {
		s += brush(d("M% %Q% % % %", x-10, y+1, x, y-h-4, x+10, y-2), Ink, 4.4) +
			brush(d("M% %l% -4", x+side*9, y-1, side*5), Ink, 3)
	} else {
		s += brush(d("M% %Q% % % %", x-10, y+1, x, y-h-4, x+10, y), Ink, 3.6)
	}
	return s + line(d("M% %Q% % % %", x-6, y+h+2.4, x, y+h+4, x+6, y+h+2), f.dark, 2)
}

// browLines are the heights of a brow against its middle line: at the nose, at the bend, at the temple.
var browLines = map[string][3]float64{
	"flat":   {0, -3, 1},
	"angry":  {4, -3, -2},
	"arched": {2, -7, 1},
	"bushy":  {0, -3, 1},
}

func (f *sitter) brows() string {
	const y = eyeY - 12
	colour := Ink
	switch f.HairColour {
	case "white", "grey", "sand":
		colour = f.hair
	}
	width := 5.
	if f.Brow == "bushy" {
		width = 7
	} else if f.Lash {
		width = 3.6
	}
	b := browLines[f.Brow]
	var s string
	for _, side := range []float64{-1, 1} {
		if side > 0 && f.has("patch") {
			continue
		}
		in, out := 100+side*6, 100+side*(eyeX+12)
		s += brush(d("M% %Q% % % %", in, y+b[0], (in+out)/2, y+b[1], out, y+b[2]), colour, width)
	}
	return s
}

// noses are the shade beside the nose and its line, which is pen wide.
var noses = map[string]struct {
	shade, line string
	pen         float64
	shadeLast   bool
}{
	"straight": {"M101 94L109 114Q110 119 100 119Z", "M98 98L94 115Q95 120 101 119.5", 3, false},
	"broad":    {"M101 96L112 112Q116 120 106 121L100 120Z", "M90 117Q88 122 95 121Q100 125 105 121Q113 122 110 116", 3.2, false},
	"hook":     {"M102 90Q116 108 106 122L99 119Z", "M97 92Q98 104 93 114Q92 121 100 122Q106 122 107 117", 3.2, false},
	"button":   {"M101 104L107 115Q104 119 100 118Z", "M94 115Q100 121 106 115", 3.2, true},
}

func (f *sitter) nose() string {
	n := noses[f.Nose]
	if n.shadeLast {
		return brush(n.line, Ink, n.pen) + fill(n.shade, f.dark)
	}
	return fill(n.shade, f.dark) + brush(n.line, Ink, n.pen)
}

// mouths draw a mouth whose line is at y.
var mouths = map[string]func(f *sitter, y float64) string{
	"line": func(f *sitter, y float64) string {
		return brush(d("M89 %H111", y), Ink, 3.6) + line(d("M94 %H106", y+6), f.dark, 2.6)
	},
	"lips": func(f *sitter, y float64) string {
		return inked(d("M89 %Q95 % 100 %Q105 % 111 %Q100 % 89 %Z", y, y-5, y-2, y-5, y, y+9, y), orText(f.Lips, f.lip), 2) +
			line(d("M88 %Q100 % 112 %", y, y+2, y), Ink, 2.6)
	},
	"smile": func(f *sitter, y float64) string {
		return brush(d("M87 %Q100 % 113 %", y-3, y+7, y-3), Ink, 3.6) + line(d("M94 %Q100 % 106 %", y+6, y+8, y+5), f.dark, 2.6)
	},
	"grin": func(f *sitter, y float64) string {
		s := inked(d("M86 %Q100 % 114 %Q110 % 100 %Q90 % 86 %Z", y-4, y, y-4, y+9, y+9, y+9, y-4), PaperLit, 3)
		if f.GoldTooth {
			s += block(103, y-2, 5, 6, 0, Brass)
		}
		return s
	},
	"frown": func(f *sitter, y float64) string { return brush(d("M88 %Q100 % 112 %", y+2, y-5, y+2), Ink, 3.6) },
	"smirk": func(f *sitter, y float64) string { return brush(d("M89 %Q102 % 112 %", y+1, y+3, y-4), Ink, 3.6) },
}

func (f *sitter) mouth() string { return mouths[orText(f.Mouth, "line")](f, or(f.MouthY, 130)) }

// skinMarks is what the years and the weather leave: lines, freckles, a scar, a mole.
func (f *sitter) skinMarks() string {
	var s string
	if f.Age > 0 {
		s += line("M86 118Q80 124 82 132M114 118Q120 124 118 132", f.dark, 3)
	}
	if f.Age > 1 {
		s += line("M76 106Q80 110 84 109M124 106Q120 110 116 109", Ink, 1.8)
	}
	if f.has("freckles") {
		for _, p := range []Point{{80, 110}, {86, 113}, {83, 117}, {116, 111}, {120, 115}, {113, 116}} {
			s += dot(p.X, p.Y, 1.7, f.dark)
		}
	}
	if f.has("scar") {
		s += line("M76 92L86 122", Ink, 3) + line("M75 102l8-3M78 112l8-3", Ink, 2.4)
	}
	if f.has("mole") {
		s += dot(115, 124, 2.4, Ink)
	}
	return s
}
