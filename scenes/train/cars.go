package train

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// bodies are the drawings of the wagons, wide and narrow.
var bodies = [...][2]sprites.ID{
	rules.Baggage:       {sprites.TrainCarBaggage, sprites.TrainCarBaggageNarrow},
	rules.SecondClass:   {sprites.TrainCarSecond, sprites.TrainCarSecondNarrow},
	rules.FirstClass:    {sprites.TrainCarFirst, sprites.TrainCarFirstNarrow},
	rules.DiningCar:     {sprites.TrainCarDining, sprites.TrainCarDiningNarrow},
	rules.PrivateSaloon: {sprites.TrainCarSaloon, sprites.TrainCarSaloonNarrow},
	rules.MailCar:       {sprites.TrainCarMail, sprites.TrainCarMailNarrow},
}

// locoWheels are the wheels of the locomotive from the front: hub and size in units. The last two drive.
var locoWheels = [...]struct{ x, r float64 }{{64, 17}, {104, 17}, {168, 33}, {244, 33}}

// crank is how far the pins of the rod are from the hubs.
const crank = 7.0

// cars draws the train without those who ride on it.
func (b *Board) cars(f *ui.Frame) {
	p := &b.plan
	for i := range p.lines {
		b.drawbar(f, i)
	}
	for c := range p.cars {
		if c == 0 {
			b.locomotive(f)
			continue
		}
		b.wagon(f, c)
	}
}

// drawbar joins the cars of a line, and leads on to the next line over the edge of the board.
func (b *Board) drawbar(f *ui.Frame, i int) {
	p := &b.plan
	l := p.lines[i]
	s := p.scale
	left, right := p.cars[l.first].left, p.cars[l.last].left+p.cars[l.last].width
	if i > 0 {
		left = p.view.X
	}
	if i < len(p.lines)-1 {
		right = p.view.Right()
	}
	f.Rect(ui.Rect{X: left, Y: l.rail - 40*s, W: right - left, H: 8 * s}, f.Theme.Ink)
	tag := func(x float64, arrow sprites.ID) {
		r := ui.Rect{X: x, Y: l.rail - 62*s, W: 18, H: 36 * s}
		f.Rect(r, f.Theme.Ink)
		f.Tinted(arrow, r.Place(16, 16, ui.Center), f.Theme.Lamp)
	}
	if i < len(p.lines)-1 && p.view.Right()-right >= -1 {
		tag(p.view.Right()-18, sprites.UIArrowRight)
	}
	if i > 0 {
		tag(p.view.X, sprites.UIArrowLeft)
	}
}

func (b *Board) locomotive(f *ui.Frame) {
	p := &b.plan
	s := p.scale
	at := func(x, up float64) ui.Point { return ui.Point{X: p.loco + x*s, Y: p.lines[0].rail - up*s} }
	f.SpriteAt(sprites.TrainCoupling, at(284, 36), s)
	f.SpriteAt(sprites.TrainLoco, at(0, 0), s)
	for _, w := range locoWheels {
		id := sprites.TrainLocoWheelSmall
		if w.r > 20 {
			id = sprites.TrainLocoWheelLarge
		}
		b.wheel(f, id, at(w.x, w.r), w.r*s)
	}
	turn := b.turned(f, locoWheels[2].r*s) * math.Pi / 180
	drive := locoWheels[2]
	f.SpriteAt(sprites.TrainLocoRod, at(drive.x-crank*math.Sin(turn), drive.r-crank*math.Cos(turn)), s)
	f.SpriteAt(sprites.TrainLocoCylinder, at(0, 0), s)
}

// turned is by how many degrees a wheel of a radius in dp has turned: to the left, as the train runs.
func (b *Board) turned(f *ui.Frame, radius float64) float64 {
	return -math.Mod(travelled(f)*trackSpeed*b.plan.scale/radius*180/math.Pi, 360)
}

func (b *Board) wheel(f *ui.Frame, id sprites.ID, hub ui.Point, radius float64) {
	f.PushTurn(hub, b.turned(f, radius))
	f.SpriteAt(id, hub, b.plan.scale)
	f.Pop()
}

func (b *Board) wagon(f *ui.Frame, c int) {
	p := &b.plan
	k, s := p.cars[c], p.scale
	kind := b.now.Train[c]
	if kind == rules.Locomotive || int(kind) >= len(bodies) {
		return
	}
	at := func(x, up float64) ui.Point { return ui.Point{X: k.left + x*s, Y: k.rail - up*s} }
	narrow := 0
	if p.hull < carWide {
		narrow = 1
	}
	f.SpriteAt(bodies[kind][narrow], at(0, 0), s)
	w := p.hull
	for _, x := range [...]float64{30, 66, w - 66, w - 30} {
		b.wheel(f, sprites.TrainCarWheel, at(x, 16), 16*s)
	}
	f.SpriteAt(sprites.TrainCarBogie, at(20, 26), s)
	f.SpriteAt(sprites.TrainCarBogie, at(w-76, 26), s)
	// The plate keeps its size where the train is small: its number must be read.
	size := math.Max(s, .74)
	f.SpriteAt(sprites.TrainCarPlate, at(0, 0).Add(ui.Point{Y: (s - size) * -33}), size)
	center := at(0, 0).Add(ui.Point{X: 22 * size, Y: (s-size)*-33 - 33*size})
	f.Text(ui.Around(center, 24, 20), lang.Number(c), ui.H3.At(14), f.Theme.Ink, ui.Center)
}
