package table

import (
	"fmt"
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// Build draws the table as the one who chose saw it, and around it what leads through the match.
func (r *Review) Build(f *ui.Frame) {
	t, v := r.t, &r.t.view
	f.Modal()
	clear(v.seen)
	if f.Layout != t.layout {
		t.layout = f.Layout
		r.height = 0
	}
	z := zonesOf(f.Layout, t.board.Seating(), v.Seats(), f.UI.Prefs.LeftHanded)
	v.Spare = z.spare
	f.Seats(int(v.Viewer), int(v.Actor))
	f.Busy(r.thought.answer != nil)
	f.PinToasts(f.Layout.H - min(z.tray.Y, z.actions.Y))
	f.Rect(f.Layout.Window(), f.Theme.Night)
	f.Panel(ui.BarPanel, z.bar)
	ground := ui.Rect{X: 0, Y: z.board.Y, W: f.Layout.W, H: z.board.H}
	if !z.spare.Empty() {
		ground = ground.Union(ui.Rect{X: 0, Y: z.spare.Y, W: f.Layout.W, H: z.spare.H})
	}
	f.PushClip(ground)
	t.board.Build(f, z.board, v)
	f.Pop()
	f.Panel(ui.TrayPanel, z.tray)
	r.bar(f, &z)
	t.plates(f, &z)
	t.ownHand(f, &z)
	r.leads(f, &z)
	r.panel(f, &z)
	f.Focus("review/next")
}

// bar is the top of the screen: the way back, which choice it is and whose, and what helps.
func (r *Review) bar(f *ui.Frame, z *zones) {
	t, v := r.t, &r.t.view
	f.IconButton(z.back, ui.Button{ID: "nav/back", Label: lang.T("review/back"), Icon: sprites.IconReturnArrow,
		Kind: ui.DarkButton, Do: func() { r.Back(f.UI) }})
	if !z.title.Empty() {
		f.Fit(z.title, lang.T("review/title"), ui.H1.At(26), f.Theme.LitPaper, ui.Left)
	}
	list := func() { f.UI.Open(&reviewList{r: r}) }
	if at := z.icons[1]; !at.Empty() {
		f.IconButton(at, ui.Button{ID: "review/list", Label: lang.T("review/list"), Icon: sprites.IconNewspaper, Kind: ui.DarkButton, Key: 'L', Do: list})
	} else {
		f.Hotspot(ui.Hotspot{ID: "review/list", Label: lang.T("review/list"), Rect: z.banner, Key: 'L', Do: list})
	}
	if at := z.icons[2]; !at.Empty() {
		f.IconButton(at, ui.Button{ID: "table/rules", Label: lang.T("table/rules"), Icon: sprites.IconOpenBook, Kind: ui.DarkButton, Key: 'R',
			Do: func() { t.openRules(0) }})
	}
	f.IconButton(z.icons[3], ui.Button{ID: "review/deal", Label: lang.T("review/deal"), Icon: sprites.IconPokerHand, Kind: ui.DarkButton, Key: 'D',
		Do: func() { f.UI.Open(r.Deal()) }})
	seat := 0
	now, ok := r.now()
	if ok {
		seat = v.Look(now.seat)
	}
	on := f.Plate(z.banner, ui.SeatPlate, seat)
	in := z.banner.Pad(12, 3, 12, 3)
	if z.banner.W >= least {
		side := min(in.H, 30)
		f.SeatSymbol(in.CutLeft(side).Place(side, side, ui.Center), seat, on)
		in.CutLeft(10)
	}
	title := r.title()
	if ok {
		title = lang.T("table/named-turn", v.FirstName(now.seat), title)
	}
	if first := f.UI.LineHeight(ui.H3); in.H >= first+f.UI.LineHeight(ui.NoteBold)-4 {
		f.Text(in.CutTop(in.H/2+1), title, ui.H3, on, ui.Left)
		f.StatusLine(in, r.played(), ui.NoteBold, on, ui.Left)
		return
	}
	f.Fit(in, title, ui.H3, on, ui.Left)
}

// played is what was chosen, by the names of what was tapped.
func (r *Review) played() string {
	now, ok := r.now()
	if !ok {
		return ""
	}
	return r.t.wordsOf(r.whole.Records()[now.record].Move)
}

// leads are the buttons beside the hand: back, on, and the thoughts.
func (r *Review) leads(f *ui.Frame, z *zones) {
	turn := func(id, key string, at ui.Rect, by int, letter ui.Key) {
		b := ui.Button{ID: id, Label: lang.T(key), Kind: ui.DarkButton, Key: letter, Size: 16, Do: func() { r.step(by) }}
		if by > 0 {
			b.Kind = ui.Primary
		}
		if to := r.at + by; to < 0 || to >= len(r.turns) {
			b.Disabled, b.Reason = true, lang.T("review/end")
		}
		f.Button(at, b)
	}
	think := ui.Button{ID: "review/thoughts", Label: lang.T("review/thoughts"), Icon: sprites.IconLightBulb, Kind: ui.DarkButton, Key: 'I', Size: 16, Do: func() {
		r.open = !r.open
		r.t.ui.Play(audio.CueSelect, 0)
		if r.open {
			r.think()
		}
		r.t.ui.Rebuild()
	}}
	area := z.actions
	if z.upright {
		h := math.Min((area.H-2*gap)/3, tallest)
		area = area.CutBottom(3*h + 2*gap)
		f.Button(area.Row(0, 3, gap), think)
		turn("review/back", "review/before", area.Row(1, 3, gap), -1, 'P')
		turn("review/next", "review/after", area.Row(2, 3, gap), 1, 'N')
		return
	}
	think.Icon = 0
	first, last := 0, 2
	if z.left {
		first, last = last, first
	}
	turn("review/back", "review/before", area.Column(first, 3, gap), -1, 'P')
	f.Button(area.Column(1, 3, gap), think)
	turn("review/next", "review/after", area.Column(last, 3, gap), 1, 'N')
}

// panel tells what was played and why. It lies over the upper right of the board.
func (r *Review) panel(f *ui.Frame, z *zones) {
	now, ok := r.now()
	if !ok || !r.open {
		return
	}
	v := &r.t.view
	room := z.board.Inset(gap)
	w := noteWidth(f, room, 400)
	at := room.Place(w, math.Min(room.H, math.Max(r.height, 60)+28), ui.TopRight)
	f.Cover(at)
	f.Panel(ui.DialogPanel, at)
	measured(f, "review/thoughts", at.Inset(14), &r.height, func(c ui.Rect) float64 {
		y := c.Y
		put := func(text string, st ui.Style, ink ui.Color, after float64) {
			y += f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, text, st, ink, ui.TopLeft) + after
		}
		put(lang.T("review/played", v.FirstName(now.seat)), ui.H3, f.Theme.BarnDark, 4)
		put(r.played(), ui.BodyBold, f.Theme.Ink, 6)
		for i, line := range r.told(now.record) {
			y += r.t.line(f, ui.Rect{X: c.X, Y: y, W: c.W}, line, i, lineLinks{rule: "review/rule/%d"}, f.Theme.InkSoft)
		}
		y += 4
		if r.past.Bot(now.seat) == "" {
			put(lang.T("review/person", v.FirstName(now.seat)), ui.Note, f.Theme.InkSoft, 0)
		} else {
			y += r.reasons(f, ui.Rect{X: c.X, Y: y, W: c.W}, now.seat)
			y += r.weighed(f, ui.Rect{X: c.X, Y: y, W: c.W}, now.seat)
		}
		return y - c.Y
	})
}

// reasons are what spoke for the choice, with a padlock before what was kept to himself then; it returns the height.
func (r *Review) reasons(f *ui.Frame, in ui.Rect, seat game.Seat) float64 {
	u, y := f.UI, in.Y
	y += f.Paragraph(in, lang.T("review/why"), ui.H3, f.Theme.BarnDark, ui.TopLeft) + 4
	const icon = 20.0
	said := map[string]bool{}
	for _, why := range r.thought.why {
		words := r.t.view.Past(why, seat)
		if said[words] {
			continue
		}
		said[words] = true
		if !r.t.view.Rules.Reasons[why.Key] {
			f.Icon(sprites.IconPadlock, ui.Rect{X: in.X, Y: y + (u.LineHeight(ui.Body)-icon)/2, W: icon, H: icon}, f.Theme.InkSoft)
		}
		y += f.Paragraph(ui.Rect{X: in.X + icon + 8, Y: y, W: in.W - icon - 8}, words, ui.Body, f.Theme.Ink, ui.TopLeft) + 4
	}
	return y + 4 - in.Y
}

// weighed is what else was considered, with its share of the thinking; it returns the height.
func (r *Review) weighed(f *ui.Frame, in ui.Rect, seat game.Seat) float64 {
	u, h, y := f.UI, &r.thought, in.Y
	put := func(text string, st ui.Style, ink ui.Color, after float64) {
		y += f.Paragraph(ui.Rect{X: in.X, Y: y, W: in.W}, text, st, ink, ui.TopLeft) + after
	}
	switch {
	case h.failed:
		put(lang.T("table/hint/nothing"), ui.Note, f.Theme.InkSoft, 0)
		return y - in.Y
	case h.tips == nil:
		row := ui.Rect{X: in.X, Y: y, W: in.W, H: math.Max(28, u.LineHeight(ui.Note))}
		f.Thinking(row.CutRight(48).Center(), f.Theme.BarnDark)
		f.Fit(row, lang.T("review/thinking"), ui.Note, f.Theme.InkSoft, ui.Left)
		return row.H
	case len(h.tips) == 0:
		put(lang.T("review/no-search", r.t.view.FirstName(seat)), ui.Note, f.Theme.InkSoft, 0)
		return y - in.Y
	}
	put(lang.T("review/weighed"), ui.H3, f.Theme.BarnDark, 4)
	for _, tip := range h.tips {
		y += tip.set(f, ui.Rect{X: in.X, Y: y, W: in.W}, ui.Note)
	}
	again := "review/same"
	if !h.same {
		again = "review/other"
	}
	put(lang.T(again), ui.Note, f.Theme.InkSoft, 0)
	return y - in.Y
}

// reviewList is all that happened, to go to a choice at once.
type reviewList struct {
	r       *Review
	heights []float64 // of the lines in a drawer of this layout
	layout  ui.Layout
}

func (l *reviewList) Name() string { return l.r.Name() + "/list" }

func (l *reviewList) Tick(*ui.UI) {}

func (l *reviewList) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(l)
}

func (l *reviewList) Build(f *ui.Frame) {
	u := f.UI
	r := drawer(f, lang.T("review/list"), func() { l.Back(u) })
	if f.Layout != l.layout {
		l.layout, l.heights = f.Layout, l.heights[:0]
	}
	focus := "nav/back"
	f.List("review/list", r, func(in ui.Rect) float64 {
		y := in.Y
		for i, line := range l.r.tale {
			if i < len(l.heights) && !f.Visible(ui.Rect{X: in.X, Y: y - f.Layout.H, W: in.W, H: l.heights[i] + 2*f.Layout.H}) {
				y += l.heights[i]
				continue
			}
			const pad = 6.0
			h := math.Max(control, u.TextHeight(line.Text, ui.Body, in.W-26)+2*pad)
			row := ui.Rect{X: in.X, Y: y, W: in.W, H: h}
			id := fmt.Sprintf("review/line/%d", i)
			if now, ok := l.r.now(); ok && line.Record == now.record {
				f.Rect(row, ui.Fade(f.Theme.Lamp, .5))
				focus = id
			}
			f.Hotspot(ui.Hotspot{ID: id, Label: line.Text, Rect: row, Do: func() {
				u.Close(l)
				l.r.show(l.r.find(line.Record))
			}})
			words := row.Pad(0, (h-u.TextHeight(line.Text, ui.Body, in.W-26))/2, 0, 0)
			l.r.t.line(f, words, line, i, lineLinks{}, f.Theme.Ink)
			if i == len(l.heights) {
				l.heights = append(l.heights, h)
			}
			y += h
		}
		return y - in.Y
	})
	f.Focus(focus)
}
