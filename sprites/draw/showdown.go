package draw

// Felt is the round table of the Showdown about 0, 0. rx and ry are the half axes of the felt; the wooden edge reaches a
// twelfth further and the shadow 20 below it.
func Felt(rx, ry float64) string {
	const pile = "#0E3533"
	edge := func(k, l, dy float64, colour string, width float64) string {
		return hoop(0, dy, rx*k, ry*l, colour, width, "")
	}
	felt := d("M% 0A% % 0 1 0 % 0A% % 0 1 0 % 0Z", -rx, rx, ry, rx, rx, ry, -rx)
	s := faint(.6, oval(8, 20, rx*1.09, ry*1.14, Deep)) +
		oval(0, 0, rx*1.08, ry*1.12, "#6B3D22") + edge(1.08, 1.12, 0, Ink, 4) + edge(1.06, 1.09, -3, "#A86C3C", 4)
	var light string
	for _, k := range []float64{1, .74, .5} {
		light += faint(.26, oval(0, -ry*.1, rx*k*.86, ry*k*.86, "#37807A"))
	}
	return s + fill(felt, "#1D5450") + clip(felt, light+
		hatch(-rx, -ry, rx*2, ry*2, Gouge{Gap: 9, Width: 2.4, Colour: pile, Seed: 4, Min: .02, Max: .22})+
		hatch(-rx, -ry, rx*2, ry*2, Gouge{Gap: 10, Width: 2.4, Colour: pile, Seed: 8, From: FromLeft, Min: .02, Max: .2})) +
		outline(felt, Ink, 3) + faint(.6, hoop(0, 0, rx*.93, ry*.9, Lamp, 1.6, "10 6"))
}

// Coffin stands about 0, 0, 64 high.
func Coffin() string {
	const lid = "M-11-32H11L20-13L12 32H-12L-20-13Z"
	boards := veil("M3-34H26V34H3Z", WoodDark, .8) + line("M-7-32L-8 32M6-32L5 32", WoodDeep, 1.6) +
		hatch(-20, -32, 40, 64, Gouge{Gap: 7, Width: 2, Colour: WoodDeep, Min: .15, Max: .5})
	return fill("M-8-29H14L23-10L15 35H-9L-17-10Z", Deep) +
		inked(lid, "#8A5630", 3) + clip(lid, boards) + outline(lid, Ink, 3) +
		inked("M-3-22H3V-14H10V-8H3V12H-3V-8H-10V-14H-3Z", Kraft, 2)
}

// FuseTip is where the fuse of the dynamite burns, from the middle of the drawing.
var FuseTip = Point{20, -27}

// Dynamite is three sticks and their fuse about 0, 0, 64 high without the sparks.
func Dynamite() string {
	stick := func(x, top, bottom float64) string {
		shape := d("M% %Q% % % %V%Q% % % %Z", x-7, top, x, top-5, x+7, top, bottom, x, bottom+5, x-7, bottom)
		return fill(shape, Barn) + clip(shape, block(x+1.5, top-6, 6, bottom-top+14, 0, BarnDark)+
			block(x-5.4, top-6, 2, bottom-top+14, 0, "#C9503A")) + outline(shape, Ink, 2.6)
	}
	fuse := d("M0-12C-2-24 10-16 12-24S16-30 % %", FuseTip.X, FuseTip.Y)
	return brush(fuse, Ink, 5.4) + brush(fuse, Kraft, 2.6) +
		stick(-13, -9, 29) + stick(13, -9, 29) + stick(0, -11, 33) +
		inked("M-22 2Q0 8 22 2V12Q0 18-22 12Z", Kraft, 2.4) + veil("M6 6Q14 5 22 2V12Q14 15 6 16Z", "#7A5530", .7)
}

// Sparks are the n-th of three pictures of a fuse that burns, about 0, 0.
func Sparks(n int) string {
	next := random(31 + n)
	var flying string
	for range 6 {
		p := around(0, 0, 9+4*next(), 7*next())
		flying += stud(tenth(p.X), tenth(p.Y), .9+.7*next(), Lamp, .8)
	}
	return inked(burst(7+n, 10.5, 4.2, 20+n), Amber, 1.8) + fill(burst(6+n, 6.6, 2.6, 24+n), PaperLit) + flying
}

// Explosion is the n-th of three pictures of the dynamite that goes off, about 0, 0, up to 84 in radius.
func Explosion(n int) string {
	switch n {
	case 0:
		return inked(burst(10, 48, 22, 41), Lamp, 3) + fill(burst(9, 32, 14, 42), PaperLit)
	case 1:
		return inked(burst(13, 76, 40, 43), Ember, 3.4) + inked(burst(12, 60, 30, 44), Amber, 2.4) + fill(burst(11, 40, 20, 45), PaperLit)
	}
	puffs := [][3]float64{{-50, 16, 18}, {-38, -16, 25}, {-10, -44, 22}, {22, -34, 28}, {50, -8, 20}, {44, 24, 17}, {16, 42, 26},
		{-22, 40, 20}, {-6, -6, 34}, {22, 6, 28}}
	var edge, body, dark string
	for _, p := range puffs {
		edge += dot(p[0], p[1], p[2]+3, Ink)
		body += dot(p[0], p[1], p[2], "#7A5B4B")
		dark += dot(p[0]-p[2]*.2, p[1]-p[2]*.24, p[2]*.7, "#9A7860")
	}
	return inked(burst(13, 84, 56, 46), Ember, 2.4) + edge + body + dark + fill(burst(9, 24, 10, 47), Amber)
}

// Shot is a bullet that flies to the right; its tip is 0, 0.
func Shot() string {
	return veil("M-60 0L-14-4.6V4.6Z", PaperLit, .8) + veil("M-44-5L-16-6.4V-3.8ZM-40 5L-16 3.8V6.4Z", Lamp, .8) +
		inked("M-22-4.6H-8V4.6H-22Z", Brass, 1.8) + inked("M-8-4.6Q-1-4 0 0Q-1 4-8 4.6Z", Ember, 1.8)
}

// Hole is where a bullet went in, about 0, 0.
func Hole() string {
	return fill(burst(8, 12, 5.4, 51), "#120A08") + ring(0, 0, 4.6, Kraft, 1.2) + dot(0, 0, 4, "#000000")
}

// FlipSlot is the place on the felt where a card is turned for a Draw!, w by h: a dashed card with the four suits.
func FlipSlot(icons Icons, w, h float64) string {
	shape := rounded(w, h)
	s := veil(shape, "#0A2423", .55) + path(shape, "fill", "none", "stroke", Lamp, "stroke-width", "2.4", "stroke-dasharray", "9 6", "opacity", ".85")
	var suits string
	for i, suit := range Suits {
		x, y := w/2+float64(i%2*2-1)*w*.18, h/2+float64(i/2*2-1)*w*.18
		suits += Icon(icons, suit, x-w*.13, y-w*.13, w*.26, "#3E8A80")
	}
	return s + suits
}

// Suits are the four suits as the icons call them.
var Suits = []string{"spades", "hearts", "diamonds", "clubs"}

// suitColour is ink, or red for hearts and diamonds.
func suitColour(suit string) string {
	if suit == "hearts" || suit == "diamonds" {
		return "#A8281B"
	}
	return Ink
}

// Flipped is the frame of a card, w by h, whose flip went well or badly: a line outside and a badge on the lower edge.
func Flipped(w, h float64, well bool) string {
	if well {
		return outline(rounded(w, h), Ink, 10) + outline(rounded(w, h), PaperLit, 6) +
			stud(w/2, h, 13, Teal, 2.4) + at(w/2, h, brush("M-6 .5L-1.5 5.5L6.5-4.5", PaperLit, 3.4))
	}
	return outline(rounded(w, h), Ink, 10) + outline(rounded(w, h), Coral, 6) +
		stud(w/2, h, 13, Coral, 2.4) + at(w/2, h, brush("M-5-5L5 5M5-5L-5 5", Ink, 3.4))
}

// Distance is a ring of four wedges about 0, 0 that point inwards; the number of steps stands in its middle.
func Distance(colour string) string {
	s := dot(0, 0, 16, Deep) + ring(0, 0, 16, colour, 1.6)
	for i := range 4 {
		s += turned(float64(45+90*i), 0, 0, fill("M-4-19H4L0-11.5Z", colour))
	}
	return s
}

// RoleW and RoleH are the size of a role as a small card.
const RoleW, RoleH = 46, 70

// ShowdownRoles are the four roles of the Showdown and their icons.
var ShowdownRoles = []struct{ Name, Icon string }{
	{"sheriff", "law-star"}, {"deputy", "justice-star"}, {"outlaw", "bandit"}, {"renegade", "duel"},
}

// SmallRole is a role as a small card whose upper left corner is 0, 0. The Sheriff is the only one in lamp light.
func SmallRole(icons Icons, icon, ground, colour string) string {
	return shadow(box(0, 0, RoleW, RoleH, 5), 1.5, 2.5, Deep, .6, Edge{}) +
		inked(polygon(box(0, 0, RoleW, RoleH, 5)), ground, 2) +
		path(polygon(box(3.4, 3.4, RoleW-6.8, RoleH-6.8, 3)), "fill", "none", "stroke", colour, "stroke-width", "1.2", "opacity", ".6") +
		Icon(icons, icon, 6, 18, 34, colour)
}

// DeckEdges are the cards of a deck that show under its topmost one, w by h.
func DeckEdges(w, h float64) string {
	s := at(7, 9, veil(rounded(w, h), Deep, .6))
	for i := 3; i > 0; i-- {
		s += at(float64(i)*1.5, float64(i)*1.9, inked(rounded(w, h), PaperOld, 1.4))
	}
	return s
}

// BigArrow points down with its tip at 0, 0: from who acts to whom it hits.
func BigArrow() string {
	return inked("M-12-44H12V-26H24L0 0L-24-26H-12Z", Coral, 2.6)
}
