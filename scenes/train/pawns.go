package train

import (
	"cmp"
	"slices"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// figures of the bandits: hat and skin in the names of the drawn pawns, by character.
var figures = [...]string{
	rules.Nobody:   "stetson/1",
	rules.Ghost:    "flat/0",
	rules.Doc:      "bowler/1",
	rules.Django:   "stetson/5",
	rules.Tuco:     "sombrero/2",
	rules.Cheyenne: "gambler/3",
	rules.Belle:    "plume/0",
}

// pawnOf is the drawn pawn of a bandit in the colour of its seat, looking to the left or to the right.
func (b *Board) pawnOf(v *table.View, bandit int, right bool) sprites.ID {
	seat := ui.Dusk.Seats[v.Look(b.now.Owner(bandit))%len(ui.Dusk.Seats)].Piece
	name := "pawn/" + seat + "/" + figures[b.now.Bandits[bandit].Character%rules.Character(len(figures))]
	if right {
		name += "/right"
	}
	id, _ := sprites.Named(name)
	return id
}

// standing lists the bandits on a spot as they stand from the left: by seat, so that all always see the same.
func (b *Board) standing(spot rules.Spot) []int {
	var list []int
	for i := range int(b.now.Crew) {
		if b.now.Bandits[i].Spot == spot {
			list = append(list, i)
		}
	}
	return list
}

// foot is where a bandit stands when nothing moves.
func (b *Board) foot(bandit int) ui.Point {
	spot := b.now.Bandits[bandit].Spot
	list := b.standing(spot)
	return b.plan.pawn(spot, slices.Index(list, bandit), len(list))
}

// chest is the middle of a standing figure.
func (b *Board) chest(r game.Ref) ui.Point {
	up := ui.Point{Y: -46 * pawnScale * b.plan.scale}
	if r == rules.MarshalRef() {
		return b.plan.marshal(int(b.now.Sheriff)).Add(up)
	}
	return b.foot(int(r.A) % rules.MaxBandits).Add(up)
}

// onTrain tells whether the bandits have taken their places: with two players they begin beside the train.
func (b *Board) onTrain() bool { return b.now.Phase != rules.Placing }

// figures draws the Marshal and the bandits, those at the back first.
func (b *Board) figures(f *ui.Frame, v *table.View) {
	if m := b.effectOn(rules.MarshalRef()); m == nil {
		b.drawMarshal(f, b.plan.marshal(int(b.now.Sheriff)))
	}
	if !b.onTrain() {
		b.waiting(f, v)
		return
	}
	order := make([]int, int(b.now.Crew))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return cmp.Compare(b.foot(i).Y, b.foot(j).Y)
	})
	for _, i := range order {
		if b.effectOn(rules.PawnRef(i)) != nil {
			continue
		}
		b.drawPawn(f, v, i, b.eased(f, i), 0)
	}
}

// shift is how a standing figure makes room for others: from one place within its car to another, as parts of the car,
// so that a window of another size moves nobody.
type shift struct {
	spot     rules.Spot
	from, to float64
	start    int64 // tick
}

// eased is where a bandit stands, moving up when others come or go.
func (b *Board) eased(f *ui.Frame, bandit int) ui.Point {
	foot := b.foot(bandit)
	spot := b.now.Bandits[bandit].Spot
	k := b.plan.cars[spot.Car()]
	want := (foot.X - k.left) / k.width
	s := &b.shifts[bandit]
	tick, ticks := f.UI.Tick(), int64(f.UI.TicksFor(ui.PipMS))
	at := func() float64 {
		if calm(f) || tick >= s.start+ticks {
			return s.to
		}
		return s.from + (s.to-s.from)*ui.Standard.At(float64(tick-s.start)/float64(ticks))
	}
	switch {
	case s.spot != spot || s.start == 0:
		*s = shift{spot, want, want, 1}
	case s.to != want:
		*s = shift{spot, at(), want, tick}
	}
	if tick < s.start+ticks {
		f.Again(1)
	}
	foot.X = k.left + k.width*at()
	return foot
}

// waiting are the two teams before they have taken their places: each decides who stands in which of the rear cars, and
// until then one sees them beside their cars, the first bandit in the last car.
func (b *Board) waiting(f *ui.Frame, v *table.View) {
	for i := range int(b.now.Crew) {
		f.PushAlpha(.55)
		b.drawPawn(f, v, i, b.placing(i), 0)
		f.Pop()
	}
}

// placing is where a bandit waits before the teams have taken their places: over the two rear cars.
func (b *Board) placing(bandit int) ui.Point {
	car := b.now.Caboose() - bandit&1
	return b.plan.pawn(rules.At(car, rules.Roof), bandit>>1, 2)
}

// drawPawn draws a bandit with its foot at p, turned by so many degrees.
func (b *Board) drawPawn(f *ui.Frame, v *table.View, bandit int, p ui.Point, turn float64) {
	s := b.plan.scale * pawnScale
	if turn != 0 {
		f.PushTurn(p.Add(ui.Point{Y: -45 * s}), turn)
		defer f.Pop()
	}
	if v.Mine(b.now.Owner(bandit)) {
		f.SpriteAt(pawnRing, p, s)
	}
	f.SpriteAt(b.pawnOf(v, bandit, b.right[bandit]), p, s)
}

func (b *Board) drawMarshal(f *ui.Frame, p ui.Point) {
	f.SpriteAt(pawnMarshal, p, b.plan.scale*pawnScale)
}

// pawnBox is the part of the picture that a figure with its foot at p takes.
func (b *Board) pawnBox(p ui.Point) ui.Rect {
	s := b.plan.scale * pawnScale
	return ui.Rect{X: p.X - 32*s, Y: p.Y - 106*s, W: 64 * s, H: 112 * s}
}

// banditLook is how a bandit is told from others where there is no room for its figure: its seat's colour and symbol.
func (b *Board) banditLook(v *table.View, bandit int) int { return v.Look(b.now.Owner(bandit)) }

var pawnRing, pawnMarshal = piece("pawn/ring"), piece("pawn/marshal")

// piece is a drawn piece by its name.
func piece(name string) sprites.ID {
	id, ok := sprites.Named(name)
	if !ok {
		missing = append(missing, name)
	}
	return id
}

// missing are names that no drawn piece has; a test asks that there are none.
var missing []string
