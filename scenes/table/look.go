package table

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// lookAt shows a thing from close by: its card with the full text, why it cannot be tapped now, and its rule.
func (t *Table) lookAt(r game.Ref) {
	v := &t.view
	if r.Kind == game.RefSeat && int(r.A) < v.Seats() {
		t.ui.Open(&seatSheet{t: t, seat: game.Seat(r.A)})
		return
	}
	c, ok := t.board.Look(v, r)
	if !ok {
		return
	}
	why := ""
	if v.Asked() && v.Mark(r) == Barred {
		why = v.Why(r)
	}
	t.ui.Play(audio.CueSelect, 0)
	t.ui.Open(&closeLook{t: t, card: c, why: why})
}

// closeLook lies over the table while somebody looks at one thing. Any tap beside it puts it back.
type closeLook struct {
	t      *Table
	card   Card
	why    string
	height float64 // of the words beside the picture; 0: not known yet
}

func (l *closeLook) Name() string { return l.t.Name() + "/look" }

func (l *closeLook) Tick(*ui.UI) {}

func (l *closeLook) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(l)
}

func (l *closeLook) Build(f *ui.Frame) {
	c := l.card
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	f.Hotspot(ui.Hotspot{ID: "nav/back", Label: lang.T("ui/close"), Rect: f.Layout.Window(), Do: func() { l.Back(f.UI) }, Silent: true})
	if c.Family == "" && !c.Back {
		l.words(f, area.Place(math.Min(area.W, 460), area.H, ui.Center), true)
		return
	}
	w, words := zoomSize.width, 380.0
	lying := area.W > area.H
	if lying {
		w = math.Min(w, math.Min(area.W*.4, area.H/1.4))
		if l.brief(f, w) {
			words = 240
		}
		area = area.Place(math.Min(area.W, w+16+words), area.H, ui.Center)
	} else {
		w = math.Min(w, math.Min(area.W*.8, area.H*.55/1.4))
	}
	h := cardHeight(w)
	var at ui.Rect
	if lying {
		at = area.CutLeft(w).Place(w, h, ui.Center)
		area.CutLeft(16)
	} else {
		below := math.Min(l.height+40, area.H-h-12)
		area = area.Place(area.W, h+12+below, ui.Center)
		at = area.CutTop(h).Place(w, h, ui.Center)
		area.CutTop(12)
	}
	l.t.view.DrawCard(f, ui.Point{X: at.X, Y: at.Y}, w, c, CardState{})
	if !c.Back {
		l.words(f, area.Place(math.Min(area.W, words), area.H, ui.Center), !l.brief(f, w))
	}
}

// brief tells whether the card itself shows the whole text.
func (l *closeLook) brief(f *ui.Frame, width float64) bool {
	return l.t.view.textFits(f, l.card, width)
}

// words are what there is to say beside the picture, in a panel of their height; where that is more than r they scroll.
func (l *closeLook) words(f *ui.Frame, r ui.Rect, whole bool) {
	c := l.card
	r = r.Place(r.W, math.Min(r.H, math.Max(l.height, 20)+40), ui.Center)
	f.Panel(ui.DialogPanel, r)
	measured(f, "table/look", r.Inset(20).Pad(0, 0, -14, 0), &l.height, func(in ui.Rect) float64 {
		y := in.Y
		put := func(s string, st ui.Style, col ui.Color) {
			if s != "" {
				y += f.Paragraph(ui.Rect{X: in.X, Y: y, W: in.W}, s, st, col, ui.TopLeft) + 6
			}
		}
		if whole {
			put(c.Title, ui.H2, f.Theme.BarnDark)
		}
		put(c.Word, ui.BodyBold, f.Theme.InkSoft)
		if whole {
			put(c.Text, ui.Body, f.Theme.Ink)
		}
		put(l.why, ui.NoteBold, f.Theme.BarnDark)
		if c.Rule != 0 {
			name := RuleName(l.t.view.Rules, c.Rule)
			f.Button(ui.Rect{X: in.X, Y: y + 4, W: math.Min(in.W, 160), H: control}, ui.Button{ID: "look/rule", Label: name,
				Icon: sprites.IconOpenBook, Hint: lang.T("table/open-rule", name), Kind: ui.DarkButton, Do: func() { l.t.openRules(c.Rule) }})
			y += control + 6
		}
		return y - in.Y
	})
}

// measured is a list that notes in height how high it has become. If that is news all is built again in the same tick, in
// the right size.
func measured(f *ui.Frame, id string, r ui.Rect, height *float64, build func(in ui.Rect) float64) {
	was := *height
	f.List(id, r, func(in ui.Rect) float64 {
		*height = build(in)
		return *height
	})
	if *height != was {
		f.UI.Rebuild()
	}
}

// seatSheet shows one seat from close by: who sits there, the plate, and what the board has to tell of it.
type seatSheet struct {
	t      *Table
	seat   game.Seat
	height float64 // of what it says; 0: not known yet
}

func (s *seatSheet) Name() string { return s.t.Name() + "/seat" }

func (s *seatSheet) Tick(*ui.UI) {}

func (s *seatSheet) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(s)
}

func (s *seatSheet) Build(f *ui.Frame) {
	u, v := f.UI, &s.t.view
	f.Hotspot(ui.Hotspot{ID: "nav/back", Label: lang.T("ui/close"), Rect: f.Layout.Window(), Do: func() { s.Back(u) }, Silent: true})
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	r := area.Place(math.Min(area.W, 460), math.Min(area.H, math.Max(s.height, 84)+40), ui.Center)
	f.Panel(ui.DialogPanel, r)
	measured(f, "table/seat", r.Inset(20), &s.height, func(in ui.Rect) float64 {
		y := in.Y
		row := ui.Rect{X: in.X, Y: y, W: in.W, H: 72}
		p := s.t.board.Plate(v, s.seat)
		f.Bust(row.CutLeft(72), ui.Bust{Portrait: portrait(v.Player(s.seat)), Seat: v.Look(s.seat), Disc: true, Out: p.Out})
		row.CutLeft(16)
		f.Fit(row.CutTop(36), v.Name(s.seat), ui.H2, f.Theme.Ink, ui.Left)
		f.Fit(row, s.who(), ui.Note, f.Theme.InkSoft, ui.Left)
		y += 84
		for _, c := range p.Counters {
			line := ui.Rect{X: in.X, Y: y, W: in.W, H: math.Max(26, u.LineHeight(ui.Body))}
			if c.Tint.A == 0 || c.Tint == f.Theme.Lamp {
				c.Tint = f.Theme.Ink
			}
			drawCounter(f, line.CutLeft(64), 20, c, ui.H3, f.Theme.Ink)
			f.Fit(line, c.Label, ui.Body, f.Theme.Ink, ui.Left)
			y = line.Bottom() + 4
		}
		put := func(text string, st ui.Style, c ui.Color) {
			if text != "" {
				y += 6 + f.Paragraph(ui.Rect{X: in.X, Y: y + 6, W: in.W}, text, st, c, ui.TopLeft)
			}
		}
		put(p.Note, ui.BodyBold, f.Theme.BarnDark)
		if c, ok := s.t.board.Look(v, game.Ref{Kind: game.RefSeat, A: uint8(s.seat)}); ok {
			put(c.Title, ui.H3, f.Theme.BarnDark)
			put(c.Text, ui.Body, f.Theme.Ink)
		}
		y += s.whyButton(f, ui.Rect{X: in.X, Y: y, W: in.W})
		return y - in.Y
	})
}

// who tells whether a person or an opponent sits here.
func (s *seatSheet) who() string {
	v := &s.t.view
	symbol := lang.T("table/seat/" + ui.Dusk.Seats[v.Look(s.seat)].Name)
	switch {
	case v.Gone(s.seat):
		return lang.T("table/who/gone", symbol)
	case v.Bot(s.seat):
		return lang.T("table/who/bot", symbol)
	}
	return lang.T("table/who/human", symbol)
}
