//go:build !js

package audio

// watchPage does nothing: only a browser has pages that hide.
func watchPage(*Player) {}
