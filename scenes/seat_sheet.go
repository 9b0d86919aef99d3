package scenes

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// seatSheet is where one seat is furnished: name, face, colour and symbol, place
// at the table, and what the seat may choose for itself.
type seatSheet struct {
	setup *setup
	at    int
}

func newSeatSheet(s *setup, i int) *seatSheet { return &seatSheet{s, i} }

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
	wall(f, "wall/setup")
	area := heading(f, lang.T("seat/title"), s.Back)
	f.Focus("action/done")
	done := area.CutBottom(grown(f, bigControl))
	area.CutBottom(gap)
	f.Button(column(done, 320), ui.Button{ID: "action/done", Label: lang.T("app/done"), Kind: ui.Primary, Do: func() { s.Back(f.UI) }})
	self := []func(*ui.Frame, *ui.Rect){s.identity, s.hints, s.wishes, s.names, s.looks}
	sheet := func(id string, r ui.Rect, parts ...func(*ui.Frame, *ui.Rect)) {
		scrolling(f, id, page(f, r, r.W), func(c *ui.Rect) {
			for _, part := range parts {
				part(f, c)
			}
		})
	}
	if area.W < twoSheets*math.Max(1, f.Layout.Text) {
		sheet("seat/sheet", column(area, pageWidth), append(self, s.faces)...)
		return
	}
	both := column(area, 1140)
	sheet("seat/faces", both.CutRight(both.W*.46), s.faces)
	both.CutRight(wideGap)
	sheet("seat/sheet", both, self...)
}

// twoSheets is the width from which the faces have a sheet of their own, in dp at text
// scale 100 %.
const twoSheets = 900.0

// markRoom is what the mark around a chosen thing takes beside it.
const markRoom = 6.0

// identity is the face, the name to type and the moves along the table.
func (s *seatSheet) identity(f *ui.Frame, c *ui.Rect) {
	line := math.Max(52, f.UI.LineHeight(ui.BodyBold)+20)
	row := c.CutTop(math.Max(2*line+gap, 112))
	side := math.Min(row.H, 132)
	f.Bust(row.CutLeft(side).Place(side, side, ui.TopLeft), ui.Bust{Portrait: portrait(s.player().Face), Seat: int(s.player().Look), Disc: true})
	row.CutLeft(20)
	narrow := row.W < 2*(f.UI.TextWidth(lang.T("seat/up"), ui.H2.At(15))+64)
	if narrow {
		row = row.Place(row.W, line, ui.Left)
	}
	f.Field(row.CutTop(line), ui.Field{
		ID: "seat/name", Label: lang.T("seat/name"), Value: s.player().Name, Empty: lang.T("seat/name-empty"), Max: maxName,
		Set: func(name string) { s.player().Name = name },
	})
	row.CutTop(gap)
	if narrow {
		c.CutTop(12)
		row = c.CutTop(line)
	}
	s.mover(f, row.Column(0, 2, gap), "seat/up", "ui/arrow/up", -1)
	s.mover(f, row.Column(1, 2, gap), "seat/down", "ui/arrow/down", 1)
	c.CutTop(20)
}

// mover exchanges the seat with its neighbour.
func (s *seatSheet) mover(f *ui.Frame, r ui.Rect, id, icon string, step int) {
	to := s.at + step
	b := ui.Button{ID: id, Label: lang.T(id), Icon: sprite(icon), Kind: ui.DarkButton, Size: 15, Do: func() {
		s.setup.swap(s.at, to)
		s.at = to
	}}
	if to < 0 || to >= len(s.setup.deal.Players) {
		b.Disabled, b.Reason = true, lang.T("seat/end")
	}
	f.Button(r, b)
}

// hints lets a person ask for hints at the table.
func (s *seatSheet) hints(f *ui.Frame, c *ui.Rect) {
	if !s.player().Human() {
		return
	}
	const knob = 72.0
	label := lang.T("seat/hint")
	f.Toggle(c.CutTop(math.Max(control, f.UI.TextHeight(label, ui.BodyBold, c.W-knob)+4)), ui.Toggle{
		ID: "seat/hint", Label: label, On: s.player().Hint, Light: true,
		Set: func(on bool) { s.player().Hint = on },
	})
	paragraph(f, c, lang.T("seat/hint/line"), ui.Note, f.Theme.InkSoft)
	c.CutTop(20)
}

func (s *seatSheet) head(f *ui.Frame, c *ui.Rect, key string) {
	paragraph(f, c, lang.T(key), ui.H3, f.Theme.BarnDark)
	c.CutTop(gap)
}

// names offers the names that people typed before, so that a phone needs no
// keyboard, and the one that goes with the face.
func (s *seatSheet) names(f *ui.Frame, c *ui.Rect) {
	names := slices.Clone(s.setup.app.settings.Names)
	if who := townsman(s.player().Face); who != "" && !slices.Contains(names, who) {
		names = append(names, who)
	}
	names = slices.DeleteFunc(names, func(n string) bool { return n == s.player().Name })
	if len(names) == 0 {
		return
	}
	s.head(f, c, "seat/names")
	widths := make([]float64, len(names))
	for i, n := range names {
		widths[i] = f.UI.TextWidth(n, ui.H2.At(15)) + 40
	}
	rects, height := ui.Rect{X: c.X, Y: c.Y, W: c.W}.Flow(widths, grown(f, control), gap)
	for i, r := range rects {
		f.Button(r, ui.Button{ID: seatID("seat/name", i), Label: names[i], Kind: ui.PaperButton, Size: 15, Do: func() { s.player().Name = names[i] }})
	}
	c.CutTop(height + 20)
}

// looks offers the eight colours with their symbols; one that another seat has is
// exchanged with it.
func (s *seatSheet) looks(f *ui.Frame, c *ui.Rect) {
	s.head(f, c, "seat/look")
	const side, radius = 64.0, 22.0
	columns := max(1, min(game.MaxSeats, int((c.W-markRoom)/side)))
	for columns < game.MaxSeats && game.MaxSeats%columns != 0 {
		columns--
	}
	rows := game.MaxSeats / columns
	grid := c.CutTop(float64(rows)*side).Pad(markRoom, 0, 0, 0)
	grid.W = side * float64(columns)
	for look := range game.MaxSeats {
		r := grid.Cell(look, columns, rows, gap)
		if look == int(s.player().Look) {
			f.Mark(ui.SelectedMark, r)
		}
		f.SeatDisc(r.Center(), radius, look)
		f.Hotspot(ui.Hotspot{
			ID: seatID("seat/look", look), Label: lang.T("table/seat/" + ui.Dusk.Seats[look].Name), Rect: r,
			Do: func() { s.wear(look) },
		})
	}
	c.CutTop(20)
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
	s.head(f, c, "seat/face")
	most := 84.0
	if c.W > 420 {
		most = 94
	}
	columns := max(3, int((c.W-markRoom)/most+.5))
	side := math.Min(most, (c.W-markRoom)/float64(columns))
	rows := (len(townsfolk) + columns - 1) / columns
	grid := c.CutTop(float64(rows)*side).Pad(markRoom, 0, 0, 0)
	grid.W = side * float64(columns)
	for i, who := range townsfolk {
		r := grid.Cell(i, columns, rows, gap)
		f.Bust(r, ui.Bust{Portrait: portrait(who.Face), Seat: -1})
		if who.Face == s.player().Face {
			f.Mark(ui.SelectedMark, r)
		}
		f.Hotspot(ui.Hotspot{ID: "seat/face/" + who.Face, Label: who.Name, Rect: r, Do: func() { s.become(i) }})
	}
	c.CutTop(wideGap)
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
		value := s.setup.value(o, key)
		about := boards[s.setup.rules.Name].about + value
		if !lang.Has(about) {
			about = s.setup.rules.Name + "/option/" + o.Name + "/text"
		}
		in := *c
		if face, ok := sprites.Named("portrait/" + value); ok {
			f.Bust(in.CutLeft(faceSide+control).Pad(0, 0, wideGap, 0).Place(faceSide+32, faceSide+32, ui.TopLeft), ui.Bust{Portrait: face, Seat: -1})
		}
		top := in.Y
		s.setup.setter(f, &in, o, key, s.setup.optionName(o))
		paragraph(f, &in, lang.T(about), ui.Note, f.Theme.InkSoft)
		c.CutTop(math.Max(in.Y-top, faceSide+32) + wideGap)
	}
	if err := s.setup.clash(); err != nil {
		paragraph(f, c, explain(s.setup.rules, err), ui.NoteBold, f.Theme.BarnDark)
		c.CutTop(wideGap)
	}
}
