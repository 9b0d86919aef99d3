package saloon

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// slotWindow opens the boards of mates over the map, when a card has been tapped that goes to one of their weapon slots.
func (b *Board) slotWindow(f *ui.Frame, v *table.View) {
	if v.Moving() {
		return
	}
	var can []game.Ref
	for _, r := range v.Picker.Next(nil) {
		if r.Kind == game.RefPlace && r.A == rules.PlaceSlot && !mine(v, r) {
			can = append(can, r)
		}
	}
	if len(can) == 0 {
		return
	}
	p := &b.plan
	area := p.area.Inset(4)
	columns := max(1, min(len(can), int((area.W-16+gap)/(104+gap))))
	rows := (len(can) + columns - 1) / columns
	head := math.Min(f.UI.LineHeight(ui.H3)+8, area.H*.2)
	high := math.Max(finger, math.Min(p.grow(78, 40), (area.H-head-24)/float64(rows)-gap))
	wide := math.Min(area.W, float64(columns)*(p.grow(150, 60)+gap)+16)
	ground := area.Place(wide, head+float64(rows)*(high+gap)+12, ui.Center)
	f.Panel(ui.ShadowPanel, ground.Move(3, 4))
	f.Panel(ui.DeepPanel, ground)
	in := ground.Inset(8)
	f.Fit(in.CutTop(head), lang.T("saloon/ask/slot"), ui.H3, f.Theme.Lamp, ui.Center)
	for i, r := range can {
		b.mateSlot(f, v, r, in.Cell(i, columns, rows, gap))
	}
}

// mateSlot draws one weapon slot of a mate as something to press.
func (b *Board) mateSlot(f *ui.Frame, v *table.View, r game.Ref, at ui.Rect) {
	mark := v.SpotAbove(f, r, at, 20, 0)
	seat := seatOf(r)
	f.Panel(ui.BrownPanel, at)
	in := at.Inset(6)
	head := in.CutTop(in.H * .42)
	radius := math.Min(10, head.H/2)
	f.SeatDisc(ui.Point{X: head.X + radius, Y: head.Center().Y}, radius, v.Look(seat))
	head.CutLeft(2*radius + 4)
	f.Fit(head, v.FirstName(seat), ui.NoteBold, f.Theme.LitPaper, ui.Left)
	b.slot(f, seat, int(r.C), in.CutLeft(math.Min(44, in.W*.5)))
	in.CutLeft(4)
	f.Fit(in, slotName(r), ui.Note, f.Theme.Paper, ui.Left)
	if mark == table.Selected {
		f.Mark(ui.SelectedMark, at)
	} else {
		f.Mark(ui.LegalMark, at)
	}
}
