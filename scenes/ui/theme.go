package ui

import "image/color"

// Color is a straight (not premultiplied) colour.
type Color = color.NRGBA

func hex(v uint32) Color { return Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255} }

// Fade is c with its opacity multiplied by a (0–1).
func Fade(c Color, a float64) Color {
	c.A = uint8(float64(c.A)*clamp(a, 0, 1) + .5)
	return c
}

// Mix is the colour at t (0 = a, 1 = b) between two.
func Mix(a, b Color, t float64) Color {
	t = clamp(t, 0, 1)
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + .5) }
	return Color{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// SeatLook is how a seat is told apart: colour and symbol, never one alone.
type SeatLook struct {
	Name        string // of the symbol: "horseshoe"; part of catalogue keys
	Piece       string // its name in the names of baked pieces: "shoe"
	Color, Dark Color
	On          Color // text on Color
}

// Theme is the table of colours. Scenes name them by role and hold none of their own.
type Theme struct {
	Ink, InkSoft                        Color // text on paper; second text on paper
	Paper, LitPaper, OldPaper, Kraft    Color // cards; highlights; third text on dark; trims
	Wood, WoodLight, WoodDark, WoodDeep Color
	Tray, Panel                         Color // bottom tray; player panels
	Deep, Night, Plum                   Color // shadows, top bar, far sky
	Wine, Ember, Orange, Amber          Color // bands of the sky; Orange is Restricted Movement
	Lamp                                Color // legal, focus, current
	Brass, BrassDark                    Color // selected, counters
	Barn, BarnDark                      Color // primary action
	Teal, TealDark, TealLight           Color // calm confirm, chosen human seat
	Coral                               Color // danger and target only, never without a shape
	Slate, SlateDark                    Color
	Second                              Color // second accent: the high-contrast theme's light blue
	Seats                               [8]SeatLook
	Plain                               bool // textures, hatching and grain off, outlines one wider
}

// Dusk is the theme of the drawings.
var Dusk = Theme{
	Ink: hex(0x1F130E), InkSoft: hex(0x3D281D),
	Paper: hex(0xF3E4C3), LitPaper: hex(0xFBF2DC), OldPaper: hex(0xDEC394), Kraft: hex(0xC39A62),
	Wood: hex(0x7B4A2A), WoodLight: hex(0x9C6539), WoodDark: hex(0x4C2B1A), WoodDeep: hex(0x2C1810),
	Tray: hex(0x1E120C), Panel: hex(0x3A251B),
	Deep: hex(0x160D1C), Night: hex(0x25152F), Plum: hex(0x482043),
	Wine: hex(0x7C2B3A), Ember: hex(0xBE4A2E), Orange: hex(0xE27A36), Amber: hex(0xF2A947),
	Lamp:  hex(0xFBD27A),
	Brass: hex(0xE0A63C), BrassDark: hex(0x9A6A1C),
	Barn: hex(0x9E2F1E), BarnDark: hex(0x6B1D14),
	Teal: hex(0x1F5F5B), TealDark: hex(0x143F3E), TealLight: hex(0x3E8A80),
	Coral: hex(0xFF7A55),
	Slate: hex(0x41617A), SlateDark: hex(0x24394B),
	Second: hex(0x6DB9E8),
	Seats: [8]SeatLook{
		{"star", "star", hex(0xD9532C), hex(0x8A2A12), hex(0x1F130E)},
		{"horseshoe", "shoe", hex(0x6DB9E8), hex(0x2B6F9E), hex(0x1F130E)},
		{"cactus", "cactus", hex(0x0B7D5E), hex(0x064B38), hex(0xFBF2DC)},
		{"wheel", "wheel", hex(0xF4D04E), hex(0xA87F12), hex(0x1F130E)},
		{"moon", "moon", hex(0xD58CB4), hex(0x8F4672), hex(0x1F130E)},
		{"arrowhead", "arrow", hex(0x2A559B), hex(0x16315F), hex(0xFBF2DC)},
		{"steer", "steer", hex(0xEFE7D6), hex(0x9A8E78), hex(0x1F130E)},
		{"bell", "bell", hex(0x3A3038), hex(0x1E171D), hex(0xFBF2DC)},
	},
}

// HighContrast is Dusk with a black ground, white paper and without textures.
var HighContrast = highContrast()

func highContrast() Theme {
	t := Dusk
	black, white := hex(0x000000), hex(0xFFFFFF)
	t.Ink, t.InkSoft = black, black
	t.Paper, t.LitPaper, t.OldPaper = white, white, hex(0xE6E6E6)
	t.Wood, t.WoodDark, t.WoodDeep, t.Tray, t.Panel = hex(0x1A1A1A), black, black, black, black
	t.Deep, t.Night, t.Plum = black, black, hex(0x1A1A1A)
	t.Lamp, t.Second = hex(0xFFCF4D), hex(0x7FE0FF)
	t.Plain = true
	return t
}
