package table

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// lookAt shows a thing from close by: its card with the full text, why it cannot be tapped now, and its rule.
func (t *Table) lookAt(r game.Ref) {
	v := &t.view
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

// closeLook lies over the table while somebody looks at one thing. Any tap puts it back.
type closeLook struct {
	t    *Table
	card Card
	why  string
}

func (l *closeLook) Name() string { return l.t.Name() + "/look" }

func (l *closeLook) Tick(*ui.UI) {}

func (l *closeLook) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(l)
}

func (l *closeLook) Build(f *ui.Frame) {
	u, c := f.UI, l.card
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	f.Hotspot(ui.Hotspot{ID: "nav/back", Label: lang.T("ui/close"), Rect: f.Layout.Window(), Do: func() { l.Back(u) }, Silent: true})
	text := ui.Rect{}
	if c.Family != "" || c.Back {
		lying := area.W > area.H
		w := zoomSize.width
		if lying {
			w = math.Min(w, math.Min(area.W*.4, area.H/1.4))
			both := area.Place(math.Min(area.W, w+16+380), math.Min(area.H, w*1.4), ui.Center)
			text = both
			p := text.CutLeft(w)
			text.CutLeft(16)
			l.t.view.DrawCard(f, ui.Point{X: p.X, Y: p.Y}, w, c, CardState{})
		} else {
			w = math.Min(w, math.Min(area.W*.8, area.H*.5/1.4))
			top := area.CutTop(w * 1.4)
			area.CutTop(12)
			p := top.Place(w, w*1.4, ui.Center)
			l.t.view.DrawCard(f, ui.Point{X: p.X, Y: p.Y}, w, c, CardState{})
			text = area.Place(math.Min(area.W, 420), area.H, ui.Top)
		}
	} else {
		text = area.Place(math.Min(area.W, 460), math.Min(area.H, 420), ui.Center)
	}
	if c.Back {
		return
	}
	l.words(f, text)
}

// words are the text of the card beside its picture, scrolling where it is long.
func (l *closeLook) words(f *ui.Frame, r ui.Rect) {
	c := l.card
	f.Panel(ui.DialogPanel, r)
	r = r.Inset(20)
	foot := ui.Rect{}
	if c.Rule != 0 {
		foot = r.CutBottom(control)
		r.CutBottom(gap)
	}
	f.List("table/look", r, func(in ui.Rect) float64 {
		y := in.Y
		put := func(s string, st ui.Style, col ui.Color) {
			if s != "" {
				y += f.Paragraph(ui.Rect{X: in.X, Y: y, W: in.W}, s, st, col, ui.TopLeft) + 6
			}
		}
		put(c.Title, ui.H2, f.Theme.BarnDark)
		put(c.Word, ui.NoteBold, f.Theme.InkSoft)
		put(c.Text, ui.Body, f.Theme.Ink)
		put(l.why, ui.NoteBold, f.Theme.BarnDark)
		return y - in.Y
	})
	if c.Rule != 0 {
		name := RuleName(l.t.view.Rules, c.Rule)
		f.Button(foot.Place(math.Min(foot.W, 160), control, ui.Left), ui.Button{ID: "look/rule", Label: name,
			Hint: lang.T("table/open-rule", name), Kind: ui.DarkButton, Do: func() { l.t.openRules(c.Rule) }})
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
	said := s.height
	f.List("table/seat", r.Inset(20), func(in ui.Rect) float64 {
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
		s.height = y - in.Y
		return s.height
	})
	if s.height != said {
		u.Rebuild() // in the same tick, in the right size
	}
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
