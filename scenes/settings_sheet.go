package scenes

import (
	"fmt"
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
	wall(f)
	area := heading(f, lang.T("app/settings"), s.Back)
	f.Focus("nav/back")
	page := column(area, 760)
	f.Panel(ui.PaperPanel, page)
	f.List("settings", page.Inset(18), func(content ui.Rect) float64 {
		c := content
		for _, part := range []func(*ui.Frame, *ui.Rect){s.sound, s.play, s.sight, s.about} {
			part(f, &c)
			c.CutTop(16)
		}
		return c.Y - content.Y
	})
}

func (s *settingsSheet) head(f *ui.Frame, c *ui.Rect, key string) {
	f.Text(c.CutTop(36*f.Layout.Text), lang.T(key), ui.H2, f.Theme.BarnDark, ui.Left)
}

// row is the place of one setting.
func (s *settingsSheet) row(f *ui.Frame, c *ui.Rect) ui.Rect {
	return c.CutTop(56*max(1, f.Layout.Text*.9)).Pad(0, 4, 8, 4)
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
		tall := s.row(f, c)
		if f.Layout.Phone() {
			tall.H += 30
			c.CutTop(30)
		}
		f.Slider(tall, ui.Slider{
			ID: v.key, Label: lang.T(v.key), Value: lang.T("settings/percent", int(*v.level*100+.5)), At: float64(*v.level), Step: .1, Light: true,
			Set: func(at float64) { s.app.change(func(*Settings) { *v.level = float32(at) }) },
		})
	}
	s.toggle(f, c, "settings/mono", l.Mono, func(set *Settings, on bool) { set.Levels.Mono = on })
	f.Paragraph(c.CutTop(f.UI.LineHeight(ui.Note)), lang.T(s.app.sound.Status()), ui.Note, f.Theme.InkSoft, ui.Left)
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
	s.toggle(f, c, "settings/haptics", s.app.settings.Prefs.Haptics, func(set *Settings, on bool) { set.Prefs.Haptics = on })
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
	r := s.row(f, c)
	words := r.CutLeft(r.W * .5)
	f.Fit(words, lang.T("settings/text"), ui.BodyBold, f.Theme.Ink, ui.Left)
	f.Stepper(r, ui.Stepper{ID: "settings/text", Label: lang.T("settings/text"), Value: lang.T("settings/percent", int(ui.TextScales[at]*100+.5)), Less: step(at - 1), More: step(at + 1)})

	s.toggle(f, c, "settings/contrast", s.app.settings.Prefs.Contrast, func(set *Settings, on bool) { set.Prefs.Contrast = on })
	s.toggle(f, c, "settings/still", s.app.settings.Prefs.ReducedMotion, func(set *Settings, on bool) { set.Prefs.ReducedMotion = on })
	s.toggle(f, c, "settings/left", s.app.settings.Prefs.LeftHanded, func(set *Settings, on bool) { set.Prefs.LeftHanded = on })
	if windowed {
		s.toggle(f, c, "settings/full", ebiten.IsFullscreen(), func(set *Settings, on bool) {
			set.Full = on
			ebiten.SetFullscreen(on)
		})
	}
	languages := lang.Languages()
	names := make([]ui.Option, len(languages))
	chosen := 0
	for i, l := range languages {
		names[i] = ui.Option{ID: l.Code, Label: l.Name}
		if l.Code == s.app.settings.Language {
			chosen = i
		}
	}
	s.segments(f, c, "settings/language", names, chosen, func(set *Settings, i int) { set.Language = languages[i].Code })
}

// about leads to the credits.
func (s *settingsSheet) about(f *ui.Frame, c *ui.Rect) {
	f.Button(s.row(f, c).Place(min(c.W, 320), 52, ui.Left), ui.Button{
		ID: "settings/credits", Label: lang.T("credits/title"), Kind: ui.PaperButton, Do: func() { f.UI.Open(&credits{s.app}) },
	})
}

func (s *settingsSheet) toggle(f *ui.Frame, c *ui.Rect, key string, on bool, set func(*Settings, bool)) {
	note := ""
	if lang.Has(key + "/line") {
		note = lang.T(key + "/line")
	}
	f.Toggle(s.row(f, c), ui.Toggle{ID: key, Label: lang.T(key), Note: note, On: on, Light: true,
		Set: func(on bool) { s.app.change(func(settings *Settings) { set(settings, on) }) }})
}

func (s *settingsSheet) choice(f *ui.Frame, c *ui.Rect, key string, values []string, chosen int, set func(*Settings, int)) {
	options := make([]ui.Option, len(values))
	for i, v := range values {
		options[i] = ui.Option{ID: v, Label: lang.T(key + "/" + v)}
	}
	s.segments(f, c, key, options, chosen, set)
}

// segments is a row of answers below its question.
func (s *settingsSheet) segments(f *ui.Frame, c *ui.Rect, key string, options []ui.Option, chosen int, set func(*Settings, int)) {
	f.Fit(c.CutTop(30*f.Layout.Text), lang.T(key), ui.BodyBold, f.Theme.Ink, ui.Left)
	f.Segments(c.CutTop(52*max(1, f.Layout.Text*.8)).Pad(0, 0, 8, 0), key, options, chosen, func(i int) {
		s.app.change(func(settings *Settings) { set(settings, i) })
	})
	c.CutTop(10)
}

// credits names the people whose work the game stands on.
type credits struct{ app *App }

// Name implements ui.Scene.
func (s *credits) Name() string { return "credits" }

// Tick implements ui.Scene.
func (s *credits) Tick(*ui.UI) {}

// Back closes the credits.
func (s *credits) Back(u *ui.UI) { u.Close(s) }

// Build implements ui.Scene.
func (s *credits) Build(f *ui.Frame) {
	f.Modal()
	wall(f)
	area := heading(f, lang.T("credits/title"), s.Back)
	f.Focus("nav/back")
	page := column(area, 720)
	f.Panel(ui.PaperPanel, page)
	f.List("credits", page.Inset(20), func(content ui.Rect) float64 {
		c := content
		for i := 1; lang.Has(fmt.Sprintf("credits/%d", i)); i++ {
			c.CutTop(f.Paragraph(c, lang.T(fmt.Sprintf("credits/%d", i)), ui.Body, f.Theme.Ink, ui.TopLeft) + 14)
		}
		return c.Y - content.Y
	})
}

// askQuit leaves the program, where programs can be left.
func (a *App) askQuit() {
	if !windowed {
		return
	}
	a.UI.Ask(ui.Dialog{
		Name: "dialog/quit", Title: lang.T("app/quit"), Text: lang.T("app/quit-text"),
		Choices: []ui.Choice{
			{ID: "dialog/stay", Label: lang.T("app/quit-no"), Kind: ui.PaperButton, Safe: true},
			{ID: "dialog/leave", Label: lang.T("app/quit-yes"), Kind: ui.Primary, Do: func(u *ui.UI) { u.Quit() }},
		},
	})
}
