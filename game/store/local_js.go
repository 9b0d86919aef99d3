package store

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall/js"
)

// Local keeps values in the browser's localStorage, which holds text only: what
// the game saves is JSON.
type Local struct {
	prefix string
}

// Default opens the browser's storage for this application.
func Default(app string) (Store, error) {
	l := &Local{app + "/"}
	// A browser may forbid storage: find out now, not in the middle of a match.
	if err := l.call(func(storage js.Value) { storage.Call("getItem", l.prefix) }); err != nil {
		return nil, err
	}
	return l, nil
}

// call runs f on the storage; what the browser throws becomes an error.
func (l *Local) call(f func(storage js.Value)) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("store: the browser refused: %v", r)
		}
	}()
	// Where storage is forbidden, even to look at it throws; only what a call throws can be recovered from.
	storage := js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
	if !storage.Truthy() {
		return errors.New("store: the browser has no storage")
	}
	f(storage)
	return nil
}

// Load implements Store.
func (l *Local) Load(name string) (data []byte, err error) {
	if err := check(name); err != nil {
		return nil, err
	}
	found := false
	err = l.call(func(storage js.Value) {
		if v := storage.Call("getItem", l.prefix+name); v.Type() == js.TypeString {
			data, found = []byte(v.String()), true
		}
	})
	if err == nil && !found {
		err = fs.ErrNotExist
	}
	return data, err
}

// LoadBackup implements Store.
func (l *Local) LoadBackup(name string) ([]byte, error) { return l.Load(name + backupSuffix) }

// Save implements Store; setItem replaces a value as a whole.
func (l *Local) Save(name string, data []byte) error {
	old, err := l.Load(name)
	if err != nil && !isMissing(err) {
		return err
	}
	return l.call(func(storage js.Value) {
		if err == nil {
			storage.Call("setItem", l.prefix+name+backupSuffix, string(old))
		}
		storage.Call("setItem", l.prefix+name, string(data))
	})
}

// Delete implements Store.
func (l *Local) Delete(name string) error {
	if err := check(name); err != nil {
		return err
	}
	return l.call(func(storage js.Value) {
		storage.Call("removeItem", l.prefix+name)
		storage.Call("removeItem", l.prefix+name+backupSuffix)
	})
}

// SetAside implements Store.
func (l *Local) SetAside(name string) (string, error) {
	data, err := l.Load(name)
	if err != nil {
		return "", err
	}
	aside := freeName(name, func(n string) bool { _, err := l.Load(n); return !isMissing(err) })
	return aside, l.call(func(storage js.Value) {
		storage.Call("setItem", l.prefix+aside, string(data))
		storage.Call("removeItem", l.prefix+name)
	})
}
