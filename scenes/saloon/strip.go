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

// The strip over the map: the six phases of a turn, or, while somebody is attacked, how the attack adds up; at its end
// the Grit of the teams.

// stages are the phases of a turn as the strip shows them (HN-15).
var stages = [...]struct {
	phase rules.Phase
	icon  sprites.ID
}{
	{rules.Scavenge, sprites.IconSwapBag}, {rules.Gear, sprites.IconRevolver}, {rules.Dive, sprites.IconFalling},
	{rules.Fight, sprites.IconFist}, {rules.Cover, sprites.IconShield}, {rules.GearTwo, sprites.IconRevolver},
}

// strip draws the phases, or the attack that goes on.
func (b *Board) strip(f *ui.Frame, v *table.View) {
	if words, seat, ok := b.bill(v); ok && !b.plan.bill.Empty() && !b.overHand(f, v) {
		b.pools(f, !b.plan.bill.Intersect(b.plan.pools).Empty())
		b.billStrip(f, v, words, seat)
		return
	}
	b.pools(f, false)
	if b.plan.phases.Empty() {
		return
	}
	r := b.plan.phases
	now := b.now.Phase
	if r.W < 30*float64(len(stages)) { // there is room for the present one alone
		f.Nine(arrows[0][1], r)
		f.Fit(r.Pad(6, 0, 10, 0), lang.T("saloon/phase/"+dashed(rules.PhaseNames[now])), ui.H3.At(14), f.Theme.Ink, ui.Center)
		return
	}
	for i, st := range stages {
		cell := r.Column(i, len(stages), 0)
		cell.W += 1
		state, on := 2, f.Theme.Paper
		switch {
		case now == st.phase:
			state, on = 1, f.Theme.Ink
		case now > st.phase && now != rules.Over:
			state, on = 0, f.Theme.OldPaper
		}
		f.Nine(arrows[min(i, 1)][state], cell)
		b.stage(f, cell, st.icon, lang.T("saloon/phase/"+dashed(rules.PhaseNames[st.phase])), on, now == st.phase)
	}
}

// overHand tells whether what there is to say concerns the viewer's own choice and stands over his hand.
func (b *Board) overHand(f *ui.Frame, v *table.View) bool {
	_, attack := drafting(v)
	_, place := b.atLength(v)
	return f.Layout.Shape == ui.Wide && (attack || place)
}

// arrows are the pieces of the strip: the first and the others; done, now, to come.
var arrows = [2][3]sprites.ID{
	{sprites.SaloonPhaseFirstOver, sprites.SaloonPhaseFirstNow, sprites.SaloonPhaseFirstAhead},
	{sprites.SaloonPhaseOver, sprites.SaloonPhaseNow, sprites.SaloonPhaseAhead},
}

// stage sets sign and name of one phase; where there is little room the present one is named and the others have their
// signs alone.
func (b *Board) stage(f *ui.Frame, r ui.Rect, icon sprites.ID, name string, on ui.Color, now bool) {
	st := ui.NoteBold
	if now {
		st = ui.H3.At(14)
	}
	tip := r.H * .32
	in := r.Pad(tip*.9, 0, tip*.9, 0)
	w := f.UI.TextWidth(name, st)
	const side = 18.0
	switch {
	case w+side+6 <= in.W:
		at := in.Place(w+side+6, r.H, ui.Center)
		f.Icon(icon, at.CutLeft(side).Place(side, side, ui.Center), on)
		at.CutLeft(6)
		f.Text(at, name, st, on, ui.Left)
	case now && f.UI.TextWidth(name, st.At(ui.MinSize/f.Layout.Text)) <= in.W+4:
		f.Text(in.Pad(-2, 0, -2, 0), name, st, on, ui.Center)
	default:
		f.Icon(icon, in.Place(side, math.Min(side, in.H), ui.Center), on)
	}
}

// billStrip shows how an attack adds up, in the place of the phases: the attacker, the sentence, and what was played.
func (b *Board) billStrip(f *ui.Frame, v *table.View, words string, seat game.Seat) {
	r := b.plan.bill
	f.Panel(ui.DeepPanel, r)
	in := r.Pad(8, 2, 8, 2)
	radius := math.Min(11, in.H/2)
	f.SeatDisc(ui.Point{X: in.X + radius, Y: in.Center().Y}, radius, v.Look(seat))
	in.CutLeft(2*radius + 6)
	cards := b.inPlay()
	side := math.Min(in.H-2, 26)
	if room := in.W * .3; len(cards) > 0 && room >= side {
		cards = cards[max(0, len(cards)-int(room/(side+4))):]
		w := float64(len(cards)) * (side + 4)
		if least := ui.NoteBold.At(ui.MinSize / f.Layout.Text); f.UI.TextHeight(words, least, in.W-w) > in.H {
			cards, w = nil, 0 // the sum needs the room
		}
		row := in.CutRight(w)
		for _, k := range cards {
			at := row.CutLeft(side).Place(side, side, ui.Center)
			row.CutLeft(4)
			f.Box(at, 3, f.Theme.Paper)
			f.Icon(motifs[k], at.Inset(3), f.Theme.Ink)
		}
	}
	f.Fit(in, words, ui.NoteBold, f.Theme.Lamp, ui.Left)
}

// inPlay are the cards played in the attacks that go on.
func (b *Board) inPlay() []rules.Kind {
	s := &b.now
	return s.Play[:min(int(s.InPlay), len(s.Play))]
}

// pools draws the Grit of the teams (HN-144), unless their place is needed.
func (b *Board) pools(f *ui.Frame, covered bool) {
	r, n := b.plan.pools, int(b.now.Teams)
	if n == 0 || r.Empty() || covered {
		return
	}
	for side := range n {
		cell := r.Column(side, n, 4)
		if cell.W < 40 {
			return // every seat tells its team's
		}
		f.Panel(ui.DeepPanel, cell)
		in := cell.Pad(5, 3, 3, 3)
		letter := math.Min(in.H, math.Min(20, in.W*.36))
		b.teamMark(f, in.CutLeft(letter).Place(letter, letter, ui.Center), side)
		in.CutLeft(3)
		seat := game.Seat(side) // who sits at the seat of a side's number is in that side
		if in.W >= 80 {
			b.gritLine(f, seat, in, 12)
			continue
		}
		f.Text(in, lang.Number(max(b.now.GritOf(seat), 0)), within(f, 14), f.Theme.LitPaper, ui.Center)
	}
}
