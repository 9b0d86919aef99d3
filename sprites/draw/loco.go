package draw

import "math"

// The locomotive looks left. Its plane: x from -6 to 294, the top of the rail is y = 0, the roof of the cab -152, the
// floor of the cab -58. Body, wheels, rod and cylinder are apart, so that the wheels can turn; they are drawn in this order.

const (
	ironBlack = "#33302F"
	ironDark  = "#1C1818"
	ironLight = "#6B625C"
	steel     = "#B9B1A5"
	wallLight = "#F0B95A" // the lit inside of cab and cars
	wallRay   = "#F9D58A"
)

// A LocoWheel is where a wheel of the locomotive sits; its size is r.
type LocoWheel struct{ X, R float64 }

// LocoWheels are the wheels from the front; each hub is R above the rail. The last two drive: their pins are
// CrankThrow from the hub, and the rod joins these pins.
var LocoWheels = []LocoWheel{{64, 17}, {104, 17}, {168, 33}, {244, 33}}

// CrankThrow is how far the rod's pins are from the hubs of the driving wheels.
const CrankThrow = 7

// Loco is the whole locomotive at rest.
func Loco() string {
	s := LocoBody()
	for _, w := range LocoWheels {
		s += at(w.X, -w.R, Wheel(w.R))
	}
	return s + at(168, -33+CrankThrow, Rod()) + Cylinder()
}

// Wheel is a wheel of the locomotive about 0, 0.
func Wheel(r float64) string {
	spokes := 12.
	if r < 30 {
		spokes = 8
	}
	s := dot(0, 0, r, Ink) + ring(0, 0, r-4, Barn, 3)
	for i := range int(spokes) {
		p := around(0, 0, r-4, float64(i)*2*math.Pi/spokes)
		s += line(d("M0 0L% %", tenth(p.X), tenth(p.Y)), Barn, 2.4)
	}
	return s + stud(0, 0, r*.24, Brass, 2)
}

// Rod joins the driving wheels; 0, 0 is its pin on the front one.
func Rod() string {
	return inked("M-88-4H90V4H-88Z", steel, 2.2) + stud(0, 0, 5, Brass, 2) + stud(76, 0, 5, Brass, 2)
}

// Cylinder hides the front end of the rod.
func Cylinder() string { return inked("M70-46H112V-24H70Z", Barn, 2.6) }

// LocoBody is the locomotive without what moves.
func LocoBody() string {
	return cowcatcher() + fill("M30-44H292V-30H30Z", Ink) + boiler() + domes() + cab()
}

func cowcatcher() string {
	s := inked("M-6-4L34-46 46-40 46-4Z", Barn, 2.6)
	for _, x := range []float64{6, 16, 26, 36} {
		s += line(d("M%-4L38-44", x-6), Ink, 2.2)
	}
	return s
}

func boiler() string {
	const barrel = "M36-104H168V-42H36Q26-42 26-73Q26-104 36-104Z"
	s := fill(barrel, ironBlack) +
		clip(barrel, fill("M20-70H170V-40H20Z", ironDark)+fill("M20-104H170V-94H20Z", ironLight)+
			hatch(40, -70, 130, 28, Gouge{From: FromBottom, Gap: 6, Width: 2, Colour: Ember, Opacity: .35, Min: .1, Max: .6})) +
		outline(barrel, Ink, 3)
	for _, x := range []float64{62, 98, 134} {
		s += inked(d("M%-105H%V-41H%Z", x, x+6, x), Brass, 1.6)
	}
	return s +
		inked("M18-96H36V-50H18Q12-73 18-96Z", Barn, 2.6) + // smoke-box door
		inked("M4-128H30V-104H4Z", Brass, 2.6) + stud(15, -116, 7.5, Lamp, 2) + fill("M14-104H34V-98H14Z", Ink) // headlamp
}

// domes are what stands on the boiler, chimney first.
func domes() string {
	return inked("M46-104L50-126H66L70-104Z", ironBlack, 2.6) + inked("M36-152L80-152 68-126H48Z", Barn, 2.8) +
		fill("M60-152H80L68-126H60Z", BarnDark) + fill("M34-160H82V-150H34Z", Ink) +
		inked("M90-104V-118Q90-130 102-130Q114-130 114-118V-104Z", Brass, 2.6) + fill("M102-130Q114-130 114-118V-104H104Z", BrassDark) +
		inked("M130-104V-112Q130-120 139-120Q148-120 148-112V-104Z", ironBlack, 2.6) + line("M80-104v-8h8v8", Ink, 2.4)
}

func cab() string {
	const inside = "M166-134H278V-42H166Z"
	return fill("M160-142H284V-36H160Z", Barn) + fill(inside, wallLight) +
		clip(inside, rays(222, -128, 4, 180, 24, wallRay, Sun{To: math.Pi, Opacity: .8})+
			fill("M166-58H278V-42H166Z", WoodDark)+fill("M166-134H186V-58H166Z", "#4A2A1A")+
			stud(176, -84, 9, Ember, 2.4)+dot(176, -84, 4, Lamp)) + // fire door
		outline(inside, Ink, 2.6) + outline("M160-142H284V-36H160Z", Ink, 3) +
		fill("M150-152Q222-166 294-152V-142H150Z", Ink) + outline("M154-151Q222-164 290-151", Amber, 2) + // roof
		line("M222-142v10", Ink, 3) + path("M214-132h16l-3 10h-10Z", "fill", Lamp, "stroke", Ink, "stroke-width", "2")
}
