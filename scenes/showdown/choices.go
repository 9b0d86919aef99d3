package showdown

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// What is chosen in a window of its own over the felt: a card of somebody's, the order of one's last cards, who to be.

// window lays a ground for n things in the size of fingers over the felt, and returns the row of their places.
func (b *Board) window(f *ui.Frame, title string, n int) []ui.Rect {
	ground, head, places := b.plan.rowOf(n)
	f.Cover(ground)
	f.Panel(ui.ShadowPanel, ground.Move(3, 4))
	f.Panel(ui.DeepPanel, ground)
	f.Fit(head, title, ui.H3, f.Theme.Lamp, ui.Center)
	return places
}

// snatching offers what Panic! or Cat Balou can take of the player that was tapped: the hand, or a card in play.
func (b *Board) snatching(f *ui.Frame, v *table.View) {
	prefix := v.Picker.Prefix()
	if len(prefix) < 2 || prefix[1].Kind != game.RefSeat {
		return
	}
	var can []game.Ref
	for _, r := range v.Picker.Next(nil) {
		if r.Kind == game.RefPlace {
			can = append(can, r)
		}
	}
	if len(can) == 0 {
		return
	}
	places := b.window(f, lang.T("showdown/ask/snatch", v.Name(game.Seat(prefix[1].A))), len(can))
	for i, r := range can {
		mark := v.SpotAbove(f, r, places[i], 10, 0)
		state := table.CardState{Legal: mark != table.Barred, Selected: mark == table.Selected}
		if r.A == rules.PlaceHand {
			b.handFan(f, v, places[i], game.Seat(r.B), state)
			continue
		}
		b.card(f, v, places[i], gearAt(&b.now, r), state)
	}
}

// handFan draws a hand as one thing: a back with how many cards there are.
func (b *Board) handFan(f *ui.Frame, v *table.View, r ui.Rect, seat game.Seat, state table.CardState) {
	b.card(f, v, r, rules.Hidden, state)
	h := math.Max(24, f.UI.LineHeight(ui.Label)+8)
	f.Chip(ui.Rect{X: r.X - 10, Y: r.Bottom() - h - 4, W: r.W + 20, H: h}, lang.T("showdown/hand/count", int(b.now.InHand[seat])), ui.DeepChip, 0, ui.Center)
}

// laying offers the cards in play of somebody who has to lay down all that he has.
func (b *Board) laying(f *ui.Frame, v *table.View) {
	if v.Viewer == game.NoSeat || !v.Asked() {
		return
	}
	if frame, ok := known(v).Asking(); !ok || frame.Kind != rules.Laying {
		return
	}
	var can []game.Ref
	for slot, c := range known(v).Gear[v.Viewer] {
		if c != rules.NoCard {
			can = append(can, rules.GearRef(v.Viewer, rules.Slot(slot)))
		}
	}
	if len(can) == 0 {
		return
	}
	places := b.window(f, lang.T("showdown/laying/gear"), len(can))
	for i, r := range can {
		mark := v.SpotAbove(f, r, places[i], 10, 0)
		b.card(f, v, places[i], gearAt(known(v), r), table.CardState{Legal: mark == table.Legal || mark == table.Other, Selected: mark == table.Selected})
	}
}

// choosing offers the two characters of which the viewer keeps one.
func (b *Board) choosing(f *ui.Frame, v *table.View) {
	if !v.Asked() || known(v).Phase != rules.Choosing || v.Viewer == game.NoSeat {
		return
	}
	p := &b.plan
	room := p.area.Inset(10)
	if room.W > 640 {
		room = room.Place(math.Min(room.W, p.grow(620, 300)), room.H, ui.Center)
	}
	room.H = math.Min(room.H, p.grow(350, 230))
	room.Y = p.area.Center().Y - room.H/2
	f.Cover(room)
	f.Panel(ui.ShadowPanel, room.Move(3, 4))
	f.Panel(ui.DeepPanel, room)
	in := room.Inset(12)
	f.Fit(in.CutTop(math.Min(f.UI.LineHeight(ui.H3)+8, in.H*.16)), lang.T("showdown/ask/choose"), ui.H3, f.Theme.Lamp, ui.Center)
	in.CutTop(8)
	for i := range 2 {
		b.candidate(f, v, in.Column(i, 2, 12), i)
	}
}

// candidate draws one of the characters that can be chosen: face, name, life points, ability.
func (b *Board) candidate(f *ui.Frame, v *table.View, r ui.Rect, i int) {
	ref := rules.OfferRef(i)
	mark := v.SpotAbove(f, ref, r, 10, 0)
	c := offer(v, known(v), i)
	r = r.Move(0, -4*f.Lifted(v.ID(ref)))
	if mark == table.Selected {
		f.Panel(ui.LitRow, r)
	} else {
		f.Panel(ui.PaperRow, r)
	}
	in := r.Inset(10)
	life := c.Life()
	if known(v).Roles[v.Viewer] == rules.Sheriff {
		life++ // BG-7
	}
	if lying := in.W > in.H*1.15; lying {
		face := in.CutLeft(math.Min(in.H, in.W*.34))
		b.portrait(f, face.Place(face.W, face.W, ui.Top), c)
		in.CutLeft(10)
	} else {
		words := f.UI.TextHeight(powerOf(c), ui.Note, in.W) + f.UI.LineHeight(ui.H3) + 46
		side := math.Min(in.W, math.Max(math.Min(in.H*.42, in.H-words), 40))
		b.portrait(f, in.CutTop(side).Place(side, side, ui.Center), c)
		in.CutTop(8)
	}
	f.Fit(in.CutTop(math.Min(f.UI.LineHeight(ui.H3)+2, in.H*.22)), characterName(c), ui.H3, f.Theme.BarnDark, ui.Center)
	row := in.CutTop(math.Min(24, in.H*.2))
	step := math.Min(16, row.W/float64(life))
	b.bullets(f, row.Place(step*float64(life), row.H, ui.Center), life, life)
	in.CutTop(4)
	f.Fit(in, powerOf(c), ui.Note, f.Theme.Ink, ui.Top)
	switch {
	case mark == table.Selected:
		f.Mark(ui.SelectedMark, r)
	case !v.Moving():
		f.Mark(ui.LegalMark, r)
	}
}

func (b *Board) portrait(f *ui.Frame, r ui.Rect, c rules.Character) {
	id := sprites.ID(0)
	if int(c) < len(portraits) {
		id = portraits[c]
	}
	f.Bust(r, ui.Bust{Portrait: id, Seat: -1})
}
