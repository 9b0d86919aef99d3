package street

import (
	"slices"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// Board is the board of Main Street.
type Board struct {
	now    rules.State  // what the picture shows: what the viewer knew, event by event
	fx     []*effect    // what moves on it
	plan   plan         // of the last picture
	open   int          // the cell whose token lies face up for the moment; -1: none
	took   saloonMove   // a saloon move under way
	gap    game.Ref     // the cell whose token has been taken; none: no cell
	bump   bump         // the figure that has just grown
	dusk   float64      // how far the light has changed for Sudden Death, 0 to 1
	news   []table.Line // the last lines of the log, the newest first
	viewer game.Seat    // who looked last
}

// bump is a figure of a stash that has just grown and swells for a moment.
type bump struct {
	on   bool
	side int
	what rules.Token
	t    float64
}

// New makes the board of one table.
func New() table.Board { return &Board{open: -1, viewer: game.NoSeat} }

// Name implements table.Board.
func (b *Board) Name() string { return rules.Rules.Name }

// Seating implements table.Board.
func (b *Board) Seating() table.Seating { return table.Facing }

// stateOf is a match of Main Street.
func stateOf(s game.State) *rules.State { return s.(*rules.State) }

// known is what the viewer knows now.
func known(v *table.View) *rules.State { return stateOf(v.State) }

// Sync implements table.Board.
func (b *Board) Sync(v *table.View) {
	b.now = *stateOf(v.Shown)
	b.fx = b.fx[:0]
	b.open, b.took, b.gap = -1, saloonMove{}, game.Ref{}
	b.bump = bump{}
	b.dusk = 0
	if b.now.Sudden > 0 {
		b.dusk = 1
	}
	if v.Viewer != b.viewer {
		b.viewer, b.news = v.Viewer, nil
	}
}

// The colours of the sides.
const (
	cactus = 2
	star   = 0
)

// Dress implements table.Dresser: Green wears the cactus and Red the star, whoever plays them.
func (b *Board) Dress(v *table.View, seat game.Seat) int {
	if known(v).SideOf(seat) == rules.Green {
		return cactus
	}
	return star
}

// Open implements table.Board: who decides always looks at what only he may see.
func (b *Board) Open(*table.View) bool { return false }

// Parts implements table.Parting: whoever has acted sees what he has looked at, whom he has shown and whether he was
// right. Who has laid out his gang or ended his turn has nothing to wait for.
func (b *Board) Parts(events []game.Event) bool {
	return !slices.ContainsFunc(events, func(e game.Event) bool {
		return e.Kind == rules.EvSwapped || e.Kind == rules.EvReady || e.Kind == rules.EvEnded
	})
}

// below is the side that lies below, or at the right of a board that stands: the viewer's, and Green's for all others.
func below(s *rules.State, viewer game.Seat) int {
	if viewer == game.NoSeat {
		return rules.Green
	}
	return s.SideOf(viewer)
}

// Build implements table.Board.
func (b *Board) Build(f *ui.Frame, area ui.Rect, v *table.View) {
	if !v.Moving() {
		b.news = worthTelling(v.Latest(2*newest, b.news[:0]))
	}
	draw := func(whole ui.Rect) {
		b.plan = planOf(whole, f.Layout, below(&b.now, v.Viewer), b.away(f, v))
		b.street(f, v)
	}
	switch least := leastOf(f.Layout, area); {
	case area.W < least.W:
		f.Strip("street/scroll", area, func(c ui.Rect) float64 {
			draw(ui.Rect{X: c.X, Y: area.Y, W: least.W, H: area.H})
			return least.W
		})
	case area.H < least.H:
		f.List("street/scroll", area, func(c ui.Rect) float64 {
			draw(ui.Rect{X: area.X, Y: c.Y, W: area.W, H: least.H})
			return least.H
		})
	default:
		draw(area)
	}
	b.window(f, v, area)
}

// street draws the board.
func (b *Board) street(f *ui.Frame, v *table.View) {
	b.ground(f)
	b.stripes(f, v)
	for side := range b.now.Sides {
		b.stash(f, v, side)
		b.saloon(f, v, side)
		b.row(f, v, side)
	}
	b.line(f, v)
	b.reserve(f, v)
	b.aims(f, v)
	b.flights(f, v)
}

// Air is what is heard around the table: in Sudden Death a storm comes up.
func (b *Board) Air() audio.Ambience {
	if b.now.Sudden > 0 {
		return audio.MainStreetStorm
	}
	return audio.MainStreet
}
