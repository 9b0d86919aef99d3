package draw

// ButtonKind is a ground and the colour that stands on it.
type ButtonKind struct{ Name, Ground, On, Edge string }

// ButtonKinds are the grounds of wide buttons: the one thing to do, a calm yes, the rest, on dark, and coin.
var ButtonKinds = []ButtonKind{
	{"primary", Barn, PaperLit, Ink},
	{"go", Teal, PaperLit, Ink},
	{"paper", Paper, Ink, Ink},
	{"dark", InkSoft, Paper, Deep},
	{"brass", Brass, Ink, Ink},
}

// SquareKinds are the grounds of square buttons, which hold an icon.
var SquareKinds = []ButtonKind{
	{"dark", InkSoft, Paper, Deep},
	{"paper", Paper, Ink, Deep},
	{"barn", Barn, PaperLit, Deep},
	{"wood", Wood, PaperLit, Deep},
}

// Button is a wide button without its words: shadow below, ground, inner rule. A disabled one lies under a veil.
func Button(x, y, w, h float64, k ButtonKind, disabled bool) string {
	corners := box(x, y, w, h, 7)
	s := shadow(corners, 0, 4, Deep, .85, Edge{Seed: 9}) +
		edged(cut(corners, Edge{Amp: .6, Step: 24, Seed: 9}), k.Ground, k.Edge, 2) +
		path(polygon(box(x+4, y+4, w-8, h-8, 5)), "fill", "none", "stroke", k.On, "stroke-width", "1", "opacity", ".45")
	if disabled {
		whole := polygon(corners)
		s += veil(whole, PaperOld, .5) + clip(whole, hatch(x, y, w, h, Gouge{Gap: 6}))
	}
	return s
}

// Square is a square button without its icon.
func Square(x, y, size float64, k ButtonKind) string {
	corners := box(x, y, size, size, 7)
	return shadow(corners, 0, 3, Deep, .8, Edge{}) +
		edged(cut(corners, Edge{Amp: .5, Step: 20, Seed: int(size + x)}), k.Ground, k.Edge, 2)
}
