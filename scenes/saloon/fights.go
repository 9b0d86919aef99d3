package saloon

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// How shots, blows and what comes of them look.

// ends are the two ends of an attack: the chests of the attacker and the target, less what the figures cover.
func (b *Board) ends(by, at game.Seat) (from, to ui.Point) {
	from, to = b.chest(by), b.chest(at)
	return shorten(from, to, 16)
}

// shorten takes so much from both ends of a way.
func shorten(from, to ui.Point, by float64) (a, z ui.Point) {
	way, n := to.Sub(from), from.Dist(to)
	if n < 2*by+8 {
		return from, to
	}
	d := ui.Point{X: way.X * by / n, Y: way.Y * by / n}
	return from.Add(d), to.Sub(d)
}

// aimLine is a dashed line with a head.
func aimLine(f *ui.Frame, from, to ui.Point, on ui.Color) {
	f.Dashes(from, to, 7, 12, 8, 0, f.Theme.Ink)
	f.Dashes(from, to, 3.6, 12, 8, 0, on)
	way := to.Sub(from)
	f.PushTurn(to, math.Atan2(way.Y, way.X)*180/math.Pi)
	f.SpriteAt(sprites.UIAimHead, to, 1.1)
	f.Pop()
}

// fires draws somebody who aims and fires: the aim grows, then the muzzle flashes and the shot's line crosses the map.
func fires(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.ends(seatOf(e.from), seatOf(e.to))
	if e.t < aimPart {
		f.Dashes(from, from.Lerp(to, e.t/aimPart), 3.6, 12, 8, 0, f.Theme.Coral)
		return
	}
	if since := e.t - aimPart; since < .4 {
		f.SpriteAt(sprites.FxFlash, from, 1)
		f.Line(from, to, 5, ui.Fade(f.Theme.Ink, .6*(1-since/.4)))
		f.Line(from, to, 3, ui.Fade(f.Theme.LitPaper, 1-since/.4))
	}
	f.PushAlpha(math.Max(0, (1-e.t)*2.5))
	f.SpriteAt(sprites.FxSmoke, from.Sub(ui.Point{Y: 10 * e.t}), .7)
	f.Pop()
}

// aimPart is how much of a shot is aiming.
const aimPart = float64(ui.AimMS) / float64(ui.AimMS+ui.FlashMS+ui.RecoilMS)

// things are what is seen to fly and break when somebody hits with a weapon; the others are seen as their pictures.
var things = [...]struct{ whole, broken sprites.ID }{
	rules.SomeonesChair: {whole: sprites.SaloonChair},
	rules.BrokenBottle:  {sprites.SaloonBottle, sprites.SaloonBottleBroken},
	rules.RotgutJug:     {whole: sprites.SaloonMug},
	rules.BilliardCue:   {},
}

// strikes draws a blow: the weapon, or the fist, swings over to the target and hits; chairs and bottles break.
func strikes(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.chest(seatOf(e.from)), b.chest(seatOf(e.to))
	const reach = .6
	t := ui.Anticipate.At(math.Min(1, e.t/reach))
	at := from.Lerp(to, t)
	if calm(f) {
		at = to
	}
	if e.t < reach || calm(f) {
		turn := -60 + 150*t
		if to.X < from.X {
			turn = -turn
		}
		at.Y -= 22 * math.Sin(math.Max(0, t)*math.Pi)
		b.thing(f, e.card, at, turn, false)
		return
	}
	since := (e.t - reach) / (1 - reach)
	f.PushAlpha(1 - since*since)
	f.SpriteAt(sprites.FxBlow, to, .7+.5*since)
	b.shards(f, e.card, to, since)
	f.Pop()
}

// thing draws a weapon in the air.
func (b *Board) thing(f *ui.Frame, k rules.Kind, at ui.Point, turn float64, broken bool) {
	f.PushTurn(at, turn)
	defer f.Pop()
	if int(k) < len(things) && things[k].whole != 0 {
		id := things[k].whole
		if broken && things[k].broken != 0 {
			id = things[k].broken
		}
		f.SpriteAt(id, at, .8)
		return
	}
	f.Icon(motifs[k], ui.Around(at, 42, 42), f.Theme.Ink)
	f.Icon(motifs[k], ui.Around(at, 35, 35), f.Theme.LitPaper)
}

// shards draws what is left of what was hit with.
func (b *Board) shards(f *ui.Frame, k rules.Kind, at ui.Point, t float64) {
	switch k {
	case rules.SomeonesChair:
		for i, way := range [...]ui.Point{{X: -46, Y: -30}, {X: 40, Y: -44}, {X: -24, Y: 34}, {X: 52, Y: 20}, {X: 4, Y: -58}} {
			p := at.Add(ui.Point{X: way.X * t, Y: way.Y*t + 50*t*t})
			f.PushTurn(p, 300*t+70*float64(i))
			f.Box(ui.Around(p, 20, 6), 1, f.Theme.Ink)
			f.Box(ui.Around(p, 17, 3.4), 1, f.Theme.WoodLight)
			f.Pop()
		}
	case rules.BrokenBottle, rules.RotgutJug:
		b.thing(f, k, at.Add(ui.Point{X: -16 * t, Y: 30 * t * t}), 120*t, true)
		for i, way := range [...]ui.Point{{X: -34, Y: -26}, {X: 30, Y: -34}, {X: 44, Y: 8}, {X: 6, Y: -46}} {
			p := at.Add(ui.Point{X: way.X * t, Y: way.Y*t + 44*t*t})
			f.PushTurn(p, 200*t+50*float64(i))
			f.Box(ui.Around(p, 9, 6), 3, f.Theme.Ink)
			f.Box(ui.Around(p, 6, 3.4), 1.6, f.Theme.TealLight)
			f.Pop()
		}
	case rules.FullSpittoon:
		for _, way := range [...]ui.Point{{X: -40, Y: -18}, {X: 34, Y: -30}, {X: 48, Y: 4}, {X: -12, Y: -44}} {
			p := at.Add(ui.Point{X: way.X * t, Y: way.Y*t + 50*t*t})
			f.Box(ui.Around(p, 9, 9), 4, f.Theme.WoodDark)
		}
	}
}

// hurts draws somebody who loses Grit: sparks, dust, stars over the head, and how much.
func hurts(b *Board, f *ui.Frame, v *table.View, e *effect) {
	seat := seatOf(e.to)
	at := b.chest(seat)
	k := b.plan.pawnScale()
	f.PushAlpha(math.Min(1, (1-e.t)*4))
	grow := math.Min(1, e.t*6)
	f.SpriteAt(sprites.FxDust, at.Add(ui.Point{X: 6, Y: 14}), math.Max(.1, .7*grow))
	f.SpriteAt(sprites.FxSpark, at, 1.3)
	frame := int(e.t*9) % len(dizzy)
	if calm(f) {
		frame = 0
	}
	f.SpriteAt(dizzy[frame], at.Sub(ui.Point{Y: figure * .62 * k}), math.Max(k, .6))
	f.Pop()
	bubble(b, f, v, e)
}

// spared draws somebody who loses nothing: the hat flies, and he keeps the rest.
func spared(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.chest(seatOf(e.to)).Sub(ui.Point{Y: 16 * b.plan.pawnScale()})
	fly := math.Min(1, e.t*1.4)
	if calm(f) {
		fly = .4
	}
	hat := at.Add(ui.Point{X: 44 * fly, Y: -14 - 44*math.Sin(fly*math.Pi*.8)})
	f.PushAlpha(math.Min(1, (1-e.t)*4))
	f.PushTurn(hat, 220*fly)
	f.Icon(sprites.IconWesternHat, ui.Around(hat, 38, 38), f.Theme.Ink)
	f.Icon(sprites.IconWesternHat, ui.Around(hat, 32, 32), f.Theme.Kraft)
	f.Pop()
	f.Pop()
	bubble(b, f, v, e)
}

// wards draws a block: what is held up, where the blow meets it.
func wards(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.chest(seatOf(e.to))
	grow := .6 + .4*math.Min(1, e.t*5)
	f.PushAlpha(math.Min(1, math.Min(e.t*10, (1-e.t)*4)))
	f.SpriteAt(sprites.SaloonShield, at, 1.5*grow)
	f.Icon(motifs[e.card], ui.Around(at, 26*grow, 26*grow), f.Theme.LitPaper)
	f.Pop()
	bubble(b, f, v, e)
}

// tumbles draws a weapon that flies out of a hand: up, over and down to the floor.
func tumbles(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.chest(e.seat)
	fly := math.Min(1, e.t*1.5)
	if calm(f) {
		fly = 1
	}
	side := 62.0
	if at.X > b.plan.room.Center().X {
		side = -side
	}
	p := at.Add(ui.Point{X: side * fly, Y: 40*fly*fly - 96*math.Sin(fly*math.Pi)*.8})
	f.PushAlpha(math.Min(1, (1-e.t)*4))
	b.thing(f, e.card, p, 640*fly, false)
	if fly >= 1 {
		f.SpriteAt(sprites.FxDust, p.Add(ui.Point{Y: 10}), .4)
	}
	f.Pop()
	bubble(b, f, v, e)
}

// quickens draws a Quick Draw: the weapon comes up out of the holster.
func quickens(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.chest(e.seat)
	up := math.Min(1, e.t*3)
	if calm(f) {
		up = 1
	}
	f.PushAlpha(math.Min(1, (1-e.t)*5))
	b.thing(f, e.card, at.Add(ui.Point{X: 22, Y: 16 - 40*up}), 60*(1-up), false)
	if up >= 1 && e.t < .6 {
		f.SpriteAt(sprites.FxSpark, at.Add(ui.Point{X: 34, Y: -34}), .8)
	}
	f.Pop()
	bubble(b, f, v, e)
}

// shackles draws the irons that come down on somebody, or fall off.
func shackles(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.foot(seatOf(e.to))
	down := 1 - math.Min(1, e.t*2.5)
	if calm(f) {
		down = 0
	}
	f.PushAlpha(math.Min(1, (1-e.t)*4))
	f.SpriteAt(sprites.SaloonBadgeRestricted, at.Sub(ui.Point{Y: 18 + 60*down}), 1.4)
	f.Pop()
	bubble(b, f, v, e)
}

// drinks draws a mug that is lifted.
func drinks(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.chest(seatOf(e.to))
	up := math.Min(1, e.t*2)
	if calm(f) {
		up = 1
	}
	f.PushAlpha(math.Min(1, (1-e.t)*5))
	p := at.Add(ui.Point{X: 20, Y: 8 - 26*up})
	f.PushTurn(p, -46*math.Max(0, math.Sin(e.t*math.Pi)))
	f.SpriteAt(sprites.SaloonMug, p, .8)
	f.Pop()
	f.Pop()
	bubble(b, f, v, e)
}

// plays draws the keys of the piano as somebody runs over them.
func plays(b *Board, f *ui.Frame, v *table.View, e *effect) {
	plate := b.plan.places[rules.Piano].plate
	const keys = 14
	w := math.Min(plate.W*.42, 110)
	r := ui.Rect{X: plate.X + 12*b.plan.scale, Y: plate.Y + plate.H*.45, W: w, H: math.Max(12, w*.15)}
	f.PushAlpha(math.Min(1, (1-e.t)*5))
	f.Rect(r.Inset(-2), f.Theme.Ink)
	for i := range keys {
		key := r.Column(i, keys, 1)
		down := math.Max(0, 1-math.Abs(e.t*1.6*keys-float64(i)-1)/2)
		if calm(f) {
			down = 0
		}
		f.Rect(key.Move(0, 3*down), ui.Mix(f.Theme.LitPaper, f.Theme.Lamp, down))
	}
	f.Pop()
	bubble(b, f, v, e)
}
