package street

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// How shots, handcuffs, bars and headlines look, and where one aims.

// brink is where the way from the middle of a rectangle to a point leaves it.
func brink(r ui.Rect, to ui.Point) ui.Point {
	c := r.Center()
	way := to.Sub(c)
	t := 1.0
	if way.X != 0 {
		t = math.Min(t, r.W/2/math.Abs(way.X))
	}
	if way.Y != 0 {
		t = math.Min(t, r.H/2/math.Abs(way.Y))
	}
	return c.Lerp(to, t)
}

// between is the way from one thing to another, from edge to edge.
func (b *Board) between(from, to game.Ref) (a, z ui.Point) {
	x, y := b.box(from), b.box(to)
	return brink(x, y.Center()), brink(y, x.Center())
}

// aim draws a dashed line with a head from one thing to another; t is how far it has grown.
func (b *Board) aim(f *ui.Frame, from, to game.Ref, t float64, c ui.Color) {
	a, z := b.between(from, to)
	if a.Dist(z) < 10 {
		return
	}
	z = a.Lerp(z, t)
	f.Dashes(a, z, 8, 11, 6, 0, f.Theme.Ink)
	f.Dashes(a, z, 4, 11, 6, 0, c)
	angle := math.Atan2(z.Y-a.Y, z.X-a.X) * 180 / math.Pi
	f.PushTurn(z, angle)
	if c == f.Theme.Coral {
		f.SpriteAt(sprites.UIAimHead, z, 1)
	} else {
		head := ui.Around(z.Sub(ui.Point{X: 8}), 20, 20)
		f.Icon(sprites.UIArrowRight, head.Inset(-2), f.Theme.Ink)
		f.Icon(sprites.UIArrowRight, head, c)
	}
	f.Pop()
}

// aims draws where a chosen ability or a chosen look is aimed.
func (b *Board) aims(f *ui.Frame, v *table.View) {
	if b.quiet(v) {
		return
	}
	c := b.choice(v)
	b.marksOfMove(f, c)
	if c.user < 0 || c.action < 0 {
		return
	}
	from := rules.SlotRef(c.side, c.user)
	switch uint8(c.action) {
	case rules.ActionLook, rules.ActionTake:
		b.aim(f, from, rules.CellRef(c.user), 1, f.Theme.Lamp)
	case rules.ActionUse:
		for _, target := range c.targets {
			if len(c.targets) == 1 || v.Mark(target) == table.Selected {
				b.aim(f, from, target, 1, f.Theme.Coral)
			}
		}
		b.marksOfTargets(f, v, c)
	}
}

// marksOfMove writes on the two of a saloon move what tapping them means now.
func (b *Board) marksOfMove(f *ui.Frame, c choice) {
	key := [...]string{noStage: "", whoGoesIn: "street/mark/in", whereStand: "street/mark/stand"}[c.stage()]
	if key == "" {
		return
	}
	for _, r := range c.next {
		if r.Kind == game.RefPlace && r.A == rules.PlaceStreet {
			f.Mark(ui.LegalMark, b.box(r))
			at := b.box(r).Center()
			if b.plan.form == row { // who it is stays to be read
				at.X = b.box(r).X + 4
			}
			b.chip(f, at, lang.T(key), ui.LampChip, 0, 1)
		}
	}
}

// marksOfTargets writes on targets what it takes to reach them.
func (b *Board) marksOfTargets(f *ui.Frame, v *table.View, c choice) {
	for _, target := range c.targets {
		if target.Kind != game.RefPlace || int(target.C) == c.user || int(target.B) == c.side || !rules.Characters[c.role].Boosted {
			continue
		}
		r := b.box(target)
		at := ui.Point{X: r.Center().X, Y: r.Bottom() - 2}
		if b.plan.me != c.side {
			at.Y = r.Y + 2
		}
		if b.plan.stands {
			at = ui.Point{X: r.X + 34, Y: r.Bottom() - 8}
		}
		f.Chip(ui.Around(at, 90, 22), roleName(rules.Mayor), ui.LampChip, 0, ui.Center)
	}
	if c.role != rules.Storekeep {
		return
	}
	for _, r := range c.next {
		if r.Kind == game.RefToken && r.A != rules.InReserve && (int(r.C) < c.user-1 || int(r.C) > c.user+1) { // OL-85
			at := b.point(r).Add(ui.Point{Y: b.plan.token - 2})
			f.Chip(ui.Around(at, 90, 22), roleName(rules.Mayor), ui.LampChip, 0, ui.Center)
		}
	}
}

// fires draws a shot across the street: the aim grows, the muzzle flashes, and somebody is hit, or only his hat.
func fires(b *Board, f *ui.Frame, v *table.View, e *effect) {
	const whole = float64(ui.AimMS + ui.FlashMS + ui.RecoilMS + ui.ResultHeldMS)
	const aimed, flashed = float64(ui.AimMS) / whole, float64(ui.AimMS+ui.FlashMS+ui.RecoilMS) / whole
	from, to := b.between(e.from, e.to)
	if e.t < aimed {
		b.aim(f, e.from, e.to, e.t/aimed, f.Theme.Coral)
		return
	}
	if e.t < flashed {
		way := part(e.t, aimed, flashed)
		f.SpriteAt(sprites.FxFlash, from, 1.2)
		f.Line(from, to, 4, ui.Fade(f.Theme.LitPaper, 1-way))
		return
	}
	r := b.box(e.to)
	at, fade := r.Center(), math.Min(1, (1-e.t)*5)
	f.PushAlpha(fade)
	defer f.Pop()
	f.SpriteAt(sprites.FxDust, at.Add(ui.Point{X: 6, Y: 8}), .9)
	if e.up {
		f.SpriteAt(sprites.FxSpark, at, 2)
		f.SpriteAt(sprites.ShowdownHole, at.Add(ui.Point{X: 10, Y: -6}), 1)
		f.SpriteAt(sprites.ShowdownHole, at.Add(ui.Point{X: -12, Y: 8}), .8)
		return
	}
	fly := part(e.t, flashed, 1)
	if calm(f) {
		fly = .5
	}
	hat := at.Add(ui.Point{X: 44 * fly, Y: -16 - 40*math.Sin(fly*math.Pi*.8)})
	f.PushTurn(hat, 220*fly)
	f.Icon(sprites.IconWesternHat, ui.Around(hat, 42, 42), f.Theme.Ink)
	f.Icon(sprites.IconWesternHat, ui.Around(hat, 36, 36), f.Theme.Kraft)
	f.Pop()
}

// stepsIn draws somebody who puts himself before another.
func stepsIn(b *Board, f *ui.Frame, v *table.View, e *effect) {
	a, z := b.between(e.from, e.to)
	f.PushAlpha(math.Min(1, (1-e.t)*4))
	f.Dashes(a, a.Lerp(z, e.t), 8, 11, 6, 0, f.Theme.Ink)
	f.Dashes(a, a.Lerp(z, e.t), 4, 11, 6, 0, f.Theme.Lamp)
	f.Mark(ui.ChoiceMark, b.box(e.to))
	f.Pop()
}

// throwsCuffs draws handcuffs on their way from a Sheriff to a wrist.
func throwsCuffs(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.point(e.from), b.point(e.to)
	way := part(e.t, 0, .5)
	at := from.Lerp(to, way)
	size, spin := 34.0, way*540
	if calm(f) {
		at, spin = to, 0
	}
	if way >= 1 {
		size = 34 + 26*math.Sin(math.Pi*part(e.t, .5, 1))
		spin = 0
	}
	f.PushTurn(at, spin)
	f.Icon(sprites.IconHandcuffs, ui.Around(at, size+8, size+8), f.Theme.Ink)
	f.Icon(sprites.IconHandcuffs, ui.Around(at, size, size), f.Theme.LitPaper)
	f.Pop()
}

// bars draws the bars that come down before a Bandit, or go up.
func bars(b *Board, f *ui.Frame, v *table.View, e *effect) {
	r := b.box(e.to)
	side := math.Min(r.W, r.H)
	face := r.Place(side, side, ui.Top)
	if b.plan.form == row {
		face = r.Place(side, side, ui.Left)
	}
	down := math.Min(1, e.t*2.4)
	if e.up {
		down = 1 - down
	}
	if calm(f) {
		f.PushAlpha(down)
		defer f.Pop()
		down = 1
	}
	out := face.Inset(-face.W * 8 / 64)
	f.PushClip(out)
	f.Sprite(sprites.StreetBarsSmall, out.Move(0, -(1-down)*out.H))
	f.Pop()
}

// slaps draws a newspaper that is slapped on somebody.
func slaps(b *Board, f *ui.Frame, v *table.View, e *effect) {
	r := b.box(e.to)
	fall := part(e.t, 0, .2)
	size := 2.2 - 1.2*ui.Accelerate.At(fall)
	turn := -40 + 34*fall
	if calm(f) {
		size, turn = 1, -6
	}
	h := math.Min(r.W*1.25, 150) * size * .7
	w := h * 224 / 284
	f.PushAlpha(math.Min(1, math.Min(e.t*8, (1-e.t)*4)))
	c := r.Center()
	f.PushTurn(c, turn)
	f.Sprite(sprites.StreetNewspaper, ui.Around(c, w, h))
	f.Pop()
	if fall >= 1 && e.t < .4 {
		f.SpriteAt(sprites.FxDust, c.Add(ui.Point{X: 0, Y: h * .4}), .8)
	}
	f.Pop()
}

// looksAt draws a token that is looked at: the one who looks sees its face, all others that he does.
func looksAt(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(e.to)
	radius := b.plan.token
	if e.token == rules.NoToken {
		up := math.Min(1, e.t*3)
		eye := at.Sub(ui.Point{Y: radius * .3 * up})
		f.PushAlpha(math.Min(1, math.Min(e.t*6, (1-e.t)*4)))
		f.Icon(sprites.IconSunkenEye, ui.Around(eye, radius*1.5+6, radius*1.5+6), f.Theme.Ink)
		f.Icon(sprites.IconSunkenEye, ui.Around(eye, radius*1.5, radius*1.5), f.Theme.Lamp)
		f.Pop()
		return
	}
	kind := e.token
	open, shut := part(e.t, 0, .16), part(e.t, .84, 1)
	width := math.Abs(math.Cos(open * math.Pi))
	if shut > 0 {
		width = math.Abs(math.Cos(shut * math.Pi))
	}
	if open < .5 || shut > .5 {
		kind = rules.NoToken
	}
	if calm(f) {
		width, kind = 1, e.token
	}
	at.Y -= radius * .3
	f.PushScale(at, math.Max(.03, width), 1)
	disc(f, at, radius*1.12, kind)
	f.Pop()
	if kind != rules.NoToken {
		name := tokenName(kind)
		b.chip(f, at.Sub(ui.Point{Y: -radius - 20}), name, ui.DeepChip, sprites.IconSunkenEye, 1)
	}
}
