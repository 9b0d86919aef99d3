package draw

import "math"

// A SaloonMap is the map of the Saloon in one shape. All its pieces are drawn on one plane whose upper left corner is
// 0, 0, and have that corner as their pivot.
type SaloonMap struct {
	Name   string // wide or tall
	W, H   float64
	Places []MapPlace
	Reach  []MapReach
}

// MapPlace is a position: its plate, the circles for pawns on it, and where its sign hangs.
type MapPlace struct {
	Name   string // as in the rules, with a hyphen for the underscore
	Plate  Box
	Orange bool // may be entered under Restricted Movement
	Spots  []Point
	Sign   Box // the sign of full width; in the wide map it may be shorter, on the side that Hang tells
	Hang   Hang
	fill   string
	seed   int
	shape  []Point // instead of the plate's chamfered corners
	thing  func() string
	deep   float64 // how far the thing reaches below the plate
}

// Hang is from where a sign that is shorter than its room is measured.
type Hang int

const (
	HangLeft Hang = iota
	HangMiddle
	HangRight
)

// MapReach is a melee reach between two positions.
type MapReach struct {
	From, To string
	Both     bool
	a, b     Point
	bend     float64
}

// SaloonMaps are the two shapes of the map. Both keep the same neighbours, so that no arrow crosses another.
var SaloonMaps = []SaloonMap{wideSaloon, tallSaloon}

const boardLight, railWood = "#8F5B35", "#C39A62"

var wideSaloon = SaloonMap{Name: "wide", W: 1036, H: 412,
	Places: []MapPlace{
		{Name: "balcony", Plate: Box{10, 10, 312, 74}, fill: boardLight, seed: 2, Spots: []Point{{110, 70}, {276, 74}}, Sign: Box{20, 2, 280, 28}, thing: balcony, deep: 34},
		{Name: "back", Plate: Box{410, 20, 216, 84}, fill: "#6F4C63", seed: 4, Spots: []Point{{518, 88}}, Sign: Box{410, 6, 216, 28}, Hang: HangMiddle},
		{Name: "bar", Plate: Box{684, 70, 334, 58}, fill: "#77492B", seed: 3, Spots: []Point{{760, 112}, {940, 112}}, Sign: Box{688, 4, 320, 28}, Hang: HangMiddle, thing: counter, deep: 44},
		{Name: "stairs", Plate: Box{12, 150, 250, 106}, Orange: true, fill: "#5C3820", seed: 12, Spots: []Point{{120, 240}}, Sign: Box{20, 140, 230, 28}, thing: stairs},
		{Name: "open", Plate: Box{318, 150, 386, 120}, fill: "#7E2E2A", seed: 6, Spots: []Point{{398, 246}, {452, 204}, {476, 246}, {544, 246}, {568, 204}, {626, 246}},
			Sign: Box{388, 140, 240, 28}, Hang: HangMiddle, shape: []Point{{346, 158}, {660, 150}, {700, 204}, {668, 264}, {392, 270}, {318, 212}}},
		{Name: "card-table", Plate: Box{764, 206, 256, 92}, Orange: true, fill: "#9A6439", seed: 9, Spots: []Point{{846, 280}}, Sign: Box{756, 192, 270, 28}, Hang: HangRight, thing: tippedTable},
		{Name: "piano", Plate: Box{12, 294, 250, 108}, fill: boardLight, seed: 5, Spots: []Point{{156, 386}, {220, 386}}, Sign: Box{20, 284, 250, 28},
			thing: func() string { return scaled(24, 316, .92, Piano()) }},
		{Name: "stove-table", Plate: Box{356, 316, 320, 88}, Orange: true, fill: "#9A6439", seed: 8, Spots: []Point{{560, 386}, {626, 386}}, Sign: Box{362, 304, 250, 28},
			thing: func() string { return at(404, 392, Stove()) + at(488, 362, RoundTable(44, true)) }},
		{Name: "doors", Plate: Box{764, 334, 256, 70}, Orange: true, fill: "#8A5A36", seed: 11, Spots: []Point{{810, 388}, {866, 388}}, Sign: Box{776, 322, 250, 28}, Hang: HangRight, thing: swingDoors},
	},
	Reach: []MapReach{
		{"stairs", "balcony", false, Point{60, 152}, Point{60, 104}, 0}, {"stairs", "open", true, Point{258, 206}, Point{326, 208}, 0},
		{"open", "back", false, Point{514, 164}, Point{514, 98}, 0}, {"open", "bar", false, Point{664, 170}, Point{700, 130}, 0},
		{"open", "card-table", true, Point{694, 216}, Point{768, 236}, 0}, {"open", "doors", true, Point{662, 262}, Point{770, 346}, 0},
		{"open", "stove-table", true, Point{512, 266}, Point{512, 304}, 0}, {"open", "piano", false, Point{384, 272}, Point{254, 330}, -6},
		{"piano", "stove-table", true, Point{258, 372}, Point{362, 372}, 0}, {"back", "bar", true, Point{630, 90}, Point{686, 94}, 0},
		{"bar", "card-table", true, Point{790, 168}, Point{790, 210}, 0}, {"doors", "card-table", false, Point{777, 342}, Point{777, 296}, 0},
	}}

var tallSaloon = SaloonMap{Name: "tall", W: 390, H: 370,
	Places: []MapPlace{
		{Name: "balcony", Plate: Box{5, 4, 114, 98}, fill: boardLight, seed: 2, Spots: []Point{{30, 80}, {84, 80}}, thing: func() string {
			s := inked("M3 94H121V104H3Z", railWood, 2)
			for i := range 9 {
				s += fill(d("M% 94h4v10h-4Z", 9+float64(i)*13), Ink)
			}
			return s
		}},
		{Name: "back", Plate: Box{138, 4, 114, 98}, fill: "#6F4C63", seed: 4, Spots: []Point{{195, 84}}},
		{Name: "bar", Plate: Box{271, 4, 114, 98}, fill: "#77492B", seed: 3, Spots: []Point{{306, 80}, {354, 80}}, thing: func() string {
			return Bottles(279, 66, 40, 4) + inked("M269 90H388V97H269Z", "#C08A52", 2) + inked("M271 97H386V105H271Z", "#7A3A24", 2)
		}},
		{Name: "stairs", Plate: Box{5, 136, 114, 98}, Orange: true, fill: "#5C3820", seed: 12, Spots: []Point{{64, 222}}, thing: func() string {
			var s string
			for k := range 5 {
				k := float64(k)
				s += inked(d("M% %H%V%H%Z", 16+k*8, 170+k*12, 110-k*2, 180+k*12, 16+k*8), "#A8703F", 2)
			}
			return clip("M12 164H112V226H12Z", s)
		}},
		{Name: "open", Plate: Box{133, 136, 124, 98}, fill: "#7E2E2A", seed: 6, Spots: []Point{{158, 221}, {176, 178}, {197, 200}, {197, 221}, {218, 178}, {234, 221}},
			shape: []Point{{140, 136}, {250, 136}, {257, 185}, {250, 234}, {140, 234}, {133, 185}}},
		{Name: "card-table", Plate: Box{271, 136, 114, 98}, Orange: true, fill: "#9A6439", seed: 9, Spots: []Point{{302, 222}},
			thing: func() string { return at(348, 223, scaled(0, 0, .62, tipped())) }},
		{Name: "piano", Plate: Box{5, 268, 114, 98}, fill: boardLight, seed: 5, Spots: []Point{{72, 354}, {101, 354}},
			thing: func() string { return scaled(12, 314, .46, Piano()) }},
		{Name: "stove-table", Plate: Box{138, 268, 114, 98}, Orange: true, fill: "#9A6439", seed: 8, Spots: []Point{{181, 354}, {222, 354}},
			thing: func() string { return scaled(236, 340, .5, Stove()) + at(165, 326, RoundTable(21, false)) }},
		{Name: "doors", Plate: Box{271, 268, 114, 98}, Orange: true, fill: "#8A5A36", seed: 11, Spots: []Point{{306, 352}, {348, 352}},
			thing: func() string { return scaled(333, 314, .44, doorLeaves()) }},
	},
	Reach: []MapReach{
		{"stairs", "balcony", false, Point{62, 140}, Point{62, 104}, 0}, {"stairs", "open", true, Point{116, 185}, Point{140, 185}, 0},
		{"open", "back", false, Point{195, 140}, Point{195, 100}, 0}, {"open", "bar", false, Point{246, 142}, Point{276, 98}, 0},
		{"open", "card-table", true, Point{248, 185}, Point{274, 185}, 0}, {"open", "doors", true, Point{244, 228}, Point{280, 276}, 0},
		{"open", "stove-table", true, Point{195, 230}, Point{195, 272}, 0}, {"open", "piano", false, Point{146, 228}, Point{110, 274}, 0},
		{"piano", "stove-table", true, Point{116, 318}, Point{142, 318}, 0}, {"back", "bar", true, Point{250, 52}, Point{274, 52}, 0},
		{"bar", "card-table", true, Point{330, 104}, Point{330, 138}, 0}, {"doors", "card-table", false, Point{330, 272}, Point{330, 230}, 0},
	}}

// In the tall map every sign hangs at the top of its plate, as wide as the plate allows.
func init() {
	for i := range tallSaloon.Places {
		p := &tallSaloon.Places[i]
		p.Sign = Box{p.Plate.X + p.Plate.W/2 - 54, p.Plate.Y + 4, 108, 24}
	}
}

// DrawPlace is a position's plate and what stands on it.
func DrawPlace(p MapPlace) string {
	b := p.Plate
	corners, inner := box(b.X, b.Y, b.W, b.H, 10), box(b.X+5, b.Y+5, b.W-10, b.H-10, 8)
	if p.shape != nil {
		corners, inner = p.shape, nil
		mid := Point{b.X + b.W/2, b.Y + b.H/2}
		for _, q := range corners {
			inner = append(inner, Point{mid.X + (q.X-mid.X)*.95, mid.Y + (q.Y-mid.Y)*.88})
		}
	}
	shape := cut(corners, Edge{Amp: 1, Step: 24, Seed: p.seed})
	s := inked(shape, p.fill, 2.6) + clip(shape, hatch(b.X, b.Y, b.W, b.H, Gouge{Gap: 9, Width: 2, Opacity: .16, Seed: p.seed, Min: .1, Max: .8}))
	rule := polygon(inner)
	switch {
	case p.Orange:
		s += outline(rule, Ink, 5) + dashed(rule, Orange, 3, "11 5")
	case p.shape != nil:
		s += outline(rule, Brass, 2)
	default:
		s += path(rule, "fill", "none", "stroke", PaperLit, "stroke-width", "1.2", "opacity", ".55")
	}
	if p.thing != nil {
		s += p.thing()
	}
	return s
}

// balcony is the rail of the balcony in the wide map.
func balcony() string {
	s := fill("M0 92H330V112H0Z", WoodDeep) + inked("M0 86H334V94H0ZM0 108H334V116H0Z", railWood, 2)
	for i := range 16 {
		s += inked(d("M% 94h6v14h-6Z", 8+float64(i)*20.4), railWood, 1.4)
	}
	return s
}

// counter is the bar in the wide map, with what stands on it.
func counter() string {
	s := inked("M668 124H1036V136H668Z", "#C08A52", 2.6) + inked("M672 136H1036V164H672Z", "#7A3A24", 2.6)
	for i := range 7 {
		x := 682 + float64(i)*50
		s += inked(d("M% 141H%V159H%Z", x, x+40, x), "#8F4A2E", 1.8)
	}
	return s + inked("M672 164H1036V170H672Z", Brass, 1.6) + at(712, 112, scaled(0, 0, .9, Mug())) + Bottles(986, 124, 30, 6)
}

func stairs() string {
	var s string
	for k := range 7 {
		colour := "#A8703F"
		if k%2 == 1 {
			colour = "#9A6439"
		}
		k := float64(k)
		s += inked(d("M% %H%V%H%Z", 26+k*20, 176+k*11, 250-k*6, 189+k*11, 26+k*20), colour, 2)
	}
	return clip("M20 158H254V248H20Z", s)
}

// tipped is a card table on its side, its foot at 0, 0.
func tipped() string {
	return faint(.5, oval(8, 0, 46, 8, Deep)) + inked("M-42-4Q-48-44-18-54Q18-62 42-34Q48-14 42-4Z", WoodDark, 2.6) +
		inked("M-34-8Q-38-38-14-46Q16-52 34-30Q38-16 34-8Z", Teal, 2) + inked("M-22-30L-10-34L-6-22L-18-18ZM2-24l12 3-3 12-12-3Z", PaperLit, 1.5)
}

func tippedTable() string { return at(948, 280, tipped()) }

// doorLeaves are the swinging doors, 106 by 40, lit from behind; their upper left corner is 0, 0.
func doorLeaves() string {
	s := inked("M0 0H106V104H0Z", Lamp, 2.4) + inked("M4 8H52V100H4ZM54 8H102V100H54Z", "#8A4B26", 2.4)
	for y := 20.0; y < 96; y += 12 {
		s += line(d("M10 %h36M60 %h36", y, y), Ink, 2.4)
	}
	return s
}

func swingDoors() string {
	s := inked("M904 362H1010V402H904Z", Lamp, 2.4) + inked("M908 352H956V400H908ZM958 352H1006V400H958Z", "#8A4B26", 2.4)
	for _, y := range []float64{362, 372, 382, 392} {
		s += line(d("M914 %h36M964 %h36", y, y), Ink, 2.4)
	}
	return s
}

// SaloonRoom is the floor of a map with everything that is no position.
func SaloonRoom(m SaloonMap) string {
	if m.Name == "tall" {
		return Planks(0, 0, m.W, m.H, Boards{N: 10, Standing: true, Seed: 7, Colours: []string{"#A8703F", "#B0783F", "#9E6839"}, Gap: "#6B3F22"}) +
			at(195, 190, Glow(190))
	}
	s := Planks(0, 112, m.W, m.H-112, Boards{N: 22, Standing: true, Seed: 7, Colours: []string{"#A8703F", "#B0783F", "#9E6839", "#AA7040"}, Gap: "#6B3F22"}) +
		hatch(0, 112, m.W, 40, Gouge{From: FromTop, Gap: 8, Width: 3, Colour: WoodDeep, Seed: 4, Min: .2, Max: .95}) +
		block(0, 0, m.W, 112, 0, "#6E2A2A")
	for i := range 52 {
		s += line(d("M% 0V74", float64(i)*20+10), "#83393A", 4)
	}
	s += block(0, 74, m.W, 38, 0, WoodDark) + block(0, 72, m.W, 6, 0, Ink) + block(0, 108, m.W, 6, 0, Ink)
	for i := range 18 {
		x := 8 + float64(i)*58
		s += inked(d("M% 84H%V104H%Z", x, x+46, x), "#5C3820", 1.6)
	}
	s += at(510, 240, Glow(320)) + at(860, 130, Glow(190))
	// behind the bar: shelves and mirror
	s += inked("M672 2H1028V86H672Z", "#5C3820", 2.8) + edged("M800 6H900V82H800Z", "#8FB0B8", Brass, 4) + veil("M808 76L846 10H880L834 78Z", "#C4D8D8", .7)
	for i, b := range []Point{{680, 46}, {906, 46}, {680, 84}, {906, 84}} {
		s += Bottles(b.X, b.Y, 116, 3+2*i)
	}
	s += fill("M676 46H796V50H676ZM904 46H1024V50H904Z", Ink)
	// the balcony's floor, and a violet room behind an open door frame
	return s + block(0, 0, 330, 92, 0, "#3D2114") + Planks(0, 0, 330, 92, Boards{N: 6, Seed: 5, Colours: []string{"#8A5630", "#935C34", "#815030"}, Gap: WoodDark}) +
		block(396, 0, 244, 112, 0, "#2A1730") + Planks(402, 10, 232, 102, Boards{N: 5, Seed: 6, Colours: []string{"#6B4A5C", "#735063"}, Gap: "#3A2440"}) +
		inked("M390 0H402V118H390ZM634 0H646V118H634Z", WoodDark, 2)
}

// box is what the arrow of a reach needs, with room for its head.
func (r MapReach) box() Box {
	const room = 14
	l, t := math.Floor(min(r.a.X, r.b.X))-room, math.Floor(min(r.a.Y, r.b.Y))-room
	return Box{l, t, math.Ceil(max(r.a.X, r.b.X)) + room - l, math.Ceil(max(r.a.Y, r.b.Y)) + room - t}
}
