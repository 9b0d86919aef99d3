// Package draw draws every picture of Dry Gulch as SVG: cut paper at dusk, printed by a small-town press.
//
// A drawing is a function that returns a string of SVG elements, so drawings are put together with +. Shapes are
// flat, outlined in ink and shaded with wedge gouges; there are clips and strokes but no gradients, filters, masks
// or blend modes, and never a word: words are live text.
//
// Units are dp at text scale 100 %; y grows downwards. All roughness is seeded, so a drawing is the same every time.
// The baker turns each [Piece] into one sprite; nothing here runs while the game is played.
package draw
