package draw

import "strconv"

// Showdown is the table of the Showdown: room, felt, the panels of the players and what lies on them.
func Showdown(icons Icons) []Piece {
	const boards = 37
	room := Boards{N: 8, Seed: 12, Colours: []string{WoodDark, "#55301D", "#472818"}, Gap: "#24140C"}
	out := []Piece{
		// A tile: repeat it in both directions.
		{Name: "showdown/room", Box: Box{0, 0, 640, 8 * boards},
			Body: Planks(0, 0, 640, 8*boards, room) + slit(0, -.8, 640, 1.6, room.Gap) + faint(.25, block(-4, -4, 648, 8*boards+8, 0, Deep))},
		// The pivot of the felt is its middle. The wide one is baked at three quarters.
		{Name: "showdown/felt/wide", Box: Box{-350, -158, 702, 332}, Pivot: Point{0, 0}, Body: scaled(0, 0, backdrop, Felt(420, 182))},
		{Name: "showdown/felt/tall", Box: Box{-195, -92, 396, 206}, Pivot: Point{0, 0}, Body: Felt(176, 78)},
	}
	out = append(out, showdownPanels()...)
	out = append(out, inPlay()...)
	out = append(out, showdownRoles(icons)...)
	out = append(out, drama(icons)...)
	return out
}

// showdownPanels are the grounds of the players' panels and what lies over a panel or a portrait on it.
func showdownPanels() []Piece {
	const w, h = 140, 90
	out := append(playerPanels("showdown"),
		sliced("showdown/buried", w, h, even(18), veil(polygon(box(1, 1, w-2, h-2, 7)), Deep, .5)+
			clip(polygon(box(1, 1, w-2, h-2, 7)), hatch(0, 0, w, h, Gouge{Gap: 8, Width: 1.8, Colour: PaperOld, Opacity: .16, Min: .3, Max: .7}))))
	for _, size := range []struct {
		name string
		side float64
	}{{"showdown/jail", 128}, {"showdown/jail/small", 64}} {
		side := size.side
		shape := polygon(box(0, 0, side, side, max(3, side*.06)))
		out = append(out, Piece{Name: size.name, Pivot: Point{0, 0}, Box: Box{-Margin, -Margin, side + 2*Margin, side + 2*Margin},
			Body: clip(shape, Bars(side, side)) + outline(shape, Ink, max(2.4, side*.045))})
	}
	return out
}

// inPlay are the grounds of cards that lie before somebody, and the disc for the reach of a weapon. The rim tells the
// rule as on the cards: a weapon's is solid, a blue card's dashed.
func inPlay() []Piece {
	const weapon = "#7E2317"
	ground := func(rim string) string {
		return shadow(box(0, 0, dashSize, dashSize, 4), 1.5, 2.5, Deep, .6, Edge{Amp: .1}) +
			inked(polygon(box(0, 0, dashSize, dashSize, 4)), Paper, 1.8) + rim
	}
	solid := func(colour string) string {
		return ground(outline(polygon(box(2.6, 2.6, dashSize-5.2, dashSize-5.2, 3)), colour, 2))
	}
	return []Piece{
		sliced("showdown/play/weapon", dashSize, dashSize, even(dashCorner), solid(weapon)),
		sliced("showdown/play/brown", dashSize, dashSize, even(dashCorner), solid(ShowdownCards.Families[0].Dark)),
		sliced("showdown/play/blue", dashSize, dashSize, even(dashCorner),
			ground(dashesInside(2.6, 3, 7.5, 4.9, ShowdownCards.Families[1].Dark, 2))),
		mark("showdown/range", 28, dot(0, 0, 12.5, weapon)),
	}
}

// showdownRoles are the roles as small cards, open and hidden, and the plate under one's own, at rest and held.
func showdownRoles(icons Icons) []Piece {
	small := func(name, icon, ground, colour string) Piece {
		return Piece{Name: "showdown/role/" + name, Box: Box{-3, -3, RoleW + 8, RoleH + 9}, Pivot: Point{0, 0},
			Body: SmallRole(icons, icon, ground, colour)}
	}
	out := []Piece{
		small("hidden", ShowdownCards.Backs[1].Emblem, WoodDeep, "#8B6A50"),
		sliced("showdown/role/plate", 120, 48, even(14), truePlate(120, 48, 6, WoodDark, Kraft, 1.6)),
		sliced("showdown/role/plate/held", 120, 48, even(14), truePlate(120, 48, 6, "#5C3820", Lamp, 2.6)),
	}
	for i, r := range ShowdownRoles {
		if i == 0 {
			out = append(out, small(r.Name, r.Icon, Lamp, Ink))
			continue
		}
		out = append(out, small(r.Name, r.Icon, WoodDark, Lamp))
	}
	return out
}

// drama is what moves on the table: flips, shots, dynamite, death.
func drama(icons Icons) []Piece {
	hand := PartsOf(ShowdownCards, HandCard)
	onCard := func(name, body string) Piece {
		const below = 16 // for the badge of a flip
		return Piece{Name: name, Box: Box{-Margin - 2, -Margin - 2, hand.W + 2*Margin + 4, hand.H + Margin + 2 + below}, Pivot: Point{0, 0}, Body: body}
	}
	out := []Piece{
		onCard("showdown/deck", DeckEdges(hand.W, hand.H)),
		onCard("showdown/flip", FlipSlot(icons, hand.W, hand.H)),
		onCard("showdown/flip/good", Flipped(hand.W, hand.H, true)),
		onCard("showdown/flip/bad", Flipped(hand.W, hand.H, false)),
		mark("showdown/distance", 42, Distance(PaperOld)),
		mark("showdown/distance/near", 42, Distance(Lamp)),
		mark("showdown/distance/far", 42, Distance("#7A6350")),
		{Name: "showdown/arrow", Box: Box{-27, -47, 54, 50}, Pivot: Point{0, 0}, Body: BigArrow()},
		{Name: "showdown/shot", Box: Box{-62, -9, 64, 18}, Pivot: Point{0, 0}, Body: Shot()},
		mark("showdown/hole", 28, Hole()),
		mark("showdown/coffin", 76, Coffin()),
		mark("showdown/dynamite", 84, Dynamite()),
	}
	for _, suit := range Suits {
		out = append(out, mark("showdown/suit/"+suit, 48, stud(0, 0, 21, PaperLit, 2.4)+
			hoop(0, 0, 17.6, 17.6, suitColour(suit), 1.2, "3 2.6")+Icon(icons, suit, -13, -13, 26, suitColour(suit))))
	}
	for n := range 3 {
		frame := strconv.Itoa(n + 1)
		out = append(out,
			mark("showdown/dynamite/lit/"+frame, 84, Dynamite()+at(FuseTip.X, FuseTip.Y, Sparks(n))),
			mark("showdown/sparks/"+frame, 32, Sparks(n)),
			mark("showdown/explosion/"+frame, 176, Explosion(n)))
	}
	return out
}

// playerPanels are the grounds of the players' panels at a table, and the stripes in the colours of the seats that lie
// at their left or top.
func playerPanels(table string) []Piece {
	const w, h = 140, 90
	var out []Piece
	for _, p := range []struct {
		state, colour, edge string
		width               float64
	}{{"", panelBrown, Ink, 2.2}, {"/turn", "#4A3020", Lamp, 3}, {"/fires", "#5A2012", Coral, 3.4}, {"/dead", "#2A1C15", Ink, 2.2}} {
		out = append(out, sliced(table+"/panel"+p.state, w, h, even(18), shadow(box(0, 0, w, h, 7), 3, 4, Ink, .55, Edge{Seed: 4})+
			edged(cutBox(0, 0, w, h, 7, Edge{Step: 26, Seed: 4}), p.colour, p.edge, p.width)))
	}
	for _, s := range Seats {
		const sw, sh = 16, 60
		left := fill(polygon([]Point{{2, 8}, {8, 2}, {sw, 2}, {sw, sh - 2}, {8, sh - 2}, {2, sh - 8}}), s.Colour)
		top := fill(polygon(box(2, 2, sh-4, 6, 1)), s.Colour)
		if s.Rim != "" {
			left += line(d("M% 2V%", sw-.8, sh-2.0), s.Rim, 1.6)
			top += line(d("M2 7.2H%", sh-2.0), s.Rim, 1.6)
		}
		out = append(out,
			sliced(table+"/stripe/left/"+s.Name, sw, sh, Inset{10, 12, 3, 12}, left),
			sliced(table+"/stripe/top/"+s.Name, sh, 8, Inset{8, 3, 8, 3}, top))
	}
	return out
}
