package draw

import (
	"math"
	"strings"
)

// House is a false-front house. Its plane: x from 0 to W, the ground is y = 0, the crown -H. The awning reaches 8 beyond.
type House struct {
	W, H       float64
	Wall, Dark string // boards: lit, in shade
	Trim       string
	Crown      string  // step, gable, arch
	Door       string  // swing, plain, none
	Windows    int     // upstairs; 0: there is no upper floor
	Awning     float64 // its height, as a part of H
	Seed       int
}

// The houses of the town. Each game has one; Main Street lies between two.
var (
	SaloonHouse  = House{W: 292, H: 312, Wall: "#8A2F27", Dark: "#561B1D", Trim: "#D8AE6B", Crown: "step", Door: "swing", Windows: 3, Awning: .42, Seed: 11}
	DepotHouse   = House{W: 160, H: 236, Wall: "#2C5F5C", Dark: "#173A3B", Trim: "#D8AE6B", Crown: "gable", Door: "none", Windows: 1, Awning: .44, Seed: 13}
	PrinterHouse = House{W: 118, H: 262, Wall: "#5A3A5E", Dark: "#382040", Trim: Kraft, Crown: "arch", Door: "plain", Awning: .46, Seed: 15}
	StoreHouse   = House{W: 118, H: 276, Wall: Wood, Dark: WoodDark, Trim: Kraft, Crown: "step", Door: "plain", Awning: .44, Seed: 17}
	SheriffHouse = House{W: 272, H: 296, Wall: "#5B5148", Dark: "#37302C", Trim: "#D8AE6B", Crown: "arch", Door: "plain", Awning: .40, Seed: 19}
)

// DrawHouse is the house with its windows lit.
func DrawHouse(o House) string {
	w, h := o.W, o.H
	crown := crownOf(o.Crown, w, h)
	front := append(append([]Point{{0, 0}}, crown...), Point{w, 0})
	wall := cut(front, Edge{Amp: .8, Step: 40, Seed: o.Seed})
	cornice := strings.TrimSuffix(polygon(crown), "Z")
	s := fill(wall, o.Wall) + clip(wall, o.boards()) +
		line(cornice, Ink, 10) + line(cornice, o.Trim, 4.4) + outline(wall, Ink, 3)
	for i := range o.Windows {
		n := float64(o.Windows)
		s += o.window(w*(float64(i)+.5)/n, -h*.56, min(30, w/n*.42), 36)
	}
	s += o.door()
	if o.Door != "none" && w > 150 {
		s += o.window(w*.16, -44, min(34, w*.15), 40) + o.window(w*.84, -44, min(34, w*.15), 40)
	}
	return s + o.awning()
}

// crownOf is the upper edge of the front, left to right.
func crownOf(kind string, w, h float64) []Point {
	shapes := map[string][]Point{ // parts of width and height
		"step":  {{0, .86}, {.12, .86}, {.12, .95}, {.3, .95}, {.3, 1}, {.7, 1}, {.7, .95}, {.88, .95}, {.88, .86}, {1, .86}},
		"gable": {{0, .78}, {.5, 1}, {1, .78}},
		"arch":  {{0, .88}, {.2, .88}, {.26, .94}, {.38, .985}, {.5, 1}, {.62, .985}, {.74, .94}, {.8, .88}, {1, .88}},
	}
	var out []Point
	for _, p := range shapes[kind] {
		out = append(out, Point{w * p.X, -h * p.Y})
	}
	return out
}

// boards are the joints of the wall and its shade.
func (o House) boards() string {
	w, h := o.W, o.H
	var s string
	for i := range int(math.Floor(h / 13)) {
		s += line(d("M0 %H%", -13*float64(i), w), o.Dark, 1.6)
	}
	return s + veil(polygon([]Point{{w * .78, 0}, {w * .7, -h}, {w, -h}, {w, 0}}), o.Dark, .75) +
		hatch(w*.3, -h, w*.7, h, Gouge{Gap: 8, Width: 3, Colour: o.Dark, Opacity: .8, Seed: o.Seed, Min: .15, Max: .62})
}

// window is lit, about x, y, in a frame with a sill.
func (o House) window(x, y, w, h float64) string {
	l, r, t, b := x-w/2, x+w/2, y-h/2, y+h/2
	return inked(d("M% %V%Q% % % %V%Z", l-4, b+4, t, x, t-16, r+4, t, b+4), o.Trim, 2.4) +
		inked(d("M% %V%Q% % % %V%Z", l, b, t+2, x, t-11, r, t+2, b), Lamp, 2) +
		fill(d("M% %V%Q% % % %V%Z", x, b, t-4, x+w/4, t-2, r, t+2, b), Amber) +
		line(d("M% %V%M% %H%", x, t-6, b, l, y, r), Ink, 2.4) +
		inked(d("M% %H%V%H%Z", l-7, b+4, r+7, b+9, l-7), o.Trim, 2)
}

func (o House) door() string {
	x, w := o.W/2, min(54, o.W*.3)
	l, r := x-w/2, x+w/2
	switch o.Door {
	case "swing":
		s := inked(d("M% 0V-84H%V0Z", l-7, r+7), o.Trim, 2.6) + fill(d("M% 0V-77H%V0Z", l, r), Lamp) + fill(d("M% 0V-77H%V0Z", x, r), Amber)
		b := w/2 - 1
		s += inked(d("M% -16V-54Q% -46 % -64V-16H%Z", l, l+b*.3, l+b, l), swingBoard, 2.2) + louvres(l, b)
		a := x + 1
		return s + inked(d("M% -16V-54Q% -46 % -64M% -64Q% -46 % -54V-16H%Z", a, a+b*.7, a, a, a+b*.3, a+b, a), swingBoard, 2.2) + louvres(a, b)
	case "plain":
		return inked(d("M% 0V-80H%V0Z", l-6, r+6), o.Trim, 2.6) + inked(d("M% 0V-74H%V0Z", l, r), o.Dark, 2) +
			inked(d("M% -40V-68H%V-40Z", l+6, r-6), Lamp, 2) + dot(r-8, -30, 3, Brass)
	}
	return ""
}

const swingBoard = "#8A4B26"

// louvres are the slats of one wing of a swing door.
func louvres(x, w float64) string {
	var s string
	for _, y := range []float64{-24, -31, -38} {
		s += line(d("M% %H%", x+4, y, x+w-4), Ink, 2.4)
	}
	return s
}

// awning is the roof over the boardwalk and its posts.
func (o House) awning() string {
	w, y := o.W, -o.H*o.Awning
	s := inked(polygon([]Point{{-8, y + 12}, {6, y - 8}, {w - 6, y - 8}, {w + 8, y + 12}}), o.Dark, 2.8)
	for i := range int(math.Floor(w / 16)) {
		x := float64(i) * 16
		s += path(d("M% %L% %", 8+x, y-7, x+2, y+11), "fill", "none", "stroke", Ink, "stroke-width", "1.6", "opacity", ".7")
	}
	s += inked(d("M-8 %H%V%H-8Z", y+12, w+8, y+18), o.Trim, 2.2)
	posts := []float64{0, 1}
	if w > 150 {
		posts = []float64{0, .33, .67, 1}
	}
	for _, part := range posts {
		x := part * (w - 8)
		s += inked(d("M% %H%V0H%Z", x, y+18, x+8, x), o.Trim, 2.2)
	}
	return s
}
