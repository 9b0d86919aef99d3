package table

import (
	"drygulch/game"
	"drygulch/scenes/ui"
)

// Parting is a board on which a decision may bring what its player has to see, such as a token that he alone looks at,
// and yet be the last before another person takes the device. He is shown all of it first, and then the screen is
// covered by itself. On other boards the cover comes at once.
type Parting interface {
	// Parts tells whether whoever has decided has to see these events.
	Parts(events []game.Event) bool
}

// lastLook is how long all stays in sight once it has been shown, in ms, at every speed: at the highest nothing else
// can be seen of it.
const lastLook = 2 * ui.ResultHeldMS

// parts shows whoever has decided what came of it before the device changes hands. False if it does not, or if there is
// nothing that he has to see.
func (t *Table) parts(events []game.Event) bool {
	t.stays = 0
	board, ok := t.board.(Parting)
	if !ok || len(events) == 0 || t.chair.viewer == game.NoSeat {
		return false
	}
	next := t.chair
	next.settle(t.sitting(t.open()))
	if next.covered == game.NoSeat || !board.Parts(events) {
		return false
	}
	t.stays = ui.TicksOf(lastLook)
	t.look(false, false)
	t.show(events)
	t.ui.Rebuild()
	return true
}

// part covers the screen once all has been in sight for long enough.
func (t *Table) part() {
	if t.stage.busy {
		return
	}
	if t.stays--; t.stays == 0 {
		t.turn(nil)
	}
}
