package scenes

import (
	"math"
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
	a.around(audio.Silence)
	if err := match.Forget(a.store, m.Rules().Name); err != nil {
		a.note(lang.T("app/store-failed"))
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
func (s *result) Back(u *ui.UI) { s.app.toTown(u.Go) }

// Build implements ui.Scene.
func (s *result) Build(f *ui.Frame) {
	wall(f, "wall/result")
	if !f.Theme.Plain {
		f.Sprite(sprite("wall/eaves"), ui.Rect{W: f.Layout.W, H: 150 * f.Layout.H / 720})
	}
	f.Focus("result/again")
	area := f.Layout.Safe().Inset(f.Layout.Margin() + 4)
	switch {
	case standing(f.Layout):
		s.buttons(f, area.CutBottom(2*grown(f, bigControl)+gap), true)
		area.CutBottom(12)
		scrolling(f, "result/all", area, func(c *ui.Rect) {
			poster := c.CutTop(math.Min(c.W*1.3, math.Max(area.H*.72, 360)))
			s.poster(f, poster.Fit(posterShape.W, posterShape.H, ui.Center).Inset(6))
			c.CutTop(12)
			s.ranking(f, c)
		})
	case f.Layout.Shape == ui.Tiny:
		s.poster(f, area.CutLeft(area.W*.34).Fit(posterShape.W, posterShape.H, ui.Center).Inset(4))
		area.CutLeft(wideGap)
		s.buttons(f, area.CutBottom(grown(f, 52)), false)
		area.CutBottom(gap)
		scrolling(f, "result/all", area, func(c *ui.Rect) { s.ranking(f, c) })
	default:
		s.poster(f, area.CutLeft(math.Min(area.W*.4, 486)).Pad(16, 8, 0, 8).Fit(posterShape.W, posterShape.H, ui.Center))
		area.CutLeft(math.Min(54, area.W*.04))
		area.CutTop(12)
		f.Fit(area.CutTop(f.UI.LineHeight(ui.H1.At(36))+10), lang.T("result/how"), ui.H1.At(36), f.Theme.LitPaper, ui.Left)
		s.buttons(f, area.CutBottom(grown(f, 68)).Pad(0, 0, 14, 0), false)
		area.CutBottom(wideGap)
		scrolling(f, "result/all", area, func(c *ui.Rect) { s.ranking(f, c) })
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

// look is the colour that a seat wore at the table.
func (s *result) look(seat game.Seat) int {
	if int(seat) < len(s.end.Looks) {
		return s.end.Looks[seat]
	}
	return int(s.match.Player(seat).Look)
}

// name is what a player is called at the table.
func (s *result) name(seat game.Seat) string {
	p := s.match.Player(seat)
	if p.Name != "" {
		return p.Name
	}
	return lang.T("table/seat/" + ui.Dusk.Seats[s.look(seat)].Name)
}

// ranking draws a row a seat and the notes.
func (s *result) ranking(f *ui.Frame, c *ui.Rect) {
	form := s.rankForm(f, c.W)
	for _, row := range s.end.Rows {
		s.rank(f, c, form, row)
	}
	for _, note := range s.end.Notes {
		const pad = 12
		width := math.Min(f.UI.TextWidth(note, ui.NoteBold.At(15))+2*pad+2, c.W)
		r := c.CutTop(math.Max(40, f.UI.TextHeight(note, ui.NoteBold.At(15), width-2*pad)+2*pad))
		r.W = width
		f.Panel(ui.NotePanel, r)
		f.Fit(r.Pad(pad, 4, pad, 4), note, ui.NoteBold.At(15), f.Theme.Paper, ui.Left)
		c.CutTop(gap)
	}
}

// A row of the ranking, in dp.
const (
	rankPad   = 8.0
	rankPlace = 44.0
	rankFace  = 60.0
)

var sumStyle, countStyle = ui.Number.At(24), ui.NoteBold.At(16)

// rankForm is how the rows of the ranking are laid: all alike, with what has room.
type rankForm struct {
	narrow bool    // the sum is below the name
	count  bool    // the small figure is shown
	words  float64 // width of name and line
	sum    float64 // width of the sums
}

func (s *result) rankForm(f *ui.Frame, width float64) rankForm {
	form := rankForm{words: width - rankPlace - rankFace - 2*rankPad - 48}
	line, count := 0.0, 0.0
	for _, row := range s.end.Rows {
		form.sum = math.Max(form.sum, f.UI.TextWidth(row.Sum, sumStyle)+12)
		line = math.Max(line, math.Max(f.UI.TextWidth(row.Line, ui.Note), f.UI.TextWidth(s.name(row.Seat), ui.H3)))
		if row.Count != "" {
			count = math.Max(count, f.UI.TextWidth(row.Count, countStyle)+20)
		}
	}
	form.narrow = form.words-form.sum < 150*math.Max(1, f.Layout.Text)
	if !form.narrow {
		form.words -= form.sum
		form.count = count > 0 && form.words-count > line
	}
	return form
}

// rank draws the row of one seat; a tap opens its hand and its account.
func (s *result) rank(f *ui.Frame, c *ui.Rect, form rankForm, row table.Row) {
	lines := f.UI.LineHeight(ui.H3) + f.UI.TextHeight(row.Line, ui.Note, form.words) + 4
	if form.narrow {
		lines += f.UI.LineHeight(sumStyle)
	}
	r := c.CutTop(math.Max(rankFace, lines) + 2*rankPad)
	c.CutTop(gap)

	panel := ui.PaperRow
	if row.Place == 1 {
		panel = ui.LitRow
	}
	f.Panel(panel, r)
	f.Hotspot(ui.Hotspot{
		ID: seatID("result/seat", int(row.Seat)), Label: lang.T("result/account", s.name(row.Seat)), Rect: r,
		Do: func() { f.UI.Open(&account{s, row}) },
	})
	in := r.Pad(10, rankPad, 16, rankPad)
	f.Fit(in.CutLeft(rankPlace), lang.Number(row.Place), ui.Number.At(36), f.Theme.Ink, ui.Center)
	f.Rect(in.CutLeft(1.5), f.Theme.Ink)
	in.CutLeft(12)
	p := s.match.Player(row.Seat)
	f.Bust(in.CutLeft(rankFace).Place(rankFace, rankFace, ui.Center), ui.Bust{Portrait: portrait(p.Face), Seat: s.look(row.Seat), Disc: true, Out: row.Place > 1})
	in.CutLeft(22)
	if !form.narrow {
		f.Text(in.CutRight(form.sum), row.Sum, sumStyle, f.Theme.BarnDark, ui.Right)
	}
	if form.count {
		f.Text(in.CutRight(f.UI.TextWidth(row.Count, countStyle)+12), row.Count, countStyle, f.Theme.Ink, ui.Right)
	}
	in = in.Place(in.W, lines, ui.Left)
	f.Text(in.CutTop(f.UI.LineHeight(ui.H3)), s.name(row.Seat), ui.H3, f.Theme.Ink, ui.Left)
	if form.narrow {
		f.Text(in.CutBottom(f.UI.LineHeight(sumStyle)), row.Sum, sumStyle, f.Theme.BarnDark, ui.Left)
	}
	in.CutTop(4)
	f.Fit(in, row.Line, ui.Note, f.Theme.InkSoft, ui.TopLeft)
}

// buttons are what can be done now, in one row or in two.
func (s *result) buttons(f *ui.Frame, r ui.Rect, two bool) {
	again := ui.Button{ID: "result/again", Label: lang.T("result/again"), Kind: ui.Primary, Do: s.again}
	list := []ui.Button{
		{ID: "result/review", Label: lang.T("review/title"), Icon: sprite("icon/magnifying-glass"), Kind: ui.PaperButton, Size: 18, Key: 'C', Do: s.review},
		{ID: "result/log", Label: lang.T("result/log"), Icon: sprite("icon/hourglass"), Kind: ui.PaperButton, Size: 18, Key: 'L',
			Do: func() { f.UI.Open(&tale{s}) }},
		{ID: "result/town", Label: lang.T("app/town"), Icon: sprite("icon/saloon"), Kind: ui.PaperButton, Size: 18,
			Do: func() { s.Back(f.UI) }},
	}
	var at []ui.Rect
	if two {
		above, below := r.Row(0, 2, gap), r.Row(1, 2, gap)
		f.Button(below.CutLeft(below.W*.6), again)
		below.CutLeft(gap)
		at = []ui.Rect{above.Column(0, 2, gap), above.Column(1, 2, gap), below}
	} else {
		f.Button(r.CutLeft(r.W*.31), again)
		r.CutLeft(12)
		at = []ui.Rect{r.Column(0, 3, 12), r.Column(1, 3, 12), r.Column(2, 3, 12)}
	}
	plain := false
	for i, b := range list {
		plain = plain || at[i].W < f.UI.TextWidth(b.Label, ui.H2.At(b.Size))+60
	}
	for i, b := range list {
		if plain {
			b.Icon = 0 // the words say it
		}
		f.Button(at[i], b)
	}
}

// review opens the check of the deal.
func (s *result) review() {
	if r := table.NewReview(s.app.UI, s.app.house(), s.match, boards[s.match.Rules().Name].make(), s.end.Tale); r != nil {
		s.app.UI.Open(r)
		s.app.UI.Open(r.Deal())
	}
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
