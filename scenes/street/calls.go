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

// What can be called out or decided, as faces and tokens to press.

// price shows at the right of a notice what the ability of a role costs, and cuts it off.
func (b *Board) price(f *ui.Frame, v *table.View, r *ui.Rect, role rules.Role) {
	kind, marked := prices[role], role == rules.Reporter
	if kind == rules.NoToken && !marked {
		return
	}
	at := r.CutRight(34)
	c := counter{kind: kind}
	c.put(f, at.Center().Add(ui.Point{X: 2}), 13)
	f.Text(r.CutRight(22), lang.Number(1), ui.H3.At(16/math.Max(f.Layout.Text, 1)), f.Theme.Ink, ui.Right)
	r.CutRight(6)
}

// prices are what abilities cost from the stash (OL-51, OL-56).
var prices = [len(rules.RoleNames)]rules.Token{rules.Hitman: rules.Bullet, rules.Sheriff: rules.Handcuffs}

// fewCalls is how many calls have room in the notice; more of them have a window of their own.
const fewCalls = 3

// callRow draws at the bottom of a notice what can be called out or decided, or the button that carries the choice out,
// and cuts it off.
func (b *Board) callRow(f *ui.Frame, v *table.View, in *ui.Rect, c choice) {
	if v.Moving() {
		return
	}
	rest := v.Rest()
	n := len(c.calls)
	switch {
	case n > fewCalls, n == 0 && (rest == nil || c.action < 0):
		return
	case n == 0:
		row := in.CutBottom(math.Max(finger, f.UI.LineHeight(ui.H3)+16))
		f.Button(row.Place(math.Min(row.W, b.plan.grow(200, 90)), row.H, ui.Left), ui.Button{ID: "street/do", Label: b.deedWord(c), Icon: b.actionIcon(v, uint8(c.action)),
			Kind: ui.Primary, Do: rest, Silent: true, Key: 'G'})
		in.CutBottom(4)
		return
	}
	high := math.Max(66, f.UI.LineHeight(ui.H3.At(13))+50)
	row := in.CutBottom(math.Min(high, in.H))
	in.CutBottom(2)
	wide := math.Min(b.plan.grow(96, 44), (row.W-gap*float64(n-1))/float64(n))
	for i, r := range c.calls {
		b.call(f, v, row.CutLeft(wide), r, i, c)
		row.CutLeft(gap)
	}
}

// deedWord is what the rest of a choice does, as a button.
func (b *Board) deedWord(c choice) string {
	if c.action == int(rules.ActionUse) && c.role != rules.NoRole {
		return lang.T("street/go/" + rules.RoleNames[c.role])
	}
	return lang.T("street/go/do")
}

// call draws one thing that can be called out or decided; a tap does it.
func (b *Board) call(f *ui.Frame, v *table.View, r ui.Rect, ref game.Ref, i int, c choice) {
	v.SpotThrough(f, ref, r, 10, ui.Key('1'+i))
	id := v.ID(ref)
	r = r.Inset(1).Move(0, f.PressDepth(id)-2*f.Lifted(id))
	ground := sprites.StreetCall
	if f.Lifted(id) > .5 {
		ground = sprites.StreetCallChosen
	}
	f.Nine(ground, r)
	in := r.Pad(4, 4, 4, 4)
	line := math.Min(f.UI.LineHeight(ui.H3.At(13)), in.H*.55)
	f.Fit(in.CutBottom(line), b.callWord(ref), ui.H3.At(13), f.Theme.Ink, ui.Center)
	side := math.Min(in.H, in.W)
	at := in.Place(side, side, ui.Center)
	switch {
	case ref.A == rules.ListToken:
		disc(f, at.Center(), at.H/2, rules.Token(ref.B))
	case ref.A == rules.ListRole && at.H >= 34:
		f.Sprite(faces[1-c.side][ref.B], at)
		f.Border(at, 1.6, f.Theme.Ink)
		f.SpriteAt(roleBadges[ref.B], ui.Point{X: at.X, Y: at.Y + 8}, .7)
	default:
		f.Icon(callIcon(ref), at, f.Theme.Ink)
	}
	if b.cannotBe(v, c, ref) { // it may be called all the same, to no avail
		f.Mark(ui.VeilMark, at)
	}
}
