package train

import (
	"math"

	"drygulch/scenes/ui"
)

// The train is drawn in units of its own: one is a dp at scale 1. Heights count upwards from the top of the rail.
const (
	carWide     = 148.0 // hull of a wagon
	carNarrow   = 116.0
	carGap      = 14.0  // from hull to hull
	overhang    = 10.0  // of roof and coupling beyond a hull
	nose        = 8.0   // of the locomotive before its origin
	locoLength  = 300.0 // from its origin to the hull of the first wagon
	cabLeft     = 160.0 // hull of the cab, from the origin
	cabWidth    = 124.0
	wall        = 9.0   // between hull and room
	floorHeight = 41.0  // where feet stand inside
	ceiling     = 134.0 //
	deck        = 152.0 // of the roof
	roofFeet    = 146.0 // where feet stand on it
	headroom    = 250.0 // from the rail to the hat of somebody on a roof
	bed         = 14.0  // below the rail
	pawnScale   = .79   // of the drawn pawns
	leastScale  = .42   // below it a place would be too small for a finger; then the train scrolls
	mostScale   = 1.3
)

// finger is the smallest thing to press.
const finger = 48.0

// maxLines is how many lines a train is broken into at most.
const maxLines = 3

// car is where a car lies: its hull from left to left+width, on the rail.
type car struct {
	line        int
	left, width float64
	rail        float64
}

// line is a part of the train that stands on one piece of track.
type line struct {
	top, rail, bottom float64
	first, last       int // cars
}

// plan is where everything on the board lies: a function of the area, the text scale and the number of cars alone.
type plan struct {
	area   ui.Rect
	slim   bool    // round and scheme share one flat strip
	round  ui.Rect // the round card
	scheme ui.Rect // the common pile
	view   ui.Rect // where the train is seen
	scale  float64
	hull   float64 // width of a wagon in units
	lines  []line
	cars   []car
	loco   float64 // x of the locomotive's origin
	length float64 // of the train, where it scrolls; 0: it does not
}

// planOf lays out a board. shift moves a train that scrolls.
func planOf(area ui.Rect, text float64, cars int, shift float64) plan {
	p := plan{area: area, view: area}
	p.panels(math.Max(text, 1))
	p.breakUp(cars)
	p.stand(cars, shift)
	return p
}

// panels cuts the round card and the scheme from the top: side by side where there is room, else in one flat strip.
func (p *plan) panels(text float64) {
	const margin = 6.0
	h := 100 + 40*(text-1)
	p.slim = p.area.W < 900 || p.area.H < 330
	if p.slim {
		h = math.Min(62+30*(text-1), math.Max(p.area.H*.45-10, 54))
	}
	if p.slim {
		row := p.view.CutTop(h+10).Pad(margin, 6, margin, 4)
		p.round = row.CutLeft(math.Min(108+70*(text-1)+math.Max(0, p.area.W-390)*.22, row.W*.5))
		p.scheme = row
		return
	}
	row := p.view.CutTop(h+14).Pad(16, 10, 16, 4)
	p.round = row.CutLeft(316 + 150*(text-1))
	row.CutLeft(14)
	p.scheme = row
}

// breakUp finds the number of lines and the width of the wagons with which the train is largest. A train that would
// still be too small for fingers stays in one line and scrolls.
func (p *plan) breakUp(cars int) {
	best := plan{}
	for _, hull := range [...]float64{carWide, carNarrow} {
		for n := 1; n <= min(maxLines, cars); n++ {
			lines, length := split(cars, n, hull)
			scale := math.Min(p.view.W/length, p.view.H/float64(n)/(headroom+bed))
			scale = math.Min(scale, mostScale)
			if scale > best.scale+.001 {
				best.scale, best.hull, best.lines = scale, hull, lines
			}
		}
	}
	p.scale, p.hull, p.lines = best.scale, best.hull, best.lines
	if p.scale >= leastScale {
		return
	}
	lines, length := split(cars, 1, carNarrow)
	p.hull, p.lines = carNarrow, lines
	p.scale = math.Max(leastScale, math.Min(1, p.view.H/(headroom+bed)))
	if p.length = length * p.scale; p.length < p.view.W {
		p.length = 0
	}
}

// split breaks a train into n lines so that the longest is as short as can be, and gives its length in units.
func split(cars, n int, hull float64) (lines []line, longest float64) {
	longest = math.Inf(1)
	var try func(first int, made []line, most float64)
	try = func(first int, made []line, most float64) {
		if most >= longest {
			return
		}
		if len(made) == n-1 {
			made = append(made, line{first: first, last: cars - 1})
			if l := lengthOf(made[n-1], hull); math.Max(most, l) < longest {
				longest = math.Max(most, l)
				lines = append([]line(nil), made...)
			}
			return
		}
		for last := first; last < cars-(n-1-len(made)); last++ {
			next := append(made[:len(made):len(made)], line{first: first, last: last})
			try(last+1, next, math.Max(most, lengthOf(next[len(made)], hull)))
		}
	}
	try(0, nil, 0)
	return lines, longest
}

// lengthOf is the length of a line in units, with what sticks out at its ends.
func lengthOf(l line, hull float64) float64 {
	wagons := float64(l.last - l.first + 1)
	if l.first > 0 {
		return 2*overhang + wagons*(hull+carGap) - carGap
	}
	return nose + locoLength + (wagons-1)*(hull+carGap) - carGap + 2*overhang
}

// stand puts the lines under each other and the cars into them.
func (p *plan) stand(cars int, shift float64) {
	p.cars = make([]car, cars)
	h := p.view.H / float64(len(p.lines))
	for i := range p.lines {
		l := &p.lines[i]
		l.top = p.view.Y + h*float64(i)
		l.bottom = l.top + h
		l.rail = l.bottom - math.Min(bed*p.scale+math.Max(0, h-(headroom+bed)*p.scale)*.18, 26)
		spare := p.view.W - lengthOf(*l, p.hull)*p.scale
		x := p.view.X
		switch {
		case p.length > 0:
			x += shift
		case l.first == 0:
			x += math.Min(spare/2, 10)
		default:
			x += spare / 2
		}
		hull := x + overhang*p.scale
		if l.first == 0 {
			p.loco = x + nose*p.scale
			p.cars[0] = car{line: i, left: p.loco + cabLeft*p.scale, width: cabWidth * p.scale, rail: l.rail}
			hull = p.loco + locoLength*p.scale
		}
		for c := max(l.first, 1); c <= l.last; c++ {
			p.cars[c] = car{line: i, left: hull, width: p.hull * p.scale, rail: l.rail}
			hull += (p.hull + carGap) * p.scale
		}
	}
}
