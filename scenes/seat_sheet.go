package scenes

import (
	"slices"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// seatSheet is where one seat is furnished: name, face, colour and symbol, place
// at the table, and what the seat may choose for itself.
type seatSheet struct {
	setup *setup
	at    int
}

func newSeatSheet(s *setup, i int) *seatSheet { return &seatSheet{s, i} }

// maxName is the longest name that can be typed, in letters.
const maxName = 24

// Name implements ui.Scene.
func (s *seatSheet) Name() string { return "setup/seat" }

// Tick implements ui.Scene.
func (s *seatSheet) Tick(*ui.UI) {}

// Back returns to the table.
func (s *seatSheet) Back(u *ui.UI) { u.Close(s) }

func (s *seatSheet) player() *match.Player { return &s.setup.deal.Players[s.at] }

// Build implements ui.Scene.
func (s *seatSheet) Build(f *ui.Frame) {
	f.Modal()
	wall(f)
	area := heading(f, lang.T("seat/title"), s.Back)
	done := area.CutBottom(56)
	area.CutBottom(10)
	f.Button(column(done, 320), ui.Button{ID: "action/done", Label: lang.T("app/done"), Kind: ui.Primary, Do: func() { s.Back(f.UI) }})
	f.List("seat/sheet", column(area, 760), func(content ui.Rect) float64 {
		c := content
		s.identity(f, &c)
		s.names(f, &c)
		s.looks(f, &c)
		s.faces(f, &c)
		s.wishes(f, &c)
		return c.Y - content.Y
	})
}

// identity is the face, the name to type and the moves along the table.
func (s *seatSheet) identity(f *ui.Frame, c *ui.Rect) {
	row := c.CutTop(112)
	f.Bust(row.CutLeft(104), ui.Bust{Portrait: portrait(s.player().Face), Seat: int(s.player().Look), Disc: true})
	row.CutLeft(16)
	row.CutRight(4)
	field := row.CutTop(52)
	f.Field(field, ui.Field{
		ID: "seat/name", Label: lang.T("seat/name"), Value: s.player().Name, Empty: lang.T("seat/name-empty"), Max: maxName,
		Set: func(name string) { s.player().Name = name },
	})
	row.CutTop(8)
	move := func(i int, id, icon string, step int) {
		to := s.at + step
		b := ui.Button{ID: id, Label: lang.T(id), Icon: sprite(icon), Kind: ui.DarkButton, Size: 15, Do: func() {
			s.setup.swap(s.at, to)
			s.at = to
		}}
		if to < 0 || to >= len(s.setup.deal.Players) {
			b.Disabled, b.Reason = true, lang.T("seat/end")
		}
		f.Button(row.Column(i, 2, 8), b)
	}
	move(0, "seat/up", "ui/arrow/up", -1)
	move(1, "seat/down", "ui/arrow/down", 1)
	c.CutTop(12)
}

// names offers the names that people typed before, so that a phone needs no
// keyboard.
func (s *seatSheet) names(f *ui.Frame, c *ui.Rect) {
	names := slices.Clone(s.setup.app.settings.Names)
	if who := townsman(s.player().Face); who != "" && !slices.Contains(names, who) {
		names = append(names, who)
	}
	widths := make([]float64, len(names))
	for i, n := range names {
		widths[i] = min(f.UI.TextWidth(n, ui.NoteBold)+36, c.W-8)
	}
	rects, height := ui.Rect{X: c.X, Y: c.Y, W: c.W - 8}.Flow(widths, 48, 8)
	for i, r := range rects {
		f.Button(r, ui.Button{ID: seatID("seat/name", i), Label: names[i], Kind: ui.PaperButton, Size: 14, Do: func() { s.player().Name = names[i] }})
	}
	c.CutTop(height + 12)
}

// townsman is the name of the townsman with a face; empty if it is nobody's.
func townsman(face string) string {
	for _, who := range townsfolk {
		if who.Face == face {
			return who.Name
		}
	}
	return ""
}

// looks offers the eight colours with their symbols; one that another seat has
// is exchanged with it.
func (s *seatSheet) looks(f *ui.Frame, c *ui.Rect) {
	f.Text(c.CutTop(32*f.Layout.Text), lang.T("seat/look"), ui.H3, f.Theme.LitPaper, ui.Left)
	columns := max(1, min(game.MaxSeats, int(c.W/64)))
	rows := (game.MaxSeats + columns - 1) / columns
	grid := c.CutTop(float64(rows) * 64)
	for look := range game.MaxSeats {
		r := grid.Cell(look%columns+look/columns*columns, columns, rows, 8)
		if look == int(s.player().Look) {
			f.Mark(ui.SelectedMark, r.Place(56, 56, ui.Center))
		}
		f.SeatDisc(r.Center(), 24, look)
		f.Hotspot(ui.Hotspot{
			ID: seatID("seat/look", look), Label: lang.T("table/seat/" + ui.Dusk.Seats[look].Name), Rect: r.Place(max(48, r.W), max(48, r.H), ui.Center),
			Do: func() { s.wear(look) },
		})
	}
	c.CutTop(12)
}

func (s *seatSheet) wear(look int) {
	for i := range s.setup.deal.Players {
		if p := &s.setup.deal.Players[i]; int(p.Look) == look {
			p.Look = s.player().Look
		}
	}
	s.player().Look = uint8(look)
}

// faces offers the portraits of the town.
func (s *seatSheet) faces(f *ui.Frame, c *ui.Rect) {
	f.Text(c.CutTop(32*f.Layout.Text), lang.T("seat/face"), ui.H3, f.Theme.LitPaper, ui.Left)
	columns := max(1, int(c.W/84))
	rows := (len(townsfolk) + columns - 1) / columns
	grid := c.CutTop(float64(rows) * 84)
	for i, who := range townsfolk {
		r := grid.Cell(i, columns, rows, 8)
		f.Bust(r.Place(72, 72, ui.Center), ui.Bust{Portrait: portrait(who.Face), Seat: -1})
		if who.Face == s.player().Face {
			f.Mark(ui.SelectedMark, r.Place(74, 74, ui.Center))
		}
		f.Hotspot(ui.Hotspot{ID: "seat/face/" + who.Face, Label: who.Name, Rect: r, Do: func() { s.become(i) }})
	}
	c.CutTop(12)
}

// become takes a face, and the name that goes with it unless one was typed.
func (s *seatSheet) become(i int) {
	p := s.player()
	if p.Name == "" || p.Name == townsman(p.Face) {
		p.Name = townsfolk[i].Name
	}
	p.Face = townsfolk[i].Face
}

// wishes are the options that the seat chooses for itself.
func (s *seatSheet) wishes(f *ui.Frame, c *ui.Rect) {
	for _, o := range s.setup.rules.Options {
		if !o.PerSeat || !s.setup.applies(o) {
			continue
		}
		key := game.SeatKey(o.Name, game.Seat(s.at))
		row := c.CutTop(52)
		words := row.CutLeft(row.W * .42)
		f.Fit(words, s.setup.optionName(o), ui.BodyBold, f.Theme.Paper, ui.Left)
		row.CutRight(4)
		s.setup.stepper(f, row, o, key)
		value := s.setup.deal.Options[key]
		if value == "" {
			value = o.Default
		}
		c.CutTop(4)
		line := lang.T(s.setup.rules.Name + "/option/" + family(o.Name) + "/" + value + "/line")
		c.CutTop(f.Paragraph(ui.Rect{X: c.X, Y: c.Y, W: c.W - 8}, line, ui.Note, f.Theme.OldPaper, ui.TopLeft) + 12)
	}
}
