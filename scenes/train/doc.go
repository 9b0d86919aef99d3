// Package train is the board of the Train: where the cars lie and who stands in them, how the bandits move, shoot and
// rob, what everything is called. All that tables share is in scenes/table.
package train
