package saloon

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// You implements table.Board: who the viewer is, his Grit, his weapons with their bullets.
func (b *Board) You(f *ui.Frame, area ui.Rect, v *table.View) {
	if v.Viewer < 0 || int(v.Viewer) >= int(b.now.Seats) {
		return
	}
	switch {
	case area.H >= 130 && area.W >= 190:
		b.fullYou(f, area, v)
	default:
		b.flatYou(f, area, v)
	}
}

// self draws the viewer's face and makes it his seat to press.
func (b *Board) self(f *ui.Frame, r ui.Rect, v *table.View) {
	mark := b.seatSpot(f, v, v.Viewer, r)
	struck := b.brawl.on() && b.brawl.attack.Targets.Has(v.Viewer)
	face := r
	if struck {
		f.Mark(ui.DangerMark, r.Inset(-2))
		face = r.Inset(5)
	}
	b.bust(f, v, v.Viewer, face, false)
	radius := math.Max(9, r.W*.17)
	f.SeatDisc(ui.Point{X: r.Right() - radius*.7, Y: r.Bottom() - radius*.7}, radius, v.Look(v.Viewer))
	switch {
	case struck:
		f.Badge(ui.Point{X: r.X + 4, Y: r.Y + 4}, ui.DangerBadge, "")
	case v.Moving() || !v.Asked():
	case mark == table.Selected:
		f.Mark(ui.SelectedMark, r)
	case mark == table.Legal && len(v.Picker.Prefix()) > 0:
		f.Mark(ui.ChoiceMark, r)
	}
}

// about makes the viewer's figures something to press: all about his own seat opens, with its switches, also while his
// face is something to be chosen.
func (b *Board) about(f *ui.Frame, r ui.Rect, v *table.View) {
	open := func() { f.UI.Open(&seatSheet{b: b, v: v, seat: v.Viewer}) }
	f.Hotspot(ui.Hotspot{ID: "saloon/you", Label: b.panelLabel(v, v.Viewer), Rect: r, Do: open, Look: open})
}

// grit draws the viewer's Grit: the figure, of how much, and the bar below.
func (b *Board) grit(f *ui.Frame, r ui.Rect, size float64, v *table.View) {
	s := &b.now
	grit := max(s.GritOf(v.Viewer), 0)
	bar := r.CutBottom(math.Min(13, r.H*.34))
	figure, st := lang.Number(grit), ui.Number.At(size)
	w := math.Min(f.UI.TextWidth(figure, st)+4, r.W*.6)
	f.Text(r.CutLeft(w), figure, st, f.Theme.Lamp, ui.Left)
	r.CutLeft(3)
	words := lang.T("saloon/you/of", int(s.MaxGrit))
	if f.UI.TextWidth(words, ui.Note) > r.W {
		words = lang.T("saloon/you/of/short", int(s.MaxGrit))
	}
	f.Fit(r.Pad(0, math.Min(size*.18, r.H*.2), 0, 0), words, ui.Note, f.Theme.Paper, ui.Left)
	gritBar(f, bar, grit, int(s.MaxGrit))
}

// condition tells under which rule of moving the viewer is, or where he is.
func (b *Board) condition(f *ui.Frame, r ui.Rect, v *table.View) {
	s := &b.now
	if b.out(v.Viewer) {
		f.Fit(r, lang.T("saloon/seat/gone"), ui.Note, f.Theme.OldPaper, ui.Left)
		return
	}
	if s.Restricted.Has(v.Viewer) {
		side := math.Min(r.H, 24)
		f.SpriteAt(sprites.SaloonBadgeRestricted, r.CutLeft(side).Center(), side/26)
		r.CutLeft(5)
		words := lang.T("saloon/you/restricted")
		if f.UI.TextWidth(words, ui.Note) > r.W {
			words = lang.T("saloon/pop/restricted")
		}
		if f.UI.TextWidth(words, ui.Note.At(ui.MinSize/f.Layout.Text)) > r.W {
			return // the irons say it
		}
		f.Fit(r, words, ui.Note, f.Theme.Paper, ui.Left)
		return
	}
	if pos := s.Where[v.Viewer]; pos != rules.Nowhere {
		name := placeName(pos)
		if f.UI.TextWidth(name, ui.Note) > r.W {
			name = placeShort(pos)
		}
		f.Fit(r, name, ui.Note, f.Theme.OldPaper, ui.Left)
	}
}

// fullYou is the corner of a wide table.
func (b *Board) fullYou(f *ui.Frame, area ui.Rect, v *table.View) {
	row := area.CutBottom(finger)
	caps := area.CutBottom(math.Min(f.UI.LineHeight(ui.Caps)+3, area.H*.2))
	slots := b.slotRow(row)
	for slot, name := range rules.SlotNames {
		f.Text(ui.Rect{X: slots[slot].X, Y: caps.Y, W: slots[slot].W, H: caps.H}, lang.T("saloon/you/"+name), ui.Caps, f.Theme.OldPaper, ui.Left)
		b.tile(f, v, slots[slot], slot)
	}
	side := math.Min(math.Min(area.H-4, 108), area.W*.38)
	b.self(f, area.CutLeft(side).Place(side, side, ui.TopLeft), v)
	area.CutLeft(16)
	b.about(f, area, v)
	f.Text(area.CutTop(math.Min(f.UI.LineHeight(ui.H3)+2, area.H*.26)), b.who(v), ui.H3.At(18), f.Theme.LitPaper, ui.Left)
	low := area.CutBottom(math.Min(math.Max(f.UI.LineHeight(ui.Note), 24), area.H*.34))
	b.grit(f, area.Pad(0, 0, 0, 3), math.Min(32, area.H*.55), v)
	b.condition(f, low, v)
}

// who is what the viewer is called: his character's name in the advanced game, for there it matters.
func (b *Board) who(v *table.View) string {
	if c := b.now.Characters[v.Viewer]; b.now.Advanced && c != rules.Nobody {
		return characterName(c)
	}
	return v.Name(v.Viewer)
}

// slotRow divides a row into the two slots: the Fist, which can shoot, has more.
func (b *Board) slotRow(r ui.Rect) (slots [2]ui.Rect) {
	slots[rules.Fist] = r.CutLeft(math.Min((r.W-gap)*.62, math.Max(r.W-gap-finger, finger)))
	r.CutLeft(gap)
	slots[rules.Holster] = r
	return slots
}

// flatYou is one line of a phone, or of a squarish table.
func (b *Board) flatYou(f *ui.Frame, area ui.Rect, v *table.View) {
	side := math.Max(math.Min(math.Min(area.H, 60), area.W*.3), math.Min(finger, area.H))
	b.self(f, area.CutLeft(side).Place(side, side, ui.Left), v)
	area.CutLeft(math.Max(0, math.Min(10, area.W-finger)))
	high := math.Min(area.H, 60)
	area = area.Place(area.W, high, ui.Left)
	if !b.plan.slots.Empty() { // the weapons are in the strip over the map
		b.about(f, area, v)
		b.grit(f, area, math.Min(22, high*.45), v)
		return
	}
	words := area.CutLeft(math.Min(b.plan.grow(104, 40), area.W*.36))
	if area.W > 420 {
		words.W += 60
		area.CutLeft(60)
	}
	b.about(f, words, v)
	low := words.CutBottom(words.H * .36)
	b.grit(f, words, math.Min(24, high*.42), v)
	b.condition(f, low, v)
	area.CutLeft(10)
	slots := b.slotRow(area.Place(math.Min(area.W, 420), math.Max(math.Min(area.H, 56), math.Min(finger, area.H)), ui.Left))
	for slot := range rules.SlotNames {
		b.tile(f, v, slots[slot], slot)
	}
}

// ownSlots draws the viewer's weapons in the strip over the map.
func (b *Board) ownSlots(f *ui.Frame, v *table.View) {
	if b.plan.slots.Empty() {
		return
	}
	for slot := range rules.SlotNames {
		b.tile(f, v, b.plan.slots.Column(slot, 2, gap), slot)
	}
}

// tile draws one weapon slot of the viewer's and makes it something to press.
func (b *Board) tile(f *ui.Frame, v *table.View, r ui.Rect, slot int) {
	s := &b.now
	ref := rules.SlotRef(v.Viewer, slot)
	mark := v.Spot(f, ref, r)
	w := s.Boards[v.Viewer][slot]
	r = r.Inset(2)
	switch {
	case w.Kind == rules.NoKind:
		f.NineTiled(sprites.SaloonSlotEmpty, r)
		icon, words := sprites.IconFist, lang.T("saloon/you/fist/bare", punch(s, v.Viewer))
		if slot == rules.Holster {
			icon, words = sprites.IconCowboyHolster, ""
		}
		side := math.Min(r.H*.7, 30)
		if words == "" || r.W < side+50 {
			f.Icon(icon, r.Place(side, side, ui.Center), f.Theme.Kraft)
			break
		}
		in := r.Pad(8, 0, 4, 0)
		f.Icon(icon, in.CutLeft(side).Place(side, side, ui.Center), f.Theme.Kraft)
		in.CutLeft(6)
		if f.UI.TextWidth(words, ui.Note) > in.W {
			words = lang.Number(punch(s, v.Viewer))
		}
		f.Fit(in, words, ui.Note, f.Theme.OldPaper, ui.Left)
	default:
		ground := sprites.SaloonSlot
		if b.inUse(v, slot) {
			ground = sprites.SaloonSlotChosen
		}
		f.Nine(ground, r)
		b.weapon(f, r.Pad(5, 3, 6, 3), w)
	}
	if !v.Asked() || v.Moving() {
		return
	}
	switch mark {
	case table.Selected:
		f.Mark(ui.SelectedMark, r)
	case table.Legal:
		f.Mark(ui.LegalMark, r)
	}
}

// inUse tells whether the viewer is about to attack with the weapon in a slot.
func (b *Board) inUse(v *table.View, slot int) bool {
	_, ok := drafting(v)
	return ok && slot == rules.Fist && !v.Moving()
}

// weapon draws a weapon with its bullets, or with what it does.
func (b *Board) weapon(f *ui.Frame, in ui.Rect, w rules.Weapon) {
	side := math.Min(math.Min(in.H, 40), in.W)
	face := w.Kind.Face()
	if in.W < side+26 {
		f.Icon(motifs[w.Kind], in.Place(side, side, ui.Center), f.Theme.Ink)
		if w.Kind.IsGun() {
			f.Badge(ui.Point{X: in.Right() - 6, Y: in.Bottom() - 8}, ui.BrassBadge, lang.Number(int(w.Bullets)))
		}
		return
	}
	f.Icon(motifs[w.Kind], in.CutLeft(side).Place(side, side, ui.Center), f.Theme.Ink)
	in.CutLeft(6)
	if !w.Kind.IsGun() {
		icon := math.Min(18, in.H)
		f.Text(in.CutRight(math.Min(22, in.W*.4)), lang.Number(int(face.Damage)), within(f, 16), f.Theme.Ink, ui.Right)
		f.Icon(sprites.IconPunchBlast, in.CutRight(icon).Place(icon, icon, ui.Center), f.Theme.Ink)
		if in.W > 50 {
			f.Fit(in, kindName(w.Kind), ui.NoteBold, f.Theme.Ink, ui.Left)
		}
		return
	}
	if in.W > 96 && in.H < 50 { // bullets and figure in one line
		words := lang.T("saloon/slot/count", int(w.Bullets), int(face.Max))
		f.Text(in.CutRight(f.UI.TextWidth(words, within(f, 15))+2), words, within(f, 15), f.Theme.Ink, ui.Right)
		rounds(f, in.Pad(0, 0, 4, 0), int(w.Bullets), int(face.Max))
		return
	}
	if in.H < 40 {
		f.Text(in, lang.T("saloon/slot/count", int(w.Bullets), int(face.Max)), within(f, 15), f.Theme.Ink, ui.Center)
		return
	}
	words := in.CutBottom(in.H * .46)
	rounds(f, in, int(w.Bullets), int(face.Max))
	f.Text(words, lang.T("saloon/slot/count", int(w.Bullets), int(face.Max)), within(f, 14), f.Theme.Ink, ui.Left)
}

// mine tells whether a Ref is something of the viewer's own.
func mine(v *table.View, r game.Ref) bool { return v.Viewer != game.NoSeat && seatOf(r) == v.Viewer }
