package showdown

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// ways tells how far a seat and the viewer are from each other, and who can shoot whom.
func (b *Board) ways(v *table.View, s *rules.State, seat game.Seat) []string {
	me := v.Viewer
	if !s.Lives(seat) || s.Characters[seat] == rules.Nobody {
		return nil
	}
	lines := []string{lang.T("showdown/seat/weapon", weaponName(s, seat), s.Reach(seat))}
	if me == game.NoSeat || me == seat || !s.Lives(me) {
		return lines
	}
	there, back := s.Distance(me, seat), s.Distance(seat, me)
	key := "showdown/seat/reach/no"
	if there <= s.Reach(me) {
		key = "showdown/seat/reach/yes"
	}
	lines = append(lines, lang.T(key, v.Name(seat), there, weaponName(s, me), s.Reach(me)))
	key = "showdown/seat/back/no"
	if back <= s.Reach(seat) {
		key = "showdown/seat/back/yes"
	}
	return append(lines, lang.T(key, v.Name(seat), back, weaponName(s, seat), s.Reach(seat)))
}

// seatSheet tells all that the viewer may know of a seat, and takes his guess of its role.
type seatSheet struct {
	b    *Board
	v    *table.View
	seat game.Seat
	high float64
}

func (s *seatSheet) Name() string { return s.v.Rules.Name + "/seat" }
func (s *seatSheet) Tick(*ui.UI)  {}
func (s *seatSheet) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(s)
}

func (s *seatSheet) Build(f *ui.Frame) {
	f.Hotspot(ui.Hotspot{ID: "nav/back", Label: lang.T("ui/close"), Rect: f.Layout.Window(), Do: func() { s.Back(f.UI) }, Silent: true})
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	r := area.Place(math.Min(area.W, 480), math.Min(area.H, math.Max(s.high, 84)+40), ui.Center)
	f.Panel(ui.DialogPanel, r)
	f.List("showdown/seat/list", r.Inset(20).Pad(0, 0, -8, 0), func(c ui.Rect) float64 {
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
func (s *seatSheet) content(f *ui.Frame, c ui.Rect) float64 {
	b, v, seat := s.b, s.v, s.seat
	now := known(v)
	y := c.Y
	put := func(words string, st ui.Style, on ui.Color) {
		if words != "" {
			y += f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, words, st, on, ui.TopLeft) + 6
		}
	}
	head := ui.Rect{X: c.X, Y: y, W: c.W, H: math.Max(84, f.UI.LineHeight(ui.H2)+2*f.UI.LineHeight(ui.Note)+8)}
	b.bust(f, v, seat, head.CutLeft(80).Place(80, 80, ui.TopLeft), true)
	head.CutLeft(18)
	f.Fit(head.CutTop(f.UI.LineHeight(ui.H2)+2), v.Name(seat), ui.H2, f.Theme.BarnDark, ui.Left)
	who := lang.T("showdown/seat/choosing")
	if ch := now.Characters[seat]; ch != rules.Nobody {
		who = characterName(ch)
	}
	f.Fit(head.CutTop(f.UI.LineHeight(ui.BodyBold)+2), who, ui.BodyBold, f.Theme.Ink, ui.Left)
	if now.Phase != rules.Choosing && now.Lives(seat) {
		b.bullets(f, head.Place(head.W, math.Min(26, head.H), ui.TopLeft), int(now.Life[seat]), now.MaxLife(seat))
	}
	y = head.Bottom()
	y = math.Max(y, c.Y+84) + 6
	if now.Shown.Has(seat) {
		put(lang.T("showdown/seat/role", roleWord(seat, now.Roles[seat])), ui.BodyBold, f.Theme.BarnDark)
	}
	if ch := now.Characters[seat]; ch != rules.Nobody {
		put(powerOf(ch), ui.Body, f.Theme.Ink)
		name := table.RuleName(v.Rules, ch.Rule())
		f.Button(ui.Rect{X: c.X, Y: y, W: math.Min(c.W, b.plan.grow(140, 90)), H: finger}, ui.Button{ID: "showdown/seat/rule", Label: name,
			Icon: sprites.IconOpenBook, Hint: lang.T("table/open-rule", name), Kind: ui.DarkButton, Do: func() { v.OpenRule(ch.Rule()) }})
		y += finger + 8
	}
	for _, line := range b.ways(v, now, seat) {
		put(line, ui.Body, f.Theme.Ink)
	}
	if !now.Lives(seat) {
		put(lang.T("showdown/seat/out"), ui.Body, f.Theme.Ink)
	} else if now.Phase != rules.Choosing {
		put(lang.T("showdown/seat/hand", int(now.InHand[seat])), ui.Body, f.Theme.Ink)
		if v.Viewer != seat && now.InHand[seat] > 0 {
			put(knownCards(now, seat), ui.Note, f.Theme.InkSoft)
		}
	}
	y += s.inPlay(f, ui.Rect{X: c.X, Y: y, W: c.W}, now)
	if v.Viewer != game.NoSeat && v.Viewer != seat && !now.Shown.Has(seat) {
		y += s.guesses(f, ui.Rect{X: c.X, Y: y + 6, W: c.W}) + 6
	}
	return y - c.Y
}

// inPlay lists the cards before the seat with what each does.
func (s *seatSheet) inPlay(f *ui.Frame, r ui.Rect, now *rules.State) float64 {
	y := r.Y
	for slot, c := range now.Gear[s.seat] {
		if c == rules.NoCard {
			continue
		}
		words := lang.T("showdown/seat/card", cardName(c), lang.T("showdown/card/"+rules.KindNames[c.Kind()]+"/text"))
		h := math.Max(56, f.UI.TextHeight(words, ui.Note, r.W-52))
		s.b.inPlay(f, ui.Rect{X: r.X, Y: y, W: 40, H: 54}, c, rules.Slot(slot))
		f.Paragraph(ui.Rect{X: r.X + 52, Y: y, W: r.W - 52, H: 54}, words, ui.Note, f.Theme.Ink, ui.Left)
		y += h + 6
	}
	return y - r.Y
}

// guesses lets the viewer mark what he takes the seat for: for his eyes alone.
func (s *seatSheet) guesses(f *ui.Frame, r ui.Rect) float64 {
	v := s.v
	y := r.Y + f.Paragraph(r, lang.T("showdown/note/title"), ui.BodyBold, f.Theme.BarnDark, ui.TopLeft)
	y += f.Paragraph(ui.Rect{X: r.X, Y: y, W: r.W}, lang.T("showdown/note/text"), ui.Note, f.Theme.InkSoft, ui.TopLeft) + 6
	options := []ui.Option{{ID: "none", Label: lang.T("showdown/note/none")}}
	values := []uint8{0}
	chosen := 0
	counts := rules.RoleCounts[known(v).Seats]
	for role := rules.Deputy; role <= rules.Renegade; role++ {
		if counts[role] == 0 {
			continue
		}
		if v.Note(s.seat) == uint8(role) {
			chosen = len(options)
		}
		options = append(options, ui.Option{ID: rules.RoleNames[role], Label: roleName(role), Icon: roleIcons[role]})
		values = append(values, uint8(role))
	}
	set := func(i int) { v.SetNote(s.seat, values[i]) }
	h := math.Max(finger, f.UI.LineHeight(ui.NoteBold)+18)
	if wide := r.W / float64(len(options)); wide >= 92*math.Max(f.Layout.Text, 1) {
		f.Segments(ui.Rect{X: r.X, Y: y, W: r.W, H: h}, "showdown/note", options, chosen, set)
		return y + h - r.Y
	}
	rows := (len(options) + 1) / 2
	grid := ui.Rect{X: r.X, Y: y, W: r.W, H: float64(rows)*(h+gap) - gap}
	for i, o := range options {
		kind := ui.PaperButton
		if i == chosen {
			kind = ui.BrassButton
		}
		f.Button(grid.Cell(i, 2, rows, gap), ui.Button{ID: "showdown/note/" + o.ID, Label: o.Label, Icon: o.Icon, Kind: kind, Do: func() { set(i) }})
	}
	return grid.Bottom() - r.Y
}
