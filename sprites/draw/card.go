package draw

import "math"

// Family is a kind of card: its colours and the games' word for it.
type Family struct {
	Name, Field, Ray, Dark string
	Rim                    Rim
}

// Rim is a line inside the edge of a card, in the family's dark colour. A card with a rim bears rank and suit in the
// foot; one without bears the family's disc.
type Rim int

const (
	NoRim Rim = iota
	Once      // solid: played and gone
	Stays     // dashed: lies before somebody
)

// Back is how the cards of one deck look from behind: field, rays and an icon.
type Back struct{ Name, Field, Ray, Emblem string }

// Game is how the cards of a game look.
type Game struct {
	Name     string
	Cut      func(w, h float64) string // the outline
	Backs    []Back                    // of its decks, the common one first
	Families []Family                  // none: its cards are photographs
	Tall     bool                      // the header always holds two lines
}

// The cards of the four games.
var (
	SaloonCards = Game{Name: "saloon", Cut: ticket, Tall: true,
		Backs: []Back{{"back", Barn, BarnDark, "saloon-doors"}, {"loader", Barn, BarnDark, "reload-gun-barrel"}},
		Families: []Family{
			{"gun", "#C9603A", "#DB8253", "#7E2317", NoRim}, {"melee", "#D9A13F", "#EBC06B", "#6A4712", NoRim},
			{"boost", "#4E8F86", "#72AAA0", "#174C49", NoRim}, {"block", "#6F94AE", "#94B2C6", "#24394B", NoRim},
			{"reload", "#5B4A40", "#78665A", "#1F130E", NoRim}, {"team", "#9A5A86", "#B57FA4", "#4A2047", NoRim},
			{"loaded", "#BE9150", "#D6B178", "#4C2B1A", NoRim}, // a card of the Loader deck
		}}
	TrainCards = Game{Name: "train", Cut: punched,
		Backs: []Back{{"back", SlateDark, "#16242F", "steam-locomotive"}},
		Families: []Family{
			{"move", "#6F94AE", "#94B2C6", "#24394B", NoRim}, {"climb", "#5C978C", "#84B3A9", "#174C49", NoRim},
			{"fire", "#C9603A", "#DB8253", "#7E2317", NoRim}, {"punch", "#D9A13F", "#EBC06B", "#6A4712", NoRim},
			{"loot", "#BE9150", "#D6B178", "#4C2B1A", NoRim}, {"law", "#8B5C93", "#A981B0", "#3D1F47", NoRim},
			{"lead", "#5B4A40", "#78665A", "#1F130E", NoRim},
		}}
	StreetCards = Game{Name: "street", Cut: arched, Backs: []Back{{"back", WoodDark, WoodDeep, "western-hat"}}}
	// The brown and the blue cards of the Showdown, and the four roles, which are a deck of their own.
	ShowdownCards = Game{Name: "showdown", Cut: rounded,
		Backs: []Back{{"back", TealDark, "#0C2A2A", "law-star"}, {"role", WoodDark, WoodDeep, "western-hat"}},
		Families: []Family{
			{"brown", "#C99A5E", "#DDB882", "#6B3F1F", Once}, {"blue", "#7FA6C0", "#A3C1D4", "#1F4468", Stays},
			{"sheriff", "#D9A13F", "#EBC06B", "#6A4712", NoRim}, {"deputy", "#4E8F86", "#72AAA0", "#174C49", NoRim},
			{"outlaw", "#C9603A", "#DB8253", "#7E2317", NoRim}, {"renegade", "#8B5C93", "#A981B0", "#3D1F47", NoRim},
		}}
)

// Games are the cards of the four games in the order of the town.
var Games = []Game{SaloonCards, TrainCards, StreetCards, ShowdownCards}

func corner(w float64) float64 { return max(6, w*.07) }

// ticket is a bar-room ticket with its corners cut off.
func ticket(w, h float64) string { return polygon(box(0, 0, w, h, corner(w))) }

// punched is a train ticket with a bite out of both sides.
func punched(w, h float64) string {
	r, m, n := corner(w), h*.56, max(4, w*.05)
	return d("M% 0H%Q% 0 % %V%A% % 0 0 0 % %V%Q% % % %H%Q0 % 0 %V%A% % 0 0 0 0 %V%Q0 0 % 0Z",
		r, w-r, w, w, r, m-n, n, n, w, m+n, h-r, w, h, w-r, h, r, h, h-r, m+n, n, n, m-n, r, r)
}

// arched is a cabinet photograph.
func arched(w, h float64) string {
	r := corner(w) * 2.4
	return d("M0 %Q0 0 % 0H%Q% 0 % %V%Q% % % %H4Q0 % 0 %Z", r, r, w-r, w, w, r, h-4, w, h, w-4, h, h, h-4)
}

// rounded is a playing card.
func rounded(w, h float64) string {
	r := corner(w)
	return d("M% 0H%Q% 0 % %V%Q% % % %H%Q0 % 0 %V%Q0 0 % 0Z", r, w-r, w, w, r, h-r, w, h, w-r, h, r, h, h-r, r, r)
}

// CardSize is the width of a card and how it is held.
type CardSize struct {
	Name string
	W    float64
	Two  bool // the header holds two lines
	Fan  bool // the motif stands at the left, where a fan of cards leaves it to be seen
}

// The sizes in which cards are baked.
var (
	HandCard = CardSize{Name: "hand", W: 108}
	FanCard  = CardSize{Name: "fan", W: 84, Two: true, Fan: true}
	ZoomCard = CardSize{Name: "zoom", W: 280}
)

// CardParts is where things lie on a card whose upper left corner is 0, 0: in dp, for a card of the size that was asked.
type CardParts struct {
	W, H       float64
	Margin     float64
	Header     Box   // the title, or its two lines
	Window     Box   // the picture
	Motif      Point // the middle of the lit disc
	DiscR      float64
	MotifSize  float64 // side of the motif's square; its colour slip lies MotifSlip to the lower right
	MotifSlip  float64
	Foot       Box   // rules text at zoom; else glyph and numbers
	Glyph      Point // the middle of the dark disc with the family's glyph
	GlyphR     float64
	GlyphSize  float64
	zoom       bool
	line       float64 // of the disc
	gouge, gap float64 // of the window's shade
}

// PartsOf is where things lie on a card of a game.
func PartsOf(g Game, size CardSize) CardParts {
	w := size.W
	p := CardParts{W: w, H: math.Floor(w*1.4 + .5), Margin: max(4, w*.05), zoom: w >= 210}
	m, h := p.Margin, p.H
	header, foot, disc := max(22, h*.165), max(24, h*.18), .80
	p.GlyphR, p.GlyphSize, p.line, p.gouge, p.gap = 9, 13, 1, 1.4, 5
	if size.Two || g.Tall {
		header = 32
	}
	if p.zoom {
		header, foot, disc = h*.115, h*.30, .74
		p.GlyphR, p.GlyphSize, p.line, p.gouge, p.gap = 11, 16, 2, 2.2, 7
	}
	p.Header = Box{m, m, w - 2*m, header}
	p.Window = Box{m, m + header, w - 2*m, h - m - header - foot - m}
	p.Foot = Box{m, p.Window.Y + p.Window.H, w - 2*m, foot}
	d, x := min(p.Window.W, p.Window.H)*disc, w/2
	if size.Fan {
		d, x = 46, m+25
	}
	p.Motif, p.DiscR = Point{x, p.Window.Y + p.Window.H/2}, d*.6
	p.MotifSize, p.MotifSlip = d*.86, w*.014
	p.Glyph = Point{m + 14, p.Foot.Y + (foot+m)/2 - 1}
	if p.zoom {
		p.Glyph.Y = h - m - 12
	}
	if g.Families == nil {
		p.photograph()
	}
	return p
}

// photograph lays the parts of a card that is a photograph: the picture on top, the name under it, then the rest.
func (p *CardParts) photograph() {
	p.Margin = max(4, p.W*.06)
	m, w := p.Margin, p.W-2*p.Margin
	p.Window = Box{m, m, w, w * 1.02}
	under := m + p.Window.H
	title := (p.H - under) * .55
	if p.zoom {
		title = 38
	}
	p.Header = Box{m, under, w, title}
	p.Foot = Box{m, under + title, w, p.H - under - title - m/2}
}

// CardFrame is a card of the n-th family of a game without motif, glyph and words, its upper left corner at 0, 0.
func CardFrame(g Game, n int, size CardSize) string {
	f, p := g.Families[n], PartsOf(g, size)
	w, h := p.W, p.H
	outer, win := g.Cut(w, h), p.Window
	frame := d("M% %H%V%H%Z", win.X, win.Y, win.X+win.W, win.Y+win.H, win.X)
	s := at(2.5, 3.5, veil(outer, Deep, .6)) + inked(outer, Paper, 2) +
		clip(frame, fill(frame, f.Field)+
			rays(p.Motif.X, p.Motif.Y, p.DiscR/2, max(win.W, win.H), 22, f.Ray, Sun{Seed: n + 4})+
			dot(p.Motif.X, p.Motif.Y, p.DiscR, PaperLit)+ring(p.Motif.X, p.Motif.Y, p.DiscR-2, f.Dark, p.line)+
			hatch(win.X, win.Y+win.H*.6, win.W, win.H*.4, Gouge{From: FromBottom, Gap: p.gap, Width: p.gouge, Colour: f.Dark, Opacity: .45, Seed: n + 6, Min: .1, Max: .9})) +
		outline(frame, Ink, 1.4) +
		inked(headerShape(g, p), f.Dark, 1.4)
	if f.Rim == NoRim {
		return s + dot(p.Glyph.X, p.Glyph.Y, p.GlyphR, f.Dark)
	}
	return s + rim(f, w, h, p.zoom)
}

// headerShape is the field of the title.
func headerShape(g Game, p CardParts) string {
	m, w, foot := p.Margin, p.W, p.Header.Y+p.Header.H
	if g.Name == "saloon" {
		return polygon([]Point{{m, m + 5}, {m + 5, m}, {w - m - 5, m}, {w - m, m + 5}, {w - m, foot}, {m, foot}})
	}
	return d("M% %Q% % % %H%Q% % % %V%H%Z", m, m+4, m, m, m+4, m, w-m-4, w-m, m, w-m, m+4, foot, m)
}

// rim is the line inside the edge.
func rim(f Family, w, h float64, zoom bool) string {
	width, dashes := 2.6, "6 3.4"
	if zoom {
		width, dashes = 4, "9 6"
	}
	if f.Rim == Once {
		dashes = ""
	}
	return at(3, 3, stitch(rounded(w-6, h-6), f.Dark, width, dashes))
}

// CardBack is the back of a deck of a game.
func CardBack(icons Icons, g Game, back Back, w float64) string {
	h, m := math.Floor(w*1.4+.5), max(3, w*.06)
	outer, win := g.Cut(w, h), polygon(box(m, m, w-2*m, h-2*m, m))
	return at(2, 3, veil(outer, Deep, .6)) + inked(outer, Paper, 1.8) +
		clip(win, fill(win, back.Field)+rays(w/2, h/2, w*.16, h, 28, back.Ray, Sun{Seed: 4})) + outline(win, Ink, 1.2) +
		stud(w/2, h/2, w*.27, Paper, 1.6) + Icon(icons, back.Emblem, w/2-w*.2, h/2-w*.2, w*.4, Ink)
}

// CardLegal lies under a card that may be played: a lamp line outside.
func CardLegal(g Game, w, h float64) string { return outline(g.Cut(w, h), Lamp, 5) }

// CardChosen lies under a card that is chosen: a brass frame with an inner line of ink.
func CardChosen(g Game, w, h float64) string {
	return edged(g.Cut(w, h), Brass, Brass, 9) + outline(g.Cut(w, h), Ink, 3)
}

// CardOff lies over frame and motif of a card that may not be played, under its title: the header is grey, the rest
// under a veil. A photograph lies under the veil down to its name.
func CardOff(g Game, size CardSize) string {
	p := PartsOf(g, size)
	if g.Families == nil {
		shape := g.Cut(p.W, p.H)
		return clip(shape, veil(d("M0 0H%V%H0Z", p.W, p.Header.Y), PaperOld, .58)+
			hatch(0, 0, p.W, p.Header.Y, Gouge{Gap: 7, Width: 1.4, Opacity: .34, Min: .35, Max: .8})) + outline(shape, Ink, 2)
	}
	outer, foot := g.Cut(p.W, p.H), p.Header.Y+p.Header.H
	return inked(headerShape(g, p), "#6B5A4A", 1.4) +
		clip(outer, veil(d("M0 %H%V%H0Z", foot+.7, p.W, p.H), PaperOld, .58)+
			hatch(0, foot, p.W, p.H-foot, Gouge{Gap: 7, Width: 1.4, Opacity: .34, Min: .35, Max: .8})) +
		outline(outer, Ink, 2)
}
