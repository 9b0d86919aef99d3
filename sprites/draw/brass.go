package draw

import "math"

// Bullet is a standing cartridge, one life or one shot, h high and .42 h wide, its upper left corner at x, y.
func Bullet(x, y, h float64) string {
	w := h * .42
	return path(cartridge(x, y, h), "fill", Brass, "stroke", Ink, "stroke-width", "1.5") +
		path(d("M% %Q% % % %Q% % % %Z", x, y+h*.38, x, y+h*.1, x+w/2, y, x+w, y+h*.1, x+w, y+h*.38),
			"fill", Ember, "stroke", Ink, "stroke-width", "1.2") +
		block(x-.8, y+h*.86, w+1.6, h*.14, 0, Ink)
}

// Spent is the dashed outline where a bullet has been.
func Spent(x, y, h float64) string {
	return path(cartridge(x, y, h), "fill", "none", "stroke", Paper, "stroke-width", "1.4", "stroke-dasharray", "2.4 2.2", "opacity", ".75")
}

func cartridge(x, y, h float64) string {
	w := h * .42
	return d("M% %V%Q% % % %Q% % % %V%Z", x, y+h, y+h*.38, x, y+h*.1, x+w/2, y, x+w, y+h*.1, x+w, y+h*.38, y+h)
}

// LawStar is the five-ball star of the law about x, y; r reaches to the points, the balls a seventh further.
func LawStar(x, y, r float64, colour string) string {
	var points []Point
	for i := range 10 {
		reach := r
		if i%2 == 1 {
			reach = r * .46
		}
		points = append(points, around(x, y, reach, -math.Pi/2+float64(i)*math.Pi/5))
	}
	s := inked(polygon(points), colour, max(1.4, r*.12))
	for i := 0; i < 10; i += 2 {
		s += stud(tenth(points[i].X), tenth(points[i].Y), r*.14, colour, max(1.2, r*.09))
	}
	return s + ring(x, y, r*.3, Ink, r*.07)
}
