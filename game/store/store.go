// Package store keeps bytes by name so that they survive: in files, in a
// browser's localStorage, or in memory for tests. It is the only package under
// game that touches the system.
package store

import (
	"errors"
	"io/fs"
	"regexp"
)

// Store keeps values by name. Names are of the form "match-train.json": lower
// case letters, digits, dots and dashes. A Store is not safe for concurrent use.
type Store interface {
	// Load gives what was saved last; fs.ErrNotExist if nothing was.
	Load(name string) ([]byte, error)

	// LoadBackup gives what was saved before that; fs.ErrNotExist if nothing
	// was.
	LoadBackup(name string) ([]byte, error)

	// Save replaces a value as a whole: a crash leaves the old one or the new
	// one. The old one becomes the backup.
	Save(name string, data []byte) error

	// Delete forgets a value and its backup; deleting nothing is no error.
	Delete(name string) error

	// SetAside moves a value that cannot be read out of the way, so that nothing
	// is lost and the name is free: to name.broken-1, -2, … It tells under which
	// name the value lies now.
	SetAside(name string) (string, error)
}

// errName is returned for a name that could not be a file everywhere.
var errName = errors.New("store: a name has lower case letters, digits, dots and dashes")

var nameForm = regexp.MustCompile(`^[a-z0-9][a-z0-9.-]{0,63}$`)

func check(name string) error {
	if !nameForm.MatchString(name) {
		return errName
	}
	return nil
}

const (
	backupSuffix = ".bak"
	brokenSuffix = ".broken-"
	maxBroken    = 99 // then the oldest is overwritten: a fault that repeats must not fill a phone
)

func isMissing(err error) bool { return errors.Is(err, fs.ErrNotExist) }
