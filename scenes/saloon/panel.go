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

// A panel is a seat beside the map: who sits there, Grit, weapons, cards in hand.

// stripes are the edges of the panels in the colours of the seats, at the left and at the top.
var stripes = func() (ids [game.MaxSeats][2]sprites.ID) {
	for i, s := range ui.Dusk.Seats {
		ids[i] = [2]sprites.ID{piece("saloon/stripe/left/" + s.Piece), piece("saloon/stripe/top/" + s.Piece)}
	}
	return ids
}()

// panel draws a seat in its place and makes it something to press.
func (b *Board) panel(f *ui.Frame, v *table.View, seat game.Seat) {
	r, kind := b.plan.seats[seat], b.plan.forms[seat]
	mark := b.seatSpot(f, v, seat, r)
	b.ground(f, seat, r)
	look := v.Look(seat)
	if kind == full {
		f.Nine(stripes[look][0], ui.Rect{X: r.X, Y: r.Y, W: 14, H: r.H})
	} else {
		f.Nine(stripes[look][1], ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 8})
	}
	switch kind {
	case full:
		b.lying(f, v, seat, r)
	case post:
		b.standingPanel(f, v, seat, r)
	case coin:
		b.coin(f, v, seat, r)
	default:
		b.folded(f, v, seat, r)
	}
	b.panelMarks(f, v, seat, r, mark)
}

// ground lays the ground of a panel: by whose turn it is, who is attacked, who is out.
func (b *Board) ground(f *ui.Frame, seat game.Seat, r ui.Rect) {
	id := sprites.SaloonPanel
	switch {
	case b.out(seat):
		id = sprites.SaloonPanelDead
	case b.brawl.on() && b.brawl.attack.Targets.Has(seat):
		id = sprites.SaloonPanelFires
	case b.now.Turn == seat && b.now.Phase != rules.Over:
		id = sprites.SaloonPanelTurn
	}
	if !f.Theme.Plain {
		f.Nine(id, r)
		return
	}
	f.Plate(r, ui.BrownPlate, -1)
	switch id {
	case sprites.SaloonPanelFires:
		f.Border(r, 4, f.Theme.Coral)
	case sprites.SaloonPanelTurn:
		f.Border(r, 4, f.Theme.Lamp)
	}
}

// out tells whether a seat is out of the game in the picture.
func (b *Board) out(seat game.Seat) bool { return seat >= 0 && !b.now.Alive.Has(seat) }

// seatSpot makes a seat something to press: where one is to be chosen it is chosen, else it tells all about itself.
func (b *Board) seatSpot(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) table.Mark {
	ref := rules.SeatRef(seat)
	mark := v.Mark(ref)
	if mark != table.Barred || v.Asked() && aiming(v) && !v.Mine(seat) {
		return v.Spot(f, ref, r)
	}
	open := func() { f.UI.Open(&seatSheet{b: b, v: v, seat: seat}) }
	f.Hotspot(ui.Hotspot{ID: "plate/" + lang.Number(int(seat)), Label: b.panelLabel(v, seat), Rect: r, Do: open, Look: open})
	return mark
}

// aiming tells whether somebody is to be chosen now, so that a tap at a seat should say why it cannot be this one.
func aiming(v *table.View) bool {
	for _, r := range v.Picker.Next(nil) {
		if (r.Kind == game.RefSeat || r.Kind == game.RefPawn) && !mine(v, r) {
			return true
		}
	}
	return false
}

// panelLabel is a panel in words.
func (b *Board) panelLabel(v *table.View, seat game.Seat) string {
	s := &b.now
	if b.out(seat) {
		return lang.T("saloon/seat/out", v.Name(seat))
	}
	words := lang.T("saloon/seat/line", v.Name(seat), max(s.GritOf(seat), 0), int(s.MaxGrit), int(s.InHand[seat]))
	if s.Teams > 0 {
		words = lang.T("saloon/seat/of", words, teamName(s.Side(seat)))
	}
	if s.Where[seat] != rules.Nowhere {
		words = lang.T("saloon/seat/at", words, placeName(s.Where[seat]))
	}
	if s.Waiting().Has(seat) {
		words = lang.T("saloon/seat/of", words, lang.T("saloon/seat/waiting"))
	}
	return words
}

// bust draws a seat's face with its symbol, and in the team game the letter of its team.
func (b *Board) bust(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect, disc bool) {
	s := &b.now
	face := sprites.Portrait(v.Player(seat).Face)
	if c := s.Characters[seat]; c != rules.Nobody && int(c) < len(portraits) {
		face = portraits[c]
	}
	f.Bust(r, ui.Bust{Portrait: face, Seat: v.Look(seat), Out: b.out(seat)})
	if disc {
		radius := math.Max(9, r.W*.23)
		f.SeatDisc(ui.Point{X: r.X + r.W*.06, Y: r.Bottom() - r.H*.04}, radius, v.Look(seat))
	}
	if s.Teams > 0 {
		side := math.Max(17, r.W*.32)
		b.teamMark(f, ui.Around(ui.Point{X: r.Right() - side*.3, Y: r.Y + side*.3}, side, side), s.Side(seat))
	}
}

// lying draws a panel that lies: portrait at the left; name, Grit, weapons and hand at the right.
func (b *Board) lying(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) {
	in := r.Pad(20, 6, 8, 6)
	side := math.Min(math.Min(in.H-6, 56), in.W*.32)
	face := in.CutLeft(side)
	face.Y += 2
	face.H = side
	b.bust(f, v, seat, face, true)
	in.CutLeft(9)
	name := in.CutTop(math.Min(math.Max(f.UI.LineHeight(ui.H3.At(14))+2, 20), in.H*.4))
	if b.out(seat) {
		b.name(f, v, seat, name, 14)
		side := math.Min(in.H, 32)
		f.Icon(sprites.IconCoffin, in.CutLeft(side).Place(side, side, ui.Left), f.Theme.Kraft)
		in.CutLeft(6)
		f.Fit(in, lang.T("saloon/seat/gone"), ui.Note, f.Theme.Paper, ui.Left)
		return
	}
	b.name(f, v, seat, name, 14)
	bar := in.CutTop(math.Max(math.Min(20, in.H*.42), math.Min(f.UI.LineHeight(ui.H3.At(15)), in.H*.5)))
	b.gritLine(f, seat, bar, 12)
	in.CutTop(math.Min(4, in.H*.1))
	h := math.Min(in.H, 30)
	b.handCount(f, seat, &in)
	w := math.Min(42, (in.W-6)/2)
	for slot := range rules.SlotNames {
		b.slot(f, seat, slot, ui.Rect{X: in.X, Y: in.Y, W: w, H: h})
		in.CutLeft(w + 4)
	}
}

// standingPanel draws a panel of a phone: face, symbol and hand above, Grit below.
func (b *Board) standingPanel(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) {
	in := r.Pad(5, 9, 5, 4)
	line := math.Max(f.UI.LineHeight(ui.H3.At(14)), 18)
	bar := in.CutBottom(line)
	side := math.Min(in.H, in.W*.58)
	face := in.CutLeft(side).Place(side, side, ui.TopLeft)
	b.bust(f, v, seat, face, false)
	if b.out(seat) {
		f.Text(bar, v.FirstName(seat), ui.H3.At(13), ui.Fade(f.Theme.OldPaper, .8), ui.Left)
		f.Icon(sprites.IconCoffin, in.Place(22, 22, ui.Center), f.Theme.Kraft)
		return
	}
	in.CutLeft(3)
	radius := math.Min(11, in.W*.44)
	f.SeatDisc(ui.Point{X: in.Center().X, Y: in.Y + radius - 1}, radius, v.Look(seat))
	in.CutTop(2*radius + 1)
	words := lang.Number(int(b.now.InHand[seat]))
	count := within(f, 14)
	w := f.UI.TextWidth(words, count)
	f.Text(in.CutRight(w+1), words, count, f.Theme.Paper, ui.Right)
	if icon := math.Min(in.W, 16); icon >= 8 {
		f.Icon(sprites.IconPokerHand, in.Place(icon, icon, ui.Right), f.Theme.OldPaper)
	}
	b.gritLine(f, seat, bar, 11)
}

// folded draws a seat with little room: the rest opens on tap.
func (b *Board) folded(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) {
	in := r.Pad(5, 9, 4, 3)
	top := in.CutTop(in.H * .5)
	radius := math.Min(10, top.H/2)
	f.SeatDisc(ui.Point{X: top.X + radius, Y: top.Center().Y}, radius, v.Look(seat))
	top.CutLeft(2*radius + 4)
	if b.now.Teams > 0 {
		side := math.Min(17, top.H)
		b.teamMark(f, top.CutRight(side).Place(side, side, ui.Center), b.now.Side(seat))
		top.CutRight(3)
	}
	on := f.Theme.LitPaper
	if b.out(seat) {
		on = ui.Fade(f.Theme.OldPaper, .8)
	}
	if name := v.FirstName(seat); f.UI.TextWidth(name, ui.H3.At(ui.MinSize/f.Layout.Text)) <= top.W {
		f.Text(top, name, ui.H3.At(13), on, ui.Left)
	}
	if b.out(seat) {
		f.Icon(sprites.IconCoffin, in.Place(18, 18, ui.Left), f.Theme.Kraft)
		return
	}
	if in.W >= 100 {
		b.handCount(f, seat, &in)
		in.CutRight(4)
	}
	b.gritLine(f, seat, in, 10)
}

// coin draws a seat as its symbol with its Grit: the rest opens on tap.
func (b *Board) coin(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect) {
	in := r.Pad(3, 9, 3, 2)
	low := in.CutBottom(math.Min(in.H*.5, math.Max(17, f.UI.LineHeight(within(f, 14)))))
	radius := math.Min(in.H/2, 11)
	c := in.Center()
	if b.now.Teams > 0 {
		c.X -= radius * .7
		b.teamMark(f, ui.Around(ui.Point{X: c.X + 2*radius, Y: c.Y}, 15, 15), b.now.Side(seat))
	}
	f.SeatDisc(c, radius, v.Look(seat))
	if b.out(seat) {
		f.Icon(sprites.IconCoffin, low.Place(15, 15, ui.Center), f.Theme.Kraft)
		return
	}
	f.Text(low, lang.Number(max(b.now.GritOf(seat), 0)), within(f, 14), f.Theme.LitPaper, ui.Center)
}

// handCount cuts from the right of r how many cards a seat has in hand.
func (b *Board) handCount(f *ui.Frame, seat game.Seat, r *ui.Rect) {
	words, st := lang.Number(int(b.now.InHand[seat])), figures(f, r.H)
	f.Text(r.CutRight(math.Min(f.UI.TextWidth(words, st)+2, r.W*.4)), words, st, f.Theme.Paper, ui.Right)
	f.Icon(sprites.IconPokerHand, r.CutRight(math.Min(22, r.W)).Place(19, 19, ui.Center), f.Theme.OldPaper)
	r.CutRight(2)
}

// name sets a player's name, by the first word alone where it is long.
func (b *Board) name(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect, size float64) {
	name, st := v.Name(seat), ui.H3.At(size)
	if f.UI.TextWidth(name, st.At(ui.MinSize/f.Layout.Text)) > r.W {
		name = v.FirstName(seat)
	}
	on := f.Theme.LitPaper
	if b.out(seat) {
		on = ui.Fade(f.Theme.OldPaper, .8)
	}
	f.Text(r, name, st, on, ui.Left)
}

// panelMarks lays over a panel what it has to do with the choice or the danger of the moment.
func (b *Board) panelMarks(f *ui.Frame, v *table.View, seat game.Seat, r ui.Rect, mark table.Mark) {
	if mark == table.Barred { // the pawn of a seat may be what is tapped
		mark = v.Mark(rules.PawnRef(seat))
	}
	switch {
	case b.brawl.on() && b.brawl.attack.Targets.Has(seat):
		f.Badge(ui.Point{X: r.X + 8, Y: r.Y + 8}, ui.DangerBadge, "")
	case v.Moving() || !v.Asked():
	case mark == table.Selected:
		f.Mark(ui.CoralMark, r)
	case mark == table.Legal && hostile(v):
		f.Mark(ui.TargetMark, r)
	case mark == table.Legal:
		f.Mark(ui.ChoiceMark, r)
	}
	if !v.Moving() && b.now.Waiting().Has(seat) { // he may still add a card
		f.Badge(ui.Point{X: r.Right() - 9, Y: r.Y + 9}, ui.LampBadge, lang.T("saloon/seat/waiting/short"))
	}
	if b.now.Doomed.Has(seat) && !b.out(seat) {
		h := math.Max(22, f.UI.LineHeight(ui.Label)+6)
		f.Chip(ui.Rect{X: r.X + 2, Y: r.Bottom() - h + 3, W: r.W - 4, H: h}, lang.T("saloon/seat/doomed"), ui.CoralChip, sprites.IconCoffin, ui.Center)
	}
}

// hostile tells whether whom the viewer is asked to choose is to be hurt.
func hostile(v *table.View) bool {
	s := known(v)
	return s.Ask == rules.AskDeclare || s.Ask == rules.AskAim || s.Ask == rules.AskFight || s.Ask == rules.AskCounter || s.Ask == rules.AskGang
}
