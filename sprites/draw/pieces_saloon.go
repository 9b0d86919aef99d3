package draw

import (
	"slices"
	"strconv"
	"strings"
)

// brawlers are the figures of the Saloon. The gunslinger in the stetson of the common figures is none of them.
var brawlers = []figure{
	{"gambler", 1}, {"stetson", 2}, {"bonnet", 0}, {"flat", 1}, {"headband", 5}, {"top", 0}, {"cap", 1}, {"plume", 4},
}

// IsBrawler tells whether a pawn is one of the Saloon's.
func IsBrawler(pawn string) bool {
	return slices.ContainsFunc(brawlers, func(f figure) bool {
		return strings.HasSuffix(strings.TrimSuffix(pawn, "/right"), "/"+f.hat+"/"+strconv.Itoa(f.skin))
	})
}

// Saloon is the table of the Saloon: both maps, what hangs and stands on them, and what a player has before him.
func Saloon(icons Icons) []Piece {
	var out []Piece
	for _, m := range SaloonMaps {
		out = append(out, saloonMap(m)...)
	}
	out = append(out, mapSigns(icons)...)
	out = append(out, furniture()...)
	out = append(out, brawlerBoard()...)
	out = append(out, phases()...)
	for _, f := range brawlers {
		out = append(out, f.pawns()...)
	}
	return out
}

// saloonMap is the floor of a map, its positions, and its arrows, named after where they start and end. The pivot of
// all of them is the upper left corner of the map, so that they are drawn at one point.
func saloonMap(m SaloonMap) []Piece {
	room := Piece{Name: "saloon/room/" + m.Name, Box: Box{0, 0, m.W, m.H}, Body: SaloonRoom(m)}
	width := 6.0
	if m.Name == "wide" { // larger than a page: baked at three quarters
		room.Box, room.Body, width = Box{0, 0, m.W * backdrop, m.H * backdrop}, scaled(0, 0, backdrop, room.Body), 7
	}
	out := []Piece{room}
	for _, p := range m.Places {
		b := p.Plate
		piece := Piece{Name: "saloon/place/" + m.Name + "/" + p.Name, Box: Box{b.X - 16, b.Y - 8, b.W + 34, b.H + 16 + p.deep}, Pivot: Point{0, 0}, Body: DrawPlace(p)}
		out = append(out, inside(piece, m.W, m.H))
	}
	for _, r := range m.Reach {
		out = append(out, Piece{Name: "saloon/reach/" + m.Name + "/" + r.From + "/" + r.To, Box: r.box(), Pivot: Point{0, 0},
			Body: ReachArrow(r.a, r.b, r.Both, r.bend, width)})
	}
	return out
}

// inside cuts a piece's box to a plane w by h.
func inside(p Piece, w, h float64) Piece {
	r, b := min(p.Box.X+p.Box.W, w), min(p.Box.Y+p.Box.H, h)
	p.Box.X, p.Box.Y = max(p.Box.X, 0), max(p.Box.Y, 0)
	p.Box.W, p.Box.H = r-p.Box.X, b-p.Box.Y
	return p
}

// mapSigns are the signs of positions, circles for pawns, and what says that somebody may move to orange only.
func mapSigns(icons Icons) []Piece {
	return []Piece{
		sliced("saloon/sign", 80, 28, even(8), shadow(box(0, 0, 80, 28, 4), 2, 3, Ink, .55, Edge{})+
			inked(cutBox(0, 0, 80, 28, 4, Edge{Amp: .5, Seed: 8}), Paper, 2)),
		mark("saloon/shield", 34, ShieldSign(27, true)),
		mark("saloon/shield/none", 34, ShieldSign(27, false)),
		mark("saloon/blast", 38, BlastSign(28, Orange)),
		mark("saloon/blast/none", 38, BlastSign(28, PaperOld)),
		mark("saloon/blast/minus", 38, BlastSign(28, Plum)),
		{Name: "saloon/spot", Box: Box{-20, -14, 40, 28}, Pivot: Point{0, 0}, Body: Spot(17, PaperLit, "4 3", 1.8)},
		{Name: "saloon/spot/legal", Box: Box{-24, -16, 48, 32}, Pivot: Point{0, 0}, Body: faint(.4, oval(0, 0, 19, 11, Lamp)) +
			hoop(0, 0, 19, 11, Ink, 5, "") + hoop(0, 0, 19, 11, Lamp, 2.8, "7 4")},
		{Name: "saloon/restricted", Box: Box{-12, 62, 84, 56}, Pivot: PawnFoot, Body: RestrictedRing()},
		mark("saloon/badge/restricted", 32, stud(0, 0, 13, Orange, 2.4)+Icon(icons, "manacles", -9.5, -9.5, 19, Ink)),
	}
}

// furniture is what stands in the saloon, and flies through it.
func furniture() []Piece {
	return []Piece{
		{Name: "saloon/table", Box: Box{-50, -34, 106, 84}, Pivot: Point{0, 0}, Body: RoundTable(44, true)},
		{Name: "saloon/table/bare", Box: Box{-50, -34, 106, 84}, Pivot: Point{0, 0}, Body: RoundTable(44, false)},
		mark("saloon/chair", 42, Chair()),
		{Name: "saloon/piano", Box: Box{-8, -12, 124, 106}, Pivot: Point{0, 0}, Body: Piano()},
		{Name: "saloon/stove", Box: Box{-28, -92, 52, 96}, Pivot: Point{0, 0}, Body: Stove()},
		mark("saloon/mug", 40, Mug()),
		mark("saloon/bottle", 48, scaled(-8, 18, 2, bottle(19, glassColours[0]))),
		mark("saloon/bottle/broken", 48, at(0, 2, inked("M-8 16V4L-5-1L-2 4L1-3L4 3L8-2V16Z", glassColours[0], 2.6)+
			inked("M-14-12L-9-18L-6-12ZM4-14L11-18L12-10ZM-2-22L3-24L2-18Z", glassColours[0], 1.8))),
		mark("saloon/glow", 300, Glow(148)),
		{Name: "saloon/dizzy/1", Box: Box{-30, -16, 60, 32}, Pivot: Point{0, 0}, Body: dizzy(0)},
		{Name: "saloon/dizzy/2", Box: Box{-30, -16, 60, 32}, Pivot: Point{0, 0}, Body: dizzy(1)},
		{Name: "saloon/dizzy/3", Box: Box{-30, -16, 60, 32}, Pivot: Point{0, 0}, Body: dizzy(2)},
	}
}

// dizzy are three stars that turn over the head of somebody who is knocked out, in three pictures.
func dizzy(n int) string {
	s := faint(.7, hoop(0, 0, 22, 8, PaperLit, 1.4, "3 3"))
	for i := range 3 {
		p := around(0, 0, 22, (float64(i)+float64(n)/3)*2.0944)
		s += at(p.X, p.Y*8/22, inked("M0-6 1.6-2.1 5.7-1.9 2.6.8 3.5 4.8 0 2.6-3.5 4.8-2.6.8-5.7-1.9-1.6-2.1Z", Lamp, 1.4))
	}
	return s
}

// brawlerBoard is the player's own board: panels, slots for weapons, the Grit bar.
func brawlerBoard() []Piece {
	slot := func(name, ground, edge string, width float64) Piece {
		return sliced("saloon/slot"+name, 60, 44, even(10), truePlate(60, 44, 4, ground, edge, width))
	}
	bar := func(name, body string) Piece { return sliced("saloon/grit"+name, 80, 13, even(5), body) }
	return append(playerPanels("saloon"),
		slot("", Paper, Ink, 1.6),
		slot("/chosen", Paper, Lamp, 3),
		sliced("saloon/slot/empty", dashSize, dashSize, even(dashCorner),
			fill(polygon(box(0, 0, dashSize, dashSize, 4)), "#2A1A14")+dashFrame(4, 7.5, 4.5, "#7A6350", 1.6)),
		bar("", block(0, 0, 80, 13, 0, Deep)+outline("M0 0H80V13H0Z", Paper, 1)),
		bar("/fill", block(1.5, 1.5, 77, 10, 0, Brass)+block(1.5, 1.5, 77, 2.4, 0, Lamp)),
		bar("/fill/low", block(1.5, 1.5, 77, 10, 0, "#E0603A")+block(1.5, 1.5, 77, 2.4, 0, "#F59A76")),
		// Lies at the end of every tenth of a Grit bar, over the fill.
		Piece{Name: "saloon/grit/notch", Box: Box{-1, 0, 2, 13}, Pivot: Point{0, 0}, Body: block(-.8, -2, 1.6, 17, 0, Deep)},
	)
}

// phases are the arrow-shaped grounds of the strip of phases; the first has no notch at its left.
func phases() []Piece {
	const w, h, tip = 96, 32, 10
	var out []Piece
	for _, p := range []struct {
		state, colour, edge string
		width               float64
	}{{"now", Lamp, Brass, 2.6}, {"over", panelBrown, "#7A6350", 1.4}, {"ahead", noteBrown, "#7A6350", 1.4}} {
		first := []Point{{0, 0}, {w - tip - 2, 0}, {w - 2, h / 2}, {w - tip - 2, h}, {0, h}}
		out = append(out,
			sliced("saloon/phase/"+p.state, w, h, Inset{14, 0, 16, 0}, edged(polygon(append(first, Point{tip, h / 2})), p.colour, p.edge, p.width)),
			sliced("saloon/phase/first/"+p.state, w, h, Inset{14, 0, 16, 0}, edged(polygon(first), p.colour, p.edge, p.width)))
	}
	return out
}
