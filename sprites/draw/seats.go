package draw

// symbols are the eight seat symbols in a 24 box about 0, 0; each is made in one colour.
var symbols = map[string]func(colour string) string{
	"star": func(c string) string {
		return fill("M0-11 2.9-3.9 10.5-3.4 4.7 1.5 6.5 8.9 0 4.9-6.5 8.9-4.7 1.5-10.5-3.4-2.9-3.9Z", c)
	},
	"shoe": func(c string) string {
		return line("M-5.6 8.6C-12-2 -8-9.4 0-9.4S12-2 5.6 8.6", c, 4.4) + line("M-9 8.2h6M3 8.2h6", c, 3.4)
	},
	"cactus": func(c string) string {
		return outline("M0 10V-8M-7.2-3V1.2Q-7.2 4 -4.4 4H0M7.2-6V-2Q7.2 1 4.4 1H0", c, 4.6)
	},
	"wheel": func(c string) string {
		return ring(0, 0, 8.6, c, 3.4) + line("M-8 0H8M0-8V8M-5.7-5.7 5.7 5.7M-5.7 5.7 5.7-5.7", c, 2.1)
	},
	"moon": func(c string) string {
		return fill("M4-9.6A10 10 0 1 0 9.6 5.4 8.4 8.4 0 0 1 4-9.6Z", c)
	},
	"arrow": func(c string) string {
		return fill("M0-11 8.6 6.4 3 4.2 4 9.6H-4L-3 4.2-8.6 6.4Z", c)
	},
	"steer": func(c string) string {
		return fill("M-11-9C-10.5-3.4-7-2.6-4.6-3.4L-3 9.4H3L4.6-3.4C7-2.6 10.5-3.4 11-9C12.8-1 8 1.4 5 1.2L3.6 10.2H-3.6L-5 1.2C-8 1.4-12.8-1-11-9ZM-4-4H4L2.8 9H-2.8Z", c)
	},
	"bell": func(c string) string {
		return fill("M0-11Q2.4-11 2.4-8.6Q8-6.6 8 0.6Q8 4.2 10.2 6.4V8H-10.2V6.4Q-8 4.2-8 .6Q-8-6.6-2.4-8.6Q-2.4-11 0-11ZM-3.2 9H3.2Q2.6 11.6 0 11.6Q-2.6 11.6-3.2 9Z", c)
	},
}

// Symbol is a seat's symbol about x, y in a square of the given size.
func Symbol(s Seat, x, y, size float64, colour string) string {
	return scaled(x, y, size/24, symbols[s.Name](colour))
}

// Disc is a seat's disc about x, y: ink ring, colour, symbol. r is the outer radius.
func Disc(s Seat, x, y, r float64) string {
	field, symbol := dot(x, y, r-max(1.6, r*.12), s.Colour), 1.28
	if s.Rim != "" {
		field, symbol = rimmed(x, y, r-max(1.6, r*.12), s.Colour, s.Rim, max(1.2, r*.1)), 1.16
	}
	return dot(x, y, r, Ink) + field + Symbol(s, x, y, r*symbol, s.On)
}
