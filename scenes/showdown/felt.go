package showdown

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// The room, the felt and what lies on it.

// baked are the half axes of the drawn felts: the wide one is baked at three quarters.
var baked = [...]struct {
	id     sprites.ID
	rx, ry float64
}{{sprites.ShowdownFeltWide, 420 * .75, 182 * .75}, {sprites.ShowdownFeltTall, 176, 78}}

// room draws the floor and the table.
func (b *Board) room(f *ui.Frame) {
	p := &b.plan
	all := ui.Rect{X: 0, Y: p.area.Y, W: f.Layout.W, H: p.area.H}
	f.Layer("showdown/room", all, func() {
		if f.Theme.Plain {
			f.Rect(all, f.Theme.Deep)
			f.Box(p.felt, 20, f.Theme.TealDark)
			return
		}
		f.PushClip(all)
		f.Tile(sprites.ShowdownRoom, all, f.Theme.LitPaper)
		felt := baked[0]
		if p.round {
			felt = baked[1]
		}
		c := p.felt.Center()
		f.PushScale(c, p.felt.W/2/felt.rx, p.felt.H/2/felt.ry)
		f.SpriteAt(felt.id, c, 1)
		f.Pop()
		f.Pop()
	})
}

// piles draws the deck and the discard pile.
func (b *Board) piles(f *ui.Frame, v *table.View) {
	p, s := &b.plan, &b.now
	deck := v.Spot(f, rules.DeckRef(), p.deck)
	pile := v.Spot(f, rules.DiscardRef(), p.pile)
	if s.InDeck > 0 {
		if p.card >= 60 {
			f.SpriteAt(sprites.ShowdownDeck, ui.Point{X: p.deck.X, Y: p.deck.Y}, p.card/108)
		}
		b.card(f, v, p.deck, rules.Hidden, table.CardState{})
	} else {
		f.Mark(ui.EmptyMark, p.deck)
	}
	if top := s.DiscardTop(); top != rules.NoCard {
		f.PushTurn(p.pile.Center(), 3)
		b.card(f, v, p.pile, top, table.CardState{})
		f.Pop()
	} else {
		f.Mark(ui.EmptyMark, p.pile)
	}
	if !v.Moving() && v.Asked() {
		b.mark(f, p.deck, deck)
		b.mark(f, p.pile, pile)
	}
	b.pileLabel(f, p.deck, "showdown/deck", int(s.InDeck))
	b.pileLabel(f, p.pile, "showdown/pile", int(s.InDiscard))
}

func (b *Board) pileLabel(f *ui.Frame, r ui.Rect, key string, n int) {
	h := b.plan.grow(24, 14)
	at := ui.Rect{X: r.X - 30, Y: r.Bottom() - h*.35, W: r.W + 60, H: h}
	words := lang.T(key, n)
	if b.plan.card < 60 {
		words = lang.Number(n)
	}
	f.Chip(at, words, ui.DeepChip, 0, ui.Center)
}

// mark frames something that can be chosen.
func (b *Board) mark(f *ui.Frame, r ui.Rect, m table.Mark) {
	switch m {
	case table.Selected:
		f.Mark(ui.SelectedMark, r)
	case table.Legal:
		f.Mark(ui.LegalMark, r)
	}
}

// card draws a card on the table in a rectangle: whole where there is room, else a mini.
func (b *Board) card(f *ui.Frame, v *table.View, r ui.Rect, c rules.Card, state table.CardState) {
	if r.W < 60 {
		v.Mini(f, r, b.face(c), state)
		return
	}
	v.DrawCard(f, ui.Point{X: r.X, Y: r.Y}, r.W, b.face(c), state)
}

// row draws the cards that lie revealed: the General Store, what is flipped, what Kit looks at.
func (b *Board) row(f *ui.Frame, v *table.View) {
	s := &b.now
	n := int(s.InRow)
	if n == 0 {
		return
	}
	ground, head, places := b.plan.rowOf(n)
	f.Cover(ground)
	f.Panel(ui.ShadowPanel, ground.Move(3, 4))
	f.Panel(ui.DeepPanel, ground)
	f.Fit(head, b.rowTitle(v), ui.H3, f.Theme.Lamp, ui.Center)
	for i, c := range s.RowOf() {
		r := places[i]
		ref := rules.RowRef(i)
		mark := v.SpotAbove(f, ref, r, 10, 0)
		if b.arriving(ref) {
			continue
		}
		r = r.Move(0, -6*f.Lifted(v.ID(ref)))
		asked := v.Asked() && !v.Moving()
		b.card(f, v, r, c, table.CardState{Legal: asked && (mark == table.Legal || mark == table.Other), Selected: mark == table.Selected})
		if b.flip != rules.NoFlip && c.Kind() != rules.NoKind {
			b.outcome(f, r, c)
		}
	}
}

// outcome frames a flipped card by whether it is what was hoped for.
func (b *Board) outcome(f *ui.Frame, r ui.Rect, c rules.Card) {
	id := sprites.ShowdownFlipBad
	if b.flip.Good(c) {
		id = sprites.ShowdownFlipGood
	}
	f.PushScale(ui.Point{X: r.X, Y: r.Y}, r.W/108, r.H/151)
	f.SpriteAt(id, ui.Point{X: r.X, Y: r.Y}, 1)
	f.Pop()
}

// rowTitle says what the cards of the row are.
func (b *Board) rowTitle(v *table.View) string {
	s := &b.now
	switch f, ok := s.Asking(); {
	case b.flip != rules.NoFlip:
		return flipTitle(b.flip)
	case ok && f.Kind == rules.Shopping && f.Asked >= 0:
		return lang.T("showdown/row/store", v.FirstName(f.Asked))
	case s.Phase == rules.Drawing && s.Depth == 0 && s.Characters[max(s.Turn, 0)] == rules.KitCarlson:
		return lang.T("showdown/row/kit", v.FirstName(s.Turn))
	}
	return kindName(rules.GeneralStore)
}

var flipKeys = rules.FlipNames

func flipTitle(flip rules.Flip) string { return lang.T("showdown/flip/" + flipKeys[flip]) }

// over tells whether a seat is out of the game in the picture.
func (b *Board) over(seat game.Seat) bool { return seat >= 0 && !b.now.Lives(seat) }
