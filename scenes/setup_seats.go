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

// A row of a seat, in dp.
const (
	rowPad    = 7.0
	faceSide  = 56.0
	afterFace = 14.0
	endWidth  = 54.0 // the end of the row in the seat's colour
	lineGap   = 6.0  // between two lines of the choice of who sits there
)

// rowForm is how the rows of the seats are laid: the choice of who sits there is
// beside the name, or below it where there is no room.
type rowForm struct {
	stacked      bool
	split        bool    // the opponents' levels have a line of their own
	head, levels float64 // heights of the parts
	choice       float64 // width of the choice
	line         float64 // height of the words below the name
}

func (s *setup) rowForm(f *ui.Frame, width float64) rowForm {
	grow := math.Max(1, f.Layout.Text)
	form := rowForm{
		levels: math.Max(control, f.UI.LineHeight(ui.NoteBold)+wideGap),
		choice: float64(len(bot.Levels)+2) * (99*math.Min(grow, 1.5) + 4),
	}
	words := width - endWidth - 10 - faceSide - afterFace - 10
	form.stacked = words-form.choice-gap < 135*grow
	if !form.stacked {
		words -= form.choice + gap
	} else if form.split = words < form.choice*0.6; form.split {
		form.levels += form.levels + lineGap
	}
	form.line = f.UI.TextHeight(lang.T("setup/nobody"), ui.Note, words)
	for i := range s.deal.Players {
		form.line = math.Max(form.line, f.UI.TextHeight(s.line(i), ui.Note, words))
	}
	form.head = math.Max(faceSide, f.UI.LineHeight(ui.H3)+form.line+4)
	return form
}

func (r rowForm) height() float64 {
	if r.stacked {
		return r.head + r.levels + gap + 2*rowPad
	}
	return math.Max(r.head, r.levels) + 2*rowPad
}

// rows draws the seats that are taken and one free seat, if there is one.
func (s *setup) rows(f *ui.Frame, c *ui.Rect) {
	form := s.rowForm(f, c.W)
	for i := range min(len(s.deal.Players)+1, s.rules.MaxSeats) {
		s.row(f, c.CutTop(form.height()), form, i)
		c.CutTop(10)
	}
}

// row draws one seat. A tap on the face or name of who sits there opens the seat's
// sheet.
func (s *setup) row(f *ui.Frame, r ui.Rect, form rowForm, i int) {
	taken := i < len(s.deal.Players)
	in := r.Pad(endWidth, rowPad, 10, rowPad)
	if taken {
		f.Panel(ui.PaperRow, r)
		f.SeatEnd(ui.Rect{X: r.X, Y: r.Y, W: endWidth, H: r.H}, int(s.deal.Players[i].Look))
	} else {
		f.Panel(ui.EmptyRow, r)
		f.SeatDisc(ui.Point{X: r.X + endWidth/2, Y: r.Center().Y}, 18, s.freeLook())
	}
	in.CutLeft(10)
	head, levels := in, in
	if form.stacked {
		head = in.CutTop(form.head)
		levels = in.CutBottom(form.levels)
	} else {
		levels = head.CutRight(form.choice)
		levels = levels.Place(levels.W, form.levels, ui.Center)
		head.CutRight(gap)
	}
	spot := head
	face := head.CutLeft(faceSide).Place(faceSide, faceSide, ui.Center)
	head.CutLeft(afterFace)
	head = head.Place(head.W, f.UI.LineHeight(ui.H3)+form.line+4, ui.Left)
	name, line := head.CutTop(f.UI.LineHeight(ui.H3)), head.Pad(0, 4, 0, 0)
	if taken {
		f.Hotspot(ui.Hotspot{
			ID: seatID("setup/face", i), Label: lang.T("setup/change", s.name(i)), Rect: spot,
			Do: func() { f.UI.Open(newSeatSheet(s, i)) },
		})
		f.Bust(face, ui.Bust{Portrait: portrait(s.deal.Players[i].Face), Seat: -1})
		f.Text(name, s.name(i), ui.H3, f.Theme.Ink, ui.Left)
		f.Fit(line, s.line(i), ui.Note, f.Theme.InkSoft, ui.Left)
	} else {
		f.Mark(ui.EmptyMark, face)
		f.Fit(name, lang.T("setup/empty-seat"), ui.H3, f.Theme.Paper, ui.Left)
		f.Fit(line, lang.T("setup/nobody"), ui.Note, f.Theme.OldPaper, ui.Left)
	}
	s.levels(f, levels, form, i)
}

// name is what a player will be called at the table.
func (s *setup) name(i int) string {
	p := s.deal.Players[i]
	if name := trimName(p.Name); name != "" {
		return name
	}
	return lang.T("table/seat/" + ui.Dusk.Seats[p.Look].Name)
}

// line is the second line of a seat: what it is that plays there, or what it asked
// for.
func (s *setup) line(i int) string {
	player := s.deal.Players[i]
	for _, o := range s.rules.Options {
		if v := s.deal.Options[game.SeatKey(o.Name, game.Seat(i))]; o.PerSeat && v != "" && v != o.Default && s.applies(o) {
			return lang.T("setup/plays-as", s.valueName(o, v))
		}
	}
	if player.Human() {
		return lang.T("setup/human-line")
	}
	return lang.T("setup/level-line/" + player.Bot)
}

// levels is the choice of who sits on a seat: a person, an opponent of some level, or
// nobody.
func (s *setup) levels(f *ui.Frame, r ui.Rect, form rowForm, i int) {
	taken := i < len(s.deal.Players)
	bots := bot.Levels
	if taken && !s.deal.Players[i].Human() && !slices.Contains(bots, bot.Level(s.deal.Players[i].Bot)) {
		bots = append(slices.Clone(bots), bot.Level(s.deal.Players[i].Bot)) // asked for by the command line
	}
	choices := []ui.Option{{ID: "human", Label: lang.T("setup/human"), Look: ui.Human}}
	do := []func(){func() { s.seat(i, "") }}
	chosen := 0
	for _, level := range bots {
		if taken && s.deal.Players[i].Bot == string(level) {
			chosen = len(choices)
		}
		choices = append(choices, ui.Option{ID: string(level), Label: lang.T("setup/level/" + string(level))})
		do = append(do, func() { s.seat(i, string(level)) })
	}
	empty := ui.Option{ID: "empty", Label: lang.T("setup/empty"), Look: ui.Nobody}
	if taken && len(s.deal.Players) <= s.rules.MinSeats {
		empty.Disabled, empty.Reason = true, lang.T("setup/too-few", s.rules.MinSeats)
	}
	if !taken {
		chosen = len(choices)
	}
	choices = append(choices, empty)
	do = append(do, func() { s.remove(i) })
	draw := f.Segments
	if !taken {
		draw = f.DarkSegments
	}
	id := seatID("setup/who", i)
	if !form.split {
		draw(r, id, choices, chosen, func(c int) { do[c]() })
		return
	}
	// A person or nobody above, the opponents below.
	last := len(choices) - 1
	above := r.CutTop((r.H - lineGap) / 2)
	r.CutTop(lineGap)
	ends := []int{0, last}
	draw(above, id, []ui.Option{choices[0], choices[last]}, slices.Index(ends, chosen), func(c int) { do[ends[c]]() })
	draw(r, id, choices[1:last], chosen-1, func(c int) { do[1+c]() })
}

// seat puts a person (empty) or an opponent of a level on seat number i, which is
// taken or the first free one.
func (s *setup) seat(i int, level string) {
	if i < len(s.deal.Players) {
		s.deal.Players[i].Bot = level
		return
	}
	s.deal.Players = append(s.deal.Players, s.newcomer(level))
}

// newcomer is a townsman who does not sit at the table yet.
func (s *setup) newcomer(level string) match.Player {
	at := max(0, slices.IndexFunc(townsfolk, func(who struct{ Name, Face string }) bool {
		return !slices.ContainsFunc(s.deal.Players, func(p match.Player) bool { return p.Face == who.Face || p.Name == who.Name })
	}))
	p := stranger(at, level)
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
	last := len(s.deal.Players) - 1
	if i > last {
		return
	}
	for j := i; j < last; j++ {
		s.swap(j, j+1)
	}
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
