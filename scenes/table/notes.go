package table

import "drygulch/game"

// Note is what the viewer has marked for himself about a seat; 0: nothing, and of
// the public view always.
func (v *View) Note(about game.Seat) uint8 {
	if v.Viewer == game.NoSeat {
		return 0
	}
	return v.table.match.Note(v.Viewer, about)
}

// SetNote marks something about a seat, for the viewer's eyes alone, and keeps it
// with the match. On the public view nobody marks anything.
func (v *View) SetNote(about game.Seat, value uint8) {
	if v.Viewer == game.NoSeat || v.table.over {
		return
	}
	v.table.match.SetNote(v.Viewer, about, value)
	v.table.keep()
	v.table.ui.Rebuild()
}
