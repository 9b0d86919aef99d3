package scenes

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// setup is where a table is laid: who sits there and what is agreed. It opens
// with the people of the last time, so that one tap deals.
type setup struct {
	app   *App
	rules *game.Rules
	deal  Deal
}

func newSetup(a *App, rules *game.Rules) *setup {
	return &setup{app: a, rules: rules, deal: a.lastDeal(rules)}
}

// Name implements ui.Scene.
func (s *setup) Name() string { return "setup/" + s.rules.Name }

// Tick implements ui.Scene.
func (s *setup) Tick(*ui.UI) {}

// Back goes to town.
func (s *setup) Back(u *ui.UI) { u.Go(newTown(s.app)) }

const (
	posterWidth = 352.0
	optionRow   = 56.0
)

// Build implements ui.Scene.
func (s *setup) Build(f *ui.Frame) {
	wall(f)
	area := heading(f, lang.T("setup/title", lang.T(s.rules.Name+"/name")), s.Back)
	f.IconButton(cornerOf(f), ui.Button{
		ID: "nav/settings", Label: lang.T("app/settings"), Icon: sprite("icon/cog"), Kind: ui.DarkButton, Key: 'S',
		Do: func() { f.UI.Open(newSettings(s.app)) },
	})
	f.Focus("action/deal")
	switch f.Layout.Shape {
	case ui.Tall:
		s.buildTall(f, area)
	case ui.Tiny:
		s.buildTiny(f, area)
	default:
		s.buildWide(f, area)
	}
}

func (s *setup) buildWide(f *ui.Frame, area ui.Rect) {
	grow := math.Min(f.Layout.Text, 1.4)
	s.poster(f, area.CutLeft(posterWidth*grow))
	area.CutLeft(28)
	foot := area.CutBottom(76 * grow)
	area.CutBottom(16)
	head := area.CutTop(40 * f.Layout.Text)
	f.Text(head, lang.T("setup/seats-head"), ui.H2, f.Theme.LitPaper, ui.Left)
	f.Text(head, lang.T("setup/taken", len(s.deal.Players), s.rules.MaxSeats), ui.Note, f.Theme.OldPaper, ui.Right)
	row := math.Max(72*grow, math.Min(80*grow, area.H/float64(s.rules.MaxSeats)))
	f.List("setup/seats", area, func(content ui.Rect) float64 { return s.rows(f, content, row) })
	s.note(f, foot.CutLeft(foot.W*.6))
	foot.CutLeft(20)
	s.dealButton(f, foot)
}

func (s *setup) buildTall(f *ui.Frame, area ui.Rect) {
	s.dealButton(f, area.CutBottom(60*math.Max(1, f.Layout.Text*.8)))
	area.CutBottom(10)
	f.List("setup/all", area, func(content ui.Rect) float64 {
		c := content
		head := c.CutTop(32 * f.Layout.Text)
		f.Text(head, lang.T("setup/seats-head"), ui.H2, f.Theme.LitPaper, ui.Left)
		f.Text(head, lang.T("setup/taken-short", len(s.deal.Players), s.rules.MaxSeats), ui.Note, f.Theme.OldPaper, ui.Right)
		c.CutTop(s.rows(f, c, 124*math.Max(1, f.Layout.Text*.8)))
		note := c.CutTop(84 * f.Layout.Text)
		s.note(f, note)
		c.CutTop(12)
		paper := c
		paper.H = s.optionsHeight(f) + 24
		f.Panel(ui.PaperPanel, paper)
		s.options(f, paper.Inset(14))
		return paper.Bottom() + 8 - content.Y
	})
}

func (s *setup) buildTiny(f *ui.Frame, area ui.Rect) {
	right := area.CutRight(area.W * .36)
	area.CutRight(12)
	s.dealButton(f, right.CutBottom(56))
	right.CutBottom(8)
	f.List("setup/options", right, func(content ui.Rect) float64 {
		paper := content
		paper.H = s.optionsHeight(f) + 24
		f.Panel(ui.PaperPanel, paper)
		s.options(f, paper.Inset(12))
		return paper.H + 4
	})
	f.List("setup/seats", area, func(content ui.Rect) float64 { return s.rows(f, content, 68*f.Layout.Text) })
}

// poster is the notice of the game at the left.
func (s *setup) poster(f *ui.Frame, r ui.Rect) {
	f.Panel(ui.PosterPanel, r)
	in := r.Inset(20)
	title := in.CutTop(60)
	f.Fit(title, lang.T(s.rules.Name+"/name"), ui.Poster.At(44), f.Theme.Ink, ui.Center)
	f.Rect(in.CutTop(2).Pad(18, 0, 18, 0), f.Theme.Ink)
	in.CutTop(10)
	if in.H > 420 {
		picture := sprite("poster/" + s.rules.Name)
		size := picture.Sprite()
		f.Sprite(picture, in.CutTop(in.W*size.H/size.W).Inset(0))
		in.CutTop(8)
	}
	f.List("setup/options", in, func(content ui.Rect) float64 {
		c := content
		c.CutTop(f.Paragraph(c, lang.T(s.rules.Name+"/pitch"), ui.Body, f.Theme.Ink, ui.TopLeft))
		c.CutTop(8)
		facts := c.CutTop(26 * f.Layout.Text)
		f.Text(facts, lang.T("setup/players", s.rules.MinSeats, s.rules.MaxSeats), ui.H3.At(15), f.Theme.Ink, ui.Left)
		f.Text(facts, lang.T(s.rules.Name+"/time"), ui.H3.At(15), f.Theme.Ink, ui.Right)
		c.CutTop(8)
		s.options(f, c)
		return c.Y + s.optionsHeight(f) - content.Y
	})
}

// rows draws the seats, taken and free, and returns the height used.
func (s *setup) rows(f *ui.Frame, content ui.Rect, height float64) float64 {
	y := content.Y
	for i := range s.rules.MaxSeats {
		r := ui.Rect{X: content.X, Y: y, W: content.W, H: height - 8}
		if i > len(s.deal.Players) {
			break // one free seat is enough to see that there are more
		}
		s.row(f, r, i)
		y += height
	}
	return y - content.Y
}

// row draws one seat.
func (s *setup) row(f *ui.Frame, r ui.Rect, i int) {
	taken := i < len(s.deal.Players)
	player := stranger(i, "")
	if taken {
		player = s.deal.Players[i]
		f.Panel(ui.PaperRow, r)
		f.SeatEnd(ui.Rect{X: r.X, Y: r.Y, W: 52, H: r.H}, int(player.Look))
	} else {
		player.Look = uint8(s.freeLook())
		f.Panel(ui.EmptyRow, r)
		f.SeatDisc(ui.Point{X: r.X + 26, Y: r.Center().Y}, 16, int(player.Look))
	}
	in := r.Pad(60, 6, 10, 6)
	levels := in
	if f.Layout.Shape == ui.Tall {
		levels = in.CutBottom(math.Max(48, in.H*.45))
		in.CutBottom(4)
	} else {
		levels = in.CutRight(math.Min(in.W*.58, 130*float64(len(bot.Levels)+2)))
		levels = levels.Place(levels.W, math.Max(48, math.Min(levels.H, 52)), ui.Center)
	}
	face := in.CutLeft(math.Min(in.H, 60))
	in.CutLeft(12)
	if taken {
		f.Bust(face, ui.Bust{Portrait: portrait(player.Face), Seat: -1})
		name, sub := in, in.CutBottom(in.H*.46)
		name.H -= sub.H
		f.Text(name, player.Name, ui.H3, f.Theme.Ink, ui.BottomLeft)
		f.Text(sub, s.line(i), ui.Note, f.Theme.InkSoft, ui.Left)
		spot := face
		spot.W = in.Right() - face.X
		f.Hotspot(ui.Hotspot{
			ID: seatID("setup/face", i), Label: lang.T("setup/change", player.Name), Rect: spot,
			Do: func() { f.UI.Open(newSeatSheet(s, i)) },
		})
	} else {
		f.Mark(ui.EmptyMark, face.Place(52, 52, ui.Center))
		name, sub := in, in.CutBottom(in.H*.46)
		name.H -= sub.H
		f.Text(name, lang.T("setup/empty-seat"), ui.H3, f.Theme.Paper, ui.BottomLeft)
		f.Text(sub, lang.T("setup/nobody"), ui.Note, f.Theme.OldPaper, ui.Left)
	}
	s.levels(f, levels, i)
}

// line is the second line of a seat: what it is that plays there, and what it
// asked for.
func (s *setup) line(i int) string {
	player := s.deal.Players[i]
	for _, o := range s.rules.Options {
		if v := s.deal.Options[game.SeatKey(o.Name, game.Seat(i))]; o.PerSeat && v != "" && v != o.Default && s.applies(o) {
			return lang.T("setup/plays-as", lang.T(s.rules.Name+"/option/"+o.Name+"/"+v))
		}
	}
	if player.Human() {
		return lang.T("setup/human-line")
	}
	return lang.T("setup/level-line/" + player.Bot)
}

// levels is the choice of who sits on a seat.
func (s *setup) levels(f *ui.Frame, r ui.Rect, i int) {
	taken := i < len(s.deal.Players)
	choices := []ui.Option{{ID: "human", Label: lang.T("setup/human"), Look: ui.Human}}
	chosen := len(bot.Levels) + 1
	for _, level := range bot.Levels {
		choices = append(choices, ui.Option{ID: string(level), Label: lang.T("setup/level/" + string(level))})
	}
	empty := ui.Option{ID: "empty", Label: lang.T("setup/empty"), Look: ui.Nobody}
	if taken && len(s.deal.Players) <= s.rules.MinSeats {
		empty.Disabled, empty.Reason = true, lang.T("setup/too-few", s.rules.MinSeats)
	}
	choices = append(choices, empty)
	if taken {
		player := s.deal.Players[i]
		chosen = 0
		if !player.Human() {
			chosen = 1 + slices.Index(bot.Levels, bot.Level(player.Bot))
		}
	}
	draw := f.Segments
	if !taken {
		draw = f.DarkSegments
	}
	draw(r, seatID("setup/who", i), choices, chosen, func(c int) { s.choose(i, c) })
}

// choose puts somebody on a seat: 0 a human, then the levels, last nobody.
func (s *setup) choose(i, c int) {
	level := ""
	switch {
	case c == len(bot.Levels)+1:
		if i < len(s.deal.Players) {
			s.remove(i)
		}
		return
	case c > 0:
		level = string(bot.Levels[c-1])
	}
	if i < len(s.deal.Players) {
		s.deal.Players[i].Bot = level
		return
	}
	s.deal.Players = append(s.deal.Players, s.newcomer(level))
}

// newcomer is somebody who does not sit at the table yet.
func (s *setup) newcomer(level string) match.Player {
	p := stranger(0, level)
	for i := range townsfolk {
		q := stranger(i, level)
		if !slices.ContainsFunc(s.deal.Players, func(o match.Player) bool { return o.Face == q.Face || o.Name == q.Name }) {
			p = q
			break
		}
	}
	p.Look = uint8(s.freeLook())
	return p
}

// freeLook is the first colour and symbol that nobody has.
func (s *setup) freeLook() int {
	for look := range game.MaxSeats {
		if !slices.ContainsFunc(s.deal.Players, func(p match.Player) bool { return int(p.Look) == look }) {
			return look
		}
	}
	return 0
}

// remove empties a seat; those behind it move up with what they chose.
func (s *setup) remove(i int) {
	for j := i; j < len(s.deal.Players)-1; j++ {
		s.swap(j, j+1)
	}
	last := len(s.deal.Players) - 1
	for _, o := range s.rules.Options {
		delete(s.deal.Options, game.SeatKey(o.Name, game.Seat(last)))
	}
	s.deal.Players = s.deal.Players[:last]
}

// swap exchanges two seats with what they chose.
func (s *setup) swap(i, j int) {
	p := s.deal.Players
	p[i], p[j] = p[j], p[i]
	for _, o := range s.rules.Options {
		if !o.PerSeat {
			continue
		}
		a, b := game.SeatKey(o.Name, game.Seat(i)), game.SeatKey(o.Name, game.Seat(j))
		va, vb := s.deal.Options[a], s.deal.Options[b]
		s.set(a, vb)
		s.set(b, va)
	}
}

// note tells what will happen with several people at one device.
func (s *setup) note(f *ui.Frame, r ui.Rect) {
	f.Panel(ui.NotePanel, r)
	in := r.Inset(12)
	f.Icon(sprite("icon/padlock"), in.CutLeft(32).Place(28, 28, ui.Center), f.Theme.Lamp)
	in.CutLeft(10)
	humans := 0
	for _, p := range s.deal.Players {
		if p.Human() {
			humans++
		}
	}
	key := "setup/note/some"
	if humans < 2 {
		key = "setup/note/one"
	}
	head, text := in.Row(0, 2, 0), in.Row(1, 2, 0)
	f.Fit(head, lang.T("setup/humans", humans), ui.NoteBold, f.Theme.LitPaper, ui.Left)
	f.Fit(text, lang.T(key), ui.Note, f.Theme.OldPaper, ui.Left)
}

func (s *setup) dealButton(f *ui.Frame, r ui.Rect) {
	err := s.rules.Check(game.Setup{Seats: len(s.deal.Players), Options: s.deal.Options})
	b := ui.Button{ID: "action/deal", Label: lang.T("setup/deal"), Kind: ui.Primary, Do: s.start}
	if err != nil {
		b.Disabled, b.Reason = true, explain(s.rules, err)
	}
	f.Button(r, b)
}

// start deals. A match of this game that waits to be resumed is not thrown away
// unasked.
func (s *setup) start() {
	deal := func(u *ui.UI) {
		if err := s.app.deal(s.rules, Deal{slices.Clone(s.deal.Players), s.chosen()}); err != nil {
			u.Refuse(explain(s.rules, err))
		}
	}
	if s.app.saved(s.rules) == nil {
		deal(s.app.UI)
		return
	}
	s.app.UI.Ask(ui.Dialog{
		Name: "dialog/replace", Title: lang.T("setup/replace"), Text: lang.T("setup/replace-text", lang.T(s.rules.Name+"/name")),
		Choices: []ui.Choice{
			{ID: "dialog/keep", Label: lang.T("setup/replace-no"), Kind: ui.PaperButton, Safe: true},
			{ID: "dialog/replace", Label: lang.T("setup/replace-yes"), Kind: ui.Primary, Do: deal},
		},
	})
}
