package saloon

import (
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// Board is the board of the Saloon.
type Board struct {
	now   rules.State // what the picture shows: what the viewer knew, event by event
	fx    []*effect   // what moves on it
	plan  plan        // of the last picture
	brawl brawl       // who is at whom now

	circles [rules.MaxPlayers]circle // where the pawns stand
	planned planned                  // what the plan is for
}

// brawl is the attack that all can see.
type brawl struct {
	attack rules.Attack
}

// on tells whether there is an attack.
func (k *brawl) on() bool { return k.attack.Way != rules.NoWay }

// New makes the board of one table.
func New() table.Board { return &Board{} }

// Name implements table.Board.
func (b *Board) Name() string { return gameName }

// gameName is the name of the game in keys and pieces.
const gameName = "saloon"

// Seating implements table.Board.
func (b *Board) Seating() table.Seating { return table.OnBoard }

// stateOf is a match of the Saloon.
func stateOf(s game.State) *rules.State { return s.(*rules.State) }

// known is what the viewer knows now.
func known(v *table.View) *rules.State { return stateOf(v.State) }

// Sync implements table.Board.
func (b *Board) Sync(v *table.View) {
	b.take(stateOf(v.Shown))
}

// take makes a state the picture.
func (b *Board) take(s *rules.State) {
	b.now = *s
	b.fx = b.fx[:0]
	b.brawl = brawlIn(s)
}

// brawlIn is the attack that all can see in a state; a draft is nobody's business, and one whose damage is done is over
// but for what it leaves behind.
func brawlIn(s *rules.State) brawl {
	if s.Depth == 0 || s.Phase == rules.Over {
		return brawl{}
	}
	a := s.Stack[s.Depth-1]
	if a.Step >= rules.StepSelf {
		return brawl{}
	}
	return brawl{attack: a}
}

// Open implements table.Board: everything that is asked here rests on the hand.
func (b *Board) Open(*table.View) bool { return false }

// Attend implements table.Attendant: an attacker who has not said otherwise lets his attack go on (HN-104).
func (b *Board) Attend(v *table.View, note uint8) (game.Move, bool) {
	return game.Move{Verb: rules.VerbGoOn}, known(v).Ask == rules.AskQuick && note != askQuick
}

// askQuick is what a seat marks about itself if it wants to be asked for a Quick Draw in its own attacks.
const askQuick = 1

// planned is all that a plan depends on.
type planned struct {
	area, spare  ui.Rect
	layout       ui.Layout
	seats, teams int
	viewer       game.Seat
}

// layOut plans the board anew if something has changed that it depends on.
func (b *Board) layOut(p planned) {
	if p != b.planned {
		b.plan, b.planned = planOf(p.area, p.spare, p.layout, p.seats, p.teams, p.viewer), p
	}
}

// Build implements table.Board.
func (b *Board) Build(f *ui.Frame, area ui.Rect, v *table.View) {
	b.layOut(planned{area, v.Spare, f.Layout, v.Seats(), int(b.now.Teams), v.Viewer})
	b.room(f)
	b.signs(f, v)
	b.aims(f, v)
	b.pawns(f, v)
	b.previews(f, v)
	b.strip(f, v)
	b.piles(f, v)
	b.ownSlots(f, v)
	for i := range v.Seats() {
		if seat := game.Seat(i); !b.plan.seats[seat].Empty() {
			b.panel(f, v, seat)
		}
	}
	b.slotWindow(f, v)
	b.flights(f, v)
}
