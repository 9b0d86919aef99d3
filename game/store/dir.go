//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Dir keeps values as files of one folder, which only its user may read.
type Dir struct {
	path string
}

// OpenDir opens a folder for keeping, making it if need be.
func OpenDir(path string) (*Dir, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, err
	}
	return &Dir{path}, nil
}

// Default opens the place where a desktop keeps an application's data. Phones
// tell their place to the program: use OpenDir there.
func Default(app string) (Store, error) {
	base, err := os.UserConfigDir()
	if err != nil {
		return nil, err
	}
	d, err := OpenDir(filepath.Join(base, app))
	if err != nil {
		return nil, err // not a nil *Dir in a Store
	}
	return d, nil
}

// Load implements Store.
func (d *Dir) Load(name string) ([]byte, error) {
	if err := check(name); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(d.path, name))
}

// LoadBackup implements Store.
func (d *Dir) LoadBackup(name string) ([]byte, error) { return d.Load(name + backupSuffix) }

// Save implements Store. The new value is written and synced beside the old
// one, which then steps back to be the backup: at every moment one of the two
// is whole.
func (d *Dir) Save(name string, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	path := filepath.Join(d.path, name)
	if err := writeSynced(path+".tmp", data); err != nil {
		return err
	}
	// A hard link would keep the name taken all the time, but not every phone's
	// file system has them; LoadBackup covers the gap between the renames.
	if err := os.Rename(path, path+backupSuffix); err != nil && !isMissing(err) {
		return err
	}
	return os.Rename(path+".tmp", path)
}

func writeSynced(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Sync(), f.Close())
}

// Delete implements Store.
func (d *Dir) Delete(name string) error {
	if err := check(name); err != nil {
		return err
	}
	for _, suffix := range []string{"", backupSuffix} {
		if err := os.Remove(filepath.Join(d.path, name+suffix)); err != nil && !isMissing(err) {
			return err
		}
	}
	return nil
}

// SetAside implements Store.
func (d *Dir) SetAside(name string) (string, error) {
	if err := check(name); err != nil {
		return "", err
	}
	aside := freeName(name, func(n string) bool {
		_, err := os.Lstat(filepath.Join(d.path, n))
		return !errors.Is(err, fs.ErrNotExist)
	})
	return aside, os.Rename(filepath.Join(d.path, name), filepath.Join(d.path, aside))
}
