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

// A panel is all that lies before a seat: who sits there, how far away, bullets, cards in hand, what is in play.

// stripes are the edges of the panels in the colours of the seats, at the left and at the top.
var stripes = func() (ids [8][2]sprites.ID) {
	for i, s := range ui.Dusk.Seats {
		ids[i] = [2]sprites.ID{piece("showdown/stripe/left/" + s.Piece), piece("showdown/stripe/top/" + s.Piece)}
	}
	return ids
}()

// piece finds a drawn piece by name; a test asks that every name used here exists.
func piece(name string) sprites.ID {
	id, ok := sprites.Named(name)
	if !ok {
		missing = append(missing, name)
	}
	return id
}

var missing []string

// panel draws a seat in its place and makes it something to press.
func (b *Board) panel(f *ui.Frame, v *table.View, seat game.Seat) {
	r, kind := b.plan.seats[seat], b.plan.forms[seat]
	mark := b.seatSpot(f, v, seat, r)
	out := b.over(seat)
	ground := sprites.ShowdownPanel
	switch {
	case out:
		ground = sprites.ShowdownPanelDead
	case b.threat.kind != rules.NoFrame && b.threat.by == seat:
		ground = sprites.ShowdownPanelFires
	case b.now.Turn == seat && b.now.Phase != rules.Over:
		ground = sprites.ShowdownPanelTurn
	}
	if f.Theme.Plain {
		f.Plate(r, ui.BrownPlate, -1)
		switch ground {
		case sprites.ShowdownPanelFires:
			f.Border(r, 4, f.Theme.Coral)
		case sprites.ShowdownPanelTurn:
			f.Border(r, 4, f.Theme.Lamp)
		}
	} else {
		f.Nine(ground, r)
	}
	look := v.Look(seat)
	if kind == narrow || kind == badge {
		f.Nine(stripes[look][1], ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 8})
	} else {
		f.Nine(stripes[look][0], ui.Rect{X: r.X, Y: r.Y, W: 16, H: r.H})
	}
	switch kind {
	case narrow:
		b.standing(f, v, seat, r)
	case badge:
		b.folded(f, v, seat, r)
	default:
		b.lying(f, v, seat, r, kind == broad)
	}
	b.panelMarks(f, v, seat, r, mark)
}

// seatSpot makes a seat something to press: where one is to be chosen it is chosen or says why not, else it tells all
// about itself.
func (b *Board) seatSpot(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) table.Mark {
	ref := rules.SeatRef(seat)
	mark := v.Mark(ref)
	if mark != table.Barred || v.Asked() && aiming(v) {
		return v.Spot(f, ref, r)
	}
	open := func() { f.UI.Open(&seatSheet{b: b, v: v, seat: seat}) }
	f.Hotspot(ui.Hotspot{ID: "plate/" + lang.Number(int(seat)), Label: b.panelLabel(v, seat), Rect: r, Do: open, Look: open})
	return mark
}

// aiming tells whether a card has been chosen that is to be aimed at somebody.
func aiming(v *table.View) bool {
	if len(v.Picker.Prefix()) == 0 {
		return false
	}
	for _, r := range v.Picker.Next(nil) {
		if r.Kind == game.RefSeat || r.Kind == game.RefPlace {
			return true
		}
	}
	return len(v.Picker.Prefix()) > 1 || v.Picker.Prefix()[0].Kind == game.RefCard && known(v).Phase == rules.Playing
}

// panelLabel is a panel in words.
func (b *Board) panelLabel(v *table.View, seat game.Seat) string {
	s := &b.now
	if s.Phase == rules.Choosing {
		return lang.T("showdown/seat/open", v.Name(seat))
	}
	switch was := b.was(seat); {
	case b.over(seat) && was == "":
		return lang.T("showdown/seat/gone", v.Name(seat))
	case b.over(seat):
		return lang.T("showdown/seat/dead", v.Name(seat), was)
	}
	words := lang.T("showdown/seat/line", v.Name(seat), int(s.Life[seat]), s.MaxLife(seat), int(s.InHand[seat]))
	if v.Viewer != game.NoSeat && s.Lives(v.Viewer) && v.Viewer != seat {
		words = lang.T("showdown/seat/at", words, s.Distance(v.Viewer, seat))
	}
	if role := b.marked(v, seat); role != rules.NoRole {
		words = lang.T("showdown/seat/marked", words, roleName(role))
	}
	return words
}

// bust draws a seat's face: the character's, or before it is known the player's.
func (b *Board) bust(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect, disc bool) {
	s := &b.now
	face := sprites.Portrait(v.Player(seat).Face)
	if c := s.Characters[seat]; c != rules.Nobody {
		face = portraits[c]
	}
	f.Bust(r, ui.Bust{Portrait: face, Seat: v.Look(seat), Out: b.over(seat)})
	if s.Gear[seat][rules.JailSlot] != rules.NoCard && !b.over(seat) {
		b.bars(f, r, 1)
	}
	if disc {
		radius := math.Max(9, r.W*.19)
		f.SeatDisc(ui.Point{X: r.X + r.W*.06, Y: r.Bottom() - r.H*.04}, radius, v.Look(seat))
	}
	b.openRole(f, seat, ui.Point{X: r.Right() - r.W*.02, Y: r.Y + r.H*.1}, math.Max(18, r.W*.46))
}

// openRole shows at a corner of a face the role that all may know: the Sheriff's star, with three players everybody's.
func (b *Board) openRole(f *ui.Frame, seat game.Seat, at ui.Point, size float64) {
	s := &b.now
	role := s.Roles[seat]
	switch {
	case !s.Shown.Has(seat) || role == rules.NoRole:
	case role == rules.Sheriff:
		k := sprites.UILawstar.Sprite()
		f.Sprite(sprites.UILawstar, ui.Around(at, size, size).Fit(k.W, k.H, ui.Center))
	case s.Lives(seat):
		f.Badge(at, ui.DeepBadge, "")
		f.Icon(roleIcons[role], ui.Around(at, 19, 19), f.Theme.Lamp)
	}
}

// bars are the bars of the Jail over a portrait; down is how far they have come down, 0 to 1.
func (b *Board) bars(f *ui.Frame, r ui.Rect, down float64) {
	id, body := sprites.ShowdownJailSmall, 64.0
	if r.W >= 90 {
		id, body = sprites.ShowdownJail, 128
	}
	margin := 8 / body * r.W
	f.PushClip(r.Inset(-margin))
	f.Sprite(id, r.Inset(-margin).Move(0, -(1-down)*r.H))
	f.Pop()
}

// lying draws a panel that lies: portrait at the left, words and gear at the right.
func (b *Board) lying(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect, full bool) {
	s := &b.now
	in := r.Pad(22, 8, 8, 7)
	side := math.Min(math.Min(in.H-14, 54), r.W*.28)
	if full {
		side = math.Min(in.H*.56, 72)
	}
	face := in.CutLeft(side)
	face.H = side
	b.heads[seat] = face
	b.bust(f, v, seat, face, true)
	b.inSight(f, v, seat, ui.Point{X: face.X + 2, Y: face.Y + 4})
	if full {
		in.CutLeft(16)
	} else {
		in.CutLeft(10)
	}
	name := in.CutTop(math.Max(f.UI.LineHeight(ui.H3.At(15))+3, 24))
	if b.over(seat) {
		f.Text(name, v.Name(seat), ui.H3.At(15), ui.Fade(f.Theme.OldPaper, .8), ui.Left)
		b.epitaph(f, v, seat, in, full)
		return
	}
	b.away(f, v, seat, &name)
	b.name(f, v, seat, name)
	if s.Characters[seat] == rules.Nobody {
		b.chosenYet(f, seat, in)
		return
	}
	if full {
		in.CutTop(4)
	}
	line := in.CutTop(math.Max(f.UI.LineHeight(ui.H3.At(15))+2, 25))
	b.cardCount(f, seat, &line)
	b.bullets(f, line, int(s.Life[seat]), s.MaxLife(seat))
	in.CutTop(math.Max(2, math.Min(10, in.H-54)))
	under := ui.Rect{X: face.X - 6, Y: face.Bottom() + 16, W: side + 12, H: r.Bottom() - face.Bottom() - 22}
	switch {
	case b.says(f, v, seat, under):
	case full:
		b.guess(f, v, seat, under)
	default: // at the end of what lies before the seat
		b.guess(f, v, seat, ui.Rect{X: r.Right() - 50, Y: r.Bottom() - 28, W: 42, H: 24})
		if b.marked(v, seat) != rules.NoRole {
			in.CutRight(46)
		}
	}
	b.gear(f, seat, in, math.Min(40, in.H/1.36))
}

// standing draws a panel of a phone: portrait and figures above, gear below.
func (b *Board) standing(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) {
	s := &b.now
	in := r.Pad(7, 13, 5, 6)
	side := math.Min(48, in.W*.42)
	face := ui.Rect{X: in.X, Y: in.Y, W: side, H: side}
	b.heads[seat] = face
	b.bust(f, v, seat, face, true)
	b.inSight(f, v, seat, ui.Point{X: face.X + 2, Y: face.Y + 4})
	right := in
	right.CutLeft(side + 8)
	low := math.Min(46, in.H*.42)
	right.CutBottom(low + 4)
	name := right.CutTop(math.Max(f.UI.LineHeight(ui.H3.At(14)), 19))
	if b.over(seat) {
		f.Text(name, v.FirstName(seat), ui.H3.At(14), ui.Fade(f.Theme.OldPaper, .8), ui.Left)
		row := in.CutBottom(low + 4)
		if b.was(seat) == "" {
			return
		}
		b.coffin(f, row.CutLeft(math.Min(40, row.W*.36)))
		f.Text(row, b.was(seat), ui.NoteBold, f.Theme.Paper, ui.Left)
		return
	}
	b.name(f, v, seat, name)
	if s.Characters[seat] == rules.Nobody {
		b.chosenYet(f, seat, right)
		return
	}
	line := right.CutTop(math.Max(f.UI.LineHeight(ui.H3.At(14)), 22))
	half := line.CutLeft(line.W * .52)
	b.away(f, v, seat, &half)
	b.cardCount(f, seat, &line)
	b.bullets(f, right.Place(right.W, math.Min(right.H, 17), ui.Left), int(s.Life[seat]), s.MaxLife(seat))
	row := in.CutBottom(low)
	if !b.says(f, v, seat, ui.Rect{X: face.X - 2, Y: face.Bottom() + 5, W: side + 40, H: 20}) {
		b.guess(f, v, seat, ui.Rect{X: face.Right() - 12, Y: face.Y - 8, W: 24, H: 24})
	}
	b.gear(f, seat, row, 34)
}

// folded draws a seat with little room: the rest opens on tap.
func (b *Board) folded(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) {
	s := &b.now
	in := r.Pad(5, 10, 4, 3)
	top := in.CutTop(in.H * .5)
	radius := math.Min(10, top.H/2)
	f.SeatDisc(ui.Point{X: top.X + radius, Y: top.Center().Y}, radius, v.Look(seat))
	top.CutLeft(2*radius + 5)
	switch {
	case b.over(seat):
	case s.Shown.Has(seat):
		b.openRole(f, seat, top.CutRight(17).Center(), 17)
	case b.marked(v, seat) != rules.NoRole:
		b.guess(f, v, seat, ui.Around(ui.Point{X: r.Right() - 13, Y: in.Center().Y}, 20, 20))
		in.CutRight(20)
	}
	if b.over(seat) {
		f.Text(top, v.FirstName(seat), ui.H3.At(13), ui.Fade(f.Theme.OldPaper, .8), ui.Left)
		f.Icon(sprites.IconCoffin, in.CutLeft(18).Place(16, 16, ui.Center), f.Theme.Kraft)
		f.Text(in.Pad(3, 0, 0, 0), b.was(seat), ui.Label, f.Theme.Paper, ui.Left)
		return
	}
	if b.inSight(f, v, seat, ui.Point{X: r.Right() - 9, Y: r.Y + 11}) {
		top.CutRight(math.Max(0, math.Min(14, top.W-f.UI.TextWidth(v.FirstName(seat), ui.H3.At(13)))))
	}
	f.Text(top, v.FirstName(seat), ui.H3.At(13), f.Theme.LitPaper, ui.Left)
	if s.Characters[seat] == rules.Nobody {
		b.chosenYet(f, seat, in)
		return
	}
	parts := 2
	if in.W >= 110 {
		parts = 3
	}
	figureAt := func(i int) ui.Rect { return in.Column(i, parts, 2) }
	life := figureAt(0)
	k := sprites.UIBulletFull.Sprite()
	f.Sprite(sprites.UIBulletFull, life.CutLeft(12).Place(10, math.Min(18, life.H), ui.Center).Fit(k.W, k.H, ui.Center))
	life.CutLeft(2)
	f.Text(life, lang.Number(int(s.Life[seat])), ui.H3.At(14), f.Theme.Paper, ui.Left)
	at := figureAt(1)
	b.away(f, v, seat, &at)
	if parts == 3 {
		hand := figureAt(2)
		b.cardCount(f, seat, &hand)
	}
}

// name sets a player's name, by the first word alone where it is long.
func (b *Board) name(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) {
	name, st := v.Name(seat), ui.H3.At(15)
	if f.UI.TextWidth(name, st)*.8 > r.W {
		name = v.FirstName(seat)
	}
	f.Text(r, name, st, f.Theme.LitPaper, ui.Left)
}

// away cuts from the right of r how far away the viewer sees a seat: lit, if his weapon reaches that far.
func (b *Board) away(f *ui.Frame, v *table.View, seat game.Seat, r *ui.Rect) {
	s := &b.now
	me := v.Viewer
	if me == game.NoSeat || me == seat || !s.Lives(me) || s.Phase == rules.Choosing || s.Phase == rules.Over {
		return
	}
	far := s.Distance(me, seat)
	id, on := sprites.ShowdownDistanceFar, f.Theme.OldPaper
	if far <= s.Reach(me) {
		id, on = sprites.ShowdownDistanceNear, f.Theme.Lamp
	}
	side := math.Min(34, math.Max(26, r.H+6))
	box := r.CutRight(math.Min(28, r.W)).Place(side, side, ui.Center)
	f.Sprite(id, box)
	f.Text(box, lang.Number(far), within(f, side*.46), on, ui.Center)
	r.CutRight(2)
}

// inSight marks at a corner of a face that its seat could shoot the viewer, and tells whether it could.
func (b *Board) inSight(f *ui.Frame, v *table.View, seat game.Seat, at ui.Point) bool {
	s := &b.now
	me := v.Viewer
	if me == game.NoSeat || me == seat || !s.Lives(me) || !s.Lives(seat) || s.Phase == rules.Choosing || s.Phase == rules.Over {
		return false
	}
	if s.Distance(seat, me) > s.Reach(seat) {
		return false
	}
	f.Badge(at, ui.DeepBadge, "")
	f.Icon(sprites.IconCrosshair, ui.Around(at, 18, 18), f.Theme.Coral)
	return true
}

// cardCount cuts from the right of r how many cards a seat has in hand.
func (b *Board) cardCount(f *ui.Frame, seat game.Seat, r *ui.Rect) {
	words := lang.Number(int(b.now.InHand[seat]))
	w := f.UI.TextWidth(words, ui.H3.At(15)) + 2
	f.Text(r.CutRight(math.Min(w, r.W*.5)), words, ui.H3.At(15), f.Theme.LitPaper, ui.Right)
	f.Icon(sprites.IconPokerHand, r.CutRight(math.Min(21, r.W)).Place(19, 19, ui.Center), f.Theme.OldPaper)
	r.CutRight(3)
}

// bullets draws life points as cartridges, lost ones as spent.
func (b *Board) bullets(f *ui.Frame, r ui.Rect, life, most int) {
	h := math.Min(r.H, 26)
	k := sprites.UIBulletFull.Sprite()
	step := math.Min(h*.7, r.W/math.Max(float64(most), 1))
	for i := range most {
		id := sprites.UIBulletFull
		if i >= life {
			id = sprites.UIBulletSpent
		}
		box := ui.Rect{X: r.X + float64(i)*step, Y: r.Y, W: step, H: r.H}.Place(step-1, h, ui.Center)
		f.Sprite(id, box.Fit(k.W, k.H, ui.Center))
	}
}

// epitaph tells of the dead: what they were and who brought them down.
func (b *Board) epitaph(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect, full bool) {
	s := &b.now
	if b.was(seat) == "" { // the coffin is only coming
		return
	}
	line := math.Max(26, f.UI.LineHeight(ui.NoteBold)+8)
	words, icon := b.was(seat), roleIcons[s.Roles[seat]]
	if f.UI.TextWidth(words, ui.NoteBold)+40 > r.W {
		icon = 0
	}
	f.Chip(r.CutTop(math.Min(line, r.H)), words, ui.PaperChip, icon, ui.Left)
	if by := s.Felled[seat]; by != game.NoSeat && full {
		r.CutTop(4)
		f.Text(r.CutTop(math.Min(f.UI.LineHeight(ui.Note), r.H)), lang.T("showdown/seat/felled", v.FirstName(by)), ui.Note, f.Theme.OldPaper, ui.Left)
	}
	b.coffin(f, r)
}

// was is the role that a seat had; empty until its card has been turned.
func (b *Board) was(seat game.Seat) string {
	if !b.now.Shown.Has(seat) {
		return ""
	}
	return roleWord(seat, b.now.Roles[seat])
}

func (b *Board) coffin(f *ui.Frame, r ui.Rect) {
	if side := math.Min(r.H, 44); side >= 20 {
		f.Sprite(sprites.ShowdownCoffin, r.Place(side, side, ui.Left))
	}
}

// chosenYet tells whether a seat has chosen its character.
func (b *Board) chosenYet(f *ui.Frame, seat game.Seat, r ui.Rect) {
	words, on := lang.T("showdown/seat/choosing"), f.Theme.OldPaper
	if b.now.Told.Has(seat) {
		words, on = lang.T("showdown/seat/chosen"), f.Theme.Lamp
	}
	f.Fit(r, words, ui.Note, on, ui.TopLeft)
}

// panelMarks lays over a panel what it has to do with the choice or the danger of the moment.
func (b *Board) panelMarks(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect, mark table.Mark) {
	switch {
	case b.threat.at == seat && b.threat.kind != rules.NoFrame:
		f.Mark(ui.DangerMark, r)
		f.Badge(ui.Point{X: r.X + 8, Y: r.Y + 8}, ui.DangerBadge, "")
	case v.Moving() || !v.Asked():
	case mark == table.Selected:
		f.Mark(ui.CoralMark, r)
	case mark == table.Legal && hostile(v):
		f.Mark(ui.TargetMark, r)
	case mark == table.Legal:
		f.Mark(ui.ChoiceMark, r)
	}
}

// hostile tells whether the chosen card harms whom it is aimed at.
func hostile(v *table.View) bool {
	prefix := v.Picker.Prefix()
	return len(prefix) > 0 && prefix[0].Kind == game.RefCard && prefix[0].A == rules.ZoneHand
}

// says lays on a panel what its seat is just doing to somebody, and tells whether there is something.
func (b *Board) says(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) bool {
	if b.threat.by != seat || b.threat.kind == rules.NoFrame || b.threat.kind == rules.Wound {
		return false
	}
	r.H = math.Max(22, math.Min(28, r.H))
	f.Chip(r, lang.T("showdown/says/"+rules.FrameNames[b.threat.kind]), ui.CoralChip, 0, ui.Left)
	return true
}

// guess shows what the viewer has marked as a seat's role: his own secret.
func (b *Board) guess(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) {
	role := b.marked(v, seat)
	if role == rules.NoRole || r.H < 20 {
		return
	}
	box := r.Place(math.Min(r.W, 46), math.Min(r.H, 26), ui.TopLeft)
	f.Rect(box, ui.Fade(f.Theme.Deep, .8))
	f.DashedBox(box, 1.6, 5, 3, f.Theme.Lamp)
	f.Icon(roleIcons[role], box.CutLeft(box.H).Inset(2), f.Theme.Lamp)
	if box.W >= 10 {
		f.Text(box, lang.T("showdown/note/mark"), ui.H3.At(14), f.Theme.Lamp, ui.Center)
	}
}

// marked is what the viewer has marked as a seat's role; NoRole: nothing, or it is no secret any more.
func (b *Board) marked(v *table.View, seat game.Seat) rules.Role {
	if v.Viewer == game.NoSeat || v.Viewer == seat || b.now.Shown.Has(seat) {
		return rules.NoRole
	}
	if n := v.Note(seat); int(n) < len(roleIcons) {
		return rules.Role(n)
	}
	return rules.NoRole
}
