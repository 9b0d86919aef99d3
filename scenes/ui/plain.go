package ui

import "drygulch/sprites"

// plain is how a baked ground looks in the high-contrast theme: a flat box, without texture, in two colours.
type plain struct {
	fill, edge func(*Theme) Color
	width      float64 // of the edge in dp
}

var (
	inkOf   = func(t *Theme) Color { return t.Ink }
	paperOf = func(t *Theme) Color { return t.Paper }
	greyOf  = func(t *Theme) Color { return t.OldPaper }
	lampOf  = func(t *Theme) Color { return t.Lamp }
	brassOf = func(t *Theme) Color { return t.Brass }
	barnOf  = func(t *Theme) Color { return t.Barn }
	tealOf  = func(t *Theme) Color { return t.Teal }
	coralOf = func(t *Theme) Color { return t.Coral }
	trayOf  = func(t *Theme) Color { return t.Tray }
	noneOf  = func(*Theme) Color { return Color{} }
)

// plainLooks are the grounds that change; what is not here (frames, marks, pictures) stays as it is baked.
var plainLooks = map[string]plain{
	"ui/panel/paper": {paperOf, inkOf, 3}, "ui/panel/poster": {paperOf, inkOf, 3}, "ui/panel/dialog": {paperOf, lampOf, 4},
	"ui/panel/brown": {trayOf, paperOf, 2}, "ui/panel/note": {trayOf, greyOf, 2}, "ui/panel/deep": {trayOf, lampOf, 2},
	"ui/panel/tray": {trayOf, paperOf, 1}, "ui/panel/bar": {trayOf, paperOf, 1}, "ui/panel/toast": {trayOf, lampOf, 3},
	"ui/panel/shadow": {noneOf, noneOf, 0},
	"ui/row/paper":    {paperOf, inkOf, 3}, "ui/row/lit": {lampOf, inkOf, 3}, "ui/row/old": {greyOf, inkOf, 3},
	"ui/sign": {trayOf, paperOf, 3}, "ui/sign/lit": {trayOf, lampOf, 3},
	"ui/field": {paperOf, inkOf, 3}, "ui/field/dark": {trayOf, paperOf, 2},
	"ui/button/primary": {barnOf, paperOf, 3}, "ui/button/primary/pressed": {barnOf, lampOf, 4},
	"ui/button/go": {tealOf, paperOf, 3}, "ui/button/go/pressed": {tealOf, lampOf, 4},
	"ui/button/paper": {paperOf, inkOf, 3}, "ui/button/paper/pressed": {paperOf, lampOf, 4},
	"ui/button/dark": {trayOf, paperOf, 3}, "ui/button/dark/pressed": {trayOf, lampOf, 4},
	"ui/button/brass": {brassOf, inkOf, 3}, "ui/button/brass/pressed": {brassOf, lampOf, 4},
	"ui/square/barn": {barnOf, paperOf, 3}, "ui/square/barn/pressed": {barnOf, lampOf, 4},
	"ui/square/paper": {paperOf, inkOf, 3}, "ui/square/paper/pressed": {paperOf, lampOf, 4},
	"ui/square/dark": {trayOf, paperOf, 3}, "ui/square/dark/pressed": {trayOf, lampOf, 4},
	"ui/square/wood": {trayOf, paperOf, 3}, "ui/square/wood/pressed": {trayOf, lampOf, 4},
	"ui/segment/off": {greyOf, inkOf, 2}, "ui/segment/dark": {trayOf, greyOf, 2}, "ui/segment/empty": {trayOf, lampOf, 4},
	"ui/segment/human": {tealOf, lampOf, 4}, "ui/segment/computer": {barnOf, lampOf, 4},
	"ui/tab/on": {paperOf, inkOf, 3}, "ui/tab/off": {greyOf, inkOf, 2},
	"ui/plate/brown": {trayOf, paperOf, 2}, "ui/plate/paper": {paperOf, lampOf, 4}, "ui/plate/waiting": {trayOf, lampOf, 2},
	"ui/plate/danger": {coralOf, inkOf, 3},
	"ui/chip/ink":     {inkOf, paperOf, 1}, "ui/chip/deep": {inkOf, paperOf, 1}, "ui/chip/paper": {paperOf, inkOf, 2},
}

var plainByID = plainTable()

func plainTable() map[sprites.ID]plain {
	table := map[sprites.ID]plain{}
	for name, p := range plainLooks {
		table[piece(name)] = p
	}
	for i, s := range Dusk.Seats {
		seat := func(t *Theme) Color { return t.Seats[i].Color }
		table[piece("ui/plate/"+s.Piece)] = plain{seat, paperOf, 2}
		table[piece("ui/plate/"+s.Piece+"/lit")] = plain{seat, lampOf, 4}
	}
	delete(table, 0)
	return table
}

// drawPlain draws a ground of the high-contrast theme; it reports whether id is one.
func (f *Frame) drawPlain(id sprites.ID, r Rect) bool {
	p, ok := plainByID[id]
	if !ok {
		return false
	}
	fill, edge := p.fill(f.Theme), p.edge(f.Theme)
	f.Box(r, 6, edge)
	f.Box(r.Inset(p.width), 5, fill)
	return true
}

var grain = piece("ui/grain")

// Grain lays the specks of the letterpress over r, as the last of a still ground and never over reading text. High
// contrast has none.
func (f *Frame) Grain(r Rect) {
	if !f.Theme.Plain {
		f.Tile(grain, r, white)
	}
}
