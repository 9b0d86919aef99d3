// Package table is what all four tables share: seats and whose turn it is, the hand, the picker that puts a move
// together from taps, prompts, the log, opponents, the motion of events, hand-over, undo and the pause menu. It knows
// no game: what a game looks like and which words it uses comes from its Board.
//
// A Table is a ui.Scene around one match.Match. Everything it shows comes from an observation of that match, made for
// whoever looks at the screen, so nothing hidden can get into a picture, a hotspot or a line of the log.
package table
