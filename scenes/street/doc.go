// Package street is the board of Main Street: the two rows of characters with the tokens between them, the saloons with
// the reserve, what a seat may remember of its rival, how looks, calls, shots and arrests look and sound, what everything
// is called. All that tables share is in scenes/table.
package street
