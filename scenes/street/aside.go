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

// What lies where other games have a hand: the notice about what was chosen, and the four kinds of action.

// Aside implements table.Board.
func (b *Board) Aside(f *ui.Frame, area ui.Rect, v *table.View) {
	b.inBar(f, v)
	switch {
	case v.Viewer == game.NoSeat:
		b.latest(f, area, v)
	case b.now.Phase == rules.Over:
	case area.H < roomy:
		if least := float64(len(kinds))*(74+gap) - gap; area.W > least+150 && !b.plan.stands {
			b.chosen(f, area.CutLeft(area.W-least), v)
			area.CutLeft(gap)
		}
		b.actions(f, v, area, len(kinds))
	default:
		wide := math.Min(b.plan.grow(340, 120), area.W*.47)
		grid := area.CutRight(wide)
		area.CutRight(gap + 4)
		b.actions(f, v, grid, 2)
		b.notice(f, v, area)
	}
}

// roomy is the height from which the notice stands beside the actions.
const roomy = 96.0

// kinds are the kinds of action (OL-11).
var kinds = [...]uint8{rules.ActionMove, rules.ActionLook, rules.ActionTake, rules.ActionUse}

// actions draws the four kinds of action as buttons, in so many columns.
func (b *Board) actions(f *ui.Frame, v *table.View, area ui.Rect, columns int) {
	if b.now.Phase == rules.Arranging || known(v).Phase == rules.Answering && v.Asked() {
		b.insteadOfActions(f, v, area)
		return
	}
	rows := len(kinds) / columns
	apart := math.Max(0, math.Min(gap, (area.W-float64(columns)*finger)/float64(columns-1)))
	for i, kind := range kinds {
		b.action(f, v, area.Cell(i, columns, rows, apart), kind)
	}
}

// action draws one kind of action.
func (b *Board) action(f *ui.Frame, v *table.View, r ui.Rect, kind uint8) {
	ref := rules.ActionRef(kind)
	why := b.whyNot(v, ref)
	mark := table.Barred
	if why == "" {
		mark = v.SpotAbove(f, ref, r, 0, buttons[kind].Key)
	} else {
		f.Hotspot(ui.Hotspot{ID: v.ID(ref), Label: b.Label(v, ref), Rect: r, Disabled: true, Reason: why, Key: buttons[kind].Key, Silent: true})
	}
	off := mark == table.Barred
	depth := f.PressDepth(v.ID(ref))
	r = r.Pad(2, 2, 2, 4).Move(0, depth)
	ground, on := sprites.StreetAction, f.Theme.Ink
	if mark == table.Selected {
		ground = sprites.StreetActionChosen
	}
	f.Nine(ground, r)
	if off && v.Asked() {
		f.Mark(ui.VeilMark, r)
	}
	icon, label := b.actionIcon(v, kind), lang.T("street/do/"+actionKeys[kind])
	in := r.Pad(8, 5, 8, 5)
	big := ui.H3.At(17)
	if in.H >= f.UI.LineHeight(big)+f.UI.LineHeight(ui.Note)*2+8 && in.W >= 120 {
		note := b.actionNote(v, ref, kind)
		head := in.CutTop(math.Max(f.UI.LineHeight(big), math.Min(in.H*.44, in.H-f.UI.TextHeight(note, ui.Note.At(12), in.W)-2)))
		side := math.Min(34, head.H)
		f.Icon(icon, head.CutLeft(side).Place(side, side, ui.Center), on)
		head.CutLeft(8)
		f.Fit(head, label, big, on, ui.Left)
		if f.UI.TextHeight(note, ui.Note, in.W) <= in.H { // in two lines rather than smaller than beside it
			f.Paragraph(in, note, ui.Note, f.Theme.Ink, ui.TopLeft)
		} else {
			f.Fit(in, note, ui.Note, f.Theme.Ink, ui.TopLeft)
		}
		return
	}
	if in.W > 2.1*in.H && in.W >= 110 {
		side := math.Min(30, in.H)
		f.Icon(icon, in.CutLeft(side).Place(side, side, ui.Center), on)
		in.CutLeft(6)
		f.Fit(in, label, ui.H3.At(16), on, ui.Left)
		return
	}
	line := math.Min(f.UI.LineHeight(ui.H3.At(13)), in.H*.6)
	f.Fit(in.CutBottom(line), label, ui.H3.At(13), on, ui.Center)
	side := math.Min(28, in.H)
	f.Icon(icon, in.Place(side, side, ui.Center), on)
}

// whyNot says why an action is nothing for the character that was tapped first; empty: it is, or nobody was. Another way
// may begin with the action, but that would not be the character's.
func (b *Board) whyNot(v *table.View, action game.Ref) string {
	prefix := v.Picker.Prefix()
	if !v.Asked() || len(prefix) != 1 || prefix[0].Kind != game.RefPlace || v.Mark(action) != table.Other {
		return ""
	}
	return v.Say(known(v).Why(prefix, action))
}

// actionIcon is the sign of a kind of action; an ability has that of whose it is.
func (b *Board) actionIcon(v *table.View, kind uint8) sprites.ID {
	if c := b.choice(v); kind == rules.ActionUse && c.user >= 0 && c.role != rules.NoRole {
		return roleIcons[c.role]
	}
	return buttons[kind].Icon
}

// actionNote says what a kind of action does, or for whom was chosen why not.
func (b *Board) actionNote(v *table.View, ref game.Ref, kind uint8) string {
	if v.Asked() && (v.Mark(ref) == table.Barred || b.whyNot(v, ref) != "") {
		if why := known(v).Why(v.Picker.Prefix(), ref); why.Key != "" {
			why.Rule = 0
			return v.Say(why)
		}
	}
	if c := b.choice(v); kind == rules.ActionUse && c.user >= 0 && c.role != rules.NoRole {
		return lang.T("street/short/" + rules.RoleNames[c.role])
	}
	return lang.T("street/note/" + actionKeys[kind])
}

// insteadOfActions stands in the place of the actions while none can be chosen: what to do while layouts are made, and
// why the Reverend can, or cannot, stand up.
func (b *Board) insteadOfActions(f *ui.Frame, v *table.View, area ui.Rect) {
	words, flat := lang.T("street/arrange/note"), area.H < roomy
	switch why := v.Picker.Why(rules.ActionRef(rules.ActionStand)); {
	case known(v).Phase == rules.Answering && why.Key != "" && flat:
		words = v.Say(why)
	case known(v).Phase == rules.Answering && why.Key != "":
		words = lang.T("street/answer/cannot", v.Say(why))
	case known(v).Phase == rules.Answering && flat:
		words = lang.T("street/ask/stand")
	case known(v).Phase == rules.Answering:
		words = lang.T("street/answer/note")
	case !v.Asked():
		words = lang.T("street/arrange/wait")
		if flat {
			words = lang.T("street/arrange/wait/short")
		}
	case flat:
		words = lang.T("street/arrange/note/short")
	}
	f.Panel(ui.NotePanel, area)
	f.Fit(area.Pad(14, 8, 14, 8), words, ui.Body, f.Theme.Paper, ui.Left)
}

// notice draws who was chosen and what can be called out, or what has just happened.
func (b *Board) notice(f *ui.Frame, v *table.View, area ui.Rect) {
	c := b.choice(v)
	role := c.role
	if c.user < 0 && c.saloon >= 0 {
		role = known(v).Sides[c.side].Saloon[c.saloon]
	}
	if r := v.Picker.Prefix(); b.now.Phase == rules.Arranging && len(r) > 0 {
		role = *roleAt(known(v), r[0])
	}
	if role == rules.NoRole {
		if b.now.Phase == rules.Arranging || len(b.news) == 0 {
			b.ways(f, area)
		} else {
			b.latest(f, area, v)
		}
		return
	}
	f.Panel(ui.PaperPanel, area)
	in := area.Inset(11)
	w := math.Min(math.Min(128, in.H/1.4), in.W*.32)
	face := in.CutLeft(w)
	p := person{side: c.side, role: role}
	if c.user >= 0 {
		p.is = b.conditionOf(v, c.side, c.user)
	}
	if w >= 84 {
		b.photograph(f, face.Place(w, math.Round(w*1.4), ui.Center), p)
	} else {
		f.Bust(face.Place(w, w, ui.Center), ui.Bust{Portrait: faces[p.side][p.role], Seat: v.Look(v.Viewer)})
	}
	in.CutLeft(14)
	head := in.CutTop(math.Min(f.UI.LineHeight(ui.H2)+4, in.H*.3))
	b.price(f, v, &head, role)
	f.Fit(head, roleName(role), ui.H2, f.Theme.Ink, ui.Left)
	f.Rect(ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 1.4}, f.Theme.Ink)
	in.CutTop(4)
	b.callRow(f, v, &in, c)
	words := b.chosenWords(c, role)
	if f.UI.TextHeight(words, ui.Note.At(12), in.W) > in.H {
		words = lang.T("street/short/" + rules.RoleNames[role])
		if c.action >= 0 && c.action != int(rules.ActionUse) {
			words = lang.T("street/note/" + actionKeys[c.action])
		}
	}
	if in.H >= f.UI.LineHeight(ui.Note.At(12)) {
		f.Fit(in, words, ui.Note, f.Theme.Ink, ui.TopLeft)
	}
}

// chosenWords says what the one who was chosen can do, or what the chosen action does.
func (b *Board) chosenWords(c choice, role rules.Role) string {
	switch {
	case c.action == int(rules.ActionTake):
		return lang.T("street/short/take", takesOf(role))
	case c.action >= 0 && c.action != int(rules.ActionUse):
		return lang.T("street/about/" + actionKeys[c.action])
	case c.action >= 0 && len(c.calls) > 0:
		return lang.T("street/calls/" + rules.RoleNames[role])
	}
	return abilityOf(role)
}
