// Package saloon is High Noon Saloon: a brawl in one room for two to six
// players. Everybody hides behind something, shoots, throws punches and furniture,
// and blocks what comes back; whoever is the last with any Grit has won. Four and
// six may also fight in teams that share theirs.
//
// RULES.md is the rulebook that a player reads in the game, and its numbers (HN-1
// …) stand wherever the code enforces a rule. The cards, the map and the
// characters are our own; where the published game states a number it is kept.
//
// Cards of one name are alike: a zone of cards is a multiset of kinds (type
// [Cards]), and chance settles which card is drawn when it is drawn. An attack is
// a frame on a stack: a counterattack lies on the attack that it answers.
package saloon
