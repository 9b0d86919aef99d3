//go:build !android && !ios && !js

package scenes

// windowed tells that the program runs in a window of its own, which can be
// closed and fill the screen.
const windowed = true

// vibrate does nothing: there is no such thing on a desk.
func vibrate(int) {}
