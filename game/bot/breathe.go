//go:build !js

package bot

// breathe lets others have the thread; where there are several the system does.
func breathe() {}
