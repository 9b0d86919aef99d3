package draw

// Walls are what menus stand before, and the doors of the hand-over.
func Walls(Icons) []Piece {
	return []Piece{
		// Tiles: repeat them in both directions.
		{Name: "wall/setup", Box: Box{0, 0, 640, 320}, Body: Planks(0, 0, 640, 320, Boards{N: 4, Seed: 12,
			Colours: []string{"#3A2217", "#402619", "#361F14"}, Gap: "#1A0F0A"}) + slit(0, -.8, 640, 1.6, "#1A0F0A")},
		{Name: "wall/result", Box: Box{0, 0, 640, 320}, Body: Planks(0, 0, 640, 320, Boards{N: 5, Standing: true, Seed: 22,
			Colours: []string{WoodDark, "#55301D", "#472818"}}) + slit(-.8, 0, 1.6, 320, WoodDeep)},
		// Stretched across the top of a wall: the dark under the roof.
		{Name: "wall/eaves", Box: Box{0, 0, 320, 75}, Body: faint(.45, scaled(0, 0, .5, fill("M-9-9H649V150Q320 60 -9 150Z", Deep)))},
		{Name: "cover/left/wide", Box: Box{0, 0, 480, 540}, Body: scaled(0, 0, backdrop, leaf(640, 720, false))},
		{Name: "cover/right/wide", Box: Box{0, 0, 480, 540}, Body: scaled(0, 0, backdrop, leaf(640, 720, true))},
		{Name: "cover/left/tall", Box: Box{0, 0, 195, 844}, Body: leaf(195, 844, false)},
		{Name: "cover/right/tall", Box: Box{0, 0, 195, 844}, Body: leaf(195, 844, true)},
	}
}

// leaf is one leaf of the saloon's doors in the dark; the two meet at the middle of the screen, where lamp light shows.
func leaf(w, h float64, right bool) string {
	n, seed := 8, 9
	if w < 400 {
		n = 3
	}
	if right {
		seed = 6
	}
	s := Planks(0, 0, w, h, Boards{N: n, Standing: true, Seed: seed, Colours: []string{"#6B3D22", "#744527", "#643820"}})
	const frame = "#54301B"
	side := min(40, w*.12)
	mid := h * .5
	for _, y := range []float64{h * .083, mid + 50} {
		tall := mid - 50 - h*.083
		s += inked(cutBox(side, y, w-2*side, tall, 0, Edge{Seed: int(y)}), frame, 4)
		slats := int((tall - 25) / 25)
		step := (tall - 25) / float64(slats)
		for i := range slats {
			top := y + 14 + float64(i)*step
			colour := "#7E4C2A"
			if i%2 == 1 {
				colour = "#8A5630"
			}
			s += inked(polygon([]Point{{side + 14, top + 3}, {w - side - 14, top}, {w - side - 14, top + 16}, {side + 14, top + 18}}), colour, 2)
		}
	}
	rail := d("M0 %H%V%H0Z", mid-26, w, mid+26)
	s += inked(rail, frame, 4) + clip(rail, hatch(0, mid-24, w, 48, Gouge{Gap: 7, Width: 2.4, Opacity: .35, Seed: 4, Min: .05, Max: .3}))
	edge := block(w-6, -9, 6, h+18, 0, Ink) + block(w-3, -9, 3, h+18, 0, Amber)
	if right {
		edge = block(0, -9, 6, h+18, 0, Ink) + block(0, -9, 3, h+18, 0, Amber)
	}
	return s + edge + faint(.42, block(-9, -9, w+18, h+18, 0, Deep))
}
