//go:build !js

package main

import "drygulch/game/store"

func openFolder(dir string) (store.Store, error) {
	s, err := store.OpenDir(dir)
	if err != nil {
		return nil, err // not a nil *Dir in a Store
	}
	return s, nil
}
