package draw

import "math"

// Dusk is a sky of paper bands about a low sun. SunX and SunY are parts of the width and height.
// Zero values: radius 70, the six bands of the house, seed 11, tightness 1.
type Dusk struct {
	SunX, SunY, SunR float64
	Bands            []string // far to near the sun
	Tight            float64  // below 1 the bands draw nearer to the sun
	NoRays           bool
	Seed             int
}

var houseDusk = []string{Night, Plum, Wine, Ember, Orange, Amber}

// Sky is the dusk in a rectangle.
func Sky(x, y, w, h float64, o Dusk) string {
	cx, cy, r := x+w*o.SunX, y+h*o.SunY, or(o.SunR, 70)
	seed, bands := orInt(o.Seed, 11), o.Bands
	if bands == nil {
		bands = houseDusk
	}
	s := block(x, y, w, h, 0, bands[0])
	n := float64(len(bands))
	for i := 1; i < len(bands); i++ {
		reach := max(w*.95, h*1.15)*or(o.Tight, 1)*(1-float64(i)/n) + r*1.1
		next := random(seed + i)
		var points []Point
		for k := range 90 {
			a := float64(k) / 90 * math.Pi * 2
			rr := reach * (1 + (next()-.5)*.012)
			points = append(points, Point{cx + math.Cos(a)*rr*1.18, cy + math.Sin(a)*rr*.82})
		}
		s += fill(polygon(points), bands[i])
	}
	if !o.NoRays {
		s += rays(cx, cy, r*1.12, max(w, h)*1.1, 46, Lamp, Sun{Opacity: .10, Duty: .42, Seed: seed}) +
			rays(cx, cy, r*1.1, r*2.6, 46, Lamp, Sun{Opacity: .55, Duty: .28, Seed: seed + 1})
	}
	s += dot(cx, cy, r, Lamp)
	return clip(d("M% %h%v%h%Z", x, y, w, h, -w), s)
}

// Mesa is a table mountain w wide and h high that stands at x, y (its left foot). Shade may be empty.
func Mesa(x, y, w, h float64, colour, shade string, seed int) string {
	t := w*.16 + random(seed)()*w*.08
	rock := cut([]Point{{x, y}, {x + w*.1, y - h*.32}, {x + t, y - h*.42}, {x + t + w*.03, y - h*.94},
		{x + w*.4, y - h}, {x + w*.72, y - h*.97}, {x + w*.78, y - h*.88}, {x + w*.8, y - h*.5}, {x + w*.9, y - h*.34}, {x + w, y}},
		Edge{Amp: 2.2, Step: 18, Seed: seed})
	s := fill(rock, colour)
	if shade == "" {
		return s
	}
	return s + clip(rock,
		fill(polygon([]Point{{x + w*.5, y - h}, {x + w*.85, y - h}, {x + w, y}, {x + w*.62, y}, {x + w*.55, y - h*.5}}), shade)+
			hatch(x+w*.3, y-h, w*.55, h, Gouge{Gap: 7, Width: 2.4, Colour: shade, Opacity: .9, Seed: seed, Min: .3, Max: .75}))
}

// Saguaro is a cactus h high whose foot is at x, y.
func Saguaro(x, y, h float64, colour string) string {
	return brush(d("M% %V%M% %V%Q% % % %M% %V%Q% % % %", x, y, y-h,
		x-h*.26, y-h*.68, y-h*.46, x-h*.26, y-h*.34, x, y-h*.34,
		x+h*.26, y-h*.8, y-h*.56, x+h*.26, y-h*.46, x, y-h*.46), colour, h*.16)
}
