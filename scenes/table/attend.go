package table

import "drygulch/game"

// Attendant is a board that makes some decisions for people who have told it to: what hardly anybody ever wants otherwise
// is not asked each time. They are ordinary moves, made before the device changes hands for them.
type Attendant interface {
	// Attend is what the seat whose decision it is lets the board do; ok is false where it wants to be asked. v is the public
	// view, note what the seat has marked about itself (View.SetNote).
	Attend(v *View, note uint8) (m game.Move, ok bool)
}

// attended is the move that the board makes for the person who has to decide.
func (t *Table) attended() (game.Move, bool) {
	attendant, ok := t.board.(Attendant)
	actor := t.match.Actor()
	if !ok || actor == game.NoSeat || t.match.Bot(actor) != "" {
		return game.NoMove, false
	}
	v := View{Rules: t.view.Rules, Setup: t.view.Setup, Viewer: game.NoSeat, Actor: actor, table: t, seen: t.view.seen}
	v.State = t.match.Rules().Blank()
	t.match.View(v.State, game.NoSeat)
	v.Shown = v.State
	return attendant.Attend(&v, t.match.Note(actor, actor))
}
