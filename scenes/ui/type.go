package ui

import "drygulch/sprites"

// Style is how a string is set.
type Style struct {
	Face     sprites.Face
	Size     float64 // dp at text scale 100 %; grows with the player's text scale
	Line     float64 // distance of lines as a multiple of the size
	Tracking float64 // extra dp between letters
	Outline  float64 // width in dp of an ink outline around the letters; 0: none
	Around   Color   // colour of the outline
}

// MinSize is the smallest text of the game in dp. Nothing is ever set smaller, whatever has to fit.
const MinSize = 12

// The type tokens. Sizes in a range are changed with At.
var (
	Poster    = Style{Face: sprites.Rye, Size: 56, Line: 1.1}                  // 44–104: town, winner
	H1        = Style{Face: sprites.Rye, Size: 30, Line: 1.1}                  // 28–34: screen title, hand-over name
	H2        = Style{Face: sprites.Alfa, Size: 22, Line: 1.1}                 // 20–24: panel titles, primary button
	H3        = Style{Face: sprites.Alfa, Size: 17, Line: 1.1}                 // 16–18: banner, player names
	Body      = Style{Face: sprites.Slab400, Size: 16, Line: 1.35}             // rules, log, prompts
	BodyBold  = Style{Face: sprites.Slab700, Size: 16, Line: 1.35}             //
	Note      = Style{Face: sprites.Slab400, Size: 14, Line: 1.3}              // hints, second lines
	NoteBold  = Style{Face: sprites.Slab700, Size: 14, Line: 1.3}              //
	CardTitle = Style{Face: sprites.Alfa, Size: 14, Line: 1.1}                 // 12–14: on cards; two lines of 12 before anything smaller
	Label     = Style{Face: sprites.Slab700, Size: 12, Line: 1.1}              // counters, badges: the floor
	Caps      = Style{Face: sprites.Slab900, Size: 12, Line: 1.1, Tracking: 1} // words already in capitals, one to four
	Number    = Style{Face: sprites.Alfa, Size: 22, Line: 1.1}                 // big figures
)

// At is the style in another size (dp at text scale 100 %).
func (s Style) At(size float64) Style { s.Size = size; return s }

// Outlined is the style with an outline of the given width in dp, for letters on a busy ground.
func (s Style) Outlined(width float64, c Color) Style { s.Outline, s.Around = width, c; return s }
