package table

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// pauseMenu is the menu of a table. It lies over the table or over the cover of the hand-over, and knows of no secret.
type pauseMenu struct {
	t       *Table
	chooser game.Seat // the person who is asked and looks; game.NoSeat: nobody is
}

func newPause(t *Table) *pauseMenu { return &pauseMenu{t, t.chooser()} }

func (p *pauseMenu) Name() string { return p.t.Name() + "/pause" }

func (p *pauseMenu) Tick(*ui.UI) {}

// Back goes on to town: the match is kept, so nothing is lost by it.
func (p *pauseMenu) Back(u *ui.UI) { p.do(u, p.t.leave) }

// do closes the menu and does something.
func (p *pauseMenu) do(u *ui.UI, what func()) {
	u.Close(p)
	what()
}

type pauseItem struct {
	id, label string
	icon      sprites.ID
	kind      ui.ButtonKind
	key       ui.Key
	do        func()
}

func (p *pauseMenu) items(u *ui.UI) []pauseItem {
	t := p.t
	items := []pauseItem{
		{"pause/resume", lang.T("table/pause/resume"), 0, ui.Primary, 0, func() { p.do(u, func() {}) }},
		{"pause/rules", lang.T("table/rules"), sprites.IconOpenBook, ui.DarkButton, 'R', func() { p.do(u, func() { t.openRules(0) }) }},
		{"pause/settings", lang.T("ui/settings"), sprites.IconCog, ui.DarkButton, 0, func() { p.do(u, t.openSettings) }},
	}
	if t.chair.covered == game.NoSeat {
		items = append(items, pauseItem{"pause/log", lang.T("table/log"), sprites.IconNewspaper, ui.DarkButton, 'L', func() { p.do(u, t.openLog) }})
	}
	if t.canUndo() {
		items = append(items, pauseItem{"pause/undo", lang.T("table/undo"), sprites.IconBackwardTime, ui.DarkButton, 'U', func() { p.do(u, t.undo) }})
	}
	if p.chooser != game.NoSeat {
		items = append(items, pauseItem{"pause/resign", lang.T("table/pause/resign"), 0, ui.DarkButton, 0, func() { p.do(u, func() { t.askResign(p.chooser) }) }})
	}
	for seat := range game.Seat(t.view.Seats()) {
		if t.match.Actor() != game.NoSeat && t.match.Resigned(seat) {
			items = append(items, pauseItem{"pause/return/" + lang.Number(int(seat)), lang.T("table/pause/return", t.view.Name(seat)),
				sprites.IconPerson, ui.DarkButton, 0, func() { p.do(u, func() { t.takeBack(seat) }) }})
		}
	}
	return append(items, pauseItem{"pause/leave", lang.T("table/pause/leave"), sprites.IconSaloon, ui.DarkButton, 0, func() { p.do(u, t.leave) }})
}

func (p *pauseMenu) Build(f *ui.Frame) {
	u := f.UI
	items := p.items(u)
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	row := math.Max(52, u.LineHeight(ui.H3)+22)
	head := u.LineHeight(ui.H1) + 8
	note := u.TextHeight(lang.T("table/pause/kept"), ui.Note, 320) + 8
	columns := 1
	if f.Layout.Shape == ui.Tiny && area.W > 560 {
		columns = 2
	}
	rows := (len(items) + columns - 1) / columns
	h := head + note + float64(rows)*(row+gap) + 40
	r := area.Place(math.Min(area.W, 60+340*float64(columns)), math.Min(area.H, h), ui.Center)
	f.Panel(ui.DialogPanel, r)
	in := r.Inset(20)
	f.List("table/pause", ui.Rect{X: in.X, Y: in.Y, W: in.W + 14, H: in.H}, func(c ui.Rect) float64 {
		y := c.Y
		f.Fit(ui.Rect{X: c.X, Y: y, W: c.W, H: head - 8}, lang.T("table/pause"), ui.H1, f.Theme.Ink, ui.Center)
		y += head
		f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, lang.T("table/pause/kept"), ui.Note, f.Theme.InkSoft, ui.Top)
		y += note
		for i, it := range items {
			cell := ui.Rect{X: c.X, Y: y + float64(i/columns)*(row+gap), W: c.W, H: row}.Column(i%columns, columns, gap)
			f.Button(cell, ui.Button{ID: it.id, Label: it.label, Icon: it.icon, Kind: it.kind, Key: it.key, Size: 18, Do: it.do})
		}
		return y + float64(rows)*(row+gap) - gap - c.Y
	})
	f.Focus("pause/resume")
}

// askResign asks, with verbs, before somebody gives up.
func (t *Table) askResign(seat game.Seat) {
	text := lang.T("table/resign/bot")
	if t.sides() == 2 {
		text = lang.T("table/resign/lost")
	}
	t.ui.Ask(ui.Dialog{
		Name:  t.Name() + "/resign",
		Title: lang.T("table/resign/title", t.view.Name(seat)),
		Text:  text,
		Choices: []ui.Choice{
			{ID: "resign/no", Label: lang.T("table/resign/no"), Kind: ui.GoAhead, Safe: true},
			{ID: "resign/yes", Label: lang.T("table/resign/yes"), Kind: ui.Primary, Do: func(*ui.UI) { t.resign(seat) }},
		},
	})
	t.ui.Play(audio.CueDialog, 0)
}

// sides counts the sides at the table: with two the other one wins when a seat gives up.
func (t *Table) sides() int {
	side := t.view.Rules.Side
	if side == nil {
		return t.view.Seats()
	}
	seen := map[int]bool{}
	for seat := range game.Seat(t.view.Seats()) {
		seen[side(t.view.Setup, seat)] = true
	}
	return len(seen)
}
