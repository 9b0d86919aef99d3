package saloon

import (
	"strings"

	"drygulch/game"
	"drygulch/scenes/lang"
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
