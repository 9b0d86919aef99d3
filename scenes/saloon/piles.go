package saloon

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// The piles: the draw pile, the Loader deck and the discards, in the top bar or behind the chip at the end of the strip.

// stacks are the piles from the left.
var stacks = [...]struct {
	name string
	ref  game.Ref
	back sprites.ID
}{
	{"draw", rules.DeckRef(), sprites.CardSaloonBackFan},
	{"loader", rules.LoaderRef(), sprites.CardSaloonLoaderFan},
	{"out", rules.DiscardRef(), 0},
}

// stackCount is how many cards lie on the i-th pile.
func stackCount(s *rules.State, i int) int {
	return [...]int{int(s.InDeck), int(s.InLoader), int(s.InDiscard)}[i]
}

// piles draws the piles with their numbers and makes them something to press: what lies there opens.
func (b *Board) piles(f *ui.Frame, v *table.View) {
	r := b.plan.piles
	if b.plan.chip {
		b.pileSpot(f, v, 0, "piles", r)
		f.Panel(ui.BrownPanel, r)
		in := r.Pad(5, 3, 5, 3)
		b.pile(f, in.CutLeft(math.Min(20, in.W*.4)), 0)
		f.Text(in, lang.Number(int(b.now.InDeck)), ui.H3.At(15), f.Theme.LitPaper, ui.Right)
		return
	}
	for i, st := range stacks {
		cell := r.Column(i, len(stacks), 0)
		b.pileSpot(f, v, i, "pile/"+st.name, cell)
		b.pile(f, cell.CutLeft(math.Min(30, cell.W*.45)), i)
		cell.CutLeft(4)
		if cell.W < f.UI.TextWidth(lang.T("saloon/pile/loader"), ui.Label) {
			f.Text(cell, lang.Number(stackCount(&b.now, i)), ui.H3.At(15), f.Theme.LitPaper, ui.Left)
			continue
		}
		f.Text(cell.CutTop(cell.H*.5), lang.Number(stackCount(&b.now, i)), ui.H3.At(15), f.Theme.LitPaper, ui.Left)
		f.Text(cell, lang.T("saloon/pile/"+st.name), ui.Label, f.Theme.OldPaper, ui.Left)
	}
}

// pileSpot makes a pile something to press: to be chosen where that is asked, else to be looked through.
func (b *Board) pileSpot(f *ui.Frame, v *table.View, i int, id string, r ui.Rect) {
	ref := stacks[i].ref
	switch mark := v.Mark(ref); {
	case mark != table.Barred:
		v.Spot(f, ref, r)
		at := r.Inset(5) // the mark stands around it, and it lies at the edge of the window
		if mark == table.Legal {
			f.Mark(ui.LegalMark, at)
		} else {
			f.Mark(ui.SelectedMark, at)
		}
		return
	}
	open := func() { f.UI.Open(&pileSheet{b: b, v: v}) }
	f.Hotspot(ui.Hotspot{ID: "saloon/" + id, Label: b.Label(v, ref), Rect: r, Do: open, Look: open})
}

// pile draws the uppermost card of the i-th pile, as large as fits.
func (b *Board) pile(f *ui.Frame, r ui.Rect, i int) {
	w := math.Min(r.W, r.H/1.4)
	card := r.Place(w, w*1.4, ui.Left)
	top := b.now.DiscardTop()
	switch {
	case stackCount(&b.now, i) == 0:
		f.Mark(ui.EmptyMark, card.Inset(2))
	case stacks[i].back != 0:
		f.SpriteAt(stacks[i].back, ui.Point{X: card.X, Y: card.Y}, w/84)
	default:
		b.small(f, card, top)
	}
}

// small draws a card where there is no room for words: its picture on paper.
func (b *Board) small(f *ui.Frame, r ui.Rect, k rules.Kind) {
	if !inSight(k) {
		f.SpriteAt(sprites.CardSaloonBackFan, ui.Point{X: r.X, Y: r.Y}, r.W/84)
		return
	}
	f.Nine(sprites.SaloonSlot, r)
	side := math.Min(r.W, r.H) - 6
	f.Icon(motifs[k], r.Place(side, side, ui.Center), f.Theme.Ink)
}

// pileBox is where a pile lies.
func (b *Board) pileBox(i int) ui.Rect {
	if b.plan.chip {
		return b.plan.piles
	}
	return b.plan.piles.Column(i, len(stacks), 0)
}

// pileSheet lies over the table while somebody looks through the piles: how many there are, and every discarded card,
// the last on top (HN-9).
type pileSheet struct {
	b    *Board
	v    *table.View
	high float64
}

func (s *pileSheet) Name() string { return gameName + "/piles" }
func (s *pileSheet) Tick(*ui.UI)  {}
func (s *pileSheet) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(s)
}

func (s *pileSheet) Build(f *ui.Frame) {
	f.Hotspot(ui.Hotspot{ID: "nav/back", Label: lang.T("ui/close"), Rect: f.Layout.Window(), Do: func() { s.Back(f.UI) }, Silent: true})
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	r := area.Place(math.Min(area.W, 640), math.Min(area.H, math.Max(s.high, 120)+40), ui.Center)
	f.Panel(ui.DialogPanel, r)
	f.List("saloon/piles/list", r.Inset(20).Pad(0, 0, -8, 0), func(c ui.Rect) float64 {
		c.W -= 8
		h := s.content(f, c)
		if h != s.high {
			s.high = h
			f.UI.Rebuild()
		}
		return h
	})
}

// content lays out what there is to tell and returns its height.
func (s *pileSheet) content(f *ui.Frame, c ui.Rect) float64 {
	now := known(s.v)
	y := c.Y
	put := func(words string, st ui.Style, on ui.Color) {
		y += f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, words, st, on, ui.TopLeft) + 6
	}
	put(lang.T("saloon/piles/title"), ui.H2, f.Theme.BarnDark)
	put(lang.T("saloon/deck/label", int(now.InDeck)), ui.Body, f.Theme.Ink)
	if now.Loaded > 0 {
		put(lang.T("saloon/loader/last", int(now.InLoader), int(now.Loaded)), ui.Body, f.Theme.Ink)
	} else {
		put(lang.T("saloon/loader/label", int(now.InLoader)), ui.Body, f.Theme.Ink)
	}
	if now.InDiscard == 0 {
		put(lang.T("saloon/pile/none"), ui.Body, f.Theme.Ink)
		return y - c.Y
	}
	put(lang.T("saloon/piles/discards", int(now.InDiscard)), ui.BodyBold, f.Theme.Ink)
	y += 4
	wide := 66.0
	columns := max(1, int((c.W+gap)/(wide+gap)))
	line := f.UI.LineHeight(ui.Label)*2 + 2
	for i := range int(now.InDiscard) {
		k := now.Discard[int(now.InDiscard)-1-i]
		at := ui.Rect{X: c.X + float64(i%columns)*(c.W+gap)/float64(columns), Y: y + float64(i/columns)*(56+line+gap), W: wide, H: 56}
		at.W = math.Min(wide, (c.W+gap)/float64(columns)-gap)
		s.v.Mini(f, at, s.b.face(k), table.CardState{})
		words := ui.Rect{X: at.X - 2, Y: at.Bottom() + 2, W: (c.W+gap)/float64(columns) - 2, H: line}
		f.Fit(words, kindName(k), ui.Label, f.Theme.Ink, ui.TopLeft)
	}
	rows := (int(now.InDiscard) + columns - 1) / columns
	return y + float64(rows)*(56+line+gap) - c.Y
}
