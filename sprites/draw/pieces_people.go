package draw

// bustSize is the side of a portrait, bustChamfer what its frame cuts off the corners.
const bustSize, bustChamfer = 200, 12

// Portraits is everybody's bust, cut to the shape of its frame, and the frames that go over it.
func Portraits(Icons) []Piece {
	shape := polygon(box(0, 0, bustSize, bustSize, bustChamfer))
	var out []Piece
	for _, p := range Everybody() {
		out = append(out, Piece{
			Name: "portrait/" + p.ID,
			Box:  Box{0, 0, bustSize, bustSize},
			Body: clip(shape, Portrait(p)),
		})
	}
	return append(out, bustFrames()...)
}

// bustFrames are the frames of portraits. They are scaled with the portrait, so that there are two sizes, for one
// weight of line: bust/… for portraits of 90 dp and more, bust/small/… for those below.
func bustFrames() []Piece {
	var out []Piece
	for _, size := range []struct {
		prefix string
		side   float64
	}{{"bust", 128}, {"bust/small", 64}} {
		side := size.side
		margin := 8.0
		shape := polygon(box(0, 0, side, side, max(3, side*.06)))
		ink := outline(shape, Ink, max(2.4, side*.045))
		piece := func(name, body string) {
			out = append(out, Piece{Name: size.prefix + name, Pivot: Point{0, 0},
				Box: Box{-margin, -margin, side + 2*margin, side + 2*margin}, Body: body})
		}
		piece("/frame", ink)
		piece("/veil", veil(shape, PaperOld, .42)+ink)
		for _, s := range Seats {
			ring := outline(shape, s.Colour, max(1.6, side*.028))
			if s.Rim != "" {
				ring = outline(shape, s.Rim, max(2, side*.032)) + outline(shape, s.Colour, max(1, side*.014))
			}
			piece("/frame/"+s.Name, ink+ring)
		}
	}
	return out
}
