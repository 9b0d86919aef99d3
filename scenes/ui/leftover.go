package ui

import (
	"runtime"
	"runtime/debug"

	"drygulch/sprites"
)

// leftoverTicks is how long a new scene has to ask for its pieces before what it did not ask for is dropped.
const leftoverTicks = TicksPerSecond

// leftover drops the pictures that only scenes needed which are gone: a phone has little room.
type leftover struct {
	waits bool // for the doors to open, which still show the old scene
	left  int  // ticks; 0: nothing to drop
}

// begin is called when all scenes are replaced.
func (l *leftover) begin() { l.waits, l.left = true, 0 }

func (l *leftover) tick(u *UI) {
	switch {
	case l.waits && !u.doors.active():
		l.waits, l.left = false, leftoverTicks
		sprites.Recount()
		u.rebuild, u.dirty = true, true
	case l.left > 0:
		if l.left--; l.left == 0 {
			sprites.Sweep()
			if runtime.GOOS != "js" { // a browser takes nothing back, and has one thread for all
				go debug.FreeOSMemory()
			}
		}
	}
}
