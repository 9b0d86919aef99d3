// Package e2e holds the end-to-end tests: they build the program as it is, run it as the guest of a hidden host
// (Ebitengine's exp/vmhost), give it mouse, touch and keys, and see its screen by the names that -inspect writes.
//
// No test here knows a rule or a layout. What is not in the inspector's list cannot be pressed, and what is in it is
// found by its name: so a test goes on working when a board is drawn differently.
//
// The tests need a screen for the hidden host: on Linux they start a virtual one themselves. `go test` plays one whole
// game, kills the program three times and compares pictures where CI=true; DEEP=1 plays all of it at length.
// UPDATE_GOLDEN=1 takes the pictures anew.
package e2e
