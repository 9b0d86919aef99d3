package train

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// You implements table.Board: the viewer's money with the values of his purses, his bullets and his deck. It is one
// thing to press: closer by it tells everything.
func (b *Board) You(f *ui.Frame, area ui.Rect, v *table.View) {
	s := &b.now
	if v.Viewer < 0 || int(v.Viewer) >= int(s.Seats) {
		return
	}
	total := lang.Money(s.Tally(v.Viewer).Total)
	open := func() { f.UI.Open(&youSheet{b: b, v: v}) }
	f.Hotspot(ui.Hotspot{ID: "train/you", Label: lang.T("train/you/look", total), Rect: area, Do: open, Look: open})
	if area.H >= 130 && area.W >= 190 {
		b.fullYou(f, area, v, total)
		return
	}
	b.flatYou(f, area, v, total)
}

// piles makes the viewer's deck, and in the Expert Variant his discard pile, things to press, in the size of fingers
// around where they are drawn.
func (b *Board) piles(f *ui.Frame, v *table.View, r ui.Rect) {
	r = ui.Around(r.Center(), math.Max(r.W, finger), math.Max(r.H, finger))
	if known(v).Phase == rules.Keeping {
		v.SpotAbove(f, rules.DiscardRef(v.Viewer), r, 1, 0)
		return
	}
	v.SpotAbove(f, rules.DeckRef(v.Viewer), r, 1, 0)
}

// fullYou is the corner of a wide table: portrait, money, loot, bullets, deck.
func (b *Board) fullYou(f *ui.Frame, area ui.Rect, v *table.View, total string) {
	s := &b.now
	first, n := s.Crewed(v.Viewer)
	if n == 2 {
		b.teamYou(f, area, v, total)
		return
	}
	foot := area.CutBottom(math.Min(area.H*.36, f.UI.LineHeight(ui.Caps)+38))
	area.CutBottom(4)
	if area.W >= 250 {
		side := math.Min(area.H, 112)
		face := sprites.Portrait(rules.CharacterNames[s.Bandits[first].Character])
		f.Bust(area.CutLeft(side).Place(side, side, ui.TopLeft), ui.Bust{Portrait: face, Seat: v.Look(v.Viewer), Disc: true})
		area.CutLeft(14)
	}
	f.Text(area.CutTop(f.UI.LineHeight(ui.H3)+4), b.pawnLabel(v, rules.PawnRef(first)), ui.H3, f.Theme.LitPaper, ui.Left)
	b.inLoot(f, &area, total)
	b.purseRow(f, area.Place(area.W, math.Min(area.H, 36), ui.Top), first)
	b.deck(f, &foot, v)
	f.Text(foot.CutTop(f.UI.LineHeight(ui.Caps)+2), lang.T("train/you/bullets"), ui.Caps, f.Theme.OldPaper, ui.Left)
	b.bullets(f, foot, int(s.Bandits[first].Bullets), true)
}

// teamYou is the same for two bandits: each has a row with portrait, bullets and loot of its own.
func (b *Board) teamYou(f *ui.Frame, area ui.Rect, v *table.View, total string) {
	s := &b.now
	first, _ := s.Crewed(v.Viewer)
	head := area.CutTop(math.Max(f.UI.LineHeight(ui.Number.At(28))+4, 50))
	b.deck(f, &head, v)
	b.inLoot(f, &head, total)
	area.CutTop(4)
	for i := range 2 {
		row := area.Row(i, 2, 8)
		side := math.Min(row.H, 64)
		face := sprites.Portrait(rules.CharacterNames[s.Bandits[first+i].Character])
		f.Bust(row.CutLeft(side), ui.Bust{Portrait: face, Seat: v.Look(v.Viewer)})
		row.CutLeft(12)
		b.bullets(f, row.CutTop(row.H/2).Pad(0, 1, 0, 3), int(s.Bandits[first+i].Bullets), true)
		b.purseRow(f, row.Place(row.W, math.Min(row.H, 32), ui.Top), first+i)
	}
}

// inLoot sets the money that one has, in large figures.
func (b *Board) inLoot(f *ui.Frame, area *ui.Rect, total string) {
	head := area.CutTop(f.UI.LineHeight(ui.Number.At(28)) + 2)
	w := math.Min(f.UI.TextWidth(total, ui.Number.At(28))+5, head.W)
	f.Text(head.CutLeft(w), total, ui.Number.At(28), f.Theme.Lamp, ui.Left)
	f.Text(head, lang.T("train/you/loot"), ui.Note, f.Theme.Paper, ui.Left)
}

// small draws a bandit's face: by it one tells the two of a team.
func (b *Board) small(f *ui.Frame, r ui.Rect, bandit int) {
	f.Bust(r, ui.Bust{Portrait: sprites.Portrait(rules.CharacterNames[b.now.Bandits[bandit].Character]), Seat: -1})
}

// purseRow shows the loot on a bandit's card: the value of each purse is the owner's to see.
func (b *Board) purseRow(f *ui.Frame, r ui.Rect, bandit int) {
	s := &b.now
	side := math.Min(30, r.H)
	put := func(kind rules.Loot, words string) {
		w := side + 4 + f.UI.TextWidth(words, ui.NoteBold)
		if r.W < math.Min(w, side+20) {
			return
		}
		b.drawLoot(f, kind, r.CutLeft(side).Place(side, side, ui.Center))
		r.CutLeft(2)
		f.Text(r.CutLeft(w-side-2), words, ui.NoteBold, f.Theme.Paper, ui.Left)
		r.CutLeft(6)
	}
	k := &s.Bandits[bandit]
	if purses := s.TokensAt(rules.OnCard + bandit); len(purses) > 0 {
		words := ""
		for i, t := range purses {
			if i > 0 {
				words += " "
			}
			words += lang.Number(int(t.Value) * rules.PurseUnit)
		}
		if f.UI.TextWidth(words, ui.NoteBold) > r.W*.72 {
			sum := 0
			for _, t := range purses {
				sum += int(t.Value) * rules.PurseUnit
			}
			words = lang.T("train/you/purses", len(purses), lang.Number(sum))
		}
		put(rules.Purse, words)
	}
	if k.Jewels > 0 {
		put(rules.Jewel, lang.Number(int(k.Jewels)*rules.JewelWorth))
	}
	if k.Strongboxes > 0 {
		put(rules.Strongbox, lang.Number(int(k.Strongboxes)*rules.StrongboxWorth))
	}
}

// deck cuts the viewer's deck from the right of r: its back and how many cards it has.
func (b *Board) deck(f *ui.Frame, r *ui.Rect, v *table.View) {
	deck := r.CutRight(math.Min(r.W*.36, 96+40*(math.Max(f.Layout.Text, 1)-1)))
	r.CutRight(6)
	b.piles(f, v, deck)
	back := deck.CutRight(36).Place(36, math.Min(48, deck.H), ui.Right)
	f.SpriteAt(sprites.CardTrainBackFan, ui.Point{X: back.X, Y: back.Y}, 36.0/84)
	deck.CutRight(6)
	p := &b.now.Players[v.Viewer]
	if b.now.Expert {
		f.Fit(deck, lang.T("train/you/piles", int(p.InDeck), int(p.Discards)), ui.Label, f.Theme.Paper, ui.Right)
		return
	}
	f.Text(deck.CutTop(deck.H/2), lang.T("train/you/deck"), ui.Label, f.Theme.Paper, ui.BottomRight)
	f.Text(deck, lang.Number(int(p.InDeck)), ui.H3, f.Theme.LitPaper, ui.TopRight)
}

// bullets draws a cylinder: full and spent cartridges.
func (b *Board) bullets(f *ui.Frame, r ui.Rect, left int, words bool) {
	h := math.Min(r.H, 30)
	w := math.Min(h*.62, (r.W-60)/rules.CylinderSize)
	for i := range rules.CylinderSize {
		id := sprites.UIBulletFull
		if i >= left {
			id = sprites.UIBulletSpent
		}
		s := id.Sprite()
		f.Sprite(id, r.CutLeft(math.Max(w, 11)).Fit(s.W, math.Min(s.H, h*1.1), ui.Center))
	}
	if words {
		r.CutLeft(6)
		f.Text(r, lang.T("train/you/of", left, rules.CylinderSize), ui.H3.At(15), f.Theme.Paper, ui.Left)
	}
}

// flatYou is one line of a phone: disc, name, money, bullets, deck.
func (b *Board) flatYou(f *ui.Frame, area ui.Rect, v *table.View, total string) {
	s := &b.now
	first, n := s.Crewed(v.Viewer)
	p := &s.Players[v.Viewer]
	look := v.Look(v.Viewer)
	r := area
	radius := math.Min(13, r.H/2)
	f.SeatDisc(ui.Point{X: r.X + radius, Y: r.Center().Y}, radius, look)
	r.CutLeft(2*radius + 6)
	if r.W < 130 { // a tiny window: money over bullets
		b.piles(f, v, ui.Rect{X: area.Right() - finger, Y: area.Y, W: finger, H: area.H})
		f.Text(r.CutTop(r.H/2), total, ui.Number.At(17), f.Theme.Lamp, ui.Left)
		icon := r.CutLeft(14).Place(12, math.Min(22, r.H), ui.Center)
		f.Sprite(sprites.UIBulletFull, icon)
		left := 0
		for i := first; i < first+n; i++ {
			left += int(s.Bandits[i].Bullets)
		}
		r.CutLeft(3)
		f.Text(r, lang.T("train/you/of", left, n*rules.CylinderSize), ui.Label, f.Theme.Paper, ui.Left)
		return
	}
	deck := lang.T("train/you/deck-n", int(p.InDeck))
	if s.Expert {
		deck = lang.T("train/you/piles", int(p.InDeck), int(p.Discards))
	}
	dw := math.Min(f.UI.TextWidth(lang.T("train/you/deck-n", 10), ui.NoteBold)+22, r.W*.3)
	pile := r.CutRight(dw)
	b.piles(f, v, pile)
	f.Fit(pile, deck, ui.NoteBold, f.Theme.Paper, ui.Right)
	r.CutRight(6)
	if name := v.Name(v.Viewer); r.W > 250 {
		w := math.Min(f.UI.TextWidth(name, ui.H3.At(15))+2, r.W*.34)
		f.Text(r.CutLeft(w), name, ui.H3.At(15), f.Theme.LitPaper, ui.Left)
		r.CutLeft(8)
	}
	w := math.Min(f.UI.TextWidth(total, ui.Number.At(18))+2, r.W*.45)
	f.Text(r.CutLeft(w), total, ui.Number.At(18), f.Theme.Lamp, ui.Left)
	r.CutLeft(8)
	for i := first; i < first+n; i++ {
		row := r
		if n == 2 {
			row = r.Row(i-first, 2, 2)
			b.small(f, row.CutLeft(28), i)
			row.CutLeft(4)
		} else {
			row = r.Place(r.W, math.Min(r.H, 26), ui.Center)
		}
		b.bullets(f, row, int(s.Bandits[i].Bullets), false)
	}
}
