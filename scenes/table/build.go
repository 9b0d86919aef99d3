package table

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// Build describes the table: the board and, around it, what all tables share.
func (t *Table) Build(f *ui.Frame) {
	v := &t.view
	clear(v.seen)
	t.aim()
	if f.Layout != t.layout {
		t.layout = f.Layout
		clear(v.lay)
	}
	z := zonesOf(f.Layout, t.board.Seating(), v.Seats(), f.UI.Prefs.LeftHanded)
	v.Spare = z.spare
	f.Seats(int(v.Viewer), int(v.Actor))
	f.Busy(t.busy())
	f.PinToasts(f.Layout.H - min(z.tray.Y, z.actions.Y))

	f.Rect(f.Layout.Window(), f.Theme.Night)
	f.Panel(ui.BarPanel, z.bar)
	ground := ui.Rect{X: 0, Y: z.board.Y, W: f.Layout.W, H: z.board.H}
	if !z.spare.Empty() { // the board may have things in the bar, too, and cards fly to them
		ground = ground.Union(ui.Rect{X: 0, Y: z.spare.Y, W: f.Layout.W, H: z.spare.H})
	}
	f.PushClip(ground)
	t.board.Build(f, z.board, v)
	t.glimmer(f)
	t.crossing(f, z.board)
	f.Pop()

	f.Panel(ui.TrayPanel, z.tray)
	t.bar(f, &z)
	t.plates(f, &z)
	t.banner(f, &z)
	t.ownHand(f, &z)
	t.buttons(f, &z)
	t.pointOut(f)
	t.recapPanel(f, &z)
	t.hintPanel(f, &z)
}

// busy tells whether a robot should wait: an opponent is at it, or the cover or the result is about to come.
func (t *Table) busy() bool {
	switch {
	case t.left:
		return false
	case t.stays > 0, t.hint.answer != nil:
		return true
	}
	actor := t.match.Actor()
	return actor == game.NoSeat || t.match.Bot(actor) != ""
}

// crossing is the banner that crosses the board when a round begins.
func (t *Table) crossing(f *ui.Frame, area ui.Rect) {
	s := &t.stage
	if s.banner == "" {
		return
	}
	r := ui.Around(area.Center(), min(area.W, 420), 72)
	if !f.UI.Prefs.ReducedMotion {
		// It slides in for a fifth of the time, stands, and slides out.
		const edge = .2
		way := (area.W + r.W) / 2
		switch {
		case s.cross < edge:
			r = r.Move(-way*(1-s.cross/edge), 0)
		case s.cross > 1-edge:
			r = r.Move(way*(s.cross-1+edge)/edge, 0)
		}
	}
	f.Panel(ui.SignPanel, r)
	f.Fit(r.Inset(12), s.banner, ui.H1, f.Theme.LitPaper, ui.Center)
}

// bar is the top of the screen: the way back, the name of the game, what helps.
func (t *Table) bar(f *ui.Frame, z *zones) {
	f.IconButton(z.back, ui.Button{ID: "nav/back", Label: lang.T("table/back"), Icon: sprites.IconReturnArrow,
		Kind: ui.DarkButton, Do: func() { t.Back(f.UI) }})
	if !z.title.Empty() {
		f.Fit(z.title, lang.T(t.board.Name()+"/title"), ui.H1.At(26), f.Theme.LitPaper, ui.Left)
	}
	if r := z.icons[0]; !r.Empty() {
		t.undoButton(f, r)
	}
	if r := z.icons[1]; !r.Empty() {
		f.IconButton(r, ui.Button{ID: "table/log", Label: lang.T("table/log"), Icon: sprites.IconNewspaper,
			Kind: ui.DarkButton, Key: 'L', Do: t.openLog})
	}
	if r := z.icons[2]; !r.Empty() {
		f.IconButton(r, ui.Button{ID: "table/rules", Label: lang.T("table/rules"), Icon: sprites.IconOpenBook,
			Kind: ui.DarkButton, Key: 'R', Do: func() { t.openRules(0) }})
	}
	f.IconButton(z.icons[3], ui.Button{ID: "table/settings", Label: lang.T("ui/settings"), Icon: sprites.IconCog,
		Kind: ui.DarkButton, Do: t.openSettings})
}

func (t *Table) undoButton(f *ui.Frame, r ui.Rect) {
	f.IconButton(r, ui.Button{ID: "table/undo", Label: lang.T("table/undo"), Icon: sprites.IconBackwardTime,
		Kind: ui.DarkButton, Key: 'U', Disabled: !t.canUndo(), Reason: lang.T("table/why/no-undo"), Do: t.undo, Silent: true})
}

func (t *Table) openSettings() {
	if t.house.Settings != nil {
		t.house.Settings(t.ui)
	}
}

func (t *Table) openRules(rule game.Rule) {
	if t.house.Rulebook != nil {
		t.house.Rulebook(t.ui, t.view.Rules, rule)
	}
}

func (t *Table) openLog() { t.ui.Open(&logbook{t: t, fresh: true}) }
