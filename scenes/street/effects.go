package street

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// effect is something under way on the board. It keeps what and how far; where that is on the screen follows from the
// plan of the picture, for the window may change meanwhile.
type effect struct {
	draw     func(b *Board, f *ui.Frame, v *table.View, e *effect) // nil: it turns something in its place
	turns    game.Ref                                              // the character or token that it turns; none: it turns nothing
	lifts    []game.Ref                                            // what is not drawn in its place meanwhile
	from, to game.Ref
	role     rules.Role // whom it shows
	other    rules.Role
	token    rules.Token
	how      uint8   // Stayed, Exchanged; 0: that is not to be seen
	up       bool    // it turns something up; else down
	breath   float64 // part of the time for which breath is held before
	words    string
	icon     sprites.ID
	look     ui.ChipLook
	t        float64 // from 0 to 1
}

// add puts an effect on the picture and gives the tween that moves it. It leaves the picture when it has come to its
// end and after has been done.
func (b *Board) add(e *effect, ms int, ease ui.Easing, after func()) ui.Tween {
	b.fx = append(b.fx, e)
	return ui.Tween{For: ms, Ease: ease, Step: func(t float64) { e.t = t }, Done: func() {
		if at := slices.Index(b.fx, e); at >= 0 {
			b.fx = slices.Delete(b.fx, at, at+1)
		}
		if after != nil {
			after()
		}
	}}
}

// moving tells whether a thing is on its way somewhere and so not in its place.
func (b *Board) moving(r game.Ref) bool {
	if r == b.gap || b.took.holds(r) {
		return true
	}
	return slices.ContainsFunc(b.fx, func(e *effect) bool { return slices.Contains(e.lifts, r) })
}

// turning is the effect that turns a thing in its place, nil if there is none.
func (b *Board) turning(r game.Ref) *effect {
	for _, e := range b.fx {
		if e.turns == r {
			return e
		}
	}
	return nil
}

// flights draws what is under way.
func (b *Board) flights(f *ui.Frame, v *table.View) {
	b.takenUp(f)
	for _, e := range b.fx {
		if e.draw != nil {
			e.draw(b, f, v, e)
		}
	}
}

// calm tells whether motion is to be kept small.
func calm(f *ui.Frame) bool { return f.UI.Prefs.ReducedMotion }

// part is how far t has come between two of its values, from 0 to 1.
func part(t, from, to float64) float64 {
	if to <= from {
		return 1
	}
	return math.Max(0, math.Min(1, (t-from)/(to-from)))
}

// turned is how far something has been turned over after the breath was held, and how wide it is seen then.
func (e *effect) turned(f *ui.Frame) (way, width float64) {
	way = part(e.t, e.breath, 1)
	if calm(f) {
		way = math.Ceil(way)
	}
	return way, math.Max(.03, math.Abs(math.Cos(way*math.Pi)))
}

// turn draws a character that is turned over. Who sees it anyhow sees it step forward.
func (e *effect) turn(b *Board, f *ui.Frame, r ui.Rect, p person) {
	way, width := e.turned(f)
	held := e.breath > 0 && way == 0
	if held {
		f.Mark(ui.ChoiceMark, r)
	}
	before, after := p, p
	known := p.role != rules.NoRole && e.up || !e.up && e.role != rules.NoRole
	if e.up {
		after.role, after.is = e.role, shown
	} else {
		before.is, after.role, after.is = shown, e.role, hidden
		if e.role == rules.NoRole {
			after.is = plain
		}
	}
	if !calm(f) {
		r = r.Move(0, -5*math.Sin(math.Pi*part(e.t, e.breath*.5, 1)))
	}
	if known {
		width = 1
	}
	p = before
	if way > .5 {
		p = after
	}
	f.PushScale(r.Center(), width, 1)
	b.figure(f, r, b.plan.form, p)
	f.Pop()
}

// turnToken draws a token that is turned over.
func (e *effect) turnToken(f *ui.Frame, at ui.Point, radius float64) {
	way, width := e.turned(f)
	if e.breath > 0 && way == 0 {
		f.SpriteAt(sprites.StreetTokenChosen, at, radius/30)
	}
	kind := e.token
	if e.up == (way <= .5) {
		kind = rules.NoToken
	}
	if !calm(f) {
		at.Y -= 8 * math.Sin(math.Pi*part(e.t, e.breath*.5, 1))
	}
	f.PushScale(at, width, 1)
	disc(f, at, radius, kind)
	f.Pop()
}

// bubble draws words that rise over a thing and fade.
func bubble(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(e.to)
	rise := math.Min(1, e.t*2.5)
	if calm(f) {
		rise = 1
	}
	at.Y -= 10 + 20*rise
	b.chip(f, at, e.words, e.look, e.icon, math.Min(1, math.Min(e.t*8, (1-e.t)*5)))
}

// chip draws words around a point, within the board.
func (b *Board) chip(f *ui.Frame, at ui.Point, words string, look ui.ChipLook, icon sprites.ID, alpha float64) {
	area := b.plan.area.Intersect(f.Layout.Safe())
	w := f.UI.TextWidth(words, ui.NoteBold) + 54
	h := math.Max(30, f.UI.LineHeight(ui.NoteBold)+8)
	r := ui.Around(at, w, h)
	r.X = math.Max(area.X+4, math.Min(r.X, area.Right()-w-4))
	r.Y = math.Max(area.Y+2, math.Min(r.Y, area.Bottom()-h-2))
	f.PushAlpha(alpha)
	f.Chip(r, words, look, icon, ui.Center)
	f.Pop()
}

// crossing draws two characters who meet, go round each other and stand again: in each other's place, in their own, or,
// where that is not to be seen, just as they did.
func crossing(b *Board, f *ui.Frame, v *table.View, e *effect) {
	a, z := b.box(e.from), b.box(e.to)
	mid := a.Lerp(z, .5)
	ends := [2]ui.Rect{a, z}
	if e.how == rules.Exchanged {
		ends = [2]ui.Rect{z, a}
	}
	for i, start := range [2]ui.Rect{a, z} {
		role := e.role
		if i == 1 {
			role = e.other
		}
		side := 1 - 2*float64(i)
		meet := mid.Move(side*mid.W*.16, side*6)
		r := start.Lerp(meet, ui.InOut.At(part(e.t, 0, .34)))
		if round := part(e.t, .34, .62); round > 0 { // who is who is lost from sight
			r = mid.Move(side*mid.W*.16*math.Cos(round*2*math.Pi), side*6*math.Cos(round*2*math.Pi))
		}
		if back := part(e.t, .62, 1); back > 0 {
			r = meet.Lerp(ends[i], ui.InOut.At(back))
		}
		if calm(f) {
			r = ends[i]
		}
		b.figure(f, r, b.formOf(e.from, r), b.stranger(e.from, role))
	}
}

// formOf is how a character is drawn in a place.
func (b *Board) formOf(r game.Ref, at ui.Rect) form {
	if r.A == rules.PlaceSaloon && b.plan.form == row {
		return stout
	}
	return b.plan.form
}

// stranger is a character of the side that a place belongs to, with what is plain to see.
func (b *Board) stranger(place game.Ref, role rules.Role) person {
	side := int(place.B & 1)
	p := person{side: side, role: role}
	if role != rules.NoRole && b.now.Sides[side].Headlined.Has(role) {
		p.is = headline
	}
	return p
}

// dances draws a character who is drawn over to another place while those between shift.
func dances(b *Board, f *ui.Frame, v *table.View, e *effect) {
	from, to := int(e.from.C), int(e.to.C)
	side := int(e.from.B & 1)
	step := 1
	if to < from {
		step = -1
	}
	t := e.t
	if calm(f) {
		t = 1
	}
	slots := &b.plan.slots[side]
	for c := to; c != from; c -= step {
		r := slots[c].Lerp(slots[c-step], t)
		b.figure(f, r, b.plan.form, b.stranger(e.from, b.now.Sides[side].Row[c]))
	}
	r := slots[from].Lerp(slots[to], t)
	hop := 16 * math.Sin(math.Pi*t)
	if side == b.plan.me {
		hop = -hop
	}
	if b.plan.stands {
		r = r.Move(hop, 0)
	} else {
		r = r.Move(0, hop)
	}
	b.figure(f, r, b.plan.form, b.stranger(e.from, b.now.Sides[side].Row[from]))
}
