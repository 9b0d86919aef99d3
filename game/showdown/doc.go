// Package showdown is BANG!: a Sheriff whom all know, and around him Deputies,
// Outlaws and Renegades whom nobody knows, shoot it out with cards, three to
// eight players. Most of it happens out of turn: who is shot at answers, who
// falls may drink himself back up, and what one card sets going is carried through
// to its end before the next is played.
//
// RULES.md is the rulebook that a player reads in the game, and its numbers
// (BG-1 …) stand wherever the code enforces a rule.
//
// What interrupts a turn is a [Frame] on a small stack in the [State]: the one on
// top tells who is asked, by whom and what for. Run carries the table on until
// somebody really has a choice.
package showdown
