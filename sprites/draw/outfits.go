package draw

import "math"

// shoulders is the outline of every torso.
const shoulders = "M6 204C10 168 40 154 78 148L122 148C160 154 190 168 194 204Z"

// outfits are what lies over the cloth of the shoulders.
var outfits = map[string]func(*sitter) string{
	"coat": func(f *sitter) string {
		return inked("M76 148L64 158 84 202 100 176Z", f.Cloth[1], 3.5) + inked("M124 148L136 158 116 202 100 176Z", f.Cloth[1], 3.5) +
			inked("M80 148L100 178 120 148Z", orText(f.Shirt, Paper), 3.5)
	},
	"vest": func(f *sitter) string {
		return fill("M62 152L52 204H148L138 152Z", orText(f.Shirt, Paper)) +
			inked("M70 150L78 204H40L46 158ZM130 150L122 204H160L154 158Z", f.Cloth[0], 3.5) +
			inked("M130 150L122 204H160L154 158Z", f.Cloth[1], 3.5) + dot(100, 172, 3.4, Ink) + dot(100, 188, 3.4, Ink)
	},
	"suspenders": func(f *sitter) string {
		return inked("M62 152L70 204H82L74 150ZM138 152L130 204H118L126 150Z", orText(f.Shirt, WoodDark), 3) +
			inked("M80 150L100 172 120 150Z", orText(f.Under, PaperOld), 3) + line("M100 172V204", Ink, 3)
	},
	"poncho": func(f *sitter) string {
		first, second := orText(f.Stripes[0], Lamp), orText(f.Stripes[1], Paper)
		var stripes string
		for k, colour := range []string{first, second, first} {
			down := float64(k) * 16
			zigzag := d("M-4 %", 170+down)
			for i := range 21 {
				x, y := float64(i)*11, 172-9*float64(i%2)
				zigzag += d("L% %", x, y+down+math.Abs(x-100)*.08)
			}
			stripes += line(zigzag, colour, 6)
		}
		return clip(shoulders, stripes) + inked("M76 148Q100 178 124 148L118 142H82Z", f.Cloth[1], 3.5)
	},
	"dress": func(f *sitter) string {
		return inked("M64 151Q100 206 136 151L128 146H72Z", f.base, 3) +
			clip("M64 151Q100 206 136 151Z", fill("M104 140L150 140 150 204 98 204Q112 170 104 140Z", f.dark)) +
			path("M62 152q4 10 10 8q2 12 11 9q4 10 17 9q13 1 17-9q9 3 11-9q6 2 10-8",
				"fill", "none", "stroke", orText(f.Lace, PaperLit), "stroke-width", "6", "stroke-linejoin", "round")
	},
	"suit": func(f *sitter) string {
		return inked("M80 148L100 186 120 148Z", PaperLit, 3) +
			inked("M78 147L58 160 72 170 66 178 92 204H100V186Z", f.Cloth[0], 3.5) +
			inked("M122 147L142 160 128 170 134 178 108 204H100V186Z", f.Cloth[1], 3.5)
	},
	"mandarin": func(f *sitter) string {
		s, knot := line("M100 158V204", Ink, 4), orText(f.Shirt, Lamp)
		for _, y := range []float64{168, 184} {
			s += line(d("M88 %h24", y), knot, 4) + stud(100, y, 4, knot, 2)
		}
		return s + inked("M78 138L76 156 100 162 124 156 122 138Z", f.Cloth[0], 3.5)
	},
	"preacher": func(f *sitter) string {
		return inked("M78 146L66 156 92 204H100V160ZM122 146L134 156 108 204H100V160Z", f.Cloth[0], 3.5) +
			fill("M80 140L78 154 100 160 122 154 120 140Z", Ink) + fill("M92 146H108V158L100 160 92 158Z", PaperLit)
	},
	"fringe": func(f *sitter) string {
		zigzag := "M30 176"
		for i := range 19 {
			zigzag += d("L% %", 30+float64(i)*7.8, 178+18*float64(i%2))
		}
		return inked("M78 148L100 176 122 148Z", orText(f.Shirt, Barn), 3) + line(zigzag, f.Cloth[1], 5)
	},
}

func (f *sitter) torso() string {
	if f.Cloth[0] == "" {
		f.Cloth = [2]string{"#5B3A26", "#3A2417"}
	}
	return fill(shoulders, f.Cloth[0]) +
		clip(shoulders, fill("M112 140C150 150 196 160 200 204H122C128 180 122 164 112 140Z", f.Cloth[1])+
			hatch(120, 150, 80, 52, Gouge{Gap: 6, Width: 2.2, Seed: 5, Opacity: .55, Min: .15, Max: .6})) +
		outfits[orText(f.Outfit, "coat")](f) +
		line(shoulders, Ink, 4)
}
