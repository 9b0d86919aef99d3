package draw

// The browns of the dark chrome.
const (
	trayBrown  = "#1E120C"
	panelBrown = "#3A251B"
	noteBrown  = "#2A1710"
	noteEdge   = "#6B4A34"
	faintEdge  = "#8B6A50"
)

// cutPlate is a chamfered plate as scissors cut it.
func cutPlate(w, h, chamfer float64, colour, edge string, width float64, seed int) string {
	return edged(cutBox(0, 0, w, h, chamfer, Edge{Amp: .6, Step: 22, Seed: seed}), colour, edge, width)
}

// truePlate is a chamfered plate with straight edges.
func truePlate(w, h, chamfer float64, colour, edge string, width float64) string {
	return edged(polygon(box(0, 0, w, h, chamfer)), colour, edge, width)
}

// panels are the grounds on which words stand.
func panels() []Piece {
	const w, h = 240, 160
	row := func(name, colour string, seed int) Piece {
		const w, h = 320, 72
		return sliced(name, w, h, even(20),
			shadow(box(0, 0, w, h, 6), 3, 4, Deep, .6, Edge{Seed: seed})+
				edged(cutBox(0, 0, w, h, 6, Edge{Seed: seed}), colour, Ink, 2))
	}
	return []Piece{
		sliced("ui/panel/paper", w, h, even(26), Notice(0, 0, w, h, Sheet{Seed: 6, Chamfer: 7})),
		sliced("ui/panel/poster", w, 320, even(30), Notice(0, 0, w, 320, Sheet{Seed: 3, Chamfer: 8, Nails: true})),
		sliced("ui/panel/dialog", w, h, even(30),
			shadow(box(0, 0, w, h, 10), 4, 5, Deep, .6, Edge{Seed: 8})+
				edged(cutBox(0, 0, w, h, 10, Edge{Amp: 1, Step: 22, Seed: 8}), Paper, Ink, 3)+
				path(cutBox(7, 7, w-14, h-14, 7, Edge{Amp: .5, Step: 30, Seed: 9}), "fill", "none", "stroke", BrassDark, "stroke-width", "2")),
		sliced("ui/panel/brown", w, h, even(20), cutPlate(w, h, 6, panelBrown, Ink, 2, 4)),
		sliced("ui/panel/note", w, h, even(16), truePlate(w, h, 6, noteBrown, noteEdge, 1.5)),
		sliced("ui/panel/deep", w, 100, even(22),
			edged(cutBox(0, 0, w, 100, 7, Edge{Seed: 9}), Deep, BrassDark, 2)),
		sliced("ui/panel/tray", w, h, Inset{4, 8, 4, 4}, tray(w, h, trayBrown, 1)+line(d("M% 1H%", -Margin-4, w+Margin+4), BrassDark, 2)),
		// A bar lies along the top of the screen and shows its lower edge; a floor lies along the bottom.
		sliced("ui/panel/bar", w, h, Inset{4, 4, 4, 8}, turned(180, w/2, h/2, tray(w, h, Deep, .8))),
		sliced("ui/panel/floor", w, h, Inset{4, 8, 4, 4}, faint(.95, tray(w, h, Deep, 1.4))),
		sliced("ui/panel/toast", w, 48, even(20),
			shadow(box(0, 0, w, 48, 6), 2, 4, Deep, .6, Edge{Seed: 5})+cutPlate(w, 48, 6, Deep, Brass, 2, 5)),
		sliced("ui/panel/shadow", w, h, even(16), veil(cutBox(0, 0, w, h, 6, Edge{Amp: .7, Seed: 4}), Deep, .6)),
		row("ui/row/paper", Paper, 32),
		row("ui/row/lit", Lamp, 30),
		row("ui/row/old", PaperOld, 33),
	}
}

// tray is a ground whose upper edge is rough and whose other edges lie outside.
func tray(w, h float64, colour string, amp float64) string {
	const out = Margin + 4
	return fill(cut([]Point{{-out, 0}, {w + out, 0}, {w + out, h + out}, {-out, h + out}},
		Edge{Amp: amp, Step: 32, Seed: 3}), colour)
}

// plates are small grounds: chips, the seats' plates and the ends of their rows.
func plates() []Piece {
	var out []Piece
	ground := func(name string, colour, edge string, width float64, seed int) {
		const w, h = 120, 48
		out = append(out, sliced(name, w, h, even(14), cutPlate(w, h, 5, colour, edge, width, seed)))
	}
	ground("ui/plate/brown", panelBrown, Ink, 1.8, 2)
	ground("ui/plate/paper", Paper, Lamp, 3, 3)
	ground("ui/plate/waiting", panelBrown, BrassDark, 2, 4)
	ground("ui/plate/danger", Coral, Ink, 2, 5)
	for i, s := range Seats {
		edge := Ink
		if s.Rim != "" {
			edge = s.Rim
		}
		ground("ui/plate/"+s.Name, s.Colour, edge, 2, 10+i)
		ground("ui/plate/"+s.Name+"/lit", s.Colour, Lamp, 3, 10+i)
	}

	chip := func(name, colour, edge string) {
		const w, h = 64, 24
		out = append(out, sliced(name, w, h, even(8), truePlate(w, h, 4, colour, edge, 1.5)))
	}
	chip("ui/chip/ink", Ink, Ink)
	chip("ui/chip/deep", Deep, Deep)
	chip("ui/chip/paper", Paper, Ink)
	chip("ui/chip/lamp", Lamp, Ink)
	chip("ui/chip/brass", Brass, Ink)
	chip("ui/chip/barn", Barn, Ink)
	chip("ui/chip/teal", Teal, Ink)
	chip("ui/chip/coral", Coral, Ink)
	for _, s := range Seats {
		chip("ui/chip/"+s.Name, s.Colour, orText(s.Rim, Ink))
	}

	// The coloured end of a seat's row lies inside the row's own ink line.
	for _, s := range Seats {
		const w, h = 53, 72
		end := fill(polygon([]Point{{1, 8}, {8, 1}, {w, 1}, {w, h - 1}, {8, h - 1}, {1, h - 8}}), s.Colour) +
			line(d("M% 1V%", w, h-1.0), Ink, 2)
		if s.Rim != "" {
			end += line(d("M% 2V%", w-2, h-2.0), s.Rim, 1.6)
		}
		out = append(out, sliced("ui/end/"+s.Name, w, h, Inset{12, 14, 6, 14}, end))
	}
	return out
}
