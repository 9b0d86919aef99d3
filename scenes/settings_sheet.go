package scenes

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// settingsSheet lies over any screen and changes what holds for all games.
type settingsSheet struct{ app *App }

func newSettings(a *App) *settingsSheet { return &settingsSheet{a} }

// Name implements ui.Scene.
func (s *settingsSheet) Name() string { return "settings" }

// Tick implements ui.Scene.
func (s *settingsSheet) Tick(*ui.UI) {}

// Back returns to what lies below.
func (s *settingsSheet) Back(u *ui.UI) { u.Close(s) }

// Build implements ui.Scene.
func (s *settingsSheet) Build(f *ui.Frame) {
	f.Modal()
	wall(f, "wall/setup")
	area := heading(f, lang.T("app/settings"), s.Back)
	f.Focus("nav/back")
	scrolling(f, "settings", page(f, area, pageWidth), func(c *ui.Rect) {
		for _, part := range []func(*ui.Frame, *ui.Rect){s.sound, s.play, s.sight, s.about} {
			part(f, c)
			c.CutTop(20)
		}
	})
}

func (s *settingsSheet) head(f *ui.Frame, c *ui.Rect, key string) {
	paragraph(f, c, lang.T(key), ui.H2, f.Theme.BarnDark)
	f.Rect(c.CutTop(2), f.Theme.Kraft)
	c.CutTop(gap)
}

// sound is the volumes.
func (s *settingsSheet) sound(f *ui.Frame, c *ui.Rect) {
	s.head(f, c, "settings/sound")
	l := &s.app.settings.Levels
	s.toggle(f, c, "settings/mute", l.Mute, func(set *Settings, on bool) { set.Levels.Mute = on })
	for _, v := range []struct {
		key   string
		level *float32
	}{{"settings/master", &l.Master}, {"settings/effects", &l.Effects}, {"settings/ambience", &l.Ambience}, {"settings/music", &l.Music}} {
		row := math.Max(bigControl, f.UI.LineHeight(ui.BodyBold)+wideGap)
		if c.W < narrowRow {
			row = control + f.UI.LineHeight(ui.BodyBold) + 4
		}
		f.Slider(c.CutTop(row), ui.Slider{
			ID: v.key, Label: lang.T(v.key), Value: lang.T("settings/percent", int(*v.level*100+.5)), At: float64(*v.level), Step: .1, Light: true,
			Set: func(at float64) { s.app.change(func(*Settings) { *v.level = float32(at) }) },
		})
		c.CutTop(gap)
	}
	s.toggle(f, c, "settings/mono", l.Mono, func(set *Settings, on bool) { set.Levels.Mono = on })
	paragraph(f, c, lang.T(s.app.sound.Status()), ui.Note, f.Theme.InkSoft)
	f.Again(ui.TicksPerSecond) // the device may come and go
}

// play is pace, covers and what else concerns tables.
func (s *settingsSheet) play(f *ui.Frame, c *ui.Rect) {
	s.head(f, c, "settings/play")
	speeds := []ui.Speed{ui.Calm, ui.Normal, ui.Brisk, ui.Instant}
	s.choice(f, c, "settings/speed", []string{"calm", "normal", "brisk", "instant"}, slices.Index(speeds, s.app.settings.Prefs.Speed),
		func(set *Settings, i int) { set.Prefs.Speed = speeds[i] })
	covers := []table.Cover{table.CoverTap, table.CoverHold, table.CoverOff}
	s.choice(f, c, "settings/cover", []string{"tap", "hold", "off"}, slices.Index(covers, s.app.settings.Table.Cover),
		func(set *Settings, i int) { set.Table.Cover = covers[i] })
	s.toggle(f, c, "settings/recap", !s.app.settings.Table.NoRecap, func(set *Settings, on bool) { set.Table.NoRecap = !on })
	s.toggle(f, c, "settings/guard", s.app.settings.Prefs.LongGuard, func(set *Settings, on bool) { set.Prefs.LongGuard = on })
	if !windowed {
		s.toggle(f, c, "settings/haptics", s.app.settings.Prefs.Haptics, func(set *Settings, on bool) { set.Prefs.Haptics = on })
	}
}

// sight is what concerns the picture.
func (s *settingsSheet) sight(f *ui.Frame, c *ui.Rect) {
	s.head(f, c, "settings/sight")
	at := slices.Index(ui.TextScales[:], s.app.settings.Prefs.Text)
	if at < 0 {
		at = slices.Index(ui.TextScales[:], 1)
	}
	step := func(i int) func() {
		if i < 0 || i >= len(ui.TextScales) {
			return nil
		}
		return func() { s.app.change(func(set *Settings) { set.Prefs.Text = ui.TextScales[i] }) }
	}
	words, size := lang.T("settings/text"), lang.T("settings/percent", int(ui.TextScales[at]*100+.5))
	wide := math.Max(168, f.UI.TextWidth(size, ui.H3.At(16))+2*control+4)
	if wide+f.UI.TextWidth(words, ui.BodyBold)+gap > c.W {
		paragraph(f, c, words, ui.BodyBold, f.Theme.Ink)
	}
	row := c.CutTop(math.Max(control, f.UI.LineHeight(ui.BodyBold)+wideGap))
	stepper := row.CutRight(math.Min(wide, row.W))
	if row.W > f.UI.TextWidth(words, ui.BodyBold) {
		f.Text(row, words, ui.BodyBold, f.Theme.Ink, ui.Left)
	}
	f.Stepper(stepper, ui.Stepper{ID: "settings/text", Label: words, Value: size, Less: step(at - 1), More: step(at + 1)})
	c.CutTop(gap)

	s.toggle(f, c, "settings/contrast", s.app.settings.Prefs.Contrast, func(set *Settings, on bool) { set.Prefs.Contrast = on })
	s.toggle(f, c, "settings/still", s.app.settings.Prefs.ReducedMotion, func(set *Settings, on bool) { set.Prefs.ReducedMotion = on })
	s.toggle(f, c, "settings/left", s.app.settings.Prefs.LeftHanded, func(set *Settings, on bool) { set.Prefs.LeftHanded = on })
	if windowed {
		s.toggle(f, c, "settings/full", s.app.settings.Full, func(set *Settings, on bool) {
			set.Full = on
			ebiten.SetFullscreen(on)
		})
	}
	languages := lang.Languages()
	names := make([]ui.Option, len(languages))
	chosen := 0
	for i, l := range languages {
		names[i] = ui.Option{ID: l.Code, Label: l.Name, Look: ui.Human}
		if l.Code == s.app.language() {
			chosen = i
		}
	}
	s.segments(f, c, "settings/language", names, chosen, func(set *Settings, i int) { set.Language = languages[i].Code })
}

// about leads to the credits.
func (s *settingsSheet) about(f *ui.Frame, c *ui.Rect) {
	f.Button(c.CutTop(grown(f, bigControl)).Place(math.Min(c.W, 320), grown(f, 52), ui.Left), ui.Button{
		ID: "settings/credits", Label: lang.T("credits/title"), Kind: ui.PaperButton, Do: func() { f.UI.Open(&credits{s.app}) },
	})
}

// narrowRow is the width below which a row's words stand above its control.
const narrowRow = 420.0

func (s *settingsSheet) toggle(f *ui.Frame, c *ui.Rect, key string, on bool, set func(*Settings, bool)) {
	t := ui.Toggle{ID: key, Label: lang.T(key), On: on, Light: true,
		Set: func(on bool) { s.app.change(func(settings *Settings) { set(settings, on) }) }}
	const knob = 72.0
	f.Toggle(c.CutTop(math.Max(control, f.UI.TextHeight(t.Label, ui.BodyBold, c.W-knob)+4)), t)
	if lang.Has(key + "/line") {
		const nearer = 8 // the label stands in the middle of its row
		note := ui.Rect{X: c.X, Y: c.Y - nearer, W: c.W - knob, H: endless}
		paragraph(f, &note, lang.T(key+"/line"), ui.Note, f.Theme.InkSoft)
		c.CutTop(note.Y - c.Y)
	}
	c.CutTop(gap)
}

func (s *settingsSheet) choice(f *ui.Frame, c *ui.Rect, key string, values []string, chosen int, set func(*Settings, int)) {
	options := make([]ui.Option, len(values))
	for i, v := range values {
		options[i] = ui.Option{ID: v, Label: lang.T(key + "/" + v), Look: ui.Human}
	}
	s.segments(f, c, key, options, chosen, set)
}

// segments is a row of answers below its question, or rows of two where the words
// need room.
func (s *settingsSheet) segments(f *ui.Frame, c *ui.Rect, key string, options []ui.Option, chosen int, set func(*Settings, int)) {
	paragraph(f, c, lang.T(key), ui.BodyBold, f.Theme.Ink)
	c.CutTop(4)
	widest := 0.0
	for _, o := range options {
		widest = math.Max(widest, f.UI.TextWidth(o.Label, ui.CardTitle))
	}
	columns := max(1, min(len(options), int(c.W/(widest+wideGap))))
	height := math.Max(control, f.UI.LineHeight(ui.CardTitle)+20)
	for from := 0; from < len(options); from += columns {
		part := options[from:min(from+columns, len(options))]
		row := c.CutTop(height)
		row.W = row.W * float64(len(part)) / float64(columns)
		f.Segments(row, key, part, chosen-from, func(i int) {
			s.app.change(func(settings *Settings) { set(settings, from+i) })
		})
		c.CutTop(gap)
	}
	c.CutTop(4)
}
