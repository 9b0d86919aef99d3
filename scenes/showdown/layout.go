package showdown

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/ui"
)

// finger is the smallest thing to press.
const finger = 48.0

// form is how a seat's panel is drawn, by the room that it has.
type form uint8

const (
	broad  form = iota // portrait, name, bullets, hand, gear in full
	narrow             // the same, standing
	flat               // the same, lying
	badge              // symbol, name, bullets: the rest opens on tap
)

// plan is where everything on the board lies: a function of the area, the layout, the seats and who looks.
type plan struct {
	area   ui.Rect
	seats  [game.MaxSeats]ui.Rect // panels; the viewer's own is empty: it is in the tray
	forms  [game.MaxSeats]form
	center ui.Rect // what the panels leave of the felt
	felt   ui.Rect // the cloth
	round  bool    // it is drawn as on a phone
	card   float64 // width of the cards on the felt; below 60 they are minis
	deck   ui.Rect
	pile   ui.Rect
	strip  ui.Rect // the viewer's gear and role, where the tray has no room for them
	counts ui.Rect // who may sit here; empty: no room
	news   ui.Rect // what has just happened; empty: no room
	text   float64
}

const (
	edge = 8.0 // from the edges of the board
	gap  = 8.0 // between panels
)

// planOf lays out a board. A viewer without a seat sees all seats on the board.
func planOf(area ui.Rect, l ui.Layout, seats int, viewer game.Seat) plan {
	p := plan{area: area, center: area, text: math.Max(l.Text, 1)}
	others := clockwise(seats, viewer)
	phone := l.Shape == ui.Tall || l.Shape == ui.Tiny
	if phone && viewer != game.NoSeat {
		row := p.center.CutBottom(math.Min(p.grow(56, 16), area.H*.24))
		p.strip = row.Pad(edge, 0, edge, 6)
	}
	if area.W > 1.3*area.H && area.W >= 620 {
		p.ring(others)
	} else {
		p.rows(others)
	}
	p.spread()
	return p
}

// grow is a length of which so much is text: it grows with the player's text scale.
func (p *plan) grow(length, text float64) float64 { return length + text*(p.text-1) }

// clockwise are the seats of a table as they sit before a viewer, from his left; all of them, if he has no seat.
func clockwise(seats int, viewer game.Seat) []game.Seat {
	var list []game.Seat
	first, n := 0, seats
	if viewer != game.NoSeat {
		first, n = int(viewer)+1, seats-1
	}
	for i := range n {
		list = append(list, game.Seat((first+i)%seats))
	}
	return list
}

// sides tells how many of so many sit at the left, at the top and at the right.
var sides = [game.MaxSeats + 1][3]int{
	1: {0, 1, 0}, 2: {1, 0, 1}, 3: {1, 1, 1}, 4: {1, 2, 1}, 5: {2, 1, 2}, 6: {2, 2, 2}, 7: {2, 3, 2}, 8: {3, 2, 3},
}

// ring seats the others round a table that lies: up the left side, along the top, down the right side.
func (p *plan) ring(others []game.Seat) {
	n := sides[len(others)]
	in := p.center.Inset(edge)
	if p.center.W > 1100 { // where controls stand further in, the panels do too
		in = in.Pad(4, 2, 4, 4)
	}
	wide := math.Max(110, math.Min(250, in.W*.198))
	high := p.grow(140, 40)
	across := in.Pad(wide+gap, 0, wide+gap, 0)
	rows := math.Max(float64(n[0]), 1)
	side := in
	if room := 116 + gap*2; in.H >= room+rows*(high+gap) && wide >= 190 && p.text < 1.3 {
		w := wide
		if n[1] < 3 {
			w = math.Min(300, wide+50)
		}
		p.counts = ui.Rect{X: in.X, Y: in.Y, W: w, H: 116}
		p.news = ui.Rect{X: in.Right() - w, Y: in.Y, W: w, H: 116}
		side = in.Pad(0, room-2, 0, 0)
	}
	h := math.Min(high, (side.H-gap*(rows-1))/rows)
	column := func(seats []game.Seat, x float64, up bool) {
		used := float64(len(seats))*(h+gap+4) - gap - 4
		y := side.Y + math.Max(0, math.Min((side.H-used)/2, side.H-used-12))
		step := h + gap + 4
		if used > side.H {
			y, step = side.Y, h+gap
		}
		for i, seat := range seats {
			at := float64(i)
			if up {
				at = float64(len(seats) - 1 - i)
			}
			p.sit(seat, ui.Rect{X: x, Y: y + at*step, W: wide, H: h})
		}
	}
	column(others[:n[0]], in.X, true)
	column(others[n[0]+n[1]:], in.Right()-wide, false)
	top := others[n[0] : n[0]+n[1]]
	if len(top) > 0 {
		slots := float64(len(top))
		w := math.Min(wide, (across.W-gap*(slots-1))/slots)
		height := math.Min(high, math.Max(finger, in.H*.41))
		if in.H > 2*high {
			height = high
		}
		apart := math.Min(120, (across.W-w*slots)/(slots+1))
		apart = math.Max(apart, gap)
		x := across.Center().X - (w*slots+apart*(slots-1))/2
		for i, seat := range top {
			p.sit(seat, ui.Rect{X: x + float64(i)*(w+apart), Y: in.Y, W: w, H: height})
		}
		p.center.CutTop(in.Y + height - p.center.Y)
	}
	p.center = p.center.Pad(edge+wide, 0, edge+wide, 0)
	p.felt = ui.Around(ui.Point{X: p.area.Center().X, Y: p.area.Y + p.area.H*.57}, math.Min(p.area.W*.66, p.area.H*1.85), p.area.H*.79)
}

// rows seats the others above a table that stands. Where not all have room, those who sit farthest away fold into badges.
func (p *plan) rows(others []game.Seat) {
	in := p.center.Pad(edge-2, 6, edge-2, 0)
	least := p.grow(104, 10)
	n := len(others)
	standing, lying, low := p.grow(132, 44), p.grow(96, 46), p.grow(54, 32)
	grid := func(seats []game.Seat, columns int, h float64) {
		for i, seat := range seats {
			row := in
			row.CutTop(float64(i/columns) * (h + 6))
			row.H = h
			p.sit(seat, row.Column(i%columns, columns, 6))
		}
		in.CutTop(float64((len(seats)+columns-1)/columns) * (h + 6))
	}
	folded := max(0, n-4)
	switch {
	case n != 4 && n <= 6 && in.W >= 3*108 && in.H-float64((n+2)/3)*(standing+6) >= least:
		grid(others, min(3, max(n, 2)), standing)
	case folded <= 4 && in.W >= 300 && in.H-min(float64(folded), 1)*(low+6)-float64((n-folded+1)/2)*(lying+6) >= least:
		left := (n - folded + 1) / 2
		if folded > 0 {
			grid(others[left:left+folded], folded, low)
		}
		// From the viewer's left up, and down on his right: rows of a left and a right neighbour.
		var pairs []game.Seat
		right := others[left+folded:]
		for i := left - 1; i >= 0; i-- {
			pairs = append(pairs, others[i])
			if at := left - 1 - i; at < len(right) {
				pairs = append(pairs, right[at])
			}
		}
		grid(pairs, 2, lying)
	default:
		columns := max(1, min(n, int(in.W/78)))
		if n <= 3 {
			columns = n
		}
		rows := float64((n + columns - 1) / columns)
		grid(others, columns, math.Max(finger, math.Min(low, (in.H-60)/rows-6)))
	}
	p.center = ui.Rect{X: p.center.X, Y: in.Y, W: p.center.W, H: p.center.Bottom() - in.Y}
	p.round = true
	p.felt = ui.Around(p.center.Center(), math.Min(p.center.W*.9, 420), math.Max(math.Min(p.center.H*1.05, 300), 80))
}

// sit gives a seat its panel.
func (p *plan) sit(seat game.Seat, r ui.Rect) {
	p.seats[seat] = r
	switch {
	case r.W >= 196 && r.H >= 118:
		p.forms[seat] = broad
	case r.W >= 106 && r.H >= p.grow(112, 30) && r.W < 150:
		p.forms[seat] = narrow
	case r.W >= 140 && r.H >= p.grow(76, 30):
		p.forms[seat] = flat
	default:
		p.forms[seat] = badge
	}
}

// spread lays deck and discard pile on the felt.
func (p *plan) spread() {
	room := p.center
	label := p.grow(26, 14)
	switch {
	case room.H >= 104*1.4+label+16 && room.W >= 300:
		p.card = 104
	case room.H >= 84*1.4+label && room.W >= 220:
		p.card = 84
	default:
		p.card = 48
	}
	w, h := p.card, math.Round(p.card*1.4)
	if p.card < 60 {
		h = 56
	}
	apart := math.Min(56, room.W*.1)
	c := room.Center()
	c.Y -= label / 3
	p.deck = ui.Rect{X: c.X - apart/2 - w, Y: c.Y - h/2, W: w, H: h}
	p.pile = ui.Rect{X: c.X + apart/2, Y: c.Y - h/2, W: w, H: h}
}

// own is where the viewer's things are, seen from the board: at its lower edge, over his place in the tray.
func (p *plan) own() ui.Point {
	if !p.strip.Empty() {
		return ui.Point{X: p.area.X + math.Min(36, p.area.W*.2), Y: p.area.Bottom() - 6}
	}
	return ui.Point{X: p.area.X + 72, Y: p.area.Bottom() - 6}
}

// seat is the middle of a seat on the board.
func (p *plan) seat(seat game.Seat) ui.Point {
	if seat < 0 || int(seat) >= len(p.seats) {
		return p.center.Center()
	}
	if r := p.seats[seat]; !r.Empty() {
		return r.Center()
	}
	return p.own()
}

// rowOf is where n revealed cards lie: over the felt, in as many lines as it takes, each large enough for a finger.
func (p *plan) rowOf(n int) (ground, head ui.Rect, cards []ui.Rect) {
	const pad = 10.0
	room := p.area.Inset(6)
	title := p.grow(32, 22)
	w, columns, lines := 0.0, 0, 0
	for _, w = range [...]float64{108, 84, 82, 64, 52} {
		columns = max(1, min(n, int((room.W-2*pad+gap)/(w+gap))))
		lines = (n + columns - 1) / columns
		columns = (n + lines - 1) / lines
		if float64(lines)*(cardHigh(w)+gap)+2*pad+title <= room.H {
			break
		}
	}
	h := cardHigh(w)
	wide := math.Max(float64(columns)*(w+gap)-gap+2*pad, math.Min(room.W, p.grow(260, 160)))
	high := float64(lines)*(h+gap) - gap + 2*pad + title
	c := p.center.Center()
	ground = ui.Around(c, wide, high)
	ground.X = math.Max(room.X, math.Min(ground.X, room.Right()-wide))
	ground.Y = math.Max(room.Y, math.Min(ground.Y, room.Bottom()-high))
	in := ground.Inset(pad)
	head = in.CutTop(title).Pad(0, 0, 0, 6)
	for i := range n {
		inLine := min(columns, n-i/columns*columns)
		left := in.Center().X - (float64(inLine)*(w+gap)-gap)/2
		cards = append(cards, ui.Rect{X: left + float64(i%columns)*(w+gap), Y: in.Y + float64(i/columns)*(h+gap), W: w, H: h})
	}
	return ground, head, cards
}

func cardHigh(w float64) float64 {
	if w < 60 {
		return 60
	}
	return math.Round(w * 1.4)
}

// pan is where x lies between the edges of the board, -1 to 1.
func (p *plan) pan(x float64) float64 {
	if p.area.W <= 0 {
		return 0
	}
	return math.Max(-1, math.Min(1, 2*(x-p.area.X)/p.area.W-1))
}
