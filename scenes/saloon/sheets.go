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

// seatSheet tells all that the viewer may know of a seat. On his own it has the switch of when he wants to be asked for
// team cards (HN-148).
type seatSheet struct {
	b    *Board
	v    *table.View
	seat game.Seat
	high float64
}

func (s *seatSheet) Name() string { return gameName + "/seat" }
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
	f.List("saloon/seat/list", r.Inset(20).Pad(0, 0, -8, 0), func(c ui.Rect) float64 {
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
		y += f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, words, st, on, ui.TopLeft) + 6
	}
	head := ui.Rect{X: c.X, Y: y, W: c.W, H: math.Max(84, f.UI.LineHeight(ui.H2)+f.UI.LineHeight(ui.BodyBold)+24)}
	b.bust(f, v, seat, head.CutLeft(90).Pad(10, 6, 0, 0).Place(80, 78, ui.TopLeft), true)
	head.CutLeft(18)
	f.Fit(head.CutTop(f.UI.LineHeight(ui.H2)+2), v.Name(seat), ui.H2, f.Theme.BarnDark, ui.Left)
	if ch := now.Characters[seat]; ch != rules.Nobody {
		f.Fit(head.CutTop(f.UI.LineHeight(ui.BodyBold)+2), characterName(ch), ui.BodyBold, f.Theme.Ink, ui.Left)
	}
	gritBar(f, ui.Rect{X: head.X, Y: head.Y + 2, W: math.Min(head.W, 220), H: 13}, max(now.GritOf(seat), 0), int(now.MaxGrit))
	y = head.Bottom() + 12
	if ch := now.Characters[seat]; now.Advanced && ch != rules.Nobody {
		put(powerOf(ch), ui.BodyBold, f.Theme.Ink)
		f.Button(ui.Rect{X: c.X, Y: y, W: math.Min(c.W, b.plan.grow(140, 90)), H: finger}, ui.Button{ID: "saloon/seat/rule", Label: table.RuleName(v.Rules, 5),
			Icon: sprites.IconOpenBook, Hint: lang.T("table/open-rule", table.RuleName(v.Rules, 5)), Kind: ui.DarkButton, Do: func() { v.OpenRule(5) }})
		y += finger + 8
	}
	for _, line := range b.seatLines(v, now, seat) {
		put(line, ui.Body, f.Theme.Ink)
	}
	for slot := range rules.SlotNames {
		y += s.weapon(f, ui.Rect{X: c.X, Y: y, W: c.W}, now.Boards[seat][slot])
	}
	if v.Mine(seat) && now.Alive.Has(seat) {
		y += s.quick(f, ui.Rect{X: c.X, Y: y + 4, W: c.W}) + 4
	}
	if now.Teams > 0 && now.Alive.Has(seat) {
		y += s.calls(f, ui.Rect{X: c.X, Y: y + 4, W: c.W}, now) + 4
	}
	return y - c.Y
}

// weapon tells what a weapon on the board of the seat does.
func (s *seatSheet) weapon(f *ui.Frame, r ui.Rect, w rules.Weapon) float64 {
	if w.Kind == rules.NoKind {
		return 0
	}
	words := lang.T("saloon/seat/card", kindName(w.Kind), lang.T("saloon/card/"+key(w.Kind)+"/text"))
	h := math.Max(44, f.UI.TextHeight(words, ui.Note, r.W-56))
	box := ui.Rect{X: r.X, Y: r.Y, W: 44, H: 44}
	f.Nine(sprites.SaloonSlot, box)
	f.Icon(motifs[w.Kind], box.Inset(6), f.Theme.Ink)
	f.Paragraph(ui.Rect{X: r.X + 56, Y: r.Y, W: r.W - 56, H: 44}, words, ui.Note, f.Theme.Ink, ui.Left)
	return h + 8
}

// quick is the switch of whether the viewer is asked for a Quick Draw in the middle of his own attacks (HN-104).
func (s *seatSheet) quick(f *ui.Frame, r ui.Rect) float64 {
	v := s.v
	h := math.Max(finger, f.UI.TextHeight(lang.T("saloon/quick/ask"), ui.Body, r.W-80)+12)
	f.Toggle(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: h}, ui.Toggle{ID: "saloon/quick", Label: lang.T("saloon/quick/ask"), On: v.Note(s.seat) == askQuick, Light: true,
		Set: func(on bool) {
			note := uint8(0)
			if on {
				note = askQuick
			}
			v.SetNote(s.seat, note)
		}})
	return h
}

// calls tells when the seat wants to be asked for team cards; on his own the viewer sets it.
func (s *seatSheet) calls(f *ui.Frame, r ui.Rect, now *rules.State) float64 {
	v, call := s.v, now.Calls[s.seat]
	y := r.Y
	if !v.Mine(s.seat) {
		return f.Paragraph(r, lang.T("saloon/call/of/"+rules.CallNames[call]), ui.Body, f.Theme.Ink, ui.TopLeft)
	}
	y += f.Paragraph(r, lang.T("saloon/call/title"), ui.BodyBold, f.Theme.BarnDark, ui.TopLeft)
	y += f.Paragraph(ui.Rect{X: r.X, Y: y, W: r.W}, lang.T("saloon/call/text"), ui.Note, f.Theme.InkSoft, ui.TopLeft) + 6
	order := [...]rules.Call{rules.CallNone, rules.CallAttacks, rules.CallAll}
	var options []ui.Option
	chosen := 0
	for i, c := range order {
		if c == call {
			chosen = i
		}
		options = append(options, ui.Option{ID: rules.CallNames[c], Label: lang.T("saloon/call/" + rules.CallNames[c])})
	}
	set := func(i int) {
		if !v.Call(order[i]) {
			f.UI.Refuse(lang.T("saloon/call/later"))
		}
	}
	h := math.Max(finger, f.UI.LineHeight(ui.NoteBold)+18)
	f.Segments(ui.Rect{X: r.X, Y: y, W: r.W, H: h}, "saloon/call", options, chosen, set)
	return y + h - r.Y
}
