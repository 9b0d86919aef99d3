package train

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// What can be chosen on the board. Spots are added while things move, too, for what has no spot would become a button
// beside the hand; but only at rest they are marked.

// placesCount are the phases in which places are chosen. Then a figure that cannot be tapped does not stand in the way
// of the place under it.
var placesCount = [...]bool{rules.Placing: true, rules.Moving: true, rules.Punching: true, rules.Leading: true, rules.Over: false}

func byPlace(v *table.View) bool {
	phase := known(v).Phase
	if !v.Asked() || int(phase) >= len(placesCount) || !placesCount[phase] {
		return false
	}
	return phase != rules.Punching || len(v.Picker.Prefix()) > 0
}

// places makes the spots of the train things to press where places are chosen, and marks the legal ones.
func (b *Board) places(f *ui.Frame, v *table.View) {
	b.hints(f, v)
	if !byPlace(v) {
		return
	}
	for spot := range rules.Spot(2 * len(b.plan.cars)) {
		mark := v.Spot(f, rules.SpotRef(spot), b.plan.zone(spot))
		if v.Moving() || mark == table.Barred {
			continue
		}
		r := b.plan.plate(spot)
		f.Mark(ui.PlaceMark, r)
		if mark == table.Selected {
			f.Mark(ui.SelectedMark, r)
		}
	}
}

// placeWords says on the plates, before the figures that stand there, what choosing them means.
func (b *Board) placeWords(f *ui.Frame, v *table.View) {
	if v.Moving() {
		return
	}
	for _, h := range b.couldGo(v) {
		b.onPlate(f, b.plan.plate(h.spot), h.words, h.icon)
	}
	if !byPlace(v) {
		return
	}
	for spot := range rules.Spot(2 * len(b.plan.cars)) {
		if v.Mark(rules.SpotRef(spot)) != table.Barred {
			b.placeWord(f, v, spot, b.plan.plate(spot))
		}
	}
}

// onPlate sets a word or a picture at the top of a plate.
func (b *Board) onPlate(f *ui.Frame, r ui.Rect, words string, icon sprites.ID) {
	top := ui.Rect{X: r.X + 2, Y: r.Y, W: r.W - 4, H: math.Min(r.H, 32)}
	if icon != 0 {
		box := top.Place(28, 28, ui.Center)
		f.Icon(icon, box.Scale(1.2), f.Theme.Ink)
		f.Icon(icon, box, f.Theme.LitPaper)
		return
	}
	f.Fit(top, words, ui.H3.Outlined(2, f.Theme.Ink), f.Theme.LitPaper, ui.Center)
}

// placeWord says on a plate what choosing it means: how far it is, or who comes there.
func (b *Board) placeWord(f *ui.Frame, v *table.View, spot rules.Spot, r ui.Rect) {
	s := known(v)
	words := ""
	switch s.Phase {
	case rules.Moving:
		words = lang.Number(distance(spot.Car(), s.Bandits[s.Bandit].Spot.Car()))
	case rules.Punching:
		words = lang.T("train/mark/lands")
	case rules.Placing:
		words = lang.T("train/mark/start")
	case rules.Leading:
		b.onPlate(f, r, "", sprites.IconLawStar)
		return
	}
	b.onPlate(f, r, words, 0)
}

func distance(a, z int) int {
	if a > z {
		return a - z
	}
	return z - a
}

// hint is a place where a card could lead.
type hint struct {
	spot  rules.Spot
	words string
	icon  sprites.ID
}

// hints shows where the chosen card could lead if it were resolved now. It is no promise: the choice falls when its turn
// comes.
func (b *Board) hints(f *ui.Frame, v *table.View) {
	if v.Moving() {
		return
	}
	for _, h := range b.couldGo(v) {
		f.Mark(ui.CouldMark, b.plan.plate(h.spot))
	}
}

func (b *Board) couldGo(v *table.View) []hint {
	s := known(v)
	prefix := v.Picker.Prefix()
	if s.Phase != rules.Scheming || !v.Asked() || !chosen(prefix, game.RefCard) || prefix[0].A != rules.ZoneHand || v.Viewer == game.NoSeat {
		return nil
	}
	hand := s.HandOf(v.Viewer)
	if int(prefix[0].C) >= len(hand) {
		return nil
	}
	c := hand[prefix[0].C].Face()
	if c.Bandit() >= int(s.Crew) {
		return nil
	}
	me := s.Bandits[c.Bandit()].Spot
	var list []hint
	switch c.Kind() {
	case rules.Move: // CE-40 to CE-42
		far := 1
		if me.Level() == rules.Roof {
			far = 3
		}
		for car := range int(s.Cars) {
			if n := distance(car, me.Car()); n > 0 && n <= far {
				list = append(list, hint{rules.At(car, me.Level()), lang.Number(n), 0})
			}
		}
	case rules.FloorChange: // CE-45
		list = append(list, hint{me ^ 1, "", sprites.IconLadder})
	case rules.Marshal: // CE-47
		for car := range int(s.Cars) {
			if distance(car, int(s.Sheriff)) == 1 {
				list = append(list, hint{rules.At(car, rules.Inside), "", sprites.IconLawStar})
			}
		}
	}
	return list
}

// picks makes figures and loot things to press and marks those that can be chosen: figures where they stand, unless that
// is too close for fingers; loot, and figures too close, in a row beside the car.
func (b *Board) picks(f *ui.Frame, v *table.View) {
	s := known(v)
	anchor := s.Bandits[int(s.Bandit)%rules.MaxBandits].Spot
	loot := b.lootToPick(v, s, anchor)
	row := b.crowded(s, v) || s.Phase == rules.Punching && len(loot) > 0
	var list []game.Ref
	for i := range int(s.Crew) {
		r := rules.PawnRef(i)
		mark := v.Mark(r)
		if mark == table.Barred && byPlace(v) {
			continue
		}
		if mark != table.Barred && row {
			list = append(list, r)
			continue
		}
		foot := b.foot(i)
		if !b.onTrain() {
			foot = b.placing(i)
		}
		b.pawnSpot(f, v, r, b.pawnBox(foot), mark)
	}
	if r := rules.MarshalRef(); !byPlace(v) || v.Mark(r) != table.Barred {
		b.pawnSpot(f, v, r, b.pawnBox(b.plan.marshal(int(b.now.Sheriff))), v.Mark(r))
	}
	if v.Asked() && b.onTrain() && !v.Moving() {
		b.aim(f, v)
		for _, r := range list {
			if v.Mark(r) == table.Selected {
				f.Mark(ui.CoralMark, b.pawnBox(b.foot(int(r.A))))
			} else {
				f.Mark(ui.TargetMark, b.pawnBox(b.foot(int(r.A))))
			}
		}
	}
	b.row(f, v, append(list, loot...), anchor)
}

// lootToPick lists the loot that can be tapped now: on the floor, or what the one who is punched owns. Where a place is
// to be tapped next nothing must lie over it.
func (b *Board) lootToPick(v *table.View, s *rules.State, anchor rules.Spot) []game.Ref {
	if !v.Asked() {
		return nil
	}
	var can []game.Ref
	put := func(r game.Ref) {
		if v.Mark(r) != table.Barred {
			can = append(can, r)
		}
	}
	switch prefix := v.Picker.Prefix(); s.Phase {
	case rules.Robbing, rules.Picking:
		for _, t := range lying(s, anchor) {
			put(rules.TokenRef(int(anchor), t.kind, t.i))
		}
	case rules.Punching:
		for _, r := range v.Picker.Next(nil) {
			if r.Kind == game.RefPlace {
				return nil
			}
		}
		if len(prefix) > 0 {
			for kind := rules.Purse; kind <= rules.Strongbox; kind++ {
				put(rules.TokenRef(rules.OnCard+int(prefix[0].A), kind, 0))
			}
		}
	}
	return can
}

// crowded tells whether two of those who can be chosen stand within a finger's width of each other.
func (b *Board) crowded(s *rules.State, v *table.View) bool {
	if !b.onTrain() || !v.Asked() || s.Phase == rules.Punching && len(v.Picker.Prefix()) > 0 {
		return false
	}
	for i := range int(s.Crew) {
		for k := range i {
			if v.Mark(rules.PawnRef(i)) == table.Barred || v.Mark(rules.PawnRef(k)) == table.Barred {
				continue
			}
			p, q := b.foot(i), b.foot(k)
			if math.Abs(p.X-q.X) < finger && math.Abs(p.Y-q.Y) < finger {
				return true
			}
		}
	}
	return false
}

func (b *Board) pawnSpot(f *ui.Frame, v *table.View, r game.Ref, box ui.Rect, mark table.Mark) {
	target := box
	if target.W < finger {
		target = target.Pad(-(finger-target.W)/2, 0, -(finger-target.W)/2, 0)
	}
	if target.H < finger {
		target = target.Pad(0, target.H-finger, 0, 0)
	}
	z := 1 // who can be chosen lies over all others
	if mark == table.Barred {
		z = 0
	}
	v.SpotAbove(f, r, target, z, 0)
	if v.Moving() || !v.Asked() {
		return
	}
	enemy := known(v).Phase == rules.Firing || known(v).Phase == rules.Punching
	switch {
	case mark == table.Selected && enemy:
		f.Mark(ui.CoralMark, box)
	case mark == table.Selected:
		f.Mark(ui.SelectedMark, box)
	case mark != table.Barred && enemy:
		f.Mark(ui.TargetMark, box)
	case mark != table.Barred:
		f.Mark(ui.ChoiceMark, box)
	}
}

// aim draws a dashed line from the one who acts to the target that was tapped.
func (b *Board) aim(f *ui.Frame, v *table.View) {
	s := known(v)
	prefix := v.Picker.Prefix()
	if s.Phase != rules.Firing || !chosen(prefix, game.RefPawn) {
		return
	}
	from, to := b.chest(rules.PawnRef(int(s.Bandit))), b.chest(prefix[0])
	way := to.Sub(from)
	if n := from.Dist(to); n > 40 {
		from, to = from.Add(ui.Point{X: way.X * 20 / n, Y: way.Y * 20 / n}), to.Sub(ui.Point{X: way.X * 20 / n, Y: way.Y * 20 / n})
	}
	f.Dashes(from, to, 6, 12, 8, 0, f.Theme.Ink)
	f.Dashes(from, to, 3, 12, 8, 0, f.Theme.Coral)
	f.PushTurn(to, math.Atan2(way.Y, way.X)*180/math.Pi)
	f.SpriteAt(sprites.UIAimHead, to, .8)
	f.Pop()
}
