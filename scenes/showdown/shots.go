package showdown

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// How shots, duels, raids, explosions and deaths look.

// shorten takes so much from both ends of a way.
func shorten(from, to ui.Point, by float64) (a, z ui.Point) {
	way, n := to.Sub(from), from.Dist(to)
	if n < 2*by+8 {
		return from, to
	}
	d := ui.Point{X: way.X * by / n, Y: way.Y * by / n}
	return from.Add(d), to.Sub(d)
}

// between is the way from one seat to another, from the edge of a panel to the edge of the other.
func (b *Board) between(by, at game.Seat) (from, to ui.Point) {
	from, to = b.plan.seat(by), b.plan.seat(at)
	return b.leave(by, from, to), b.leave(at, to, from)
}

// leave is where the way from the middle of a seat to a point crosses the edge of its panel.
func (b *Board) leave(seat game.Seat, from, to ui.Point) ui.Point {
	r := ui.Around(from, 20, 12)
	if seat >= 0 && !b.plan.seats[seat].Empty() {
		r = b.plan.seats[seat]
	}
	way := to.Sub(from)
	t := 1.0
	if way.X != 0 {
		t = math.Min(t, r.W/2/math.Abs(way.X))
	}
	if way.Y != 0 {
		t = math.Min(t, r.H/2/math.Abs(way.Y))
	}
	return from.Lerp(to, t)
}

// aims draws who is at whom while an answer is awaited, and where a chosen card is aimed.
func (b *Board) aims(f *ui.Frame, v *table.View) {
	t := b.threat
	if t.kind != rules.NoFrame && t.kind != rules.Wound && t.by >= 0 && t.at >= 0 && t.by != t.at {
		b.aimLine(f, t.by, t.at, t.kind == rules.Standoff)
	}
	prefix := v.Picker.Prefix()
	if v.Moving() || len(prefix) < 2 || v.Viewer == game.NoSeat {
		return
	}
	if r := prefix[len(prefix)-1]; r.Kind == game.RefSeat && game.Seat(r.A) != v.Viewer {
		b.aimLine(f, v.Viewer, game.Seat(r.A), false)
	}
}

// aimLine is a dashed line with a head; with heads at both ends for a Duel.
func (b *Board) aimLine(f *ui.Frame, by, at game.Seat, both bool) {
	from, to := b.between(by, at)
	if from.Dist(to) < 70 && b.plan.seats[at].Empty() { // a neighbour over the viewer's own corner
		f.SpriteAt(sprites.ShowdownArrow, ui.Point{X: math.Max(from.X, b.plan.seats[by].Right()-44), Y: b.plan.own().Y + 4}, 1)
		return
	}
	f.Dashes(from, to, 7, 12, 8, 0, f.Theme.Ink)
	f.Dashes(from, to, 3.6, 12, 8, 0, f.Theme.Coral)
	b.tip(f, from, to)
	if both {
		b.tip(f, to, from)
		c := from.Lerp(to, .5)
		f.Icon(sprites.IconCrossedPistols, ui.Around(c, 44, 44), f.Theme.Ink)
		f.Icon(sprites.IconCrossedPistols, ui.Around(c, 36, 36), f.Theme.LitPaper)
	}
}

func (b *Board) tip(f *ui.Frame, from, to ui.Point) {
	way := to.Sub(from)
	f.PushTurn(to, math.Atan2(way.Y, way.X)*180/math.Pi)
	f.SpriteAt(sprites.UIAimHead, to, 1.1)
	f.Pop()
}

// fires draws somebody who aims and fires: the aim grows, then the muzzle flashes.
func fires(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.between(seatOf(e.from), seatOf(e.to))
	if e.t < aimPart {
		f.Dashes(from, from.Lerp(to, e.t/aimPart), 3.6, 12, 8, 0, f.Theme.Coral)
		return
	}
	if since := e.t - aimPart; since < .3 {
		f.SpriteAt(sprites.FxFlash, from, 1.1)
		f.Line(from, to, 3, ui.Fade(f.Theme.LitPaper, 1-since/.3))
	}
}

// aimPart is how much of a shot is aiming.
const aimPart = float64(ui.AimMS) / float64(ui.AimMS+ui.FlashMS+ui.RecoilMS)

func seatOf(r game.Ref) game.Seat {
	switch r.Kind {
	case game.RefSeat:
		return game.Seat(r.A)
	case game.RefPlace:
		return game.Seat(r.B)
	}
	return game.NoSeat
}

// hits draws a bullet that arrives: it flies, then there is a hole and dust.
func hits(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := seatOf(e.to)
	to := b.head(at).Center()
	const flight = .25
	if by := seatOf(e.from); by >= 0 && by != at && e.t < flight && !calm(f) {
		from, end := b.between(by, at)
		b.bullet(f, from, end, e.t/flight)
		return
	}
	fade := math.Min(1, (1-e.t)*4)
	f.PushAlpha(fade)
	grow := math.Min(1, (e.t-flight+.1)*5)
	f.SpriteAt(sprites.FxDust, to.Add(ui.Point{X: 8, Y: 8}), math.Max(.1, .9*grow))
	f.SpriteAt(sprites.FxSpark, to, 1.6)
	f.SpriteAt(sprites.ShowdownHole, to.Add(ui.Point{X: 22, Y: -12}), .9)
	f.SpriteAt(sprites.ShowdownHole, to.Add(ui.Point{X: -18, Y: 14}), .7)
	f.Pop()
	bubble(b, f, v, e)
}

// bullet draws a bullet on its way.
func (b *Board) bullet(f *ui.Frame, from, to ui.Point, t float64) {
	way := to.Sub(from)
	at := from.Lerp(to, t)
	f.PushTurn(at, math.Atan2(way.Y, way.X)*180/math.Pi)
	f.SpriteAt(sprites.ShowdownShot, at, .8)
	f.Pop()
}

// passes draws a bullet that flies by: it takes the hat along.
func passes(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := seatOf(e.to)
	to := b.head(at).Center()
	if by := seatOf(e.from); by >= 0 && by != at && !calm(f) && e.t < .4 {
		from, end := b.between(by, at)
		beyond := end.Add(ui.Point{X: (end.X - from.X) * .5, Y: (end.Y-from.Y)*.5 - 30})
		b.bullet(f, from, beyond, e.t/.4)
	}
	fly := math.Min(1, e.t*1.4)
	hat := to.Add(ui.Point{X: 46 * fly, Y: -20 - 50*math.Sin(fly*math.Pi*.8)})
	hat.Y = math.Max(hat.Y, b.plan.area.Y+26) // it stays in sight
	f.PushAlpha(math.Min(1, (1-e.t)*4))
	f.PushTurn(hat, 220*fly)
	f.Icon(sprites.IconWesternHat, ui.Around(hat, 46, 46), f.Theme.Ink)
	f.Icon(sprites.IconWesternHat, ui.Around(hat, 40, 40), f.Theme.Kraft)
	f.Pop()
	f.Pop()
	bubble(b, f, v, e)
}

// gallops draws riders who come from one seat to another: dust on the way.
func gallops(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.between(seatOf(e.from), seatOf(e.to))
	for i := range 3 {
		t := math.Max(0, math.Min(1, e.t*1.3-.12*float64(i)))
		if calm(f) {
			t = 1
		}
		at := from.Lerp(to, t)
		f.PushAlpha(math.Min(1, (1-e.t)*4))
		f.SpriteAt(sprites.FxDust, at, .5+.25*float64(i))
		if i == 0 {
			f.Icon(sprites.IconHorseHead, ui.Around(at, 42, 42), f.Theme.Ink)
			f.Icon(sprites.IconHorseHead, ui.Around(at, 36, 36), f.Theme.LitPaper)
		}
		f.Pop()
	}
}

// faceOff draws the two of a Duel, who step up to one another.
func faceOff(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.between(seatOf(e.from), seatOf(e.to))
	c := from.Lerp(to, .5)
	size := 30 + 46*math.Min(1, e.t*3)
	f.PushAlpha(math.Min(1, (1-e.t)*5))
	f.Icon(sprites.IconCrossedPistols, ui.Around(c, size+8, size+8), f.Theme.Ink)
	f.Icon(sprites.IconCrossedPistols, ui.Around(c, size, size), f.Theme.LitPaper)
	f.Pop()
}

// hops draws the Dynamite on its way to the next, its fuse burning.
func hops(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := b.point(e.from), b.point(e.to)
	at := from.Lerp(to, e.t)
	if calm(f) {
		at = to
	} else {
		at.Y -= math.Sin(e.t*math.Pi) * 60
	}
	frame := int(e.t*9) % len(lit)
	f.PushTurn(at, 40*math.Sin(e.t*math.Pi*2))
	f.SpriteAt(lit[frame], at, .8)
	f.Pop()
}

var (
	lit    = [...]sprites.ID{sprites.ShowdownDynamiteLit1, sprites.ShowdownDynamiteLit2, sprites.ShowdownDynamiteLit3}
	blasts = [...]sprites.ID{sprites.ShowdownExplosion1, sprites.ShowdownExplosion2, sprites.ShowdownExplosion3}
)

// explodes draws the Dynamite as it goes off.
func explodes(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(e.to)
	frame := min(int(e.t*4), len(blasts)-1)
	if calm(f) {
		frame = 1
	}
	grow := .6 + .5*math.Min(1, e.t*3)
	f.PushAlpha(math.Min(1, (1-e.t)*3))
	f.SpriteAt(blasts[frame], at, grow)
	f.Pop()
}

// falls draws somebody who is eliminated: the coffin comes down.
func falls(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(e.to)
	drop := (1 - math.Min(1, e.t*2.5)) * 46
	if calm(f) {
		drop = 0
	}
	f.PushAlpha(math.Min(1, e.t*5))
	f.SpriteAt(sprites.FxDust, at.Add(ui.Point{Y: 26}), .9*math.Min(1, math.Max(.1, (e.t-.3)*3)))
	f.SpriteAt(sprites.ShowdownCoffin, at.Sub(ui.Point{Y: drop}), 1)
	f.Pop()
}

// reveals draws a role card: held breath, then it turns.
func reveals(b *Board, f *ui.Frame, v *table.View, e *effect) {
	r := ui.Around(b.point(e.to), 69, 105)
	r.Y = math.Max(b.plan.area.Y+4, math.Min(r.Y, b.plan.area.Bottom()-r.H-4))
	at := ui.Point{X: r.X, Y: r.Y}
	breath := 0.0
	if e.slow {
		breath = float64(ui.BreathMS) / float64(ui.BreathMS+ui.RevealMS+ui.ResultHeldMS)
	}
	turn := math.Max(0, math.Min(1, (e.t-breath)/.22))
	if calm(f) && turn > 0 {
		turn = 1
	}
	id := sprites.ShowdownRoleHidden
	if turn > .5 {
		id = roleCards[e.role]
	}
	side := math.Max(.03, math.Abs(math.Cos(turn*math.Pi)))
	f.PushScale(r.Center(), side, 1)
	f.SpriteAt(id, at, 1.5)
	f.Pop()
	if turn >= 1 {
		f.Chip(ui.Rect{X: r.X - 40, Y: r.Bottom() - 10, W: r.W + 80, H: math.Max(28, f.UI.LineHeight(ui.NoteBold)+8)}, e.words, ui.LampChip, 0, ui.Center)
	}
}

var roleCards = [...]sprites.ID{
	rules.NoRole: sprites.ShowdownRoleHidden, rules.Sheriff: sprites.ShowdownRoleSheriff, rules.Deputy: sprites.ShowdownRoleDeputy,
	rules.Outlaw: sprites.ShowdownRoleOutlaw, rules.Renegade: sprites.ShowdownRoleRenegade,
}

// jails draws the bars that come down over a face, or go up.
func jails(b *Board, f *ui.Frame, v *table.View, e *effect) {
	r := b.head(seatOf(e.to))
	down := e.t * 2
	if e.look == ui.TealChip { // set free
		down = 1 - e.t*2
	}
	f.PushAlpha(math.Min(1, (1-e.t)*4))
	b.bars(f, r, math.Max(0, math.Min(1, down)))
	f.Pop()
	bubble(b, f, v, e)
}
