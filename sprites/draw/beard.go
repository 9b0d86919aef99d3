package draw

// moustache is worn with beards of the chin.
const moustache = "M100 118C94 112 84 116 78 128Q90 128 100 124Q110 128 122 128C116 116 106 112 100 118Z"

var beards = map[string]func(*sitter) string{
	"full": func(f *sitter) string { return f.fullBeard(156) },
	"long": func(f *sitter) string { return f.fullBeard(184) + inked(moustache, f.hair, 3) },
	"stubble": func(f *sitter) string {
		return clip(f.outline, faint(.55, hatch(66, 112, 68, 34, Gouge{From: FromBottom, Gap: 4, Width: 1.8, Seed: 9, Min: .2, Max: .6})))
	},
	"walrus": func(f *sitter) string {
		return inked("M100 117C90 110 76 118 72 140Q84 134 92 136Q100 132 108 136Q116 134 128 140C124 118 110 110 100 117Z", f.hair, 3.2) +
			line("M84 122q-4 6-5 11M92 121q-3 6-3 11M108 121q3 6 3 11M116 122q4 6 5 11", f.hairLight, 2.2)
	},
	"handlebar": func(f *sitter) string {
		return inked("M100 119C93 113 82 119 74 127C69 131 64 127 66 121C60 128 66 138 76 134C86 131 94 128 100 125C106 128 114 131 124 134C134 138 140 128 134 121C136 127 131 131 126 127C118 119 107 113 100 119Z", f.hair, 3)
	},
	"pencil": func(f *sitter) string { return brush("M86 124Q94 119 100 122Q106 119 114 124", f.hair, 4.4) },
	"goatee": func(f *sitter) string {
		return inked("M88 136Q100 132 112 136Q112 152 100 154Q88 152 88 136Z", f.hair, 3) + inked(moustache, f.hair, 3)
	},
	"vandyke": func(f *sitter) string {
		return inked("M90 138Q100 134 110 138Q108 158 100 166Q92 158 90 138Z", f.hair, 3) + inked(moustache, f.hair, 3)
	},
	"chops": func(f *sitter) string {
		l, r := f.left, f.right
		return inked(d("M% 84L% 100Q84 118 86 126L% 140Q% 116 % 84ZM% 84L% 100Q116 118 114 126L% 140Q% 116 % 84Z",
			l, l+10, f.leftJaw+6, l-2, l, r, r-10, f.rightJaw-6, r+2, r), f.hair, 3)
	},
}

func (f *sitter) beard() string {
	if beard := beards[f.Beard]; beard != nil {
		return beard(f)
	}
	return ""
}

// fullBeard runs from ear to ear and reaches down to y.
func (f *sitter) fullBeard(y float64) string {
	l, r := f.left, f.right
	outer := d("M% 96Q% 112 84 116Q100 108 116 116Q% 112 % 96Q% 124 % 136Q116 % 100 %Q84 % % 136Q% 124 % 96Z",
		l+1, l+6, r-6, r-1, r+3, f.rightJaw-2, y, y, y, f.leftJaw+2, l-3, l+1)
	return fill(outer, f.hair) +
		clip(outer, veil("M108 90H150V190H100Q116 150 108 90Z", Ink, .35)+
			hatch(70, 112, 60, y-112, Gouge{From: FromBottom, Gap: 6, Width: 2, Colour: f.hairLight, Opacity: .9, Seed: 7, Min: .25, Max: .7})) +
		outline(outer, Ink, 3.5) +
		inked("M89 128Q100 124 111 128Q100 138 89 128Z", f.lip, 2.4)
}
