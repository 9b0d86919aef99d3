package sprites

// MapLayout tells where things lie on the map of the Saloon in one shape. The
// floor saloon/room/<shape>, the positions saloon/place/<shape>/<name> and the
// arrows saloon/reach/<shape>/<from>/<to> all have the map's upper left corner,
// 0, 0, as their pivot. Lengths are in dp.
type MapLayout struct {
	Shape   string // "wide" or "tall"
	W, H    float64
	Places  []MapPlace
	Reaches []MapReach
}

// MapPlace is a position.
type MapPlace struct {
	Name   string // as in the rules, with a hyphen for the underscore: "card-table"
	Plate  Rect
	Orange bool   // may be entered under Restricted Movement
	Spots  []Spot // the middles of the circles that pawns stand on
	Sign   Rect   // the room for the sign with its name, shield and blast
	Hang   Hang   // where a sign that is shorter than its room hangs
}

// Spot is a point on a map.
type Spot struct{ X, Y float64 }

// Hang is the side of its room at which a sign hangs.
type Hang uint8

const (
	HangLeft Hang = iota
	HangMiddle
	HangRight
)

// MapReach is an arrow: who stands at From reaches To with a melee attack, and
// the other way round if it has two heads.
type MapReach struct {
	From, To string
	Both     bool
}

// SaloonMap returns the layout of the Saloon's map in a shape, "wide" or "tall";
// the zero layout if there is none.
func SaloonMap(shape string) MapLayout {
	for _, m := range mapLayouts {
		if m.Shape == shape {
			return m
		}
	}
	return MapLayout{}
}
