package train

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/train"
)

// A row lays out, in the size of fingers, what lies or stands too close together on the train: loot to take, figures to
// shoot at.

const (
	tile    = 64.0 // width of one thing in a row
	tileGap = 8.0
	rowPad  = 10.0
)

// rowOf is where a row of n things lies: at the car of a spot but beside the spot itself, so that one still sees who
// stands there; inside the board, in as many lines as it takes.
func (p *plan) rowOf(n int, spot rules.Spot, text float64) (panel ui.Rect, columns, lines int, cell ui.Point) {
	cell = ui.Point{X: tile + 20*(text-1), Y: 62 + 22*(text-1)}
	room := p.area.Inset(6)
	columns = max(1, min(n, int((room.W-2*rowPad+tileGap)/(cell.X+tileGap))))
	lines = (n + columns - 1) / columns
	w := float64(columns)*(cell.X+tileGap) - tileGap + 2*rowPad
	h := float64(lines)*(cell.Y+tileGap) - tileGap + 2*rowPad
	k := p.zone(spot)
	panel = ui.Rect{X: k.Center().X - w/2, Y: k.Y - h, W: w, H: h}
	if spot.Level() == rules.Roof {
		panel.Y = k.Bottom()
	}
	panel.X = math.Max(room.X, math.Min(panel.X, room.Right()-w))
	panel.Y = math.Max(room.Y, math.Min(panel.Y, room.Bottom()-h))
	return panel, columns, lines, cell
}

// row draws things as a row and makes them things to press.
func (b *Board) row(f *ui.Frame, v *table.View, refs []game.Ref, spot rules.Spot) {
	if len(refs) == 0 {
		return
	}
	p := &b.plan
	panel, columns, lines, cell := p.rowOf(len(refs), spot, math.Max(f.Layout.Text, 1))
	show := !v.Moving()
	if show {
		f.Panel(ui.ShadowPanel, panel.Move(3, 4))
		f.Panel(ui.DeepPanel, panel)
	}
	in := panel.Inset(rowPad)
	for i, r := range refs {
		box := ui.Rect{X: in.X + float64(i%columns)*(cell.X+tileGap), Y: in.Y + float64(i/columns)*(cell.Y+tileGap), W: cell.X, H: cell.Y}
		if last := i / columns; last == lines-1 && len(refs)%columns != 0 {
			box.X += float64(columns-len(refs)%columns) * (cell.X + tileGap) / 2
		}
		mark := v.SpotAbove(f, r, box, 10, 0)
		if show {
			b.tile(f, v, r, box, mark)
		}
	}
}

// tile draws one thing of a row: its picture, and in words what it is worth or who it is.
func (b *Board) tile(f *ui.Frame, v *table.View, r game.Ref, box ui.Rect, mark table.Mark) {
	lift := 4 * f.Lifted(v.ID(r))
	box = box.Move(0, -lift)
	look := ui.PaperRow
	if mark == table.Selected {
		look = ui.LitRow
	}
	f.Panel(look, box)
	in := box.Pad(3, 3, 3, 2)
	words := in.CutBottom(f.UI.LineHeight(ui.Label) + 2)
	s := known(v)
	if r.Kind == game.RefPawn {
		f.SeatDisc(ui.Point{X: in.Right() - 9, Y: in.Bottom() - 9}, 9, b.banditLook(v, int(r.A)))
		id := b.pawnOf(v, int(r.A), false)
		k := id.Sprite()
		f.Sprite(id, in.Fit(k.W, k.H, ui.Center))
		f.Text(words, who(v, int(r.A)), ui.Label, f.Theme.Ink, ui.Center)
	} else {
		kind := rules.Loot(r.B)
		side := math.Min(in.H, 40)
		b.drawLoot(f, kind, in.Place(side, side, ui.Center))
		f.Text(words, worth(s, r), ui.Label, f.Theme.Ink, ui.Center)
	}
	switch {
	case mark == table.Selected:
		f.Mark(ui.SelectedMark, box)
	case r.Kind == game.RefPawn:
		f.Mark(ui.TargetMark, box)
	default:
		f.Mark(ui.LegalMark, box)
	}
}

// worth is what a piece of loot is worth, as far as the viewer knows.
func worth(s *rules.State, r game.Ref) string {
	switch kind := rules.Loot(r.B); {
	case kind == rules.Jewel:
		return lang.Money(rules.JewelWorth)
	case kind == rules.Strongbox:
		return lang.Money(rules.StrongboxWorth)
	case r.A < rules.OnCard:
		if purses := s.TokensAt(int(r.A)); int(r.C) < len(purses) && purses[r.C].Value != 0 {
			return money(purses[r.C].Value)
		}
	}
	return lang.T("train/loot/unknown")
}
