package train

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// What flies, flashes and pops up.

// hop draws loot on its way from one thing to another, in an arc.
func hop(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.point(f, v, e.from), b.point(f, v, e.to)
	at := from.Lerp(to, e.t)
	if calm(f) {
		at = to
		f.PushAlpha(e.t)
		defer f.Pop()
	} else {
		at.Y -= math.Sin(e.t*math.Pi) * 46 * b.plan.scale
	}
	side := lootSize * math.Max(b.plan.scale, .8) * 1.1
	b.drawLoot(f, e.loot, ui.Around(at, side, side))
}

// sail draws a card on its way to its place in the scheme. One that goes face down shows its back to all but its owner,
// and to him too: he knows it from the strip.
func sail(b *Board, f *ui.Frame, v *table.View, e *effect) {
	to := b.slot(f, int(e.to.C))
	from := ui.Around(b.point(f, v, e.from), to.W, to.H)
	r := from.Lerp(to, e.t)
	if calm(f) {
		r = to
		f.PushAlpha(e.t)
		defer f.Pop()
	}
	b.mini(f, r, e.card, v.Look(game.Seat(e.from.A)), e.down)
}

// shotMS is a shot from the aim to the end.
const shotMS = ui.AimMS + ui.FlashMS + ui.RecoilMS + ui.ResultHeldMS

// shot draws a shot: aim, flash, the bullet's way, and what the target feels.
func shot(b *Board, f *ui.Frame, v *table.View, e *effect) {
	s := b.plan.scale
	from, to := b.chest(e.from), b.chest(e.to)
	from.Y += 4 * s
	gun := ui.Point{X: from.X - 34*s*pawnScale, Y: from.Y}
	if to.X > from.X {
		gun.X = from.X + 34*s*pawnScale
	}
	const (
		fired = float64(ui.AimMS) / shotMS
		gone  = float64(ui.AimMS+ui.FlashMS+ui.RecoilMS) / shotMS
	)
	switch {
	case e.t < fired:
		f.Dashes(gun, to, 5, 10, 7, 0, f.Theme.Ink)
		f.Dashes(gun, to, 3, 10, 7, 0, f.Theme.Coral)
	case e.t < gone:
		f.Line(gun, to, 3*s, ui.Fade(f.Theme.LitPaper, 1-(e.t-fired)/(gone-fired)))
		f.SpriteAt(sprites.FxFlash, gun, .8*s)
	}
	if e.t > fired && e.t < .75 {
		grow := math.Min(1, (e.t-fired)*4)
		f.PushAlpha(math.Min(1, (.75-e.t)*5))
		f.SpriteAt(sprites.FxSpark, to, (1+grow)*s)
		f.SpriteAt(sprites.FxDust, to.Add(ui.Point{Y: 8 * s}), .55*grow*s)
		f.Pop()
	}
	if e.t > fired {
		b.bulletFor(f, to, (e.t-fired)/(1-fired))
	}
}

// bulletFor draws a Bullet card that somebody gets: it rises over the head and stays a while.
func (b *Board) bulletFor(f *ui.Frame, chest ui.Point, t float64) {
	rise := math.Min(1, t*2.5)
	at := chest.Add(ui.Point{Y: -(36 + 26*rise) * b.plan.scale})
	f.PushAlpha(math.Min(1, math.Min(t*8, (1-t)*6)))
	f.Chip(ui.Around(at, 64, 28), "+1", ui.InkChip, sprites.IconSilverBullet, ui.Center)
	f.Pop()
}

// sting draws a neutral bullet that hits a bandit.
func sting(b *Board, f *ui.Frame, v *table.View, e *effect) {
	to := b.chest(e.to)
	s := b.plan.scale
	if e.t < .3 {
		f.SpriteAt(sprites.FxFlash, to.Add(ui.Point{X: -22 * s, Y: -6 * s}), .55*s)
	}
	b.bulletFor(f, to, e.t)
}

// blow draws a punch: stars and dust between two figures.
func blow(b *Board, f *ui.Frame, v *table.View, e *effect) {
	s := b.plan.scale
	from, to := b.chest(e.from), b.chest(e.to)
	at := from.Lerp(to, .6)
	grow := math.Min(1, e.t*4)
	f.PushAlpha(math.Min(1, (1-e.t)*3))
	f.SpriteAt(sprites.FxDust, at.Add(ui.Point{X: 14 * s, Y: 10 * s}), .7*grow*s)
	f.SpriteAt(sprites.FxBlow, at, (.45+.35*grow)*s)
	f.Pop()
}

// puff draws what came to nothing: dust and words over a figure.
func puff(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.chest(e.to)
	s := b.plan.scale
	f.PushAlpha(math.Min(1, (1-e.t)*3))
	f.SpriteAt(sprites.FxSmoke, at.Add(ui.Point{X: -20 * s, Y: -(14 + 20*e.t) * s}), (.3+.4*e.t)*s)
	f.Pop()
	bubble(b, f, v, e)
}

// bubble draws a word or a figure that rises over a figure and fades.
func bubble(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(f, v, e.to)
	rise := math.Min(1, e.t*2.5)
	if calm(f) {
		rise = 1
	}
	at.Y -= (34 + 26*rise) * b.plan.scale
	at.Y = math.Max(at.Y, b.plan.view.Y+16)
	f.PushAlpha(math.Min(1, math.Min(e.t*8, (1-e.t)*5)))
	w := f.UI.TextWidth(e.words, ui.NoteBold) + 52
	r := ui.Around(at, w, math.Max(28, f.UI.LineHeight(ui.NoteBold)+8))
	r.X = math.Max(b.plan.area.X+4, math.Min(r.X, b.plan.area.Right()-w-4))
	f.Chip(r, e.words, e.look, e.icon, ui.Center)
	f.Pop()
}
