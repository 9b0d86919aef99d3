package table

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// Review is the check of the deal: a match that is over is gone through choice by choice, each as the one who made it saw
// the table, and no more of it. Beside it stands what he played, what spoke for it, and what else was weighed.
//
// It shows a table on which nothing is played. Everything that it tells follows from the setup and the records.
type Review struct {
	t     *Table
	whole *match.Match // as it ended
	past  *match.Match // as it was at the choice that is shown
	tale  []Line       // all that happened, with nothing hidden
	turns []turn
	at    int // of turns

	open    bool // the thoughts are in sight
	thought thought
	height  float64 // of the thoughts; 0: not known yet
}

// turn is one choice of the match: a record with more than one legal move.
type turn struct {
	record int
	seat   game.Seat
}

// NewReview makes the check of the deal of a match that is over. The board must be a new one, tale all that happened
// (Result.Tale); of the house the rulebook and how long opponents think are used. It becomes a scene by ui.UI.Open. Nil if the match cannot be played again, which it always can: it was.
func NewReview(u *ui.UI, house House, m *match.Match, board Board, tale []Line) *Review {
	past := dealt(m)
	if past == nil {
		return nil
	}
	house.Store = nil
	r := &Review{whole: m, tale: tale, turns: turnsOf(m)}
	r.open = u.Layout.Shape == ui.Wide || u.Layout.Shape == ui.Squarish // elsewhere they would hide the table
	r.t = New(u, house, past, board)
	r.t.over = true
	r.show(0)
	return r
}

// turnsOf are the choices of a match.
func turnsOf(m *match.Match) []turn {
	var list []turn
	past := dealt(m)
	for i, r := range m.Records() {
		if r.Move == game.NoMove {
			repeat(past, r)
			continue
		}
		if len(past.Moves()) > 1 {
			list = append(list, turn{i, past.Actor()})
		}
		if _, err := past.Play(r.Move); err != nil {
			break
		}
	}
	return list
}

// show goes to the choice with a number, or as near as there is one.
func (r *Review) show(at int) {
	r.forget()
	r.at = max(0, min(at, len(r.turns)-1))
	now := turn{len(r.whole.Records()), game.NoSeat}
	if len(r.turns) > 0 {
		now = r.turns[r.at]
	}
	r.travel(now.record)
	t, v := r.t, &r.t.view
	t.match, t.deeds = r.past, deeds{}
	v.Viewer, v.Actor = now.seat, r.past.Actor()
	_, v.Over = r.past.Over()
	r.past.View(v.State, v.Viewer)
	v.Shown.CopyFrom(v.State)
	v.Picker.Clear()
	clear(v.lay)
	t.board.Sync(v)
	t.journal.retell()
	t.journal.catchUp(v, r.past, t.board.Describe)
	r.think()
	t.ui.Rebuild()
}

// travel takes the match to where it was after so many records: on from where it is, or else from the deal.
func (r *Review) travel(record int) {
	if r.past == nil || len(r.past.Records()) > record {
		r.past = dealt(r.whole)
	}
	for _, rec := range r.whole.Records()[len(r.past.Records()):record] {
		if rec.Move == game.NoMove {
			repeat(r.past, rec)
		} else if _, err := r.past.Play(rec.Move); err != nil {
			return
		}
	}
}

// step goes so many choices on, or back.
func (r *Review) step(by int) {
	r.t.ui.Play(audio.CueSelect, 0)
	r.show(r.at + by)
}

// find is the choice that led to a record, or the last before it.
func (r *Review) find(record int) int {
	at := 0
	for i, now := range r.turns {
		if now.record <= record {
			at = i
		}
	}
	return at
}

// now is the choice that is shown; ok is false if nobody ever had one.
func (r *Review) now() (now turn, ok bool) {
	if len(r.turns) == 0 {
		return turn{}, false
	}
	return r.turns[r.at], true
}

// Name is the scene's name.
func (r *Review) Name() string { return r.t.Name() + "/review" }

// Tick fetches what was thought over again.
func (r *Review) Tick(*ui.UI) { r.hear() }

// Back puts the thoughts away, or leaves.
func (r *Review) Back(u *ui.UI) {
	r.forget()
	u.Play(audio.CueBack, 0)
	u.Close(r)
}

// told are the lines of what came of the choice, with nothing hidden.
func (r *Review) told(record int) []Line {
	var lines []Line
	for _, l := range r.tale {
		if l.Record == record {
			lines = append(lines, l)
		}
	}
	return lines
}

// title says which choice of how many is shown.
func (r *Review) title() string {
	if len(r.turns) == 0 {
		return lang.T("review/none")
	}
	return lang.T("review/at", r.at+1, len(r.turns))
}
