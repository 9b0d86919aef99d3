//go:build !android && !ios && !js

package scenes

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"drygulch/sprites"
)

// windowed tells that the program runs in a window of its own, which can be
// closed and fill the screen.
const windowed = true

// vibrate does nothing: there is no such thing on a desk.
func vibrate(int) {}

// hangIcon gives the window its picture. It must wait until the game runs.
func hangIcon() {
	if icon := sprites.Portrait("rosa").Picture(); icon != nil {
		ebiten.SetWindowIcon([]image.Image{icon})
	}
}
