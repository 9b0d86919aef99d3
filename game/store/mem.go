package store

import (
	"io/fs"
	"slices"
	"strconv"
)

// Mem keeps values in memory. It serves tests, and a device that lets us keep
// nothing: then the game still plays. The zero Mem is empty and ready.
type Mem struct {
	values map[string][]byte
}

// Load implements Store.
func (m *Mem) Load(name string) ([]byte, error) {
	if err := check(name); err != nil {
		return nil, err
	}
	data, ok := m.values[name]
	if !ok {
		return nil, fs.ErrNotExist
	}
	return slices.Clone(data), nil
}

// LoadBackup implements Store.
func (m *Mem) LoadBackup(name string) ([]byte, error) { return m.Load(name + backupSuffix) }

// Save implements Store.
func (m *Mem) Save(name string, data []byte) error {
	if err := check(name); err != nil {
		return err
	}
	if m.values == nil {
		m.values = map[string][]byte{}
	}
	if old, ok := m.values[name]; ok {
		m.values[name+backupSuffix] = old
	}
	m.values[name] = slices.Clone(data)
	return nil
}

// Delete implements Store.
func (m *Mem) Delete(name string) error {
	delete(m.values, name)
	delete(m.values, name+backupSuffix)
	return check(name)
}

// SetAside implements Store.
func (m *Mem) SetAside(name string) (string, error) {
	data, err := m.Load(name)
	if err != nil {
		return "", err
	}
	aside := freeName(name, func(n string) bool { _, taken := m.values[n]; return taken })
	m.values[aside] = data
	delete(m.values, name)
	return aside, nil
}

// freeName finds the first free name for a broken value.
func freeName(name string, taken func(string) bool) string {
	for i := 1; i < maxBroken; i++ {
		if n := name + brokenSuffix + strconv.Itoa(i); !taken(n) {
			return n
		}
	}
	return name + brokenSuffix + strconv.Itoa(maxBroken)
}
