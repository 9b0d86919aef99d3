package saloon

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// Aside implements table.Board: what goes on, where no hand is to be seen: who attacks whom and how it adds up, or whose
// turn it is and what the phase is for.
func (b *Board) Aside(f *ui.Frame, area ui.Rect, v *table.View) {
	s := &b.now
	if area.H < 24 || s.Phase == rules.Over {
		return
	}
	seat, icon := max(s.Turn, 0), sprites.IconHourglass
	title := lang.T("saloon/aside/turn", v.FirstName(seat))
	text := lang.T("saloon/aside/" + dashed(rules.PhaseNames[s.Phase]))
	for _, st := range stages {
		if st.phase == s.Phase {
			icon = st.icon
		}
	}
	if words, by, ok := b.bill(v); ok && b.brawl.on() {
		a := &b.brawl.attack
		seat, icon, text = by, motifs[a.With], words
		title = lang.T("saloon/aside/attack", v.FirstName(by))
		if at := firstOf(a.Targets); at != game.NoSeat {
			title = lang.T("saloon/aside/attack/at", v.FirstName(by), v.FirstName(at))
		}
	}
	side := math.Min(math.Min(area.H, 72), area.W*.3)
	f.Icon(icon, area.CutLeft(side).Place(side, side, ui.TopLeft), f.Theme.Lamp)
	area.CutLeft(14)
	head := area.CutTop(math.Min(f.UI.LineHeight(ui.H3)+2, area.H/2))
	radius := math.Min(11, head.H/2)
	f.SeatDisc(ui.Point{X: head.X + radius, Y: head.Center().Y}, radius, v.Look(seat))
	head.CutLeft(2*radius + 6)
	f.Fit(head, title, ui.H3, f.Theme.LitPaper, ui.Left)
	area.W = math.Min(area.W, 520)
	f.Fit(area, text, ui.Note, f.Theme.Paper, ui.TopLeft)
}
