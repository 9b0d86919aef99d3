package scenes

import (
	"encoding/json"
	"errors"
	"io/fs"
	"math"
	"slices"
	"strings"

	"drygulch/audio"
	"drygulch/game/store"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

const settingsFile = "settings.json"

// settingsVersion is raised when a field changes its meaning; a file of a later
// version is set aside, not guessed at.
const settingsVersion = 1

// Settings is what the players of this device have chosen once for all games.
type Settings struct {
	Version  int             `json:"version"`
	Language string          `json:"language"` // code; empty: that of the device
	Levels   audio.Levels    `json:"levels"`
	Prefs    ui.Prefs        `json:"prefs"`
	Table    table.Habits    `json:"table"`
	Full     bool            `json:"full_screen"`
	Names    []string        `json:"names,omitempty"` // human names typed before, the latest first
	Last     map[string]Deal `json:"last,omitempty"`  // by game: who sat there last, with which options
}

// How long a name may be, in letters, and how many typed ones are remembered.
const (
	maxName  = 24
	maxNames = 12
)

// DefaultSettings is how a fresh device starts.
func DefaultSettings() Settings {
	return Settings{
		Version: settingsVersion,
		Levels:  audio.Levels{Master: .8, Music: .6, Effects: .8, Ambience: .5},
		Prefs:   ui.Prefs{Text: 1, Haptics: true},
	}
}

// loadSettings reads the settings. A file that cannot be read is set aside and
// the defaults are taken; aside is then its name.
func loadSettings(s store.Store) (settings Settings, aside string, err error) {
	data, err := s.Load(settingsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return DefaultSettings(), "", nil
	}
	if err != nil {
		return DefaultSettings(), "", err
	}
	settings = DefaultSettings()
	if json.Unmarshal(data, &settings) != nil || settings.Version != settingsVersion {
		aside, err = s.SetAside(settingsFile)
		return DefaultSettings(), aside, err
	}
	settings.mend()
	return settings, "", nil
}

// mend brings numbers that no slider could have set back into their range.
func (s *Settings) mend() {
	for _, level := range []*float32{&s.Levels.Master, &s.Levels.Music, &s.Levels.Effects, &s.Levels.Ambience} {
		*level = min(max(*level, 0), 1)
	}
	if !(s.Prefs.Text >= ui.MinText && s.Prefs.Text <= ui.MaxText) || math.IsNaN(s.Prefs.Text) {
		s.Prefs.Text = 1
	}
	s.Prefs.Speed = min(s.Prefs.Speed, ui.Instant)
	if s.Table.Cover > table.CoverOff {
		s.Table.Cover = table.CoverTap
	}
	for i := range s.Names {
		s.Names[i] = trimName(s.Names[i])
	}
	s.Names = slices.DeleteFunc(s.Names, func(n string) bool { return n == "" })
	s.Names = s.Names[:min(len(s.Names), maxNames)]
	for _, d := range s.Last {
		for i := range d.Players {
			d.Players[i].Name = trimName(d.Players[i].Name)
		}
	}
}

// trimName makes one line of at most maxName letters out of what may be anything.
func trimName(name string) string {
	letters := []rune(strings.Join(strings.Fields(name), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), maxName)]))
}

func (s Settings) save(st store.Store) error {
	data, err := json.MarshalIndent(s, "", " ")
	if err != nil {
		return err
	}
	return st.Save(settingsFile, data)
}
