package saloon

import (
	"math"
	"strings"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// The room: its floor, the nine positions, who reaches whom, and the signs.

// drawn are the pieces of the room in one shape: the floor, the positions, the arrows.
type drawn struct {
	floor  sprites.ID
	grow   float64 // by which the floor was baked smaller
	places [rules.Doors + 1]sprites.ID
	reach  []sprites.ID // as in the chart
}

var drawnRooms = [len(charts)]drawn{drawnAs(0, 4.0/3), drawnAs(1, 1)}

func drawnAs(i int, grow float64) drawn {
	m := &charts[i]
	d := drawn{floor: piece("saloon/room/" + m.Shape), grow: grow}
	for _, p := range m.Places {
		d.places[positionNamed(p.Name)] = piece("saloon/place/" + m.Shape + "/" + p.Name)
	}
	for _, r := range m.Reaches {
		d.reach = append(d.reach, piece("saloon/reach/"+m.Shape+"/"+r.From+"/"+r.To))
	}
	return d
}

// piece finds a drawn piece by name; a test asks that every name used here exists.
func piece(name string) sprites.ID {
	id, ok := sprites.Named(name)
	if !ok {
		missing = append(missing, name)
	}
	return id
}

var missing []string

func (p *plan) drawn() *drawn {
	if p.tall() {
		return &drawnRooms[1]
	}
	return &drawnRooms[0]
}

// room draws the boards round the map and the map without what moves.
func (b *Board) room(f *ui.Frame) {
	p := &b.plan
	all := ui.Rect{X: 0, Y: p.area.Y, W: f.Layout.W, H: p.area.H}
	f.Layer("saloon/room", all, func() {
		if f.Theme.Plain {
			f.Rect(all, f.Theme.Deep)
			b.plainRoom(f)
			return
		}
		f.PushClip(all)
		f.Tile(sprites.ShowdownRoom, all, f.Theme.LitPaper)
		f.Pop()
		f.PushClip(p.room)
		d, at := p.drawn(), ui.Point{X: p.room.X, Y: p.room.Y}
		f.SpriteAt(d.floor, at, d.grow*p.scale)
		for _, id := range d.places[rules.Open:] {
			f.SpriteAt(id, at, p.scale)
		}
		for _, id := range d.reach {
			f.SpriteAt(id, at, p.scale)
		}
		f.Pop()
		f.Border(p.room, 2.4, f.Theme.Ink)
	})
}

// plainRoom is the map in high contrast: floors, frames and arrows as they are meant.
func (b *Board) plainRoom(f *ui.Frame) {
	p := &b.plan
	f.Rect(p.room, f.Theme.Wood)
	for i := rules.Open; i <= rules.Doors; i++ {
		f.Rect(p.places[i].plate, f.Theme.Deep)
		if rules.Places[i].Orange {
			f.DashedBox(p.places[i].plate, 3, 11, 5, f.Theme.Orange)
		} else {
			f.Border(p.places[i].plate, 2, f.Theme.Paper)
		}
	}
	for _, id := range p.drawn().reach {
		f.SpriteAt(id, ui.Point{X: p.room.X, Y: p.room.Y}, p.scale)
	}
}

// glyphs are the signs of what a position gives beside shield and blast.
var glyphs = [...]sprites.ID{rules.Bar: sprites.IconHeartPlus, rules.Piano: sprites.IconHeavyBullets, rules.Balcony: sprites.IconFalling, rules.Doors: 0}

// signs makes the positions things to press, marks those that can be moved to, and hangs up their signs.
func (b *Board) signs(f *ui.Frame, v *table.View) {
	p := &b.plan
	for i := rules.Open; i <= rules.Doors; i++ {
		a := &p.places[i]
		ref := rules.PositionRef(i)
		mark := v.Spot(f, ref, a.hit)
		may := v.Asked() && !v.Moving()
		b.spots(f, i, may && (mark == table.Legal || mark == table.Other))
		switch {
		case !may:
		case mark == table.Selected:
			f.Mark(ui.SelectedMark, a.plate)
		case mark == table.Legal:
			f.Mark(ui.LegalMark, a.plate)
		}
		b.sign(f, v, i)
	}
}

// spots draws where pawns can still stand.
func (b *Board) spots(f *ui.Frame, pos rules.Position, legal bool) {
	p := &b.plan
	a := &p.places[pos]
	taken := map[int]bool{}
	for _, seat := range b.standing(pos) {
		taken[b.circleOf(seat)] = true
	}
	id, k := sprites.SaloonSpot, p.scale
	if p.tall() {
		k *= .72
	}
	if legal {
		id = sprites.SaloonSpotLegal
	}
	for i, at := range a.spots {
		if !taken[i] {
			f.SpriteAt(id, at, k)
		}
	}
}

// sign hangs up a position's name, with what it gives, its shield and its blast. Where there is no room for all in a row
// shield and blast hang under the name.
func (b *Board) sign(f *ui.Frame, v *table.View, pos rules.Position) {
	p := &b.plan
	a, place := &p.places[pos], &rules.Places[pos]
	h := math.Max(a.sign.H, 20)
	side := h * .98
	glyph := sprites.ID(0)
	if int(pos) < len(glyphs) {
		glyph = glyphs[pos]
	}
	marks := 2 * side
	inRow := glyph != 0 && !p.tall()
	if inRow {
		marks += side * .86
	}
	size := math.Max(ui.MinSize, math.Min(14*p.scale*p.text, h*.62)) / f.Layout.Text
	st := ui.H3.At(size)
	room := a.sign.W - marks - 10
	name := placeName(pos)
	if p.tall() || f.UI.TextWidth(name, st) > room {
		name = placeShort(pos)
	}
	under := f.UI.TextWidth(name, st.At(ui.MinSize/f.Layout.Text)) > room+8
	if under {
		room, marks, inRow = a.sign.W-10, 0, false
	}
	w := math.Min(f.UI.TextWidth(name, st), math.Max(room, 1)) + marks + 14
	if p.tall() {
		w = a.sign.W
	}
	r := ui.Rect{X: a.sign.X, Y: a.sign.Y, W: w, H: h}
	switch a.hang {
	case sprites.HangMiddle:
		r.X = a.sign.Center().X - w/2
	case sprites.HangRight:
		r.X = a.sign.Right() - w
	}
	if f.Theme.Plain {
		f.Rect(r, f.Theme.Paper)
	} else {
		f.Nine(sprites.SaloonSign, r)
	}
	in := r.Pad(7, 0, 1, 0)
	row := &in
	if under {
		in = r.Pad(5, 0, 5, 0)
		low := ui.Rect{X: r.X, Y: r.Bottom() - 2, W: math.Max(r.W, 2*side), H: side}
		row = &low
	}
	blast := row.CutRight(side)
	shield := row.CutRight(side * .96)
	if inRow {
		f.Icon(glyph, in.CutRight(side*.86).Place(side*.62, side*.62, ui.Center), f.Theme.Barn)
	}
	f.Text(in, name, st, f.Theme.Ink, ui.Left)
	b.shield(f, shield, int(place.Shield))
	b.blast(f, blast, int(place.Blast))
	if glyph != 0 && !inRow {
		at := ui.Rect{X: r.X + 3, Y: r.Bottom() + 1, W: 18, H: 18}
		f.Icon(glyph, at, f.Theme.LitPaper)
	}
}

// shield draws a shield with its figure.
func (b *Board) shield(f *ui.Frame, r ui.Rect, n int) {
	id, on := sprites.SaloonShield, f.Theme.LitPaper
	if n == 0 {
		id, on = sprites.SaloonShieldNone, f.Theme.Ink
	}
	k := math.Min(r.W, r.H)
	f.SpriteAt(id, r.Center(), k/30)
	f.Text(r, lang.Number(n), within(f, k*.52), on, ui.Center)
}

// blast draws a burst with its figure.
func (b *Board) blast(f *ui.Frame, r ui.Rect, n int) {
	id, on := sprites.SaloonBlast, f.Theme.Ink
	switch {
	case n == 0:
		id = sprites.SaloonBlastNone
	case n < 0:
		id, on = sprites.SaloonBlastMinus, f.Theme.LitPaper
	}
	k := math.Min(r.W, r.H)
	f.SpriteAt(id, r.Center(), k/34)
	f.Text(r, signed(n), within(f, k*.44), on, ui.Center)
}

// signed is a figure with its sign: "+2", "−2", "0".
func signed(n int) string {
	switch {
	case n > 0:
		return lang.T("saloon/plus", n)
	case n < 0:
		return lang.T("saloon/minus", -n)
	}
	return lang.Number(n)
}

// within is a figure of so many dp at every text scale: one that stands in something drawn.
func within(f *ui.Frame, size float64) ui.Style {
	return ui.H3.At(math.Max(size, ui.MinSize) / f.Layout.Text)
}

// gives tells in words what a position is good for.
func gives(pos rules.Position) string {
	place := &rules.Places[pos]
	parts := []string{lang.T("saloon/gives/cover", int(place.Shield), signed(int(place.Blast)))}
	if pos == rules.Open {
		parts = []string{lang.T("saloon/gives/open")}
	}
	switch pos {
	case rules.Bar, rules.Piano, rules.Balcony:
		parts = append(parts, lang.T("saloon/gives/"+place.Name))
	}
	return strings.Join(parts, " ")
}

// hitting tells in words who can be hit with fists from a position, and from where its people are hit.
func hitting(pos rules.Position) string {
	var to, from []string
	for i := rules.Open; i <= rules.Doors; i++ {
		if i == pos {
			continue
		}
		if rules.Reaches(pos, i) {
			to = append(to, placeName(i))
		}
		if rules.Reaches(i, pos) {
			from = append(from, placeName(i))
		}
	}
	words := lang.T("saloon/reach/none")
	if len(to) > 0 {
		words = lang.T("saloon/reach/to", join(to))
	}
	if len(from) == 0 {
		return words + " " + lang.T("saloon/reach/safe")
	}
	return words + " " + lang.T("saloon/reach/from", join(from))
}

// join lists names in a sentence.
func join(names []string) string {
	words := names[0]
	for _, n := range names[1:] {
		words = lang.T("saloon/list", words, n)
	}
	return words
}

// standing are the seats at a position, by seat.
func (b *Board) standing(pos rules.Position) []game.Seat {
	var list []game.Seat
	for seat := range game.Seat(b.now.Seats) {
		if b.now.Where[seat] == pos {
			list = append(list, seat)
		}
	}
	return list
}
