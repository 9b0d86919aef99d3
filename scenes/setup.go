package scenes

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// setup is where a table is laid: who sits there and what is agreed. It opens with
// the people of the last time, so that one tap deals.
type setup struct {
	app   *App
	rules *game.Rules
	deal  Deal

	height float64 // of the sheet with the options, as drawn last
}

func newSetup(a *App, rules *game.Rules) *setup {
	sprites.Preload("menus", "people", "cards", "pawns", rules.Name)
	return &setup{app: a, rules: rules, deal: a.lastDeal(rules)}
}

// Name implements ui.Scene.
func (s *setup) Name() string { return "setup/" + s.rules.Name }

// Tick implements ui.Scene.
func (s *setup) Tick(*ui.UI) {}

// Back goes to town.
func (s *setup) Back(u *ui.UI) { s.app.toTown(u.Go) }

// Build implements ui.Scene.
func (s *setup) Build(f *ui.Frame) {
	wall(f, "wall/setup")
	area := heading(f, lang.T("setup/title", lang.T(s.rules.Name+"/name")), s.Back)
	s.app.settingsButton(f, corner(f))
	f.Focus("action/deal")
	switch {
	case standing(f.Layout):
		s.buildTall(f, area)
	case f.Layout.Shape == ui.Tiny:
		s.buildTiny(f, area)
	default:
		s.buildWide(f, area)
	}
}

// buildWide has the notice of the game to the left and the seats to the right.
func (s *setup) buildWide(f *ui.Frame, area ui.Rect) {
	s.poster(f, area.CutLeft(math.Min(352*math.Min(math.Max(1, f.Layout.Text), 1.4), area.W*.4)))
	area.CutLeft(28)
	foot := area.CutBottom(math.Max(76, math.Min(s.noteHeight(f, area.W*.59), area.H*.24)))
	area.CutBottom(wideGap)
	s.seatsHead(f, area.CutTop(f.UI.LineHeight(ui.H2)+12), "setup/taken")
	scrolling(f, "setup/seats", area.Pad(0, 0, -14, 0), func(c *ui.Rect) { s.rows(f, c) })
	s.note(f, foot.CutLeft(foot.W*.59))
	foot.CutLeft(20)
	s.dealButton(f, foot.Place(foot.W, foot.H-12, ui.Center))
}

// buildTall has everything in one list above the button.
func (s *setup) buildTall(f *ui.Frame, area ui.Rect) {
	s.dealButton(f, area.CutBottom(grown(f, 60)))
	area.CutBottom(gap)
	scrolling(f, "setup/all", area, func(c *ui.Rect) {
		s.seatsHead(f, c.CutTop(f.UI.LineHeight(ui.H2)+12), "setup/taken-short")
		s.rows(f, c)
		s.note(f, c.CutTop(s.noteHeight(f, c.W)))
		c.CutTop(wideGap)
		s.sheet(f, c)
	})
}

// buildTiny has the seats to the left and the options with the button to the right.
func (s *setup) buildTiny(f *ui.Frame, area ui.Rect) {
	right := area.CutRight(area.W * .4)
	area.CutRight(12)
	s.dealButton(f, right.CutBottom(bigControl))
	right.CutBottom(gap)
	scrolling(f, "setup/options", right, func(c *ui.Rect) { s.sheet(f, c) })
	scrolling(f, "setup/seats", area, func(c *ui.Rect) {
		s.rows(f, c)
		s.note(f, c.CutTop(s.noteHeight(f, c.W)))
		c.CutTop(4)
	})
}

func (s *setup) seatsHead(f *ui.Frame, r ui.Rect, taken string) {
	head := r.CutLeft(math.Min(f.UI.TextWidth(lang.T("setup/seats-head"), ui.H2)+12, r.W*.5))
	f.Fit(head, lang.T("setup/seats-head"), ui.H2, f.Theme.LitPaper, ui.Left)
	f.Fit(r, lang.T(taken, len(s.deal.Players), s.rules.MaxSeats), ui.Note, f.Theme.OldPaper, ui.Right)
}

// poster is the notice of the game.
func (s *setup) poster(f *ui.Frame, r ui.Rect) {
	f.Panel(ui.PosterPanel, r)
	in := r.Pad(20, 14, 20, 12)
	f.Fit(in.CutTop(62), lang.T(s.rules.Name+"/name"), ui.Poster.At(44/math.Min(f.Layout.Text, 1.4)), f.Theme.Ink, ui.Center)
	for range 2 {
		f.Rect(in.CutTop(1.6).Pad(20, 0, 20, 0), f.Theme.Ink)
		in.CutTop(3.4)
	}
	in.CutTop(gap)
	in.W += 10 // the list keeps room for its scroll bar
	scrolling(f, "setup/options", in, func(c *ui.Rect) {
		picture := sprite("poster/" + s.rules.Name)
		size := picture.Sprite()
		f.Sprite(picture, c.CutTop(c.W*size.H/size.W))
		c.CutTop(10)
		s.pitch(f, c)
		s.options(f, c)
	})
}

// sheet is the words of the game and its options on a sheet of paper in a list.
func (s *setup) sheet(f *ui.Frame, c *ui.Rect) {
	const rim = 14
	// The sheet lies under its words and is as high as they were in the last picture.
	f.Panel(ui.PaperPanel, ui.Rect{X: c.X, Y: c.Y, W: c.W, H: s.height})
	in := c.Pad(rim, rim, rim, 0)
	s.pitch(f, &in)
	s.options(f, &in)
	height := in.Y + rim - c.Y
	if height != s.height {
		s.height = height
		f.UI.Rebuild()
	}
	c.CutTop(height + gap)
}

// pitch says in a few words what the game is.
func (s *setup) pitch(f *ui.Frame, c *ui.Rect) {
	paragraph(f, c, lang.T(s.rules.Name+"/blurb"), ui.Body, f.Theme.Ink)
	c.CutTop(gap)
	players, time, style := playersOf(s.rules), lang.T(s.rules.Name+"/time"), ui.H3.At(16)
	if f.UI.TextWidth(players, style)+f.UI.TextWidth(time, style)+wideGap > c.W {
		paragraph(f, c, players, style, f.Theme.Ink)
		paragraph(f, c, time, style, f.Theme.Ink)
	} else {
		facts := c.CutTop(f.UI.LineHeight(style) + 6)
		f.Text(facts, players, style, f.Theme.Ink, ui.Left)
		f.Text(facts, time, style, f.Theme.Ink, ui.Right)
	}
	c.CutTop(10)
}

// clash is what is wrong with the table as it is laid; nil if it can be dealt.
func (s *setup) clash() error {
	_, err := s.rules.New(game.Setup{Seed: 1, Seats: len(s.deal.Players), Options: s.chosen()})
	return err
}

const noteIcon = 28.0

// note tells what will happen with several people at one device, or what is wrong.
func (s *setup) note(f *ui.Frame, r ui.Rect) {
	f.Panel(ui.NotePanel, r)
	in := r.Inset(12)
	icon, head, text := s.noteWords()
	f.Icon(sprite(icon), in.CutLeft(noteIcon).Place(noteIcon, noteIcon, ui.Center), f.Theme.Lamp)
	in.CutLeft(12)
	if head == "" {
		f.Fit(in, text, ui.NoteBold, f.Theme.LitPaper, ui.Left)
		return
	}
	f.Fit(in.CutTop(in.H*.48), head, ui.NoteBold.At(15), f.Theme.LitPaper, ui.BottomLeft)
	f.Fit(in, text, ui.Note, f.Theme.OldPaper, ui.Left)
}

func (s *setup) noteWords() (icon, head, text string) {
	if err := s.clash(); err != nil {
		return "icon/cross-mark", "", explain(s.rules, err)
	}
	humans := 0
	for _, p := range s.deal.Players {
		if p.Human() {
			humans++
		}
	}
	text = lang.T("setup/note/some")
	if humans < 2 {
		text = lang.T("setup/note/one")
	}
	return "icon/padlock", lang.T("setup/humans", humans), text
}

// noteHeight is what the note needs in a list.
func (s *setup) noteHeight(f *ui.Frame, width float64) float64 {
	_, head, text := s.noteWords()
	width -= 24 + noteIcon + 12
	lines := f.UI.TextHeight(text, ui.NoteBold, width)
	if head != "" {
		lines = 2 * math.Max(f.UI.TextHeight(head, ui.NoteBold.At(15), width), lines)
	}
	return math.Max(lines+28, 72)
}

func (s *setup) dealButton(f *ui.Frame, r ui.Rect) {
	b := ui.Button{ID: "action/deal", Label: lang.T("setup/deal"), Kind: ui.Primary, Size: 26, Do: s.start}
	if f.Layout.Phone() {
		b.Size = 22
	}
	if err := s.clash(); err != nil {
		b.Disabled, b.Reason = true, explain(s.rules, err)
	}
	f.Button(r, b)
}

// start deals. A match of this game that waits to be resumed is not thrown away
// unasked.
func (s *setup) start() {
	deal := func(u *ui.UI) {
		d := Deal{slices.Clone(s.deal.Players), s.chosen()}
		for i := range d.Players {
			d.Players[i].Name = trimName(d.Players[i].Name)
		}
		if err := s.app.deal(s.rules, d); err != nil {
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
