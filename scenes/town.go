package scenes

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/match"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// town is the street at dusk: the first screen, from where one goes to a table.
//
// The street is drawn in a plane of its own, 1280 wide, whose ground line is y
// = 0. A wide window sees all of it; a tall one walks along it and sees one
// house at a time.
type town struct {
	app   *App
	at    int            // the house before which one stands, an index of doors
	saved []*match.Match // by door: a match that can be played on, nil if none
}

// house is a front in the street.
type house struct {
	piece, shadow sprites.ID
	x             float64 // of the pivot, in the street's plane
	w, h          float64 // of what one sees of it
	game          string  // whose house it is; a game that is not there leaves a plain house
	signX, signY  float64 // upper left of its sign
	signW         float64
}

// The houses from left to right, as they overlap.
var houses = []house{
	{sprite("house/saloon"), sprite("house/saloon/shadow"), 172, 292, 312, "saloon", 52, -270, 240},
	{sprite("house/depot"), sprite("house/depot/shadow"), 550, 290, 236, "train", 396, -214, 214},
	{sprite("house/printer"), sprite("house/printer/shadow"), 723, 118, 262, "", 0, 0, 0},
	{sprite("house/store"), sprite("house/store/shadow"), 897, 118, 276, "street", 692, -232, 240},
	{sprite("house/sheriff"), sprite("house/sheriff/shadow"), 1118, 272, 296, "showdown", 1000, -206, 236},
}

const (
	streetWidth = 1280.0
	signHeight  = 58.0
	lanternBar  = 86.0 // the dark bar at the bottom, at text scale 100 %
)

// door is a house that one can enter.
type door struct {
	house *house
	rules *game.Rules
}

func doors() []door {
	var list []door
	for i := range houses {
		if rules := shelf.Find(houses[i].game); rules != nil {
			list = append(list, door{&houses[i], rules})
		}
	}
	return list
}

func newTown(a *App) *town {
	t := &town{app: a}
	for i, d := range doors() {
		t.saved = append(t.saved, a.saved(d.rules))
		if t.saved[i] != nil {
			t.at = i
		}
	}
	a.sound.SetAmbience(audio.Town)
	return t
}

// Name implements ui.Scene.
func (t *town) Name() string { return "town" }

// Tick implements ui.Scene.
func (t *town) Tick(*ui.UI) {}

// Back leaves the game, after asking.
func (t *town) Back(u *ui.UI) { t.app.askQuit() }

// Build implements ui.Scene.
func (t *town) Build(f *ui.Frame) {
	f.Ambient()
	v := t.street(f)
	t.scenery(f, v)
	for i, d := range doors() {
		t.door(f, v, i, d)
	}
	t.foreground(f, v)
	t.title(f, v)
	t.controls(f)
}

// streetView is how the street's plane lies in the window: x·scale + left,
// ground + y·scale.
type streetView struct {
	left, ground, scale float64
	bar                 ui.Rect // the bar at the bottom
	walks               bool    // one sees a part of the street only
}

func (v streetView) x(x float64) float64 { return v.left + x*v.scale }
func (v streetView) y(y float64) float64 { return v.ground + y*v.scale }
func (v streetView) rect(x, y, w, h float64) ui.Rect {
	return ui.Rect{X: v.x(x), Y: v.y(y), W: w * v.scale, H: h * v.scale}
}
func (v streetView) piece(f *ui.Frame, id sprites.ID, x, y float64) {
	f.SpriteAt(id, ui.Point{X: v.x(x), Y: v.y(y)}, v.scale)
}

func (t *town) street(f *ui.Frame) streetView {
	l := f.Layout
	safe := l.Safe()
	bar := barHeight(l)
	v := streetView{bar: ui.Rect{X: 0, Y: safe.Bottom() - bar, W: l.W, H: l.H - safe.Bottom() + bar}}
	v.scale = l.W / streetWidth
	v.walks = l.Shape == ui.Tall
	if v.walks {
		v.scale = math.Min(1.1, (l.W-32)/316)
	}
	v.ground = v.bar.Y - math.Max(34, 114*math.Min(1, v.scale))
	if v.walks {
		v.ground = v.bar.Y - 96
	}
	v.left = (l.W - streetWidth*v.scale) / 2
	if ds := doors(); v.walks && len(ds) > 0 {
		h := ds[t.at].house
		v.left = f.UI.Eased("town/walk", l.W/2-(h.signX+h.signW/2)*v.scale, ui.TravelCapMS, ui.Standard)
	}
	return v
}

func barHeight(l ui.Layout) float64 {
	switch l.Shape {
	case ui.Tall:
		return 64 + 64*math.Max(1, l.Text*.9)
	case ui.Tiny:
		return 60
	}
	return lanternBar * math.Max(1, l.Text*.8)
}

// scenery draws sky, mesas, ground and the houses.
func (t *town) scenery(f *ui.Frame, v streetView) {
	l := f.Layout
	sky := sprite("town/sky/wide")
	if l.Shape == ui.Tall {
		sky = sprite("town/sky/tall")
	}
	s := sky.Sprite()
	// the sun of the drawing touches the ground line at 93 % of its height
	all := ui.Rect{X: 0, Y: 0, W: l.W, H: math.Max(v.ground/.93, 1)}
	f.Sprite(sky, all.Cover(s.W, s.H, ui.Bottom))

	for _, m := range []struct {
		piece string
		x, y  float64
	}{{"town/mesa/1", 150, 0}, {"town/mesa/2", 1130, 0}, {"town/mesa/3", 455, 0}, {"town/mesa/4", 830, 0}} {
		v.piece(f, sprite(m.piece), m.x, m.y)
	}
	ridge := sprite("town/ridge").Sprite()
	for x := math.Floor(-v.left/v.scale/ridge.W) * ridge.W; v.x(x) < l.W; x += ridge.W {
		v.piece(f, sprite("town/ridge"), x, 6)
	}

	street := ui.Rect{X: 0, Y: v.ground - 6*v.scale, W: l.W, H: l.H - v.ground + 6*v.scale}
	f.Sprite(sprite("town/street"), street)
	for i := range houses {
		v.piece(f, houses[i].shadow, houses[i].x, 0)
	}
	v.piece(f, sprite("town/duelist/shadow"), 810, 0)

	if !f.UI.Prefs.ReducedMotion {
		f.PushAlpha(.85 + .15*math.Sin(float64(f.UI.Breath())/40))
		v.piece(f, sprite("town/smoke"), 412, -128)
		f.Pop()
	} else {
		v.piece(f, sprite("town/smoke"), 412, -128)
	}
	for i := range houses {
		v.piece(f, houses[i].piece, houses[i].x, 0)
		if houses[i].game == "train" {
			v.piece(f, sprite("town/loco"), 346, -2)
		}
	}
	walk := sprite("town/boardwalk").Sprite()
	for x := math.Floor(-v.left/v.scale/walk.W) * walk.W; v.x(x) < l.W; x += walk.W {
		v.piece(f, sprite("town/boardwalk"), x, -4)
	}
	v.piece(f, sprite("town/duelist"), 810, 12)
	v.piece(f, sprite("town/barrel"), 347, 8)
	v.piece(f, sprite("town/barrel"), 655, 8)
	v.piece(f, sprite("town/crate"), 973, 4)
}

// door draws the sign of a house that one can enter and makes it a hotspot.
func (t *town) door(f *ui.Frame, v streetView, i int, d door) {
	h := d.house
	id := "house/" + d.rules.Name
	sign := v.rect(h.signX, h.signY, h.signW, signHeight)
	if v.scale < .8 { // words keep their size: the sign grows to hold them
		sign = ui.Around(sign.Center(), math.Max(sign.W, 150*f.Layout.Text), math.Max(sign.H, 48*f.Layout.Text))
	}
	spot := sign.Union(v.rect(h.x-h.w/2, -h.h, h.w, h.h+8))
	lit := f.Focused(id) || f.Hovered(id) || i == t.at

	for _, x := range []float64{.16, .84} {
		f.SpriteAt(sprite("ui/chain"), ui.Point{X: sign.X + sign.W*x, Y: sign.Y - 18*v.scale}, v.scale)
	}
	panel := ui.SignPanel
	if lit {
		panel = ui.LitSign
	}
	f.Panel(panel, sign)
	words := sign.Inset(8)
	name, sub := words, words.CutBottom(words.H*.38)
	name.H -= sub.H
	f.Text(name, lang.T(d.rules.Name+"/name"), ui.H1.At(math.Min(28, name.H*.95)).Outlined(2, f.Theme.Ink), f.Theme.LitPaper, ui.Center)
	f.Text(sub, lang.T("town/sign", d.rules.MinSeats, d.rules.MaxSeats, lang.T(d.rules.Name+"/kind")), ui.Label.Outlined(1.5, f.Theme.WoodDeep), f.Theme.LitPaper, ui.Center)
	if lit {
		f.Mark(ui.ChoiceMark, spot.Inset(-4))
	}
	spot.Y, spot.H = math.Max(spot.Y, f.Layout.Safe().Y), math.Min(spot.H, v.ground-spot.Y+8)
	hot := ui.Hotspot{
		ID: id, Label: lang.T("town/enter", lang.T(d.rules.Name+"/name")), Rect: spot,
		Do: func() { t.enter(i) },
	}
	if v.walks {
		hot.Adjust = t.walk
	}
	f.Hotspot(hot)
}

func (t *town) walk(step int) {
	t.at = min(max(t.at+step, 0), len(t.saved)-1)
	t.app.UI.Rebuild()
}

func (t *town) enter(i int) {
	t.at = i
	t.app.UI.Go(newSetup(t.app, doors()[i].rules))
}

// foreground draws what stands before the street.
func (t *town) foreground(f *ui.Frame, v streetView) {
	v.piece(f, sprite("town/wheel"), 58, 92)
	v.piece(f, sprite("town/saguaro"), 1108, 126)
	v.piece(f, sprite("town/post"), 1226, 120)
	glow := .85
	if !f.UI.Prefs.ReducedMotion {
		glow += .15 * math.Sin(float64(f.UI.Breath())/17) * math.Sin(float64(f.UI.Breath())/7)
	}
	f.PushAlpha(glow)
	v.piece(f, sprite("town/lamp/glow"), 1204, 36)
	f.Pop()
	v.piece(f, sprite("town/lamp"), 1204, 36)
	if !f.UI.Prefs.ReducedMotion {
		t.tumbleweed(f, v)
	}
}

// tumbleweed rolls across the street every half minute of the town's breath.
func (t *town) tumbleweed(f *ui.Frame, v streetView) {
	const every, crossing = 30 * ui.TicksPerSecond, 6 * ui.TicksPerSecond
	at := (f.UI.Breath() + every - 4*ui.TicksPerSecond) % every
	if at >= crossing {
		return
	}
	along := float64(at) / crossing
	p := ui.Point{X: -60 + along*(f.Layout.W+120), Y: v.y(70) - 16*math.Abs(math.Sin(along*18))*v.scale}
	f.PushTurn(p, along*1400)
	f.SpriteAt(sprite("town/tumbleweed"), p, v.scale)
	f.Pop()
}

// title writes the name of the town into the sky.
func (t *town) title(f *ui.Frame, v streetView) {
	safe := f.Layout.Safe()
	size, top := 104.0, safe.Y+16
	switch f.Layout.Shape {
	case ui.Tall:
		size, top = 64, safe.Y+72
	case ui.Tiny:
		size, top = 40, safe.Y+4
	case ui.Squarish:
		size, top = 88, safe.Y+60
	}
	size /= f.Layout.Text // it fills its place already
	r := ui.Rect{X: safe.X + 8, Y: top, W: safe.W - 16, H: size * f.Layout.Text * 1.15}
	f.Text(r, lang.T("town/name"), ui.Poster.At(size).Outlined(5, f.Theme.Ink), f.Theme.LitPaper, ui.Center)
	if f.Layout.Shape == ui.Tiny {
		return
	}
	line := ui.Rect{X: safe.X, Y: r.Bottom() + 8, W: safe.W, H: 20 * f.Layout.Text}
	words := lang.T("town/motto")
	f.Text(line, words, ui.Caps.At(14), f.Theme.Lamp, ui.Center)
	w := f.UI.TextWidth(words, ui.Caps.At(14))
	for _, x := range []float64{safe.Center().X - w/2 - 16 - 100, safe.Center().X + w/2 + 16} {
		f.Rect(ui.Rect{X: x, Y: line.Center().Y - 1, W: 100, H: 2}, f.Theme.Lamp)
	}
}

// controls lays the buttons of the corners and the bar.
func (t *town) controls(f *ui.Frame) {
	l := f.Layout
	safe := l.Safe()
	m := l.Margin()
	corner := func(i int) ui.Rect {
		return ui.Rect{X: safe.Right() - m - 48 - float64(i)*56, Y: safe.Y + m, W: 48, H: 48}
	}
	f.IconButton(ui.Rect{X: safe.X + m, Y: safe.Y + m, W: 48, H: 48}, ui.Button{
		ID: "nav/rulebook", Label: lang.T("app/rulebook"), Icon: sprite("icon/open-book"), Kind: ui.DarkButton, Key: 'R',
		Do: func() { t.app.openRulebooks() },
	})
	if l.Shape == ui.Wide {
		f.Text(ui.Rect{X: safe.X + m + 58, Y: safe.Y + m, W: 160, H: 48}, lang.T("app/rulebook"), ui.NoteBold, f.Theme.Paper, ui.Left)
	}
	f.IconButton(corner(0), ui.Button{
		ID: "nav/settings", Label: lang.T("app/settings"), Icon: sprite("icon/cog"), Kind: ui.DarkButton, Key: 'S',
		Do: func() { t.app.UI.Open(newSettings(t.app)) },
	})
	mute, icon := lang.T("town/mute"), sprite("icon/speaker")
	if t.app.settings.Levels.Mute {
		mute, icon = lang.T("town/unmute"), sprite("icon/speaker-off")
	}
	f.IconButton(corner(1), ui.Button{
		ID: "nav/mute", Label: mute, Icon: icon, Kind: ui.DarkButton, Key: 'M',
		Do: func() { t.app.change(func(s *Settings) { s.Levels.Mute = !s.Levels.Mute }) },
	})
	t.bar(f)
}

// bar lays the buttons at the bottom.
func (t *town) bar(f *ui.Frame) {
	l := f.Layout
	safe := l.Safe()
	bar := ui.Rect{X: 0, Y: safe.Bottom() - barHeight(l), W: l.W, H: l.H - safe.Bottom() + barHeight(l)}
	f.Panel(ui.TrayPanel, bar)
	ds := doors()
	if len(ds) == 0 {
		return
	}
	d := ds[t.at]
	name := lang.T(d.rules.Name + "/name")
	row := ui.Rect{X: safe.X + l.Margin(), Y: bar.Y + 10, W: safe.W - 2*l.Margin(), H: safe.Bottom() - bar.Y - 16}
	enter := ui.Button{ID: "town/enter", Label: lang.T("town/enter", name), Kind: ui.Primary, Do: func() { t.enter(t.at) }}
	resume := ui.Button{
		ID: "town/resume", Label: lang.T("town/resume", name), Kind: ui.PaperButton, Icon: sprite("icon/hourglass"),
		Do: func() { t.app.sit(t.saved[t.at]) },
	}
	if l.Shape == ui.Tall {
		if t.saved[t.at] != nil {
			f.Button(row.Row(0, 2, 8), resume)
			f.Button(row.Row(1, 2, 8), enter)
		} else {
			f.Button(row.Place(row.W, 60, ui.Center), enter)
		}
		return
	}
	row = row.Place(row.W, math.Min(row.H, 52*math.Max(1, l.Text*.9)), ui.Left)
	f.Button(row.CutLeft(math.Min(228*l.Text, safe.W*.35)), enter)
	row.CutLeft(16)
	if t.saved[t.at] != nil {
		f.Button(row.CutLeft(math.Min(300*l.Text, safe.W*.4)), resume)
	}
	if l.Shape == ui.Wide && !l.Phone() && l.Text <= 1.3 {
		hint := row
		f.Text(hint.Row(0, 2, 0), lang.T("town/hint/walk"), ui.Note, f.Theme.Paper, ui.Right)
		f.Text(hint.Row(1, 2, 0), lang.T("town/hint/enter"), ui.Note, f.Theme.OldPaper, ui.Right)
	}
}
