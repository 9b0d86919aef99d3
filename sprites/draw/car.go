package draw

import "math"

// A car's plane: x from 0 to its width, the top of the rail is y = 0, the floor -44, the ceiling -134, the deck of the
// roof -152; couplings and roof reach 10 beyond both ends. Body, wheels, bogies and number plate are apart, so that the
// wheels can turn; they are drawn in this order.

// CarKind is one of the six cars.
type CarKind struct {
	Name         string
	Colour, Dark string
	furnish      func(w float64) string // what stands inside, over wall and wainscot
}

// CarKinds are the six cars.
var CarKinds = []CarKind{
	{"mail", "#4A3A66", "#30244A", letterRacks},
	{"dining", "#5E6B3A", "#3E4826", func(w float64) string { return windows(w) + laidTables(w) }},
	{"first", "#3A5A78", "#24394B", func(w float64) string { return windows(w) + armchairs(w) }},
	{"saloon", "#7C2B3A", "#541A28", func(w float64) string { return windows(w) + curtains(w) }},
	{"second", "#2F6F6A", "#1B4A47", windows},
	{"baggage", "#8A5630", "#5C3820", boxes},
}

// Widths of a car: in one line across the screen, and in two or three lines on a phone.
const (
	CarWidth       = 148
	NarrowCarWidth = 116
)

// CarWheels are the hubs of a car's wheels; each wheel is 16 high and stands on the rail.
func CarWheels(w float64) [4]Point {
	return [4]Point{{30, -16}, {66, -16}, {w - 66, -16}, {w - 30, -16}}
}

// CarBogies are the upper left corners of the two beams that lie over the wheels.
func CarBogies(w float64) [2]Point { return [2]Point{{20, -26}, {w - 76, -26}} }

// Car is a whole car at rest, its number plate blank.
func Car(k CarKind, w float64) string {
	s := CarBody(k, w)
	for _, p := range CarWheels(w) {
		s += at(p.X, p.Y, CarWheel())
	}
	for _, p := range CarBogies(w) {
		s += at(p.X, p.Y, Bogie())
	}
	return s + NumberPlate()
}

// CarWheel is a wheel of a car about 0, 0. Its four spokes show that it turns.
func CarWheel() string {
	return dot(0, 0, 16, Ink) + line("M-10 0H10M0-10V10", Kraft, 1.8) + ring(0, 0, 11, Kraft, 2.4) + dot(0, 0, 4, Brass)
}

// Bogie is the beam over two wheels; its upper left corner is 0, 0.
func Bogie() string { return inked("M0 0H56V8H0Z", WoodDark, 2) }

// NumberPlate is the blank plate at the lower left of a car, where it hangs; the number is live text about 22, -33.
func NumberPlate() string { return plate(10, -43, 24, 20, 3, Brass, 2) }

// CarBody is a car w wide without wheels, bogies and number plate; one looks into it from the side.
func CarBody(k CarKind, w float64) string {
	hull, inside := d("M0-142H%V-36H0Z", w), d("M9-134H%V-44H9Z", w-9)
	wainscot := "#8E3B2A"
	if k.Name == "baggage" {
		wainscot = "#8A5A34"
	}
	room := fill(inside, wallLight) + rays(w/2, -136, 4, w, 26, wallRay, Sun{To: math.Pi, Opacity: .75}) +
		fill(d("M9-78H%V-44H9Z", w-9), wainscot) + fill(d("M9-81H%V-76H9Z", w-9), Ink) +
		k.furnish(w) +
		fill(d("M9-52H%V-44H9Z", w-9), WoodDark) + line(d("M9-52H%", w-9), Ink, 2) + // floor
		line(d("M%-134v8", w/2), Ink, 3) + inked(d("M%-126h18l-4 10h-10Z", w/2-9), Lamp, 2.2) // lamp
	return fill(d("M-10-40H%V-32H-10Z", w+10), Ink) + fill(d("M18-34H%L%-22H30Z", w-18, w-30), WoodDeep) +
		fill(hull, k.Colour) + clip(hull, fill(d("M0-62H%V-36H0Z", w), k.Dark)) +
		clip(inside, room) + outline(inside, Ink, 2.6) + outline(hull, Ink, 3) +
		fill(d("M-8-152Q%-164 %-152V-142H-8Z", w/2, w+8), Ink) + outline(d("M-4-151Q%-162 %-151", w/2, w+4), Amber, 2) + // roof
		line(d("M-10-40V-66H0M%-40V-66H%", w+10, w), Ink, 3) // platforms
}

func windows(w float64) string {
	n := max(2, math.Floor(w/66))
	var s string
	for i := range int(n) {
		x := w * (float64(i) + .5) / n
		s += inked(d("M%-86V-112Q%-122 %-122Q%-122 %-112V-86Z", x-13, x-13, x, x+13, x+13), "#B4502F", 2.4) +
			fill(d("M%-86V-98L%-104 %-96 %-101V-86Z", x-13, x-4, x+5, x+13), Plum) + line(d("M%-122V-86", x), Ink, 2)
	}
	return s
}

func laidTables(w float64) string {
	var s string
	for _, part := range []float64{.27, .73} {
		x := w * part
		s += inked(d("M%-62H%V-57H%ZM%-57H%V-44H%Z", x-17, x+17, x-17, x-3, x+3, x-3), PaperLit, 2) +
			inked(d("M%-62V-68H%V-62Z", x-4, x+4), Barn, 1.8)
	}
	return s
}

func armchairs(w float64) string {
	var s string
	for _, part := range []float64{.27, .73} {
		x := w * part
		s += inked(d("M%-44V-68Q%-74 %-74H%Q%-74 %-68V-44Z", x-15, x-15, x-8, x+8, x+15, x+15), "#2E4A63", 2)
	}
	return s
}

func curtains(w float64) string {
	return inked("M9-134V-60Q30-90 40-134Z", Wine, 2.2) + inked(d("M%-134V-60Q%-90 %-134Z", w-9, w-30, w-40), Wine, 2.2)
}

func boxes(w float64) string {
	var s string
	for i := range 4 {
		s += path(d("M%-134V-44", 9+(w-18)*(float64(i)+.5)/4), "fill", "none", "stroke", WoodDark, "stroke-width", "2", "opacity", ".6")
	}
	return s + inked(d("M%-72H%V-44H%Z", w-52, w-20, w-52), "#B98A4C", 2.4) +
		outline(d("M%-72L%-44M%-44L%-72", w-52, w-20, w-52, w-20), Ink, 2) +
		inked(d("M%-94H%V-72H%Z", w-46, w-24, w-46), "#A87638", 2.4)
}

func letterRacks(w float64) string {
	var s string
	for i := range 3 {
		l, r := 20+float64(i)*(w-40)/3, 14+float64(i+1)*(w-40)/3
		s += inked(d("M%-126H%V-92H%Z", l, r, l), "#6B4122", 2.2)
		for _, y := range []float64{-115, -104} {
			s += line(d("M% %H%", l+2, y, r-2), Paper, 4)
		}
	}
	return s
}
