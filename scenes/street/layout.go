package street

import (
	"math"

	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// finger is the smallest thing to press.
const finger = 48.0

// form is how a character on the street is drawn, by the room that it has.
type form uint8

const (
	photo form = iota // a cabinet photograph
	stout             // the picture over the name
	row               // the picture beside the name
)

// plan is where everything on the board lies: a function of the area, the layout and who looks. A board that lies has
// the viewer's row below and the reserve at the end of column 7; one that stands is the same turned a quarter, so that
// his row is at the right. For Red all of it is turned once more by half, and never mirrored.
type plan struct {
	area   ui.Rect
	me     int  // the side that is below, or at the right
	stands bool // the street runs upwards
	form   form
	slots  [2][rules.Columns]ui.Rect
	cells  [rules.Columns]ui.Point
	saloon [2][rules.Saloon]ui.Rect
	stock  [rules.Stock]ui.Point
	stash  [2]ui.Rect // empty: it is shown elsewhere
	stripe [2]ui.Rect // whose row it is; empty: no room
	block  ui.Rect    // of the saloons and the reserve
	lane   ui.Rect    // where the tokens lie
	sign   ui.Rect    // over the reserve; empty: no room
	token  float64    // radius of the tokens on the street
	small  float64    // and of those in the reserve
	text   float64
}

// The parts of the drawn boards.
const (
	drawnWide, drawnHigh = 1280.0, 416.0
	drawnBlock           = 1012.0 // where the saloons begin
	drawnWalk            = 147.0  // of a row
	drawnLane            = 122.0  // between the rows, with its kerbs
	leastBlock           = 262.0  // five tokens for fingers
	leastPitch           = 70.0   // from one character to the next where the board lies
	leastEnd             = 98.0   // the saloons and the stashes of a board that stands
	edge                 = 6.0
	gap                  = 6.0
)

// standing tells whether the street runs upwards in an area.
func standing(l ui.Layout, area ui.Rect) bool { return l.Shape == ui.Tall || area.H > area.W }

// leastOf is how large the board must be for fingers; where the area is smaller it scrolls.
func leastOf(l ui.Layout, area ui.Rect) ui.Rect {
	if standing(l, area) {
		return ui.Rect{W: math.Min(area.W, 300), H: rules.Columns*finger + leastEnd}
	}
	return ui.Rect{W: rules.Columns*leastPitch + leastBlock + 2*edge, H: math.Min(area.H, 180)}
}

// away are the sides whose stashes are shown outside the board.
type away [2]bool

// planOf lays out a board.
func planOf(area ui.Rect, l ui.Layout, me int, stashes away) plan {
	p := plan{area: area, me: me, text: math.Max(l.Text, 1)}
	if p.stands = standing(l, area); p.stands {
		p.stand()
	} else {
		p.lie(stashes)
	}
	return p
}

// place is how far along the street a column lies from the viewer's left, or from below.
func (p *plan) place(column int) int {
	if p.me == rules.Red {
		return rules.Columns - 1 - column
	}
	return column
}

// lie lays the board out along the window.
func (p *plan) lie(stashes away) {
	street := p.area
	wide := math.Max(p.area.W*(1-drawnBlock/drawnWide), leastBlock)
	if p.me == rules.Green {
		p.block = street.CutRight(wide)
	} else {
		p.block = street.CutLeft(wide)
	}
	walk := math.Round(p.area.H * drawnWalk / drawnHigh)
	rows := street
	var walks [2]ui.Rect
	walks[p.me], walks[1-p.me] = rows.CutBottom(walk), rows.CutTop(walk)
	p.lane = rows
	if street.W >= 840 {
		for side, r := range walks {
			if p.me == rules.Green {
				p.stripe[side] = r.CutLeft(26)
			} else {
				p.stripe[side] = r.CutRight(26)
			}
			walks[side] = r
		}
	}
	pitch := walks[0].W / rules.Columns
	w := math.Floor(math.Min(math.Min(pitch-18, (walk-22)/1.4), 112))
	h := math.Round(w * 1.4)
	if w < 76 {
		p.form = stout
		w, h = math.Floor(pitch-gap), walk-14
	}
	for column := range rules.Columns {
		i := float64(p.place(column))
		for side, r := range walks {
			c := ui.Point{X: r.X + (i+.5)*pitch, Y: r.Center().Y}
			p.slots[side][column] = ui.Around(c, w, h)
		}
		p.cells[column] = ui.Point{X: walks[0].X + (i+.5)*pitch, Y: p.lane.Center().Y}
	}
	p.token = math.Min(32, math.Min(p.lane.H*.28, pitch*.4))
	p.bar(walk, stashes)
}

// bar lays out the saloons of a board that lies, one over the other, and the reserve between them.
func (p *plan) bar(walk float64, stashes away) {
	in := p.block.Pad(edge+6, 0, edge, 0)
	if p.me == rules.Red {
		in = p.block.Pad(edge, 0, edge+6, 0)
	}
	for side := range p.saloon {
		r := in
		if side == p.me {
			r = r.CutBottom(walk)
		} else {
			r = r.CutTop(walk)
		}
		if !stashes[side] {
			p.stash[side] = r.CutRight(74).Place(74, math.Min(r.H-10, 104), ui.Center)
			r.CutRight(gap)
		}
		for i := range rules.Saloon {
			at := r.Column(i, rules.Saloon, gap)
			w := math.Min(at.W-4, math.Min((walk-20)/1.4, 100))
			h := math.Round(w * 1.4)
			if w < 72 {
				w, h = at.W, walk-14
			}
			p.saloon[side][i] = at.Place(w, h, ui.Center)
		}
	}
	middle := ui.Rect{X: in.X, Y: p.lane.Y, W: in.W, H: p.lane.H}
	if middle.H >= 112 {
		p.sign = ui.Around(ui.Point{X: middle.Center().X, Y: middle.Y + 4}, math.Min(170, middle.W), 38)
		middle.CutTop(18)
	}
	p.small = math.Min(22, middle.H*.3)
	p.queue(middle)
}

// queue lays the reserve along a place, its first token next to the street.
func (p *plan) queue(r ui.Rect) {
	for i := range p.stock {
		at := r.Column(i, rules.Stock, 0)
		if p.me == rules.Red {
			at = r.Column(rules.Stock-1-i, rules.Stock, 0)
		}
		p.stock[i] = at.Center()
	}
}

// stand lays the board out upwards, column 7 with the saloons on top for Green and at the bottom for Red.
func (p *plan) stand() {
	p.form = row
	pitch := math.Max(finger, math.Min(math.Floor((p.area.H-104)/rules.Columns), 84))
	street := p.area
	end := p.area.H - pitch*rules.Columns
	band := math.Max(finger, math.Min(52, end*.47))
	if p.me == rules.Green {
		p.block = street.CutTop(end)
	} else {
		p.block = street.CutBottom(end)
	}
	w := math.Min(p.area.W*.31, 240)
	for column := range rules.Columns {
		y := street.Bottom() - float64(p.place(column)+1)*pitch
		r := ui.Rect{X: street.X + edge, Y: y, W: w, H: pitch}.Pad(0, 2, 0, 3)
		p.slots[1-p.me][column] = r
		r.X = street.Right() - edge - w
		p.slots[p.me][column] = r
		p.cells[column] = ui.Point{X: street.Center().X, Y: y + pitch/2}
	}
	p.token = math.Min(24, pitch*.42)
	p.lane = street.Pad(edge+w, 0, edge+w, 0)
	saloons, stashes := p.block, ui.Rect{}
	if p.me == rules.Green {
		stashes = saloons.CutBottom(band)
	} else {
		stashes = saloons.CutTop(band)
	}
	p.stash[1-p.me], p.stash[p.me] = stashes.Column(0, 2, 2), stashes.Column(1, 2, 2)
	in := saloons.Pad(edge, 2, edge, 2)
	side := math.Min(64, math.Max(in.H, finger))
	high := math.Max(in.H, finger)
	for i := range rules.Saloon {
		p.saloon[1-p.me][i] = in.CutLeft(side).Place(side, high, ui.Center)
		in.CutLeft(4)
	}
	for i := rules.Saloon - 1; i >= 0; i-- {
		p.saloon[p.me][i] = in.CutRight(side).Place(side, high, ui.Center)
		in.CutRight(4)
	}
	p.small = math.Min(14, math.Min(in.W/rules.Stock*.44, in.H*.3))
	p.queue(in.Pad(4, 0, 4, 0))
}

// cell is what is pressed of a token on the street.
func (p *plan) cell(c int) ui.Rect {
	side := math.Max(finger, 2*p.token+4)
	return ui.Around(p.cells[c], side, side)
}

// queued is what is pressed of a token in the reserve; where the board stands it is too small to be chosen there.
func (p *plan) queued(i int) ui.Rect {
	if p.stands {
		return ui.Around(p.stock[i], 2*p.small, 2*p.small)
	}
	return ui.Around(p.stock[i], math.Max(finger, 2*p.small+4), math.Max(finger, 2*p.small+4))
}

// target is what is pressed of a character: never less than a finger.
func target(r ui.Rect) ui.Rect {
	return ui.Around(r.Center(), math.Max(r.W, finger), math.Max(r.H, finger))
}

// grow is a length of which so much is text: it grows with the player's text scale.
func (p *plan) grow(length, text float64) float64 { return length + text*(p.text-1) }

// pan is where x lies between the edges of the board, -1 to 1.
func (p *plan) pan(x float64) float64 {
	if p.area.W <= 0 {
		return 0
	}
	return math.Max(-1, math.Min(1, 2*(x-p.area.X)/p.area.W-1))
}
