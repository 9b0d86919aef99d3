package saloon

import (
	"cmp"
	"math"
	"slices"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// figure is the height of the drawn pawns in dp.
const figure = 96.0

// pawnScale is the size of the pawns on the map.
func (p *plan) pawnScale() float64 {
	if p.tall() {
		return math.Max(.5*p.scale, .34)
	}
	return math.Max(.75*p.scale, .34)
}

// circleOf is the circle of its position on which a seat's pawn stands. Nobody makes room for a newcomer.
func (b *Board) circleOf(seat game.Seat) int {
	b.stand()
	return b.circles[seat].circle
}

// circle is where a pawn stands.
type circle struct {
	pos    rules.Position
	circle int
}

// stand gives a circle to every pawn that has come to another position: of the free ones that which lies farthest from
// the sign.
func (b *Board) stand() {
	for seat := range game.Seat(b.now.Seats) {
		pos := b.now.Where[seat]
		if b.circles[seat].pos == pos || len(b.plan.places[pos].spots) == 0 {
			continue
		}
		place, best, most := &b.plan.places[pos], 0, -1.0
		for i, at := range place.spots {
			far := at.Dist(place.sign.Center())
			if far > most && !b.taken(seat, circle{pos, i}) {
				best, most = i, far
			}
		}
		b.circles[seat] = circle{pos, best}
	}
}

// taken tells whether somebody else stands on a circle.
func (b *Board) taken(but game.Seat, at circle) bool {
	for seat := range game.Seat(b.now.Seats) {
		if seat != but && b.circles[seat] == at && b.now.Where[seat] == at.pos {
			return true
		}
	}
	return false
}

// foot is where a seat's pawn stands.
func (b *Board) foot(seat game.Seat) ui.Point {
	pos := b.now.Where[seat]
	spots := b.plan.places[pos].spots
	if len(spots) == 0 {
		return b.plan.seat(seat)
	}
	return spots[min(b.circleOf(seat), len(spots)-1)]
}

// chest is the middle of a seat's figure; of one that is not on the map its panel.
func (b *Board) chest(seat game.Seat) ui.Point {
	if seat < 0 || int(seat) >= int(b.now.Seats) || b.now.Where[seat] == rules.Nowhere {
		return b.plan.seat(seat)
	}
	return b.foot(seat).Sub(ui.Point{Y: figure * .5 * b.plan.pawnScale()})
}

// pawns draws everybody, those at the back first.
func (b *Board) pawns(f *ui.Frame, v *table.View) {
	var order []game.Seat
	for seat := range game.Seat(b.now.Seats) {
		if b.now.Where[seat] != rules.Nowhere && !b.walks(seat) {
			order = append(order, seat)
		}
	}
	slices.SortStableFunc(order, func(x, y game.Seat) int { return cmp.Compare(b.foot(x).Y, b.foot(y).Y) })
	for z, seat := range order {
		b.pawn(f, v, seat, z)
	}
}

// walks tells whether a seat's pawn is on its way.
func (b *Board) walks(seat game.Seat) bool {
	return slices.ContainsFunc(b.fx, func(e *effect) bool { return e.walker && e.seat == seat })
}

// pawn draws a standing pawn and makes it something to press while it can be aimed at.
func (b *Board) pawn(f *ui.Frame, v *table.View, seat game.Seat, z int) {
	at, k := b.foot(seat), b.plan.pawnScale()
	ref := rules.PawnRef(seat)
	mark := v.Mark(ref)
	body := ui.Rect{X: at.X - 24*k, Y: at.Y - figure*k, W: 48 * k, H: (figure + 8) * k}
	if mark != table.Barred {
		v.SpotAbove(f, ref, ui.Around(body.Center(), math.Max(body.W, finger), math.Max(body.H, finger)), 1+z, 0)
	}
	look := v.Look(seat)
	switch {
	case b.now.Turn == seat && b.now.Phase != rules.Over:
		f.Tinted(pawnRing, ringAt(at, k), f.Theme.Lamp)
	case v.Mine(seat):
		f.Tinted(pawnRing, ringAt(at, k), f.Theme.LitPaper)
	}
	if b.now.Restricted.Has(seat) {
		f.SpriteAt(sprites.SaloonRestricted, at, k)
	}
	b.figure(f, look, seat, at, k)
	if b.now.Restricted.Has(seat) {
		f.SpriteAt(sprites.SaloonBadgeRestricted, at.Add(ui.Point{X: 26 * k, Y: -14 * k}), math.Max(k, .6))
	}
	if b.now.Teams > 0 {
		b.teamMark(f, ui.Around(at.Add(ui.Point{X: -26 * k, Y: -8 * k}), math.Max(22*k, 16), math.Max(22*k, 16)), b.now.Side(seat))
	}
	b.pawnMark(f, v, seat, mark, body)
}

// pawnMark frames a pawn by what it has to do with the choice or the danger of the moment.
func (b *Board) pawnMark(f *ui.Frame, v *table.View, seat game.Seat, mark table.Mark, body ui.Rect) {
	choosing := v.Asked() && !v.Moving()
	if v.Mine(seat) {
		switch {
		case b.brawl.on() && b.brawl.attack.Targets.Has(seat):
			f.Mark(ui.TargetMark, body.Inset(-4))
		case choosing && mark == table.Selected:
			f.Mark(ui.SelectedMark, body.Inset(-2))
		case choosing && mark == table.Legal && len(v.Picker.Prefix()) > 0:
			f.Mark(ui.ChoiceMark, body.Inset(-4))
		}
		return
	}
	if mark == table.Barred { // his panel may be what is tapped
		mark = v.Mark(rules.SeatRef(seat))
	}
	switch {
	case choosing && (mark == table.Selected || b.drafted(v, seat)):
		f.Mark(ui.CoralMark, body.Inset(-2))
	case choosing && (mark == table.Legal && hostile(v) || inReach(v).Has(seat)), b.brawl.on() && b.brawl.attack.Targets.Has(seat):
		f.Mark(ui.TargetMark, body.Inset(-4))
	case choosing && mark == table.Legal:
		f.Mark(ui.ChoiceMark, body.Inset(-4))
	}
}

// inReach are those whom the viewer could attack in the way that he is just choosing, or in either way while he has
// tapped the weapon itself.
func inReach(v *table.View) (set game.Seats) {
	if !answering(v) {
		return 0
	}
	s := known(v)
	for _, r := range v.Picker.Next(nil) {
		switch {
		case r.Kind != game.RefChoice:
		case r.A == rules.ListGun:
			set |= s.Targets(v.Viewer, rules.Gun)
		case r.A == rules.ListMelee:
			set |= s.Targets(v.Viewer, rules.Melee)
		}
	}
	if a, ok := s.Attacking(); ok && s.Ask == rules.AskCounter { // aimed at the attacker alone (HN-112)
		set &= game.Only(a.By)
	}
	return set
}

// drafted tells whether the viewer has named a seat as a target of the attack that he puts together.
func (b *Board) drafted(v *table.View, seat game.Seat) bool {
	a, ok := drafting(v)
	return ok && a.Targets.Has(seat)
}

func ringAt(at ui.Point, k float64) ui.Rect {
	return ui.Around(at.Add(ui.Point{Y: -2 * k}), 70*k, 34*k)
}

// figure draws the pawn of a seat, looking into the room.
func (b *Board) figure(f *ui.Frame, look int, seat game.Seat, at ui.Point, k float64) {
	right := at.X < b.plan.room.Center().X
	f.SpriteAt(sprites.Pawn(look, person(b.now.Characters[seat]), right), at, k)
}

// person is the person of a character, by the name of his portrait.
func person(c rules.Character) string {
	if int(c) < len(rules.CharacterNames) {
		return rules.CharacterNames[c]
	}
	return ""
}

// pawnRing is the ring under a pawn, white to be tinted.
var pawnRing = piece("pawn/ring")
