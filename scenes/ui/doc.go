// Package ui is the toolkit of every screen: input, hotspots, focus, layout, theme, text, widgets, motion and the
// inspector. It knows no game.
//
// A screen is a Scene. Nothing is drawn while it thinks: Build describes the picture as a display list and the things
// one can press as hotspots, both from layout and model, and only when input, size, theme, a moving tween or Rebuild
// asks for it. Draw replays the list and makes nothing; when the list is the one already on the screen, Draw does not
// touch the screen at all, and an idle screen costs neither time nor memory.
//
// All lengths in scenes are dp (1/160 inch on a phone, one window unit on a desktop). All times are milliseconds in the
// tables and ticks (1/60 s) inside; nothing here reads a clock.
//
// Every word a player reads goes through Frame: there a Recorder can see it.
package ui
