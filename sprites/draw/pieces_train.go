package draw

import "strconv"

// Train is the board of the Train: sky and ground that can be scrolled, the train in the parts that move apart, loot.
func Train(Icons) []Piece {
	out := []Piece{
		{Name: "train/sky/wide", Box: Box{0, 0, 960, 352}, Body: TrainSky(960, 352)},
		{Name: "train/sky/tall", Box: Box{0, 0, 390, 640}, Body: TrainSky(390, 640)},
		{Name: "train/sky/line", Box: Box{0, 0, 390, 150}, Body: LowSky(390, 150)},
		standing("train/mesa/1", 428, 150, Mesa(-210, 0, 420, 150, nearRock[0], nearRock[1], 4)),
		standing("train/mesa/2", 338, 104, Mesa(-165, 0, 330, 104, farRock[0], farRock[1], 2)),
		standing("train/mesa/3", 268, 90, Mesa(-130, 0, 260, 90, farRock[0], farRock[1], 6)),
		{Name: "train/ridge", Box: Box{0, -44, 640, 44}, Pivot: Point{0, 0}, Body: ridge(640, "#4C1F36")},
		{Name: "train/ground", Box: Box{0, 0, 320, 48}, Pivot: Point{0, 0}, Body: trackside(320, 48)},
		{Name: "train/rails", Box: Box{0, -4, 5 * sleeperGap, 16}, Pivot: Point{0, 0}, Body: Rails(-sleeperGap, 0, 7*sleeperGap)},
		{Name: "train/coupling", Box: Box{0, -4, 16, 8}, Pivot: Point{0, 0}, Body: block(-4, -3.5, 24, 7, 0, Ink)},

		{Name: "train/loco", Box: Box{-12, -170, 312, 176}, Pivot: Point{0, 0}, Body: LocoBody()},
		{Name: "train/loco/rod", Box: Box{-92, -8, 188, 16}, Pivot: Point{0, 0}, Body: Rod()},
		{Name: "train/loco/cylinder", Box: Box{66, -50, 50, 30}, Pivot: Point{0, 0}, Body: Cylinder()},
		mark("train/puff", 72, faint(.9, dot(0, 0, 32, smokeShade)+dot(-7, -7.7, 23, smokeLight))),
		{Name: "train/smoke", Box: Box{-16, -116, 300, 120}, Pivot: Point{0, 0}, Body: Smoke(0, 0, 1, 5)},
		mark("train/loco/wheel/small", 38, Wheel(LocoWheels[0].R)),
		mark("train/loco/wheel/large", 70, Wheel(LocoWheels[3].R)),
		mark("train/car/wheel", 36, CarWheel()),
		{Name: "train/car/bogie", Box: Box{-3, -3, 62, 14}, Pivot: Point{0, 0}, Body: Bogie()},
		{Name: "train/car/plate", Box: Box{7, -46, 30, 26}, Pivot: Point{0, 0}, Body: NumberPlate()},
	}
	for _, k := range CarKinds {
		car := func(name string, w float64) {
			out = append(out, Piece{Name: name, Box: Box{-14, -162, w + 28, 146}, Pivot: Point{0, 0}, Body: CarBody(k, w)})
		}
		car("train/car/"+k.Name, CarWidth)
		car("train/car/"+k.Name+"/narrow", NarrowCarWidth)
	}
	for _, k := range LootKinds {
		out = append(out, Piece{Name: "loot/" + k, Box: Box{-2, 3, 52, 52}, Pivot: Point{24, 51}, Body: Loot(k)})
	}
	return out
}

// trackside is a strip of ground with streaks that can be continued at both ends.
func trackside(w, h float64) string {
	next := random(5)
	var streaks string
	for range 46 {
		l := 18 + next()*70
		x, y, t := next()*(w-l), 5+next()*(h-8), .7+next()*.7
		streaks += polygon([]Point{{x, y}, {x + l, y - t}, {x + l*.86, y + t*.4}})
	}
	return block(-4, 0, w+8, h+4, 0, "#7A4428") + veil(streaks, "#3B1C18", .75) + block(-4, 0, w+8, 1.6, 0, "#5A2A2C")
}

// A figure is what tells one pawn from another beside its seat: the hat and the skin.
type figure struct {
	hat  string
	skin int
}

// figures are the bandits of the Train, and a rider for every other use.
var figures = []figure{
	{"flat", 0}, {"bowler", 1}, {"stetson", 5}, {"sombrero", 2}, {"gambler", 3}, {"plume", 0},
	{"stetson", 1},
}

// Pawns are the figures on the board, in every seat's colour and looking both ways; their rings, hats and the Marshal.
func Pawns(Icons) []Piece {
	out := []Piece{
		{Name: "pawn/ring", Box: Box{-5, 68, 70, 44}, Pivot: PawnFoot, Body: PawnRing("#fff")},
		{Name: "pawn/marshal", Box: Box{0, -6, 64, 106}, Pivot: Point{30, 93}, Body: MarshalPawn()},
	}
	for _, f := range figures {
		out = append(out, f.pawns()...)
	}
	for _, hat := range []string{"flat", "bowler", "stetson", "sombrero", "gambler", "plume"} {
		colour := pawnFelt
		if hat == "plume" {
			colour = "#7C4470"
		}
		out = append(out, Piece{Name: "pawn/hat/" + hat, Box: Box{-2, -8, 64, 36}, Pivot: Point{30, 14},
			Body: inked(pawnHats[hat], colour, 2.4)})
	}
	return out
}

// pawns are the figure in every seat's colour, looking left and right.
func (f figure) pawns() []Piece {
	var out []Piece
	for _, s := range Seats {
		name := "pawn/" + s.Name + "/" + f.hat + "/" + strconv.Itoa(f.skin)
		body := PawnBody(s, f.hat, f.skin)
		out = append(out,
			Piece{Name: name, Box: Box{-19, -8, 84, 117}, Pivot: PawnFoot, Body: body + Coin(s)},
			Piece{Name: name + "/right", Box: Box{-5, -8, 84, 117}, Pivot: PawnFoot, Body: flipped(30, body) + Coin(s)})
	}
	return out
}
