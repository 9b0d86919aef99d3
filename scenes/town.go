package scenes

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/match"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// town is the street at dusk: the first screen, from where one goes to a table. Only
// the houses whose games exist have a sign and can be entered.
type town struct {
	app   *App
	doors []door
	at    int // the door before which one stands
}

// door is a house that one can enter.
type door struct {
	house *house
	rules *game.Rules
	saved *match.Match // that can be played on; nil if there is none
}

func newTown(a *App) *town {
	t := &town{app: a}
	for i := range houses {
		rules := shelf.Find(houses[i].game)
		if rules == nil {
			continue
		}
		d := door{&houses[i], rules, a.saved(rules)}
		if d.saved != nil {
			t.at = len(t.doors)
		}
		t.doors = append(t.doors, d)
	}
	a.around(audio.Town)
	return t
}

// Name implements ui.Scene.
func (t *town) Name() string { return "town" }

// Tick implements ui.Scene.
func (t *town) Tick(*ui.UI) {}

// Back leaves the game, after asking.
func (t *town) Back(*ui.UI) { t.app.askQuit() }

// Build implements ui.Scene.
func (t *town) Build(f *ui.Frame) {
	f.Ambient()
	for i, d := range t.doors {
		if f.Focused(d.id()) {
			t.at = i
		}
	}
	bar := t.barArea(f)
	v := viewStreet(f.Layout, bar.Y, t.middle(f))
	v.draw(f)
	t.title(f)
	if v.walks && len(t.doors) > 1 {
		f.Area(ui.Area{Rect: ui.Rect{Y: f.Layout.Safe().Y, W: f.Layout.W, H: bar.Y}, Drag: t.swipe})
	}
	for i, d := range t.doors {
		t.sign(f, v, i, d)
	}
	t.corners(f)
	t.bar(f, bar)
}

// middle is what of the street a standing window has in its middle.
func (t *town) middle(f *ui.Frame) float64 {
	if len(t.doors) == 0 {
		return streetWidth / 2
	}
	h := t.doors[t.at].house
	return f.UI.Eased("town/walk", h.left+h.width/2, ui.TravelCapMS, ui.Standard)
}

func (d door) id() string   { return "house/" + d.rules.Name }
func (d door) name() string { return lang.T(d.rules.Name + "/name") }

// sign draws the sign of a house that one can enter and makes the house a hotspot.
func (t *town) sign(f *ui.Frame, v streetView, i int, d door) {
	name, sub := d.name(), lang.T("town/sign", playersOf(d.rules), lang.T(d.rules.Name+"/kind"))
	nameStyle := ui.H1.At(math.Max(20, 28*math.Min(v.scale, 1.1))).Outlined(2, f.Theme.Ink)
	subStyle := ui.NoteBold.At(13).Outlined(1.5, f.Theme.WoodDeep)
	sign := v.rect(d.house.sign.X, d.house.sign.Y, d.house.sign.W, d.house.sign.H)
	foot := sign.Bottom()
	safe := f.Layout.Safe().Inset(f.Layout.Margin())
	room := t.room(v, i, safe)
	wanted := math.Max(f.UI.TextWidth(name, nameStyle), f.UI.TextWidth(sub, subStyle)) + 36
	sign = sign.Place(math.Min(math.Max(sign.W, wanted), room.W), sign.H, ui.Bottom)
	sign.X = math.Max(room.X, math.Min(sign.X, room.Right()-sign.W))
	if v.walks {
		sign = f.Layout.Window().Place(sign.W, sign.H, ui.Top).Move((d.house.left+d.house.width/2)*v.scale+v.left-f.Layout.W/2, 0)
	}
	subHeight := f.UI.TextHeight(sub, subStyle, sign.W-28)
	sign.H = math.Max(sign.H, f.UI.LineHeight(nameStyle)+subHeight+14)
	sign.Y = foot - sign.H

	around := sign.Union(v.rect(d.house.left, -d.house.height, d.house.width, d.house.height+18))
	lit := i == t.at || f.Hovered(d.id())
	for _, x := range []float64{.16, .84} {
		f.SpriteAt(sprite("ui/chain"), ui.Point{X: sign.X + sign.W*x, Y: sign.Y - 18*v.scale}, v.scale)
	}
	panel := ui.SignPanel
	if lit {
		panel = ui.LitSign
		f.Mark(ui.ChoiceMark, around.Inset(-4))
	}
	f.Panel(panel, sign)
	in := sign.Pad(14, 7, 14, 7)
	f.Fit(in.CutBottom(subHeight), sub, subStyle, f.Theme.LitPaper, ui.Center)
	f.Fit(in, name, nameStyle, f.Theme.LitPaper, ui.Center)
	if d.saved != nil {
		hook := ui.Point{X: sign.Right() - 6, Y: sign.Y + 4}
		f.Badge(hook, ui.LampBadge, "")
		f.Icon(sprite("icon/hourglass"), ui.Around(hook, 16, 16), f.Theme.Ink)
	}
	if v.walks && i != t.at {
		return
	}
	hot := ui.Hotspot{
		ID: d.id(), Label: lang.T("town/enter", name), Rect: around.Intersect(safe.Pad(0, control+gap, 0, 0)),
		Do: func() { t.enter(i) },
	}
	if v.walks && len(t.doors) > 1 {
		hot.Adjust = t.walk
	}
	f.Hotspot(hot)
}

// room is the part of the street for a sign: where one sees several houses, up to half
// way to the next ones that can be entered.
func (t *town) room(v streetView, i int, safe ui.Rect) ui.Rect {
	if v.walks {
		return safe
	}
	middle := func(i int) float64 { return v.x(t.doors[i].house.left + t.doors[i].house.width/2) }
	left, right := safe.X, safe.Right()
	if i > 0 {
		left = (middle(i-1)+middle(i))/2 + gap/2
	}
	if i < len(t.doors)-1 {
		right = (middle(i)+middle(i+1))/2 - gap/2
	}
	return ui.Rect{X: left, Y: safe.Y, W: right - left, H: safe.H}
}

func (t *town) walk(step int) {
	t.at = min(max(t.at+step, 0), len(t.doors)-1)
	t.app.UI.Rebuild()
}

// swipe walks the street by one house.
func (t *town) swipe(d ui.Drag) {
	const far = 40
	switch way := d.At.X - d.From.X; {
	case d.Phase != ui.DragEnd:
	case way > far:
		t.walk(-1)
	case way < -far:
		t.walk(1)
	}
}

func (t *town) enter(i int) {
	t.at = i
	t.app.UI.Go(newSetup(t.app, t.doors[i].rules))
}

// title writes the name of the town into the sky.
func (t *town) title(f *ui.Frame) {
	l := f.Layout
	safe := l.Safe()
	size, top := 104.0, safe.Y+14
	switch {
	case standing(l):
		size, top = math.Min(l.W*.17, 104), safe.Y+control+2*l.Margin()
	case l.Shape == ui.Tiny:
		size, top = 44, safe.Y+2
	case l.Shape == ui.Squarish:
		size, top = 88, safe.Y+control+wideGap
	}
	r := ui.Rect{X: safe.X + gap, Y: top, W: safe.W - 2*gap, H: size * 1.15}
	// The name fills its place as it is and does not grow with the reading text.
	f.Fit(r, lang.T("town/name"), ui.Poster.At(size/l.Text).Outlined(math.Max(3, size/20), f.Theme.Ink), f.Theme.LitPaper, ui.Center)
	if l.Shape == ui.Tiny {
		return
	}
	style := ui.Caps.At(14).Outlined(1.5, f.Theme.Ink)
	words := lang.T("town/motto")
	line := ui.Rect{X: r.X, Y: r.Bottom() + 8, W: r.W, H: f.UI.LineHeight(style) + 4}
	f.Fit(line, words, style, f.Theme.Lamp, ui.Center)
	rule := math.Min(100, (line.W-f.UI.TextWidth(words, style))/2-wideGap)
	if rule < 12 {
		return
	}
	for _, x := range []float64{line.Center().X - f.UI.TextWidth(words, style)/2 - 12 - rule, line.Center().X + f.UI.TextWidth(words, style)/2 + 12} {
		f.Rect(ui.Rect{X: x, Y: line.Center().Y - 1, W: rule, H: 2}, f.Theme.Lamp)
	}
}

// corners lays the buttons of the upper corners.
func (t *town) corners(f *ui.Frame) {
	safe := f.Layout.Safe().Inset(f.Layout.Margin())
	row := safe.CutTop(control)
	f.IconButton(row.CutLeft(control), ui.Button{
		ID: "nav/rulebook", Label: lang.T("app/rulebook"), Icon: sprite("icon/open-book"), Kind: ui.DarkButton, Key: 'R',
		Do: t.app.openRulebooks,
	})
	if f.Layout.Shape == ui.Wide && !standing(f.Layout) {
		words := row.Pad(10, 0, 0, 0)
		words.W = math.Min(words.W, 160)
		f.Fit(words, lang.T("app/rulebook"), ui.NoteBold.Outlined(1.5, f.Theme.Ink), f.Theme.Paper, ui.Left)
	}
	t.app.settingsButton(f, row.CutRight(control))
	row.CutRight(gap)
	words, icon := lang.T("town/mute"), sprite("icon/speaker")
	if t.app.settings.Levels.Mute {
		words, icon = lang.T("town/unmute"), sprite("icon/speaker-off")
	}
	f.IconButton(row.CutRight(control), ui.Button{
		ID: "nav/mute", Label: words, Icon: icon, Kind: ui.DarkButton, Key: 'M',
		Do: func() { t.app.change(func(s *Settings) { s.Levels.Mute = !s.Levels.Mute }) },
	})
}

// barArea is the bar at the bottom.
func (t *town) barArea(f *ui.Frame) ui.Rect {
	safe := f.Layout.Safe()
	h := math.Max(52, f.UI.LineHeight(ui.H2.At(18))+20)
	if standing(f.Layout) && t.resumable() {
		h = 2*h + gap
	}
	pad := wideGap
	if f.Layout.Shape == ui.Tiny {
		pad = 6
	}
	h += 2 * pad
	return ui.Rect{Y: safe.Bottom() - h, W: f.Layout.W, H: f.Layout.H - safe.Bottom() + h}
}

func (t *town) resumable() bool { return len(t.doors) > 0 && t.doors[t.at].saved != nil }

// bar lays the buttons at the bottom.
func (t *town) bar(f *ui.Frame, bar ui.Rect) {
	l := f.Layout
	safe := l.Safe()
	f.Panel(ui.TrayPanel, bar)
	if len(t.doors) == 0 {
		return
	}
	d := t.doors[t.at]
	row := bar.Intersect(safe)
	row = row.Pad(l.Margin()+8, 0, l.Margin()+8, 0)
	pad := wideGap
	if l.Shape == ui.Tiny {
		pad = 6
	}
	row = row.Pad(0, pad, 0, pad)
	enter := ui.Button{ID: "town/enter", Label: lang.T("town/enter", d.name()), Kind: ui.Primary, Size: 18, Do: func() { t.enter(t.at) }}
	resume := ui.Button{
		ID: "town/resume", Label: lang.T("town/resume", d.name()), Kind: ui.PaperButton, Size: 17, Icon: sprite("icon/hourglass"),
		Do: func() { t.app.sit(d.saved) },
	}
	f.Focus(d.id())
	if t.resumable() {
		f.Focus(resume.ID)
	}
	if standing(l) {
		if t.resumable() {
			f.Button(row.Row(0, 2, gap), resume)
			f.Button(row.Row(1, 2, gap), enter)
			return
		}
		f.Button(row, enter)
		return
	}
	width := func(b ui.Button, least float64) float64 {
		return math.Min(math.Max(least, f.UI.TextWidth(b.Label, ui.H2.At(18))+80), safe.W*.45)
	}
	f.Button(row.CutLeft(width(enter, 228)), enter)
	if t.resumable() {
		row.CutLeft(wideGap)
		f.Button(row.CutLeft(width(resume, 300)), resume)
	}
	if row.CutLeft(wideGap * 2); row.W > 260*l.Text && !l.Phone() {
		if len(t.doors) > 1 {
			f.Fit(row.CutTop(row.H/2), lang.T("town/hint/walk"), ui.Note, f.Theme.Paper, ui.Right)
		}
		f.Fit(row, lang.T("town/hint/enter"), ui.Note, f.Theme.OldPaper, ui.Right)
	}
}
