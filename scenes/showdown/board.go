package showdown

import (
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/showdown"
)

// Board is the board of the Showdown.
type Board struct {
	now     rules.State            // what the picture shows: what the viewer knew, event by event
	fx      []*effect              // what moves on it
	plan    plan                   // of the last picture
	heads   [game.MaxSeats]ui.Rect // where the faces of the seats on the board are in it; empty: none to be seen
	threat  threat                 // who is at whom now
	flip    rules.Flip             // what the cards of the row are turned up for; NoFlip: they are no flips
	news    []table.Line           // the last lines of the log, the newest first
	viewer  game.Seat              // who looked last
	peek    int64                  // tick up to which the viewer's role stays in sight after a key
	holding bool                   // it is held
}

// threat is what somebody has to answer: a shot, Indians!, a Duel, or death.
type threat struct {
	kind   rules.FrameKind // Shot, Raid, Standoff, Wound; NoFrame: none
	by, at game.Seat       // who acts; NoSeat: nobody. Whom it hits; in a Duel whoever has to answer next
	card   rules.Card
}

// New makes the board of one table.
func New() table.Board { return &Board{} }

// Name implements table.Board.
func (b *Board) Name() string { return rules.Rules.Name }

// Seating implements table.Board.
func (b *Board) Seating() table.Seating { return table.OnBoard }

// stateOf is a match of the Showdown.
func stateOf(s game.State) *rules.State { return s.(*rules.State) }

// known is what the viewer knows now.
func known(v *table.View) *rules.State { return stateOf(v.State) }

// Sync implements table.Board.
func (b *Board) Sync(v *table.View) {
	b.now = *stateOf(v.Shown)
	b.fx = b.fx[:0]
	if v.Viewer != b.viewer {
		b.viewer, b.peek, b.holding, b.news = v.Viewer, 0, false, nil
	}
	b.threat, b.flip = threatIn(&b.now), rules.NoFlip
	if f, ok := b.now.Asking(); ok && f.Kind == rules.Flipping {
		b.flip = f.Flip
	}
}

// threatIn is what somebody has to answer in a state.
func threatIn(s *rules.State) threat {
	for i := int(s.Depth) - 1; i >= 0; i-- {
		switch f := s.Stack[i]; f.Kind {
		case rules.Shot, rules.Raid, rules.Wound:
			return threat{f.Kind, f.By, f.At, f.Card}
		case rules.Standoff:
			return threat{f.Kind, f.By + f.At - f.Asked, f.Asked, f.Card}
		}
	}
	return threat{by: game.NoSeat, at: game.NoSeat}
}

// Open implements table.Board: which of two flips counts needs nobody's secrets.
func (b *Board) Open(v *table.View) bool {
	f, ok := known(v).Asking()
	return ok && f.Kind == rules.Flipping
}

// Build implements table.Board.
func (b *Board) Build(f *ui.Frame, area ui.Rect, v *table.View) {
	b.plan = planOf(area, f.Layout, v.Seats(), v.Viewer)
	b.heads = [game.MaxSeats]ui.Rect{}
	if !v.Moving() {
		b.news = v.Latest(newest, b.news[:0])
	}
	b.room(f)
	b.corners(f, v)
	for i := range v.Seats() {
		if seat := game.Seat(i); !b.plan.seats[seat].Empty() {
			b.panel(f, v, seat)
		}
	}
	b.piles(f, v)
	b.strip(f, v)
	b.aims(f, v)
	b.row(f, v)
	b.snatching(f, v)
	b.laying(f, v)
	b.choosing(f, v)
	b.flights(f, v)
}
