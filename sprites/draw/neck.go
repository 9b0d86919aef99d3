package draw

import "math"

var neckwear = map[string]func(f *sitter, light, dark string) string{
	"bandana": func(f *sitter, light, dark string) string {
		return inked("M72 140Q100 166 128 140L132 152Q120 168 110 170L100 194 90 170Q80 168 68 152Z", light, 3.6) +
			fill("M104 160L128 148 130 153Q120 167 110 169L101 190Z", dark) +
			spots(2.2, Point{84, 156}, Point{96, 164}, Point{90, 166}, Point{112, 160})
	},
	"mask": func(f *sitter, light, dark string) string {
		return inked(d("M% 106Q100 96 % 106L% 132Q112 158 100 170Q88 158 % 132Z", f.left-2, f.right+2, f.rightJaw+2, f.leftJaw-2), light, 3.6) +
			fill(d("M106 102L% 107L% 132Q112 156 101 168Q112 130 106 102Z", f.right+1, f.rightJaw+1), dark) +
			path("M78 116Q84 124 82 136M122 116Q116 128 119 138M92 110Q96 130 94 150", "fill", "none", "stroke", Ink, "stroke-width", "2", "opacity", ".6") +
			spots(2.3, Point{76, 124}, Point{90, 132}, Point{86, 116}, Point{100, 142}, Point{98, 120}, Point{110, 130}, Point{118, 118})
	},
	"bowtie": func(f *sitter, light, dark string) string {
		return inked("M100 156L80 146V168ZM100 156L120 146V168Z", light, 3.4) + plate(95, 150, 10, 12, 2, dark, 3)
	},
	"bolo": func(f *sitter, light, dark string) string {
		return line("M88 150L99 170M112 150L101 170M98 174L94 198M102 174L106 198", Ink, 3) + stud(100, 171, 6, Brass, 3)
	},
	"pearls": func(f *sitter, light, dark string) string {
		var s string
		for i := range 7 {
			a := math.Pi * (.14 + .72*float64(i)/6)
			s += stud(tenth(100+math.Cos(a)*27), tenth(143+math.Sin(a)*19), 4, PaperLit, 2)
		}
		return s
	},
	"choker": func(f *sitter, light, dark string) string {
		return fill("M79 138Q100 152 121 138V145Q100 160 79 145Z", Ink) + stud(100, 152, 5, Brass, 2.4)
	},
	"scarf": func(f *sitter, light, dark string) string {
		return inked("M74 138Q100 160 126 138L130 152Q100 176 70 152Z", light, 3.6) + inked("M108 164L122 160 132 200H112Z", dark, 3.4)
	},
}

func (f *sitter) neckwear() string {
	wear := neckwear[f.Neck]
	if wear == nil {
		return ""
	}
	return wear(f, orText(f.NeckCloth[0], Barn), orText(f.NeckCloth[1], BarnDark))
}

// spots are the printed dots of a cloth.
func spots(r float64, at ...Point) string {
	var s string
	for _, p := range at {
		s += dot(p.X, p.Y, r, PaperLit)
	}
	return s
}
