package showdown

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// Aside implements table.Board: what goes on, where no hand is to be seen: who is at whom, or whose turn it is and how
// he may end it.
func (b *Board) Aside(f *ui.Frame, area ui.Rect, v *table.View) {
	s := &b.now
	if area.H < 24 || s.Turn < 0 || s.Phase == rules.Over {
		return
	}
	seat, title, text := s.Turn, "", ""
	icon := sprites.IconHourglass
	switch t := b.threat; {
	case s.Phase == rules.Choosing:
		title, text, icon = lang.T("showdown/title/choose"), lang.T("showdown/aside/choosing", s.Told.Len(), int(s.Seats)), sprites.IconPerson
	case t.kind == rules.Wound:
		seat, icon = t.at, sprites.IconCoffin
		title, text = lang.T("showdown/aside/dying", v.FirstName(t.at)), lang.T("showdown/aside/dying/text")
	case t.kind != rules.NoFrame && t.by >= 0 && t.at >= 0:
		seat, icon = t.by, motifs[max(t.card.Kind(), rules.Bang)]
		title = lang.T("showdown/aside/"+rules.FrameNames[t.kind], v.FirstName(t.by), v.FirstName(t.at))
		text = lang.T("showdown/aside/" + rules.FrameNames[t.kind] + "/text")
	default:
		title = lang.T("showdown/aside/turn", v.FirstName(seat))
		if c := s.Characters[seat]; c != rules.Nobody {
			text = lang.T("showdown/aside/who", characterName(c), powerOf(c))
		}
	}
	side := math.Min(math.Min(area.H, 72), area.W*.3)
	f.Icon(icon, area.CutLeft(side).Place(side, side, ui.TopLeft), f.Theme.Lamp)
	area.CutLeft(14)
	line := math.Min(f.UI.LineHeight(ui.H3)+2, area.H/2)
	head := area.CutTop(line)
	radius := math.Min(11, head.H/2)
	f.SeatDisc(ui.Point{X: head.X + radius, Y: head.Center().Y}, radius, v.Look(seat))
	head.CutLeft(2*radius + 6)
	f.Fit(head, title, ui.H3, f.Theme.LitPaper, ui.Left)
	area.W = math.Min(area.W, 520)
	f.Fit(area, text, ui.Note, f.Theme.Paper, ui.TopLeft)
}
