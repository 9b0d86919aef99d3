//go:build android || ios || js

package scenes

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// windowed tells that the program runs in a window of its own, which can be
// closed and fill the screen.
const windowed = false

// vibrate shakes the device gently for so many ms.
func vibrate(ms int) {
	ebiten.Vibrate(&ebiten.VibrateOptions{Duration: time.Duration(ms) * time.Millisecond, Magnitude: .5})
}

// hangIcon does nothing: an app's picture is its shell's.
func hangIcon() {}
