// Package scenes is what a player sees and touches: the director and the screens
// of the house. The tables of the games lie in the packages below.
package scenes

import (
	"errors"
	"fmt"
	"strings"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/shelf"
	"drygulch/game/store"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// Config is how the program is started.
type Config struct {
	Store    store.Store // where matches and settings are kept; nil: nowhere
	Seed     uint64      // of the first deal; 0: by chance
	Mute     bool        // no device is opened for sound
	Inspect  string      // file for an outside program that plays by the names on the screen; empty: none
	Think    int         // opponents imagine so many worlds; 0: as many as their level does
	Language string      // code of the language; empty: the one chosen in the settings
	Game     string      // straight to a table of this game; empty: to the town
	Seats    []string    // then who sits there: "human" or a level
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
	seed     uint64 // of the next deal; 0: by chance
}

// New builds the program up to its first screen. It fails if Config asks for a
// table that cannot be laid; everything else, a store that does not answer
// included, is told to the player on the screen.
func New(c Config) (*App, error) {
	u := ui.New()
	a := &App{Game: ui.NewGame(u), config: c, store: c.Store, seed: c.Seed}
	u.InspectFile = c.Inspect

	var note string
	if a.store == nil {
		a.store = &store.Mem{}
		note = lang.T("app/no-store")
	}
	settings, aside, err := loadSettings(a.store)
	switch {
	case err != nil:
		note = lang.T("app/store-failed")
	case aside != "":
		note = lang.T("app/settings-broken", aside)
	}
	a.settings = settings
	if c.Language != "" {
		a.settings.Language = c.Language
	}

	a.sound = audio.Open(a.settings.Levels, c.Mute)
	u.Sound = a.sound.Play
	a.apply()

	if err := a.begin(); err != nil {
		return nil, err
	}
	if note != "" {
		u.Toast(note)
	}
	return a, nil
}

// begin shows the first screen.
func (a *App) begin() error {
	if a.config.Game == "" {
		a.UI.Cut(newTown(a))
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
	if found, err := match.Resume(a.store, rules); err == nil && found.Match != nil {
		if _, over := found.Match.Over(); !over {
			a.sit(found.Match)
			return nil
		}
	}
	return a.deal(rules, deal)
}

// Update runs one tick.
func (a *App) Update() error {
	a.sound.Update()
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
	lang.Use(a.settings.Language)
	a.UI.SetPrefs(a.settings.Prefs)
	a.sound.SetLevels(a.settings.Levels)
}

// house is what a table asks of the rest of the program.
func (a *App) house() table.House {
	return table.House{
		Store:    a.store,
		Think:    bot.Budget{Worlds: a.config.Think},
		Habits:   func() table.Habits { return a.settings.Table },
		Rulebook: func(u *ui.UI, rules *game.Rules, rule game.Rule) { u.Open(newRulebook(a, rules, rule)) },
		Settings: func(u *ui.UI) { u.Open(newSettings(a)) },
		Leave:    func(u *ui.UI) { u.Go(newTown(a)) },
		Finished: func(u *ui.UI, m *match.Match, r table.Result) { u.Go(newResult(a, m, r)) },
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
	table.Open(a.UI, a.house(), m, boardOf(m.Rules()))
}

// saved finds the match of a game that can be played on. What could not be read
// is told.
func (a *App) saved(rules *game.Rules) *match.Match {
	found, err := match.Resume(a.store, rules)
	switch {
	case err != nil:
		a.UI.Toast(lang.T("app/store-failed"))
	case found.Bad != nil:
		a.UI.Toast(lang.T("app/save/"+found.Bad.Fault.String(), found.Aside))
	}
	if found.Match == nil {
		return nil
	}
	if _, over := found.Match.Over(); over {
		return nil
	}
	return found.Match
}

// explain puts into words why a table cannot be laid.
func explain(rules *game.Rules, err error) string {
	var seats *game.SeatsError
	var option *game.OptionError
	switch {
	case errors.As(err, &seats):
		return lang.T("setup/seats", seats.Min, seats.Max)
	case errors.As(err, &option):
		name, _, _ := strings.Cut(option.Name, "/")
		return lang.T("setup/clash", lang.T(rules.Name+"/option/"+name))
	}
	return err.Error()
}
