// Package saloon is the board of the Saloon: the room with its nine positions, the seats with Grit and weapons, how
// attacks are put together and staged, what everything is called. All that tables share is in scenes/table.
package saloon
