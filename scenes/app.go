// Package scenes is what a player sees and touches: the director and the screens
// of the house. The tables of the games lie in the packages below.
package scenes

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/shelf"
	"drygulch/game/store"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// Config is how the program is started.
type Config struct {
	Store    store.Store // where matches and settings are kept; nil: nowhere
	Seed     uint64      // of the first deal; 0: by chance
	Mute     bool        // no device is opened for sound
	Inspect  string      // file for an outside program that plays by the names on the screen; empty: none
	Think    int         // opponents imagine so many worlds; 0: as many as their level does
	Language string      // code of the language that the device speaks ("pt-BR"); a choice in the settings goes before it
	Game     string      // straight to a table of this game; empty: to the town
	Seats    []string    // then who sits there: "human", "human+hints" or a level
	Options  map[string]string
}

// App is the whole game as Ebitengine runs it: the director of the screens. Only
// Suspend and Resume may be called from other goroutines.
type App struct {
	*ui.Game
	config   Config
	store    store.Store
	settings Settings
	sound    *audio.Player
	seed     uint64      // of the next deal; 0: by chance
	notes    []string    // what the player has to be told, as soon as a screen is there
	full     bool        // the window fills the screen
	runs     bool        // the first tick is over
	board    table.Board // of the table that is open; nil: none
	breath   int         // of the last tick
	heard    audio.Ambience
	dull     bool    // all is heard as in a tunnel
	pace     float32 // of the wheels that are heard
}

// New builds the program up to its first screen. It fails if Config asks for a
// table that cannot be laid; everything else, a store that does not answer
// included, is told to the player on the screen.
func New(c Config) (*App, error) {
	sprites.Preload("ui", "icons", "town")
	u := ui.New()
	a := &App{Game: ui.NewGame(u), config: c, store: c.Store, seed: c.Seed}
	u.InspectFile = c.Inspect
	u.Haptic = vibrate
	if a.store == nil {
		a.store = &store.Mem{}
		a.note(lang.T("app/no-store"))
	}
	settings, aside, err := loadSettings(a.store)
	switch {
	case err != nil:
		a.note(lang.T("app/store-failed"))
	case aside != "":
		a.note(lang.T("app/settings-broken", aside))
	}
	a.settings = settings
	a.sound = audio.Open(settings.Levels, c.Mute)
	u.Sound = a.sound.Play
	a.apply()
	if windowed && settings.Full {
		ebiten.SetFullscreen(true)
	}
	a.full = settings.Full
	if err := a.begin(); err != nil {
		a.sound.Close()
		return nil, err
	}
	return a, nil
}

// begin shows the first screen.
func (a *App) begin() error {
	if a.config.Game == "" {
		a.toTown(a.UI.Cut)
		return nil
	}
	rules := shelf.Find(a.config.Game)
	if rules == nil {
		return fmt.Errorf("there is no game %q", a.config.Game)
	}
	deal, err := dealFor(rules, a.config.Seats, a.config.Options)
	if err != nil {
		return err
	}
	if m := a.saved(rules); m != nil {
		a.sit(m)
	} else if err := a.deal(rules, deal); err != nil {
		return err
	}
	a.tell()
	return nil
}

// toTown goes to town, by ui.UI.Go or Cut.
func (a *App) toTown(to func(ui.Scene)) {
	to(newTown(a))
	a.tell()
}

// note keeps something that the player has to be told.
func (a *App) note(words string) { a.notes = append(a.notes, words) }

// tell shows all that was noted, to be read in peace.
func (a *App) tell() {
	if len(a.notes) == 0 {
		return
	}
	a.UI.Ask(ui.Dialog{
		Name: "dialog/note", Text: strings.Join(a.notes, "\n\n"),
		Choices: []ui.Choice{{ID: "dialog/ok", Label: lang.T("ui/ok"), Kind: ui.PaperButton, Safe: true}},
	})
	a.notes = nil
}

// Update runs one tick.
func (a *App) Update() error {
	if !a.runs {
		a.runs = true
		hangIcon()
	}
	a.sound.Update()
	a.air()
	if full := ebiten.IsFullscreen(); windowed && full != a.full {
		a.full = full // by a key, or by the window system
		a.change(func(s *Settings) { s.Full = full })
	}
	return a.Game.Update()
}

// Suspend is called when the program goes out of sight: everything is kept
// already, so only the sound stops.
func (a *App) Suspend() { a.sound.Suspend() }

// Resume is called when the program is in sight again.
func (a *App) Resume() {
	a.sound.Resume()
	a.Game.Resume()
}

// Close stops the sound for good, at the end of the program.
func (a *App) Close() { a.sound.Close() }

// change alters the settings, applies them and keeps them.
func (a *App) change(alter func(*Settings)) {
	alter(&a.settings)
	a.settings.mend()
	a.apply()
	if err := a.settings.save(a.store); err != nil {
		a.UI.Toast(lang.T("app/store-failed"))
	}
}

func (a *App) apply() {
	lang.Use(a.language())
	a.UI.SetPrefs(a.settings.Prefs)
	a.sound.SetLevels(a.settings.Levels)
}

// language is the code of the language that was chosen, or else of the one that the
// device speaks, as far as the game knows it.
func (a *App) language() string {
	spoken, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(a.config.Language, "_", "-")), "-")
	for _, code := range []string{a.settings.Language, a.config.Language, spoken} {
		if code == lang.Pseudo || slices.ContainsFunc(lang.Languages(), func(l lang.Language) bool { return l.Code == code }) {
			return code
		}
	}
	return lang.Languages()[0].Code
}

// longestThought is how long an opponent may think about one move, on however slow a
// device. It leaves one core to the pictures.
const longestThought = 900 * time.Millisecond

// house is what a table asks of the rest of the program.
func (a *App) house() table.House {
	return table.House{
		Store:    a.store,
		Think:    bot.Budget{Worlds: a.config.Think, Time: longestThought, Threads: max(1, runtime.NumCPU()-1)},
		Habits:   func() table.Habits { return a.settings.Table },
		Rulebook: func(u *ui.UI, rules *game.Rules, rule game.Rule) { u.Open(newRulebook(a, rules, rule)) },
		Settings: func(u *ui.UI) { u.Open(newSettings(a)) },
		Leave:    func(u *ui.UI) { a.board = nil; a.toTown(u.Go) },
		Finished: func(u *ui.UI, m *match.Match, r table.Result) { a.board = nil; u.Go(newResult(a, m, r)) },
	}
}

// deal lays a new table. The deal is remembered for the next time.
func (a *App) deal(rules *game.Rules, d Deal) error {
	setup := game.Setup{Seed: a.nextSeed(), Seats: len(d.Players), Options: d.Options}
	m, err := match.New(rules, setup, d.Players)
	if err != nil {
		return err
	}
	a.remember(rules, d)
	a.sit(m)
	return nil
}

// sit opens the table of a match.
func (a *App) sit(m *match.Match) {
	b := boards[m.Rules().Name]
	a.around(b.ambience)
	a.board = b.make()
	table.Open(a.UI, a.house(), m, a.board)
}

// around changes the air that is heard.
func (a *App) around(air audio.Ambience) {
	if air != a.heard {
		a.heard = air
		a.sound.SetAmbience(air)
	}
}

// air lets what is heard around a table follow what is seen: the wheels stand still with the land, all is dull in a
// tunnel, and what is around changes with the match.
func (a *App) air() {
	dull, pace := false, float32(1)
	if a.board != nil {
		b := boards[a.board.Name()]
		if b.dull != nil {
			dull = b.dull(a.board)
		}
		if b.mood != nil {
			a.around(b.mood(a.board))
		}
		if a.UI.Breath() == a.breath && !a.UI.Prefs.ReducedMotion {
			pace = 0
		}
		a.breath = a.UI.Breath()
	}
	if dull != a.dull {
		a.dull = dull
		a.sound.SetTunnel(dull)
	}
	if pace != a.pace {
		a.pace = pace
		a.sound.SetPace(pace)
	}
}

// saved finds the kept match of a game; nil if there is none. It may be over: then
// its end has not been seen yet. What could not be read is noted.
func (a *App) saved(rules *game.Rules) *match.Match {
	found, err := match.Resume(a.store, rules)
	switch {
	case err != nil:
		a.note(lang.T("app/store-failed"))
	case found.Bad != nil:
		a.note(lang.T("app/save/"+found.Bad.Fault.String(), found.Aside))
	}
	return found.Match
}

// playersOf says how many can play a game.
func playersOf(rules *game.Rules) string {
	if rules.MinSeats == rules.MaxSeats {
		return lang.T("setup/players/exactly", rules.MinSeats)
	}
	return lang.T("setup/players", rules.MinSeats, rules.MaxSeats)
}

// explain puts into words why a table cannot be laid.
func explain(rules *game.Rules, err error) string {
	var seats *game.SeatsError
	var option *game.OptionError
	switch {
	case errors.As(err, &seats):
		if seats.Min == seats.Max {
			return lang.T("setup/seats/exactly", seats.Min)
		}
		return lang.T("setup/seats", seats.Min, seats.Max)
	case errors.As(err, &option):
		name := rules.Name + "/option/" + family(option.Name)
		if value := name + "/" + option.Value; lang.Has(value) {
			return lang.T("setup/clash", lang.T(name), lang.T(value))
		}
	}
	return err.Error()
}
