// Package tabletest helps to test tables and boards in process, without a window: it seats a match at a table, presses
// what is on the screen by the names of its hotspots, and holds boards to the one promise that all of them share: a
// screen shows nothing that its viewer may not know.
//
// A board's test asks for both of the following, and passes its own rules and board:
//
//	func TestTheScreenShowsNothingThatItsViewerMayNotKnow(t *testing.T) {
//		s := tabletest.Subject{Rules: train.Rules, Board: func() table.Board { return New() }}
//		tabletest.Worlds(t, s)   // two worlds that look alike to a seat look alike on its screen
//		tabletest.Canaries(t, s) // words of hidden things are never drawn, nor in a hotspot or the log
//	}
//
// Worlds needs nothing but Rules.Reshuffle. Canaries needs Subject.Secrets: which words must not be on the screen now.
//
// The package also has a small game of its own, Cellar, with hidden hands, cards laid face down, a draft, decisions in
// the open and chance, on which the table itself is tested.
package tabletest
