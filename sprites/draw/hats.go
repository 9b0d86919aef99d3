package draw

// A brimmed hat is a crown, a band over it and a brim before both.
type brimmedHat struct {
	crown, band string
	pen         float64 // of the band's outline
	brim        string
}

var brimmedHats = map[string]brimmedHat{
	"stetson": {
		"M63 72C62 44 66 20 82 17Q92 16 100 27Q108 16 118 17C134 20 138 44 137 72Q100 84 63 72Z",
		"M63 58Q100 72 137 58V74Q100 88 63 74Z", 3,
		"M20 54C26 50 34 56 50 64Q76 76 100 76Q124 76 150 64C166 56 174 50 180 54C176 78 136 92 100 92C64 92 24 78 20 54Z"},
	"gambler": {
		"M66 72C64 44 66 26 72 22Q100 16 128 22C134 26 136 44 134 72Q100 82 66 72Z",
		"M65 56Q100 68 135 56V72Q100 86 65 72Z", 3,
		"M22 72Q30 66 64 68Q100 80 136 68Q170 66 178 72Q168 92 100 92Q32 92 22 72Z"},
	"flat": {
		"M68 70L72 30Q100 24 128 30L132 70Q100 80 68 70Z",
		"M67 58Q100 68 133 58V70Q100 82 67 70Z", 3,
		"M16 78Q40 66 68 68Q100 78 132 68Q160 66 184 78Q150 92 100 90Q50 92 16 78Z"},
	"bowler": {
		"M64 74C60 36 76 18 100 18C124 18 140 36 136 74Q100 84 64 74Z",
		"M63 60Q100 72 137 60V74Q100 86 63 74Z", 3,
		"M46 66Q56 76 100 80Q144 76 154 66Q162 78 140 86Q100 96 60 86Q38 78 46 66Z"},
	"top": {
		"M66 74L62 8Q100 -2 138 8L134 74Q100 84 66 74Z",
		"M65 54Q100 66 135 54L134 74Q100 86 66 74Z", 3,
		"M42 68Q54 76 100 80Q146 76 158 68Q164 80 140 88Q100 96 60 88Q36 80 42 68Z"},
	"sombrero": {
		"M72 70C72 40 84 8 100 8C116 8 128 40 128 70Q100 80 72 70Z",
		"M72 56Q100 68 128 56V70Q100 84 72 70Z", 3,
		"M-4 62C0 50 12 52 24 62Q60 78 100 78Q140 78 176 62C188 52 200 50 204 62C198 84 150 96 100 96C50 96 2 84 -4 62Z"},
	"cavalry": {
		"M63 72C62 44 68 24 82 22Q100 28 118 22C132 24 138 44 137 72Q100 84 63 72Z",
		"M63 60Q100 72 137 60V66Q100 78 63 66Z", 2.6,
		"M26 66C36 58 48 66 62 70Q100 80 138 70C152 66 164 58 174 66C166 84 136 92 100 92C64 92 34 84 26 66Z"},
}

// hatTrims is what two of them wear on top.
var hatTrims = map[string]func(*sitter) string{
	"sombrero": func(f *sitter) string { return stitch("M4 66Q50 90 100 90Q150 90 196 66", f.band, 3.4, "7 6") },
	"cavalry":  func(f *sitter) string { return line("M90 44L110 58M110 44L90 58", f.band, 4) },
}

// oddHats have a build of their own.
var oddHats = map[string]func(*sitter) string{
	"cap": func(f *sitter) string {
		return f.crown("M62 74C58 44 74 30 104 30C134 30 142 48 138 74Q100 66 62 74Z", "") +
			f.brim("M60 72Q100 62 140 72Q144 84 128 86Q100 78 72 86Q56 84 60 72Z")
	},
	"conductor": func(f *sitter) string {
		return f.crown("M64 66L60 34Q100 24 140 34L136 66Q100 58 64 66Z", "") +
			inked("M64 62Q100 54 136 62V78Q100 70 64 78Z", f.felt[1], 3.4) +
			fill("M66 78Q100 68 134 78Q138 90 120 90Q100 82 80 90Q62 90 66 78Z", Ink) +
			plate(84, 40, 32, 14, 2, f.band, 3) + line("M89 47H111", Ink, 2.6)
	},
	"bonnet": func(f *sitter) string {
		const hood = "M100 20C54 20 44 66 54 122L68 128C60 96 64 60 100 58C136 60 140 96 132 128L146 122C156 66 146 20 100 20Z"
		return inked(hood, f.felt[0], 4) + clip(hood, fill("M112 10H170V140H112Q128 60 112 10Z", f.felt[1])) +
			stitch("M54 122q8 5 14 6c-8-32-4-68 32-70c36 2 40 38 32 70q6-1 14-6", f.band, 5, "6 4") +
			inked("M66 128Q84 152 98 156L92 166 84 158ZM134 128Q116 152 102 156L108 166 116 158Z", f.band, 3)
	},
	"plume": func(f *sitter) string {
		return inked("M52 58Q60 38 100 36Q146 36 154 52Q140 66 100 64Q66 66 52 58Z", f.felt[0], 4) +
			inked("M66 46Q74 30 100 30Q126 30 136 44Q100 54 66 46Z", f.felt[1], 3.4) +
			inked("M118 46C128 10 158 -4 176 8C190 18 178 40 160 38C172 46 150 62 130 54Z", f.band, 3.6) +
			line("M124 50Q146 20 170 16M136 42l14-2M146 30l14 1", Ink, 2.4)
	},
	"headband": func(f *sitter) string {
		return inked(d("M% 70Q100 58 % 70V80Q100 68 % 80Z", f.left-3, f.right+3, f.left-3), f.band, 3)
	},
	"none": func(*sitter) string { return "" },
}

func (f *sitter) hat() string {
	if odd := oddHats[f.Hat]; odd != nil {
		return odd(f)
	}
	h := brimmedHats[f.Hat]
	s := f.crown(h.crown, inked(h.band, f.band, h.pen)) + f.brim(h.brim)
	if trim := hatTrims[f.Hat]; trim != nil {
		s += trim(f)
	}
	return s
}

// crown is the part over the head, with its shade and, below the outline, its band.
func (f *sitter) crown(outer, band string) string {
	return fill(outer, f.felt[0]) +
		clip(outer, fill("M108 0H170V90H106Q120 44 108 0Z", f.felt[1])+hatch(100, 8, 44, 64, Gouge{Gap: 6, Width: 2.2, Seed: 6, Min: .2, Max: .6})) +
		band + outline(outer, Ink, 4)
}

// brim is in shade on the right and catches the sun on the left.
func (f *sitter) brim(outer string) string {
	return fill(outer, f.felt[0]) +
		clip(outer, fill("M104 30H200V100H104Z", f.felt[1])+fill("M0 40H60Q80 70 104 74V68Q70 62 40 48Z", f.felt[2])) +
		outline(outer, Ink, 4)
}
