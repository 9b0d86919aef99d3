package draw

import "math"

// marks are the small signs: seats, badges, arrows, and the white shapes that are tinted when they are drawn.
func marks(icons Icons) []Piece {
	var out []Piece
	for _, s := range Seats {
		out = append(out,
			mark("seat/disc/"+s.Name, 64, Disc(s, 0, 0, 30)),
			mark("seat/symbol/"+s.Name, 48, Symbol(s, 0, 0, 40, "#fff")))
	}
	const white = "#fff"
	bang := block(-2, -8, 4, 10, 1, Ink) + dot(0, 6, 2.4, Ink)
	badge := func(name, colour, body string) {
		out = append(out, mark("ui/badge/"+name, 32, stud(0, 0, 13, colour, 2.4)+body))
	}
	badge("brass", Brass, "")
	badge("lamp", Lamp, "")
	badge("barn", Barn, "")
	badge("paper", Paper, "")
	badge("deep", Deep, "")
	badge("danger", Coral, bang)
	badge("eye", Deep, ring(0, 0, 11, Lamp, 1.4)+Icon(icons, "sunken-eye", -9, -9, 18, Lamp))
	badge("check", Teal, brush("M-6 .5L-1.5 5.5L6.5-4.5", PaperLit, 3.4))

	out = append(out,
		mark("ui/arrow/left", 32, fill("M8-11V11L-9 0Z", white)),
		mark("ui/arrow/right", 32, fill("M-8-11V11L9 0Z", white)),
		mark("ui/arrow/up", 32, fill("M-11 8H11L0-9Z", white)),
		mark("ui/arrow/down", 32, fill("M-11-8H11L0 9Z", white)),
		mark("ui/notch", 16, fill("M-7 4H7L0-3Z", white)),
		mark("ui/check", 32, brush("M-10 1L-3 9L11-8", white, 5)),
		mark("ui/cross", 32, brush("M-8-8L8 8M8-8L-8 8", white, 5)),
		mark("ui/plus", 32, brush("M-9 0H9M0-9V9", white, 5)),
		mark("ui/minus", 32, brush("M-9 0H9", white, 5)),
		mark("ui/bullet", 12, dot(0, 0, 3.4, white)),
		mark("ui/nail", 12, dot(0, 0, 4, Ink)+dot(-1, -1, 1.4, PaperOld)),
		mark("ui/circle", 68, dot(0, 0, 32, white)),
		mark("ui/ring", 68, ring(0, 0, 30, white, 3)),
		mark("ui/ring/thick", 68, ring(0, 0, 29, white, 6)),
		mark("ui/ring/dashed", 68, path("M0-30A30 30 0 1 1-.01-30Z", "fill", "none", "stroke", white, "stroke-width", "3",
			"stroke-dasharray", num(math.Pi*3)+" "+num(math.Pi*2))),
		Piece{Name: "ui/white", Box: Box{0, 0, 4, 4}, Body: block(0, 0, 4, 4, 0, white)},
		Piece{Name: "ui/grain", Box: Box{0, 0, 128, 128}, Body: specks()},
		// The line of an aim: dashes of coral on ink along x, and its head, which points right.
		Piece{Name: "ui/aim/line", Box: Box{0, -5, 36, 10}, Pivot: Point{0, 0},
			Body: line("M-4 0H40", Ink, 7) + stitch("M2 0H40", Coral, 3.6, "8 4")},
		Piece{Name: "ui/aim/head", Box: Box{-26, -16, 32, 32}, Pivot: Point{0, 0},
			Body: inked("M2 0L-20-12L-14 0L-20 12Z", Coral, 2.6)},
		Piece{Name: "ui/bullet/full", Box: Box{-2, -2, 16, 32}, Body: Bullet(0, 0, 28)},
		Piece{Name: "ui/bullet/spent", Box: Box{-2, -2, 16, 32}, Body: Spent(0, 0, 28)},
		mark("ui/lawstar", 64, LawStar(0, 0, 25, Brass)),
	)
	return out
}

// specks is the letterpress grain: a tile of 256 pixels, each speck one or two pixels of light or dark.
func specks() string {
	const n = 256
	state := uint32(7)
	next := func() float64 {
		state = state*1664525 + 1013904223
		return float64(state) / 4294967296
	}
	var s string
	for range 620 {
		x, y := int(next()*n), int(next()*n)
		light, size := next() < .55, 1
		if next() >= .85 {
			size = 2
		}
		colour, strength := "#FFEEC8", 26.0
		if !light {
			colour, strength = "#140A06", 30
		}
		alpha := math.Floor(strength*(.4+.6*next())) / 255
		for j := range size {
			width := size
			if next() < .4 {
				width++
			}
			for i := range width {
				s += element("rect", []string{"x", num(float64((x+i)%n) / 2), "y", num(float64((y+j)%n) / 2), "width", ".5", "height", ".5",
					"fill", colour, "fill-opacity", num(alpha), "shape-rendering", "crispEdges"})
			}
		}
	}
	return s
}

// flashes are the short-lived pictures: a shot, a blow, dust.
func flashes() []Piece {
	cloud := func(colour, shade string) string {
		puffs := [][3]float64{{-24, 6, 17}, {-8, -10, 20}, {15, -6, 19}, {26, 8, 14}, {2, 10, 20}}
		var edge, body, dark string
		for _, p := range puffs {
			edge += dot(p[0], p[1], p[2]+2.4, Ink)
			body += dot(p[0], p[1], p[2], colour)
			dark += dot(p[0]+3, p[1]+4, p[2]*.6, shade)
		}
		return edge + body + faint(.5, dark)
	}
	return []Piece{
		mark("fx/flash", 96, inked(burst(9, 44, 17, 5), Lamp, 3)+fill(burst(9, 27, 10, 6), PaperLit)),
		mark("fx/blow", 112, inked(burst(11, 52, 27, 9), Brass, 3.4)+inked(burst(11, 36, 18, 10), PaperLit, 2)),
		mark("fx/dust", 96, cloud("#D9B384", DustDark)),
		mark("fx/smoke", 96, cloud(Paper, PaperOld)),
		mark("fx/spark", 24, fill("M0-11L2.6-2.6L11 0L2.6 2.6L0 11L-2.6 2.6L-11 0L-2.6-2.6Z", Lamp)),
	}
}

// burst is the outline of a star with ragged points.
func burst(points int, outer, inner float64, seed int) string {
	next := random(seed)
	var p []Point
	for i := range 2 * points {
		r := inner
		if i%2 == 0 {
			r = outer * (.72 + .28*next())
		}
		p = append(p, around(0, 0, r, float64(i)*math.Pi/float64(points)))
	}
	return polygon(p)
}
