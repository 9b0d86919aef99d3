package ui

// Prefs is what the player has set that concerns every picture.
type Prefs struct {
	Text          float64 // text scale, 0.85–2.0; 0 is 1
	Speed         Speed
	ReducedMotion bool // travel becomes a cross-fade; no shake, parallax, ambient motion
	Contrast      bool // the high-contrast theme
	LeftHanded    bool // trays and buttons mirrored, never the board
	LongGuard     bool // 500 ms input guard instead of 250
	Haptics       bool
}
