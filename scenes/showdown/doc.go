// Package showdown is the board of the Showdown: the seats round the felt, what lies before them, how shots, flips and
// deaths look and sound, what everything is called. All that tables share is in scenes/table.
package showdown
