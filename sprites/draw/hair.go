package draw

import "math"

// hairColours are the colours of hair and of its lights.
var hairColours = map[string][2]string{
	"black":  {"#241812", "#4A382D"},
	"brown":  {"#54301B", "#7A4C2E"},
	"auburn": {"#8A3B1C", "#B4582E"},
	"sand":   {"#B98746", "#DBB06C"},
	"grey":   {"#8F877C", "#B9B1A5"},
	"white":  {"#E4DCCB", "#FFF8E8"},
}

// backHairs is what falls behind the shoulders. Hair not listed shows only in front.
var backHairs = map[string]func(*sitter) string{
	"long": func(f *sitter) string {
		return inked("M60 70C44 100 52 140 46 172C66 178 84 170 100 168C116 170 134 178 154 172C148 140 156 100 140 70Z", f.hair, 4)
	},
	"wavy": func(f *sitter) string {
		return inked("M62 66C40 82 54 104 44 118C36 134 52 146 48 164C64 176 84 166 100 166C118 166 138 176 152 164C148 146 164 134 156 118C146 104 160 82 138 66Z", f.hair, 4)
	},
	"curly": func(f *sitter) string { return locks(f, 45) },
	"afro":  func(f *sitter) string { return locks(f, 50) },
	"braids": func(f *sitter) string {
		s := inked("M64 84C56 110 58 140 54 178L72 180C76 150 74 120 78 100ZM136 84C144 110 142 140 146 178L128 180C124 150 126 120 122 100Z", f.hair, 4)
		for y := 118.; y <= 166; y += 16 {
			s += line(d("M57 %l17 7M143 %l-17 7", y, y), f.hairLight, 3)
		}
		return s
	},
	"bun": func(f *sitter) string {
		return stud(100, 34, 20, f.hair, 4) + line("M88 28q12-8 24 2", f.hairLight, 3)
	},
	"queue": func(f *sitter) string {
		return inked("M128 120C140 140 138 160 132 186L120 184C124 164 124 148 116 130Z", f.hair, 4)
	},
}

// locks is a wreath of curls about the head, as far out as reach.
func locks(f *sitter, reach float64) string {
	const n = 13
	var s string
	for i := range n {
		a := math.Pi*.86 + float64(i)/(n-1)*math.Pi*1.28
		s += stud(tenth(100+math.Cos(a)*reach*.96), tenth(80+math.Sin(a)*reach*.9), 15, f.hair, 4)
	}
	return s + oval(100, 80, 46, 44, f.hair)
}

func (f *sitter) backHair() string {
	var s string
	if back := backHairs[f.Hair]; back != nil {
		s = back(f)
	}
	if f.Hat == "bonnet" {
		s += fill("M56 110Q56 40 100 40Q144 40 144 110L130 132H70Z", f.felt[1]) +
			inked("M66 104Q64 60 100 58Q136 60 134 104Z", f.hair, 3)
	}
	return s
}

// coveringHats hide the hair over the brow.
var coveringHats = map[string]bool{"stetson": true, "gambler": true, "bowler": true, "top": true, "sombrero": true,
	"cap": true, "conductor": true, "cavalry": true, "flat": true}

func (f *sitter) frontHair() string {
	l, r := f.left, f.right
	var s string
	switch bare := !coveringHats[f.Hat]; {
	case f.Hair == "bald":
	case bare && f.Hair != "curls":
		s = inked(f.fringeOfHair(), f.hair, 3.6) + brush("M74 58Q86 46 104 46M80 64Q90 54 106 52", f.hairLight, 3.2)
	case f.Hat != "bonnet":
		down := 100.
		if f.Hair == "short" {
			down = 92
		}
		s = inked(d("M% 66V%Q% 92 % 74ZM% 66V%Q% 92 % 74Z", l-3, down, l+4, l+6, r+3, down, r-4, r-6), f.hair, 2.6)
	}
	if f.Hair == "curls" {
		for _, x := range []float64{l - 6, r + 6} {
			for _, y := range []float64{86, 100, 114} {
				s += stud(x, y, 9, f.hair, 3.4) + line(d("M% %q4-4 8 0", x-4, y-2), f.hairLight, 2)
			}
		}
	}
	return s
}

// fringeOfHair is the outline of the hair over a bare brow.
func (f *sitter) fringeOfHair() string {
	l, r := f.left, f.right
	switch f.Hair {
	case "bun":
		return d("M% 88Q% 48 100 46Q% 48 % 88Q% 66 100 60Q% 66 % 88Z", l-2, l-6, r+6, r+2, r-8, l+8, l-2)
	case "slick":
		return d("M% 90Q% 40 100 40Q% 40 % 90L% 74Q120 58 100 58Q80 58 % 74Z", l-3, l-8, r+8, r+3, r-4, l+4)
	case "curly", "afro":
		return d("M% 86Q% 44 100 42Q% 44 % 86Q% 62 114 66Q106 58 96 66Q86 58 80 68Q74 66 % 86Z", l-2, l-6, r+6, r+2, r-6, l-2)
	}
	return d("M% 92Q% 40 100 38Q% 40 % 92L% 78Q122 62 92 56Q82 70 % 76Z", l-3, l-9, r+9, r+3, r-3, l+2)
}
