// Package game is the contract between the rules of a table game and all that
// uses them: matches, opponents, the arena, the scenes.
//
// A game is a [Rules] value. It deals a [State]; a State lists the legal
// [Move]s of the seat that has to decide and applies one of them. Every other
// thing a game needs to offer follows from that: what a seat may see
// ([State.Observe]), what could lie behind what it cannot see
// ([State.Determinize]), how a person taps a move together ([State.Spell]),
// and what happened, for eyes and ears ([Event]).
//
// The package holds nothing that one game alone needs. It is pure: no clock,
// no files, no goroutines, and no chance but the [Rand] inside a State.
package game
