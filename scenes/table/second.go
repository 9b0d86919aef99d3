package table

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/scenes/lang"
)

// Second thoughts: what takes a tap, a move or a whole seat back, and the few things that are done out of turn.

// canUndo tells whether a tap or a move can be taken back.
func (t *Table) canUndo() bool {
	seat := t.chooser()
	return seat != game.NoSeat && (len(t.view.Picker.Prefix()) > 0 || t.match.CanUndo(seat))
}

// undo takes the last tap of the present choice back, or else the last move.
func (t *Table) undo() {
	seat := t.chooser()
	if seat == game.NoSeat {
		return
	}
	t.settle()
	if t.view.Picker.Back() {
		t.ui.Play(audio.CueBack, 0)
		t.ui.Rebuild()
		return
	}
	if t.match.Undo(seat) != nil {
		t.ui.Refuse(lang.T("table/why/no-undo"))
		return
	}
	t.ui.Play(audio.CueUndo, 0)
	t.rewound()
}

// rewound starts over from what the match has become.
func (t *Table) rewound() {
	for seat := range t.acted {
		t.acted[seat] = min(t.acted[seat], len(t.match.Records()))
	}
	t.forget()
	t.deeds = deeds{}
	t.minds.forget()
	t.journal.retell()
	t.match.View(t.public, game.NoSeat)
	t.turn(nil)
	t.keep()
}

// resign lets the chooser give up.
func (t *Table) resign(seat game.Seat) {
	t.settle()
	if t.match.Resign(seat, string(bot.Easy)) == nil {
		t.rewound()
	}
}

// takeBack gives a seat back to the person who had given up.
func (t *Table) takeBack(seat game.Seat) {
	t.settle()
	if t.match.TakeBack(seat) == nil {
		t.rewound()
	}
}

// Call sets the viewer's public switch (game.Caller): whether he wants to be asked in between. It reports whether that
// could be done.
func (v *View) Call(value uint8) bool {
	t := v.table
	if v.Viewer == game.NoSeat || t.over || t.match.Draft() && v.Actor == v.Viewer {
		return false
	}
	t.settle()
	if t.match.Call(v.Viewer, value) != nil {
		return false
	}
	t.rewound()
	return true
}

// leave goes back to town.
func (t *Table) leave() {
	t.keep()
	t.close()
	if t.house.Leave != nil {
		t.house.Leave(t.ui)
	}
}
