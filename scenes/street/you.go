package street

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// You implements table.Board: the viewer's stash; where the board shows that itself, who was chosen.
func (b *Board) You(f *ui.Frame, area ui.Rect, v *table.View) {
	side := b.now.SideOf(v.Viewer)
	switch {
	case b.plan.stands:
		b.chosen(f, area, v)
	case area.H >= 130:
		b.fullStash(f, area, v, side)
	default:
		b.flatStash(f, area, v, side)
	}
}

// fullStash is the stash in the corner of a wide table.
func (b *Board) fullStash(f *ui.Frame, area ui.Rect, v *table.View, side int) {
	head := area.CutTop(math.Max(50, f.UI.LineHeight(ui.H3)+f.UI.LineHeight(ui.Note)))
	b.aidButton(f, v, head.CutRight(finger).Place(finger, finger, ui.Center))
	head.CutRight(gap)
	b.ownSeat(f, v, side, head)
	f.SeatDisc(ui.Point{X: head.X + 22, Y: head.Center().Y}, 20, v.Look(v.Viewer))
	head.CutLeft(54)
	f.Fit(head.CutTop(head.H*.54), lang.T("street/stash/yours"), ui.H3, f.Theme.LitPaper, ui.Left)
	f.Fit(head, lang.T("street/stash/side/"+rules.SideNames[side]), ui.Note, f.Theme.OldPaper, ui.Left)
	area.CutTop(4)
	line := f.UI.LineHeight(ui.Note)
	if area.H > 108+line {
		f.Fit(area.CutBottom(line+2), b.spentWords(), ui.Note, f.Theme.OldPaper, ui.Left)
	}
	words := area.CutBottom(math.Min(f.UI.LineHeight(ui.Note)+2, area.H*.3))
	for i, c := range b.counters(side) {
		cell := area.Column(i, 4, 4)
		radius := math.Min(26, math.Min(cell.H/2-2, cell.W/2-4))
		at := ui.Point{X: cell.X + cell.W/2 - 2, Y: cell.Center().Y}
		b.stack(f, at, radius*b.swell(side, c), c)
		f.Badge(ui.Point{X: at.X + radius*.76, Y: at.Y + radius*.76}, ui.BrassBadge, lang.Number(c.count))
		f.Fit(words.Column(i, 4, 4).Pad(-2, 0, 2, 0), lang.T(c.wordOf), ui.Note.At(13), f.Theme.Paper, ui.Center)
	}
}

// stack draws what is counted, as many of it as there are, one on the other.
func (b *Board) stack(f *ui.Frame, at ui.Point, radius float64, c counter) {
	if c.count == 0 {
		f.SpriteAt(sprites.StreetHole, at, radius/34)
		f.PushAlpha(.35)
		c.put(f, at, radius*.8)
		f.Pop()
		return
	}
	for i := range c.count {
		up := float64(i) * math.Min(4, 12/float64(c.count))
		c.put(f, at.Sub(ui.Point{Y: up}), radius)
	}
}

// swell is how much larger a figure is drawn for the moment.
func (b *Board) swell(side int, c counter) float64 {
	if b.bump.what == c.kind && b.bump.on && b.bump.side == side {
		return 1 + .25*math.Sin(math.Pi*b.bump.t)
	}
	return 1
}

// spentWords tells what lies in the discard, for Sudden Death begins when all of it does (OL-99).
func (b *Board) spentWords() string {
	s := &b.now
	return lang.T("street/spent", int(s.Discard[rules.Bullet]), int(s.Discard[rules.Handcuffs]), int(rules.Supplies[rules.Bullet].Total))
}

// flatStash is the stash in one row.
func (b *Board) flatStash(f *ui.Frame, area ui.Rect, v *table.View, side int) {
	row := area.Place(area.W, math.Max(math.Min(area.H, 56), math.Min(finger, area.H)), ui.Left)
	if row.W > 420 {
		b.aidButton(f, v, row.CutRight(finger).Place(finger, finger, ui.Center))
		row.CutRight(gap)
		words := row.CutRight(math.Min(row.W*.36, b.plan.grow(220, 120)))
		f.Fit(words, b.spentWords(), ui.Note, f.Theme.OldPaper, ui.Right)
		row.CutRight(gap)
	}
	b.ownSeat(f, v, side, row)
	disc := math.Min(40, row.H)
	f.SeatDisc(row.CutLeft(disc).Center(), disc/2-2, v.Look(v.Viewer))
	row.CutLeft(6)
	row.W = math.Min(row.W, 360)
	b.figures(f, row, side, 4)
}

// ownSeat makes the viewer's stash his seat to press.
func (b *Board) ownSeat(f *ui.Frame, v *table.View, side int, r ui.Rect) {
	if b.seatSpot(f, v, side, r) == table.Selected {
		f.Mark(ui.SelectedMark, r)
	}
}

// aidButton switches the viewer's memory aid.
func (b *Board) aidButton(f *ui.Frame, v *table.View, r ui.Rect) {
	on := v.Note(1-v.Viewer) == helped
	label, kind := lang.T("street/aid/off"), ui.DarkButton
	if on {
		label, kind = lang.T("street/aid/on"), ui.BrassButton
	}
	f.IconButton(r, ui.Button{ID: "street/aid", Label: label, Icon: sprites.IconNotebook, Kind: kind, Key: 'N', Do: func() { setHelp(v, !on) }})
}

// chosen tells on a phone who was chosen and what he can do, or what has just happened.
func (b *Board) chosen(f *ui.Frame, area ui.Rect, v *table.View) {
	c := b.choice(v)
	role := c.role
	if c.user < 0 && c.saloon >= 0 {
		role = known(v).Sides[c.side].Saloon[c.saloon]
	}
	if r := v.Picker.Prefix(); b.now.Phase == rules.Arranging && len(r) > 0 {
		role = *roleAt(known(v), r[0])
	}
	if role == rules.NoRole {
		b.latest(f, area, v)
		return
	}
	if rest := v.Rest(); rest != nil && c.action >= 0 && len(c.calls) == 0 && !v.Moving() {
		w := math.Min(b.plan.grow(104, 40), area.W*.45)
		f.Button(area.CutRight(w).Place(w, math.Max(finger, area.H), ui.Center), ui.Button{ID: "street/do", Label: b.deedWord(c), Kind: ui.Primary, Do: rest, Silent: true, Key: 'G'})
		area.CutRight(gap)
	}
	f.Panel(ui.PaperPanel, area)
	in := area.Inset(7)
	side := math.Min(in.H, 58)
	f.Bust(in.CutLeft(side).Place(side, side, ui.Center), ui.Bust{Portrait: faces[c.side][role], Seat: -1})
	in.CutLeft(8)
	words := lang.T("street/short/" + rules.RoleNames[role])
	switch {
	case c.action == int(rules.ActionTake):
		words = lang.T("street/short/take", takesOf(role))
	case c.action >= 0 && c.action != int(rules.ActionUse):
		words = lang.T("street/note/" + actionKeys[c.action])
	case len(c.calls) > 0:
		words = lang.T("street/calls/" + rules.RoleNames[role])
	}
	name, small := f.UI.LineHeight(ui.H3.At(15)), ui.Note.At(12)
	switch high := f.UI.TextHeight(words, small, in.W); {
	case name+high <= in.H && f.UI.TextWidth(roleName(role), ui.H3.At(15))*.8 <= in.W:
		f.Text(in.CutTop(name), roleName(role), ui.H3.At(15), f.Theme.Ink, ui.Left)
		f.Fit(in, words, ui.Note.At(13), f.Theme.Ink, ui.TopLeft)
	case high <= in.H && in.W > 60:
		f.Fit(in, words, ui.Note.At(13), f.Theme.Ink, ui.Left)
	case in.W > 84*math.Max(f.Layout.Text, 1):
		f.Fit(in, roleName(role), ui.H3.At(15), f.Theme.Ink, ui.Left)
	}
}

// takesOf lists the tokens that a role can take (OL-35).
func takesOf(role rules.Role) string {
	words := ""
	for kind := rules.Vote; kind <= rules.Election; kind++ {
		switch {
		case !rules.Characters[role].Takes.Has(kind):
		case words == "":
			words = tokenName(kind)
		default:
			words = lang.T("street/list", words, tokenName(kind))
		}
	}
	return words
}
