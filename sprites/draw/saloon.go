package draw

import "math"

// RoundTable is a table of the saloon about 0, 0, of radius r; with cards if a game is on.
func RoundTable(r float64, cards bool) string {
	ry := r * .62
	disc := func(y, rx, ry float64, colour string, width float64) string {
		return oval(0, y, rx, ry, colour) + hoop(0, y, rx, ry, Ink, width, "")
	}
	s := faint(.55, oval(6, 12, r+2, ry+4, Deep)) + disc(9, r, ry, WoodDeep, 2.6) + disc(0, r, ry, "#9A5F34", 2.8) +
		disc(0, r*.82, ry*.8, Teal, 2) +
		clip(d("M% 0A% % 0 0 0 % 0A% % 0 0 0 % 0Z", -r*.8, r*.8, ry*.8, r*.8, r*.8, ry*.8, -r*.8),
			hatch(-r, -ry*.2, r*2, ry, Gouge{Width: 1.8, Colour: TealDark, Opacity: .9, Seed: int(r), Min: .1, Max: .6}))
	if !cards {
		return s
	}
	for _, c := range [][3]float64{{-20, -6, -12}, {-4, -10, 8}, {14, -5, 20}} {
		s += at(c[0], c[1], turned(c[2], 0, 0, plate(-6, -8, 12, 15, 1.5, PaperLit, 1.5)+fill("M0-4l3 4-3 4-3-4Z", Barn)))
	}
	return s + stud(2, 12, 4, Brass, 1.4) + stud(-9, 11, 4, Barn, 1.4)
}

// Chair is a chair from the front about 0, 0, 40 high.
func Chair() string {
	const posts = "M-8.5-18V19M8.5-18V19"
	return line(posts, Ink, 6) + line(posts, "#8A5630", 2.8) +
		inked("M-9-18H9V-12.5H-9ZM-9-9H9V-4.5H-9Z", "#A86C3C", 1.8) + inked("M-12 1H12V7H-12Z", "#8A5630", 2) +
		line("M-7 13H7", Ink, 2.4)
}

// Piano is an upright piano, 104 by 86, its upper left corner at 0, 0; two lamps stand on it.
func Piano() string {
	s := faint(.5, fill("M4 6H112V92H4Z", Deep)) + inked("M0 0H104V86H0Z", "#5A2A1C", 2.8) + inked("M0 0H104V9H0Z", "#8A4A2C", 2.4) +
		inked("M10 16H46V40H10ZM58 16H94V40H58Z", "#7A3A24", 2) + inked("M-4 46H108V58H-4Z", "#3A1A12", 2.4) + inked("M2 48H102V56H2Z", PaperLit, 1.4)
	for i := range 16 {
		if i%7 != 2 && i%7 != 6 {
			s += block(6+float64(i)*6, 48, 3, 5, 0, Ink)
		}
	}
	return s + inked("M4 60H14V86H4ZM90 60H100V86H90Z", "#7A3A24", 2) + line("M20 6v-8M84 6v-8", Ink, 3) +
		stud(20, -5, 4, Lamp, 1.6) + stud(84, -5, 4, Lamp, 1.6)
}

var glassColours = []string{"#2F6F6A", Barn, "#C58A2E", "#5A3A5E", "#E4D8BF"}

// Bottles is a row of bottles w wide that stands at x, y.
func Bottles(x, y, w float64, seed int) string {
	next := random(seed)
	var s string
	for k := x; k < x+w-8; k += 11 {
		h := 13 + next()*9
		s += at(k, y, bottle(h, glassColours[int(next()*5)]))
	}
	return s
}

// bottle stands at 0, 0, h high and 8 wide.
func bottle(h float64, colour string) string {
	return inked(d("M0 0V%Q0 % 2.5 %V%H5.5V%Q8 % 8 %V0Z", -h*.62, -h*.75, -h*.78, -h, -h*.78, -h*.75, -h*.62), colour, 1.5)
}

// Stove is a stove with its fire, its foot at 0, 0, 86 high with the pipe.
func Stove() string {
	const iron = "#33302F"
	return inked("M-8-60V-86H4V-60ZM-20-56H16V0H-20ZM-24-60H20V-52H-24Z", iron, 2.4) + inked("M-14-42H10V-20H-14Z", Ember, 2) +
		fill("M-8-22Q-2-42 4-22Z", Lamp)
}

// Mug is a mug of beer about 0, 0.
func Mug() string {
	return outline("M7-4H12Q14-4 14-1V4Q14 7 11 7H7", Ink, 6) + outline("M7-4H12Q14-4 14-1V4Q14 7 11 7H7", Brass, 2.6) +
		inked("M-9-8H8V12H-9Z", Brass, 2.4) + veil("M1-8H8V12H1Z", BrassDark, .6) +
		inked("M-11-8Q-12-14-6-14Q-3-18 1-15Q6-17 8-13Q12-11 9-8Z", PaperLit, 2.2)
}

// Glow is the light of a lamp about 0, 0: three ovals, rx and .7 rx.
func Glow(rx float64) string {
	var s string
	for i, k := range []float64{1, .72, .46} {
		s += faint(.07+float64(i)*.03, oval(0, 0, rx*k, rx*k*.7, Lamp))
	}
	return s
}

// ShieldSign is the shield of a position about 0, 0, of the given size; pale where it is worth nothing.
func ShieldSign(size float64, some bool) string {
	s := size
	shape := d("M% %Q0 % % %V0Q% % 0 %Q% % % 0Z", -s*.42, -s*.46, -s*.36, s*.42, -s*.46, s*.38, s*.38, s*.54, -s*.38, s*.38, -s*.42)
	if some {
		return inked(shape, SlateDark, 4.4) + edged(shape, SlateDark, PaperLit, 2)
	}
	return inked(shape, PaperOld, 1.4)
}

// BlastSign is the blast of a position about 0, 0, of the given size in a colour.
func BlastSign(size float64, colour string) string {
	var p []Point
	for i := range 20 {
		r := size * .58
		if i%2 == 1 {
			r = size * .38
		}
		p = append(p, around(0, 0, r, float64(i)*math.Pi/10))
	}
	return inked(polygon(p), colour, 1.8)
}

// Spot is a free circle for a pawn about 0, 0; r is half its width.
func Spot(r float64, colour, dashes string, width float64) string {
	return faint(.22, oval(0, 0, r, r*.58, Deep)) + hoop(0, 0, r, r*.58, colour, width, dashes)
}

// RestrictedRing lies under the pawn of somebody whose movement is restricted, on the pawn's plane.
func RestrictedRing() string {
	return hoop(30, 90, 36, 21, Ink, 9, "") + hoop(30, 90, 36, 21, Orange, 5.4, "11 5")
}

// ReachArrow is a melee reach from a to b: one tapering stroke with a head, or two strokes from the middle. bend is how
// far a single stroke swerves to its left.
func ReachArrow(a, b Point, both bool, bend, width float64) string {
	if both {
		mid := Point{(a.X + b.X) / 2, (a.Y + b.Y) / 2}
		return stroke(mid, a, 0, width) + stroke(mid, b, 0, width) + dot(mid.X, mid.Y, width*.55, PaperLit)
	}
	return stroke(a, b, bend, width)
}

func stroke(a, b Point, bend, width float64) string {
	dx, dy := b.X-a.X, b.Y-a.Y
	l := math.Hypot(dx, dy)
	c := Point{(a.X+b.X)/2 - dy/l*bend, (a.Y+b.Y)/2 + dx/l*bend}
	var left, right []Point
	for i := range 13 {
		t := float64(i) / 12 * .86
		u := 1 - t
		x, y := u*u*a.X+2*u*t*c.X+t*t*b.X, u*u*a.Y+2*u*t*c.Y+t*t*b.Y
		tx, ty := 2*u*(c.X-a.X)+2*t*(b.X-c.X), 2*u*(c.Y-a.Y)+2*t*(b.Y-c.Y)
		k := width * (.12 + .5*float64(i)/12) / math.Hypot(tx, ty)
		left = append(left, Point{x - ty*k, y + tx*k})
		right = append(right, Point{x + ty*k, y - tx*k})
	}
	p, q := left[12], right[12]
	base := Point{(p.X + q.X) / 2, (p.Y + q.Y) / 2}
	k := width * 1.5 / math.Hypot(b.X-c.X, b.Y-c.Y)
	hx, hy := (b.X-c.X)*k, (b.Y-c.Y)*k
	points := append(left, Point{base.X - hy, base.Y + hx}, b, Point{base.X + hy, base.Y - hx})
	for i := range right {
		points = append(points, right[12-i])
	}
	return inked(polygon(points), PaperLit, 2.2)
}
