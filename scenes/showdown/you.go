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

// You implements table.Board: who the viewer is, his bullets, his role while he holds it, what lies before him.
func (b *Board) You(f *ui.Frame, area ui.Rect, v *table.View) {
	if v.Viewer < 0 || int(v.Viewer) >= int(b.now.Seats) {
		return
	}
	switch {
	case area.H >= 130 && area.W >= 190:
		b.fullYou(f, area, v)
	case area.W >= 440:
		b.longYou(f, area, v)
	default:
		b.flatYou(f, area, v)
	}
}

// self draws the viewer's face and makes it his seat to press.
func (b *Board) self(f *ui.Frame, r ui.Rect, v *table.View) {
	mark := b.seatSpot(f, v, v.Viewer, r)
	threatened := b.threat.at == v.Viewer && b.threat.kind != rules.NoFrame
	face := r
	if threatened {
		f.Mark(ui.DangerMark, r.Inset(-2))
		face = r.Inset(5)
	}
	b.bust(f, v, v.Viewer, face, false)
	radius := math.Max(9, r.W*.15)
	f.SeatDisc(ui.Point{X: r.Right() - radius*.7, Y: r.Bottom() - radius*.7}, radius, v.Look(v.Viewer))
	switch {
	case threatened:
		f.Badge(ui.Point{X: r.X + 4, Y: r.Y + 4}, ui.DangerBadge, "")
	case v.Moving() || !v.Asked():
	case mark == table.Selected:
		f.Mark(ui.SelectedMark, r)
	case mark == table.Legal && len(v.Picker.Prefix()) > 0:
		f.Mark(ui.ChoiceMark, r)
	}
}

// who sets who the viewer is: the character's name, once he has one.
func (b *Board) who(v *table.View) string {
	if c := b.now.Characters[v.Viewer]; c != rules.Nobody {
		return characterName(c)
	}
	return v.Name(v.Viewer)
}

// life draws the viewer's bullets with their figures.
func (b *Board) life(f *ui.Frame, r ui.Rect, v *table.View) {
	s := &b.now
	if s.Phase == rules.Choosing {
		return
	}
	most := s.MaxLife(v.Viewer)
	words := lang.T("showdown/you/of", max(int(s.Life[v.Viewer]), 0), most)
	w := math.Min(f.UI.TextWidth(words, ui.H3.At(15))+4, r.W*.5)
	step := math.Min(22, (r.W-w)/float64(most))
	b.bullets(f, r.CutLeft(step*float64(most)), int(s.Life[v.Viewer]), most)
	r.CutLeft(6)
	f.Text(r, words, ui.H3.At(15), f.Theme.Paper, ui.Left)
}

// fullYou is the corner of a wide table.
func (b *Board) fullYou(f *ui.Frame, area ui.Rect, v *table.View) {
	row := area.CutBottom(finger)
	if area.H > 120 && b.now.Phase != rules.Choosing {
		caps := area.CutBottom(f.UI.LineHeight(ui.Caps) + 3)
		f.Text(caps, lang.T("showdown/you/before"), ui.Caps, f.Theme.OldPaper, ui.Left)
	} else {
		area.CutBottom(4)
	}
	b.tiles(f, row, v)
	side := math.Min(math.Min(area.H, 108), area.W*.4)
	b.self(f, area.CutLeft(side).Place(side, side, ui.TopLeft), v)
	area.CutLeft(14)
	f.Text(area.CutTop(math.Min(f.UI.LineHeight(ui.H3)+2, area.H*.3)), b.who(v), ui.H3.At(18), f.Theme.LitPaper, ui.Left)
	plate := area.CutBottom(math.Min(finger, area.H*.6))
	b.life(f, area.Place(area.W, math.Min(area.H, 30), ui.Left), v)
	b.role(f, plate, v)
}

// longYou is one row of a squarish table.
func (b *Board) longYou(f *ui.Frame, area ui.Rect, v *table.View) {
	side := math.Min(area.H, 56)
	b.self(f, area.CutLeft(side).Place(side, side, ui.Left), v)
	area.CutLeft(12)
	words := area.CutLeft(math.Min(190, area.W*.28))
	f.Text(words.CutTop(words.H*.5), b.who(v), ui.H3.At(16), f.Theme.LitPaper, ui.Left)
	b.life(f, words, v)
	area.CutLeft(10)
	plate := area.CutLeft(math.Min(b.plan.grow(156, 60), area.W*.34))
	b.role(f, plate.Place(plate.W, math.Min(plate.H, 56), ui.Left), v)
	area.CutLeft(10)
	b.tiles(f, area.Place(area.W, math.Max(math.Min(area.H, 52), finger), ui.Left), v)
}

// flatYou is one line of a phone; gear and role are in the strip over it.
func (b *Board) flatYou(f *ui.Frame, area ui.Rect, v *table.View) {
	side := math.Max(math.Min(math.Min(area.H, 64), area.W*.45), math.Min(finger, area.H))
	b.self(f, area.CutLeft(side).Place(side, side, ui.Left), v)
	if area.W < 110*f.Layout.Text { // room for the face and a figure
		area.CutLeft(6)
		b.lifeInShort(f, area, v)
		return
	}
	area.CutLeft(12)
	f.Text(area.CutTop(area.H*.5), b.who(v), ui.H3.At(16), f.Theme.LitPaper, ui.Left)
	b.life(f, area.Place(area.W, math.Min(area.H, 26), ui.Left), v)
}

// lifeInShort draws one bullet and how many there are.
func (b *Board) lifeInShort(f *ui.Frame, r ui.Rect, v *table.View) {
	s := &b.now
	if s.Phase == rules.Choosing {
		return
	}
	k := sprites.UIBulletFull.Sprite()
	f.Sprite(sprites.UIBulletFull, r.CutLeft(14).Place(12, math.Min(22, r.H), ui.Center).Fit(k.W, k.H, ui.Center))
	r.CutLeft(3)
	f.Text(r, lang.Number(max(int(s.Life[v.Viewer]), 0)), within(f, 17), f.Theme.Paper, ui.Left)
}

// strip draws the viewer's gear and role at the lower edge of the board of a phone.
func (b *Board) strip(f *ui.Frame, v *table.View) {
	r := b.plan.strip
	if r.Empty() || v.Viewer == game.NoSeat {
		return
	}
	w := b.plan.grow(104, 50)
	b.role(f, r.CutRight(math.Min(w, r.W*.4)), v)
	r.CutRight(gap)
	b.tiles(f, r, v)
}

// role draws the plate of the viewer's role: it shows only while it is held, or for a moment after its key.
func (b *Board) role(f *ui.Frame, r ui.Rect, v *table.View) {
	s := &b.now
	const id = "showdown/role"
	role := s.Roles[v.Viewer]
	open := s.Shown.Has(v.Viewer) || v.Reviewed()
	if b.holding && !f.UI.Input.Down {
		b.holding = false
	}
	wait := int(b.peek - f.UI.Tick())
	shows := open || f.Pressed(id) || b.holding || wait > 0
	if wait > 0 {
		f.Again(wait)
	}
	label := lang.T("showdown/role/hold")
	if open {
		label = lang.T("showdown/role/yours", roleWord(v.Viewer, role))
	}
	f.Hotspot(ui.Hotspot{ID: id, Label: label, Rect: r, Key: 'P', Silent: true, Look: func() {
		if b.holding = f.UI.Input.Down; !b.holding {
			b.peek = f.UI.Tick() + int64(ui.TicksOf(peekMS))
		}
		f.UI.Rebuild()
	}})
	if shows {
		f.Nine(sprites.ShowdownRolePlateHeld, r)
	} else {
		f.Nine(sprites.ShowdownRolePlate, r)
	}
	in := r.Pad(8, 4, 8, 4)
	side := math.Min(math.Min(34, in.H), in.W*.4)
	icon, title, note := sprites.IconPadlock, lang.T("showdown/role/title"), lang.T("showdown/role/peek")
	if in.W-side-8 < f.UI.TextWidth(title, ui.H3.At(15)) {
		title, note = lang.T("showdown/role/title/short"), lang.T("showdown/role/peek/short")
	}
	if shows {
		icon, note = roleIcons[role], roleWord(v.Viewer, role)
		if s.Three() { // BG-83
			title, note = note, lang.T("showdown/role/prey", roleName(rules.Prey(role)))
		}
	}
	f.Icon(icon, in.CutLeft(side).Place(side, side, ui.Center), f.Theme.Lamp)
	in.CutLeft(8)
	switch two := in.H >= f.UI.LineHeight(ui.H3.At(15))+f.UI.LineHeight(ui.Note)-10; {
	case two:
		f.Fit(in.CutTop(in.H*.5), title, ui.H3.At(15), f.Theme.LitPaper, ui.Left)
		f.Fit(in, note, ui.Note, f.Theme.Paper, ui.Left)
	case shows && !s.Three(): // what is asked for, where large words leave room for one line
		f.Text(in, note, ui.H3.At(15), f.Theme.LitPaper, ui.Left)
	default:
		f.Text(in, title, ui.H3.At(15), f.Theme.LitPaper, ui.Left)
	}
	if shows && !open {
		f.Badge(ui.Point{X: r.Right() - 6, Y: r.Y + 4}, ui.EyeBadge, "")
	}
}

// peekMS is how long a role stays in sight that is looked at by key.
const peekMS = 1500

// tiles draws what lies before the viewer, as things to press.
func (b *Board) tiles(f *ui.Frame, r ui.Rect, v *table.View) {
	s := &b.now
	if s.Phase == rules.Choosing || b.over(v.Viewer) {
		return
	}
	n := 1
	for slot, c := range s.Gear[v.Viewer] {
		if rules.Slot(slot) != rules.WeaponSlot && c != rules.NoCard {
			n++
		}
	}
	w := math.Min(b.plan.grow(164, 60), (r.W-gap*float64(n-1))/float64(n))
	for slot, c := range s.Gear[v.Viewer] {
		if rules.Slot(slot) == rules.WeaponSlot || c != rules.NoCard {
			b.tile(f, v, r.CutLeft(w), rules.Slot(slot), c)
			r.CutLeft(gap)
		}
	}
}

// tile draws one card before the viewer.
func (b *Board) tile(f *ui.Frame, v *table.View, r ui.Rect, slot rules.Slot, c rules.Card) {
	ref := rules.GearRef(v.Viewer, slot)
	target := r
	if target.W < finger {
		target = ui.Around(r.Center(), math.Min(finger, r.W+gap), r.H)
	}
	mark := v.Mark(ref)
	if c != rules.NoCard {
		mark = v.Spot(f, ref, target)
	}
	icon, ground := motifs[c.Kind()], sprites.ShowdownPlayWeapon
	r = r.Inset(2)
	if slot == rules.WeaponSlot {
		if c == rules.NoCard {
			icon = sprites.IconCowboyHolster
		}
		f.Nine(ground, r)
	} else {
		f.NineTiled(sprites.ShowdownPlayBlue, r)
	}
	in := r.Pad(5, 4, 5, 4)
	side := math.Min(34, math.Min(in.W, in.H))
	words := weaponName(&b.now, v.Viewer)
	if slot != rules.WeaponSlot {
		words = cardName(c)
	}
	if slot == rules.WeaponSlot {
		disc := math.Min(25, in.W*.5)
		at := in.CutRight(disc)
		f.SpriteAt(sprites.ShowdownRange, at.Center(), disc/25)
		f.Text(at, lang.Number(rules.Reaches[c.Kind()]), within(f, disc*.58), f.Theme.LitPaper, ui.Center)
		side = math.Min(side, in.W)
	}
	if room := in.W - side - 5; room < f.UI.TextWidth(words, ui.H3.At(12/f.Layout.Text))+4 {
		f.Icon(icon, in.Place(side, side, ui.Center), f.Theme.Ink)
	} else {
		f.Icon(icon, in.CutLeft(side).Place(side, side, ui.Center), f.Theme.Ink)
		in.CutLeft(5)
		f.Fit(in.Pad(0, 0, 4, 0), words, ui.H3.At(14), f.Theme.Ink, ui.Left)
	}
	if c.Kind() == rules.Dynamite {
		b.fuse(f, ui.Rect{X: r.X + 4, Y: r.Y, W: 40, H: r.H})
	}
	if v.Asked() && !v.Moving() {
		b.mark(f, r, mark)
	}
}
