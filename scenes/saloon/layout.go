package saloon

import (
	"math"
	"strings"

	"drygulch/game"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// finger is the smallest thing to press.
const finger = 48.0

const (
	edge = 8.0 // from the edges of the board
	gap  = 6.0 // between panels
)

// form is how a seat's panel is drawn, by the room that it has.
type form uint8

const (
	full  form = iota // portrait, name, Grit bar, both weapons, hand
	post              // the same in a strip over the map, standing
	badge             // symbol, name, Grit: the rest opens on tap
	coin              // symbol and Grit
)

// plan is where everything on the board lies: a function of the area, the layout, the seats and who looks.
type plan struct {
	area   ui.Rect
	seats  [game.MaxSeats]ui.Rect // panels; the viewer's own is empty: it is in the tray
	forms  [game.MaxSeats]form
	phases ui.Rect             // the strip of phases
	bill   ui.Rect             // where it is said how an attack adds up: over the phases, on a phone over the pools, too
	slots  ui.Rect             // the viewer's weapons, where the tray has no room for them; empty: it has
	pools  ui.Rect             // the Grit of the teams; empty: there are none
	piles  ui.Rect             // draw pile, Loader, discards
	chip   bool                // the piles lie behind a chip
	room   ui.Rect             // the map
	scale  float64             // of the map
	chart  *sprites.MapLayout  // its geometry
	places [rules.Doors + 1]at // by position
	text   float64
	spare  ui.Rect // of the top bar
}

// at is where a position lies on the screen.
type at struct {
	plate ui.Rect // the floor
	sign  ui.Rect // room for the sign
	hit   ui.Rect // what is pressed
	hang  sprites.Hang
	spots []ui.Point // circles
}

var charts = [...]sprites.MapLayout{sprites.SaloonMap("wide"), sprites.SaloonMap("tall")}

// planOf lays out a board. spare is the room in the top bar; a viewer without a seat sees all seats on the board. Where the
// usual order would leave the map too low for nine fingers, everything over it folds together.
func planOf(area, spare ui.Rect, l ui.Layout, seats, teams int, viewer game.Seat) plan {
	p := plan{area: area, text: math.Max(l.Text, 1), spare: spare}
	others := clockwise(seats, viewer)
	slots := l.Shape == ui.Tiny && viewer != game.NoSeat
	in := p.usual(others, teams, slots)
	if in.H < mapHigh || in.W < mapHigh {
		p = plan{area: area, text: p.text, spare: spare}
		in = p.folded(others, teams, slots)
	}
	p.spread(in)
	return p
}

// mapHigh is how high and wide the map is at least: three fingers, and a little between them.
const mapHigh = 3*finger + 2

// usual puts the seats in a column at the left or in a row over the map, and the strip over it, and returns what is left.
func (p *plan) usual(others []game.Seat, teams int, slots bool) ui.Rect {
	in := p.area
	if p.spare.W >= 3*finger {
		p.piles = p.spare.Place(math.Min(p.spare.W, p.grow(234, 60)), math.Max(p.spare.H, finger), ui.Center)
	}
	switch lying := in.W > 1.25*in.H && in.W >= 480; {
	case lying && in.W >= 900 && in.W > 1.9*in.H:
		p.column(in.CutLeft(220).Pad(edge, 6, 0, edge), others, full)
		in = in.Pad(edge, 4, edge, edge)
	case lying && in.H < 330:
		p.column(in.CutLeft(math.Max(116, math.Min(in.W*.2, 170))).Pad(edge, 3, 0, 3), others, badge)
		in = in.Pad(edge, 2, edge, 2)
	default:
		p.row(&in, others)
		in = in.Pad(0, 4, 0, 0)
	}
	p.strip(&in, teams, slots)
	return in
}

// folded sets the seats as coins, and the chip of the piles and the viewer's weapons beside them, in as few rows of
// fingers as it takes; the strip stays if the map does not need its room.
func (p *plan) folded(others []game.Seat, teams int, slots bool) ui.Rect {
	in := p.area.Pad(4, 2, 4, 0)
	n := len(others) + 1
	if slots {
		n += 2
	}
	columns := max(1, min(n, int((in.W+2)/(finger+2)))) // in no window is there less
	rows := (n + columns - 1) / columns
	columns = (n + rows - 1) / rows
	top := in.CutTop(float64(rows)*(finger+2) - 2)
	in.CutTop(2)
	for i, seat := range others {
		p.sit(seat, top.Cell(i, columns, rows, 2), coin)
	}
	p.piles, p.chip = top.Cell(len(others), columns, rows, 2), true
	if slots {
		p.slots = top.Cell(n-2, columns, rows, 2).Union(top.Cell(n-1, columns, rows, 2))
		if p.slots.H > finger+1 { // they would stand in two rows: the others make room
			p.slots = ui.Rect{}
		}
	}
	if room := math.Max(32, p.grow(30, 14)); in.H-room-4 >= mapHigh+40 {
		row := in.CutTop(room)
		p.bill = row
		if teams > 0 {
			p.pools = row.CutRight(float64(teams) * p.grow(52, 20))
			row.CutRight(gap)
		}
		p.phases = row
		in.CutTop(4)
	}
	return in
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

// column seats the others under each other at the left of the map.
func (p *plan) column(r ui.Rect, others []game.Seat, f form) {
	n := float64(len(others))
	most := p.grow(84, 30)
	if f == badge {
		most = p.grow(56, 20)
	}
	h := math.Min(most, (r.H-gap*(n-1))/n)
	if h < finger { // two beside each other
		rows := float64((len(others) + 1) / 2)
		h = math.Max(math.Min(most, (r.H-4*(rows-1))/rows), 1)
		for i, seat := range others {
			row := ui.Rect{X: r.X, Y: r.Y + float64(i/2)*(h+4), W: r.W, H: h}
			p.sit(seat, row.Column(i%2, 2, 4), f)
		}
		return
	}
	step := h + gap
	for i, seat := range others {
		p.sit(seat, ui.Rect{X: r.X, Y: r.Y + float64(i)*step, W: r.W, H: h}, f)
	}
}

// row seats the others in a strip over the map: in two lines where they would be too narrow for a finger.
func (p *plan) row(r *ui.Rect, others []game.Seat) {
	n := len(others)
	in := r.Pad(6, 4, 6, 0)
	f, h := post, p.grow(76, 34)
	if r.H < 360 || in.W/float64(n) < 62 {
		f, h = badge, math.Max(finger, math.Min(p.grow(50, 24), r.H*.2))
	}
	if wide := in.W / float64(n); f == post && wide >= 176 {
		f, h = full, p.grow(84, 30)
	}
	lines := 1
	if (in.W-4*float64(n-1))/float64(n) < finger+4 {
		lines = 2
	}
	columns := (n + lines - 1) / lines
	for i, seat := range others {
		line := ui.Rect{X: in.X, Y: in.Y + float64(i/columns)*(h+4), W: in.W, H: h}
		cell := line.Column(i%columns, columns, 4)
		cell.W = math.Min(cell.W, 232)
		p.sit(seat, cell, f)
	}
	r.CutTop(4 + h*float64(lines) + 4*float64(lines-1))
}

func (p *plan) sit(seat game.Seat, r ui.Rect, f form) {
	p.seats[seat], p.forms[seat] = r, f
}

// strip cuts the strip of phases from the top, with the Grit of the teams and the chip of the piles at its end.
func (p *plan) strip(r *ui.Rect, teams int, slots bool) {
	h := math.Max(32, p.grow(30, 14))
	p.chip = p.piles.Empty()
	if p.chip {
		h = finger
	}
	row := r.CutTop(h)
	if r.W < 600 {
		row = row.Pad(4, 0, 4, 0)
	}
	if p.chip {
		p.piles = row.CutRight(p.grow(58, 26))
		row.CutRight(gap)
	}
	if slots {
		p.slots = row.CutRight(2*p.grow(58, 10) + gap)
		row.CutRight(gap)
	}
	whole := row
	if teams > 0 {
		p.pools = row.CutRight(float64(teams) * p.grow(math.Max(52, math.Min(72, row.W*.13)), 20))
		row.CutRight(gap)
	}
	if p.bill = row; row.W < 260 {
		p.bill = whole
	}
	if row.W > 44 {
		p.phases = row.Place(row.W, math.Min(row.H, p.grow(34, 12)), ui.Center)
	}
	r.CutTop(4)
}

// spread lays out the map in r: in the shape that fills more of it, but not in one whose rows come out too low for fingers.
func (p *plan) spread(r ui.Rect) {
	fit := func(m *sprites.MapLayout) float64 { return math.Max(.05, math.Min(r.W/m.W, r.H/m.H)) }
	filled := func(m *sprites.MapLayout) float64 { return fit(m) * fit(m) * m.W * m.H }
	row := func(m *sprites.MapLayout) float64 { return fit(m) * m.H / 3 }
	wide, tall := &charts[0], &charts[1]
	p.chart = wide
	if filled(tall) > filled(wide) || row(wide) < finger+8 && row(tall) > row(wide) {
		p.chart = tall
	}
	m := p.chart
	p.scale = fit(m)
	p.room = r.Place(m.W*p.scale, m.H*p.scale, ui.Center)
	small := false
	for _, place := range m.Places {
		a := &p.places[positionNamed(place.Name)]
		a.plate, a.sign, a.hang = p.onMap(place.Plate), p.onMap(place.Sign), place.Hang
		a.spots = a.spots[:0]
		for _, s := range place.Spots {
			a.spots = append(a.spots, p.pointAt(s.X, s.Y))
		}
		// What is pressed is the floor with its sign, as large as a finger.
		u := a.plate.Union(a.sign)
		a.hit = ui.Around(u.Center(), math.Max(u.W, finger), math.Max(u.H, finger))
	}
	p.apart()
	for i := rules.Open; i <= rules.Doors; i++ {
		small = small || p.places[i].hit.W < finger || p.places[i].hit.H < finger
	}
	if small { // three by three, as the map is
		for _, place := range m.Places {
			c := p.onMap(place.Plate).Center().Sub(ui.Point{X: p.room.X, Y: p.room.Y})
			cell := min(2, int(3*c.Y/p.room.H))*3 + min(2, int(3*c.X/p.room.W))
			p.places[positionNamed(place.Name)].hit = r.Cell(cell, 3, 3, 1)
		}
	}
}

// apart keeps what is pressed inside the map and one place off the other: where both are enlarged they meet halfway.
func (p *plan) apart() {
	for i := rules.Open; i <= rules.Doors; i++ {
		a := &p.places[i].hit
		a.X = math.Max(p.room.X, math.Min(a.X, p.room.Right()-a.W))
		a.Y = math.Max(p.room.Y, math.Min(a.Y, p.room.Bottom()-a.H))
		for j := rules.Open; j < i; j++ {
			b := &p.places[j].hit
			over := a.Intersect(*b)
			switch {
			case over.Empty():
			case over.H <= over.W: // one above the other
				up, down := a, b
				if a.Center().Y > b.Center().Y {
					up, down = b, a
				}
				up.H -= over.H / 2
				down.Y, down.H = down.Y+over.H/2, down.H-over.H/2
			default:
				left, right := a, b
				if a.Center().X > b.Center().X {
					left, right = b, a
				}
				left.W -= over.W / 2
				right.X, right.W = right.X+over.W/2, right.W-over.W/2
			}
		}
	}
}

// positionNamed is the position that the map calls so.
func positionNamed(name string) rules.Position {
	name = strings.ReplaceAll(name, "-", "_")
	for i := rules.Open; i <= rules.Doors; i++ {
		if rules.Places[i].Name == name {
			return i
		}
	}
	return rules.Nowhere
}

func (p *plan) onMap(r sprites.Rect) ui.Rect {
	c := p.pointAt(r.X, r.Y)
	return ui.Rect{X: c.X, Y: c.Y, W: r.W * p.scale, H: r.H * p.scale}
}

func (p *plan) pointAt(x, y float64) ui.Point {
	return ui.Point{X: p.room.X + x*p.scale, Y: p.room.Y + y*p.scale}
}

// tall tells that the map stands: short names, small figures.
func (p *plan) tall() bool { return p.chart == &charts[1] }

// own is where the viewer's things are, seen from the board: at its lower edge, over his place in the tray.
func (p *plan) own() ui.Point {
	return ui.Point{X: p.area.X + math.Min(72, p.area.W*.2), Y: p.area.Bottom() - 6}
}

// seat is the middle of a seat's panel; of the viewer his place in the tray.
func (p *plan) seat(seat game.Seat) ui.Point {
	if seat >= 0 && int(seat) < len(p.seats) && !p.seats[seat].Empty() {
		return p.seats[seat].Center()
	}
	return p.own()
}

// pan is where x lies between the edges of the board, -1 to 1.
func (p *plan) pan(x float64) float64 {
	if p.area.W <= 0 {
		return 0
	}
	return math.Max(-1, math.Min(1, 2*(x-p.area.X)/p.area.W-1))
}
