package saloon

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// Who is at whom, drawn over the map.

// aims draws the way of the attack that goes on, and of the one that the viewer puts together.
func (b *Board) aims(f *ui.Frame, v *table.View) {
	if k := &b.brawl; k.on() {
		for at := range game.Seat(b.now.Seats) {
			if k.attack.Targets.Has(at) && at != k.attack.By {
				b.aim(f, k.attack.By, at)
			}
		}
	}
	a, ok := drafting(v)
	if !ok || v.Moving() {
		return
	}
	targets := a.Targets
	if at := named(v, &a); at != game.NoSeat {
		targets = targets.With(at)
	}
	for at := range game.Seat(b.now.Seats) {
		if targets.Has(at) && at != a.By {
			b.aim(f, a.By, at)
		}
	}
}

func (b *Board) aim(f *ui.Frame, by, at game.Seat) {
	from, to := b.ends(by, at)
	aimLine(f, from, to, f.Theme.Coral)
}

// previews hangs over everybody whom the drafted attack can reach what it would cost him before a block, and over the
// target at hand what he is to lose.
func (b *Board) previews(f *ui.Frame, v *table.View) {
	if a, ok := drafting(v); ok && !v.Moving() {
		for at := range game.Seat(b.now.Seats) {
			if (aimedAt(v) | a.Targets).Has(at) {
				b.tag(f, at, lang.T("saloon/tag", against(known(v), &a, at).Loss))
			}
		}
		return
	}
	k := &b.brawl
	if !k.on() || v.Moving() {
		return
	}
	for at := range game.Seat(b.now.Seats) {
		if k.attack.Left.Has(at) || k.attack.At == at && k.attack.Targets.Has(at) {
			b.tag(f, at, lang.T("saloon/tag", against(&b.now, &k.attack, at).Loss))
		}
	}
}

// tag hangs a chip over a pawn.
func (b *Board) tag(f *ui.Frame, seat game.Seat, words string) {
	k := b.plan.pawnScale()
	head := b.foot(seat).Sub(ui.Point{Y: (figure + 8) * k})
	h := math.Max(24, f.UI.LineHeight(ui.H3.At(14))+8)
	w := f.UI.TextWidth(words, ui.H3.At(14)) + 22
	r := ui.Around(head.Sub(ui.Point{Y: h / 2}), w, h)
	r.X = math.Max(b.plan.area.X+2, math.Min(r.X, b.plan.area.Right()-w-2))
	if r.Y < b.plan.room.Y-4 { // under a pawn that stands at the upper wall
		r.Y = b.foot(seat).Y + 2
	}
	f.Chip(r, words, ui.BarnChip, 0, ui.Center)
}
