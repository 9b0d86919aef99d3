package draw

// A cardFace is a kind of card and the icons on it; none where each card of the family has its own.
type cardFace struct{ family, motif, glyph string }

// cardFaces are the cards of the games that are built.
var cardFaces = map[string][]cardFace{
	"train": {
		{"move", "sprint", "sprint"}, {"climb", "ladder", "ladder"}, {"fire", "revolver", "revolver"},
		{"punch", "punch-blast", "fist"}, {"loot", "robber-hand", "robber-hand"}, {"law", "law-star", "law-star"},
		{"lead", "silver-bullet", "bullets"},
	},
	"saloon": {
		{family: "gun"}, {family: "melee"}, {family: "boost"}, {family: "block"}, {family: "reload"}, {family: "team"},
		{"loaded", "reload-gun-barrel", "bullets"},
	},
	"street": {}, // photographs
	"showdown": {
		{family: "brown"}, {family: "blue"},
		{"sheriff", "law-star", "law-star"}, {"deputy", "justice-star", "justice-star"},
		{"outlaw", "bandit", "bandit"}, {"renegade", "duel", "duel"},
	},
}

// CardSizes are the sizes in which cards are baked.
var CardSizes = []CardSize{HandCard, FanCard, ZoomCard}

// Cards is the cards of the games that are built, without words: faces, backs, and what lies under or over a card in
// some state. The pivot is the card's upper left corner.
func Cards(icons Icons) []Piece {
	var out []Piece
	for _, g := range Games {
		faces, built := cardFaces[g.Name]
		if !built {
			continue
		}
		for _, size := range CardSizes {
			p := PartsOf(g, size)
			piece := func(what, body string) {
				out = append(out, Piece{Name: "card/" + g.Name + "/" + what + "/" + size.Name, Pivot: Point{0, 0},
					Box: Box{-Margin, -Margin, p.W + 2*Margin, p.H + 2*Margin}, Body: body})
			}
			for n, f := range g.Families {
				for _, face := range faces {
					if face.family == f.Name {
						piece(f.Name, CardFrame(g, n, size)+cardMotif(icons, f, p, face))
					}
				}
			}
			if g.Families == nil {
				piece("photo", PhotoFrame(g, size))
				piece("bars", PhotoBars(g, size))
			}
			for _, b := range g.Backs {
				piece(b.Name, CardBack(icons, g, b, p.W))
			}
			if p.zoom {
				continue // a card is looked at, not chosen
			}
			piece("legal", CardLegal(g, p.W, p.H))
			piece("chosen", CardChosen(g, p.W, p.H))
			piece("off", CardOff(g, size))
		}
	}
	return out
}

// cardMotif is the picture in the window, with its slip of colour, and the glyph in the foot.
func cardMotif(icons Icons, f Family, p CardParts, face cardFace) string {
	if face.motif == "" {
		return ""
	}
	x, y := p.Motif.X-p.MotifSize/2, p.Motif.Y-p.MotifSize/2
	return Icon(icons, face.motif, x+p.MotifSlip, y+p.MotifSlip, p.MotifSize, f.Field) +
		Icon(icons, face.motif, x, y, p.MotifSize, Ink) +
		Icon(icons, face.glyph, p.Glyph.X-p.GlyphSize/2, p.Glyph.Y-p.GlyphSize/2, p.GlyphSize, PaperLit)
}
