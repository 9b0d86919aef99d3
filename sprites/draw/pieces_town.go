package draw

import "math"

// townBands are the sky over the town, far to near.
var townBands = []string{"#1C0F26", "#2B1534", "#3D1B40", "#552241", "#712A3F", "#92353A", "#B54530", "#D4642F", Orange, Amber}

// Backdrops of a whole screen are baked at three quarters of a 1280 by 720 screen and drawn to cover it: larger than
// a page otherwise, and made of flat shapes that lose nothing.
const backdrop = .75

// Town is the street of Dry Gulch: sky, mesas, ground, props.
func Town(Icons) []Piece {
	out := []Piece{
		{Name: "town/sky/wide", Box: Box{0, 0, 960, 540}, Body: scaled(0, 0, backdrop,
			Sky(0, 0, 1280, 720, Dusk{SunX: .5, SunY: .622, SunR: 92, Bands: townBands, Tight: .8}))},
		{Name: "town/sky/tall", Box: Box{0, 0, 390, 844},
			Body: Sky(0, 0, 390, 844, Dusk{SunX: .5, SunY: .40, SunR: 62, Bands: townBands, Tight: .8})},
		{Name: "town/ridge", Box: Box{0, -44, 640, 44}, Pivot: Point{0, 0}, Body: ridge(640, "#5F2238")},
		{Name: "town/street", Box: Box{0, 0, 960, 156}, Body: scaled(0, 0, backdrop, street())},
		{Name: "town/boardwalk", Box: Box{0, -4, 136, 22}, Pivot: Point{0, 0}, Body: boardwalk(136)},
		standing("town/saguaro", 80, 128, Saguaro(0, 0, 128, Ink)),
		standing("town/barrel", 60, 46, barrel(46)),
		standing("town/crate", 18, 40, inked("M-7-38H7V0H-7Z", WoodDark, 2.4)),
		standing("town/post", 56, 150, fill("M16-140H28V0H16ZM-14-128H26V-120H-14Z", Ink)+line("M-6-120v14", Ink, 3)),
		mark("town/lamp", 60, lantern()),
		mark("town/lamp/glow", 96, faint(.16, dot(0, 0, 46, Lamp))+faint(.3, dot(0, 0, 26, Lamp))),
		mark("town/wheel", 146, wagonWheel(64)),
		mark("town/tumbleweed", 56, tumbleweed()),
		standing("town/duelist", 64, 106, duelist()),
		{Name: "town/loco", Box: Box{-10, -130, 240, 136}, Pivot: Point{0, 0}, Body: scaled(0, 0, .76, Loco())},
		{Name: "town/smoke", Box: Box{-16, -130, 330, 134}, Pivot: Point{0, 0}, Body: Smoke(0, 0, 1.15, 5)},
		{Name: "town/rails", Box: Box{0, -4, 5 * sleeperGap, 16}, Pivot: Point{0, 0}, Body: Rails(-sleeperGap, 0, 7*sleeperGap)},
	}
	for _, front := range []struct {
		name   string
		house  House
		left   float64 // where it stands in a street of 1280, whose middle the sun is behind
		emblem string
	}{
		{"saloon", SaloonHouse, 26, ""}, {"depot", DepotHouse, 470, ""},
		{"printer", PrinterHouse, 664, ""}, {"store", StoreHouse, 838, ""},
		{"sheriff", SheriffHouse, 982, LawStar(SheriffHouse.W/2, -246, 28, Brass)},
	} {
		h := front.house
		foot := Point{h.W / 2, 0}
		out = append(out,
			Piece{Name: "house/" + front.name, Box: Box{-12, -h.H - 12, h.W + 24, h.H + 18}, Pivot: foot, Body: DrawHouse(h) + front.emblem},
			longShadow("house/"+front.name+"/shadow", -8, h.W+8, foot, 640-front.left))
	}
	out = append(out, longShadow("town/duelist/shadow", -10, 12, Point{0, 0}, -170))
	for i, m := range []struct {
		w, h          float64
		colour, shade string
		seed          int
	}{
		{420, 170, "#8B3040", "#74263A", 2}, {460, 190, "#8B3040", "#74263A", 4},
		{250, 96, "#A93F38", "#8E3438", 6}, {260, 84, "#A93F38", "#8E3438", 8},
	} {
		out = append(out, standing("town/mesa/"+string(rune('1'+i)), m.w+8, m.h+8,
			Mesa(-m.w/2, 0, m.w, m.h, m.colour, m.shade, m.seed)))
	}
	return out
}

// longShadow is what a thing between left and right throws towards us when the sun is low behind sun: from 17 below its
// foot, beyond the boardwalk, to 120.
func longShadow(name string, left, right float64, foot Point, sun float64) Piece {
	const top, bottom = 17, 120
	end := func(x float64) float64 { return sun + (x-sun)*1.34 }
	l, r := min(left, end(left)), max(right, end(right))
	l, r = math.Floor(l), math.Ceil(r)
	return Piece{Name: name, Box: Box{l, top, r - l, bottom - top}, Pivot: foot,
		Body: veil(polygon([]Point{{left, top - 4}, {right, top - 4}, {end(right), bottom + 4}, {end(left), bottom + 4}}), "#4A2338", .5)}
}

// standing is a piece whose foot, the pivot, is at 0, 0 in the middle of its lower edge; 6 dp below it are kept.
func standing(name string, w, h float64, body string) Piece {
	return Piece{Name: name, Box: Box{-w / 2, -h - 4, w, h + 10}, Pivot: Point{0, 0}, Body: body}
}

// ridge is a row of low hills that can be continued at both ends.
func ridge(w float64, colour string) string {
	next := random(5)
	var top []Point
	for x := 0.0; x <= w; x += 20 {
		y := -24 - 8*math.Sin(x/w*4*math.Pi)
		if x > 0 && x < w {
			y += (next() - .5) * 4
		}
		top = append(top, Point{x, y})
	}
	return fill(polygon(append(top, Point{w + 4, -24}, Point{w + 4, 4}, Point{-4, 4}, Point{-4, -24})), colour)
}

// street is the ground of a screen 1280 wide, from the boardwalk down.
func street() string {
	const w, h = 1280, 208
	s := block(0, 0, w, h, 0, DustDark) + fill("M0 40Q640 26 1280 40V208H0Z", "#B5703F") +
		veil("M360 0H920L1120 208H160Z", "#C98350", .7)
	next := random(8)
	var streaks string
	for range 90 {
		x, y, l := next()*w, 36+next()*170, 20+next()*80
		streaks += d("M% %l% -1.4l% 1.4l% 1.6Z", math.Round(x), math.Round(y), l/2, l/2, -l/2)
	}
	return s + veil(streaks, "#7E4A2A", .75) +
		veil("M540 6L330 208H352L552 6ZM728 6L928 208H950L740 6Z", "#8E5430", .7)
}

// boardwalk is a stretch of planks that repeats every 34.
func boardwalk(w float64) string {
	s := block(0, -4, w, 14, 0, "#5C3820") + block(0, 10, w, 8, 0, WoodDeep)
	for x := 0.0; x < w; x += 34 {
		s += line(d("M% -4V10", x+17), WoodDeep, 2)
	}
	return s + block(0, -4, w, 1.6, 0, Ink)
}

func barrel(h float64) string {
	w := h * .74
	x := -w / 2
	shape := d("M% 0Q% % % %H%Q% % % 0Z", x, x-w*.14, -h*.5, x, -h, x+w, x+w*1.14, -h*.5, x+w)
	s := fill(d("M% %H%V0H%Z", x+w*.55, -h, x+w*1.2, x+w*.5), "#6B4122")
	for _, k := range []float64{.28, .5, .74} {
		s += line(d("M% 0V%", x+w*k, -h), WoodDeep, 1.6)
	}
	for _, k := range []float64{.16, .78} {
		s += fill(d("M% %H%V%H%Z", x-8, -h*k-4, x+w+8, -h*k+3, x-8), Ink)
	}
	return fill(shape, "#9A6338") + clip(shape, s) + outline(shape, Ink, 2.6)
}

func lantern() string {
	return inked("M-9 12L-11-10L-5-16H5L11-10L9 12Z", Lamp, 3) + fill("M-4 8Q0-12 4 8Z", Ember) +
		fill("M-13 12H13V18H-13ZM-8-16H8V-21H-8Z", Ink)
}

func wagonWheel(r float64) string {
	s := ring(0, 0, r, Ink, r*.17) + dot(0, 0, r*.2, Ink)
	for i := range 12 {
		p := around(0, 0, r, float64(i)*math.Pi/6)
		s += line(d("M0 0L% %", p.X, p.Y), Ink, r*.08)
	}
	return s
}

// tumbleweed is a ball of dry twigs.
func tumbleweed() string {
	next := random(21)
	var twigs string
	for i := range 26 {
		a, b := float64(i)*.77, float64(i)*.77+1.1+next()*1.6
		p, q, m := around(0, 0, 17+next()*6, a), around(0, 0, 17+next()*6, b), around(0, 0, 8*next()-10, (a+b)/2)
		twigs += d("M% %Q% % % %", p.X, p.Y, m.X, m.Y, q.X, q.Y)
	}
	return brush(twigs, Ink, 3.4) + brush(twigs, "#A2754A", 1.5)
}

// duelist is a gunslinger as a silhouette, waiting in the lane.
func duelist() string {
	return fill("M-4-98C-8-100-8-90-8-88L-20-88C-14-82 14-82 20-88L8-88C8-92 8-100 4-98L0-96ZM-6-82H6V-72H-6ZM-13-72H13L22-24L12-22L4-46L-2-22L-16-24ZM-8-40L-14 0H-4L1-36L8 0H17L8-42ZM-12-70L-30-48L-26-44L-8-58ZM12-70L24-50L19-46L8-60Z", Ink)
}
