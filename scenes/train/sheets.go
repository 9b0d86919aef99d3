package train

import (
	"math"

	"drygulch/audio"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// Sheets lie over the table while somebody looks closer: at the round card, the scheme, his own things. Any tap beside
// what can be pressed there puts them back.

// sheet draws the ground of a sheet with its title and what content puts on it, which returns its height. high is that
// height in the last picture: the ground is as large as that, and scrolls where it cannot be.
func sheet(f *ui.Frame, id, title string, high *float64, close func(), content func(r ui.Rect) float64) {
	f.Hotspot(ui.Hotspot{ID: "nav/back", Label: lang.T("ui/close"), Rect: f.Layout.Window(), Do: close, Silent: true})
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	head := f.UI.LineHeight(ui.H2) + 12
	r := area.Place(math.Min(area.W, 480), math.Min(area.H, *high+head+40), ui.Center)
	f.Panel(ui.DialogPanel, r)
	r = r.Inset(20)
	f.Fit(r.CutTop(head-4), title, ui.H2, f.Theme.BarnDark, ui.Left)
	r.CutTop(4)
	f.List(id, r, func(c ui.Rect) float64 {
		h := content(c)
		if h != *high {
			*high = h
			f.UI.Rebuild()
		}
		return h
	})
}

func putBack(u *ui.UI, s ui.Scene) {
	u.Play(audio.CueBack, 0)
	u.Close(s)
}

// roundSheet explains the round card: each turn and the event.
type roundSheet struct {
	b    *Board
	v    *table.View
	high float64
}

func (s *roundSheet) Name() string  { return s.v.Rules.Name + "/round" }
func (s *roundSheet) Tick(*ui.UI)   {}
func (s *roundSheet) Back(u *ui.UI) { putBack(u, s) }
func (s *roundSheet) Build(f *ui.Frame) {
	card, ok := s.b.round()
	if !ok {
		return
	}
	title := lang.T("train/round/of", int(s.b.now.Round)+1, rules.Rounds)
	sheet(f, "train/round/list", title, &s.high, func() { s.Back(f.UI) }, func(c ui.Rect) float64 {
		y := c.Y
		for i := range int(card.Count) {
			name := rules.IconNames[card.Turns[i]]
			words := lang.T("train/round/turn", lang.T("train/turn/"+name), lang.T("train/turn/"+name+"/text"))
			h := math.Max(48, f.UI.TextHeight(words, ui.Body, c.W-60))
			s.b.turn(f, ui.Rect{X: c.X, Y: y, W: 44, H: 44}, card.Turns[i], s.b.turnState(i))
			f.Paragraph(ui.Rect{X: c.X + 60, Y: y, W: c.W - 60, H: 44}, words, ui.Body, f.Theme.Ink, ui.Left)
			y += h + 8
		}
		y += 6
		head := lang.T("train/round/none")
		if card.Event != rules.NoHappening {
			head = lang.T("train/round/event", lang.T("train/round/"+card.Name))
		}
		if h := happenings[card.Event]; h.icon != 0 {
			f.Icon(h.icon, ui.Rect{X: c.X, Y: y, W: 44, H: 44}, f.Theme.Barn)
		}
		in := ui.Rect{X: c.X + 60, Y: y, W: c.W - 60}
		y += f.Paragraph(in, head, ui.BodyBold, f.Theme.BarnDark, ui.TopLeft)
		in.Y = y
		return y + f.Paragraph(in, lang.T("train/round/"+card.Name+"/text"), ui.Body, f.Theme.Ink, ui.TopLeft) - c.Y
	})
}

// schemeSheet lists the scheme in order.
type schemeSheet struct {
	b    *Board
	v    *table.View
	high float64
}

func (s *schemeSheet) Name() string  { return s.v.Rules.Name + "/scheme" }
func (s *schemeSheet) Tick(*ui.UI)   {}
func (s *schemeSheet) Back(u *ui.UI) { putBack(u, s) }
func (s *schemeSheet) Build(f *ui.Frame) {
	b, v := s.b, s.v
	sheet(f, "train/scheme/list", lang.T("train/scheme"), &s.high, func() { s.Back(f.UI) }, func(c ui.Rect) float64 {
		y := c.Y
		put := func(words string, st ui.Style, col ui.Color) {
			y += f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, words, st, col, ui.TopLeft) + 8
		}
		put(lang.T("train/scheme/text"), ui.Body, f.Theme.InkSoft)
		h := math.Max(48, f.UI.LineHeight(ui.Body))
		f.Toggle(ui.Rect{X: c.X, Y: y, W: c.W, H: h}, ui.Toggle{ID: "train/memory", Label: lang.T("train/scheme/hide"), On: b.veiled, Light: true,
			Set: func(on bool) { b.veiled = on; f.UI.Rebuild() }})
		y += h + 8
		if b.now.Laid == 0 {
			put(lang.T("train/scheme/empty"), ui.Body, f.Theme.Ink)
		}
		for i := range int(b.now.Laid) {
			y += b.schemeRow(f, v, ui.Rect{X: c.X, Y: y, W: c.W}, i)
		}
		return y - c.Y
	})
}

// schemeRow is one card of the scheme: who laid it, what it is, and how it stands. It returns its height.
func (b *Board) schemeRow(f *ui.Frame, v *table.View, r ui.Rect, i int) float64 {
	s := &b.now
	p := s.Scheme[i]
	stealing := !b.nextSlot() && s.Phase != rules.Keeping
	_, resolving := s.Resolving()
	hide := b.veiled && !stealing && i < int(s.Laid)-1
	name, state := cardOf(s, p.Card), ""
	card := p.Card
	switch {
	case hide:
		name, card = lang.T("train/scheme/covered"), rules.Hidden
	case p.Down && p.Card.Kind() == rules.NoKind:
		name = lang.T("train/scheme/covered")
	case p.Down:
		name = lang.T("train/scheme/yours", name)
	}
	switch {
	case stealing && resolving && i == int(s.Next):
		state = lang.T("train/scheme/current")
	case stealing && i < int(s.Next):
		state = lang.T("train/scheme/ended")
	}
	const wide = 36.0
	h := math.Max(wide*miniShape, f.UI.LineHeight(ui.BodyBold)+f.UI.LineHeight(ui.Note)) + 8
	r.H = h - 4
	f.Text(r.CutLeft(28), lang.Number(i+1), ui.H3, f.Theme.InkSoft, ui.Left)
	box := r.CutLeft(wide).Place(wide, wide*miniShape, ui.Center)
	b.mini(f, box, card, v.Look(p.Seat), p.Down || hide)
	r.CutLeft(12)
	if state != "" {
		w := math.Min(f.UI.TextWidth(state, ui.Note)+4, r.W*.4)
		f.Fit(r.CutRight(w), state, ui.Note, f.Theme.InkSoft, ui.Right)
	}
	top := r.CutTop(r.H * .52)
	f.Fit(top, name, ui.BodyBold, f.Theme.Ink, ui.Left)
	f.Text(r, v.Name(p.Seat), ui.Note, f.Theme.InkSoft, ui.Left)
	return h
}

// youSheet tells everything that is the viewer's own.
type youSheet struct {
	b    *Board
	v    *table.View
	high float64
}

func (s *youSheet) Name() string  { return s.v.Rules.Name + "/you" }
func (s *youSheet) Tick(*ui.UI)   {}
func (s *youSheet) Back(u *ui.UI) { putBack(u, s) }
func (s *youSheet) Build(f *ui.Frame) {
	b, v := s.b, s.v
	now := &b.now
	if v.Viewer < 0 {
		return
	}
	sheet(f, "train/you/list", lang.T("train/you/title"), &s.high, func() { s.Back(f.UI) }, func(c ui.Rect) float64 {
		y := c.Y
		put := func(words string, st ui.Style, col ui.Color) {
			y += f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, words, st, col, ui.TopLeft) + 6
		}
		first, n := now.Crewed(v.Viewer)
		for i := first; i < first+n; i++ {
			put(character(now, i), ui.H3, f.Theme.BarnDark)
			if now.Powers {
				put(lang.T("train/power/"+rules.CharacterNames[now.Bandits[i].Character]), ui.Note, f.Theme.InkSoft)
			}
			y += b.lootList(f, ui.Rect{X: c.X, Y: y, W: c.W}, i)
			put(lang.T("train/you/left", int(now.Bandits[i].Bullets), rules.CylinderSize), ui.Body, f.Theme.Ink)
		}
		p := &now.Players[v.Viewer]
		put(lang.T("train/you/received", now.Received(v.Viewer)), ui.Body, f.Theme.Ink)
		put(lang.T("train/you/cards", int(p.InDeck)), ui.Body, f.Theme.Ink)
		if now.Expert {
			put(lang.T("train/you/discards", pileWords(now, now.DiscardsOf(v.Viewer))), ui.Body, f.Theme.Ink)
		}
		return y - c.Y
	})
}

// lootList lists the loot on a bandit's card, one piece a line, and returns its height.
func (b *Board) lootList(f *ui.Frame, r ui.Rect, bandit int) float64 {
	s := &b.now
	y := r.Y
	line := func(icon func(ui.Rect), words string) {
		row := ui.Rect{X: r.X, Y: y, W: r.W, H: math.Max(34, f.UI.LineHeight(ui.Body))}
		icon(row.CutLeft(34).Place(30, 30, ui.Center))
		row.CutLeft(8)
		f.Fit(row, words, ui.Body, f.Theme.Ink, ui.Left)
		y += row.H + 2
	}
	loot := func(kind rules.Loot) func(ui.Rect) {
		return func(box ui.Rect) { b.drawLoot(f, kind, box) }
	}
	for _, t := range s.TokensAt(rules.OnCard + bandit) {
		line(loot(rules.Purse), lang.T("train/loot/worth", lang.T("train/loot/purse"), money(t.Value)))
	}
	for range int(s.Bandits[bandit].Jewels) {
		line(loot(rules.Jewel), lang.T("train/loot/worth", lang.T("train/loot/jewel"), lang.Money(rules.JewelWorth)))
	}
	for range int(s.Bandits[bandit].Strongboxes) {
		line(loot(rules.Strongbox), lang.T("train/loot/worth", lang.T("train/loot/strongbox"), lang.Money(rules.StrongboxWorth)))
	}
	if s.Ransom>>bandit&1 == 1 {
		line(func(box ui.Rect) { f.Icon(sprites.IconMoneyStack, box, f.Theme.Barn) },
			lang.T("train/loot/worth", lang.T("train/you/ransom"), lang.Money(rules.RansomWorth)))
	}
	if y == r.Y {
		y += f.Paragraph(r, lang.T("train/you/nothing"), ui.Body, f.Theme.InkSoft, ui.TopLeft) + 4
	}
	return y - r.Y
}
