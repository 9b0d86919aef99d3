package scenes

import (
	"strings"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// result is the wanted poster of the winner and how it fell, when a match is
// over.
type result struct {
	app   *App
	match *match.Match
	end   table.Result
	play  bool // the win has been heard
}

func newResult(a *App, m *match.Match, end table.Result) *result {
	a.sound.SetAmbience(audio.Silence)
	if err := match.Forget(a.store, m.Rules().Name); err != nil {
		a.UI.Toast(lang.T("app/store-failed"))
	}
	return &result{app: a, match: m, end: end}
}

// Name implements ui.Scene.
func (s *result) Name() string { return "result/" + s.match.Rules().Name }

// Tick implements ui.Scene.
func (s *result) Tick(u *ui.UI) {
	if s.play {
		return
	}
	s.play = true
	u.Play(s.cue(), 0)
}

// cue is a win if a person won, a draw if nobody stands out.
func (s *result) cue() audio.Cue {
	first, human := 0, false
	for _, row := range s.end.Rows {
		if row.Place == 1 {
			first++
			human = human || s.match.Player(row.Seat).Human()
		}
	}
	switch {
	case first == len(s.end.Rows):
		return audio.CueDraw
	case human:
		return audio.CueWin
	}
	return audio.CueLoss
}

// Back goes to town.
func (s *result) Back(u *ui.UI) { u.Go(newTown(s.app)) }

// Build implements ui.Scene.
func (s *result) Build(f *ui.Frame) {
	f.Rect(f.Layout.Window(), f.Theme.WoodDeep)
	if !f.Theme.Plain {
		f.Tile(sprite("wall/result"), f.Layout.Window(), ui.Color{R: 255, G: 255, B: 255, A: 255})
	}
	f.Focus("result/again")
	area := f.Layout.Safe().Inset(f.Layout.Margin() + 4)
	switch f.Layout.Shape {
	case ui.Tall:
		s.buttons(f, area.CutBottom(60*max(1, f.Layout.Text*.8)))
		area.CutBottom(12)
		f.List("result/all", area, func(content ui.Rect) float64 {
			c := content
			s.poster(f, c.CutTop(min(520, content.W*1.32)).Inset(6))
			c.CutTop(12)
			return s.ranking(f, c) + c.Y - content.Y
		})
	case ui.Tiny:
		s.poster(f, area.CutLeft(min(area.W*.36, area.H*.8)).Inset(4))
		area.CutLeft(14)
		s.buttons(f, area.CutBottom(52))
		area.CutBottom(8)
		f.List("result/all", area, func(content ui.Rect) float64 { return s.ranking(f, content) })
	default:
		s.poster(f, area.CutLeft(min(area.W*.4, 476)).Inset(8))
		area.CutLeft(44)
		area.CutTop(12)
		f.Text(area.CutTop(52*f.Layout.Text), lang.T("result/how"), ui.H1.At(36), f.Theme.LitPaper, ui.Left)
		s.buttons(f, area.CutBottom(68).Place(area.W, 64, ui.Bottom))
		area.CutBottom(16)
		f.List("result/all", area, func(content ui.Rect) float64 { return s.ranking(f, content) })
	}
}

// poster shows the first of the winners.
func (s *result) poster(f *ui.Frame, r ui.Rect) {
	if len(s.end.Rows) == 0 {
		return
	}
	winner := s.match.Player(s.end.Rows[0].Seat)
	if !f.UI.Prefs.ReducedMotion {
		f.PushTurn(r.Center(), -1)
		defer f.Pop()
	}
	f.Panel(ui.PosterPanel, r)
	in := r.Pad(r.W*.07, r.H*.03, r.W*.07, r.H*.04)
	h := in.H
	f.Fit(in.CutTop(h*.15), lang.T("result/wanted"), ui.Poster.At(h*.13/f.Layout.Text), f.Theme.Ink, ui.Center)
	f.Fit(in.CutTop(h*.055), s.end.Deed, ui.Caps.At(14), f.Theme.Ink, ui.Center)
	f.Rect(in.CutTop(2), f.Theme.Ink)
	in.CutTop(h * .015)
	f.Bust(in.CutTop(h*.43), ui.Bust{Portrait: portrait(winner.Face), Seat: int(winner.Look), Disc: true})
	in.CutTop(h * .02)
	f.Fit(in.CutTop(h*.11), s.names(), ui.Poster.At(h*.085/f.Layout.Text), f.Theme.Ink, ui.Center)
	f.Rect(in.CutTop(1.5), f.Theme.Ink)
	in.CutTop(h * .01)
	f.Fit(in.CutTop(h*.06), s.end.Line, ui.NoteBold, f.Theme.Ink, ui.Center)
	if s.end.Reward != "" {
		label := in.CutLeft(in.W * .36)
		f.Fit(label, lang.T("result/reward"), ui.Caps.At(14), f.Theme.Ink, ui.Left)
		f.Fit(in, s.end.Reward, ui.Number.At(in.H*.7/f.Layout.Text), f.Theme.Barn, ui.Right)
	}
}

// names are the winners by name.
func (s *result) names() string {
	var names []string
	for _, row := range s.end.Rows {
		if row.Place == 1 {
			names = append(names, s.name(row.Seat))
		}
	}
	return andList(names)
}

// name is what a player is called at the table.
func (s *result) name(seat game.Seat) string {
	p := s.match.Player(seat)
	if p.Name != "" {
		return p.Name
	}
	return lang.T("table/seat/" + ui.Dusk.Seats[p.Look].Name)
}

const rankRow = 84.0

// ranking draws a row a seat and the notes, and returns the height used.
func (s *result) ranking(f *ui.Frame, content ui.Rect) float64 {
	c := content
	height := rankRow * max(1, f.Layout.Text*.85)
	for _, row := range s.end.Rows {
		s.rank(f, c.CutTop(height).Pad(4, 4, 4, 6), row)
	}
	for _, note := range s.end.Notes {
		h := f.UI.TextHeight(note, ui.NoteBold, c.W-24) + 18
		r := c.CutTop(h+6).Pad(4, 0, 4, 6)
		f.Panel(ui.NotePanel, r)
		f.Paragraph(r.Pad(12, 8, 12, 8), note, ui.NoteBold, f.Theme.Paper, ui.Left)
	}
	return c.Y - content.Y
}

// rank draws the row of one seat; a tap opens its hand and its account.
func (s *result) rank(f *ui.Frame, r ui.Rect, row table.Row) {
	panel := ui.PaperRow
	if row.Place == 1 {
		panel = ui.LitRow
	}
	f.Panel(panel, r)
	in := r.Pad(10, 8, 16, 8)
	f.Text(in.CutLeft(44), lang.Number(row.Place), ui.Number.At(28), f.Theme.Ink, ui.Center)
	f.Rect(in.CutLeft(1.5), f.Theme.Ink)
	in.CutLeft(12)
	p := s.match.Player(row.Seat)
	f.Bust(in.CutLeft(min(in.H, 64)), ui.Bust{Portrait: portrait(p.Face), Seat: int(p.Look), Disc: true})
	in.CutLeft(16)
	sum := in.CutRight(min(in.W*.34, 120*f.Layout.Text))
	f.Fit(sum, row.Sum, ui.Number, f.Theme.BarnDark, ui.Right)
	if row.Count != "" && in.W > 260 {
		f.Fit(in.CutRight(92*f.Layout.Text), row.Count, ui.NoteBold, f.Theme.Ink, ui.Right)
	}
	name, line := in, in.CutBottom(in.H*.5)
	name.H -= line.H
	f.Text(name, s.name(row.Seat), ui.H3, f.Theme.Ink, ui.BottomLeft)
	f.Fit(line, row.Line, ui.Note, f.Theme.InkSoft, ui.Left)
	f.Hotspot(ui.Hotspot{
		ID: seatID("result/seat", int(row.Seat)), Label: lang.T("result/account", s.name(row.Seat)), Rect: r,
		Do: func() { f.UI.Open(&account{s, row}) },
	})
}

// buttons are what can be done now.
func (s *result) buttons(f *ui.Frame, r ui.Rect) {
	again := r.CutLeft(r.W * .42)
	f.Button(again, ui.Button{ID: "result/again", Label: lang.T("result/again"), Kind: ui.Primary, Do: s.again})
	r.CutLeft(12)
	tale := ui.Button{ID: "result/log", Label: lang.T("result/log"), Icon: sprite("icon/hourglass"), Kind: ui.PaperButton, Key: 'L',
		Do: func() { f.UI.Open(&tale{s}) }}
	town := ui.Button{ID: "result/town", Label: lang.T("app/town"), Icon: sprite("icon/saloon"), Kind: ui.PaperButton, Do: func() { s.Back(f.UI) }}
	if f.Layout.Phone() {
		tale.Icon, town.Icon = 0, 0
	}
	f.Button(r.Column(0, 2, 12), tale)
	f.Button(r.Column(1, 2, 12), town)
}

// again deals the same people another match.
func (s *result) again() {
	setup := s.match.Setup()
	d := Deal{Options: setup.Options}
	for seat := range game.Seat(s.match.Seats()) {
		d.Players = append(d.Players, s.match.Player(seat))
	}
	if err := s.app.deal(s.match.Rules(), d); err != nil {
		s.app.UI.Refuse(explain(s.match.Rules(), err))
	}
}

// andList joins names: "Rosa, Mei and Silas".
func andList(names []string) string {
	switch n := len(names); n {
	case 0:
		return ""
	case 1:
		return names[0]
	default:
		return lang.T("app/and", strings.Join(names[:n-1], lang.T("app/comma")), names[n-1])
	}
}
