package match

import (
	"errors"
	"io/fs"

	"drygulch/game"
	"drygulch/game/store"
)

// FileName is the name under which the match of a game is kept.
func FileName(gameName string) string { return "match-" + gameName + ".json" }

// Keep saves the match into a store, after every move.
func (m *Match) Keep(s store.Store) error {
	data, err := m.Save()
	if err != nil {
		return err
	}
	return s.Save(FileName(m.rules.Name), data)
}

// Found is what Resume found.
type Found struct {
	Match *Match     // nil if there is none that can be played on
	Bad   *LoadError // not nil if the latest save could not be read
	Aside string     // then: the name under which it is kept
}

// Resume loads the match of a game that was kept last. A save that cannot be
// read is set aside and the one before it is tried, so that a torn file costs one
// move at most. The error is the store's own.
func Resume(s store.Store, rules *game.Rules) (Found, error) {
	find := func(name string) *game.Rules {
		if name == rules.Name {
			return rules
		}
		return nil
	}
	name := FileName(rules.Name)
	var found Found
	data, err := s.Load(name)
	switch {
	case err == nil:
		found.Match, err = Load(data, find)
		if !errors.As(err, &found.Bad) {
			return found, nil
		}
		if found.Aside, err = s.SetAside(name); err != nil {
			return found, err
		}
	case !errors.Is(err, fs.ErrNotExist):
		return found, err
	}
	if data, err = s.LoadBackup(name); err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		return found, err
	}
	// A backup that cannot be read either stays where it is: it is kept already,
	// and the latest save is the one to speak of.
	found.Match, _ = Load(data, find)
	return found, nil
}

// Forget deletes the kept match of a game.
func Forget(s store.Store, gameName string) error { return s.Delete(FileName(gameName)) }
