package draw

import "math"

// PhotoFrame is a photograph without its picture: the window is clear, so that a portrait drawn before it shows.
func PhotoFrame(g Game, size CardSize) string {
	p := PartsOf(g, size)
	win := photoWindow(g, p)
	outer := g.Cut(p.W, p.H)
	holed := func(data, colour, opacity string) string {
		return path(data+win, "fill", colour, "fill-rule", "evenodd", "opacity", opacity)
	}
	shadow := arch(2.5, 3.5, p.W, p.H, corner(p.W)*2.4)
	return holed(shadow, Deep, ".6") + holed(outer, Paper, "") + outline(outer, Ink, 2) + outline(win, Ink, 2)
}

// photoWindow is the outline of the picture on a photograph.
func photoWindow(g Game, p CardParts) string {
	b := p.Window
	return arch(b.X, b.Y, b.W, b.H, corner(b.W)*2.4)
}

// arch is the outline of a photograph at x, y whose upper corners have radius r.
func arch(x, y, w, h, r float64) string {
	return d("M% %Q% % % %H%Q% % % %V%Q% % % %H%Q% % % %Z", x, y+r, x, y, x+r, y, x+w-r, x+w, y, x+w, y+r, y+h-4,
		x+w, y+h, x+w-4, y+h, x+4, x, y+h, x, y+h-4)
}

// PhotoBars are the bars over the picture of somebody who is immobilized.
func PhotoBars(g Game, size CardSize) string {
	p := PartsOf(g, size)
	win := photoWindow(g, p)
	return clip(win, at(p.Window.X, p.Window.Y, Bars(p.Window.W, p.Window.H))) + outline(win, Ink, 2)
}

// Photograph is somebody's photograph w wide, without words.
func Photograph(who Person, w float64) string {
	g, size := StreetCards, CardSize{W: w}
	p := PartsOf(g, size)
	return clip(photoWindow(g, p), scaled(p.Window.X, p.Window.Y, p.Window.W/200*1.02, Portrait(who))) + PhotoFrame(g, size)
}

// Token is a token about 0, 0 of radius r, flat or with its shadow. The back is a wheel on brass; each face has a rim
// and an icon of its own, and so can be told without colour.
func Token(icons Icons, face string, r float64, flat bool) string {
	line, thin := 2.4, 1.6
	if r <= 16 {
		line, thin = 1.8, 1.1
	}
	var s string
	if !flat {
		s = faint(.5, dot(3, 5, r, Deep))
	}
	if face == "back" {
		return s + stud(0, 0, r, BrassDark, line) + hoop(0, 0, r*.84, r*.84, Lamp, thin, "3 2.6") +
			Icon(icons, "cartwheel", -r*.62, -r*.62, r*1.24, Ink)
	}
	s += stud(0, 0, r, PaperLit, line)
	switch face {
	case "bogus":
		return s + hoop(0, 0, r*.84, r*.84, Ink, 1.4, "3 2.6") + inked(polygon(box(-r*.42, -r*.52, r*.84, r*1.04, 2)), Paper, 1.4) +
			Icon(icons, "cross-mark", -r*.56, -r*.56, r*1.12, Ink)
	case "election":
		return s + ring(0, 0, r*.84, BrassDark, 1.4) + Icon(icons, "laurels", -r*.66, -r*.66, r*1.32, BrassDark) +
			Icon(icons, "star-medal", -r*.3, -r*.36, r*.6, Ink)
	}
	return s + hoop(0, 0, r*.84, r*.84, Barn, 1.4, "3 2.6") + Icon(icons, tokenIcons[face].icon, -r*.56, -r*.56, r*1.12, tokenIcons[face].colour)
}

// TokenFaces are the faces of tokens, the headline marker last.
var TokenFaces = []string{"vote", "cuffs", "bullet", "election", "bogus", "headline"}

var tokenIcons = map[string]struct{ icon, colour string }{
	"vote": {"vote", TealDark}, "cuffs": {"handcuffs", Ink}, "bullet": {"silver-bullet", Ink}, "election": {"laurels", BrassDark},
	"bogus": {"cross-mark", Ink}, "headline": {"newspaper", Barn},
}

// Note is a player's own guess of what a token is, a tag about 0, 0 that hangs on it.
func Note(icons Icons, face string) string {
	return dot(0, 0, 13, PaperLit) + hoop(0, 0, 13, 13, Ink, 1.6, "3 2") +
		Icon(icons, tokenIcons[face].icon, -9.5, -9.5, 19, tokenIcons[face].colour)
}

// emptyPlace is an empty place in the reserve about 0, 0.
func emptyPlace(r float64) string {
	return faint(.35, dot(0, 0, r, Deep)) + faint(.8, hoop(0, 0, r, r, PaperOld, 1.6, "4 3"))
}

// StreetBadges are the states of a character: its badge's ground, icon and the icon's colour.
var StreetBadges = []struct{ Name, Ground, Icon, On string }{
	{"hidden", Ink, "sunken-eye", Paper}, {"shown", Lamp, "look-at", Ink},
	{"cuffed", SlateDark, "handcuffs", PaperLit}, {"headline", PaperLit, "newspaper", Barn},
}

// lane is the dust of the street with its ruts, along x.
func lane(x, y, w, h float64, seed int) string {
	next := random(seed)
	var streaks string
	for range int(math.Ceil(w * h / 2600)) {
		px, py, l := math.Floor(x+next()*w+.5), math.Floor(y+next()*h+.5), 14+next()*60
		streaks += d("M% %l% -1.2l% 1.2l% 1.4Z", px, py, math.Floor(l/2+.5), math.Floor(l/2+.5), math.Floor(-l/2+.5))
	}
	ruts := d("M% %Q% % % %V%Q% % % %Z", x, y+h*.30, x+w/2, y+h*.26, x+w, y+h*.30, y+h*.36, x+w/2, y+h*.32, x, y+h*.36) +
		d("M% %Q% % % %V%Q% % % %Z", x, y+h*.64, x+w/2, y+h*.68, x+w, y+h*.64, y+h*.70, x+w/2, y+h*.74, x, y+h*.70)
	shape := d("M% %h%v%h%Z", x, y, w, h, -w)
	return block(x, y, w, h, 0, "#C48450") + clip(shape, fill(ruts, "#A3663A")+veil(streaks, "#8E5430", .8))
}

// StreetBoard is the whole board lying: boardwalks above and below, the lane between them, the two saloons and the
// reserve at the right, where column 7 is. 1280 by 416. It may be turned by 180 degrees, never mirrored.
func StreetBoard() string {
	const w, h, saloons = 1280, 416, 1012
	walk := func(y, tall float64, seed int, rail float64) string {
		return Planks(0, y, saloons, tall, Boards{N: int(math.Floor(saloons/26. + .5)), Standing: true, Seed: seed, Colours: []string{Wood, "#734527", "#83502E"}}) +
			inked(d("M0 %H%V%H0Z", rail, saloons, rail+9), railWood, 2)
	}
	shape := d("M0 0H%V%H0Z", saloons, h)
	light := rays(-60, 208, 10, 1120, 44, Lamp, Sun{Opacity: .22, Seed: 3}) + faint(.55, dot(-40, 208, 120, Lamp)) + faint(.6, dot(-40, 208, 84, PaperLit))
	for k := range 8 {
		x := 420 + float64(k)*74
		light += veil(d("M% 0L% %H%V0Z", x, x-60, h, saloons), Plum, .045)
	}
	return walk(0, 146, 4, 140) + lane(0, 149, saloons, 116, 5) + walk(268, 148, 6, 265) + clip(shape, light) +
		block(saloons, 0, w-saloons, h, 0, "#5A1E22") + Planks(saloons, 0, w-saloons, h, saloonWall(18)) +
		lane(saloons+12, 150, 256, 116, 9) + line(d("M% 150H%M% 266H%", saloons+12, w, saloons+12, w), Ink, 4) +
		inked(d("M% 0H%V150H%ZM% 266H%V%H%Z", saloons, saloons+12, saloons, saloons, saloons+12, h, saloons), railWood, 2.4)
}

func saloonWall(n int) Boards {
	return Boards{N: n, Seed: 8, Colours: []string{"#8A2F27", "#802A25", "#92352B"}, Gap: "#561B1D", Painted: true}
}

// StreetLane is the board standing, turned a quarter so that column 7 is on top: 390 by 428, without the saloons.
func StreetLane() string {
	const w, h, left, right = 390, 428, 128, 262
	walk := func(x, wide float64, seed int, rail float64) string {
		return Planks(x, 0, wide, h, Boards{N: 17, Seed: seed, Colours: []string{Wood, "#734527", "#83502E"}}) +
			inked(d("M% 0h8v%h-8Z", rail, h), railWood, 2)
	}
	next := random(6)
	var streaks string
	for range 40 {
		x, y, l := math.Floor(132+next()*100), math.Floor(4+next()*410), math.Floor(10+next()*26)
		streaks += d("M% %l% -1l0 2Z", x, y, l)
	}
	shape := d("M0 0H%V%H0Z", w, h)
	var dusk string // falls on the far end
	for _, y := range []float64{44, 84, 120, 152} {
		dusk += veil(d("M0 0H%V%H0Z", w, y), Plum, .07)
	}
	return block(left, 0, right-left, h, 0, "#C48450") +
		fill("M168 0Q160 206 166 428H178Q172 206 178 0ZM212 0Q220 206 214 428H226Q232 206 222 0Z", "#A3663A") + veil(streaks, "#8E5430", .8) +
		walk(0, left, 4, left-5) + walk(right, w-right, 6, right-3) +
		clip(shape, rays(195, 496, 10, 560, 36, Lamp, Sun{Opacity: .16, Seed: 3})+dusk)
}

// StreetSaloons is the two saloons and the reserve between them, over the standing board: 390 by 72.
func StreetSaloons() string {
	const w, h = 390, 72
	return Planks(0, 0, w, h, saloonWall(5)) + inked("M130 -4H260V76H130Z", "#C48450", 2) + inked("M126 -4h7v80h-7ZM257 -4h7v80h-7Z", railWood, 1.8)
}

// Newspaper is a front page without words, 220 by 280: rules under the masthead, a window for a picture 84 square at
// 24, 96, and columns of grey lines. The headline is set between the rules.
func Newspaper() string {
	const w, h = 220, 280
	s := shadow(box(0, 0, w, h, 2), 4, 5, Deep, .6, Edge{Seed: 7}) + inked(cutBox(0, 0, w, h, 2, Edge{Amp: 1.2, Step: 18, Seed: 7}), PaperLit, 2) +
		line("M14 34H206M14 37.5H206M14 86H206", Ink, 1.4) + line("M70 20H150", InkSoft, 2.4) + plate(24, 96, 84, 84, 0, PaperOld, 1.6)
	next := random(12)
	var lines string
	column := func(x, top, bottom, wide float64) {
		for y := top; y < bottom; y += 6.4 {
			lines += d("M% %h%", x, y, wide*(.82+.18*next()))
		}
	}
	column(120, 100, 266, 80)
	column(24, 192, 266, 84)
	return s + path(lines, "fill", "none", "stroke", InkSoft, "stroke-width", "1.8", "opacity", ".55") + line("M110 4V276", PaperOld, 1)
}
