package draw

// Street is the table of Main Street: the board in both shapes, tokens and what marks them, badges, notes.
func Street(icons Icons) []Piece {
	out := []Piece{
		// The board lying, at three quarters; standing, in two parts.
		{Name: "street/board/wide", Box: Box{0, 0, 1280 * backdrop, 416 * backdrop}, Body: scaled(0, 0, backdrop, StreetBoard())},
		{Name: "street/board/tall", Box: Box{0, 0, 390, 428}, Body: StreetLane()},
		{Name: "street/saloons/tall", Box: Box{0, 0, 390, 72}, Body: StreetSaloons()},
		{Name: "street/newspaper", Box: Box{-6, -6, 236, 296}, Pivot: Point{0, 0}, Body: Newspaper()},
	}
	out = append(out, tokens(icons)...)
	out = append(out, streetBadges(icons)...)
	return append(out, streetChrome(icons)...)
}

// tokens are the tokens in two sizes, the rings round them, and the places where there is none.
func tokens(icons Icons) []Piece {
	const r, small = 30, 14
	var out []Piece
	for _, face := range append([]string{"back"}, TokenFaces...) {
		out = append(out,
			mark("street/token/"+face, 80, Token(icons, face, r, false)),
			mark("street/token/small/"+face, 34, Token(icons, face, small, true)))
		if face != "back" && face != "headline" {
			out = append(out, mark("street/note/"+face, 32, Note(icons, face)))
		}
	}
	return append(out,
		mark("street/token/legal", 84, ring(0, 0, r+5, Ink, 6)+hoop(0, 0, r+5, r+5, Lamp, 3.4, "9 5")),
		mark("street/token/chosen", 84, ring(0, 0, r+5, Ink, 6)+ring(0, 0, r+5, Brass, 3.4)),
		mark("street/token/target", 84, ring(0, 0, r+5, Ink, 6)+ring(0, 0, r+5, Coral, 3.4)),
		mark("street/hole", 68, emptyPlace(r)),
		mark("street/hole/small", 34, emptyPlace(small)))
}

// streetBadges are the states of a character and the ten roles, as discs; and bars for a portrait.
func streetBadges(icons Icons) []Piece {
	const r = 13
	var out []Piece
	for _, b := range StreetBadges {
		out = append(out, mark("street/badge/"+b.Name, 32, stud(0, 0, r, b.Ground, 2)+Icon(icons, b.Icon, -r*.72, -r*.72, r*1.44, b.On)))
	}
	for _, role := range Roles {
		out = append(out, mark("street/role/"+role.ID, 32, stud(0, 0, r, Paper, 2)+Icon(icons, role.Icon, -9.5, -9.5, 19, Ink)))
	}
	const side = 64
	shape := polygon(box(0, 0, side, side, 4))
	return append(out, Piece{Name: "street/bars/small", Pivot: Point{0, 0}, Box: Box{-Margin, -Margin, side + 2*Margin, side + 2*Margin},
		Body: clip(shape, Bars(side, side)) + outline(shape, Ink, 3)})
}

// streetChrome is the rest: rows of the standing board, actions, the two pips of a turn, the aim of a deed in lamp light.
func streetChrome(icons Icons) []Piece {
	action := func(name, colour string, width float64) Piece {
		const w, h = 120, 72
		return sliced("street/action"+name, w, h, even(18), shadow(box(0, 0, w, h, 7), 0, 4, Deep, .85, Edge{Seed: 6})+
			inked(cutBox(0, 0, w, h, 7, Edge{Amp: .6, Seed: 6}), colour, width)+
			path(polygon(box(4, 4, w-8, h-8, 5)), "fill", "none", "stroke", Ink, "stroke-width", "1", "opacity", ".4"))
	}
	row := func(name, colour string) Piece {
		return sliced("street/row"+name, 80, 48, even(14), shadow(box(0, 0, 80, 48, 6), 2, 3, Ink, .55, Edge{Amp: .1})+
			truePlate(80, 48, 6, colour, Ink, 2))
	}
	return []Piece{
		row("", Paper), row("/off", PaperOld),
		{Name: "street/row/back", Box: Box{-4, -4, 126, 58}, Pivot: Point{0, 0}, Body: rowBack(icons)},
		sliced("street/sign", 110, 28, even(11), Sign(0, 0, 110, 28, Hanging{Chamfer: 4, Boards: 1, Seed: 5})),
		action("", Paper, 2), action("/chosen", Lamp, 3),
		sliced("street/call", 76, 56, even(14), truePlate(76, 56, 5, PaperLit, Ink, 1.8)),
		sliced("street/call/chosen", 76, 56, even(14), edged(polygon(box(0, 0, 76, 56, 6)), Brass, Brass, 5)+truePlate(76, 56, 5, Lamp, Ink, 2.4)),
		mark("street/pip", 28, stud(0, 0, 11, Lamp, 2)+Icon(icons, "cowboy-boot", -7.7, -7.7, 15.4, Ink)),
		mark("street/pip/spent", 28, hoop(0, 0, 10, 10, PaperLit, 1.8, "3 2.4")),
		{Name: "street/feed", Box: Box{-16, -16, 34, 32}, Pivot: Point{0, 0}, Body: inked("M1-11l-13 11l13 11ZM15-11l-13 11l13 11Z", Lamp, 1.8)},
		{Name: "street/aim/line", Box: Box{0, -5, 36, 10}, Pivot: Point{0, 0}, Body: line("M-4 0H40", Ink, 7) + stitch("M2 0H40", Lamp, 3.6, "8 4")},
		{Name: "street/aim/head", Box: Box{-26, -16, 32, 32}, Pivot: Point{0, 0}, Body: inked("M2 0L-20-12L-14 0L-20 12Z", Lamp, 2.6)},
	}
}

// rowBack is the back of a character as a row of the standing board, 116 by 48.
func rowBack(icons Icons) string {
	const w, h = 116, 48
	back := StreetCards.Backs[0]
	win := polygon(box(4, 4, w-8, h-8, 4))
	return shadow(box(0, 0, w, h, 6), 2, 3, Ink, .55, Edge{Amp: .1}) + truePlate(w, h, 6, Paper, Ink, 2) +
		clip(win, fill(win, back.Field)+rays(w/2, h/2, 12, 90, 28, back.Ray, Sun{Seed: 4})) +
		stud(w/2, h/2, 18, Paper, 1.6) + Icon(icons, back.Emblem, w/2-13, h/2-13, 26, Ink)
}
