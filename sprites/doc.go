// Package sprites holds everything that is drawn or lettered in Dry Gulch: the
// SVG sources of the art, the baker that turns them into atlas pages, the baked
// pages and the fonts, and the loader the game uses.
//
// A baked piece has a speaking name. Where code knows the name when it is
// written it uses the constant (IconSprint, UIButtonPrimary); where the name is
// made from data it asks Named, or the helpers Portrait, Pawn, Icon and Seat.
// No piece contains words or figures: text is set at run time.
package sprites

//go:generate go run ./bake
