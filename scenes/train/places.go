package train

import (
	"math"

	"drygulch/scenes/ui"

	rules "drygulch/game/train"
)

// The places of a plan: what can be pressed, and where figures and loot stand.

// at is the point so many units above the rail at x.
func (p *plan) at(c int, x, up float64) ui.Point {
	return ui.Point{X: x, Y: p.cars[c].rail - up*p.scale}
}

// zone is the part of the board that belongs to a spot: what a finger meets that points there. The zones of a train
// touch and do not overlap.
func (p *plan) zone(spot rules.Spot) ui.Rect {
	c := p.cars[spot.Car()]
	l := p.lines[c.line]
	left, right := c.left-carGap/2*p.scale, c.left+c.width+carGap/2*p.scale
	if spot.Car() == 0 {
		left = c.left - overhang*p.scale
		right = c.left + c.width + (locoLength-cabLeft-cabWidth-carGap/2)*p.scale
	}
	middle := math.Max(c.rail-(ceiling+6)*p.scale, l.top+finger)
	if spot.Level() == rules.Roof {
		top := math.Max(l.top, middle-math.Max(finger, (headroom-ceiling)*p.scale))
		return ui.Rect{X: left, Y: top, W: right - left, H: middle - top}
	}
	return ui.Rect{X: left, Y: middle, W: right - left, H: math.Max(l.bottom, c.rail) - middle}
}

// plate is where a dashed plate stands that shows a place on a spot: over the roof, or in the room.
func (p *plan) plate(spot rules.Spot) ui.Rect {
	c := p.cars[spot.Car()]
	if spot.Level() == rules.Roof {
		h := math.Max(30*p.scale, 26)
		return ui.Rect{X: c.left + 4*p.scale, Y: c.rail - (deck+4)*p.scale - h, W: c.width - 8*p.scale, H: h}
	}
	return ui.Rect{X: c.left + wall*p.scale, Y: c.rail - (ceiling-3)*p.scale, W: c.width - 2*wall*p.scale, H: (ceiling - 46) * p.scale}
}

// room is the open side of a car.
func (p *plan) room(c int) ui.Rect {
	k := p.cars[c]
	return ui.Rect{X: k.left + wall*p.scale, Y: k.rail - ceiling*p.scale, W: k.width - 2*wall*p.scale, H: (ceiling - 44) * p.scale}
}

// rows of figures: up to three stand side by side, more in two rows, the back one higher.
const frontRow = 3

// pawn is where the i-th of n figures on a spot stands.
func (p *plan) pawn(spot rules.Spot, i, n int) ui.Point {
	c := p.cars[spot.Car()]
	up := floorHeight
	from, to := c.left+28*p.scale, c.left+c.width-30*p.scale
	if spot.Level() == rules.Roof {
		up = roofFeet
		from = c.left + 26*p.scale
	}
	room := to - from
	back := n > frontRow && i%2 == 1
	if back {
		up += 11
	}
	var x float64
	switch {
	case n > frontRow:
		x = from + room*(float64(i)+.15)/(float64(n)-.7)
	case spot.Level() == rules.Roof:
		step := math.Min(54*p.scale, room/math.Max(float64(n-1), 1))
		x = (from+to)/2 + (float64(i)-float64(n-1)/2)*step
	default: // the loot lies at the left
		step := math.Min(52*p.scale, room/math.Max(float64(n-1), 1))
		x = to - float64(n-1-i)*step
	}
	return p.at(spot.Car(), x, up)
}

// marshal is where the Marshal stands in a car.
func (p *plan) marshal(c int) ui.Point {
	k := p.cars[c]
	return p.at(c, k.left+k.width*.5-2*p.scale, floorHeight+1)
}

// lootSize is the side of a token in units.
const lootSize = 34.0

// loot is the box of the i-th of n tokens on a spot's floor: in a row while they fit, then over each other, evenly.
func (p *plan) loot(spot rules.Spot, i, n int) ui.Rect {
	c := p.cars[spot.Car()]
	up := floorHeight + 33
	if spot.Level() == rules.Roof {
		up = deck + 29
	}
	side := lootSize * p.scale
	from := c.left + 12*p.scale
	room := c.width - 24*p.scale - side
	step := math.Min(36*p.scale, room/math.Max(float64(n-1), 1))
	return ui.Rect{X: from + float64(i)*step, Y: c.rail - up*p.scale, W: side, H: side}
}

// edgeSize is the side of a token in units where it lies at the edge, in front of those who stand there.
const edgeSize = 26.0

// edge is the box of the i-th of n tokens at the edge of a spot's floor, beside the number of the car.
func (p *plan) edge(spot rules.Spot, i, n int) ui.Rect {
	c := p.cars[spot.Car()]
	up, from := 23+edgeSize, c.left+40*math.Max(p.scale, .74)
	if spot.Level() == rules.Roof {
		up, from = deck-13+edgeSize, c.left+8*p.scale
	}
	side := edgeSize * p.scale
	room := c.left + c.width - 6*p.scale - side - from
	step := math.Min(28*p.scale, room/math.Max(float64(n-1), 1))
	return ui.Rect{X: from + float64(i)*step, Y: c.rail - up*p.scale, W: side, H: side}
}

// number is the point of a car's number plate.
func (p *plan) number(c int) ui.Point {
	k := p.cars[c]
	return ui.Point{X: k.left + 22*p.scale, Y: k.rail - 33*p.scale}
}

// pan is where x lies between the edges of the board, -1 to 1.
func (p *plan) pan(x float64) float64 {
	if p.area.W <= 0 {
		return 0
	}
	return math.Max(-1, math.Min(1, 2*(x-p.area.X)/p.area.W-1))
}
