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

// How a character looks: its photograph, or where there is less room its picture with the name under or beside it.

// condition is what is the matter with a character.
type condition uint8

const (
	plain    condition = iota // in the saloon, or nothing is to be said
	hidden                    // only its owner sees it
	readable                  // only its owner sees it, but the rival can know who it is
	shown                     // turned up for an action
	cuffed                    // immobilized
	headline                  // turned up for good
)

var conditionKeys = [...]string{plain: "", hidden: "hidden", readable: "readable", shown: "shown", cuffed: "cuffed", headline: "headline"}

var conditionBadges = [...]sprites.ID{
	hidden: sprites.StreetBadgeHidden, readable: sprites.StreetBadgeHidden, shown: sprites.StreetBadgeShown,
	cuffed: sprites.StreetBadgeCuffed, headline: sprites.StreetBadgeHeadline,
}

// conditionOf is what is the matter with the character in a column.
func conditionOf(d *rules.Side, column int) condition {
	switch r := d.Row[column]; {
	case r == rules.Bandit && d.Immobilized:
		return cuffed
	case d.Headlined.Has(r):
		return headline
	case d.Shown.Has(r):
		return shown
	case d.May[column].Len() == 1:
		return readable
	}
	return hidden
}

// person is a character as it is drawn.
type person struct {
	side  int
	role  rules.Role // NoRole: a back
	is    condition
	mark  table.Mark
	foe   bool // it is a target: marks are those of danger
	quiet bool // no mark but for what was chosen
}

// faces are the portraits of the characters, by side and role.
var faces = func() (ids [2][len(rules.RoleNames)]sprites.ID) {
	for side, prefix := range [...]string{rules.Green: "g-", rules.Red: "r-"} {
		for r := rules.Governor; r <= rules.Mayor; r++ {
			ids[side][r] = sprites.Portrait(prefix + rules.RoleNames[r])
		}
	}
	return ids
}()

// roleIcons are the signs of the characters; roleBadges the same on a disc.
var roleIcons = [...]sprites.ID{
	rules.NoRole: sprites.IconWesternHat, rules.Governor: sprites.IconCapitol, rules.Hitman: sprites.IconCrosshair, rules.Sheriff: sprites.IconLawStar,
	rules.Scout: sprites.IconSpyglass, rules.Storekeep: sprites.IconShop, rules.Dancer: sprites.IconHandheldFan, rules.Reporter: sprites.IconQuillInk,
	rules.Bandit: sprites.IconBandit, rules.Reverend: sprites.IconChurch, rules.Mayor: sprites.IconKey,
}

var roleBadges = [...]sprites.ID{
	rules.NoRole: sprites.StreetBadgeHidden, rules.Governor: sprites.StreetRoleGovernor, rules.Hitman: sprites.StreetRoleHitman,
	rules.Sheriff: sprites.StreetRoleSheriff, rules.Scout: sprites.StreetRoleScout, rules.Storekeep: sprites.StreetRoleStorekeep,
	rules.Dancer: sprites.StreetRoleDancer, rules.Reporter: sprites.StreetRoleReporter, rules.Bandit: sprites.StreetRoleBandit,
	rules.Reverend: sprites.StreetRoleReverend, rules.Mayor: sprites.StreetRoleMayor,
}

// figure draws a character in r.
func (b *Board) figure(f *ui.Frame, r ui.Rect, kind form, p person) {
	switch kind {
	case photo:
		b.photograph(f, r, p)
	case stout:
		b.plate(f, r, p, true)
	default:
		b.plate(f, r, p, false)
	}
}

// photograph draws a character as an arched cabinet photograph.
func (b *Board) photograph(f *ui.Frame, r ui.Rect, p person) {
	pieces, body := fanPhoto, 84.0
	if r.W > 96 {
		pieces, body = handPhoto, 108
	}
	if r.W > 160 {
		pieces, body = zoomPhoto, 280
	}
	at, scale := ui.Point{X: r.X, Y: r.Y}, r.W/body
	b.ring(f, r, p, func(id sprites.ID) { f.SpriteAt(id, at, scale) }, pieces)
	if p.role == rules.NoRole {
		f.SpriteAt(pieces.back, at, scale)
		return
	}
	l := sprites.CardLayoutOf("street", pieces.size)
	in := func(part sprites.Rect) ui.Rect {
		return ui.Rect{X: r.X + part.X*scale, Y: r.Y + part.Y*scale, W: part.W * scale, H: part.H * scale}
	}
	win := in(l.Window)
	f.PushClip(win)
	f.Sprite(faces[p.side][p.role], ui.Rect{X: win.X, Y: win.Y, W: win.H, H: win.H})
	f.Pop()
	if p.is == cuffed {
		f.SpriteAt(pieces.bars, at, scale)
	}
	f.SpriteAt(pieces.frame, at, scale)
	foot := in(l.Title).Union(in(l.Foot)).Pad(-1, 1, -1, 0)
	small := ui.Note.At(12)
	if word := conditionWord(p.is); word != "" && foot.H >= f.UI.LineHeight(ui.Label)*2 && f.UI.TextWidth(word, small) <= foot.W { // else the badge says it
		f.Fit(foot.CutBottom(foot.H*.44), word, small, f.Theme.InkSoft, ui.Top)
	}
	f.Fit(foot, personWord(p.side, p.role), ui.CardTitle.At(nameSize(r.W)), f.Theme.Ink, ui.Center)
	disc := math.Max(.72, math.Min(1, r.W/88))
	f.SpriteAt(roleBadges[p.role], ui.Point{X: r.X + 6, Y: r.Y + 9*disc}, disc)
	if id := conditionBadges[p.is]; id != 0 {
		f.SpriteAt(id, ui.Point{X: r.Right() - 6, Y: r.Y + 9*disc}, disc)
	}
}

// nameSize is the size of a name on a photograph of a width.
func nameSize(w float64) float64 { return math.Max(13, math.Min(18, w*.15)) }

// photoPieces are the pieces of photographs in one size.
type photoPieces struct {
	size                             string
	frame, bars, back, legal, chosen sprites.ID
}

var (
	fanPhoto  = photoPieces{"fan", sprites.CardStreetPhotoFan, sprites.CardStreetBarsFan, sprites.CardStreetBackFan, sprites.CardStreetLegalFan, sprites.CardStreetChosenFan}
	handPhoto = photoPieces{"hand", sprites.CardStreetPhotoHand, sprites.CardStreetBarsHand, sprites.CardStreetBackHand, sprites.CardStreetLegalHand, sprites.CardStreetChosenHand}
	zoomPhoto = photoPieces{"zoom", sprites.CardStreetPhotoZoom, sprites.CardStreetBarsZoom, sprites.CardStreetBackZoom, 0, 0}
)

// ring frames a character that can be or has been chosen.
func (b *Board) ring(f *ui.Frame, r ui.Rect, p person, put func(sprites.ID), pieces photoPieces) {
	switch {
	case p.mark == table.Selected && p.foe:
		f.Mark(ui.CoralMark, r.Inset(-3))
	case p.mark == table.Selected && pieces.chosen != 0:
		put(pieces.chosen)
	case p.mark == table.Selected:
		f.Mark(ui.SelectedMark, r)
	case p.quiet || p.mark != table.Legal:
	case p.foe:
		f.Mark(ui.TargetMark, r.Inset(-3))
	case pieces.legal != 0:
		put(pieces.legal)
	default:
		f.Mark(ui.LegalMark, r)
	}
}

// plate draws a character on a plate: its picture over the name, or beside it.
func (b *Board) plate(f *ui.Frame, r ui.Rect, p person, upright bool) {
	b.ring(f, r, p, nil, photoPieces{})
	f.Nine(sprites.StreetRow, r)
	if p.role == rules.NoRole {
		in := r.Inset(4)
		f.PushClip(in)
		if upright {
			f.Sprite(sprites.CardStreetBackFan, in.Cover(84, 118, ui.Center).Scale(1.3))
		} else {
			f.Sprite(sprites.StreetRowBack, in.Cover(126, 58, ui.Center).Scale(1.06))
		}
		f.Pop()
		return
	}
	in := r.Inset(4)
	var face ui.Rect
	if upright {
		side := math.Min(in.W, in.H-15)
		face = in.CutTop(side).Place(side, side, ui.Center)
	} else {
		side := math.Min(in.H, in.W*.46)
		face = in.CutLeft(side).Place(side, side, ui.Center)
	}
	f.Sprite(faces[p.side][p.role], face)
	if p.is == cuffed {
		f.Sprite(sprites.StreetBarsSmall, face.Inset(-face.W*8/64))
	} else {
		f.Border(face, 1.6, f.Theme.Ink)
	}
	name := personWord(p.side, p.role)
	disc := math.Min(.8, math.Max(.62, r.W/90))
	if upright {
		f.Fit(in.Pad(-2, 0, -2, -2), name, ui.Label.At(13), f.Theme.Ink, ui.Center)
		f.SpriteAt(roleBadges[p.role], ui.Point{X: r.X + 7, Y: r.Y + 8}, disc)
		if id := conditionBadges[p.is]; id != 0 {
			f.SpriteAt(id, ui.Point{X: r.Right() - 7, Y: r.Y + 8}, disc)
		}
		return
	}
	in.CutLeft(5)
	signs := in.CutBottom(math.Min(in.H*.54, 24))
	f.Fit(in.Pad(0, 0, -2, 0), name, ui.BodyBold.At(math.Min(14, in.H/1.2/b.plan.text)), f.Theme.Ink, ui.Left)
	f.Icon(roleIcons[p.role], signs.CutLeft(20).Place(18, 18, ui.Center), f.Theme.Ink)
	signs.CutLeft(6)
	if id := conditionBadges[p.is]; id != 0 {
		f.SpriteAt(id, ui.Point{X: signs.X + 11, Y: signs.Center().Y}, .76)
		signs.CutLeft(27)
		if word := conditionWord(p.is); f.UI.TextWidth(word, ui.Label) < signs.W {
			f.Text(signs, word, ui.Label, f.Theme.InkSoft, ui.Left)
		}
	}
}

// conditionWord says in a word what is the matter with a character; empty: nothing.
func conditionWord(c condition) string {
	if c == plain {
		return ""
	}
	return lang.T("street/is/" + conditionKeys[c])
}

// saloon draws who is in a side's saloon.
func (b *Board) saloon(f *ui.Frame, v *table.View, side int) {
	d := &b.now.Sides[side]
	for i, r := range b.plan.saloon[side] {
		ref := rules.SaloonRef(side, i)
		mark := v.Spot(f, ref, target(r))
		if d.Saloon[i] == rules.NoRole && (b.now.Phase != rules.Arranging || b.moving(ref)) {
			f.Mark(ui.EmptyMark, r)
			continue
		}
		if b.moving(ref) {
			continue
		}
		p := person{side: side, role: d.Saloon[i], mark: mark, quiet: b.quiet(v)}
		if d.Headlined.Has(p.role) {
			p.is = headline
		}
		kind := photo
		switch {
		case b.plan.stands:
			b.portrait(f, r, p)
			continue
		case r.W < 72:
			kind = stout
		case r.H < r.W*1.3:
			kind = stout
		}
		b.figure(f, r.Move(0, -4*f.Lifted(v.ID(ref))), kind, p)
	}
}

// portrait draws a character where there is room for its picture alone.
func (b *Board) portrait(f *ui.Frame, r ui.Rect, p person) {
	side := math.Min(r.W, r.H)
	r = r.Place(side, side, ui.Center).Inset(1)
	b.ring(f, r, p, nil, photoPieces{})
	if p.role == rules.NoRole {
		b.plate(f, r, p, true)
		return
	}
	f.Sprite(faces[p.side][p.role], r)
	f.Border(r, 2, f.Theme.Ink)
	f.SpriteAt(roleBadges[p.role], ui.Point{X: r.X + 8, Y: r.Y + 8}, .62)
	if id := conditionBadges[p.is]; id != 0 {
		f.SpriteAt(id, ui.Point{X: r.Right() - 8, Y: r.Y + 8}, .62)
	}
}

// row draws the characters of a side.
func (b *Board) row(f *ui.Frame, v *table.View, side int) {
	d := &b.now.Sides[side]
	foe := side != b.plan.me
	for column, r := range b.plan.slots[side] {
		ref := rules.SlotRef(side, column)
		mark := v.Spot(f, ref, target(r))
		if b.moving(ref) {
			f.Mark(ui.EmptyMark, r)
			continue
		}
		p := person{side: side, role: d.Row[column], mark: mark, foe: foe, quiet: b.quiet(v)}
		p.is = b.conditionOf(v, side, column)
		at := r.Move(0, -4*f.Lifted(v.ID(ref)))
		if x := b.turning(ref); x != nil {
			x.turn(b, f, at, p)
			continue
		}
		b.figure(f, at, b.plan.form, p)
		if p.role == rules.NoRole {
			b.memory(f, v, side, column, at)
		}
	}
}

// conditionOf is what the picture says of a character: while layouts are made, and of an opened back, nothing.
func (b *Board) conditionOf(v *table.View, side, column int) condition {
	d := &b.now.Sides[side]
	is := conditionOf(d, column)
	switch {
	case b.now.Phase == rules.Arranging, b.now.Phase == rules.Over && (is == hidden || is == readable):
		return plain
	case is == readable && !b.remembers(v):
		return hidden
	}
	return is
}

// quiet tells that nothing has been begun: then nothing is marked, for nearly everything could be chosen.
func (b *Board) quiet(v *table.View) bool {
	return v.Moving() || !v.Asked() || len(v.Picker.Prefix()) == 0 || v.Viewer == game.NoSeat
}
