// Package train is Colt Express: bandits on a moving train, two to six
// players. In each of five rounds the players first lay action cards on one
// common pile (Schemin'), each seeing what the others plan, and then the pile is
// played out card by card (Stealin'), on a train that no longer looks as it did
// when the cards were laid.
//
// The rules are those of 2014; RULES.md is the rulebook that a player reads in
// the game, and its numbers (CE-1 …) stand wherever the code enforces a rule.
//
// A bandit is a figure on the train; a seat is a player. From three players on
// bandit i belongs to seat i. Two players lead teams: bandits 0 and 1 belong to
// seat 0, bandits 2 and 3 to seat 1.
package train
