package train

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// The scheme is the common pile as a strip of small cards in the order in which they were laid and will be resolved.

const (
	miniWidth = 48.0 // as drawn; 64 high
	miniShape = 64.0 / 48
)

// pile is how the strip is laid out.
type pile struct {
	words ui.Rect // what is told of the scheme, left of the cards
	area  ui.Rect // of the cards
	width float64 // of a card
	step  float64 // from one to the next
	gap   float64 // more between two turns
	n     int     // cards, and the free place for the next
	shift float64 // scrolled by
	room  float64 // length of all
}

// pileOf lays out the strip: side by side while there is room, then over each other, and beyond that it scrolls.
func (b *Board) pileOf(f *ui.Frame) pile {
	p := &b.plan
	var k pile
	in := p.scheme.Inset(10)
	if p.slim {
		in = p.scheme.Pad(8, 7, 8, 7)
	}
	k.width = math.Min(miniWidth, math.Floor(in.H/miniShape))
	if p.slim {
		k.width = math.Min(k.width, 38)
		if p.area.W >= 700 {
			k.words = in.CutLeft(f.UI.TextWidth(lang.T("train/scheme"), ui.H3) + 4)
			in.CutLeft(8)
		}
	} else {
		k.words = in.CutLeft(math.Max(126, f.UI.TextWidth(lang.T("train/scheme"), ui.H3)+8)).Pad(6, 0, 0, 0)
		in.CutLeft(10)
	}
	k.area = in
	k.n = int(b.now.Laid)
	if b.nextSlot() {
		k.n++
	}
	turns := 0
	if k.n > 0 {
		turns = b.turnOf(k.n - 1)
	}
	k.step, k.gap = k.width+6, 18
	if p.slim {
		k.step, k.gap = k.width+4, 8
	}
	length := func() float64 { return k.width + float64(k.n-1)*k.step + float64(turns)*k.gap }
	if k.n > 1 && length() > in.W {
		k.gap = 4
		// Of a card that is covered the tab with its owner still shows.
		k.step = math.Max(k.width*.5+9, (in.W-k.width-float64(turns)*k.gap)/float64(k.n-1))
	}
	k.room = length()
	if k.room > in.W {
		k.shift = f.UI.Scrolled("train/pile")
	}
	return k
}

// turnOf is the turn of the round in which the i-th card was laid, or will be.
func (b *Board) turnOf(i int) int {
	if i < int(b.now.Laid) {
		return int(b.now.Scheme[i].Turn)
	}
	return min(int(b.now.Turn), rules.MaxTurns-1)
}

// nextSlot tells whether a free place shows where the next card goes.
func (b *Board) nextSlot() bool {
	return b.now.Phase == rules.Scheming && b.now.Turn < rules.MaxTurns
}

// slot is where the i-th card of the scheme lies.
func (b *Board) slot(f *ui.Frame, i int) ui.Rect {
	k := b.pileOf(f)
	return k.slot(b, i)
}

func (k *pile) slot(b *Board, i int) ui.Rect {
	h := k.width * miniShape
	x := k.area.X - k.shift + float64(i)*k.step + float64(b.turnOf(i))*k.gap
	return ui.Rect{X: x, Y: k.area.Y + (k.area.H-h)/2, W: k.width, H: h}
}

// schemeStrip draws the scheme. It is one thing to press: closer by it is a list.
func (b *Board) schemeStrip(f *ui.Frame, v *table.View) {
	p := &b.plan
	if !p.slim {
		f.Panel(ui.DeepPanel, p.scheme)
	}
	k := b.pileOf(f)
	f.Hotspot(ui.Hotspot{
		ID: "train/scheme", Label: lang.T("train/scheme/look", int(b.now.Laid)), Rect: p.scheme,
		Do:   func() { f.UI.Open(&schemeSheet{b: b, v: v}) },
		Look: func() { f.UI.Open(&schemeSheet{b: b, v: v}) },
	})
	b.schemeWords(f, k)
	if k.room <= k.area.W {
		b.minis(f, v, k)
		b.whoIsNext(f, v, k)
		return
	}
	if at := int(b.now.Laid)*100 + int(b.now.Next); at != b.stood {
		b.stood = at
		want := k.room
		if !b.nextSlot() {
			want = float64(b.now.Next)*k.step - k.area.W/3
		}
		f.UI.ScrollTo("train/pile", math.Max(0, want))
	}
	f.Strip("train/pile", k.area.Pad(-4, -6, -4, -6), func(c ui.Rect) float64 {
		k.shift = k.area.X - 4 - c.X
		b.minis(f, v, k)
		return k.room + 8
	})
}

func (b *Board) schemeWords(f *ui.Frame, k pile) {
	if k.words.Empty() {
		return
	}
	r := k.words
	if b.plan.slim {
		f.Text(r.CutTop(r.H/2), lang.T("train/scheme"), ui.H3, f.Theme.LitPaper, ui.Left)
		f.Fit(r, b.schemeState(), ui.Label, f.Theme.Paper, ui.Left)
		return
	}
	f.Text(r.CutTop(f.UI.LineHeight(ui.H3)+4), lang.T("train/scheme"), ui.H3, f.Theme.LitPaper, ui.Left)
	words := b.schemeState()
	if b.InTunnel() {
		words += ",\n" + lang.T("train/scheme/down")
	}
	f.Fit(r, words, ui.Note, f.Theme.Paper, ui.TopLeft)
}

// schemeState tells how far the scheme is.
func (b *Board) schemeState() string {
	s := &b.now
	switch {
	case (b.nextSlot() || s.Phase == rules.Placing) && s.Laid == 0:
		return lang.T("train/scheme/empty")
	case b.nextSlot() || s.Phase == rules.Keeping:
		return lang.T("train/scheme/laid", int(s.Laid))
	case s.Next < s.Laid:
		return lang.T("train/scheme/left", int(s.Laid-s.Next), int(s.Laid))
	}
	return lang.T("train/scheme/done")
}

// minis draws the cards of the strip.
func (b *Board) minis(f *ui.Frame, v *table.View, k pile) {
	s := &b.now
	_, resolving := s.Resolving()
	stealing := !b.nextSlot() && s.Phase != rules.Keeping
	for i := range int(s.Laid) {
		r := k.slot(b, i)
		if i > 0 && b.turnOf(i) != b.turnOf(i-1) && k.gap > 6 {
			x := r.X - k.gap/2 - (k.step-k.width)/2
			f.Line(ui.Point{X: x, Y: k.area.Y}, ui.Point{X: x, Y: k.area.Bottom()}, 1.6, f.Theme.BrassDark)
		}
		if !f.Visible(r) {
			continue
		}
		c := s.Scheme[i]
		done := stealing && i < int(s.Next)
		if done {
			f.PushAlpha(.42)
		}
		card := c.Card
		hide := b.veiled && !stealing && i < int(s.Laid)-1
		if hide {
			card = rules.Hidden
		}
		b.mini(f, r, card, v.Look(c.Seat), c.Down || hide)
		if done {
			f.Pop()
			f.Line(ui.Point{X: r.X + 6, Y: r.Bottom() - 8}, ui.Point{X: r.Right() - 6, Y: r.Y + 8}, 3, f.Theme.Coral)
		}
	}
	if stealing && resolving { // over its neighbours
		r, c := k.slot(b, int(s.Next)), s.Scheme[s.Next]
		b.mini(f, r, c.Card, v.Look(c.Seat), false)
		f.Mark(ui.SelectedMark, r)
	}
	if b.nextSlot() {
		r := k.slot(b, int(s.Laid))
		f.SpriteAt(slotPieces[v.Look(s.Act)%8], ui.Point{X: r.X, Y: r.Y}, r.W/miniWidth)
	}
}

// whoIsNext names, where there is room behind the cards, whose card comes next or is being resolved.
func (b *Board) whoIsNext(f *ui.Frame, v *table.View, k pile) {
	s := &b.now
	rest := k.area
	rest.CutLeft(k.room + 20)
	if b.plan.slim || rest.W < 150 {
		return
	}
	seat, words := game.NoSeat, ""
	switch p, resolving := s.Resolving(); {
	case resolving:
		seat, words = p.Seat, lang.T("train/scheme/resolving", cardName(p.Card))
	case b.nextSlot():
		if seat = b.after(v); seat != game.NoSeat {
			words = lang.T("train/scheme/next", v.Name(seat))
		}
	}
	if seat == game.NoSeat {
		return
	}
	f.SeatDisc(ui.Point{X: rest.X + 14, Y: rest.Center().Y}, 15, v.Look(seat))
	rest.CutLeft(38)
	f.Fit(rest, words, ui.Note, f.Theme.OldPaper, ui.Left)
}

// after is whose go follows the present one in this turn or the next of the round (CE-22, CE-30); NoSeat: Stealin'.
func (b *Board) after(v *table.View) game.Seat {
	s := &b.now
	if s.Icon() == rules.SpeedingUp && !s.Second {
		return s.Act
	}
	seats := int(s.Seats)
	if int(s.Pos)+1 < seats {
		step := 1
		if s.Icon() == rules.Switching {
			step = seats - 1
		}
		return game.Seat((int(s.Act) + step) % seats)
	}
	if int(s.Turn)+1 < int(s.Card().Count) {
		return s.First
	}
	return game.NoSeat
}

// mini draws a card of the scheme: owner on the tab, action below it. One that lies face down and that the viewer knows
// wears an eye: only he sees it.
func (b *Board) mini(f *ui.Frame, r ui.Rect, card rules.Card, look int, down bool) {
	at, scale := ui.Point{X: r.X, Y: r.Y}, r.W/miniWidth
	kind := card.Kind()
	if kind == rules.NoKind {
		f.SpriteAt(backPieces[look%8], at, scale)
		return
	}
	f.SpriteAt(miniPieces[kind][look%8], at, scale)
	if b.now.Teams && kind != rules.Marshal {
		b.hat(f, card.Bandit(), ui.Around(ui.Point{X: r.Right() - 11*scale, Y: r.Bottom() - 8*scale}, 26*scale, 15*scale))
	}
	if down {
		size := math.Max(20, 24*scale)
		f.Sprite(sprites.UIBadgeEye, ui.Around(ui.Point{X: r.X + r.W/2, Y: r.Bottom() - 2}, size, size))
	}
}

// hat draws what a bandit wears: by it one tells the two of a team.
func (b *Board) hat(f *ui.Frame, bandit int, r ui.Rect) {
	if bandit >= int(b.now.Crew) {
		return
	}
	id := hatPieces[b.now.Bandits[bandit].Character%rules.Character(len(hatPieces))]
	s := id.Sprite()
	f.Sprite(id, r.Fit(s.W, s.H, ui.Center))
}

// families are the names of the drawn card families, by kind of card.
var families = [...]string{
	rules.NoKind: "", rules.Move: "move", rules.FloorChange: "climb", rules.Fire: "fire", rules.Robbery: "loot",
	rules.Punch: "punch", rules.Marshal: "law", rules.Bullet: "lead",
}

var (
	miniPieces             [rules.Bullet][8]sprites.ID
	backPieces, slotPieces [8]sprites.ID
	hatPieces              [rules.Belle + 1]sprites.ID
)

func init() {
	for i, s := range ui.Dusk.Seats {
		for kind := rules.Move; kind < rules.Bullet; kind++ {
			miniPieces[kind][i] = piece("scheme/" + families[kind] + "/" + s.Piece)
		}
		backPieces[i], slotPieces[i] = piece("scheme/back/"+s.Piece), piece("scheme/slot/"+s.Piece)
	}
	for c, hat := range [...]string{"stetson", "flat", "bowler", "stetson", "sombrero", "gambler", "plume"} {
		hatPieces[c] = piece("pawn/hat/" + hat)
	}
}
