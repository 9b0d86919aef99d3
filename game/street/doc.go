// Package street is Main Street, the rules of Outlaws: Last Man Standing for two
// players: ten characters a side, eight of them face to face across the street with
// their backs to the rival, seventeen tokens, three ways to win.
//
// The rulebook with its numbers OL-1 to OL-113 is RULES.md; code and tests cite
// it. Two numbers of places matter everywhere: columns 0 to 7 run along the street
// from Green's left to his right for both sides, and the cell of a column is the
// place of a token between its two characters. Left and right are said from the
// chair of the character's owner, so they are mirrored for Red.
//
// What can be known of a character follows from what all have seen, so it is the
// same for its rival and for a stranger: knowledge.go keeps it, observe.go hides
// the rest and determinize.go fills it in.
package street
