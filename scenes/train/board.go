package train

import (
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"

	rules "drygulch/game/train"
)

// Board is the board of the Train.
type Board struct {
	now       rules.State                // what the picture shows: what the viewer knew, event by event
	fx        []*effect                  // what moves on it
	right     [rules.MaxBandits]bool     // which bandits look to the right
	shifts    [rules.MaxBandits]shift    // how figures make room
	ahead     [2 * rules.MaxCars]float64 // by spot, how far loot has come to the front, from 0 to 1
	plan      plan                       // of the last picture
	resolving bool                       // a card of the scheme is being resolved
	veiled    bool                       // memory mode: of the scheme only the last card is shown
	stood     int                        // where the scheme's strip was scrolled to last
}

// New makes the board of one table.
func New() table.Board { return &Board{} }

// Name implements table.Board.
func (b *Board) Name() string { return rules.Rules.Name }

// Seating implements table.Board.
func (b *Board) Seating() table.Seating { return table.InBar }

// Sync implements table.Board.
func (b *Board) Sync(v *table.View) {
	b.now = *stateOf(v.Shown)
	_, b.resolving = b.now.Resolving()
	b.fx = b.fx[:0]
}

// stateOf is a match of the Train.
func stateOf(s game.State) *rules.State { return s.(*rules.State) }

// known is what the viewer knows now.
func known(v *table.View) *rules.State { return stateOf(v.State) }

// Open implements table.Board: how a card is carried out needs nobody's secrets, unless a purse lies there whose value
// somebody may have seen.
func (b *Board) Open(v *table.View) bool {
	switch s := known(v); s.Phase {
	case rules.Moving, rules.Firing, rules.Leading, rules.Punching:
		return true
	case rules.Robbing, rules.Picking:
		for _, t := range s.TokensAt(int(s.Bandits[s.Bandit].Spot)) {
			if t.Value == 0 {
				return false
			}
		}
		return true
	}
	return false
}

// Build implements table.Board.
func (b *Board) Build(f *ui.Frame, area ui.Rect, v *table.View) {
	b.layOut(f, area)
	if b.plan.length == 0 {
		b.train(f, v)
		b.panels(f, v)
		return
	}
	f.Strip("train/line", b.plan.view, func(c ui.Rect) float64 {
		b.plan = planOf(area, f.Layout.Text, int(b.now.Cars), c.X-b.plan.view.X)
		b.train(f, v)
		return b.plan.length
	})
	b.panels(f, v)
}

// layOut makes the plan for this picture.
func (b *Board) layOut(f *ui.Frame, area ui.Rect) {
	b.plan = planOf(area, f.Layout.Text, max(int(b.now.Cars), 2), 0)
}

// train is everything behind the panels: land, cars, loot, figures, what moves, and what can be chosen there.
func (b *Board) train(f *ui.Frame, v *table.View) {
	f.Ambient()
	b.scenery(f)
	b.cars(f)
	b.places(f, v)
	b.makeRoom(f)
	b.floors(f, v, false)
	b.figures(f, v)
	b.floors(f, v, true)
	b.placeWords(f, v)
	b.flights(f, v, false)
	b.picks(f, v)
}

func (b *Board) panels(f *ui.Frame, v *table.View) {
	b.roundCard(f, v)
	b.schemeStrip(f, v)
	b.flights(f, v, true)
}
